#if !canImport(Darwin)
import Foundation

/// The layer of a view: a tree of values that is not drawn.
@MainActor @preconcurrency
open class CALayer: NSObject {
  /// The rectangle in the superlayer, in points.
  open var frame = CGRect.zero
  /// The colour; nil for none.
  open var backgroundColor: CGColor?
  /// The corner radius, in points.
  open var cornerRadius: CGFloat = 0
  /// The curve of the corners; only stored.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Whether the content is clipped to the bounds.
  open var masksToBounds = false
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow; nil for that of the content.
  open var shadowPath: CGPath?
  /// The opacity of the layer, from 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer is hidden.
  open var isHidden = false
  /// The order among its siblings: larger ones are in front.
  open var zPosition: CGFloat = 0
  /// The transform of the layer in space.
  open var transform = CATransform3D()
  /// The layer that masks this one; nil for none.
  open var mask: CALayer?
  /// A custom name.
  open var name: String?
  /// The number of pixels per point.
  open var contentsScale: CGFloat = 1
  /// The picture: a `CGImage`.
  open var contents: Any?
  /// How the contents are placed in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Whether it is opaque.
  open var isOpaque = false
  /// Whether the layer is drawn as a bitmap.
  open var shouldRasterize = false
  /// The number of pixels per point of that bitmap.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are smooth.
  open var allowsEdgeAntialiasing = false
  /// Whether the layer is drawn asynchronously.
  open var drawsAsynchronously = false
  /// How the layer is composited with its background; it is not.
  open var compositingFilter: Any?
  /// The anchor point, in the unit square.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The speed of time in the layer; nothing moves.
  open var speed: Float = 1
  /// The time at which the layer begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The offset of time in the layer, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The filters on the background; only stored.
  open var backgroundFilters: [Any]?
  /// The filters on the content; they are only stored.
  open var filters: [Any]?
  /// The sublayers, from back to front.
  public private(set) var sublayers: [CALayer]?
  /// The parent layer.
  public private(set) weak var superlayer: CALayer?

  /// The animations that were added, by key.
  var animations: [String: CAAnimation] = [:]

  /// Makes a layer.
  public override init() { super.init() }

  /// The rectangle in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The place of the anchor point in the superlayer, in points.
  open var position: CGPoint {
    get { CGPoint(x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y) }
    set {
      let (x, y) = (frame.width * anchorPoint.x, frame.height * anchorPoint.y)
      frame.origin = CGPoint(x: newValue.x - x, y: newValue.y - y)
    }
  }

  /// The layer as it is shown: itself, because nothing moves.
  open func presentation() -> Self? { self }
  /// Sets the frames of the sublayers.
  open func layoutSublayers() {}

  /// Adds a sublayer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// Inserts a sublayer at an index.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Draws the layer; nothing is drawn.
  open func render(in ctx: CGContext) {}

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Requests that the layer is drawn again; nothing is drawn.
  open func setNeedsDisplay() {}
}

/// A layer with a colour gradient.
open class CAGradientLayer: CALayer {
  /// The colours: of type `CGColor`.
  open var colors: [Any]?
  /// The positions of the colours, from 0 to 1; nil for even ones.
  open var locations: [NSNumber]?
  /// The position of the first colour, in the unit square.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The position of the last colour, in the unit square.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The shape of the gradient.
  open var type = CAGradientLayerType.axial
}

/// A layer of a figure.
open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath?
  /// The colour of the fill; nil for none.
  open var fillColor: CGColor? = .black
  /// The colour of the stroke; nil for none.
  open var strokeColor: CGColor?
  /// The width of the lines, in points.
  open var lineWidth: CGFloat = 1
  /// The relative start of the stroke, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The relative end of the stroke, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The lengths of dashes and gaps, in points; nil for none.
  open var lineDashPattern: [NSNumber]?
  /// The distance into the dashes at which the line starts, in points.
  open var lineDashPhase: CGFloat = 0
  /// The ends of lines.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of lines.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The longest corner, in line widths.
  open var miterLimit: CGFloat = 10
  /// Which parts are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
}
#endif
