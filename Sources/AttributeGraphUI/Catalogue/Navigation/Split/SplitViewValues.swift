/// The columns of a split view that are shown side by side.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let name: String

  /// The system's choice: all.
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

  /// The maximum number of visible columns.
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

  /// The first column.
  public static var sidebar: NavigationSplitViewColumn {
    NavigationSplitViewColumn(name: "sidebar")
  }
  /// The middle column.
  public static var content: NavigationSplitViewColumn {
    NavigationSplitViewColumn(name: "content")
  }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "detail") }
}

extension View {
  /// Sets a fixed width, in points, for the column of the split view.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(
      _SplitColumnWidthModifier(width: SplitColumnWidth(min: width, ideal: width, max: width)))
  }

  /// Sets the width, in points, of the column of the split view, and its limits; a person cannot change it here.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(_SplitColumnWidthModifier(width: SplitColumnWidth(min: min, ideal: ideal, max: max)))
  }
}

/// The width of a column of a split view.
struct SplitColumnWidth: Equatable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?

  /// The width of a column without a modifier, in points; the number is ours.
  static let usual: CGFloat = 320

  /// The width within its limits.
  var points: CGFloat {
    let width = Length.finite(ideal) ?? Self.usual
    return Swift.max(Length.finite(min) ?? 0, Swift.min(width, Length.finite(max) ?? .infinity))
  }
}

/// Sets the width of the enclosing column.
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
