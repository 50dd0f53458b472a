import AttributeGraph2

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
}

extension ForEach: View where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a constant range; what the range is later does not matter.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
  }

  /// Traps: a collection of views is laid out by the container around it.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: the container around it lays out its views.")
  }

  /// Makes a position for each element of the range as it is now.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let rows = view.attribute(at: position)
    let range = inputs.graph.untracked { rows.value.data }
    return .joined(
      range.map { element in
        // An attribute of its own, so that an update makes each row's value once, however many parts it has.
        let row = inputs.graph.computed(comparedBy: nil) { rows.value.content(element) }
        position.own(row)
        return Content._makeViewList(view: _GraphValue { row.value }, inputs: inputs.inside(position))
      })
  }
}
