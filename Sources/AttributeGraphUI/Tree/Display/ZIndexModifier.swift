import Foundation

/// The kind of value that says which of the views of a container are drawn over which.
public struct ZIndexTraitKey: _ViewTraitKey {
  /// What is higher is drawn later.
  public typealias Value = Double
}

/// A wrapper with the z index of a view, on which layout does not depend.
final class ZIndexNode: WrapperNode {
  private let index: LayoutValue<Double>

  /// Puts a node with an index around another one.
  init(at position: ViewPosition, around child: LayoutNode, index: LayoutValue<Double>) {
    self.index = index
    super.init(at: position, around: child, following: index)
    runtime.zIndexNodes[ObjectIdentifier(self)] = self
  }

  // Nothing is placed or drawn anew: only who covers whom is different.
  override func inputChanged(_ input: LayoutInput) { runtime.structureChanged = true }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(ZIndexTraitKey.self) ? index.value : super.trait(key)
  }

  override func end() {
    super.end()
    runtime.zIndexNodes[ObjectIdentifier(self)] = nil
  }
}

extension _ViewInputs {
  /// Puts a node around each view of a modifier that says how far in front of its siblings it is drawn.
  func zIndex(
    of index: _GraphValue<Double>, at position: ViewPosition, body: (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    // Infinity is a place in an order; what is no number is not.
    let value = index.projection { [unowned position] in
      $0.isInfinite ? $0 : Double(position.finite(CGFloat($0), as: "zIndex"))
    }.layoutValue(comparedBy: ==)
    return body(
      wrapping(at: position) { child, place in ZIndexNode(at: place, around: child, index: value) })
  }
}

extension View {
  /// Draws the view over those of its siblings that have a lower index, whatever their order in the source; 0 is what
  /// views have by themselves, and among equal ones the later is in front.
  ///
  /// Siblings are the views of one container. Nothing but the order of drawing depends on the index: no frame, no
  /// identity, no order of appearing. An index that is not a number counts as 0 and is reported as an issue (the rule is
  /// ours).
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(_TraitWritingModifier<ZIndexTraitKey>(value: value))
  }
}
