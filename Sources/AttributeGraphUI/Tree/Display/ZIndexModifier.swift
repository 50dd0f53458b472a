import Foundation

/// The trait for the drawing order among the views of a container.
public struct ZIndexTraitKey: _HashableTraitKey {
  /// A higher value is drawn later.
  public typealias Value = Double
}

/// A wrapper with the z index of a view, which does not affect layout.
final class ZIndexNode: WrapperNode {
  private let index: LayoutValue<Double>

  /// Puts a node with an index around another one.
  init(at position: ViewPosition, wrapping child: LayoutNode, index: LayoutValue<Double>) {
    self.index = index
    super.init(at: position, wrapping: child, following: index)
    runtime.service(ZIndexBook.self).nodes[ObjectIdentifier(self)] = self
  }

  // Only the drawing order changes; nothing is placed or redrawn.
  override func inputChanged(_ input: LayoutInput) { runtime.structureChanged = true }

  // Of several indices of one view, the innermost holds.
  override func trait(_ key: ObjectIdentifier) -> Any? {
    super.trait(key) ?? (key == ObjectIdentifier(ZIndexTraitKey.self) ? index.value : nil)
  }

  override func end() {
    super.end()
    runtime.knownService(ZIndexBook.self)?.nodes[ObjectIdentifier(self)] = nil
  }
}

/// The nodes of a host that set a view's drawing order among its siblings; each removes itself when it ends.
final class ZIndexBook: HostService {
  /// The nodes with an index.
  var nodes: [ObjectIdentifier: ZIndexNode] = [:]
  /// The containers that draw some of their views in front of the others.
  var containers: [ObjectIdentifier: any FrontingContainer] = [:]

  func drop() { (nodes, containers) = ([:], [:]) }
}

/// A container that draws some of its views in front of the others.
@MainActor
protocol FrontingContainer: LayoutNode {
  /// The views that are drawn in front.
  var front: Set<ObjectIdentifier> { get }
}

extension _ViewInputs {
  /// Puts a node with the index around each view of a modifier.
  func zIndex(
    of index: _GraphValue<Double>, at position: ViewPosition, body: (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    // Infinity can be ordered; NaN cannot.
    let value = index.projection { [unowned position] in
      $0.isInfinite ? $0 : Double(position.finite(CGFloat($0), as: "zIndex"))
    }.layoutValue(comparedBy: ==)
    return body(
      wrapping(at: position) { child, place in ZIndexNode(at: place, wrapping: child, index: value) })
  }
}

extension View {
  /// Draws the view over its siblings with a lower index, whatever their order in the source. The default is 0, and
  /// among equal indices the later view is in front.
  ///
  /// Siblings are the views of one container. The index affects only the drawing order, not frames, identity or the
  /// order of appearance. NaN counts as 0 and is reported as an issue (this rule is ours).
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(_TraitWritingModifier<ZIndexTraitKey>(value: value))
  }
}
