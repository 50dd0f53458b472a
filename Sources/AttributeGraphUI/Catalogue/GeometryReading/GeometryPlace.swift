import AttributeGraph2
import Foundation

/// The geometry that a proxy tells, as attributes that are made when they are first asked for.
@MainActor
final class GeometryPlace {
  /// Where a node is.
  private struct Place: Equatable {
    /// The rectangle in the host, before anything is done to the drawing.
    var frame = CGRect.zero
    /// How the views around scale, turn and move what is drawn.
    var transform = DisplayTransform.identity
  }

  private let runtime: HostRuntime
  private var knownSize = CGSize.zero
  private var sizeCell: StateCell<CGSize>?
  private var knownPlace = Place()
  private var placeCell: StateCell<Place>?
  /// The node whose geometry it is.
  private var node: LayoutNode?
  /// Whether something around changes how the node is drawn.
  private var hasEffects = false

  init(runtime: HostRuntime) {
    self.runtime = runtime
  }

  /// Tells of the geometry of a node, until the node ends and lets go of it.
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

  /// From the first time that somebody asks for the place the node follows it.
  private var place: Place {
    if let placeCell { return placeCell.value }
    node?.followPlace()
    knownPlace = place(of: node)
    let cell = runtime.graph.detached { runtime.graph.cell(knownPlace) }
    placeCell = cell
    return cell.value
  }

  private func place(of node: LayoutNode?) -> Place {
    guard let node else { return Place() }
    let frame = CGRect(origin: node.originInHost, size: knownSize)
    return hasEffects ? Place(frame: frame, transform: node.transformAround()) : Place(frame: frame)
  }

  /// The rectangle in the host, before anything is done to the drawing.
  var frame: CGRect { place.frame }

  /// The rectangle in a coordinate space; in that of the host where no view around has one of the name.
  ///
  /// As in SwiftUI it is the smallest upright one around what is scaled and turned between here and there.
  func frame(in space: CoordinateSpace) -> CGRect {
    if case .local = space { return CGRect(origin: .zero, size: size) }
    let place = self.place
    guard case .named(let name) = space, let node, let space = node.space(around: name) else {
      return place.transform == .identity ? place.frame : place.transform.applied(to: place.frame)
    }
    let transform = hasEffects ? node.transformAround(upTo: space) : .identity
    let frame = transform == .identity ? place.frame : transform.applied(to: place.frame)
    let origin = space.originInHost
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The rectangle of a view around that has a named space, as seen from here; nil where none has.
  func bounds(ofSpaceAround name: AnyHashable) -> CGRect? {
    guard let node, let space = node.space(around: name) else { return nil }
    let frame = self.frame
    let transform = hasEffects ? node.transformAround(upTo: space).inverted : .identity
    let bounds = transform == .identity ? space.frameInHost : transform.applied(to: space.frameInHost)
    return bounds.offsetBy(dx: -frame.origin.x, dy: -frame.origin.y)
  }

  /// How much of it lies outside of the safe area at each edge.
  var safeAreaInsets: EdgeInsets {
    let frame = self.frame
    guard let node, let safeArea = node.safeAreaAround else { return EdgeInsets() }
    return safeArea.insets(reaching: frame).byLines(of: node)
  }

  /// Takes note of where a node is now.
  ///
  /// - Returns: Whether the closure runs for it.
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
