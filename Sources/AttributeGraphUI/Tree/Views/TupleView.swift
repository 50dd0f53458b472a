/// Several views, one after the other: the result of several statements in a builder.
public struct TupleView<T> {
  /// The views.
  public var value: T

  /// Makes a view of a tuple of views.
  public init(_ value: T) {
    self.value = value
  }
}

/// The result of several statements in a builder, whatever their types are.
@MainActor
protocol SeveralViews {
  /// Makes the position of the first view only.
  static func makeFirstView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs
}

extension TupleView: SeveralViews {
  static func makeFirstView(view: _GraphValue<TupleView<T>>, inputs: _ViewInputs) -> _ViewListOutputs {
    let tuple = view.stored("value", as: T.self)
    return TupleElements.elements(of: T.self).first?.makeViewList(tuple.updater, tuple.source, tuple.offset, inputs)
      ?? .empty
  }
}

extension TupleView: View {
  /// Traps: a tuple is laid out by the container around it.
  public var body: Never {
    fatalError("\(Self.self) has no body: the container around it lays out its views.")
  }

  /// Makes the positions of the views, in the order of the tuple.
  public static func _makeViewList(view: _GraphValue<TupleView<T>>, inputs: _ViewInputs) -> _ViewListOutputs {
    let tuple = view.stored("value", as: T.self)
    var outputs: [LayoutItems] = []
    let elements = TupleElements.elements(of: T.self)
    outputs.reserveCapacity(elements.count)
    var inputs = inputs.inImplicitStack()
    inputs.isAlone = false
    if inputs.listing is LazyListing { inputs.position.appearsInOrder = true }
    for element in elements {
      outputs.append(element.makeViewList(tuple.updater, tuple.source, tuple.offset, inputs).items)
    }
    return _ViewListOutputs(items: .many(outputs))
  }
}
