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
    let value = view.attribute(at: position)
    let runtime = inputs.runtime
    let rows = view.read().data.map { element in (element: element, latest: Latest<Content>(), updater: Updater()) }
    inputs.runNowAndWhenChanged(at: position) {
      let forEach = value.value
      for row in rows {
        row.latest.value = runtime.evaluate { forEach.content(row.element) }
        row.updater.run()
      }
    }
    return .joined(
      rows.map { row in
        position.own(row.updater)
        return Content._makeViewList(
          view: row.latest.graphValue(updater: row.updater), inputs: inputs.inside(position))
      })
  }
}
