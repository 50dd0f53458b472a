/// Closes a presentation, or leaves a page.
@MainActor
final class Dismissal {
  private let perform: () -> Void

  /// Makes a dismissal from a closure.
  init(_ perform: @escaping () -> Void) {
    self.perform = perform
  }

  /// Closes or leaves it; a second call does nothing.
  func dismiss() { perform() }
}

/// Dismisses the enclosing presentation: a sheet, an alert, the page of a link, a column of a split view to which a
/// selection has led, a window of a program. Elsewhere it does nothing.
@MainActor @preconcurrency
public struct DismissAction {
  let dismissal: Dismissal?

  nonisolated init(_ dismissal: Dismissal?) {
    self.dismissal = dismissal
  }

  /// Leaves it.
  public func callAsFunction() { dismissal?.dismiss() }
}

/// Whether the view is in a presentation, with the way to dismiss it.
public struct PresentationMode {
  let dismissal: Dismissal?

  /// Whether there is a presentation to dismiss.
  public var isPresented: Bool { dismissal != nil }

  /// Leaves it.
  @MainActor @preconcurrency public mutating func dismiss() { dismissal?.dismiss() }
}

extension PresentationMode: Equatable {
  /// Whether two modes dismiss the same presentation, so that replacing one by the other need not run a view.
  public static func == (first: PresentationMode, second: PresentationMode) -> Bool {
    first.dismissal === second.dismissal
  }
}

extension EnvironmentValues {
  private enum DismissalKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }
  private enum ButtonDismissalKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }
  private enum ColumnDismissalKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }
  private enum MenuPresenterKey: EnvironmentKey { static var defaultValue: _ViewInputs? { nil } }

  /// The dismissal of the enclosing presentation; nil if there is none.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// The dismissal that every button also performs: that of an alert or a menu.
  var buttonDismissal: Dismissal? {
    get { self[ButtonDismissalKey.self] }
    set { self[ButtonDismissalKey.self] = newValue }
  }

  /// The inputs of the view that presents the menu or alert around, the outermost of several; nil outside of them.
  var menuPresenter: _ViewInputs? {
    get { self[MenuPresenterKey.self] }
    set { self[MenuPresenterKey.self] = newValue }
  }

  /// Clears the selection that has led to the column of a split view that contains the view; nil in the first column.
  var columnDismissal: Dismissal? {
    get { self[ColumnDismissalKey.self] }
    set { self[ColumnDismissalKey.self] = newValue }
  }

  /// Dismisses the enclosing presentation; without one, leaves the column of a split view, or closes the window.
  public var dismiss: DismissAction { DismissAction(dismissal ?? columnDismissal ?? windowDismissal) }

  /// Whether the view is in a presentation.
  public var isPresented: Bool { dismissal != nil }

  /// Whether the view stands in something that was presented, with the way to leave it.
  @MainActor public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(dismissal: dismissal))
  }
}
