import Foundation

/// Configures the scroll views inside.
nonisolated struct _ScrollSettingModifier: PrimitiveViewModifier {
  /// Changes the settings.
  let apply: (inout ScrollSettings) -> Void

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let link = ScrollSettingLink(modifier.read().apply)
    position.own(link)
    modifier.updater.add { link.update(to: modifier.read().apply) }
    return body(inputs.linking(link, at: position))
  }
}

/// A modifier that configures the scroll views inside.
private final class ScrollSettingLink: ScrollLink, Ending {
  private var say: (inout ScrollSettings) -> Void
  private var conducts: [ScrollConduct] = []

  init(_ say: @escaping (inout ScrollSettings) -> Void) { self.say = say }

  func update(to new: @escaping (inout ScrollSettings) -> Void) {
    say = new
    conducts.removeAll { $0.node == nil }
    for conduct in conducts { conduct.renew() }
  }

  func apply(to settings: inout ScrollSettings) { say(&settings) }

  func attach(to conduct: ScrollConduct) { conducts.append(conduct) }

  func end() { conducts = [] }
}

/// The part of a scroll view to which margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
  fileprivate enum Kind: Hashable { case automatic, content, indicators }
  fileprivate let kind: Kind

  /// For the content and for the indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  /// For the content.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .content) }
  /// The indicators; none are drawn.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .indicators) }
}

/// The purpose of an anchor of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
  fileprivate enum Kind: Hashable { case initialOffset, sizeChanges, alignment }
  fileprivate let kind: Kind

  /// The point at which the content begins.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
  /// The point that stays in place when the size of the content or of the scroll view changes.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
  /// The alignment of content that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

extension View {
  /// Sets where the scroll views inside come to rest after a person has scrolled them.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(_ScrollSettingModifier { $0.behavior = behavior })
  }

  /// Sets the point of their content at which the scroll views inside begin, and the point that stays in place when
  /// sizes change; nil for the default.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(_ScrollSettingModifier { $0.anchor = anchor })
  }

  /// Sets the point of their content that the scroll views inside use for a purpose, whatever the point for all
  /// purposes is; nil for the default.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(_ScrollSettingModifier { $0.roleAnchors[role] = .some(anchor) })
  }

  /// Sets margins around the content of the scroll views inside, which scroll with it.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      _ScrollSettingModifier { settings in
        guard placement != .scrollIndicators else { return }
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { settings.margins[edge] = insets[edge] }
      })
  }

  /// Sets margins of a length around the content of the scroll views inside, by default of 16 points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? 16), for: placement)
  }

  /// Sets margins of a length around the content of the scroll views inside.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(.all, length), for: placement)
  }
}
