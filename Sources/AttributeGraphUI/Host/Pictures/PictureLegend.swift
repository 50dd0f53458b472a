import Foundation

/// The outlines of a picture, each with its meaning, in as many lines as needed.
struct PictureLegend {
  /// An outline with its meaning.
  struct Entry {
    /// The class of the outline in the style sheet.
    let outline: String
    /// Its meaning in a word or three.
    let meaning: String

    /// The width of the entry, with any font of 11 points.
    var width: CGFloat { 28 + 6.5 * CGFloat(meaning.count) + 14 }
  }

  /// The outlines.
  let entries: [Entry]
  /// The left edge.
  let x: CGFloat
  /// The baseline of the first line.
  let y: CGFloat
  /// The right edge, measured from the left edge of the picture.
  let width: CGFloat

  private static let lineHeight: CGFloat = 16

  /// The height of all lines.
  var height: CGFloat { Self.lineHeight * (places.last.map { $0.line + 1 } ?? 0) }

  /// The left edge of each entry and the number of its line.
  private var places: [(x: CGFloat, line: CGFloat)] {
    var (left, line) = (x, CGFloat(0))
    return entries.map { entry in
      if left > x && left + entry.width > width { (left, line) = (x, line + 1) }
      defer { left += entry.width }
      return (left, line)
    }
  }

  /// An outline and a text for each entry.
  var elements: [String] {
    zip(entries, places).flatMap { entry, place in
      let base = y + place.line * Self.lineHeight
      let box = CGRect(x: place.x + 1, y: base - 9, width: 20, height: 10)
      return [
        "<rect class=\"\(entry.outline)\" \(box.svgAttributes(insetBy: 0) ?? "") rx=\"2\"/>",
        "<text class=\"legend\" x=\"\(PictureText.length(place.x + 28))\" y=\"\(PictureText.length(base))\">"
          + "\(entry.meaning.xmlEscaped)</text>",
      ]
    }
  }
}
