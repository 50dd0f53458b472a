import Foundation

/// Names and tags by which queries find a position, and values that features store there.
@MainActor
final class PositionInfo {
  /// The name for accessibility and tests.
  var identifier: (() -> String?)?
  /// The title of a label or a field, which may not be among its texts.
  var labelTitle: (() -> String?)?
  /// The name of the symbol at this position.
  var symbol: (() -> String)?
  /// The view's selection value.
  var tag: (() -> AnyHashable)?
  /// The id of the row at this position, for a row without a tag.
  var implicitTag: AnyHashable?
  /// The view's layout nodes, from which its frame is queried.
  var nodes = NotedNodes()
  /// The platform object at this position, for a view that represents one.
  var platformObject: AnyObject?
  /// The view that presents those here, which are shown elsewhere than where they are written.
  weak var presenter: ViewPosition?
  /// The hit-testing shape of the view.
  var contentShape: LayoutNode?
  /// Whether the view takes part in hit testing, if it specifies that.
  var allowsHitTesting: (() -> Bool)?
  /// The values that features store here, by type.
  private var features: [ObjectIdentifier: Any] = [:]

  /// The value that a feature stores here, by its type.
  subscript<Feature>(_ type: Feature.Type) -> Feature? {
    get { features[ObjectIdentifier(type)] as? Feature }
    set { features[ObjectIdentifier(type)] = newValue }
  }

  /// Returns the frame, in the host's coordinates, of the view with an id here; nil for an unknown id.
  var frameOfID: ((AnyHashable) -> CGRect?)?
}
