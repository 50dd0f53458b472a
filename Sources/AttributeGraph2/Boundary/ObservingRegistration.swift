#if canImport(Observation)
import Observation
import Synchronization

/// The registration of an evaluation with the objects that it has read: the first change notifies its inbox.
///
/// Objects keep a registration until they change, and no call withdraws it. So this one registers with itself too: to
/// withdraw it pretends to change, which ends the registration with all objects.
final class ObservingRegistration: Observable, Sendable {
  let number: Inbox.Number
  private let inbox: Inbox
  private let registrar = ObservationRegistrar()
  private let isWithdrawn = Atomic(false)

  init(number: Inbox.Number, inbox: Inbox) {
    self.number = number
    self.inbox = inbox
  }

  /// The property that pretends to be read and to change.
  private var presence: Void { () }

  /// Registers with itself, as one of the objects that are being read.
  func enter() { registrar.access(self, keyPath: \.presence) }

  /// Notifies the inbox of a change, unless it was withdrawn.
  func noteChange() {
    if !isWithdrawn.load(ordering: .acquiring) { inbox.leave(.invalidation, about: number) }
  }

  /// Ends the registration with all objects.
  func withdraw() {
    isWithdrawn.store(true, ordering: .releasing)
    registrar.willSet(self, keyPath: \.presence)
  }
}
#endif
