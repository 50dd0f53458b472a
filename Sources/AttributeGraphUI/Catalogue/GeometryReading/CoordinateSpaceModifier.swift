import Foundation

/// Names the coordinate space of a view, so that views inside can measure in it.
nonisolated public struct _CoordinateSpaceModifier: PrimitiveViewModifier {
  let name: AnyHashable

  /// Puts a node with the name around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let name = modifier.property(\.name).layoutValue(comparedBy: ==)
    return body(
      inputs.wrapping(at: position) { child, place in
        CoordinateSpaceNode(at: place, wrapping: child, mark: SpaceName(input: name), following: name)
      })
  }
}

/// The name of a coordinate space.
struct SpaceName {
  /// The name as it is now.
  let input: LayoutValue<AnyHashable>
}

/// The node of a view whose coordinate space has a name.
typealias CoordinateSpaceNode = MarkerNode<SpaceName>

extension LayoutNode {
  /// The nearest node around that has a named space; nil where none has the name.
  func space(named name: AnyHashable) -> LayoutNode? {
    if let scroll = name.base as? ScrollViewSpaceName {
      return scroll.axis.map { scrollNode(along: $0) } ?? enclosingScrollNode
    }
    var node = parent
    while let here = node {
      if let space = here as? CoordinateSpaceNode, space.mark.input.value == name { return space }
      node = here.parent
    }
    return nil
  }
}

extension View {
  /// Names the coordinate space of the view.
  nonisolated public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Gives the space of the view a name.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }
}
