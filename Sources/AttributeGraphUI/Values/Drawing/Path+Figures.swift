import Foundation

/// Figures that are added to a path as pieces of their own, or joined to it.
extension Path {
  /// The distance of the control points of a cubic curve from its ends when it draws a quarter of a circle of radius 1.
  ///
  /// The common constant, 4/3 · (√2 − 1): the curve is off by less than 0.03 % of the radius.
  private static let quarter: CGFloat = 0.552_284_749_830_793_4

  /// Adds a rectangle, from its upper left corner on, clockwise.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with rounded corners, whose radii are limited to half a side.
  ///
  /// It begins in the middle of the right side and goes clockwise. The corners of both styles are quarters of ellipses
  /// (the rule is ours: SwiftUI's continuous ones begin a little earlier).
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let x = min(max(cornerSize.width, 0), rect.width / 2)
    let y = min(max(cornerSize.height, 0), rect.height / 2)
    guard x > 0 && y > 0 else { return addRect(rect, transform: transform) }
    let stiff = 1 - Self.quarter
    var path = Path()
    /// Draws a line to one end of a corner and a curve to the other; the first and the second vector point along the
    /// sides.
    func addCorner(_ corner: CGPoint, from first: PathVector, to second: PathVector) {
      path.addLine(to: corner.moved(first))
      path.addCurve(
        to: corner.moved(second), control1: corner.moved(first.scaled(by: stiff)),
        control2: corner.moved(second.scaled(by: stiff)))
    }
    let (left, right) = (PathVector(x: -x, y: 0), PathVector(x: x, y: 0))
    let (up, down) = (PathVector(x: 0, y: -y), PathVector(x: 0, y: y))
    path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addCorner(CGPoint(x: rect.maxX, y: rect.maxY), from: up, to: left)
    addCorner(CGPoint(x: rect.minX, y: rect.maxY), from: right, to: up)
    addCorner(CGPoint(x: rect.minX, y: rect.minY), from: down, to: right)
    addCorner(CGPoint(x: rect.maxX, y: rect.minY), from: left, to: down)
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds the ellipse inscribed in a rectangle, from the middle of the right side on, clockwise.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    var path = Path()
    path.addTurns(
      center: CGPoint(x: rect.midX, y: rect.midY), radii: CGSize(width: rect.width / 2, height: rect.height / 2),
      from: 0, by: 2 * .pi)
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds lines between points as a piece of its own.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds an arc from an angle by another one, with a line to its start if the path is not empty.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    arc.addTurns(
      center: center, radii: CGSize(width: radius, height: radius), from: CGFloat(startAngle.radians),
      by: CGFloat(delta.radians))
    join(arc.applying(transform))
  }

  /// Adds an arc between two angles, with a line to its start if the path is not empty.
  ///
  /// As in SwiftUI, *clockwise* refers to a y axis that points upwards: on the screen, an arc that is not clockwise
  /// goes clockwise. Angles that differ by a full turn or more make a whole circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if abs(delta) >= turn {
      delta = clockwise ? -turn : turn
    } else if clockwise {
      if delta > 0 { delta -= turn }
    } else if delta < 0 {
      delta += turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
  }

  /// Adds a line and an arc that rounds the corner between the lines to one point and from there to another.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint else { return }
    let (corner, end) = (corner.applying(transform), end.applying(transform))
    let (back, forth) = (PathVector(from: corner, to: start), PathVector(from: corner, to: end))
    let angle = abs(atan2(back.cross(forth), back.dot(forth)))
    guard radius > 0, angle > 1e-6, angle < .pi - 1e-6 else { return addLine(to: corner) }
    let reach = radius / tan(angle / 2)
    let (first, last) = (corner.moved(back.unit.scaled(by: reach)), corner.moved(forth.unit.scaled(by: reach)))
    let middle = corner.moved((back.unit + forth.unit).unit.scaled(by: radius / sin(angle / 2)))
    let from = PathVector(from: middle, to: first)
    let to = PathVector(from: middle, to: last)
    addRelativeArc(
      center: middle, radius: radius, startAngle: Angle(radians: Double(atan2(from.y, from.x))),
      delta: Angle(radians: Double(atan2(from.cross(to), from.dot(to)))))
  }

  /// Appends the first piece of another path to the last one of this path.
  private mutating func join(_ path: Path) {
    guard let first = path.elements.first, case .move(let start) = first else { return }
    if isEmpty { move(to: start) } else { addLine(to: start) }
    for element in path.elements.dropFirst() {
      if case .curve(let end, let control1, let control2) = element {
        addCurve(to: end, control1: control1, control2: control2)
      }
    }
  }

  /// Begins a piece around a centre by an angle, in curves of a quarter turn or less.
  private mutating func addTurns(center: CGPoint, radii: CGSize, from start: CGFloat, by delta: CGFloat) {
    guard delta.isFinite else { return }
    // Several turns look like one.
    let turn = 2 * CGFloat.pi
    let delta =
      abs(delta) < 1_000 * turn ? delta : delta.truncatingRemainder(dividingBy: turn) + (delta < 0 ? -turn : turn)
    let count = max(Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = delta / CGFloat(count)
    // The general form of `quarter`.
    let reach = 4 / 3 * tan(step / 4)
    func point(_ angle: CGFloat, _ tangent: CGFloat) -> CGPoint {
      let (cosine, sine) = (cos(angle), sin(angle))
      return CGPoint(
        x: center.x + radii.width * (cosine - tangent * sine), y: center.y + radii.height * (sine + tangent * cosine))
    }
    move(to: point(start, 0))
    for index in 0..<count {
      let (first, last) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      addCurve(to: point(last, 0), control1: point(first, reach), control2: point(last, -reach))
    }
  }
}
