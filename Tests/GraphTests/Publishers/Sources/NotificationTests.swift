import AttributeGraphUI
import Foundation
import TestSupport
import Testing

/// Publishers of notifications.
struct `Notifications` {
  private let center = NotificationCenter()
  private let name = Notification.Name("changed")

  @Test func `notifications of the name arrive as they are posted, until the cancellation`() {
    var log: [String] = []
    let sink = center.publisher(for: name).sink { log.append("\($0.userInfo?["n"] ?? "-")") }
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil)
    sink.cancel()
    center.post(name: name, object: nil)
    #expect(log == ["1", "-"])
  }

  @Test func `with a sender only its notifications arrive`() {
    final class Sender: NSObject {}
    let (one, other) = (Sender(), Sender())
    var count = 0
    let sink = center.publisher(for: name, object: one).sink { _ in count += 1 }
    center.post(name: name, object: other)
    center.post(name: name, object: one)
    center.post(name: name, object: nil)
    #expect(count == 1)
    _ = sink
  }

  @Test func `no more notifications arrive than requested, and the others are lost`() {
    let probe = Probe<Notification, Never>(asking: .max(1)) { _ in .none }
    center.publisher(for: name).subscribe(probe)
    for _ in 1...3 { center.post(name: name, object: nil) }
    #expect(probe.log.count == 2)
    probe.subscription?.request(.max(1))
    #expect(probe.log.count == 2)
    center.post(name: name, object: nil)
    #expect(probe.log.count == 3)
    probe.subscription?.cancel()
  }

  @Test func `the observer is added at the subscription, and the subscriber is released`() {
    var gone = 0
    var cancellable: AnyCancellable?
    do {
      let farewell = Farewell { gone += 1 }
      cancellable = center.publisher(for: name).sink { _ in withExtendedLifetime(farewell) {} }
    }
    #expect(gone == 0)
    cancellable = nil
    #expect(gone == 1)
    _ = cancellable
  }

  @Test func `publishers of the same notifications are equal`() {
    #expect(center.publisher(for: name) == center.publisher(for: name))
    #expect(center.publisher(for: name) != NotificationCenter().publisher(for: name))
    #expect(center.publisher(for: name) != center.publisher(for: Notification.Name("other")))
    #expect(center.publisher(for: name) != center.publisher(for: name, object: center))
  }

  @Test func `requesting nothing traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let probe = Probe<Notification, Never>(asking: .none)
      NotificationCenter().publisher(for: Notification.Name("changed")).subscribe(probe)
      probe.subscription?.request(.none)
    }
    #expect(standardErrorText(of: result).contains("A subscription to notifications was asked for no value."))
  }
}
