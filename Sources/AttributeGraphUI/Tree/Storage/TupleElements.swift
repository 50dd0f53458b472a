/// The views in a tuple type, found once per type.
@MainActor
struct TupleElement<Tuple> {
  /// Makes the position of the element of a tuple.
  let makeViewList: (_GraphValue<Tuple>, _ViewInputs) -> _ViewListOutputs

  /// - Precondition: At the offset of a value of `Tuple` stands a value of `Element`.
  init<Element: View>(_ type: Element.Type, offset: Int) {
    makeViewList = { tuple, inputs in
      Element.makeElement(view: tuple.part(Element.self, at: offset), inputs: inputs)
    }
  }
}

/// Finds the elements of tuple types.
@MainActor
enum TupleElements {
  private static let known = TypeTable<Any>()

  /// The elements of a tuple of views.
  ///
  /// - Precondition: Every element is a view.
  static func elements<Tuple>(of type: Tuple.Type) -> [TupleElement<Tuple>] {
    if let elements = known[type] as? [TupleElement<Tuple>] { return elements }
    let elements = FieldPlan.plan(for: type).fields.map { field -> TupleElement<Tuple> in
      guard let view = field.type as? any View.Type else {
        fatalError(
          "TupleView<\(type)> holds a \(field.type), which is not a view. Make it of views only.")
      }
      return element(view, of: type, offset: field.offset)
    }
    known.set(elements, for: type)
    return elements
  }

  private static func element<Element: View, Tuple>(
    _ element: Element.Type, of type: Tuple.Type, offset: Int
  ) -> TupleElement<Tuple> {
    TupleElement(element, offset: offset)
  }
}
