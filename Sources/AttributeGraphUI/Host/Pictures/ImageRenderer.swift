import Foundation
import Observation

/// Makes a picture of a view that is on no screen.
///
/// The picture is a vector drawing, `svg`. Only the number of pixels is known, so `uiImage` and `cgImage` have a size
/// but no content.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  @Published public var content: Content
  /// The size that the view is proposed, in points.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels a point.
  @Published public var scale: CGFloat = 1
  /// Whether nothing is seen through the picture; it is kept.
  @Published public var isOpaque = false
  /// The colours of the picture; they are kept.
  @Published public var colorMode = ColorRenderingMode.nonLinear
  /// Whether observers of the renderer are notified of changes in the content; only stored, they are not notified.
  public var isObservationEnabled = false

  /// Makes a renderer of a view.
  public init(content view: Content) { content = view }

  /// Runs a closure with a temporary host of the view.
  private func withHost<Value>(_ use: (ViewHost, CGSize) -> Value) -> Value {
    let previous = HostRuntime.current
    let view = content
    let host = ViewHost(proposing: proposedSize, displayScale: scale) { view }
    defer { previous?.becomeCurrent() }
    return use(host, host.sizeThatFits(proposedSize))
  }

  /// The size of the picture in points.
  public var size: CGSize { withHost { $1 } }

  /// The picture as an SVG document.
  public var svg: String { withHost { host, _ in host.picture.svg() } }
}

extension ImageRenderer: Observable {}

#if !canImport(Darwin)
extension ImageRenderer {
  /// Calls a closure with the size of the picture, and a closure for drawing, which does nothing.
  ///
  /// - Parameters:
  ///   - rasterizationScale: The number of pixels per point for non-vector content.
  ///   - renderer: Receives the size in points, and the closure.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) { renderer(size) { _ in } }

  /// The picture, with its size and without pixels; nil for one without a size.
  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

  /// The picture, with only the number of its pixels; nil for one without a size.
  public var cgImage: CGImage? {
    let size = size
    guard size.width > 0, size.height > 0 else { return nil }
    let pixels = CGSize(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    return CGImage(bitmap: Bitmap(pixels: pixels))
  }
}
#endif
