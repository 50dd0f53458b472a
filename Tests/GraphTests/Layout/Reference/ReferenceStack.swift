import Foundation

/// A stack and how it divides its space.
struct ReferenceStack {
  /// A view, its proposal, and its size.
  typealias Share = (view: ReferenceLayout.View, proposal: ReferenceLayout.Proposal, size: SIMD2<Double>)

  let axis: Int
  let views: [ReferenceLayout.View]
  /// The distances between neighbours.
  let gaps: [Double]

  init(axis: Int, spacing: Double?, views: [ReferenceLayout.View]) {
    self.axis = axis
    self.views = views
    gaps = zip(views, views.dropFirst()).map { one, next in
      if let spacing { return spacing }
      return one.isClose(along: axis, atEnd: true) || next.isClose(along: axis, atEnd: false) ? 0 : 8
    }
  }

  /// The proposal to each view, and its size.
  func shares(_ proposal: ReferenceLayout.Proposal) -> [Share] {
    func offer(_ length: Double?) -> ReferenceLayout.Proposal {
      var offer = proposal
      offer[axis] = length
      return offer
    }
    let offers = Self.offers(
      of: proposal[axis], gaps: gaps.reduce(0, +), priorities: views.map(\.priority)
    ) { index, length in views[index].size(offer(length))[axis] }
    return zip(views, offers).map { view, length in (view, offer(length), view.size(offer(length))) }
  }

  /// The length that each of several members of a row is proposed, by the lengths that they answer.
  static func offers(
    of length: Double?, gaps: Double, priorities: [Double], answer: (Int, Double?) -> Double
  ) -> [Double?] {
    guard let length else { return priorities.map { _ in nil } }
    var left = max(length - gaps, 0)
    let ranges = priorities.indices.map { (least: answer($0, 0), most: answer($0, .infinity)) }
    // Order of service: the higher priority, then the smaller flexibility, then (both infinite) the larger minimum.
    let order = priorities.indices.sorted { one, other in
      let (first, second) = (ranges[one], ranges[other])
      if priorities[one] != priorities[other] { return priorities[one] > priorities[other] }
      let flexibility = (
        first.most == first.least ? 0 : first.most - first.least,
        second.most == second.least ? 0 : second.most - second.least
      )
      if flexibility.0 != flexibility.1 { return flexibility.0 < flexibility.1 }
      if flexibility.0 == .infinity, first.least != second.least { return first.least > second.least }
      return one < other
    }
    var offers = priorities.map { _ in Double?.none }
    for priority in Set(priorities).sorted(by: >) {
      let members = order.filter { priorities[$0] == priority }
      let reserved = priorities.indices.filter { priorities[$0] < priority }.reduce(0) { $0 + ranges[$1].least }
      for (served, index) in members.enumerated() {
        let offer = left == .infinity ? left : max((left - reserved) / Double(members.count - served), 0)
        offers[index] = offer
        left = left == .infinity ? .infinity : left - answer(index, offer)
      }
    }
    return offers
  }
}
