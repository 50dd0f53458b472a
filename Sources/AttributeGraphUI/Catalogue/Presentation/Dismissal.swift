/// Leaves what was presented, or a page that was gone to.
@MainActor
final class Dismissal {
  private let perform: () -> Void

  /// Makes a way to leave something.
  init(_ perform: @escaping () -> Void) {
    self.perform = perform
  }

  /// Leaves it; where it has been left already, nothing happens.
  func dismiss() { perform() }
}

/// Leaves what the view stands in: a sheet, an alert, a page that a link has led to, a window of a program. Elsewhere it
/// does nothing.
@MainActor
public struct DismissAction {
  let dismissal: Dismissal?

  nonisolated init(_ dismissal: Dismissal?) {
    self.dismissal = dismissal
  }

  /// Leaves it.
  public func callAsFunction() { dismissal?.dismiss() }
}

/// Whether the view stands in something that was presented, with the way to leave it.
public struct PresentationMode {
  let dismissal: Dismissal?

  /// Whether there is something to leave.
  public var isPresented: Bool { dismissal != nil }

  /// Leaves it.
  @MainActor public mutating func dismiss() { dismissal?.dismiss() }
}

extension PresentationMode: Equatable {
  /// Whether two modes leave the same thing, so that a view that has one need not run for having been given the other.
  public static func == (first: PresentationMode, second: PresentationMode) -> Bool {
    first.dismissal === second.dismissal
  }
}

extension EnvironmentValues {
  private enum DismissalKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }
  private enum ButtonDismissalKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }

  /// The way to leave what the view stands in; nil if there is none.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// What every button leaves besides what it does: an alert.
  var buttonDismissal: Dismissal? {
    get { self[ButtonDismissalKey.self] }
    set { self[ButtonDismissalKey.self] = newValue }
  }

  /// Leaves what the view stands in; where that is nothing but a window, closes the window.
  public var dismiss: DismissAction { DismissAction(dismissal ?? windowDismissal) }

  /// Whether the view stands in something that was presented.
  public var isPresented: Bool { dismissal != nil }

  /// Whether the view stands in something that was presented, with the way to leave it.
  @MainActor public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(dismissal: dismissal))
  }
}
