/// Sets which views a stack serves first, and which views determine the size of an overlay.
nonisolated public struct _LayoutPriorityModifier: PrimitiveViewModifier {
  let priority: Double

  /// Puts a node with the priority around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let priority = modifier.property(\.priority).layoutValue(comparedBy: ==)
    return body(
      inputs.wrapping(at: position) { child, place in
        PriorityNode(at: place, wrapping: child, priority: priority)
      })
  }
}

/// A wrapper with a layout priority.
final class PriorityNode: WrapperNode {
  private let priority: LayoutValue<Double>

  /// Puts a node with a priority around another one.
  init(at position: ViewPosition, wrapping child: LayoutNode, priority: LayoutValue<Double>) {
    self.priority = priority
    super.init(at: position, wrapping: child, following: priority)
  }

  override var layoutPriority: Double { priority.value }
}

extension View {
  /// The priority with which a stack serves the view; the default is 0.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(priority: value))
  }
}
