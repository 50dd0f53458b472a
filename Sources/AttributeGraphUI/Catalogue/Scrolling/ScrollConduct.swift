import Foundation

/// The values of the modifiers around a scroll view.
struct ScrollSettings {
  /// Where it comes to rest; nil to stay where it was scrolled to.
  var behavior: (any ScrollTargetBehavior)?
  /// The margins around the content, in points; margins of indicators are ignored.
  var margins = EdgeInsets()
  /// The point of the content for all purposes that have none of their own.
  var anchor: UnitPoint?
  /// The points of the content for single purposes; nil for the default.
  var roleAnchors: [ScrollAnchorRole: UnitPoint?] = [:]

  /// The point of the content for a purpose; nil for the default.
  func anchor(for role: ScrollAnchorRole) -> UnitPoint? { roleAnchors[role] ?? anchor }
}

/// The cause of a scroll that a binding to the position has not requested.
enum ScrollCause {
  /// A person.
  case person
  /// A `ScrollViewReader`.
  case reader
}

/// A modifier around a scroll view that configures or observes it.
@MainActor
protocol ScrollLink: AnyObject {
  /// Adds the modifier's values to the settings.
  func apply(to settings: inout ScrollSettings)
  /// Whether the modifier follows the phases.
  var followsPhases: Bool { get }
  /// Whether the modifier may hold a view.
  var holdsViews: Bool { get }
  /// The view that keeps its place when other views move it; nil for none.
  var heldView: ScrollPlaceKeeper.HeldView? { get }
  /// Called with each new scroll view.
  func attach(to conduct: ScrollConduct)
  /// Called when the scroll view has placed its content.
  ///
  /// - Parameters:
  ///   - node: The scroll view.
  ///   - cause: The cause of the scroll; nil if it has not scrolled, or because of a binding.
  func scrollViewPlaced(_ node: ScrollNode, after cause: ScrollCause?)
  /// Called when the phase has changed.
  func phaseChanged(of node: ScrollNode, from old: ScrollPhase, to new: ScrollPhase)
}

extension ScrollLink {
  var followsPhases: Bool { false }
  var holdsViews: Bool { false }
  var heldView: ScrollPlaceKeeper.HeldView? { nil }
  func apply(to settings: inout ScrollSettings) {}
  func attach(to conduct: ScrollConduct) {}
  func scrollViewPlaced(_ node: ScrollNode, after cause: ScrollCause?) {}
  func phaseChanged(of node: ScrollNode, from old: ScrollPhase, to new: ScrollPhase) {}
}

/// The behaviour of a scroll view with modifiers around it; other scroll views have none.
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
  /// The offset at which a person began to scroll; nil once the scroll view has come to rest.
  private var origin: CGPoint?
  /// Whether a person still holds the content.
  private var isHeld = false
  /// Whether a reader scrolls, until its target is reached.
  private var isScrolledByReader = false
  private var wasPlaced = false
  private var lastRange = CGPoint.zero
  /// Keeps the view of a binding in its place; nil without a binding.
  private var keeper: ScrollPlaceKeeper?

  private struct WeakTargets {
    weak var layout: ScrollTargetLayoutNode?
  }

  /// Makes the conduct of a scroll view from the modifiers around it, the outermost first.
  init(of node: ScrollNode, links: [any ScrollLink], environment: EnvironmentScope) {
    self.node = node
    self.links = links
    self.environment = environment
    renew()
    if links.contains(where: { $0.holdsViews }) {
      let keeper = ScrollPlaceKeeper(of: self)
      self.keeper = keeper
      node.runtime.layout.add(keeper)
    }
    for link in links { link.attach(to: self) }
  }

  /// Reads the values of the modifiers again.
  func renew() {
    settings = ScrollSettings()
    for link in links { link.apply(to: &settings) }
    if let position = node?.position {
      for edge in Edge.allCases {
        settings.margins[edge] = position.finite(settings.margins[edge], as: "contentMargins")
      }
      settings.anchor = settings.anchor.map { position.finite($0, as: "defaultScrollAnchor") }
      settings.roleAnchors = settings.roleAnchors.mapValues { anchor in
        anchor.map { position.finite($0, as: "defaultScrollAnchor") }
      }
    }
    node?.invalidate()
  }

  // MARK: - Where it goes

  /// Scrolls to the program's request in the next layout phase.
  func scroll(to request: ScrollRequest) {
    isScrolledByReader = false
    if case .view(let id, let anchor) = request {
      node?.scroll(to: ScrollDestination(id: id, anchor: anchor))
    } else {
      self.request = request
      node?.invalidatePlacement()
      beginScrollByProgram()
    }
  }

  /// Called when the program begins to scroll; an animated scroll has a phase.
  func beginScrollByProgram() {
    keeper?.forget()
    guard wasPlaced, Transaction.update.animation != nil || Transaction.current.animation != nil else { return }
    enter(.animating)
  }

  /// Called when a reader begins to scroll.
  func beginScrollByReader() { isScrolledByReader = true }

  /// The view that the innermost modifier with one holds; nil for none.
  var heldView: ScrollPlaceKeeper.HeldView? { links.lazy.reversed().compactMap(\.heldView).first }

  /// Whether a modifier follows the phases.
  var followsPhases: Bool { links.contains { $0.followsPhases } }

  /// Called when a person takes hold of the content, for a scroll that ends with `rest()`.
  func hold() {
    isHeld = true
    enter(.interacting)
  }

  /// Called when the content that a person held is at rest.
  func rest() {
    isHeld = false
    enter(.idle)
  }

  /// Called when a person begins to scroll.
  func beginScroll(from offset: CGPoint) {
    keeper?.forget()
    origin = offset
    enter(.interacting)
  }

  /// The offset of the scroll view before its content is placed, from its previous offset and its limits.
  func offset(before offset: CGPoint, maximum: CGPoint, range: CGPoint) -> CGPoint {
    var offset = offset
    if !wasPlaced, let anchor = settings.anchor(for: .initialOffset) {
      offset = CGPoint(x: anchor.x * maximum.x, y: anchor.y * maximum.y)
    } else if Transaction.update.scrollContentOffsetAdjustmentBehavior.isDisabled {
      keeper?.forget()
    } else if wasPlaced, let anchor = settings.anchor(for: .sizeChanges) {
      offset = anchored(offset, at: anchor, maximum: maximum)
    }
    // From now on sizes change, also while the scroll view looks for its first target.
    wasPlaced = true
    lastRange = range
    switch request {
    case .edge(.top): offset.y = 0
    case .edge(.bottom): offset.y = maximum.y
    case .edge(.leading): offset.x = 0
    case .edge(.trailing): offset.x = maximum.x
    case .point(let x, let y):
      for (axis, place) in [(Axis.horizontal, x), (.vertical, y)] {
        guard let place else { continue }
        // An infinite coordinate is clamped to the first or the last offset.
        if place.isNaN { node?.position.report(invalid: "scrollPosition") } else { offset[axis] = place }
      }
    case .view, nil: break
    }
    request = nil
    return node.flatMap { keeper?.correction(of: offset, in: $0) } ?? offset
  }

  /// The offset after a change of sizes that keeps an anchor in its place. A scroll view that was scrolled away from
  /// the anchor keeps its offset, and a view in its place.
  private func anchored(_ offset: CGPoint, at anchor: UnitPoint, maximum: CGPoint) -> CGPoint {
    var offset = offset
    for (axis, part) in [(Axis.horizontal, anchor.x), (.vertical, anchor.y)]
    where offset[axis] == max(0, part * lastRange[axis]) {
      offset[axis] = part * maximum[axis]
      if node?.axes.contains(Axis.Set(axis)) == true { keeper?.forget() }
    }
    return offset
  }

  /// Called when the content was placed.
  ///
  /// - Returns: The offset at which the scroll view comes to rest instead; nil to stay.
  func placed(_ node: ScrollNode) -> CGPoint? {
    if origin != nil || hasComeToRest || keeper != nil, placements < Self.placementsOfRows {
      placements += 1
      node.invalidatePlacement()
      return nil
    }
    placements = 0
    if let origin, let rest = rest(of: node, from: origin), rest != node.contentOffset {
      self.origin = nil
      enter(.decelerating)
      hasComeToRest = true
      return rest
    }
    if let offset = keeper?.correction(of: node.contentOffset, in: node) { return offset }
    let cause: ScrollCause? = origin != nil || hasComeToRest ? .person : isScrolledByReader ? .reader : nil
    (origin, hasComeToRest, isScrolledByReader) = (nil, false, false)
    for link in links { link.scrollViewPlaced(node, after: cause) }
    keeper?.remember(in: node)
    if !isHeld { enter(.idle) }
    return nil
  }

  private var hasComeToRest = false
  /// The number of placements since the scroll view moved.
  private var placements = 0
  /// The number of placements after which rows that come into sight are placed, because a lazy container is placed
  /// after the views around it.
  private static let placementsOfRows = 2

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

  /// Adds a layout whose views are scroll targets.
  func add(_ layout: ScrollTargetLayoutNode) {
    layouts.removeAll { $0.layout == nil || $0.layout === layout }
    layouts.append(WeakTargets(layout: layout))
  }

  private var liveLayouts: [ScrollTargetLayoutNode] {
    layouts.compactMap(\.layout).filter { $0.isPlaced && !$0.hasEnded && $0.isEnabled }
  }

  /// The frames of the targets, in the host's coordinates.
  private var targetFrames: [CGRect] { liveLayouts.flatMap(\.targetFrames) }

  /// The targets with a wanted id, and their frames in the host's coordinates. Of several wanted ids of a view the
  /// innermost counts; the views of one row are one target.
  ///
  /// - Complexity: O(positions inside).
  func identifiedTargets(where isWanted: (AnyHashable) -> Bool) -> [(id: AnyHashable, frame: CGRect)] {
    liveLayouts.flatMap { layout in
      layout.identifiedTargets.reduce(into: [(id: AnyHashable, frame: CGRect)]()) { found, target in
        guard let id = target.ids.last(where: isWanted) else { return }
        if let last = found.last, last.id == id {
          found[found.count - 1].frame = last.frame.union(target.frame)
        } else {
          found.append((id, target.frame))
        }
      }
    }
  }
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
    inside.environment = EnvironmentScope(inside: environment, at: position) { inherited in
      var values = inherited
      values.scrollLinks.append(link)
      return values
    }
    return inside
  }

  /// The inputs for the content of a scroll view at a position: modifiers around it do not apply to scroll views in it.
  func endingScrollLinks(at position: ViewPosition) -> _ViewInputs {
    guard !environment.values.scrollLinks.isEmpty else { return self }
    var inside = self
    inside.environment = EnvironmentScope(inside: environment, at: position) { inherited in
      var values = inherited
      values.scrollLinks = []
      return values
    }
    return inside
  }
}
