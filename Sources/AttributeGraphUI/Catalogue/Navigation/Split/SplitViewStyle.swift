/// The look of split views.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// The type of the body of a split view, which the compiler infers.
  associatedtype Body: View
  /// The properties of a split view.
  typealias Configuration = NavigationSplitViewStyleConfiguration
  /// Returns the body of a split view.
  ///
  /// As in SwiftUI, the columns cannot be read from the configuration: a program's own style passes it to one of the
  /// library's styles, or its body replaces the columns.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a split view that a style receives; programs cannot read them.
public struct NavigationSplitViewStyleConfiguration {
  /// The columns.
  let content = SplitViewStyleContent()
}

/// The columns of a split view, in the body of its style.
nonisolated struct SplitViewStyleContent: StylePart {}

/// The facts of a split view for its style: there are none besides its columns.
struct SplitViewStyleFacts {}

/// Makes bodies with a style of split views.
enum SplitViewStyleMaker<Style: NavigationSplitViewStyle>: StyleMaker {
  static func makeBody(of facts: SplitViewStyleFacts, by style: Style) -> Style.Body {
    style.makeBody(configuration: NavigationSplitViewStyleConfiguration())
  }
}

/// The default style of the platform: the columns stand side by side.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes the columns.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The other columns reduce the width of the last one; here it looks like the default style.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes the columns.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The last column keeps its width; here it looks like the default style.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes the columns.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style of the platform.
  public nonisolated static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The other columns reduce the width of the last one.
  public nonisolated static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its width.
  public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension EnvironmentValues {
  private enum SplitViewStyleKey: EnvironmentKey { static var defaultValue: ControlStyle<SplitViewStyleFacts>? { nil } }

  /// The style of split views; nil for the default.
  var splitViewStyle: ControlStyle<SplitViewStyleFacts>? {
    get { self[SplitViewStyleKey.self] }
    set { self[SplitViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the split views inside. The library's styles look the same; that of a program has a body.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.splitViewStyle = style is any UsualStyle ? nil : TypedStyle(style, by: SplitViewStyleMaker<S>.self)
      })
  }
}
