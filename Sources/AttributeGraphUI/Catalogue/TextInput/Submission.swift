/// The kinds of fields whose text is submitted.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// One bit for each kind of field.
  public let rawValue: Int

  /// The kinds with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Runs an action when a person submits a text inside.
nonisolated struct _SubmitModifier: PrimitiveViewModifier {
  let triggers: SubmitTriggers
  let action: () -> Void

  /// Makes the listener for the fields inside, which passes a submission on to the enclosing listener.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    let listener = SubmitListener { latest.value.map { ($0.triggers, $0.action) } }
    var inside = inputs.inside(position)
    inside.environment = EnvironmentScope(inside: inputs.environment, at: position) { inherited in
      var values = inherited
      listener.parent = values.submitListener
      values.submitListener = listener
      return values
    }
    return body(inside)
  }
}

/// Receives the submissions of fields.
@MainActor
final class SubmitListener {
  private let current: () -> (triggers: SubmitTriggers, action: () -> Void)?
  /// The enclosing listener, which is notified first.
  var parent: SubmitListener?

  /// Makes a listener; the closure returns the kinds of fields whose submissions it receives, and the action.
  init(_ current: @escaping () -> (triggers: SubmitTriggers, action: () -> Void)?) { self.current = current }

  /// Notifies the listeners of a submission, from the outside in, as SwiftUI does.
  ///
  /// A listener of other fields ends the submission: those around it are not notified.
  func submit(_ trigger: SubmitTriggers) {
    guard let (triggers, action) = current(), triggers.contains(trigger) else { return }
    parent?.submit(trigger)
    action()
  }
}

/// The label of the key that submits a text; a host reports it.
public struct SubmitLabel: Hashable, Sendable {
  private enum Kind: Hashable { case done, go, send, join, route, search, `return`, next, `continue` }
  private let kind: Kind

  /// "Done".
  public static let done = SubmitLabel(kind: .done)
  /// "Go".
  public static let go = SubmitLabel(kind: .go)
  /// "Send".
  public static let send = SubmitLabel(kind: .send)
  /// "Join".
  public static let join = SubmitLabel(kind: .join)
  /// "Route".
  public static let route = SubmitLabel(kind: .route)
  /// "Search".
  public static let search = SubmitLabel(kind: .search)
  /// "Return".
  public static let `return` = SubmitLabel(kind: .return)
  /// "Next".
  public static let next = SubmitLabel(kind: .next)
  /// "Continue".
  public static let `continue` = SubmitLabel(kind: .continue)
}

extension EnvironmentValues {
  private enum ListenerKey: EnvironmentKey { static var defaultValue: SubmitListener? { nil } }
  private enum TriggerKey: EnvironmentKey { static var defaultValue: SubmitTriggers { .text } }
  private enum LabelKey: EnvironmentKey { static var defaultValue: SubmitLabel? { nil } }

  /// Receives the submissions of fields.
  var submitListener: SubmitListener? {
    get { self[ListenerKey.self] }
    set { self[ListenerKey.self] = newValue }
  }

  /// The kind of submission of the fields inside.
  var submitTrigger: SubmitTriggers {
    get { self[TriggerKey.self] }
    set { self[TriggerKey.self] = newValue }
  }

  /// The label of the key that submits a text; nil if no modifier sets it.
  var submitLabel: SubmitLabel? {
    get { self[LabelKey.self] }
    set { self[LabelKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when a person submits the text of a field inside: `ViewHost.submit(_:)`, or for search fields
  /// `submitSearch()`.
  ///
  /// The actions of nested modifiers all run, from the outside in. A modifier for other kinds of fields ends the
  /// submission, so that those around it do not run.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(_SubmitModifier(triggers: triggers, action: action))
  }

  /// Stops submissions of the fields inside: they do not reach enclosing modifiers.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitListener) { if isBlocking { $0 = nil } }
  }

  /// Sets the label of the key that submits the texts inside.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }
}
