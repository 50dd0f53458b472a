import Foundation

/// The outline of a figure: lines and curves, in one piece or in several.
///
/// As on a screen, y grows downwards, and angles grow clockwise.
public struct Path: Hashable, Sendable {
  /// A step of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a piece at a point.
    case move(to: CGPoint)
    /// Draws a line to a point.
    case line(to: CGPoint)
    /// Draws a quadratic curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Draws a cubic curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a line back to the start of the piece, and closes it.
    case closeSubpath
  }

  /// The steps, in order.
  private(set) var elements: [Element] = []

  /// A path without steps.
  public init() {}

  /// A path of steps.
  init(elements: [Element]) { self.elements = elements }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// A rectangle whose rounded corners have different lengths along its sides.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The ellipse inscribed in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// The path that a closure draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether there are no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The start of the next element: the end of the last one, or the start of a piece that was closed; nil for an empty
  /// path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
    case .closeSubpath: startOfPiece
    }
  }

  /// The start of the last piece.
  private var startOfPiece: CGPoint? {
    for element in elements.reversed() { if case .move(let point) = element { return point } }
    return nil
  }

  /// Calls a closure with each element.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Begins a new piece at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Draws a line to a point; an empty path stays empty.
  public mutating func addLine(to end: CGPoint) { add(.line(to: end)) }

  /// Draws a quadratic curve to a point; an empty path stays empty.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { add(.quadCurve(to: end, control: control)) }

  /// Draws a cubic curve to a point; an empty path stays empty.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the subpath with a line to its beginning.
  public mutating func closeSubpath() {
    if let last = elements.last, last != .closeSubpath { elements.append(.closeSubpath) }
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  private mutating func add(_ element: Element) { if !elements.isEmpty { elements.append(element) } }

  /// The transformed path.
  public func applying(_ transform: CGAffineTransform) -> Path {
    transform == .identity ? self : Path(elements: elements.map { $0.mapped { $0.applying(transform) } })
  }

  /// The path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    dx == 0 && dy == 0
      ? self : Path(elements: elements.map { $0.mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) } })
  }
}

extension Path.Element {
  /// The element with its points mapped.
  func mapped(_ place: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(to: place(point))
    case .line(let point): .line(to: place(point))
    case .quadCurve(let point, let control): .quadCurve(to: place(point), control: place(control))
    case .curve(let point, let control1, let control2):
      .curve(to: place(point), control1: place(control1), control2: place(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension Path: LosslessStringConvertible {
  /// The path with a description; nil where the text describes none.
  public init?(_ string: String) {
    var elements: [Element] = []
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      guard numbers.count == 2 * points.count else { return nil }
      switch (word, points.count) {
      case ("m", 1): elements.append(.move(to: points[0]))
      case ("l", 1): elements.append(.line(to: points[0]))
      case ("q", 2): elements.append(.quadCurve(to: points[1], control: points[0]))
      case ("c", 3): elements.append(.curve(to: points[2], control1: points[0], control2: points[1]))
      case ("h", 0): elements.append(.closeSubpath)
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(elements: elements)
  }

  /// The elements as numbers and letters: `m` begins, `l`, `q` and `c` go on, `h` closes.
  public var description: String {
    func text(_ points: CGPoint..., letter: String) -> String {
      points.map { "\(PictureText.length($0.x)) \(PictureText.length($0.y)) " }.joined() + letter
    }
    return elements.map { element in
      switch element {
      case .move(let point): text(point, letter: "m")
      case .line(let point): text(point, letter: "l")
      case .quadCurve(let point, let control): text(control, point, letter: "q")
      case .curve(let point, let control1, let control2): text(control1, control2, point, letter: "c")
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }
}
