import Foundation

/// A control with its value, with the look of a phone.
struct ControlPicture {
  let kind: ControlKind
  /// The value in words.
  let value: String
  /// The title of a field, which is visible while the field is empty; nil for none.
  let prompt: String?
  /// The value as a fraction of its range, from 0 to 1; nil for a control without one.
  let share: Double?
  let frame: CGRect
  /// The colour of the value, in SVG syntax.
  let tint: String

  /// The control as SVG elements.
  var elements: [String] {
    switch kind {
    case .toggle: switchElements
    case .slider: sliderElements
    case .stepper: stepperElements
    case .progressBar, .gauge: barElements
    case .progressWheel, .circularGauge: ringElements
    case .textField, .secureField, .textEditor: fieldElements
    case .dateField, .calendar, .dateWheel: [rect(frame, radius: 8, "class=\"groove\""), words(value, at: middle)]
    case .colorWell:
      [
        circle(middle, radius: frame.width / 2 - 1, "class=\"symbol\""),
        circle(middle, radius: frame.width / 2 - 5, "fill=\"\(tint)\""),
      ]
    }
  }

  private var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  private var switchElements: [String] {
    let isOn = value == "on"
    let radius = frame.height / 2
    let thumb = CGPoint(x: isOn ? frame.maxX - radius : frame.minX + radius, y: frame.midY)
    return [
      rect(frame, radius: radius, isOn ? "fill=\"\(tint)\"" : "class=\"groove\""),
      circle(thumb, radius: radius - 2, "class=\"thumb\""),
    ]
  }

  private var sliderElements: [String] {
    let radius = min(frame.height, frame.width) / 2 - 3
    guard radius > 0 else { return [] }
    let x = frame.minX + radius + (frame.width - 2 * radius) * CGFloat((share ?? 0).clampedToUnit)
    let track = CGRect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4)
    let done = CGRect(x: frame.minX, y: frame.midY - 2, width: x - frame.minX, height: 4)
    return [
      rect(track, radius: 2, "class=\"groove\""), rect(done, radius: 2, "fill=\"\(tint)\""),
      circle(CGPoint(x: x, y: frame.midY), radius: radius, "class=\"thumb\""),
    ]
  }

  private var stepperElements: [String] {
    let line = CGRect(x: frame.midX - 0.5, y: frame.minY + 7, width: 1, height: max(frame.height - 14, 0))
    return [
      rect(frame, radius: 8, "class=\"groove\""), rect(line, radius: 0, "class=\"rule\""),
      words("−", at: CGPoint(x: frame.minX + frame.width / 4, y: frame.midY), size: 18),
      words("+", at: CGPoint(x: frame.maxX - frame.width / 4, y: frame.midY), size: 18),
    ]
  }

  private var barElements: [String] {
    let done = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width * CGFloat((share ?? 0).clampedToUnit), height: frame.height)
    let radius = frame.height / 2
    return [
      rect(frame, radius: radius, "class=\"groove\""), rect(done, radius: radius, "fill=\"\(tint)\""),
    ]
  }

  private var ringElements: [String] {
    let radius = min(frame.width, frame.height) / 2 - 2
    guard radius > 0 else { return [] }
    let length = 2 * CGFloat.pi * radius
    // A wheel without a value is drawn as a part of a ring, as if rotating.
    let done = length * CGFloat((share ?? 0.75).clampedToUnit)
    let dash = "stroke-dasharray=\"\(PictureText.length(done)) \(PictureText.length(length))\""
    let turn = "transform=\"rotate(-90 \(PictureText.length(frame.midX)) \(PictureText.length(frame.midY)))\""
    let paint = share == nil ? "class=\"symbol\"" : "fill=\"none\" stroke=\"\(tint)\""
    return [
      circle(middle, radius: radius, "class=\"ring\" stroke-width=\"3\""),
      circle(middle, radius: radius, "\(paint) stroke-width=\"3\" \(dash) \(turn)"),
    ]
  }

  private var fieldElements: [String] {
    let outline = rect(frame.insetBy(dx: -0.5, dy: -0.5), radius: 4, "class=\"field\"")
    let size = min(frame.height / BuiltInTextMeasurer.lineHeightFactor, 17)
    let text = value.isEmpty ? prompt ?? "" : value
    let isSeveral = kind == .textEditor
    let lines = isSeveral ? text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) : [text]
    let step = size * BuiltInTextMeasurer.lineHeightFactor
    return [outline]
      + lines.enumerated().filter { !$0.element.isEmpty }.map { index, line in
        let (x, y) = (PictureText.length(frame.minX + 3), PictureText.length(frame.minY + size + step * CGFloat(index)))
        return
          "<text class=\"\(value.isEmpty ? "prompt" : "ink")\" x=\"\(x)\" y=\"\(y)\" font-size=\"\(PictureText.length(size))\">\(line.xmlEscaped)</text>"
      }
  }

  private func rect(_ rect: CGRect, radius: CGFloat, _ paint: String) -> String {
    guard let attributes = rect.svgAttributes(insetBy: 0) else { return "" }
    return "<rect \(attributes) rx=\"\(PictureText.length(radius))\" \(paint)/>"
  }

  private func circle(_ center: CGPoint, radius: CGFloat, _ paint: String) -> String {
    let (x, y) = (PictureText.length(center.x), PictureText.length(center.y))
    return "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(PictureText.length(max(radius, 0)))\" \(paint)/>"
  }

  private func words(_ text: String, at point: CGPoint, size: CGFloat = 13) -> String {
    let (x, y) = (PictureText.length(point.x), PictureText.length(point.y + size * 0.35))
    return
      "<text class=\"label\" x=\"\(x)\" y=\"\(y)\" font-size=\"\(PictureText.length(size))\">\(text.xmlEscaped)</text>"
  }
}
