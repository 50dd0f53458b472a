#if !canImport(Darwin)
import Foundation

/// A relation between two attributes of views. An active one is stored, and not solved.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// The type of an axis.
  public typealias Axis = NSLayoutConstraintAxis

  /// The relation between two numbers.
  public enum Relation: Int, Sendable {
    /// The first is not above the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal
    /// The first is not below the second.
    case greaterThanOrEqual
  }

  /// An attribute of a view's rectangle.
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

  /// The view of the first attribute.
  public private(set) weak var firstItem: AnyObject?
  /// The view of the second attribute; nil for a number.
  public private(set) weak var secondItem: AnyObject?
  /// The size or place.
  public let firstAttribute: Attribute
  /// The second attribute.
  public let secondAttribute: Attribute
  /// The relation between the two.
  public let relation: Relation
  /// The factor of the second.
  public let multiplier: CGFloat
  /// The distance that is added to the second, in points.
  open var constant: CGFloat
  /// The priority.
  open var priority = UILayoutPriority.required
  /// A custom name.
  open var identifier: String?
  /// Whether it is active: then the superview stores it.
  open var isActive = false {
    didSet {
      guard isActive != oldValue, let view = firstItem as? UIView else { return }
      let place = secondItem == nil ? view : view.superview ?? view
      if isActive { place.constraints.append(self) } else { place.constraints.removeAll { $0 === self } }
    }
  }

  /// Makes a constraint that is not active.
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
  /// Deactivates constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for rule in constraints { rule.isActive = false }
  }
}

/// An edge, a centre or a length of a view, to make constraints with.
@MainActor @preconcurrency
public class NSLayoutAnchor<AnchorType>: NSObject {
  fileprivate weak var item: AnyObject?
  fileprivate let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Makes the constraint that this equals another anchor plus a constant, in points.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    rule(.equal, anchor, multiplier: 1, constant: c)
  }

  /// Makes the constraint that this is at least another anchor plus a constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, multiplier: 1, constant: c) }

  /// Makes the constraint that this is at most another anchor plus a constant, in points.
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

/// A horizontal position.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Makes the constraint that this is a multiple of 8 points after another anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.equal, anchor, multiplier: 1, constant: 8 * multiplier) }

  /// Makes the constraint that this is at least a multiple of 8 points after another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, multiplier: 1, constant: 8 * multiplier) }

  /// Makes the constraint that this is at most a multiple of 8 points after another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, multiplier: 1, constant: 8 * multiplier) }
}

/// A vertical position.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Makes the constraint that this is a multiple of 8 points below another anchor.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.equal, anchor, multiplier: 1, constant: 8 * multiplier) }

  /// Makes the constraint that this is at least a multiple of 8 points below another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, multiplier: 1, constant: 8 * multiplier) }

  /// Makes the constraint that this is at most a multiple of 8 points below another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, multiplier: 1, constant: 8 * multiplier) }
}

/// A length.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes the constraint that the length equals a number of points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.equal, nil, multiplier: 1, constant: c)
  }

  /// Makes the constraint that the length is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, nil, multiplier: 1, constant: c)
  }

  /// Makes the constraint that the length is at most a number of points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.lessThanOrEqual, nil, multiplier: 1, constant: c)
  }

  /// Makes the constraint that the length is at least a multiple of another one plus a constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

  /// Makes the constraint that the length is at most a multiple of another one plus a constant, in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, multiplier: m, constant: c) }

  /// Makes the constraint that the length equals a multiple of another one plus a constant, in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.equal, anchor, multiplier: m, constant: c) }
}

/// A rectangle in a view to make constraints with.
@MainActor @preconcurrency
public final class UILayoutGuide: NSObject {
  /// The view that contains it.
  public private(set) weak var owningView: UIView?

  init(of view: UIView) { owningView = view }

  /// The rectangle, in points.
  public var layoutFrame: CGRect { owningView?.bounds ?? .zero }
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView ?? self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView ?? self, .trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView ?? self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView ?? self, .right) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView ?? self, .centerX) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView ?? self, .top) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView ?? self, .bottom) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView ?? self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(owningView ?? self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(owningView ?? self, .height) }
}

extension UIView {
  /// The rectangle of the safe area: the bounds.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// The rectangle inside the margins: the bounds.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// Adds a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Adds constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Removes a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Removes constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
#endif
