import Foundation

/// The size of a sheet.
///
/// A sheet has the size that its sizing proposes to its content, and along an axis without a proposal the size of the
/// content, at most all of the room, and stands in the middle. SwiftUI ignores sizings in compact size classes, as on a
/// phone; here they always apply. A sheet with detents has the height of its detents instead.
public protocol PresentationSizing {
  /// The size to propose to the content; along an axis with nil, the content determines the size.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet for its sizing.
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// The size of the content for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The surroundings of a sheet for its sizing.
public struct PresentationSizingContext {
  /// The size of the room for the sheet.
  let room: CGSize
}

/// The system's choice: all of the room, as on a phone.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  init() {}

  /// All of the room.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(context.room) }
}

/// As large as a page of paper: all of the room, as on a phone.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  init() {}

  /// All of the room.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(context.room) }
}

/// As large as a form: all of the room, as on a phone.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  init() {}

  /// All of the room.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(context.room) }
}

/// As large as the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  init() {}

  /// The ideal size of the content.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

/// Another sizing, fitted to the content along some axes.
public struct _FittedPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let axes: Axis.Set

  /// The size of the other sizing, with the lengths of the content for it along the axes.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    let proposal = base.proposedSize(for: root, context: context)
    let free = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
    let fitted = root.sizeThatFits(free)
    return ProposedViewSize(width: free.width ?? fitted.width, height: free.height ?? fitted.height)
  }
}

/// Another sizing that never shrinks along some axes while the sheet is shown.
public struct _StickyPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let axes: Axis.Set

  /// The size of the other sizing.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { base.proposedSize(for: root, context: context) }
}

/// A sizing that keeps the largest lengths along some axes.
protocol StickySizing {
  /// The axes along which a sheet does not shrink.
  var stickyAxes: Axis.Set { get }
}

extension _StickyPresentationSizing: StickySizing {
  var stickyAxes: Axis.Set { axes.union((base as? any StickySizing)?.stickyAxes ?? []) }
}

extension _FittedPresentationSizing: StickySizing {
  var stickyAxes: Axis.Set { (base as? any StickySizing)?.stickyAxes ?? [] }
}

extension PresentationSizing {
  /// The sizing, as wide or as high as the content.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    _FittedPresentationSizing(base: self, axes: Axis.Set(horizontal: horizontal, vertical: vertical))
  }

  /// The sizing, growing with the content and never shrinking.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    _StickyPresentationSizing(base: self, axes: Axis.Set(horizontal: horizontal, vertical: vertical))
  }

  /// The size of a sheet in its room.
  ///
  /// - Parameters:
  ///   - root: The content.
  ///   - room: The room, which the sheet does not exceed.
  ///   - last: The last size of the sheet; nil for one that appears.
  /// - Returns: The size, in points.
  func size(for root: PresentationSizingRoot, in room: CGSize, after last: CGSize?) -> CGSize {
    let proposal = proposedSize(for: root, context: PresentationSizingContext(room: room))
    let fitted = proposal.width == nil || proposal.height == nil ? root.sizeThatFits(proposal) : .zero
    let sticky = (self as? any StickySizing)?.stickyAxes ?? []
    func length(_ wanted: CGFloat, _ last: CGFloat?, _ room: CGFloat, isSticky: Bool) -> CGFloat {
      let least = isSticky ? last ?? 0 : 0
      return Length.clamp(max(Length.finite(wanted) ?? room, least), 0, room)
    }
    return CGSize(
      width: length(proposal.width ?? fitted.width, last?.width, room.width, isSticky: sticky.contains(.horizontal)),
      height: length(proposal.height ?? fitted.height, last?.height, room.height, isSticky: sticky.contains(.vertical)))
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The system's choice.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// As large as a page of paper.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension View {
  /// Sets the size of the enclosing sheet.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    telling { $0.sizing = sizing }
  }
}
