/// A view in a tuple type, found once per type.
///
/// It is independent of the tuple's type: otherwise each mounted tuple would look up metadata and cast arrays.
@MainActor
struct TupleElement {
  /// Makes the position of the element of a tuple that begins at an offset in a source.
  let makeViewList: (Updater, any ValueSource, _ offset: Int, _ViewInputs) -> _ViewListOutputs

  /// - Precondition: A value of the tuple has a value of `Element` at the offset.
  init<Element: View>(_ type: Element.Type, offset: Int) {
    makeViewList = { updater, source, begin, inputs in
      let value = _GraphValue<Element>(updater: updater, source: source, offset: begin + offset)
      return Element.makeElement(view: value, inputs: inputs)
    }
  }
}

/// Finds the elements of tuple types.
@MainActor
enum TupleElements {
  private static let known = TypeTable<[TupleElement]>()

  /// The elements of a tuple of views.
  ///
  /// - Precondition: Every element is a view.
  static func elements(of type: Any.Type) -> [TupleElement] {
    if let elements = known[type] { return elements }
    let elements = FieldPlan.plan(for: type).fields.map { field -> TupleElement in
      guard let view = field.type as? any View.Type else {
        fatalError(
          "TupleView<\(type)> holds a \(field.type), which is not a view. Make it of views only.")
      }
      return TupleElement(view, offset: field.offset)
    }
    known.set(elements, for: type)
    return elements
  }
}

/// The element of a pack at an index.
///
/// - Precondition: The pack has an element of the type there.
func element<each Content, Element>(of content: repeat each Content, at index: Int, as type: Element.Type) -> Element {
  var position = 0
  for element in repeat each content {
    if position == index, let element = element as? Element { return element }
    position += 1
  }
  fatalError("A tuple has no \(Element.self) at \(index). This is a mistake in AttributeGraphUI; please report it.")
}
