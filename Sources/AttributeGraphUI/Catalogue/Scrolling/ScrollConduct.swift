import Foundation

/// The values of the modifiers around a scroll view.
struct ScrollSettings {
  /// Where it comes to rest; nil for where it was scrolled to.
  var behavior: (any ScrollTargetBehavior)?
  /// The margins around the content, in points; the indicators' margins have no meaning.
  var margins = EdgeInsets()
  /// The point of the content at which it begins.
  var initialAnchor: UnitPoint?
  /// The point of the content that stays where it is when sizes change.
  var sizeAnchor: UnitPoint?
  /// Where content stands that is smaller than the scroll view.
  var alignment: UnitPoint?
}

/// A modifier around a scroll view that says something of it, or follows it.
@MainActor
protocol ScrollLink: AnyObject {
  /// Says what the modifier says.
  func apply(to settings: inout ScrollSettings)
  /// Takes note of the scroll view, which was made just now.
  func attach(to conduct: ScrollConduct)
  /// Takes note that the scroll view has placed its content, perhaps because a person has scrolled it.
  func scrollViewPlaced(_ node: ScrollNode, byPerson: Bool)
  /// Takes note of a phase.
  func phaseChanged(of node: ScrollNode, from old: ScrollPhase, to new: ScrollPhase)
}

extension ScrollLink {
  func apply(to settings: inout ScrollSettings) {}
  func attach(to conduct: ScrollConduct) {}
  func scrollViewPlaced(_ node: ScrollNode, byPerson: Bool) {}
  func phaseChanged(of node: ScrollNode, from old: ScrollPhase, to new: ScrollPhase) {}
}

/// How a scroll view behaves that has modifiers around it; others have none.
@MainActor
final class ScrollConduct {
  /// The values of the modifiers; inner ones override outer ones.
  private(set) var settings = ScrollSettings()
  private(set) weak var node: ScrollNode?
  private let links: [any ScrollLink]
  private let environment: EnvironmentScope
  private var layouts: [WeakTargets] = []
  private var request: ScrollRequest?
  private var phase = ScrollPhase.idle
  /// Where the scroll of a person began that has not come to rest.
  private var origin: CGPoint?
  private var wasPlaced = false
  private var lastRange = CGPoint.zero

  private struct WeakTargets {
    weak var layout: ScrollTargetLayoutNode?
  }

  /// Makes the conduct of a scroll view from the modifiers around it, the outermost first.
  init(of node: ScrollNode, links: [any ScrollLink], environment: EnvironmentScope) {
    self.node = node
    self.links = links
    self.environment = environment
    renew()
    for link in links { link.attach(to: self) }
  }

  /// Takes over what the modifiers say now.
  func renew() {
    settings = ScrollSettings()
    for link in links { link.apply(to: &settings) }
    if let position = node?.position {
      for edge in Edge.allCases {
        settings.margins[edge] = position.finite(settings.margins[edge], as: "contentMargins")
      }
      settings.initialAnchor = settings.initialAnchor.map { position.finite($0, as: "defaultScrollAnchor") }
      settings.sizeAnchor = settings.sizeAnchor.map { position.finite($0, as: "defaultScrollAnchor") }
      settings.alignment = settings.alignment.map { position.finite($0, as: "defaultScrollAnchor") }
    }
    node?.invalidate()
  }

  // MARK: - Where it goes

  /// Scrolls in the next layout phase to where the program wants it.
  func scroll(to request: ScrollRequest) {
    if case .view(let id, let anchor) = request {
      node?.scroll(to: ScrollDestination(id: id, anchor: anchor))
    } else {
      self.request = request
      node?.placementIsDue()
    }
    guard wasPlaced, Transaction.update.animation != nil || Transaction.current.animation != nil else { return }
    enter(.animating)
  }

  /// Takes note that a person begins to scroll.
  func beginScroll(from offset: CGPoint) {
    origin = offset
    enter(.interacting)
  }

  /// How far the scroll view is scrolled before its content is placed, given how far it was and can be.
  func offset(before offset: CGPoint, maximum: CGPoint, range: CGPoint) -> CGPoint {
    var offset = offset
    if !wasPlaced, let anchor = settings.initialAnchor {
      offset = CGPoint(x: anchor.x * maximum.x, y: anchor.y * maximum.y)
    } else if wasPlaced, let anchor = settings.sizeAnchor {
      // Who has scrolled away from the anchor stays there.
      if offset.x == max(0, anchor.x * lastRange.x) { offset.x = anchor.x * maximum.x }
      if offset.y == max(0, anchor.y * lastRange.y) { offset.y = anchor.y * maximum.y }
    }
    lastRange = range
    switch request {
    case .edge(.top): offset.y = 0
    case .edge(.bottom): offset.y = maximum.y
    case .edge(.leading): offset.x = 0
    case .edge(.trailing): offset.x = maximum.x
    case .point(let x, let y):
      for (axis, place) in [(Axis.horizontal, x), (.vertical, y)] {
        guard let place else { continue }
        // One without end is beyond the last place.
        if place.isNaN { node?.position.report(invalid: "scrollPosition") } else { offset[axis] = place }
      }
    case .view, nil: break
    }
    request = nil
    return offset
  }

  /// Takes note that the content was placed.
  ///
  /// - Returns: Where the scroll view comes to rest instead; nil where it is.
  func placed(_ node: ScrollNode) -> CGPoint? {
    wasPlaced = true
    if origin != nil || hasComeToRest, turns < Self.turnsOfRows {
      turns += 1
      node.placementIsDue()
      return nil
    }
    turns = 0
    if let origin, let rest = rest(of: node, from: origin), rest != node.contentOffset {
      self.origin = nil
      enter(.decelerating)
      hasComeToRest = true
      return rest
    }
    let byPerson = origin != nil || hasComeToRest
    (origin, hasComeToRest) = (nil, false)
    for link in links { link.scrollViewPlaced(node, byPerson: byPerson) }
    enter(.idle)
    return nil
  }

  private var hasComeToRest = false
  /// How often the content was placed since the scroll view moved.
  private var turns = 0
  /// After how many placements the rows are placed that come into sight: a lazy container is placed after what is around.
  private static let turnsOfRows = 2

  private func rest(of node: ScrollNode, from origin: CGPoint) -> CGPoint? {
    guard let behavior = settings.behavior else { return nil }
    let seen = node.seenSize
    let frame = node.contentFrame
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: origin, size: seen)), velocity: .zero,
      contentSize: node.contentSize, containerSize: seen, axes: node.axes, environment: environment.values,
      targets: targetFrames.map {
        CGRect(origin: CGPoint(x: $0.minX - frame.minX, y: $0.minY - frame.minY), size: $0.size)
      })
    var target = ScrollTarget(rect: CGRect(origin: node.contentOffset, size: seen))
    node.runtime.evaluate { behavior.updateTarget(&target, context: context) }
    var rest = target.rect.origin
    if let anchor = target.anchor {
      let (there, here) = (anchor.position(in: target.rect.size), anchor.position(in: seen))
      rest = CGPoint(x: rest.x + there.x - here.x, y: rest.y + there.y - here.y)
    }
    return node.clamped(rest)
  }

  private func enter(_ new: ScrollPhase) {
    guard let node, phase != new else { return }
    let old = phase
    phase = new
    for link in links { link.phaseChanged(of: node, from: old, to: new) }
  }

  // MARK: - What it can come to rest at

  /// Takes in a layout whose views are targets.
  func add(_ layout: ScrollTargetLayoutNode) {
    layouts.removeAll { $0.layout == nil || $0.layout === layout }
    layouts.append(WeakTargets(layout: layout))
  }

  private var liveLayouts: [ScrollTargetLayoutNode] {
    layouts.compactMap(\.layout).filter { $0.isPlaced && !$0.hasEnded && $0.isEnabled }
  }

  /// The rectangles of the targets, in the host's coordinates.
  private var targetFrames: [CGRect] { liveLayouts.flatMap(\.targetFrames) }

  /// The targets that have an id, with their rectangles in the host's coordinates.
  ///
  /// - Complexity: O(positions inside).
  var identifiedTargets: [(id: AnyHashable, frame: CGRect)] { liveLayouts.flatMap(\.identifiedFrames) }
}

extension EnvironmentValues {
  private enum ScrollLinksKey: EnvironmentKey { static var defaultValue: [any ScrollLink] { [] } }

  /// The modifiers around the next scroll view inside, the outermost first.
  var scrollLinks: [any ScrollLink] {
    get { self[ScrollLinksKey.self] }
    set { self[ScrollLinksKey.self] = newValue }
  }
}

extension _ViewInputs {
  /// The inputs with a modifier for the scroll views inside, until a position ends.
  func linking(_ link: any ScrollLink, at position: ViewPosition) -> _ViewInputs {
    var inside = inside(position)
    inside.environment = EnvironmentScope(inside: environment, at: position) { around in
      var values = around
      values.scrollLinks.append(link)
      return values
    }
    return inside
  }

  /// The inputs for the content of a scroll view at a position: modifiers around say nothing of scroll views in it.
  func endingScrollLinks(at position: ViewPosition) -> _ViewInputs {
    guard !environment.values.scrollLinks.isEmpty else { return self }
    var inside = self
    inside.environment = EnvironmentScope(inside: environment, at: position) { around in
      var values = around
      values.scrollLinks = []
      return values
    }
    return inside
  }
}
