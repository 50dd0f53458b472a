#if canImport(Observation)
import Observation
import Synchronization

/// The registration of an evaluation with the objects that it has read: the first change notifies its inbox.
///
/// Objects keep a registration until they change, and there is no call that takes it back. So this one registers with
/// itself too. To withdraw it pretends to change, which is the end of the registration with all objects.
final class ObservingRegistration: Observable, Sendable {
  /// Under which number word is left.
  let number: Inbox.Number
  private let inbox: Inbox
  private let registrar = ObservationRegistrar()
  private let isWithdrawn = Atomic(false)

  /// Makes a registration that nothing knows of yet.
  init(number: Inbox.Number, inbox: Inbox) {
    self.number = number
    self.inbox = inbox
  }

  /// The property that observers seem to read and that seems to change.
  private var presence: Void { () }

  /// Registers with itself, as one of the objects that are being read.
  func enter() { registrar.access(self, keyPath: \.presence) }

  /// Leaves word that something is about to change.
  func noteChange() {
    if !isWithdrawn.load(ordering: .acquiring) { inbox.leave(.news, about: number) }
  }

  /// Takes the registration back from all objects.
  func withdraw() {
    isWithdrawn.store(true, ordering: .releasing)
    registrar.willSet(self, keyPath: \.presence)
  }
}
#endif
