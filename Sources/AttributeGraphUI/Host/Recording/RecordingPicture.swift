import Foundation

extension HostRecording.Item {
  /// The string of a text that fits into a box.
  fileprivate var string: String? {
    guard content.hasPrefix("text '"), box.height > 0 else { return nil }
    return String(content.dropFirst("text '".count).dropLast())
  }
}

/// The boxes of a frame before and after it, as SVG in a page.
struct RecordingPicture {
  /// The maximum number of boxes in a picture.
  static let boxes = 600

  /// The screen.
  let screen: HostRecording.Box
  /// The frame.
  let frame: HostRecording.Frame

  /// Both moments side by side.
  func pair(before: [HostRecording.Item], after: [HostRecording.Item]) -> String {
    """
    <div class="pair">
    <figure><figcaption>Before</figcaption>\(svg(before, isAfter: false))</figure>
    <figure><figcaption>After</figcaption>\(svg(after, isAfter: true))</figure>
    </div>
    <ul class="legend"><li><span class="key changed"></span>changed</li><li><span class="key new"></span>new</li>\
    <li><span class="key gone"></span>gone</li></ul>
    """
  }

  private func svg(_ items: [HostRecording.Item], isAfter: Bool) -> String {
    let classes = Dictionary(
      frame.changes.map { change in
        (change.id, change.before == nil ? "new" : change.after == nil ? "gone" : "changed")
      }, uniquingKeysWith: { first, _ in first })
    let name = "p\(frame.number)\(isAfter ? "a" : "b")"
    let width = screen.width.isFinite ? max(screen.width, 1) : 390
    let height = screen.height.isFinite ? max(screen.height, 1) : 700
    // Changed items are drawn last, and first if not everything fits.
    let changed = items.filter { classes[$0.id] != nil }.prefix(Self.boxes)
    let same = items.filter { classes[$0.id] == nil }.prefix(Self.boxes - changed.count)
    let left = items.count - changed.count - same.count
    let boxes = (same + changed).compactMap { box($0, classes[$0.id] ?? "same") }
    let note = left > 0 ? " \(left) more are not drawn." : ""
    return """
      <svg class="screen" role="img" aria-labelledby="\(name)t \(name)d" viewBox="-2 -2 \(text(width + 4)) \(text(height + 4))">
      <title id="\(name)t">The screen \(isAfter ? "after" : "before") frame \(frame.number)</title>
      <desc id="\(name)d">\(items.count) boxes, \(changed.count) of them \(changed.count == 1 ? "differs" : "differ").\(note)</desc>
      <rect class="paper" width="\(text(width))" height="\(text(height))"/>
      \(boxes.joined(separator: "\n"))
      </svg>
      """
  }

  private func box(_ item: HostRecording.Item, _ kind: String) -> String? {
    let box = item.box
    guard [box.x, box.y, box.width, box.height].allSatisfy(\.isFinite) else { return nil }
    let (x, y) = (text(box.x + box.width / 2), text(box.y + box.height / 2))
    let size = text(min(box.height * 0.7, 14))
    let label = item.string.map { "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\">\($0.xmlEscaped)</text>" } ?? ""
    return """
      <rect class="\(kind)" x="\(text(box.x))" y="\(text(box.y))" width="\(text(box.width))" height="\(text(box.height))">\
      <title>\(item.content.xmlEscaped)\(item.looks.xmlEscaped)</title></rect>\(label)
      """
  }

  private func text(_ length: Double) -> String { PictureText.length(CGFloat(length)) }
}
