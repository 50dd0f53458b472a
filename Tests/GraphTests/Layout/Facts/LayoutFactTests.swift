import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// A way to lay out the tree of a fact.
enum LayoutDriver: CaseIterable, Sendable {
  /// Views in a host.
  case mounted
  /// The rules of `Layout/Algorithms` alone.
  case rules
  /// The plain recursive layout that shares no code with the library.
  case reference

  /// Lays out the tree of a fact.
  ///
  /// - Throws: `LayoutTree.HasNoRule` where a node of the library does what no rule does.
  @MainActor
  func outcome(of fact: LayoutFact) throws -> LayoutOutcome {
    switch self {
    case .mounted: fact.mountedOutcome
    case .rules: try fact.ruleOutcome
    case .reference: fact.referenceOutcome
    }
  }
}

/// Every fact of the table, by each driver that can express it.
@MainActor
struct `Layout facts` {
  nonisolated static func facts(of driver: LayoutDriver) -> [LayoutFact] {
    LayoutFact.all.filter { $0.omissions[driver] == nil }
  }

  private func check(_ fact: LayoutFact, by driver: LayoutDriver) throws {
    guard let difference = try fact.difference(from: driver.outcome(of: fact)) else { return }
    Testing.Issue.record("\(fact.testDescription): \(difference)")
  }

  @Test(arguments: facts(of: .mounted)) func `mounted in a host`(fact: LayoutFact) throws {
    try check(fact, by: .mounted)
  }

  @Test(arguments: facts(of: .rules)) func `by the rules alone`(fact: LayoutFact) throws {
    try check(fact, by: .rules)
  }

  @Test(arguments: facts(of: .reference)) func `by the reference layout`(fact: LayoutFact) throws {
    try check(fact, by: .reference)
  }

  @Test func `every fact is mounted`() {
    #expect(Self.facts(of: .mounted).map(\.testDescription) == LayoutFact.all.map(\.testDescription))
    #expect(Set(LayoutFact.all.map(\.testDescription)).count == LayoutFact.all.count)
  }

  /// An omission does not outlive its reason: where a driver could run a fact, it has to.
  @Test(arguments: LayoutDriver.allCases) func `a driver omits only facts that it cannot express`(
    driver: LayoutDriver
  ) {
    for fact in LayoutFact.all where fact.omissions[driver] != nil {
      let outcome = try? driver.outcome(of: fact)
      #expect(outcome.flatMap { fact.difference(from: $0) == nil ? fact.testDescription : nil } == nil)
    }
  }
}

extension LayoutFact {
  /// The outcome as views in a host.
  @MainActor fileprivate var mountedOutcome: LayoutOutcome {
    let host = tree.host(in: room)
    let frames = frames.map(\.name).compactMap { name in
      host.frame(named: name).map { (name, SIMD4($0)) }
    }
    return LayoutOutcome(
      size: proposal.map { SIMD2(host.sizeThatFits($0)) }, frames: Dictionary(uniqueKeysWithValues: frames))
  }

  /// The outcome by the rules alone.
  @MainActor fileprivate var ruleOutcome: LayoutOutcome {
    get throws {
      guard let proposal else { throw LayoutTree.HasNoRule(kind: tree.kind) }
      let root = try tree.ruleView()
      let size = root.sizeThatFits(proposal)
      var outcome = LayoutOutcome(size: SIMD2(size), frames: [:])
      for (names, frame) in root.frames(size: size, proposal: proposal) {
        for name in names { outcome.frames[name] = SIMD4(frame) }
      }
      return outcome
    }
  }

  /// The outcome by the reference layout.
  fileprivate var referenceOutcome: LayoutOutcome {
    LayoutOutcome(size: ReferenceLayout.size(of: tree, in: room), frames: ReferenceLayout.frames(of: tree, in: room))
  }

  /// What the tree is proposed; nil where the room is a screen.
  private var proposal: ProposedViewSize? {
    guard case .proposal(let width, let height) = room else { return nil }
    return ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
  }
}

extension SIMD2<Double> {
  fileprivate init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension SIMD4<Double> {
  fileprivate init(_ frame: CGRect) {
    self.init(Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
  }
}
