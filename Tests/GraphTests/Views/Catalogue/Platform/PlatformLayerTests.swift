#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

/// Layers of UIKit's views: their layout, their places, and copies of them.
@MainActor
struct `Platform layers` {
  final class Ring: CALayer {
    var progress: CGFloat = 0.5
    var layouts = 0

    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      if let ring = layer as? Ring { progress = ring.progress }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSublayers() {
      layouts += 1
      super.layoutSublayers()
    }
  }

  final class RingView: UIView {
    var layouts = 0
    var sublayouts = 0
    override class var layerClass: AnyClass { Ring.self }
    override func layoutSubviews() { layouts += 1 }
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      sublayouts += 1
    }
  }

  @Test func `a view has a layer of a class of the program's, which is as large as the view`() throws {
    let view = RingView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let layer = try #require(view.layer as? Ring)
    #expect(layer.progress == 0.5)
    #expect(layer.frame == view.frame)
    view.frame.size.width = 9
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 9, height: 4))
    #expect(layer.delegate === view)
  }

  @Test func `the layer of a view lays out by the view, once for each request`() throws {
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = try #require(view.layer as? Ring)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect((view.layouts, view.sublayouts, layer.layouts) == (1, 1, 1))
    view.setNeedsLayout()
    #expect(layer.needsLayout())
    layer.layoutIfNeeded()
    view.frame.size.height = 20
    view.layoutIfNeeded()
    #expect((view.layouts, view.sublayouts, layer.layouts) == (3, 3, 3))
  }

  @Test func `layers lay out after a change of their size or of the layers inside`() {
    let (outer, inner) = (Ring(), Ring())
    outer.layoutIfNeeded()
    outer.addSublayer(inner)
    inner.frame.size = CGSize(width: 1, height: 1)
    outer.layoutIfNeeded()
    #expect((outer.layouts, inner.layouts) == (1, 1))
    inner.frame.origin.x = 5
    outer.layoutIfNeeded()
    #expect((outer.layouts, inner.layouts) == (1, 1))
  }

  @Test func `a copy of a layer has its values, and those that a subclass copies`() {
    let ring = Ring()
    ring.progress = 0.75
    ring.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    ring.cornerRadius = 5
    let copy = Ring(layer: ring)
    #expect((copy.progress, copy.frame, copy.cornerRadius) == (0.75, ring.frame, 5))
    let shape = CAShapeLayer()
    shape.lineWidth = 7
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let other = CAShapeLayer(layer: shape)
    #expect(other.lineWidth == 7 && other.path == shape.path)
    let gradient = CAGradientLayer()
    gradient.locations = [0, 1]
    #expect(CAGradientLayer(layer: gradient).locations?.map(\.doubleValue) == [0, 1])
  }

  @Test func `the innermost layer at a point is hit, the one in front first`() {
    let (outer, behind, front) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    behind.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    front.frame = CGRect(x: 20, y: 20, width: 100, height: 20)
    outer.addSublayer(behind)
    outer.addSublayer(front)
    #expect(outer.hitTest(CGPoint(x: 15, y: 15)) === behind)
    #expect(outer.hitTest(CGPoint(x: 35, y: 35)) === front)
    #expect(outer.hitTest(CGPoint(x: 100, y: 100)) === outer)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5)) == nil)
    #expect(outer.hitTest(CGPoint(x: 120, y: 35)) === front)
    outer.masksToBounds = true
    #expect(outer.hitTest(CGPoint(x: 120, y: 35)) == nil)
    behind.zPosition = 1
    #expect(outer.hitTest(CGPoint(x: 35, y: 35)) === behind)
    behind.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 35, y: 35)) === front)
  }

  @Test func `sublayers are inserted beside others and replaced`() {
    func layer(_ name: String) -> CALayer {
      let layer = CALayer()
      layer.name = name
      return layer
    }
    let (outer, one, two, three, four) = (layer("0"), layer("1"), layer("2"), layer("3"), layer("4"))
    var names: [String] { (outer.sublayers ?? []).compactMap(\.name) }
    outer.addSublayer(one)
    outer.insertSublayer(two, below: one)
    outer.insertSublayer(three, above: two)
    #expect(names == ["2", "3", "1"])
    outer.insertSublayer(two, above: one)
    #expect(names == ["3", "1", "2"])
    outer.replaceSublayer(one, with: four)
    #expect(names == ["3", "4", "2"])
    #expect(one.superlayer == nil)
  }

  @Test func `points are converted between layers`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    inner.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
    outer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 2, y: 3))
    #expect(inner.convert(CGPoint(x: 12, y: 23), from: nil) == CGPoint(x: 1, y: 1))
    #expect(outer.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: inner).origin == .zero)
  }
}
#endif
