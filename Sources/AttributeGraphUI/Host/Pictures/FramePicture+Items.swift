import Foundation

/// An item of a picture as SVG elements.
extension FramePicture.Item {
  /// The item, with its opacity and its transform.
  ///
  /// The names of referenced elements begin with the given prefix.
  func elements(prefix: String) -> [String] {
    guard let rect = display.frame.svgAttributes(insetBy: 0) else { return [] }
    var attributes: [String] = []
    if display.opacity != 1 { attributes.append("opacity=\"\(PictureText.length(CGFloat(display.opacity)))\"") }
    let paint = paint(named: "\(prefix)-\(id)-paint")
    let lines = paint.definition + shapes(rect, paint.reference)
    if display.transform != .identity {
      attributes.append("transform=\"\(display.transform.svgMatrix)\"")
    }
    return attributes.isEmpty ? lines : ["<g \(attributes.joined(separator: " "))>"] + lines + ["</g>"]
  }

  /// The gradient of the item, if it has one: the definition, and the reference to it.
  private func paint(named name: String) -> (definition: [String], reference: String?) {
    var gradient = display.foregroundGradient
    if case .gradient(_, let own) = display.content { gradient = own }
    guard let gradient else { return ([], nil) }
    return (gradient.svgElements(in: display.frame, name: name), "url(#\(name))")
  }

  private func shapes(_ rect: String, _ gradient: String?) -> [String] {
    switch display.content {
    case .color(let color):
      return ["<rect \(rect) \(color.svgFill)/>"]
    case .shape(let name, let color):
      return [figureElement(name, rect, fill: color.svgFill, stroke: color.svgStroke)]
    case .gradient(let name, _):
      let reference = gradient ?? "none"
      return [figureElement(name, rect, fill: "fill=\"\(reference)\"", stroke: "stroke=\"\(reference)\"")]
    case .pattern(let name, let paint):
      return [figureElement(name, rect, fill: "class=\"symbol\"", stroke: "class=\"symbol\"")]
        + hints(paint.image.runName)
    case .text(_, let font):
      return lines.map { textElement($0, font: font, gradient) }
    case .styledText:
      return lines.flatMap { line in line.pieces.flatMap { pieceElements($0, of: line, gradient) } }
    case .symbol(let name), .image(let name):
      let color = (gradient ?? display.foregroundColor?.svgColor).map { " style=\"stroke: \($0)\"" } ?? ""
      return ["<rect class=\"symbol\" \(rect) rx=\"3\"\(color)><title>\(name.xmlEscaped)</title></rect>"] + hints(name)
    case .control(let kind, let value):
      let tint = gradient ?? display.foregroundColor?.svgColor ?? (kind == .toggle ? Color.green : Color.blue).svgColor
      return ControlPicture(kind: kind, value: value, prompt: prompt, share: share, frame: display.frame, tint: tint)
        .elements
    }
  }

  /// A filled or stroked shape.
  private func figureElement(_ name: String, _ rect: String, fill: String, stroke: String) -> String {
    if let figure = display.figure {
      let path = figure.path.offsetBy(dx: display.frame.minX, dy: display.frame.minY).svgData
      guard let line = figure.stroke else {
        return "<path d=\"\(path)\" \(fill)\(figure.isEvenOddFilled ? " fill-rule=\"evenodd\"" : "")/>"
      }
      return "<path d=\"\(path)\" fill=\"none\" \(stroke) \(line.svgAttributes)/>"
    }
    let (x, y) = (display.frame.width / 2, display.frame.height / 2)
    switch name {
    case "Circle":
      return
        "<circle cx=\"\(PictureText.length(display.frame.midX))\" cy=\"\(PictureText.length(display.frame.midY))\" "
        + "r=\"\(PictureText.length(min(x, y)))\" \(fill)/>"
    case "Ellipse", "Capsule":
      let corners = name == "Ellipse" ? (x, y) : (min(x, y), min(x, y))
      return "<rect \(rect) rx=\"\(PictureText.length(corners.0))\" ry=\"\(PictureText.length(corners.1))\" \(fill)/>"
    default: return "<rect \(rect) \(fill)/>"
    }
  }

  /// A part of a line with mixed formatting.
  private func pieceElements(_ piece: TextLine.Piece, of line: TextLine, _ gradient: String?) -> [String] {
    let run = piece.run
    let baseline = line.baseline - run.baselineOffset
    if let image = run.image {
      let side = BuiltInTextMeasurer.lineHeightFactor * run.font.usablePointSize
      let top = display.frame.minY + baseline - side * BuiltInTextMeasurer.ascentShare
      let rect = CGRect(x: display.frame.minX + line.x + piece.x, y: top, width: side, height: side)
      guard let attributes = rect.svgAttributes(insetBy: 0) else { return [] }
      return ["<rect class=\"symbol\" \(attributes) rx=\"3\"><title>\(image.xmlEscaped)</title></rect>"]
    }
    // The width depends on the viewer's font: only a whole line is stretched to its own.
    let part = TextLine(string: run.string, x: line.x + piece.x, baseline: baseline, width: 0)
    return [
      textElement(
        part, font: run.font, gradient, color: run.foreground?.color,
        decorations: [run.underline == nil ? nil : "underline", run.strikethrough == nil ? nil : "line-through"]
          .compactMap { $0 }, spacing: run.kerning)
    ]
  }

  /// A line of text, stretched to its measured width, whatever font the viewer has.
  private func textElement(
    _ line: TextLine, font: Font, _ gradient: String?, color: Color? = nil, decorations: [String] = [],
    spacing: CGFloat = 0
  ) -> String {
    // A viewer without `textLength` support and with another font draws the line too long or too short, from its
    // beginning.
    let (x, y) = (display.frame.minX + line.x, display.frame.minY + line.baseline)
    var attributes =
      "class=\"ink\" x=\"\(PictureText.length(x))\" y=\"\(PictureText.length(y))\" "
      + "font-size=\"\(PictureText.length(font.usablePointSize))\""
    if line.width > 0 {
      attributes += " textLength=\"\(PictureText.length(line.width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    if font.resolvedWeight.isBold { attributes += " font-weight=\"700\"" }
    if font.isItalic { attributes += " font-style=\"italic\"" }
    var style = font.resolvedDesign == .monospaced ? ["font-family: Courier, monospace"] : []
    if !decorations.isEmpty { style.append("text-decoration: \(decorations.joined(separator: " "))") }
    if spacing != 0 { style.append("letter-spacing: \(PictureText.length(spacing))px") }
    if let fill = color?.svgColor ?? gradient ?? display.foregroundColor?.svgColor { style.append("fill: \(fill)") }
    if !style.isEmpty { attributes += " style=\"\(style.joined(separator: "; "))\"" }
    return "<text \(attributes)>\(line.string.xmlEscaped)</text>"
  }

  /// A name in the frame: in one line, or one line per word if it is too long; empty if it would not be legible.
  private func hints(_ name: String) -> [String] {
    func size(_ lines: [String]) -> CGFloat {
      let longest = CGFloat(lines.map(\.count).max() ?? 1)
      return min(9, (display.frame.width - 2) / (longest * 0.62), (display.frame.height - 2) / CGFloat(lines.count))
    }
    let words = name.split(separator: ".").map(String.init)
    guard let lines = [[name], words].first(where: { size($0) >= 6 }) ?? (size(words) >= 4 ? words : nil) else {
      return []
    }
    let size = size(lines)
    let top = display.frame.midY - size * CGFloat(lines.count) / 2
    return lines.enumerated().map { index, line in
      let (x, y) = (PictureText.length(display.frame.midX), PictureText.length(top + size * (CGFloat(index) + 0.8)))
      return
        "<text class=\"hint\" x=\"\(x)\" y=\"\(y)\" font-size=\"\(PictureText.length(size))\">\(line.xmlEscaped)</text>"
    }
  }
}

extension DisplayTransform {
  /// The transform in SVG syntax.
  var svgMatrix: String {
    let numbers = [a, b, c, d, tx, ty].map { "\(($0 * 10_000).rounded() / 10_000)" }
    return "matrix(\(numbers.joined(separator: " ")))"
  }
}

extension Color {
  /// The colour as a fill, with its opacity.
  var svgFill: String { svgPaint("fill") }

  /// The colour as a stroke, with its opacity.
  fileprivate var svgStroke: String { svgPaint("stroke") }

  private func svgPaint(_ attribute: String) -> String {
    let opacity = components.opacity
    return "\(attribute)=\"\(svgColor)\""
      + (opacity == 1 ? "" : " \(attribute)-opacity=\"\(PictureText.length(CGFloat(opacity)))\"")
  }
}

extension StrokeStyle {
  /// The style as attributes of a path.
  fileprivate var svgAttributes: String {
    var attributes = ["stroke-width=\"\(PictureText.length(usableWidth))\""]
    switch lineCap {
    case .round: attributes.append("stroke-linecap=\"round\"")
    case .square: attributes.append("stroke-linecap=\"square\"")
    default: break
    }
    switch lineJoin {
    case .round: attributes.append("stroke-linejoin=\"round\"")
    case .bevel: attributes.append("stroke-linejoin=\"bevel\"")
    default: if miterLimit.isFinite { attributes.append("stroke-miterlimit=\"\(PictureText.length(miterLimit))\"") }
    }
    if !usableDash.isEmpty {
      attributes.append("stroke-dasharray=\"\(usableDash.map(PictureText.length).joined(separator: " "))\"")
      if dashPhase.isFinite { attributes.append("stroke-dashoffset=\"\(PictureText.length(dashPhase))\"") }
    }
    return attributes.joined(separator: " ")
  }
}

extension Path {
  /// The path in SVG syntax; empty if it cannot be drawn.
  var svgData: String {
    func text(_ letter: String, _ points: CGPoint...) -> String {
      letter + points.map { "\(PictureText.length($0.x)) \(PictureText.length($0.y))" }.joined(separator: " ")
    }
    let box = boundingRect
    guard [box.origin.x, box.origin.y, box.width, box.height].allSatisfy(\.isFinite) else { return "" }
    return elements.map { element in
      switch element {
      case .move(let point): text("M", point)
      case .line(let point): text("L", point)
      case .quadCurve(let point, let control): text("Q", control, point)
      case .curve(let point, let control1, let control2): text("C", control1, control2, point)
      case .closeSubpath: "Z"
      }
    }.joined(separator: " ")
  }
}
