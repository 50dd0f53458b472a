import AttributeGraph2
import Foundation

/// The geometry behind a proxy, as cells that are made on first use.
@MainActor
final class GeometryPlace {
  private let runtime: HostRuntime
  private var knownSize = CGSize.zero
  private var sizeCell: StateCell<CGSize>?
  private var knownPlace = HostPlace()
  private var placeCell: StateCell<HostPlace>?
  /// The node whose geometry it is.
  private var node: LayoutNode?
  /// Whether a view around changes how the node is drawn.
  private var hasEffects = false

  init(runtime: HostRuntime) {
    self.runtime = runtime
  }

  /// Follows the geometry of a node, until the node ends and releases this object.
  func follow(_ node: LayoutNode?, hasEffects: Bool = false) {
    self.node = node
    self.hasEffects = hasEffects
    if placeCell != nil { node?.followPlace() }
  }

  /// The size alone: a reader that only moves does not run again.
  var size: CGSize {
    let cell = sizeCell ?? runtime.graph.detached { runtime.graph.cell(knownSize) }
    sizeCell = cell
    return cell.value
  }

  /// The place in the host; the node updates it from its first read on.
  var place: HostPlace {
    if let placeCell { return placeCell.value }
    node?.followPlace()
    knownPlace = place(of: node)
    let cell = runtime.graph.detached { runtime.graph.cell(knownPlace) }
    placeCell = cell
    return cell.value
  }

  private func place(of node: LayoutNode?) -> HostPlace {
    guard let node else { return HostPlace() }
    let frame = CGRect(origin: node.originInHost, size: knownSize)
    return HostPlace(frame: frame, transform: hasEffects ? node.enclosingTransform() : .identity)
  }

  /// The rectangle in the host, before anything is done to the drawing.
  var frame: CGRect { place.frame }

  /// The rectangle in a coordinate space, or in the host's space if no view around has one of the name.
  ///
  /// As in SwiftUI, it is the smallest upright rectangle around the scaled and rotated one.
  func frame(in space: CoordinateSpace) -> CGRect {
    if case .local = space { return CGRect(origin: .zero, size: size) }
    let place = self.place
    guard case .named(let name) = space, let node, let space = node.space(named: name) else {
      return place.transform == .identity ? place.frame : place.transform.applied(to: place.frame)
    }
    let transform = hasEffects ? node.enclosingTransform(upTo: space) : .identity
    let frame = transform == .identity ? place.frame : transform.applied(to: place.frame)
    let origin = space.originInHost
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The bounds of the view around with a named space, in this view's coordinates; nil if there is none.
  func bounds(ofSpace name: AnyHashable) -> CGRect? {
    guard let node, let space = node.space(named: name) else { return nil }
    let frame = self.frame
    let transform = hasEffects ? node.enclosingTransform(upTo: space).inverted : .identity
    let bounds = transform == .identity ? space.frameInHost : transform.applied(to: space.frameInHost)
    return bounds.offsetBy(dx: -frame.origin.x, dy: -frame.origin.y)
  }

  /// The parts of the rectangle outside of the safe area, at each edge.
  var safeAreaInsets: EdgeInsets {
    let frame = self.frame
    guard let node, let safeArea = node.enclosingSafeArea else { return EdgeInsets() }
    return safeArea.insets(reaching: frame).byLines(of: node)
  }

  /// Updates the place to that of a node.
  ///
  /// - Returns: Whether the closure has to run for it.
  func update(to node: LayoutNode) -> Bool {
    let size = node.geometry.size
    var hasChanged = sizeCell != nil && knownSize != size
    knownSize = size
    sizeCell?.value = size
    if let placeCell {
      let place = place(of: node)
      hasChanged = hasChanged || knownPlace != place
      knownPlace = place
      placeCell.value = place
    }
    return hasChanged
  }
}
