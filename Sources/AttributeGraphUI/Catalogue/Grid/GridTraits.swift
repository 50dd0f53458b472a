import Foundation

/// What a view says of itself to the grid around.
enum GridTrait {
  private enum Columns {}
  private enum Anchor {}
  private enum ColumnAlignment {}
  private enum UnsizedAxes {}

  /// Over how many columns it goes.
  static let columns = ObjectIdentifier(Columns.self)
  /// Which of its points lies on the same point of its cell.
  static let anchor = ObjectIdentifier(Anchor.self)
  /// How the cells of its column are aligned.
  static let columnAlignment = ObjectIdentifier(ColumnAlignment.self)
  /// The axes along which it asks for no room.
  static let unsizedAxes = ObjectIdentifier(UnsizedAxes.self)
}

/// Tells the grid around something of a view.
nonisolated struct _GridTraitModifier<Value: Equatable>: PrimitiveViewModifier {
  let key: ObjectIdentifier
  let value: Value

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    inputs.traits(modifier, key: modifier.read().key, value: \.value, body: body)
  }
}

extension View {
  /// Lets a cell of a grid go over several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(_GridTraitModifier(key: GridTrait.columns, value: count))
  }

  /// Puts a point of a view on the same point of its cell; guides do not matter then.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_GridTraitModifier(key: GridTrait.anchor, value: anchor))
  }

  /// Aligns the cells of the column in which the view is.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_GridTraitModifier(key: GridTrait.columnAlignment, value: guide))
  }

  /// Lets a view take what its cell has along some axes, and ask for no room itself.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_GridTraitModifier(key: GridTrait.unsizedAxes, value: axes))
  }
}
