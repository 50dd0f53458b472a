/// Subscriptions in the order of their arrival, each found by its number.
///
/// A removal leaves a gap, and the gaps are closed when they are more than half. So thousands of views can unsubscribe
/// from one object in any order without moving all others each time.
struct OrderedSubscriptions<Element> {
  private var tickets: [UInt64] = []
  private var slots: [Element?] = []
  private var gaps = 0
  private var nextTicket: UInt64 = 0

  /// The subscriptions, in order.
  ///
  /// - Complexity: O(their number).
  var elements: [Element] { slots.compactMap { $0 } }

  /// Adds a subscription.
  ///
  /// - Returns: Its number.
  /// - Complexity: O(1) amortised.
  mutating func append(_ element: Element) -> UInt64 {
    defer { nextTicket += 1 }
    tickets.append(nextTicket)
    slots.append(element)
    return nextTicket
  }

  /// Removes the subscription of a number, if there is one.
  ///
  /// - Complexity: O(log *n*) amortised, *n* being the number of subscriptions.
  mutating func remove(_ ticket: UInt64) {
    var (low, high) = (0, tickets.count)
    while low < high {
      let middle = (low + high) / 2
      if tickets[middle] < ticket { low = middle + 1 } else { high = middle }
    }
    guard low < tickets.count, tickets[low] == ticket, slots[low] != nil else { return }
    slots[low] = nil
    gaps += 1
    if gaps > slots.count / 2 { closeGaps() }
  }

  private mutating func closeGaps() {
    let kept = slots.indices.filter { slots[$0] != nil }
    tickets = kept.map { tickets[$0] }
    slots = kept.map { slots[$0] }
    gaps = 0
  }
}
