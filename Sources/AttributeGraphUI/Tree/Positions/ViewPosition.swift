import AttributeGraph2

/// A view's place in the tree, from its insertion to its removal: what has identity, state and a lifetime.
///
/// A position is made once. It owns the attributes and effects that carry its updates; what flows through them later
/// never makes it anew. Removing it from its parent ends everything below it.
@MainActor
final class ViewPosition {
  /// The stages of a life, in order; a position can be gone without ever having appeared.
  private enum Stage {
    /// It was made, and has not appeared yet.
    case inserted
    /// It has appeared.
    case appeared
    /// It was put aside after it had appeared, and has not disappeared yet.
    case receding
    /// It was taken out of the tree after it had appeared, and has not disappeared yet.
    case leaving
    /// It was taken out of the tree, and has disappeared if it ever appeared.
    case gone
  }

  /// What kind of view stands here, for queries and descriptions.
  var type: Any.Type { tally.type }
  /// The position's number in its host; numbers are never used again.
  var identity: Int { Int(number) }
  /// What positions of this type have in common, and what ran at all of them.
  let tally: Tally
  /// What is shared by the host's positions.
  let runtime: HostRuntime
  /// The position around this one; nil for the root, and after the end.
  ///
  /// It is held, not referred to weakly: an object with weak references pays for them at every use.
  private(set) var parent: ViewPosition?
  /// The positions inside, in the order of the source.
  var children: [ViewPosition] { inside.all }
  /// The positions inside, in as little memory as there are few.
  private(set) var inside = PositionsInside.none

  /// The leaf that is drawn here, if one is.
  var leaf: LeafNode?
  /// What only few positions have; made when something of it is set.
  private var rarities: Rarities?
  /// The first of what lives as long as the position and lets go of others at its end; mostly there is one.
  private var firstOwned: (any Ending)?
  private let number: Int32
  // The rest takes a byte each: a third of a position would be room between its parts otherwise.

  /// What ran at this position, as far as it fits into bytes: at most positions little runs.
  private var counted = Counters<Int8>()
  /// Whether this is drawn before the position that stands before it in the source, as a background is.
  var isBehind = false
  /// Whether this belongs to the view that stands before it in the source, as what a modifier makes beside a view does.
  var isBeside = false
  /// What stands here or inside, so that a search need not go where there is nothing to find.
  private(set) var contents: PositionContents = []
  /// How far the position has got in its life.
  private var stage = Stage.inserted
  /// Whether the container around has put the position aside: a tab that is not selected, a row that is out of sight.
  private(set) var isAside = false
  /// Whether neither this position nor one around it was put aside: only then it appears and is drawn.
  private(set) var isOnScreen = true
  /// Whether the views inside appear from the first to the last, as rows of lazy containers do.
  var appearsInOrder = false

  /// What only few positions have.
  private final class Rarities {
    var counters = Counters<Int>()
    var lifecycle: LifecycleActions?
    var preferences: (any PreferencePart)?
    var text: (() -> String)?
    var control: Control?
    var facts: PositionFacts?
    var lastCause: BodyCause?
    /// The effects that run as long as the position is in the tree.
    var effects: [Effect] = []
    /// What lives as long as the position, but for the first.
    var owned: [any Ending] = []
    /// Runs when the position is taken out of the tree.
    var leaving: (() -> Void)?
    /// Runs when the position comes back to the screen after it was put aside.
    var returning: (() -> Void)?
    /// The positions inside that were put aside, by their number.
    var aside: [Int: ViewPosition] = [:]
  }

  /// Makes a position inside another one; the root has none around it.
  init(_ type: Any.Type, in parent: ViewPosition?, runtime: HostRuntime) {
    self.runtime = runtime
    self.parent = parent
    number = runtime.makeIdentity()
    tally = runtime.tallies.tally(for: type)
    isOnScreen = parent?.isOnScreen ?? true
    if isOnScreen { count(.appearance) }
    parent?.add(self)
  }

  isolated deinit {
    runtime.forgetPosition()
  }

  /// Adds a position inside.
  private func add(_ child: ViewPosition) {
    // Taken out meanwhile: an array that changes in place is checked for overlapping accesses (Decisions/0040).
    var taken = PositionsInside.none
    swap(&taken, &inside)
    let count = taken.append(child, expecting: tally.expectedChildren)
    inside = taken
    if count > 1 { tally.expectedChildren = count }
  }

  /// Visits the positions inside, in the order of the source, without what is inside of them.
  func forEachChild(_ visit: (ViewPosition) -> Void) { inside.forEach(visit) }

  /// The type's name as `print` shows it.
  var typeName: String { String(describing: type) }

  /// Runs an effect for as long as the position is in the tree.
  func own(_ effect: Effect) { makeRarities().effects.append(effect) }

  /// Keeps an object for as long as the position lives, and tells it of the end.
  func own(_ ending: any Ending) {
    if firstOwned == nil { firstOwned = ending } else { makeRarities().owned.append(ending) }
  }

  /// The first owned object of a type; nil where there is none.
  ///
  /// - Complexity: O(what the position owns).
  func owned<Object>(_ type: Object.Type) -> Object? {
    if let found = firstOwned as? Object { return found }
    guard let rarities else { return nil }
    for ending in rarities.owned { if let found = ending as? Object { return found } }
    return nil
  }

  /// The nodes of the graph that the position owns, each with what it stands for.
  var namedNodes: [(node: Node, name: String)] {
    let owned = (firstOwned.map { [$0] } ?? []) + (rarities?.owned ?? [])
    let effects = (rarities?.effects ?? []).map { (node: $0 as Node, name: "effect of \(typeName) #\(identity)") }
    return owned.compactMap { $0 as? any NodeOwner }.flatMap(\.namedNodes) + effects
  }

  /// Has the body of the view that stands here run, if it has one and is still there.
  func invalidateBody() { (firstOwned as? any BodyRunner)?.invalidate() }

  /// Whether a view or a modifier with a body stands here.
  var hasBody: Bool { firstOwned is any BodyRunner }

  /// The source of ids for the views that stand here, if there is one.
  var identifyingRows: (any IdentifyingRows)? { firstOwned as? any IdentifyingRows }

  /// Takes note of what stands here or inside.
  ///
  /// - Complexity: O(depth) the first time, O(1) where something of the kind was noted around already.
  func note(_ news: PositionContents) {
    var position: ViewPosition? = self
    while let here = position, !here.contents.isSuperset(of: news) {
      here.contents.formUnion(news)
      position = here.parent
    }
  }

  /// Puts the positions inside into another order, without those that left the tree; what is aside stays aside.
  ///
  /// - Precondition: The positions were made inside this one, and those that are left out have left the tree.
  func replaceChildren(by positions: [ViewPosition]) {
    guard let aside = rarities?.aside, !aside.isEmpty else { return inside = PositionsInside(positions) }
    inside = PositionsInside(positions.filter { !$0.isAside })
  }

  /// Takes the position out of its parent: it is not part of the tree any more, and its effects run no more.
  ///
  /// State and models live on until the frame is committed.
  func detach() {
    parent?.forget(self)
    leave()
  }

  /// Whether the position was taken out of the tree, itself or with something around it.
  var isDetached: Bool { stage == .leaving || stage == .gone }

  /// Takes note that the position appears, if it is in the tree and has not yet.
  ///
  /// - Returns: What it does then.
  func appear() -> (() -> Void)? {
    guard stage == .inserted && isOnScreen, let lifecycle, !lifecycle.isVacant else { return nil }
    stage = .appeared
    return lifecycle.appear
  }

  /// Takes note that the position disappears, if it had appeared and was taken out of the tree or put aside.
  ///
  /// - Returns: What it does then.
  func disappear() -> (() -> Void)? {
    switch stage {
    case .leaving: stage = .gone
    // It can appear again.
    case .receding: stage = .inserted
    case .inserted, .appeared, .gone: return nil
    }
    return lifecycle?.disappear
  }

  /// Takes note whether there is any view here, for the actions of the views' life.
  ///
  /// What comes appears in this frame, and what goes disappears, as if the position had come or gone.
  func setVacant(_ isVacant: Bool) {
    guard !isDetached, let lifecycle, lifecycle.isVacant != isVacant else { return }
    rarities?.lifecycle?.isVacant = isVacant
    switch (stage, isVacant) {
    case (.appeared, true):
      stage = .receding
      runtime.receded.append(self)
    case (.receding, false) where isOnScreen: stage = .appeared
    case (_, false): runtime.inserted.append(self)
    default: break
    }
  }

  /// Ends the position and everything inside: attributes, state and models go.
  ///
  /// A position and what it owns know each other, so this is what sets them free; it may be called twice.
  func end() {
    forEachChild { $0.end() }
    inside = .none
    for child in positionsAside { child.end() }
    parent = nil
    firstOwned?.end()
    for ending in rarities?.owned ?? [] { ending.end() }
    firstOwned = nil
    rarities = nil
    leaf = nil
  }

  /// Leaves the tree without telling the parent, which takes its children anew.
  func leave() {
    stage = stage == .appeared || stage == .receding ? .leaving : .gone
    if isOnScreen { count(.disappearance) }
    isOnScreen = false
    firstOwned?.leaveTree()
    if let rarities {
      for ending in rarities.owned { ending.leaveTree() }
      for effect in rarities.effects { effect.stop() }
    }
    forEachChild { $0.leave() }
    for child in positionsAside { child.leave() }
    rarities?.leaving?()
    leaf?.removeDisplayItem()
  }
}

// What is there and not on the screen.
extension ViewPosition {
  /// The positions inside that were put aside, in the order in which they were made.
  ///
  /// - Complexity: O(*n* log *n*) in their number.
  var positionsAside: [ViewPosition] {
    rarities.map { $0.aside.values.sorted { $0.identity < $1.identity } } ?? []
  }

  /// Puts the position aside: it and what is inside keep their state, and are not on the screen any more.
  ///
  /// - Parameters:
  ///   - isNoticed: Whether what has appeared inside disappears by it.
  ///   - wasShown: Whether it has come to the screen in a frame before.
  /// - Complexity: O(positions inside).
  func putAside(isNoticed: Bool, wasShown: Bool) {
    guard !isAside else { return }
    isAside = true
    if let parent {
      parent.inside = PositionsInside(parent.children.filter { $0 !== self })
      parent.makeRarities().aside[identity] = self
    }
    if isOnScreen { recede(isNoticed: isNoticed, wasShown: wasShown) }
  }

  /// Brings a position back that was put aside: it is the last inside the one around it, which may put it elsewhere.
  ///
  /// - Complexity: O(positions inside).
  func bringBack() {
    guard isAside else { return }
    isAside = false
    parent?.rarities?.aside[identity] = nil
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
    rarities?.returning?()
    forEachChild { $0.advance() }
  }

  private func forget(_ child: ViewPosition) {
    guard child.isAside else { return inside = PositionsInside(children.filter { $0 !== child }) }
    rarities?.aside[child.identity] = nil
  }
}

// What only few positions have.
extension ViewPosition {
  private func makeRarities() -> Rarities {
    let made = rarities ?? Rarities()
    rarities = made
    return made
  }

  /// What this position does when it appears and disappears.
  var lifecycle: LifecycleActions? {
    get { rarities?.lifecycle }
    set {
      makeRarities().lifecycle = newValue
      if newValue != nil { note(.lifecycle) }
    }
  }

  /// What this position makes of preferences.
  var preferences: (any PreferencePart)? {
    get { rarities?.preferences }
    set {
      makeRarities().preferences = newValue
      if newValue != nil { note(.preferences) }
    }
  }

  /// The text that stands here now, for a text or a control that shows one.
  var text: (() -> String)? {
    get { leaf.flatMap { $0.isShown ? $0.text : nil } ?? rarities?.text }
    set { makeRarities().text = newValue }
  }

  /// What runs when the position is taken out of the tree; nothing may be made or removed there at once.
  var leaving: (() -> Void)? {
    get { rarities?.leaving }
    set {
      makeRarities().leaving = newValue
      note(.state)
    }
  }

  /// Runs when the position comes back to the screen; nothing may be made or removed there at once.
  var returning: (() -> Void)? {
    get { rarities?.returning }
    set { makeRarities().returning = newValue }
  }

  /// What a person can do here, for a control.
  var control: Control? {
    get { rarities?.control }
    set { makeRarities().control = newValue }
  }

  /// What this position is called by those who look for it, if it is called anything.
  var knownFacts: PositionFacts? { rarities?.facts }

  /// What this position is called, to be added to.
  var facts: PositionFacts {
    let rarities = makeRarities()
    let facts = rarities.facts ?? PositionFacts()
    rarities.facts = facts
    return facts
  }

  /// What ran at this position.
  var counters: Counters<Int> { counted.added(to: rarities?.counters ?? Counters()) }

  /// Counts something at the position and for its type, so many times; a negative number takes it back.
  @inline(__always)
  func count(_ counter: Counter, _ number: Int = 1) {
    if !counted.countIfFits(counter, number) { countBeyondBytes(counter, number) }
    tally.count(counter, number)
  }

  @inline(never)
  private func countBeyondBytes(_ counter: Counter, _ number: Int) {
    let rarities = makeRarities()
    var counters = counted.added(to: rarities.counters)
    counters.count(counter, number)
    rarities.counters = counters
    counted = Counters()
  }

  /// Why the body of the view that stands here ran last, for a view with a body that ran more than once.
  var lastCause: BodyCause? {
    get { rarities?.lastCause }
    set { makeRarities().lastCause = newValue }
  }
}
