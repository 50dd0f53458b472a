import Foundation

/// A bar of the system.
public struct ToolbarPlacement: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, navigationBar, bottomBar, tabBar, windowToolbar, accessoryBar }
  private let kind: Kind

  /// The default bars of the modifier: the one at the top.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  /// The bar of a tab view, which has none here.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
  /// The bar of a window.
  public static let windowToolbar = ToolbarPlacement(kind: .windowToolbar)
  /// A bar below the toolbar of a window; a host has none.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement(kind: .accessoryBar) }

  /// Whether it includes the bar at the top, or the one at the bottom.
  func includes(top isTop: Bool) -> Bool {
    switch kind {
    case .automatic, .navigationBar, .windowToolbar: isTop
    case .bottomBar: !isTop
    case .tabBar, .accessoryBar: false
    }
  }
}

/// The look of a bar.
struct ToolbarLook {
  var isHidden = false
  var background: AnyShapeStyle?
  var isBackgroundHidden = false
  var colorScheme: ColorScheme?
}

/// The looks of the bars at the top and at the bottom.
struct ToolbarLooks {
  var top = ToolbarLook()
  var bottom = ToolbarLook()

  /// Changes the looks of some bars; by default of the bar at the top.
  mutating func change(_ bars: [ToolbarPlacement], _ change: (inout ToolbarLook) -> Void) {
    let bars = bars.isEmpty ? [.automatic] : bars
    if bars.contains(where: { $0.includes(top: true) }) { change(&top) }
    if bars.contains(where: { $0.includes(top: false) }) { change(&bottom) }
  }
}

extension EnvironmentValues {
  private enum ToolbarLooksKey: EnvironmentKey { static var defaultValue: ToolbarLooks { ToolbarLooks() } }

  /// The looks of toolbar bars.
  var toolbarLooks: ToolbarLooks {
    get { self[ToolbarLooksKey.self] }
    set { self[ToolbarLooksKey.self] = newValue }
  }
}

/// Puts the items of a toolbar into bars at the top and at the bottom of a view.
nonisolated struct _ToolbarModifier<Items: ToolbarContent>: ViewModifier {
  let items: Items
  @Environment(\.toolbarLooks) private var looks
  @Environment(\.colorScheme) private var colorScheme
  @State private var states = ToolbarStates()
  @State private var typing = ToolbarTyping()

  @MainActor func body(content: Content) -> some View {
    let places = items._places
    let hasKeyboardItems = places.contains(.keyboard)
    content
      .transformEnvironment(\.focusConnections) { if hasKeyboardItems { $0.append(typing) } }
      .safeAreaInset(edge: .top, spacing: 0) { bar(looks.top, [.leading, .center, .trailing].filter(places.contains)) }
      .safeAreaInset(edge: .bottom, spacing: 0) { bar(looks.bottom, [.bottom].filter(places.contains)) }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        bar(ToolbarLook(), hasKeyboardItems && typing.isActive ? [.keyboard] : [])
      }
  }

  /// A bar with items at some places; none where there are no items, or it is hidden.
  @MainActor private func bar(_ look: ToolbarLook, _ places: [_ToolbarPlace]) -> _ToolbarBar<Items>? {
    look.isHidden || places.isEmpty
      ? nil
      : _ToolbarBar(
        items: items, places: places, look: look, colorScheme: look.colorScheme ?? colorScheme, states: states)
  }
}

/// A bar with groups of items.
private struct _ToolbarBar<Items: ToolbarContent>: View {
  let items: Items
  let places: [_ToolbarPlace]
  let look: ToolbarLook
  let colorScheme: ColorScheme
  let states: ToolbarStates

  var body: some View {
    _ToolbarLayout(places: places) {
      ForEach(places, id: \.self) { place in
        HStack { _ToolbarItems(content: items, place: place) }
      }
    }
    .background {
      if let background = look.background, !look.isBackgroundHidden { Rectangle().fill(background) }
    }
    .environment(\.colorScheme, colorScheme)
    .environment(\.toolbarStates, states)
    .modifier(_StayingModifier())
  }
}

extension _ToolbarPlace {
  /// Where the group of its items is in its bar.
  fileprivate var anchor: UnitPoint {
    switch self {
    case .leading: .leading
    case .center, .bottom, .keyboard: .center
    case .trailing: .trailing
    }
  }
}

/// A bar: as high as a phone's if it has an item, otherwise empty.
struct _ToolbarLayout: Layout {
  /// The minimum height of a bar with items.
  private static let height: CGFloat = 44
  /// The margins at both ends.
  private static let margin: CGFloat = 16

  /// The places of the groups, in their order.
  let places: [_ToolbarPlace]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    guard let height = sizes.map(\.height).max(), height > 0 else { return CGSize(width: 0, height: 0) }
    let needed = sizes.reduce(2 * Self.margin) { $0 + $1.width }
    return CGSize(width: max(proposal.width ?? needed, needed), height: max(height, Self.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let inside = bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
    for (subview, place) in zip(subviews, places) {
      let anchor = place.anchor
      let x = inside.minX + inside.width * anchor.x
      // The group of a bar at the bottom gets its whole width, for spacers in it.
      let room =
        place == .bottom || place == .keyboard
        ? ProposedViewSize(width: inside.width, height: bounds.height) : .unspecified
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: anchor, proposal: room)
    }
  }
}

/// The display of the title in a toolbar; it can be queried, and is not drawn.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, large, inlineLarge, inline }
  private let kind: Kind

  /// The system's choice.
  public static let automatic = ToolbarTitleDisplayMode(kind: .automatic)
  /// Large, above the page.
  public static let large = ToolbarTitleDisplayMode(kind: .large)
  /// Large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(kind: .inlineLarge)
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(kind: .inline)
}

/// The role of a toolbar, which does not change its look here.
public struct ToolbarRole: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, navigationStack, browser, editor }
  private let kind: Kind

  /// The system's choice.
  public static let automatic = ToolbarRole(kind: .automatic)
  /// To go through pages.
  public static let navigationStack = ToolbarRole(kind: .navigationStack)
  /// To look at things.
  public static let browser = ToolbarRole(kind: .browser)
  /// To change things.
  public static let editor = ToolbarRole(kind: .editor)
}

extension View {
  /// Puts items into bars at the top and at the bottom of the view.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }

  /// Puts views into a bar at the top of the view.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(items: ToolbarItem<(), Content>(.automatic, content())))
  }

  /// Puts items that a person may rearrange into bars at the top and at the bottom of the view; a host does not support
  /// rearranging.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }

  /// Shows or hides bars of toolbars inside.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    transformEnvironment(\.toolbarLooks) { looks in
      if visibility != .automatic { looks.change(bars) { $0.isHidden = visibility == .hidden } }
    }
  }

  /// Shows or hides bars of toolbars inside.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    transformEnvironment(\.toolbarLooks) { looks in
      if visibility != .automatic { looks.change(bars) { $0.isHidden = visibility == .hidden } }
    }
  }

  /// Sets the style behind bars of toolbars inside.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    transformEnvironment(\.toolbarLooks) { looks in looks.change(bars) { $0.background = AnyShapeStyle(style) } }
  }

  /// Shows or hides the backgrounds of the bars of toolbars inside.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    transformEnvironment(\.toolbarLooks) { looks in
      looks.change(bars) { $0.isBackgroundHidden = visibility == .hidden }
    }
  }

  /// Shows or hides the background of bars of toolbars inside.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    transformEnvironment(\.toolbarLooks) { looks in
      looks.change(bars) { $0.isBackgroundHidden = visibility == .hidden }
    }
  }

  /// Sets whether the bars of toolbars inside are light or dark; nil for the scheme of the view.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    transformEnvironment(\.toolbarLooks) { looks in looks.change(bars) { $0.colorScheme = colorScheme } }
  }

  /// Sets how the title is shown; it is not drawn, so it has no effect.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Sets the role of the toolbar; all look the same, so it has no effect.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Puts a menu into the middle of a bar at the top of the view.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(_ToolbarModifier(items: ToolbarTitleMenu(content: content)))
  }

  /// Puts views into a bar at the top of the view, at both ends.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Puts views into a bar at the top of the view, at the leading edge.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Puts views into a bar at the top of the view, at the trailing edge.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }

  /// Hides the back button of the page, so that a person has no way back: `ViewHost.goBack(in:)` throws.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    preference(key: HiddenBackButtonKey.self, value: hidesBackButton)
  }

  /// Hides the bar of the system; a host has none.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Hides the bar of the system; a host has none.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}
