import Foundation

/// The layout of `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
///
/// Each axis is a rule of its own, `FlexibleLengthRule`. The child is placed with the frame's own size as its proposal,
/// so a flexible child fills the frame (section C of the layout facts); a child that decides the length of the frame
/// without a proposal keeps its ideal length.
package struct FlexibleFrameRule: SingleChildRule {
  /// The rule for the horizontal axis.
  package let horizontal: FlexibleLengthRule

  /// The rule for the vertical axis.
  package let vertical: FlexibleLengthRule

  /// The guides by which the child lies in the frame.
  let alignment: Alignment

  /// The given lengths that are invalid: negative, NaN, or infinite where that has no meaning.
  ///
  /// The frame treats them as not given.
  package let invalidLengths: FrameLength.Set

  /// The given lengths that were raised, because they are below the minimum or the ideal.
  package let contradictoryLengths: FrameLength.Set

  /// A frame with the given limits and ideal lengths.
  ///
  /// Of lengths that contradict each other the smaller name wins, as in SwiftUI: an ideal length below the minimum is
  /// raised to it, and a maximum below either is raised to the greater.
  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    var invalid: FrameLength.Set = []
    let width = FlexibleLengthRule(
      minimum: FrameLength.minWidth.validated(minWidth, invalid: &invalid),
      ideal: FrameLength.idealWidth.validated(idealWidth, invalid: &invalid),
      maximum: FrameLength.maxWidth.validated(maxWidth, invalid: &invalid))
    let height = FlexibleLengthRule(
      minimum: FrameLength.minHeight.validated(minHeight, invalid: &invalid),
      ideal: FrameLength.idealHeight.validated(idealHeight, invalid: &invalid),
      maximum: FrameLength.maxHeight.validated(maxHeight, invalid: &invalid))
    horizontal = width.withoutContradictions
    vertical = height.withoutContradictions
    self.alignment = alignment
    invalidLengths = invalid

    var contradictory: FrameLength.Set = []
    if horizontal.maximum != width.maximum { contradictory.insert(.maxWidth) }
    if horizontal.ideal != width.ideal { contradictory.insert(.idealWidth) }
    if vertical.maximum != height.maximum { contradictory.insert(.maxHeight) }
    if vertical.ideal != height.ideal { contradictory.insert(.idealHeight) }
    contradictoryLengths = contradictory
  }

  /// The edges across the axes with a length.
  package var edgesWithoutSpacing: Edge.Set {
    (horizontal.isEmpty ? [] : Edge.Set.horizontal).union(vertical.isEmpty ? [] : Edge.Set.vertical)
  }

  package static var keepsSpacingOfSpacer: Bool { true }

  /// The proposal, or else the ideal length, within the limits of each axis.
  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    let proposal = proposal.sanitised
    return ProposedViewSize(
      width: horizontal.childProposal(for: proposal.width), height: vertical.childProposal(for: proposal.height))
  }

  /// The length of each axis by its rule.
  func size(forChildSize childSize: CGSize, proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.sanitised
    return CGSize(
      width: horizontal.length(forChildLength: childSize.width, proposal: proposal.width),
      height: vertical.length(forChildLength: childSize.height, proposal: proposal.height))
  }

  /// The frame's own size, so that a flexible child fills it, except along an axis whose length is that of the child.
  func placementProposal(in size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
    let (size, proposal) = (Length.measured(size), proposal.sanitised)
    return ProposedViewSize(
      width: horizontal.isIdealLengthOfChild(size.width, for: proposal.width) ? nil : size.width,
      height: vertical.isIdealLengthOfChild(size.height, for: proposal.height) ? nil : size.height)
  }

  /// The child lies by the frame's alignment.
  @MainActor
  func childOrigin<Child: LayoutChild>(
    of child: Child, for proposal: ProposedViewSize, childSize: CGSize, in size: CGSize
  ) -> CGPoint {
    alignment.origin(of: child, for: proposal, childSize: childSize, in: size)
  }
}

/// A minimum, an ideal and a maximum length, each optional: one axis of a flexible frame.
package struct FlexibleLengthRule: Equatable {
  /// The minimum length of the frame.
  package var minimum: CGFloat?

  /// The length of the frame for an unspecified proposal.
  package var ideal: CGFloat?

  /// The maximum length of the frame; infinite means no limit, and that the frame fills its proposal.
  package var maximum: CGFloat?

  /// The rule with its lengths in order, each at least as large as the one before.
  var withoutContradictions: FlexibleLengthRule {
    var rule = self
    rule.ideal = ideal.map { max($0, minimum ?? 0) }
    rule.maximum = maximum.map { max($0, rule.ideal ?? minimum ?? 0) }
    return rule
  }

  /// Whether no length is given.
  var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

  /// Whether the child alone decides a length of the frame: nothing was proposed, and the length is within the limits.
  func isIdealLengthOfChild(_ length: CGFloat, for proposal: CGFloat?) -> Bool {
    proposal == nil && ideal == nil && length > minimum ?? -.infinity && length < maximum ?? .infinity
  }

  /// The proposal for the child: that of the frame, or else the ideal length, within the limits.
  func childProposal(for proposal: CGFloat?) -> CGFloat? {
    guard let length = proposal ?? ideal else { return nil }
    return Length.clamp(length, minimum, maximum)
  }

  /// The frame's length for a proposal, when the child answered with `childLength` to `childProposal(for:)`.
  ///
  /// With both limits the frame takes the proposal, whatever the child answers (L-042). With one limit its length is
  /// between the proposal and the child's: at least the minimum (L-053), or no larger than necessary (L-047).
  func length(forChildLength childLength: CGFloat, proposal: CGFloat?) -> CGFloat {
    if let proposal, let minimum, let maximum {
      return Length.clamp(proposal, minimum, maximum)
    }
    if proposal == nil, let ideal {
      return ideal
    }
    let offered = childProposal(for: proposal)
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      return Length.clamp(childLength, minimum, maximum)
    case (let minimum?, nil):
      return max(min(offered ?? .infinity, childLength), minimum)
    case (nil, let maximum?):
      return min(max(offered ?? -.infinity, childLength), maximum)
    case (nil, nil):
      return childLength
    }
  }
}
