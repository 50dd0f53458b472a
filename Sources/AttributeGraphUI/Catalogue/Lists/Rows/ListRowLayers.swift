import Foundation

/// Puts views behind a list row, filling the row.
nonisolated struct _ListRowBackgroundModifier<Background: View>: PrimitiveViewModifier {
  let background: Background?

  /// Makes the views beside each row inside; the list places them.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    guard inputs.isInList, Background.self != EmptyView.self else { return body(inputs.inside(position)) }
    return body(
      inputs.wrapping(at: position) { child, place in
        let layer = inputs.listLayer(
          modifier.property(\.background), at: place, modifierAt: position, isBehind: true)
        return TraitNode(at: place, wrapping: child) { $0.background = $0.background ?? layer }
      })
  }
}

/// Sets whether a row or a section of a list has lines at its edges, and their colour.
nonisolated struct _ListSeparatorModifier: PrimitiveViewModifier {
  /// The setting of a modifier for lines.
  struct Lines: Equatable {
    let edges: VerticalEdge.Set
    /// Whether they are shown; nil if the modifier sets only the colour.
    let visibility: Visibility?
    /// Their colour; nil for the separator colour.
    let tint: Color?
    /// Whether they are the section's lines.
    let areOfSection: Bool
  }

  let lines: Lines

  /// The line in its colour.
  private static func line(of modifier: Self) -> some View {
    Rectangle().fill(modifier.lines.tint ?? Color(source: .named(.separator)))
  }

  /// Makes lines beside each row inside; the list places those that are shown.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    guard inputs.isInList else { return body(inputs.inside(position)) }
    let lines = modifier.property(\.lines).layoutValue(comparedBy: ==)
    return body(
      inputs.wrapping(at: position) { child, place in
        let content = modifier.projection { line(of: $0) }
        let nodes = VerticalEdge.allCases.map { edge in
          (edge, inputs.listLayer(content, at: place, modifierAt: position, isBehind: false))
        }
        return TraitNode(at: place, wrapping: child, following: lines) { traits in
          for (edge, node) in nodes {
            if lines.value.areOfSection {
              apply(lines.value, node, at: edge, to: &traits.sectionSeparators)
            } else {
              apply(lines.value, node, at: edge, to: &traits.separators)
            }
          }
        }
      })
  }

  @MainActor private static func apply(
    _ lines: Lines, _ node: SecondaryNode, at edge: VerticalEdge, to separators: inout [VerticalEdge: ListSeparator]
  ) {
    guard lines.edges.contains(VerticalEdge.Set(edge)) else { return }
    var separator = separators[edge] ?? ListSeparator()
    if let visibility = lines.visibility {
      separator.visibility = separator.visibility ?? visibility
      separator.plainLine = separator.plainLine ?? node
    } else if lines.tint != nil {
      separator.tintedLine = separator.tintedLine ?? node
    }
    separators[edge] = separator
  }
}

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The start of a row's line; without an explicit guide, the leading end of the space for the row's view.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)

  /// The end of a row's line; without an explicit guide, the end of the row.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

extension View {
  /// Puts a view behind a list row, filling the row; nil for none.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_ListRowBackgroundModifier(background: view))
  }

  /// Sets whether a list row has lines at some edges; `.automatic` is none.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      _ListSeparatorModifier(lines: .init(edges: edges, visibility: visibility, tint: nil, areOfSection: false)))
  }

  /// Shows the lines at some edges of a row in a colour; nil changes nothing.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_ListSeparatorModifier(lines: .init(edges: edges, visibility: nil, tint: color, areOfSection: false)))
  }

  /// Sets whether a section of a list has lines above its first row and below its last; `.automatic` is none.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      _ListSeparatorModifier(lines: .init(edges: edges, visibility: visibility, tint: nil, areOfSection: true)))
  }

  /// Shows the lines above the first row of a section and below its last in a colour; nil changes nothing.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_ListSeparatorModifier(lines: .init(edges: edges, visibility: nil, tint: color, areOfSection: true)))
  }
}
