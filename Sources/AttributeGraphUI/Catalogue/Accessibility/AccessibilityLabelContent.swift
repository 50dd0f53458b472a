import Foundation

/// Views that make up an accessibility label, with the previous label in place of the placeholder.
nonisolated struct _LabelContent<Content: View, Modified: View>: PrimitiveView {
  let modified: Modified
  let label: Text

  @MainActor static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    var inside = inputs.inside(position)
    let outer = inside.modifiedContent
    inside.modifiedContent[ObjectIdentifier(PlaceholderContentView<Content>.self)] = { place in
      var place = place
      place.modifiedContent = outer
      return Text._makeViewList(view: place.outer(view.property(\.label), from: inputs), inputs: place)
    }
    return Modified._makeViewList(view: view.property(\.modified), inputs: inside)
  }
}
