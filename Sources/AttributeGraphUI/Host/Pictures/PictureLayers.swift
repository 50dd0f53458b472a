import Foundation

/// The effects of a picture's items as SVG elements, grouped by view.
struct PictureLayers {
  /// A drawing effect on an item, from the outside in.
  private enum Layer: Hashable {
    /// A clip to a rectangle.
    case clip(CGRect)
    /// Anything else.
    case effect(DisplayEffect)
  }

  /// An item, and its effects.
  private struct Entry {
    let item: FramePicture.Item
    let layers: [Layer]

    init(_ item: FramePicture.Item) {
      self.item = item
      layers = (item.display.clip.map { [.clip($0)] } ?? []) + item.display.effects.reversed().map(Layer.effect)
    }

    /// The visible rectangle inside some of the outermost layers.
    func region(inside depth: Int) -> CGRect {
      let reach = layers.dropFirst(depth).reduce(0) { $0 + PictureLayers.reach(of: $1) }
      return item.display.inkedFrame.insetBy(dx: -reach, dy: -reach)
    }
  }

  private let entries: [Entry]

  /// Keeps the items that can be drawn: those with finite coordinates.
  init(_ items: [FramePicture.Item]) {
    entries = items.filter { $0.display.frame.svgAttributes(insetBy: 0) != nil }.map(Entry.init)
  }

  /// The items as elements; referenced elements have names with the given prefix.
  func elements(prefix: String) -> [String] { elements(of: entries[...], depth: 0, prefix: prefix) }

  private func elements(of entries: ArraySlice<Entry>, depth: Int, prefix: String) -> [String] {
    var lines: [String] = []
    var rest = entries
    while let first = rest.first {
      guard depth < first.layers.count else {
        lines += first.item.elements(prefix: prefix)
        rest = rest.dropFirst()
        continue
      }
      let layer = first.layers[depth]
      let group = rest.prefix { depth < $0.layers.count && $0.layers[depth] == layer }
      rest = rest.dropFirst(group.count)
      let name = "\(prefix)-\(first.item.id)-\(depth)"
      let region = group.dropFirst().reduce(first.region(inside: depth)) { $0.union($1.region(inside: depth)) }
      // Content without finite bounds, such as an unbounded outline, cannot be drawn.
      guard let box = region.svgAttributes(insetBy: 0) else { continue }
      lines += definition(of: layer, name: name, region: box, linesOfMasks: first.item.linesOfMasks)
      let middle = CGPoint(x: region.midX, y: region.midY)
      lines.append("<g \(Self.attribute(of: layer, named: name, center: middle))>")
      lines += elements(of: group, depth: depth + 1, prefix: prefix)
      lines.append("</g>")
    }
    return lines
  }

  private func definition(
    of layer: Layer, name: String, region: String, linesOfMasks: [Int: [TextLine]]
  ) -> [String] {
    switch layer {
    case .clip(let rect):
      guard let rect = rect.svgAttributes(insetBy: 0) else { return ["<clipPath id=\"\(name)\"/>"] }
      return ["<clipPath id=\"\(name)\"><rect \(rect)/></clipPath>"]
    case .effect(let effect):
      switch effect.kind {
      case .clip(let path, let isEvenOddFilled):
        let rule = isEvenOddFilled ? " clip-rule=\"evenodd\"" : ""
        return ["<clipPath id=\"\(name)\"><path d=\"\(path.svgData)\"\(rule)/></clipPath>"]
      case .shadow(let color, let radius, let x, let y):
        let opacity = PictureText.length(CGFloat(color.components.opacity))
        let steps =
          "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(PictureText.length(radius))\"/>"
          + "<feOffset dx=\"\(PictureText.length(x))\" dy=\"\(PictureText.length(y))\" result=\"shadow\"/>"
          + "<feFlood flood-color=\"\(color.svgColor)\" flood-opacity=\"\(opacity)\"/>"
          + "<feComposite in2=\"shadow\" operator=\"in\"/>"
          + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
        return [filter(name, region, steps)]
      case .blur(let radius, _):
        return [filter(name, region, "<feGaussianBlur stdDeviation=\"\(PictureText.length(radius))\"/>")]
      case .innerShadow(let color, let radius, let x, let y):
        let opacity = PictureText.length(CGFloat(color.components.opacity))
        let steps =
          "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(PictureText.length(radius))\"/>"
          + "<feOffset dx=\"\(PictureText.length(x))\" dy=\"\(PictureText.length(y))\" result=\"hole\"/>"
          + "<feFlood flood-color=\"\(color.svgColor)\" flood-opacity=\"\(opacity)\"/>"
          + "<feComposite in2=\"hole\" operator=\"out\"/><feComposite in2=\"SourceAlpha\" operator=\"in\" result=\"rim\"/>"
          + "<feMerge><feMergeNode in=\"SourceGraphic\"/><feMergeNode in=\"rim\"/></feMerge>"
        return [filter(name, region, steps)]
      case .redacted: return [filter(name, region, "<feFlood flood-color=\"gray\" flood-opacity=\"0.3\"/>")]
      case .color(let color): return [filter(name, region, color.svgStep)]
      case .blend, .group, .drawingGroup, .projection: return []
      case .mask(let items):
        let masks = items.map { item in
          FramePicture.Item(
            id: item.id, display: item, lines: linesOfMasks[item.id] ?? [], linesOfMasks: linesOfMasks)
        }
        return ["<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" \(region) style=\"mask-type: alpha\">"]
          + PictureLayers(masks).elements(prefix: name) + ["</mask>"]
      }
    }
  }

  private func filter(_ name: String, _ region: String, _ steps: String) -> String {
    "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" \(region)>\(steps)</filter>"
  }

  /// The attribute that refers to a layer, or is one itself.
  private static func attribute(of layer: Layer, named name: String, center middle: CGPoint) -> String {
    guard case .effect(let effect) = layer else { return "clip-path=\"url(#\(name))\"" }
    return switch effect.kind {
    case .clip: "clip-path=\"url(#\(name))\""
    case .shadow, .innerShadow, .blur, .color, .redacted: "filter=\"url(#\(name))\""
    case .mask: "mask=\"url(#\(name))\""
    case .blend(let mode): mode.cssName.map { "style=\"mix-blend-mode: \($0)\"" } ?? "class=\"\(mode.rawValue)\""
    case .group, .drawingGroup: "style=\"isolation: isolate\""
    // SVG has no perspective, so the transform at the centre is used for the whole.
    case .projection(let projection): "transform=\"\(projection.transform(near: middle).svgMatrix)\""
    }
  }

  /// The additional extent of an item after a layer, in points along each axis.
  private static func reach(of layer: Layer) -> CGFloat {
    guard case .effect(let effect) = layer else { return 0 }
    return switch effect.kind {
    case .clip, .mask, .innerShadow, .color, .blend, .group, .drawingGroup, .projection, .redacted: 0
    // Beyond three standard deviations, a blur is invisible.
    case .shadow(_, let radius, let x, let y): 3 * radius + max(abs(x), abs(y))
    case .blur(let radius, _): 3 * radius
    }
  }
}

extension DisplayItem {
  /// The upright rectangle around everything that is drawn before any effect.
  fileprivate var inkedFrame: CGRect {
    var inked = frame
    if let figure, !figure.path.isEmpty {
      let box = figure.path.boundingRect.offsetBy(dx: frame.minX, dy: frame.minY)
      // A mitred join extends up to the miter limit.
      let reach = figure.stroke.map { $0.usableWidth / 2 * max($0.miterLimit.isFinite ? $0.miterLimit : 1, 1.5) } ?? 0
      inked = inked.union(box.insetBy(dx: -reach, dy: -reach))
    }
    return transform == .identity ? inked : transform.applied(to: inked)
  }
}
