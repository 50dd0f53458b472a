import Foundation

/// A frame of fixed lengths.
nonisolated public struct _FrameLayout: LayoutRuleModifier, Animatable {
  private(set) var width: CGFloat?
  private(set) var height: CGFloat?
  let alignment: Alignment

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// The fixed lengths.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(Length.finite(width) ?? 0, Length.finite(height) ?? 0) }
    set {
      if Length.finite(width) != nil { width = newValue.first }
      if Length.finite(height) != nil { height = newValue.second }
    }
  }

  var rule: FixedFrameRule { FixedFrameRule(width: width, height: height, alignment: alignment) }

  static func check(_ rule: FixedFrameRule, _ report: (Issue) -> Void) {
    for length in rule.invalidLengths.lengths {
      report(.invalidFrameLength(view: String(describing: Self.self), length: "\(length)"))
    }
  }
}

/// A frame with minimum and maximum lengths.
nonisolated public struct _FlexFrameLayout: LayoutRuleModifier, Animatable {
  private(set) var minWidth: CGFloat?
  private(set) var idealWidth: CGFloat?
  private(set) var maxWidth: CGFloat?
  private(set) var minHeight: CGFloat?
  private(set) var idealHeight: CGFloat?
  private(set) var maxHeight: CGFloat?
  let alignment: Alignment

  /// A minimum, an ideal and a maximum length.
  public typealias LengthData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  /// The given finite lengths: an infinite one cannot be interpolated, so it takes effect at once.
  public var animatableData: AnimatablePair<LengthData, LengthData> {
    get {
      AnimatablePair(
        Self.data(minWidth, idealWidth, maxWidth), Self.data(minHeight, idealHeight, maxHeight))
    }
    set {
      Self.set(&minWidth, newValue.first.first)
      Self.set(&idealWidth, newValue.first.second.first)
      Self.set(&maxWidth, newValue.first.second.second)
      Self.set(&minHeight, newValue.second.first)
      Self.set(&idealHeight, newValue.second.second.first)
      Self.set(&maxHeight, newValue.second.second.second)
    }
  }

  private static func data(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) -> LengthData {
    AnimatablePair(
      Length.finite(minimum) ?? 0, AnimatablePair(Length.finite(ideal) ?? 0, Length.finite(maximum) ?? 0))
  }

  private static func set(_ length: inout CGFloat?, _ new: CGFloat) {
    if Length.finite(length) != nil { length = new }
  }

  var rule: FlexibleFrameRule {
    FlexibleFrameRule(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
      maxHeight: maxHeight, alignment: alignment)
  }

  static func check(_ rule: FlexibleFrameRule, _ report: (Issue) -> Void) {
    for length in rule.invalidLengths.lengths {
      report(.invalidFrameLength(view: String(describing: Self.self), length: "\(length)"))
    }
    for length in rule.contradictoryLengths.lengths {
      report(.contradictoryFrameLength(view: String(describing: Self.self), length: "\(length)"))
    }
  }
}

extension View {
  /// A frame of fixed lengths, in points; nil leaves a length to the view.
  ///
  /// A length that is negative or not finite is reported as an issue and treated as nil.
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// A frame with minimum and maximum lengths, in points; `.infinity` takes the proposal.
  ///
  /// A length that is negative or not a number is reported as an issue and treated as nil.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
