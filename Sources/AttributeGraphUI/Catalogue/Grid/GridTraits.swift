import Foundation

/// The traits of a view for the enclosing grid.
enum GridTrait {
  private enum Row {}
  private enum Columns {}
  private enum Anchor {}
  private enum ColumnAlignment {}
  private enum UnsizedAxes {}

  /// The greatest number of columns that a view can span: a grid measures each.
  static var mostColumns: Int { 10_000 }
  /// The row to which it belongs, a `GridRowMark`.
  static let row = ObjectIdentifier(Row.self)
  /// The number of columns that it spans.
  static let columns = ObjectIdentifier(Columns.self)
  /// The point to align with the same point of its cell.
  static let anchor = ObjectIdentifier(Anchor.self)
  /// The alignment of the cells of its column.
  static let columnAlignment = ObjectIdentifier(ColumnAlignment.self)
  /// The axes along which it requests no space.
  static let unsizedAxes = ObjectIdentifier(UnsizedAxes.self)

  /// A trait of a view around which there are two modifiers: as in SwiftUI, the numbers of columns are multiplied, and
  /// the axes without size are those of both; otherwise the inner modifier applies.
  fileprivate static func merged(_ outer: Any, with inner: Any?) -> Any {
    switch (outer, inner) {
    case (let outer as Int, let inner as Int):
      let (product, overflow) = outer.multipliedReportingOverflow(by: inner)
      return overflow ? outer : product
    case (let outer as Axis.Set, let inner as Axis.Set): return outer.union(inner)
    default: return inner ?? outer
    }
  }
}

/// Gives a trait of a view to the enclosing grid.
nonisolated struct _GridTraitModifier<Value: Equatable>: PrimitiveViewModifier {
  let key: ObjectIdentifier
  let value: Value

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let (key, trait) = (modifier.read().key, modifier.property(\.value).layoutValue())
    return body(
      inputs.wrapping(at: position) { child, place in
        TraitNode(at: place, wrapping: child, key: key, following: trait) { child in
          GridTrait.merged(trait.value, with: child.trait(key))
        }
      })
  }
}

extension View {
  /// Makes a cell of a grid span several columns: 1 to 10,000, other numbers are reported.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(_GridTraitModifier(key: GridTrait.columns, value: count))
  }

  /// Aligns a point of a view with the same point of its cell, whatever its guides are.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_GridTraitModifier(key: GridTrait.anchor, value: anchor))
  }

  /// Aligns the cells of the view's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_GridTraitModifier(key: GridTrait.columnAlignment, value: guide))
  }

  /// Lets a view take the length of its cell along some axes, and request none itself.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_GridTraitModifier(key: GridTrait.unsizedAxes, value: axes))
  }
}
