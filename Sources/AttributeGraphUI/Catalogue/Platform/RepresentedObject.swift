import Foundation

/// The functions of a representable view that make, update and measure a platform object.
struct RepresentedWays<Content, Object: AnyObject, Coordinator> {
  /// The environment, for contexts.
  typealias Entry = EnvironmentEntry<EnvironmentValues>

  /// Makes the object that forwards events.
  let makeCoordinator: @MainActor (Content) -> Coordinator
  /// Makes the object.
  let make: @MainActor (Content, Coordinator, Entry) -> Object
  /// Updates the object.
  let update: @MainActor (Content, Object, Coordinator, Entry) -> Void
  /// Returns the size for a proposal; nil for the size of the object.
  let size: @MainActor (Content, ProposedViewSize, Object, Coordinator, Entry) -> CGSize?
  /// Ends the object.
  let dismantle: @MainActor (Object, Coordinator) -> Void

  /// Makes the position of the object.
  @MainActor
  func makeViewList(view: _GraphValue<Content>, inputs: _ViewInputs) -> _ViewListOutputs {
    let seat = RepresentedObject(in: inputs, ways: self)
    return BodyPosition.makeViewList(of: view, inputs: inputs, by: RepresentedBody(seat: seat))
  }
}

/// The platform object that represents a view, or a gesture, at its position.
@MainActor
final class RepresentedObject<Content, Object: AnyObject, Coordinator>: Ending {
  /// The latest view, the object and its coordinator; nil before they are made, and after the end.
  private var life: (view: Content, object: Object, coordinator: Coordinator)?
  private let entry: EnvironmentEntry<EnvironmentValues>
  private let ways: RepresentedWays<Content, Object, Coordinator>
  private unowned let place: ViewPosition
  private let presentations: PresentationBook
  private let objects: PlatformObjects
  /// Whether the position of the object has appeared.
  private var hasAppeared = false
  /// The number of the object among those on the screen; nil while it is not there.
  private var number: Int?

  init(in inputs: _ViewInputs, ways: RepresentedWays<Content, Object, Coordinator>) {
    entry = inputs.environment.entry(for: \.self)
    place = inputs.position
    presentations = inputs.runtime.presentations
    objects = inputs.runtime.service(PlatformObjects.self)
    self.ways = ways
  }

  /// The object.
  var object: AnyObject? { life?.object }
  /// The object, if it is notified of its place.
  var shown: (any ShownObject)? { life?.object as? any ShownObject }

  /// Updates the object, and makes it if there is none.
  func update(to view: Content) {
    if let life {
      self.life = (view, life.object, life.coordinator)
    } else {
      let coordinator = ways.makeCoordinator(view)
      let object = ways.make(view, coordinator, entry)
      life = (view, object, coordinator)
      shown?.wasMade(at: place)
    }
    guard let life else { return }
    shown?.inherit(from: entry.value)
    ways.update(view, life.object, life.coordinator, entry)
  }

  /// The size for a proposal: that of the view, otherwise that of the object, otherwise the proposed size.
  func size(for proposal: ProposedViewSize) -> CGSize {
    let own = life.flatMap { ways.size($0.view, proposal, $0.object, $0.coordinator, entry) }
    let wanted = own ?? shown?.size(for: proposal)
    return wanted ?? Length.measured(proposal.replacingUnspecifiedDimensions())
  }

  /// Notifies the object from now on when it is shown: while a position is on the screen and no full-screen cover hides
  /// it.
  func follow(_ position: ViewPosition) {
    guard shown != nil else { return }
    position.lifecycle = LifecycleActions(
      appear: { [unowned self] in setAppeared(true) }, disappear: { [unowned self] in setAppeared(false) })
    let owner = ActionOwner("appearance of a platform object", at: position, isBounded: false)
    presentations.followCovers(as: self) { [unowned self] in
      position.runtime.actions.add(for: owner) { [weak self] in self?.renewShown() }
    }
  }

  private func setAppeared(_ hasAppeared: Bool) {
    self.hasAppeared = hasAppeared
    renewShown()
  }

  private func renewShown() {
    let shows = hasAppeared && !presentations.isCovered(place)
    guard shows != (number != nil), let shown else { return }
    if shows {
      number = objects.add(shown)
      shown.appear()
    } else {
      leave(shown)
    }
  }

  /// Notifies the object, which is on the screen, that it leaves.
  private func leave(_ shown: any ShownObject) {
    if let number { objects.remove(number) }
    number = nil
    shown.disappear()
  }

  func end() {
    guard let life else { return }
    presentations.followCovers(as: self, nil)
    if number != nil, let shown { leave(shown) }
    ways.dismantle(life.object, life.coordinator)
    shown?.wasEnded()
    self.life = nil
  }
}

/// A platform object that is notified of its place among views.
@MainActor
protocol ShownObject: AnyObject {
  /// Called after the object was made for a view at a position.
  func wasMade(at position: ViewPosition)
  /// Called before the object is updated, with the environment of the view.
  func inherit(from environment: EnvironmentValues)
  /// The size for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize
  /// Called when the object has a rectangle in the host's coordinates.
  func wasPlaced(in frame: CGRect)
  /// Called in each turn while the object is on the screen: lays out what needs it.
  func renewLayout()
  /// The visible text; nil if there is none.
  var shownText: String? { get }
  /// The objects inside, in the order of the source.
  var objectsInside: [any ShownObject] { get }
  /// The host of the views inside, if the object hosts views.
  var hostInside: ViewHost? { get }
  /// Whether the object and those inside are not shown.
  var isHidden: Bool { get }
  /// Called when the object comes on the screen, in its place.
  func appear()
  /// Called when the object leaves the screen, or something covers all of it.
  func disappear()
  /// The view is gone.
  func wasEnded()
}

extension ShownObject {
  /// There is nothing to do.
  func wasMade(at position: ViewPosition) {}
  /// There is nothing to do.
  func appear() {}
  /// There is nothing to do.
  func disappear() {}
  /// Nothing needs it.
  func renewLayout() {}
  /// Nothing is inherited.
  func inherit(from environment: EnvironmentValues) {}
  /// There are none.
  var objectsInside: [any ShownObject] { [] }
  /// There is none.
  var hostInside: ViewHost? { nil }
  /// It is shown.
  var isHidden: Bool { false }

  /// The visible texts of the objects and views inside, in the order of the source.
  var textsInside: [String] {
    let own = objectsInside.flatMap { object in
      object.isHidden ? [] : [object.shownText].compactMap { $0 } + object.textsInside
    }
    return own + (hostInside?.texts ?? [])
  }

  /// The hosts of views in the object and those inside, in the order of the source; none of what is hidden.
  var hostsInside: [ViewHost] {
    guard !isHidden else { return [] }
    return objectsInside.flatMap(\.hostsInside) + [hostInside].compactMap { $0 }
  }
}

/// Updates the object in place of running a body, so that it is updated again when the values that it read change.
struct RepresentedBody<Content, Object: AnyObject, Coordinator>: BodyMaker {
  let seat: RepresentedObject<Content, Object, Coordinator>

  func body(of content: Content) -> _RepresentedLeaf<Content, Object, Coordinator> {
    seat.update(to: content)
    return _RepresentedLeaf(seat: seat)
  }
}

/// The leaf of a platform object in the layout.
struct _RepresentedLeaf<Content, Object: AnyObject, Coordinator>: PrimitiveView {
  let seat: RepresentedObject<Content, Object, Coordinator>

  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Object.self)
    let seat = view.read().seat
    position.own(seat)
    position.note(.state)
    position.info.platformObject = seat.object
    let shown = seat.shown
    #if !canImport(Darwin)
    if let shown { position.info[AccessiblePlatformObject.self] = AccessiblePlatformObject(object: shown) }
    #endif
    seat.follow(position)
    if let shown, shown.shownText != nil { position.text = { shown.shownText ?? "" } }
    let node = RepresentedNode(at: position, shown: shown) { seat.size(for: $0) }
    // The object may want another size after an update.
    view.updater.add { node.invalidate() }
    return inputs.output(node)
  }
}

/// The layout of an object of the platform.
final class RepresentedNode: LayoutNode {
  private let size: (ProposedViewSize) -> CGSize
  private let shown: (any ShownObject)?

  /// Makes the layout of an object that answers proposals.
  init(at position: ViewPosition, shown: (any ShownObject)?, size: @escaping (ProposedViewSize) -> CGSize) {
    self.size = size
    self.shown = shown
    super.init(at: position)
    if shown != nil { followPlace() }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    position.measured(runtime.evaluate { size(proposal) }, as: "sizeThatFits")
  }

  override func geometryChanged() { shown?.wasPlaced(in: frameInHost) }
}

#if !canImport(Darwin)
extension UIView: ShownObject {
  func wasMade(at position: ViewPosition) { stand(in: position.platformPlace.view) }
  func inherit(from environment: EnvironmentValues) { settings.traits.inherited = environment.traits }
  func appear() {
    settings.container?.enter()
    layoutIfNeeded()
  }
  func disappear() { settings.container?.removeFromSuperview() }
  func wasEnded() {
    removeFromSuperview()
    settings.container = nil
  }
  var objectsInside: [any ShownObject] {
    // Objects in the views of a host are found by that.
    subviews.filter { !($0 is RepresentedContainer) }.map { view -> any ShownObject in
      if let controller = view.settings.controller { controller } else { view }
    }
  }
  var hostInside: ViewHost? {
    subviews.contains { $0 is any HostingView } ? nil : (self as? any HostingView)?.host
  }
  var shownText: String? { (self as? UILabel).map { $0.text ?? "" } ?? (self as? UIButton)?.currentTitle }

  /// Puts the view into a container, which comes into another view when it appears.
  fileprivate func stand(in home: UIView) {
    let container = RepresentedContainer(in: home)
    settings.container = container
    container.addSubview(self)
  }

  /// The size of the content if it must not grow, otherwise the proposed size; that of the views in a hosting view.
  func size(for proposal: ProposedViewSize) -> CGSize {
    if let hosting = self as? any HostingView { return hosting.hostedSize(for: proposal) }
    let own = intrinsicContentSize
    func length(_ own: CGFloat, _ proposed: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      guard own != UIView.noIntrinsicMetric else { return proposed ?? 10 }
      guard let proposed, contentHuggingPriority(for: axis) < .defaultHigh else { return own }
      let resists = contentCompressionResistancePriority(for: axis) >= .required
      return resists ? max(own, proposed) : proposed
    }
    return CGSize(
      width: length(own.width, proposal.width, .horizontal), height: length(own.height, proposal.height, .vertical))
  }

  func wasPlaced(in frame: CGRect) {
    take(frame)
    if settings.container?.isInPlace == true { layoutIfNeeded() }
  }

  func renewLayout() { layoutIfNeeded() }

  fileprivate func take(_ frame: CGRect) {
    settings.container?.frame = frame
    self.frame = CGRect(origin: .zero, size: frame.size)
  }
}

extension UIViewController: ShownObject {
  func wasMade(at position: ViewPosition) {
    let (home, parent) = position.platformPlace
    parent?.addChild(self)
    view.stand(in: home)
    didMove(toParent: parent)
  }
  func inherit(from environment: EnvironmentValues) {
    if traits.inherited != environment.traits { traits.inherited = environment.traits }
  }
  func appear() { show({ view.settings.container?.enter() }, layOut: layOut) }
  func disappear() { hide { view.disappear() } }
  func wasEnded() {
    willMove(toParent: nil)
    viewIfLoaded?.wasEnded()
    removeFromParent()
  }
  var shownText: String? { nil }
  var isHidden: Bool { viewIfLoaded?.isHidden ?? false }
  var objectsInside: [any ShownObject] { viewIfLoaded.map { [$0] } ?? [] }

  /// The proposal.
  func size(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func wasPlaced(in frame: CGRect) {
    view.take(frame)
    if view.settings.container?.isInPlace == true { layOut() }
  }

  func renewLayout() { if view.layer.needsLayout() { layOut() } else { view.layoutIfNeeded() } }

  private func layOut() {
    viewWillLayoutSubviews()
    view.layoutIfNeeded()
    viewDidLayoutSubviews()
    // It may have set frames.
    view.layoutIfNeeded()
  }
}
#endif
