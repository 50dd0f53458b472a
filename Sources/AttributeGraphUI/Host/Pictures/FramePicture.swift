import Foundation

/// The screen of a host at one moment, to be drawn, printed and compared: rectangles, colours, lines of text, and
/// names.
public struct FramePicture: Sendable {
  /// A display item in the picture.
  struct Item: Hashable, Sendable {
    /// The number of its view, which is constant for the lifetime of the view.
    let id: Int
    /// The display item with its place and look.
    let display: DisplayItem
    /// The lines of a text.
    let lines: [TextLine]
    /// The lines of the texts in its masks, by the number of their view.
    var linesOfMasks: [Int: [TextLine]] = [:]
    /// The value of a control as a fraction of its range, from 0 to 1.
    var share: Double?
    /// The title of a field, which is visible while the field is empty.
    var prompt: String?
  }

  /// A view with a name.
  struct Name: Hashable, Sendable {
    /// The name.
    let name: String
    /// The frame of the view.
    let frame: CGRect
  }

  /// The size of the screen, in points.
  let size: CGSize
  /// All items, from back to front.
  let items: [Item]
  /// The views with names, by name.
  let names: [Name]
  /// The system's drawing behind presented views.
  var backdrops: [PictureBackdrop] = []
  /// Whether the views request the dark appearance.
  var isDark = false

  /// The items as stable text: a line per item, from back to front, then a line per name.
  ///
  /// Coordinates have at most two decimals, so that the texts of two machines are equal.
  public var text: String {
    var lines = ["screen \(PictureText.length(size.width)) × \(PictureText.length(size.height))"]
    lines += items.map { "  " + $0.text }
    if !names.isEmpty { lines.append("names") }
    lines += names.map { "  \($0.name) \(PictureText.rect($0.frame))" }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension FramePicture.Item {
  /// The item as a line.
  var text: String { "\(contentText) \(PictureText.rect(display.frame))\(looksText)" }

  /// The kind of the item and the text, colour or value that it shows.
  var contentText: String { "\(display.content.kindName) '\(display.content.summary)'" }

  /// Lines, transforms and effects, with a space before each.
  var looksText: String {
    var line = ""
    if lines.count > 1 { line += " \(lines.count) lines" }
    if display.opacity != 1 { line += " opacity \(PictureText.length(CGFloat(display.opacity)))" }
    if display.transform != .identity {
      line += " seen at \(PictureText.rect(display.transform.applied(to: display.frame)))"
    }
    if let stroke = display.figure?.stroke { line += " line \(PictureText.length(stroke.usableWidth))" }
    for effect in display.effects { line += " \(effect.summary)" }
    if let clip = display.clip { line += " clipped to \(PictureText.rect(clip))" }
    return line
  }

  /// Whether it looks the same and is in the same place as another one.
  func looksLike(_ other: FramePicture.Item) -> Bool { display == other.display && lines == other.lines }
}

extension DisplayContent {
  /// The kind of the item, in a word.
  fileprivate var kindName: String {
    switch self {
    case .text, .styledText: "text"
    case .color: "color"
    case .shape, .gradient, .pattern: "shape"
    case .symbol: "symbol"
    case .image: "image"
    case .control: "control"
    }
  }
}

extension DisplayEffect {
  /// The effect, in a word or two.
  fileprivate var summary: String {
    switch kind {
    case .clip: "clipped by a shape"
    case .shadow(_, let radius, _, _): "shadow \(PictureText.length(radius))"
    case .blur(let radius, _): "blur \(PictureText.length(radius))"
    case .innerShadow(_, let radius, _, _): "inner shadow \(PictureText.length(radius))"
    case .color(let filter): "\(filter)"
    case .blend(let mode): "blended by \(mode.rawValue)"
    case .group, .drawingGroup: "drawn as a whole"
    case .projection: "in perspective"
    case .redacted: "redacted"
    case .mask(let items): "masked by \(items.map { "'\($0.content.summary)'" }.joined(separator: ", "))"
    }
  }
}

extension ViewHost {
  /// The current screen, to be drawn or printed.
  ///
  /// The screen of a host with an unspecified proposal has the size of its root.
  ///
  /// Content of a scroll view is clipped to its edges.
  ///
  /// - Complexity: O(positions), and where there are effects or scroll views, for each leaf its depth.
  public var picture: FramePicture {
    var items: [FramePicture.Item] = []
    var linesOfMasks: [Int: [TextLine]] = [:]
    var places: [(position: ViewPosition, frame: CGRect)] = []
    let hasScrollViews = root.firstScrollNode { _ in true } != nil
    root.forEachLeafInDrawingOrder { leaf in
      let isCutOff = hasScrollViews && leaf.mask == nil && leaf.isCutOff
      guard let item = leaf.displayItem(from: nil, clips: isCutOff ? [.modifiers, .scrollViews] : .modifiers) else {
        return
      }
      let lines = runtime.evaluate { leaf.lines }
      if leaf.mask != nil {
        linesOfMasks[item.id] = lines
      } else {
        let share = runtime.evaluate { (leaf as? ControlFaceNode)?.share }
        let prompt = leaf is ControlFaceNode ? leaf.position.nearest { $0.control?.title() } : nil
        items.append(FramePicture.Item(id: item.id, display: item, lines: lines, share: share, prompt: prompt))
        places.append((leaf.position, item.frame))
      }
    }
    if !linesOfMasks.isEmpty {
      for index in items.indices { items[index].linesOfMasks = linesOfMasks }
    }
    let names = runtime.namedNodes.filter(\.value.isPlaced).map { name, node in
      FramePicture.Name(name: name, frame: node.frameInHost)
    }
    let size =
      switch rootNode.room.value {
      case .host(let size, _): size
      case .proposal(let proposal): sizeThatFits(proposal)
      }
    return FramePicture(
      size: size, items: items, names: names.sorted { $0.name < $1.name }, backdrops: backdrops(of: places),
      isDark: preferredColorScheme == .dark)
  }
}

extension LeafNode {
  /// Whether a part of the leaf is outside of an enclosing scroll view, and therefore not in a picture.
  fileprivate var isCutOff: Bool {
    var node = parent
    while let here = node, !here.layoutKind.contains(.endsEffects) {
      if here is ScrollNode && !here.frameInHost.contains(frameInHost) { return true }
      node = here.parent
    }
    return false
  }
}
