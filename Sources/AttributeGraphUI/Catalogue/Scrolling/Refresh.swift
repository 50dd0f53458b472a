import Foundation

/// The action of `refreshable`, which updates the content; a call waits for its end.
public struct RefreshAction: Sendable {
  let refresher: Refresher

  /// Runs the action and waits for its end.
  public func callAsFunction() async { await refresher.refresh() }
}

/// The action of a `refreshable` modifier, as the last evaluation of the body made it.
@MainActor
final class Refresher: Sendable {
  private let latest: Latest<_RefreshableModifier>

  init(_ latest: Latest<_RefreshableModifier>) { self.latest = latest }

  /// Runs the action; after the view has ended there is none.
  func refresh() async { await latest.value?.action() }
}

/// Sets the action that refreshes the content inside.
nonisolated struct _RefreshableModifier: PrimitiveViewModifier, CollectiveModifier {
  let action: @Sendable () async -> Void

  /// Puts the action into the environment; it is the same object for the lifetime of the modifier.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let action = RefreshAction(refresher: Refresher(modifier.latest()))
    var inside = inputs.inside(position)
    inside.environment = EnvironmentScope(inside: inputs.environment, at: position) { inherited in
      var values = inherited
      values.refresh = action
      return values
    }
    return body(inside)
  }
}

/// When scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, immediately, interactively, never }
  private let kind: Kind

  /// The system's choice: never.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
  /// As soon as a person scrolls.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
  /// When a person scrolls over the keyboard, which every scroll of a host does.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
  /// Never.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }

  /// Whether scrolling in a host dismisses the keyboard.
  var endsEditing: Bool { kind == .immediately || kind == .interactively }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
  private enum DismissKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
  }

  /// Refreshes the content; nil without a `refreshable` around the view.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// When scrolling dismisses the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissKeyboardKey.self] }
    set { self[DismissKeyboardKey.self] = newValue }
  }
}

/// The environment of a scroll view, for actions of a person.
@MainActor
final class ScrollSurroundings: Ending {
  private var scope: EnvironmentScope?

  init(in scope: EnvironmentScope) { self.scope = scope }

  /// Refreshes the content; nil without a `refreshable` around the scroll view.
  var refresh: RefreshAction? { scope?.values.refresh }

  /// Whether scrolling by a person ends editing.
  var endsEditing: Bool { scope?.values.scrollDismissesKeyboardMode.endsEditing == true }

  func end() { scope = nil }
}

/// Whether a refresh that a host started has ended.
@MainActor
private final class RefreshProgress {
  private(set) var isOver = false

  /// Records the end.
  func end() { isOver = true }
}

extension ScrollNode {
  /// Scrolls to a point of the content as a person does, where one can; a field may be left by it.
  func scrollByPerson(to offset: CGPoint) {
    guard isScrollEnabled() else { return }
    if position.owned(ScrollSurroundings.self)?.endsEditing == true { runtime.editing?.leave() }
    scroll(to: offset)
  }
}

extension View {
  /// Sets the action that refreshes the content inside. It runs when a person pulls down a scroll view or a list
  /// inside, as `ViewHost.refresh(_:)` does, or when a view calls `\.refresh`.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_RefreshableModifier(action: action))
  }

  /// Sets when scrolling a scroll view inside dismisses the keyboard, so that the text field loses focus.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension ViewHost {
  /// Pulls down a scroll view or a list, waits until it was refreshed, and shows the frames that follow. Without a
  /// target, it is the first that can be refreshed.
  ///
  /// While the action waits for the host's clock, time passes.
  ///
  /// - Throws: `HostError` if there is no such scroll view, or no `refreshable` around it.
  public func refresh(_ target: ControlTarget? = nil) async throws(HostError) {
    let surroundings = try findContainer(target, kind: "scroll view that is refreshable") { position in
      position.owned(ScrollSurroundings.self).flatMap { $0.refresh == nil ? nil : $0 }
    }
    guard let action = surroundings.refresh else { return }
    let progress = RefreshProgress()
    let task = Task(executorPreference: MainQueueExecutor.shared) { [refresher = action.refresher] in
      await refresher.refresh()
      await progress.end()
    }
    await settle()
    while !progress.isOver, let next = nextDeadline {
      clock.advance(to: next)
      await settle()
    }
    await task.value
    await settle()
  }
}
