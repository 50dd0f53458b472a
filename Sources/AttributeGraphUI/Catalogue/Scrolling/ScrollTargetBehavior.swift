import Foundation

/// The place at which a scroll view is to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content to show.
  public var rect: CGRect
  /// The point of the rectangle to align with the same point of the scroll view; nil for the upper leading corner.
  public var anchor: UnitPoint?

  /// Makes a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// A rule for where a scroll view comes to rest after a person has scrolled it.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  /// Changes the target of a scroll.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// Returns how targets are used.
  func properties(context: PropertiesContext) -> Properties

  /// The context of a scroll.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// How targets are used.
  typealias Properties = ScrollTargetBehaviorProperties
  /// The context of `properties(context:)`.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
  /// The default properties.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// How the targets of a behaviour are used.
public struct ScrollTargetBehaviorProperties: Sendable {
  /// Whether a scroll may be shorter than the finger's movement suggests.
  public var limitsScrolls = false

  /// Makes the default properties.
  public init() {}
}

/// The context in which a behaviour returns its properties.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues

  /// A value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// The context of a scroll.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The target at the beginning of the scroll.
  public let originalTarget: ScrollTarget
  /// The velocity; a host's fingers have none.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the part of the scroll view that shows content.
  public let containerSize: CGSize
  /// The axes of scrolling.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The frames of the known targets, in the content.
  let targets: [CGRect]

  /// A value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// A behaviour that stops at multiples of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public nonisolated init() {}

  /// Moves the target to the nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let page = context.containerSize[axis]
      guard page > 0, page.isFinite else { continue }
      target.rect.origin[axis] = (target.rect.origin[axis] / page).rounded() * page
    }
  }
}

/// A behaviour that stops with a view of a target layout at the beginning of the scroll view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The most views that a scroll may pass.
  public struct LimitBehavior: Equatable, Sendable {
    fileprivate enum Kind { case automatic, always, alwaysByFew, alwaysByOne, never }
    fileprivate nonisolated let kind: Kind

    /// Like `always` in a compact size class along the axis, and like `never` otherwise; here like `never`.
    public nonisolated static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    /// A few.
    public nonisolated static var always: LimitBehavior { LimitBehavior(kind: .always) }
    /// A few.
    public nonisolated static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .alwaysByFew) }
    /// One.
    public nonisolated static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .alwaysByOne) }
    /// Any number.
    public nonisolated static var never: LimitBehavior { LimitBehavior(kind: .never) }
  }

  let limitBehavior: LimitBehavior
  let anchor: UnitPoint?

  /// Makes the behaviour.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) {
    self.limitBehavior = limitBehavior
    anchor = nil
  }

  /// Makes the behaviour with a point of the view and of the scroll view to align.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  /// Moves the target to the nearest view.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let length = context.containerSize[axis]
      // The offset at which a view is aligned.
      func rest(_ frame: CGRect) -> CGFloat {
        guard let anchor else { return frame.origin[axis] }
        let part = axis == .horizontal ? anchor.x : anchor.y
        return frame.origin[axis] + part * (frame.size[axis] - length)
      }
      let limit = max(0, context.contentSize[axis] - length)
      let rests = context.targets.map { min(max(0, rest($0)), limit) }.sorted()
      let (start, wanted) = (context.originalTarget.rect.origin[axis], target.rect.origin[axis])
      var nearest = rests.min { abs($0 - wanted) < abs($1 - wanted) }
      if limitBehavior == .alwaysByOne || limitBehavior == .always || limitBehavior == .alwaysByFew {
        let count = limitBehavior == .alwaysByOne ? 1 : 3
        let passed = wanted > start ? rests.filter { $0 > start + 0.5 } : rests.filter { $0 < start - 0.5 }.reversed()
        let reachable = passed.prefix(count)
        if let found = nearest, abs(found - start) > 0.5, !reachable.contains(found) { nearest = reachable.last }
      }
      if let nearest { target.rect.origin[axis] = nearest }
    }
  }
}

/// A behaviour with its type erased.
nonisolated public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Hides the type of a behaviour.
  public init<Base: ScrollTargetBehavior>(_ base: Base) {
    self.base = base
  }

  /// Changes the target as the wrapped behaviour does.
  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// The properties of the wrapped behaviour.
  @MainActor public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behaviour that stops at multiples of the scroll view's size.
  public nonisolated static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behaviour that stops with a view of a target layout at the beginning of the scroll view.
  public nonisolated static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// A behaviour that stops with a view of a target layout at the beginning of the scroll view.
  public nonisolated static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// A behaviour that stops with a view of a target layout at an anchor.
  public nonisolated static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
