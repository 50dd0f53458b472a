import AttributeGraph2

/// A view's place in the tree, from its insertion to its removal, with identity, state and a lifetime.
///
/// A position is created once. It owns the attributes and effects that carry its updates, and later values never
/// recreate it. Removing it from its parent ends all its descendants.
@MainActor
final class ViewPosition {
  /// The lifecycle stages, in order; a position can be gone without ever having appeared.
  private enum Stage {
    /// It was created, and has not appeared yet.
    case inserted
    /// It has appeared.
    case appeared
    /// It was taken off the screen after it had appeared, and has not disappeared yet.
    case receding
    /// It was removed from the tree after it had appeared, and has not disappeared yet.
    case leaving
    /// It was removed from the tree, and has disappeared if it ever appeared.
    case gone
  }

  /// The type of the view here, for queries and descriptions.
  var type: Any.Type { typeCounters.type }
  /// The position's number in its host; numbers are never used again.
  var identity: Int { Int(number) }
  /// The counters of all positions of this type: shared properties and work counters.
  let typeCounters: TypeCounters
  /// The state shared by the host's positions.
  var runtime: HostRuntime { typeCounters.runtime }
  /// The parent position; nil for the root, and after the end.
  ///
  /// The reference is strong, because a weakly referenced object pays for that at every use.
  private(set) var parent: ViewPosition?
  /// The child positions, in source order.
  var children: [ViewPosition] { inside.all }
  /// The child positions, stored compactly for small numbers.
  private(set) var inside = PositionsInside.none

  /// Properties that few positions have; created when one of them is set.
  private(set) var extras: PositionExtras?
  /// The first owned part, which lives as long as the position and is notified of its end; mostly there is only one.
  private(set) var firstOwned: PositionPart?
  private let number: Int32
  // The remaining fields take a byte each; otherwise a third of a position would be padding.

  /// The work counters of this position while they fit into bytes; most positions do little work.
  private var counted = Counters<Int8>()
  /// The kinds of features here or inside, so that searches skip subtrees without results.
  private(set) var contents: PositionContents = []
  /// The lifecycle stage of the position.
  private var stage = Stage.inserted
  private var marks: Marks = .isOnScreen

  /// Independent facts about a position.
  private struct Marks: OptionSet {
    let rawValue: UInt8
    static let isBehind = Marks(rawValue: 1)
    static let isBeside = Marks(rawValue: 2)
    static let isAside = Marks(rawValue: 4)
    static let isOnScreen = Marks(rawValue: 8)
    static let appearsInOrder = Marks(rawValue: 16)

    /// Adds or removes marks.
    mutating func set(_ marks: Marks, _ isSet: Bool) {
      if isSet { formUnion(marks) } else { subtract(marks) }
    }
  }

  /// Whether this is drawn before its preceding sibling, as a background is.
  var isBehind: Bool {
    get { marks.contains(.isBehind) }
    set { marks.set(.isBehind, newValue) }
  }
  /// Whether this belongs to its preceding sibling, as a position that a modifier makes beside a view does.
  var isBeside: Bool {
    get { marks.contains(.isBeside) }
    set { marks.set(.isBeside, newValue) }
  }
  /// Whether the enclosing container has taken the position off the screen: an unselected tab, a row out of sight.
  private(set) var isAside: Bool {
    get { marks.contains(.isAside) }
    set { marks.set(.isAside, newValue) }
  }
  /// Whether neither this position nor an ancestor is aside; only then does it appear and get drawn.
  private(set) var isOnScreen: Bool {
    get { marks.contains(.isOnScreen) }
    set { marks.set(.isOnScreen, newValue) }
  }
  /// Whether the views inside appear from first to last, as rows of lazy containers do.
  var appearsInOrder: Bool {
    get { marks.contains(.appearsInOrder) }
    set { marks.set(.appearsInOrder, newValue) }
  }

  /// Creates a position inside a parent; the root has none.
  init(_ type: Any.Type, in parent: ViewPosition?, runtime: HostRuntime) {
    self.parent = parent
    number = runtime.makeIdentity()
    typeCounters = runtime.counters(for: type)
    isOnScreen = parent?.isOnScreen ?? true
    if isOnScreen { count(.appearance) }
    parent?.add(self)
  }

  deinit { typeCounters.forgetPosition() }

  /// The rare properties; created on first use.
  func makeExtras() -> PositionExtras {
    let made = extras ?? PositionExtras()
    extras = made
    return made
  }

  /// Adds a child position.
  private func add(_ child: ViewPosition) {
    // Moved out meanwhile, because mutating the array in place is checked for overlapping accesses (Decisions/0040).
    var taken = PositionsInside.none
    swap(&taken, &inside)
    let count = taken.append(child, expecting: typeCounters.expectedChildren)
    inside = taken
    if count > 1 { typeCounters.expectedChildren = count }
  }

  /// Runs an effect for as long as the position is in the tree.
  func own(_ effect: Effect) { makeExtras().effects.append(effect) }

  /// Retains a part for the lifetime of the position, and notifies it of the end.
  func own(_ part: PositionPart) {
    if firstOwned == nil { firstOwned = part } else { makeExtras().owned.append(part) }
  }

  /// Retains an object for the lifetime of the position, and notifies it of the end.
  func own(_ ending: any Ending) { own(ending as? PositionPart ?? OwnedObject(ending)) }

  /// The first owned object of a type; nil if there is none.
  ///
  /// - Complexity: O(owned objects).
  func owned<Object>(_ type: Object.Type) -> Object? {
    if let found = firstOwned?.ownedObject as? Object { return found }
    guard let extras else { return nil }
    for part in extras.owned { if let found = part.ownedObject as? Object { return found } }
    return nil
  }

  /// The graph nodes that the position owns, each with a descriptive name.
  var namedNodes: [(node: Node, name: String)] {
    let owned = (firstOwned.map { [$0] } ?? []) + (extras?.owned ?? [])
    let effects = (extras?.effects ?? []).map { (node: $0 as Node, name: "effect of \(typeName) #\(identity)") }
    return owned.compactMap { $0.ownedObject as? any NodeOwner }.flatMap(\.namedNodes) + effects
  }

  /// Schedules the body of the view here, if the view has one and still exists.
  func invalidateBody() { firstOwned?.bodyRunner?.invalidate() }

  /// Whether this is the position of a view or modifier with a body.
  var hasBody: Bool { firstOwned?.bodyRunner != nil }

  /// The source of ids for the views here, if there is one.
  var identifyingRows: (any IdentifyingRows)? { firstOwned?.identifyingRows }

  /// Records kinds of features that are here or inside.
  ///
  /// - Complexity: O(depth) the first time, O(1) if the parent has already recorded the kind.
  func note(_ additions: PositionContents) {
    var position: ViewPosition? = self
    while let here = position, !here.contents.isSuperset(of: additions) {
      here.contents.formUnion(additions)
      position = here.parent
    }
  }

  /// Reorders the child positions, without those that left the tree; positions that are aside stay aside.
  ///
  /// - Precondition: The positions were created inside this one, and omitted children have left the tree.
  func replaceChildren(by positions: [ViewPosition]) {
    guard let aside = extras?.aside, !aside.isEmpty else { return inside = PositionsInside(positions) }
    inside = PositionsInside(Self.withoutThoseAside(positions))
  }

  /// Removes the position from its parent: it is no longer part of the tree, and its effects stop.
  ///
  /// State and models stay alive until the frame is committed.
  func detach() {
    parent?.forget(self)
    leave()
  }

  /// Whether the position was removed from the tree, by itself or with an ancestor.
  var isDetached: Bool { stage == .leaving || stage == .gone }

  /// Whether the position has appeared, and is still on the screen.
  var hasAppeared: Bool { stage == .appeared }

  /// Marks the position as appeared, if it is on the screen and has not appeared yet.
  ///
  /// - Returns: The lifecycle action to run; nil if there is none.
  func appear() -> (() -> Void)? {
    guard stage == .inserted && isOnScreen, let lifecycle, !lifecycle.isVacant else { return nil }
    stage = .appeared
    return lifecycle.appear
  }

  /// Marks the position as disappeared, if it had appeared and was removed from the tree or taken off the screen.
  ///
  /// - Returns: The lifecycle action to run; nil if there is none.
  func disappear() -> (() -> Void)? {
    switch stage {
    case .leaving: stage = .gone
    // It can appear again.
    case .receding: stage = .inserted
    case .inserted, .appeared, .gone: return nil
    }
    return lifecycle?.disappear
  }

  /// Records whether there is any view here, for the lifecycle actions.
  ///
  /// The lifecycle actions run in this frame, as if the position itself had been inserted or removed.
  func setVacant(_ isVacant: Bool) {
    guard !isDetached, let lifecycle, lifecycle.isVacant != isVacant else { return }
    extras?.lifecycle?.isVacant = isVacant
    switch (stage, isVacant) {
    case (.appeared, true):
      stage = .receding
      runtime.receded.append(self)
    case (.receding, false) where isOnScreen: stage = .appeared
    case (_, false): runtime.inserted.append(self)
    default: break
    }
  }

  /// Ends the position and its descendants, and releases attributes, state and models.
  ///
  /// A position and its owned objects reference each other, so this call breaks the cycles; it may be called twice.
  func end() {
    forEachChild { $0.end() }
    inside = .none
    if extras != nil { for child in positionsAside { child.end() } }
    parent = nil
    firstOwned?.end()
    if let extras { for part in extras.owned { part.end() } }
    firstOwned = nil
    guard let extras else { return }
    extras.preferences?.detach()
    self.extras = nil
  }

  /// Leaves the tree without notifying the parent, which replaces its children.
  func leave() {
    stage = stage == .appeared || stage == .receding ? .leaving : .gone
    if isOnScreen { count(.disappearance) }
    isOnScreen = false
    firstOwned?.leaveTree()
    if let extras {
      for part in extras.owned { part.leaveTree() }
      for effect in extras.effects { effect.stop() }
    }
    forEachChild { $0.leave() }
    if extras != nil { for child in positionsAside { child.leave() } }
    extras?.leaving?()
    leaf?.removeDisplayItem()
  }
}

// Positions that exist but are not on the screen.
extension ViewPosition {
  /// The child positions that are aside, in creation order.
  ///
  /// - Complexity: O(*n* log *n*) in their number.
  var positionsAside: [ViewPosition] {
    extras.map { $0.aside.values.sorted { $0.identity < $1.identity } } ?? []
  }

  /// Takes the position and its descendants off the screen; they keep their state.
  ///
  /// - Parameters:
  ///   - isNoticed: Whether positions that have appeared disappear.
  ///   - wasShown: Whether the position was on the screen in an earlier frame.
  /// - Complexity: O(siblings between the position and the nearer end, and descendants).
  func putAside(isNoticed: Bool, wasShown: Bool) {
    guard leavePlaceInParent() else { return }
    parent?.removeFromInside(self)
    if isOnScreen { recede(isNoticed: isNoticed, wasShown: wasShown) }
  }

  /// Takes positions and their descendants off the screen; they keep their state.
  ///
  /// - Parameter positions: The positions, each with whether it was on the screen in an earlier frame.
  /// - Returns: Those that were not aside before.
  /// - Complexity: O(siblings and descendants), however many are taken.
  static func putAside(_ positions: [(position: ViewPosition, wasShown: Bool)]) -> [ViewPosition] {
    let leaving = positions.filter { $0.position.leavePlaceInParent() }
    var parents: [Int: ViewPosition] = [:]
    for (position, _) in leaving { if let parent = position.parent { parents[parent.identity] = parent } }
    for parent in parents.values { parent.dropThoseAside() }
    for (position, wasShown) in leaving where position.isOnScreen {
      position.recede(isNoticed: true, wasShown: wasShown)
    }
    return leaving.map(\.position)
  }

  /// Becomes one of the parent's positions that are aside; the parent still has to drop it from those on the screen.
  ///
  /// - Returns: Whether it was not aside before.
  private func leavePlaceInParent() -> Bool {
    guard !isAside else { return false }
    isAside = true
    parent?.makeExtras().aside[identity] = self
    return true
  }

  private func dropThoseAside() { inside = PositionsInside(Self.withoutThoseAside(children)) }

  /// The positions that are not aside.
  private static func withoutThoseAside(_ positions: [ViewPosition]) -> [ViewPosition] {
    // A loop, because a closure of the main actor checks at each call where it runs.
    var present: [ViewPosition] = []
    present.reserveCapacity(positions.count)
    for position in positions where !position.isAside { present.append(position) }
    return present
  }

  /// Brings a position that is aside back to the screen: it becomes the last child of its parent, which may reorder it.
  ///
  /// - Complexity: O(descendants).
  func reinsert() {
    guard isAside else { return }
    isAside = false
    parent?.extras?.aside[identity] = nil
    parent?.add(self)
    if parent?.isOnScreen ?? true { advance() }
  }

  private func recede(isNoticed: Bool, wasShown: Bool) {
    isOnScreen = false
    if wasShown { count(.disappearance) } else { count(.appearance, -1) }
    if isNoticed && stage == .appeared { stage = .receding }
    leaf?.removeDisplayItem()
    forEachChild { $0.recede(isNoticed: isNoticed, wasShown: wasShown) }
  }

  private func advance() {
    isOnScreen = true
    count(.appearance)
    if stage == .receding && !(lifecycle?.isVacant ?? false) { stage = .appeared }
    leaf?.noteDrawing()
    extras?.returning?()
    forEachChild { $0.advance() }
  }

  private func forget(_ child: ViewPosition) {
    if child.isAside { extras?.aside[child.identity] = nil } else { removeFromInside(child) }
  }

  private func removeFromInside(_ child: ViewPosition) {
    // Moved out meanwhile, as in `add`.
    var taken = PositionsInside.none
    swap(&taken, &inside)
    taken.remove(child)
    inside = taken
  }
}

// The work at a position.
extension ViewPosition {
  /// The work counters of this position.
  var counters: Counters<Int> { counted.added(to: extras?.counters ?? Counters()) }

  /// Adds a number to a counter of the position and of its type; a negative number subtracts.
  @inline(__always)
  func count(_ counter: Counter, _ number: Int = 1) {
    if !counted.countIfFits(counter, number) { countBeyondBytes(counter, number) }
    typeCounters.count(counter, number)
  }

  @inline(never)
  private func countBeyondBytes(_ counter: Counter, _ number: Int) {
    let extras = makeExtras()
    var counters = counted.added(to: extras.counters)
    counters.count(counter, number)
    extras.counters = counters
    counted = Counters()
  }
}
