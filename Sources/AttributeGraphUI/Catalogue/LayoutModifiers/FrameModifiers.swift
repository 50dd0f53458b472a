import Foundation

/// A frame of fixed lengths.
nonisolated public struct _FrameLayout: LayoutRuleModifier, Animatable {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
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
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

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
