/// The look of the tab views inside a view; there is one look here, without a bar.
public protocol TabViewStyle {}

/// The default style of the platform.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style of the platform.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// Tabs as pages side by side; the tab views here have one look, without dots.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots of the pages are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, always, never }
    private let kind: Kind

    /// If there are several pages.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// Always.
    public static let always = IndexDisplayMode(kind: .always)
    /// Never.
    public static let never = IndexDisplayMode(kind: .never)
  }

  /// When the dots of the pages are shown.
  let indexDisplayMode: IndexDisplayMode

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Tabs as pages side by side.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Tabs as pages side by side, with dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// Tabs as pages below each other.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes the style, with a transition between the pages, which come at once here.
  public nonisolated init(transitionStyle: TransitionStyle) {}

  /// A transition between pages.
  public struct TransitionStyle: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, blur, identity }
    private let kind: Kind

    /// The system's choice.
    public static let automatic = TransitionStyle(kind: .automatic)
    /// A page blurs while it leaves.
    public static let blur = TransitionStyle(kind: .blur)
    /// No transition.
    public static let identity = TransitionStyle(kind: .identity)
  }
}

/// Tabs as pages, for a watch.
public struct CarouselTabViewStyle: TabViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Tabs as pages below each other.
  public nonisolated static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
  /// Tabs as pages below each other, with a transition between them, which come at once here.
  public nonisolated static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  /// Tabs as pages, for a watch.
  public nonisolated static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

/// The look of the dots of pages; there are none here.
public protocol IndexViewStyle: Sendable {}

/// Dots.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, interactive, always, never }
    private let kind: Kind

    /// The system's choice.
    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    /// While a person touches them.
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    /// Always.
    public static let always = BackgroundDisplayMode(kind: .always)
    /// Never.
    public static let never = BackgroundDisplayMode(kind: .never)
  }

  /// When the dots have a background.
  let backgroundDisplayMode: BackgroundDisplayMode

  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots with a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the style of the tab views inside; there is one look, so it has no effect.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  /// Sets the style of the dots of pages inside; there are none, so it has no effect.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
