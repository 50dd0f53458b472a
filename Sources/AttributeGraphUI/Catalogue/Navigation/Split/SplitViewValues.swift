/// The columns of a split view that are shown side by side.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let name: String

  /// As the system chooses: all.
  public static var automatic: NavigationSplitViewVisibility {
    NavigationSplitViewVisibility(name: "automatic")
  }
  /// All.
  public static var all: NavigationSplitViewVisibility {
    NavigationSplitViewVisibility(name: "all")
  }
  /// The last two.
  public static var doubleColumn: NavigationSplitViewVisibility {
    NavigationSplitViewVisibility(name: "doubleColumn")
  }
  /// The last.
  public static var detailOnly: NavigationSplitViewVisibility {
    NavigationSplitViewVisibility(name: "detailOnly")
  }

  /// How many columns are shown at most.
  var count: Int {
    switch name {
    case "doubleColumn": 2
    case "detailOnly": 1
    default: 3
    }
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first of them.
  public static var sidebar: NavigationSplitViewColumn {
    NavigationSplitViewColumn(name: "sidebar")
  }
  /// The one in the middle.
  public static var content: NavigationSplitViewColumn {
    NavigationSplitViewColumn(name: "content")
  }
  /// The last of them.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "detail") }
}

/// How the columns of split views inside a view stand; there is one look here, side by side.
public protocol NavigationSplitViewStyle {}

/// The look of the platform.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

/// The other columns take their room from the last.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

/// The last column keeps its room.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The look of the platform.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The other columns take their room from the last.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its room.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Says how the columns of split views inside stand; there is one look, so nothing changes.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  { self }

  /// Gives the column of the split view a width in points that does not change.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(
      _SplitColumnWidthModifier(width: SplitColumnWidth(min: width, ideal: width, max: width)))
  }

  /// Gives the column of the split view a width in points, and bounds of it; nobody changes it here.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(_SplitColumnWidthModifier(width: SplitColumnWidth(min: min, ideal: ideal, max: max)))
  }
}

/// How wide a column of a split view is.
struct SplitColumnWidth: Equatable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?

  /// The width of a column without a modifier, in points; ours.
  static let usual: CGFloat = 320

  /// The width within its bounds.
  var points: CGFloat {
    let width = Length.finite(ideal) ?? Self.usual
    return Swift.max(Length.finite(min) ?? 0, Swift.min(width, Length.finite(max) ?? .infinity))
  }
}

/// Gives the column around a width.
nonisolated struct _SplitColumnWidthModifier: PrimitiveViewModifier {
  let width: SplitColumnWidth

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    if let column = inputs.environment.values.splitColumn {
      column.width = modifier.read().width
      modifier.updater.add { [weak column] in column?.width = modifier.read().width }
    }
    return body(inputs.inside(inputs.makePosition(Self.self)))
  }
}
