import Foundation

/// Pictures as SVG: self-contained, without scripts, light and dark.
extension FramePicture {
  /// The distance around screens, and between two of them, in points.
  static let margin: CGFloat = 24
  /// The height of the line above a screen.
  static let captionHeight: CGFloat = 22

  /// The picture as an SVG document.
  ///
  /// - Parameter title: The title of the picture, for screen readers.
  /// - Returns: A self-contained document.
  public func svg(title: String = "A frame") -> String {
    PictureDocument(title: title, screens: [(picture: self, caption: nil)], marks: { _ in .none }, legend: []).svg
  }

  /// A screen with all items, its corner at the origin.
  ///
  /// Everything is clipped to the screen, whose clip path has the given name.
  func screen(clipName: String, marks: (Int) -> PictureComparison.Change) -> [String] {
    let (width, height) = (PictureText.length(size.width), PictureText.length(size.height))
    var lines = [
      "<clipPath id=\"\(clipName)\"><rect width=\"\(width)\" height=\"\(height)\" rx=\"8\"/></clipPath>",
      "<rect class=\"screen\" width=\"\(width)\" height=\"\(height)\" rx=\"8\"/>",
      "<g clip-path=\"url(#\(clipName))\">",
    ]
    var drawn = 0
    for backdrop in backdrops {
      lines += PictureLayers(Array(items[drawn..<max(drawn, backdrop.index)])).elements(prefix: "\(clipName)-\(drawn)")
      lines += backdrop.elements(on: size)
      drawn = max(drawn, backdrop.index)
    }
    lines += PictureLayers(Array(items[drawn...])).elements(prefix: clipName)
    for name in names { lines += name.elements }
    for item in items {
      let change = marks(item.id)
      guard change != .none, let rect = item.display.visibleFrame.svgAttributes(insetBy: 1) else { continue }
      lines.append("<rect class=\"\(change)\" \(rect) rx=\"2\"/>")
    }
    lines.append("</g>")
    return lines
  }
}

extension PictureComparison {
  /// Both moments side by side as an SVG document, with their differences outlined.
  ///
  /// - Parameter title: What the picture is of, for those who have it read to them.
  /// - Returns: A document of its own.
  public func svg(title: String = "Before and after") -> String {
    PictureDocument(
      title: title, screens: [(picture: before, caption: "before"), (picture: after, caption: "after")],
      marks: change(of:), legend: legend
    ).svg
  }

  /// The kinds of outlines in the pictures, with their meanings.
  private var legend: [PictureLegend.Entry] {
    let changes = Set(before.items.map { change(of: $0.id) } + after.items.map { change(of: $0.id) })
    let meanings: [(Change, String)] = [
      (.moved, "moved or resized"), (.redrawn, "drawn anew"), (.inserted, "new"), (.removed, "gone"),
    ]
    let entries = meanings.filter { changes.contains($0.0) }.map {
      PictureLegend.Entry(outline: "\($0.0)", meaning: $0.1)
    }
    let hasNames = !(before.names.isEmpty && after.names.isEmpty)
    return entries + (hasNames ? [PictureLegend.Entry(outline: "name", meaning: "a view with a name")] : [])
  }
}

/// Screens side by side, with a line above and below them.
private struct PictureDocument {
  let title: String
  let screens: [(picture: FramePicture, caption: String?)]
  let marks: (Int) -> PictureComparison.Change
  let legend: [PictureLegend.Entry]

  var svg: String {
    let margin = FramePicture.margin
    let hasCaptions = screens.contains { $0.caption != nil }
    let top = margin + (hasCaptions ? FramePicture.captionHeight : 0)
    var x = margin
    var groups: [String] = []
    for (index, screen) in screens.enumerated() {
      let look = screen.picture.isDark ? "class=\"night\" " : ""
      groups.append("<g \(look)transform=\"translate(\(PictureText.length(x)) \(PictureText.length(top)))\">")
      if let caption = screen.caption { groups.append("<text class=\"caption\" y=\"-9\">\(caption.xmlEscaped)</text>") }
      groups += screen.picture.screen(clipName: "screen\(index)", marks: marks)
      groups.append("</g>")
      x += drawn(screen.picture.size.width) + margin
    }
    let screenHeight = screens.map { drawn($0.picture.size.height) }.max() ?? 0
    var height = top + screenHeight + margin
    if !legend.isEmpty {
      let row = PictureLegend(entries: legend, x: margin, y: height - 4, width: x - margin)
      groups += row.elements
      height += row.height
    }
    let box = "\(PictureText.length(x)) \(PictureText.length(height))"
    let lines =
      [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(box)\" width=\"\(PictureText.length(x))\" "
          + "height=\"\(PictureText.length(height))\" role=\"img\">",
        "<title>\(title.xmlEscaped)</title>", PictureStyle.sheet,
        "<rect class=\"desk\" width=\"100%\" height=\"100%\"/>",
      ] + groups + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The drawable part of a length.
  private func drawn(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
}

extension FramePicture.Name {
  /// The outline of the view and its name in the corner.
  fileprivate var elements: [String] {
    guard let rect = frame.svgAttributes(insetBy: 0.5) else { return [] }
    let (x, y) = (PictureText.length(frame.minX + 3), PictureText.length(frame.minY + 10))
    return [
      "<rect class=\"name\" \(rect)/>",
      "<text class=\"tag\" x=\"\(x)\" y=\"\(y)\">\(name.xmlEscaped)</text>",
    ]
  }
}

extension DisplayItem {
  /// The upright rectangle of the visible part of the item.
  fileprivate var visibleFrame: CGRect {
    let seen = transform == .identity ? frame : transform.applied(to: frame)
    return clip.map { $0.intersection(seen) } ?? seen
  }
}

extension CGRect {
  /// The rectangle as attributes, inset at each side; nil if it cannot be drawn.
  func svgAttributes(insetBy inset: CGFloat) -> String? {
    let numbers = [origin.x, origin.y, size.width, size.height]
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    let (x, y) = (PictureText.length(origin.x + inset), PictureText.length(origin.y + inset))
    let width = PictureText.length(max(size.width - 2 * inset, 0))
    return "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(PictureText.length(max(size.height - 2 * inset, 0)))\""
  }
}
