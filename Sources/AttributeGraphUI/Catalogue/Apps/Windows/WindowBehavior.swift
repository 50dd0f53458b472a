import Foundation

// Settings of windows that a person moves, resizes and closes. A host has no desktop: they have no effect.

/// Whether a person may do something with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  let name: String

  /// By the kind of the window.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// A person may.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// A person may not.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

extension View {
  /// Sets whether a person may resize the window; nobody does here, so it has no effect.
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets whether a person may minimize the window; nobody does here, so it has no effect.
  nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets whether the window may fill the screen; a window has the size of its scene here, so it has no effect.
  nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets whether a person may close the window; a host always can, so it has no effect.
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
}

/// The content of a window that is being placed; a host places none.
public struct WindowLayoutRoot {
  /// The size of the content for a proposal; nothing is placed here, so it is never called.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// A display on which windows are placed; a host has none.
public struct DisplayProxy: Equatable, Sendable {
  /// The whole display.
  public let bounds: CGRect
  /// The part that bars of the system leave free.
  public let visibleRect: CGRect
  /// The lengths at the edges that are not visible, in points.
  public let safeAreaInsets: EdgeInsets
}

/// The surroundings of a window that is being placed; a host places none.
public struct WindowPlacementContext {
  /// The display on which the window appears.
  public let defaultDisplay: DisplayProxy
}

/// The place and the size of a window.
public struct WindowPlacement: Equatable {
  /// The place in the unit square of the display; nil for the system's choice.
  let unitPosition: UnitPoint?
  /// The place in points; nil for the system's choice.
  let position: CGPoint?
  /// The size; nil for that of the content.
  let size: CGSize?

  /// Makes a placement at a point of the display, with a size.
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
    (unitPosition, self.position, self.size) = (nil, position, size)
  }

  /// Makes a placement at a point in the unit square of the display, with a size.
  public init(_ position: UnitPoint, size: CGSize? = nil) {
    (unitPosition, self.position, self.size) = (position, nil, size)
  }

  /// Makes a placement at a point of the display, with a width and a height.
  public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(
      x.flatMap { x in y.map { CGPoint(x: x, y: $0) } },
      size: width.flatMap { width in height.map { CGSize(width: width, height: $0) } })
  }

  /// Makes a placement at a point in the unit square of the display, with a width and a height.
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(position, size: width.flatMap { width in height.map { CGSize(width: width, height: $0) } })
  }
}

extension Scene {
  /// Places new windows with a closure. A host has no desktop, so the closure is not called; `defaultSize` sets a size.
  nonisolated public func defaultWindowPlacement(
    _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Places a window that a person enlarges. A host has no desktop, so the closure is not called.
  nonisolated public func windowIdealPlacement(
    _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Sets the size of a window that a person enlarges; a host has no desktop.
  nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// Sets the role of the windows of the scene for the system that arranges them; a host arranges none.
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Records whether a person may drag the window by its background in `AppWindow.appearance`: a host has no desktop.
  nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    settings { $0.appearance.insert("windowBackgroundDragBehavior \(behavior.name)", at: 0) }
  }
}

/// When the toolbar of a window that fills the screen is shown.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, visible, onHover }
  private let kind: Kind
  /// The system's choice.
  public static let automatic = WindowToolbarFullScreenVisibility(kind: .automatic)
  /// Always.
  public static let visible = WindowToolbarFullScreenVisibility(kind: .visible)
  /// While a pointer is at the upper edge.
  public static let onHover = WindowToolbarFullScreenVisibility(kind: .onHover)
}

extension View {
  /// Sets when the toolbar of a window that fills the screen is shown; a host's window never does.
  nonisolated public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }

  /// Sets the picture of a page in Assistive Access; a host draws no bar for it.
  nonisolated public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }

  /// Sets the picture of a page in Assistive Access; a host draws no bar for it.
  nonisolated public func assistiveAccessNavigationIcon(_ image: Image) -> some View { self }
}

/// The size of a window that a person enlarges.
public struct WindowIdealSize: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, fitToContent, maximum }
  private let kind: Kind
  /// The system's choice.
  public static let automatic = WindowIdealSize(kind: .automatic)
  /// As large as the content.
  public static let fitToContent = WindowIdealSize(kind: .fitToContent)
  /// As large as the screen.
  public static let maximum = WindowIdealSize(kind: .maximum)
}

/// The role of windows for the system that arranges them.
public struct WindowManagerRole: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, principal, associated }
  private let kind: Kind
  /// The system's choice.
  public static let automatic = WindowManagerRole(kind: .automatic)
  /// Main windows of the program.
  public static let principal = WindowManagerRole(kind: .principal)
  /// Windows beside the main ones.
  public static let associated = WindowManagerRole(kind: .associated)
}

/// The order of windows from back to front.
public struct WindowLevel: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, desktop, normal, floating }
  private let kind: Kind
  /// The system's choice.
  public static let automatic = WindowLevel(kind: .automatic)
  /// Behind all others.
  public static let desktop = WindowLevel(kind: .desktop)
  /// Among the others.
  public static let normal = WindowLevel(kind: .normal)
  /// In front of the others.
  public static let floating = WindowLevel(kind: .floating)
}

extension Scene {
  /// Sets the order of the windows of the scene among others; there is no desktop.
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }
}

/// Work for which the system wakes a program.
public struct BackgroundTask<Request, Response>: Sendable {
  let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Getting new content from time to time.
  public static func appRefresh(_ matching: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: "appRefresh \(matching)")
  }

  /// Transfers of a session that have ended.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: "urlSession \(identifier)")
  }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Transfers of those sessions that have ended whose identifier matches.
  public static func urlSession(
    matching: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask<String, Void> {
    BackgroundTask(name: "urlSession")
  }

  /// Transfers of any session that have ended.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(name: "urlSession") }
}

extension Scene {
  /// Runs an action when the system wakes the program; a host never does, so the action never runs.
  nonisolated public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @Sendable @escaping (D) async -> R
  ) -> some Scene { self }
}
