import Foundation

/// Animates the frame of a view as a whole.
nonisolated struct _GeometryGroupModifier: PrimitiveViewModifier {
  /// Puts a node around each view inside.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let transform = inputs.transactionTransform
    return body(
      inputs.wrapping(at: inputs.makePosition(Self.self)) { child, place in
        let node = GeometryGroupNode(at: place, wrapping: child)
        node.follow(transform)
        return node
      })
  }
}

/// Takes the animations from the transactions of the views inside.
nonisolated struct _UnanimatedModifier: PrimitiveViewModifier {
  /// Makes the views inside.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    body(inputs.inside(inputs.makePosition(Self.self)).transformingTransactions { $0.animation = nil })
  }
}

/// A wrapper whose frame is animated: it takes along what is inside, which is laid out in the size that is shown.
final class GeometryGroupNode: WrapperNode {
  /// The size at the last placement; nil before the first.
  private var lastSize: CGSize?
  /// The size on the way to that of the layout; nil where it is there.
  private var shown: AnimatedValue<CGSize>?

  override var containsGeometry: Bool { true }

  override func placeChildren() {
    let size = nodePlace.size
    if let lastSize, lastSize != size { animateSize(from: lastSize, to: size) }
    lastSize = size
    guard let shown, shown.isRunning else {
      self.shown = nil
      return super.placeChildren()
    }
    // Springs go beyond their ends.
    let room = Length.measured(shown.shown)
    child.place(at: .zero, size: room, proposal: ProposedViewSize(room))
  }

  private func animateSize(from old: CGSize, to new: CGSize) {
    let transaction = self.transaction
    if let shown { return shown.take(new, transaction) }
    guard transaction.animation != nil else { return }
    let shown = AnimatedValue(old, in: runtime.animations)
    shown.take(new, transaction)
    shown.updater.add { [weak self] in self?.invalidatePlacement() }
    self.shown = shown
  }

  override func end() {
    super.end()
    shown?.end()
    shown = nil
  }
}

extension View {
  /// Animates the position and the size of the view as a whole, instead of those of each leaf inside.
  ///
  /// A view that comes while the frame of the group is on its way moves with the group, and not alone.
  nonisolated public func geometryGroup() -> some View {
    modifier(_GeometryGroupModifier())
  }
}
