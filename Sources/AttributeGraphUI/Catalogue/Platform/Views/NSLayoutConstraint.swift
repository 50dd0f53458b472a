#if !canImport(Darwin)
import Foundation

/// A rule between two sizes or places of views. It is kept where it is active, and not solved.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// The type of an axis.
  public typealias Axis = NSLayoutConstraintAxis

  /// How two numbers are related.
  public enum Relation: Int, Sendable {
    /// The first is not above the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal
    /// The first is not below the second.
    case greaterThanOrEqual
  }

  /// A size or a place of a view.
  public enum Attribute: Int, Sendable {
    /// A side.
    case left = 1, right, top, bottom, leading, trailing
    /// A length.
    case width, height
    /// A middle.
    case centerX, centerY
    /// A line of text.
    case lastBaseline, firstBaseline
    /// Nothing.
    case notAnAttribute = 0
  }

  /// The view whose size or place it is.
  public private(set) weak var firstItem: AnyObject?
  /// The view with which it is compared; nil for a number.
  public private(set) weak var secondItem: AnyObject?
  /// The size or place.
  public let firstAttribute: Attribute
  /// The size or place with which it is compared.
  public let secondAttribute: Attribute
  /// How the two are related.
  public let relation: Relation
  /// The factor of the second.
  public let multiplier: CGFloat
  /// The distance that is added to the second, in points.
  open var constant: CGFloat
  /// How important it is.
  open var priority = UILayoutPriority.required
  /// A name of the program's.
  open var identifier: String?
  /// Whether it counts: the view around keeps it then.
  open var isActive = false {
    didSet {
      guard isActive != oldValue, let view = firstItem as? UIView else { return }
      let place = secondItem == nil ? view : view.superview ?? view
      if isActive { place.constraints.append(self) } else { place.constraints.removeAll { $0 === self } }
    }
  }

  /// Makes a rule, which is not active.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    (firstAttribute, secondAttribute, self.relation) = (attr1, attr2, relation)
    (self.multiplier, self.constant) = (multiplier, constant)
  }

  /// Makes rules active.
  public class func activate(_ constraints: [NSLayoutConstraint]) { for rule in constraints { rule.isActive = true } }
  /// Makes rules count no more.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for rule in constraints { rule.isActive = false }
  }
}

/// A side, a middle or a length of a view, to make rules with.
@MainActor @preconcurrency
public class NSLayoutAnchor<AnchorType>: NSObject {
  fileprivate weak var item: AnyObject?
  fileprivate let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Makes the rule that both are equal, but for a distance in points.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    rule(.equal, anchor, multiplier: 1, constant: c)
  }

  /// Makes the rule that this is not below another one, but for a distance in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, multiplier: 1, constant: c) }

  /// Makes the rule that this is not above another one, but for a distance in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, multiplier: 1, constant: c) }

  fileprivate func rule(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item ?? self, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

/// A place from left to right.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Makes the rule that this is so many times 8 points after another place.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.equal, anchor, multiplier: 1, constant: 8 * multiplier) }

  /// Makes the rule that this is not nearer than so many times 8 points after another place.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, multiplier: 1, constant: 8 * multiplier) }

  /// Makes the rule that this is not further than so many times 8 points after another place.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, multiplier: 1, constant: 8 * multiplier) }
}

/// A place from top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Makes the rule that this is so many times 8 points below another place.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.equal, anchor, multiplier: 1, constant: 8 * multiplier) }

  /// Makes the rule that this is not nearer than so many times 8 points below another place.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, multiplier: 1, constant: 8 * multiplier) }

  /// Makes the rule that this is not further than so many times 8 points below another place.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, multiplier: 1, constant: 8 * multiplier) }
}

/// A length.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes the rule that the length is a number of points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.equal, nil, multiplier: 1, constant: c)
  }

  /// Makes the rule that the length is not below a number of points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, nil, multiplier: 1, constant: c)
  }

  /// Makes the rule that the length is not above a number of points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.lessThanOrEqual, nil, multiplier: 1, constant: c)
  }

  /// Makes the rule that the length is not below a multiple of another one, but for a distance in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

  /// Makes the rule that the length is not above a multiple of another one, but for a distance in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, multiplier: m, constant: c) }

  /// Makes the rule that the length is a multiple of another one, but for a distance in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.equal, anchor, multiplier: m, constant: c) }
}

/// A rectangle in a view to make rules with.
@MainActor @preconcurrency
public final class UILayoutGuide: NSObject {
  /// The view in which it is.
  public private(set) weak var owningView: UIView?

  init(of view: UIView) { owningView = view }

  /// The rectangle, in points.
  public var layoutFrame: CGRect { owningView?.bounds ?? .zero }
  /// Where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView ?? self, .leading) }
  /// Where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView ?? self, .trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView ?? self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView ?? self, .right) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView ?? self, .centerX) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView ?? self, .top) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView ?? self, .bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView ?? self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(owningView ?? self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(owningView ?? self, .height) }
}

extension UIView {
  /// The rectangle that content should stay in: the bounds.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// The rectangle inside of the margins: the bounds.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// Keeps a rule.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Keeps rules.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Drops a rule.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Drops rules.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
  /// Where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// Where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
#endif
