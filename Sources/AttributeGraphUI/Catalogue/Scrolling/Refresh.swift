import Foundation

/// Brings what is shown up to date, as `refreshable` says; the action waits until that is done.
public struct RefreshAction: Sendable {
  let refresher: Refresher

  /// Runs the action and waits for its end.
  public func callAsFunction() async { await refresher.refresh() }
}

/// The action of a `refreshable` modifier, as the body made it last.
@MainActor
final class Refresher: Sendable {
  private let latest: Latest<_RefreshableModifier>

  init(_ latest: Latest<_RefreshableModifier>) { self.latest = latest }

  /// Runs the action; after the end of the view there is none.
  func refresh() async { await latest.value?.action() }
}

/// Says how what is shown inside is brought up to date.
nonisolated struct _RefreshableModifier: PrimitiveViewModifier {
  let action: @Sendable () async -> Void

  /// Puts the action into the environment: the same one for as long as the modifier is there.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let action = RefreshAction(refresher: Refresher(modifier.latest()))
    var inside = inputs.inside(position)
    inside.environment = EnvironmentScope(inside: inputs.environment, at: position) { around in
      var values = around
      values.refresh = action
      return values
    }
    return body(inside)
  }
}

/// When the keyboard goes because a person scrolls.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, immediately, interactively, never }
  private let kind: Kind

  /// As the system chooses: it stays.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
  /// As soon as a person scrolls.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
  /// When a person scrolls over it, which every scrolling of a host does.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
  /// Never.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }

  /// Whether the keyboard goes when a host scrolls.
  var endsEditing: Bool { kind == .immediately || kind == .interactively }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
  private enum DismissKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
  }

  /// Brings what is shown up to date; nil where no `refreshable` is around.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// When the keyboard goes because a person scrolls.
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

  /// Brings what is shown up to date; nil where nothing says how.
  var refresh: RefreshAction? { scope?.values.refresh }

  /// Whether a person who scrolls ends writing.
  var endsEditing: Bool { scope?.values.scrollDismissesKeyboardMode.endsEditing == true }

  func end() { scope = nil }
}

/// Whether a refresh that a host began is over.
@MainActor
private final class RefreshProgress {
  private(set) var isOver = false

  /// Takes note of the end.
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
  /// Says how what is shown inside is brought up to date: a person pulls a scroll view or a list inside down, by
  /// `ViewHost.refresh(_:)`, or a view runs the action of `\.refresh`.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_RefreshableModifier(action: action))
  }

  /// Says when the keyboard goes because a person scrolls a scroll view inside: a field is left then.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension ViewHost {
  /// Pulls a scroll view or a list down, and waits until what is shown was brought up to date; the frames that follow are
  /// shown. Without a target it is the first that can be.
  ///
  /// While the action waits for the host's clock, time passes.
  ///
  /// - Throws: `HostError` where there is no such scroll view, or no `refreshable` around it.
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
