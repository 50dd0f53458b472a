/// The place of a view whose content has an identity of its own: the branch of an `if` or `switch`, the value of an
/// `id(_:)`, the type in a type-erased view.
///
/// When the identity changes, the position of the old content ends with its state, and the new content gets another
/// one.
@MainActor
final class BranchPosition: PositionPart {
  /// Makes the content with an identity, for an updater that passes new values to it.
  typealias Maker = (BranchIdentity, Updater, _ViewInputs) -> _ViewListOutputs

  private unowned let position: ViewPosition
  private let inputs: _ViewInputs
  private var make: Maker?
  private let items = ChangingItems()
  /// The current content, if there is any.
  private var content: Content?

  private typealias Content = (identity: BranchIdentity, position: ViewPosition, updater: Updater)

  private init(position: ViewPosition, inputs: _ViewInputs, make: @escaping Maker) {
    self.position = position
    self.inputs = inputs
    self.make = make
  }

  /// Makes the position of a view with content of its own identity, and the current content.
  ///
  /// The identity is nil if there is no content.
  static func makeViewList<Value>(
    of view: _GraphValue<Value>, inputs: _ViewInputs, identity: @escaping (Value) -> BranchIdentity?,
    make: @escaping Maker
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Value.self)
    let this = BranchPosition(position: position, inputs: inputs, make: make)
    position.own(this)
    this.mount(identity(view.read()))
    view.updater.add(
      UpdaterForwarder { [weak this] in
        this?.content?.updater
      } decide: { [weak this] in
        guard let this else { return }
        if identity(view.read()) == this.content?.identity {
          this.content?.updater.run()
        } else {
          this.removeContent(of: view, identity)
          // Nothing is inserted during an update: the host does it when the queue has run.
          this.position.runtime.structureChanges.append { [weak this] in
            this?.insert(identity(view.read()))
          }
        }
      })
    return _ViewListOutputs(items: .changing(this.items))
  }

  override var identifyingRows: (any IdentifyingRows)? { self }

  override func end() {
    make = nil
    content = nil
  }

  /// Removes the content from the tree at once, so that it is not updated any more, unless a transition shows it
  /// leaving.
  private func removeContent<Value>(of view: _GraphValue<Value>, _ identity: (Value) -> BranchIdentity?) {
    guard let content else { return }
    if !isShownLeaving(content, of: view, identity) { position.runtime.remove(content.position) }
    self.content = nil
    items.value = .many([])
  }

  /// Whether a transition shows the content leaving, made from the last value for which the branch held.
  private func isShownLeaving<Value>(
    _ content: Content, of view: _GraphValue<Value>, _ identity: (Value) -> BranchIdentity?
  ) -> Bool {
    guard let change = inputs.gradualChange else { return false }
    let leaving = LeavingContent(
      place: content.position, identity: content.identity, updater: content.updater, items: items.value)
    return change.views.leave(leaving, from: position, in: change) {
      let old = ReplacedValues.read(view.read)
      guard identity(old) == content.identity else { return false }
      change.views.keep(old, for: content.updater)
      return true
    }
  }

  /// Makes the content of the current identity, unless it exists or the place itself has ended.
  private func insert(_ identity: BranchIdentity?) {
    guard content == nil && !position.isDetached else { return }
    let runtime = position.runtime
    if let identity, let transitions = runtime.transitions {
      let wasLeaving = transitions.reinsert(identity, to: position, in: inputs.transaction) { content in
        self.content = (identity, content.place, content.updater)
        items.value = content.items
        content.updater.run()
      }
      if wasLeaving { return }
    }
    mount(identity)
    guard let content else { return }
    runtime.insert(content.position)
    if let change = inputs.gradualChange { change.views.enter(items.value, at: content.position, in: change) }
  }

  /// Makes the content with an identity.
  private func mount(_ identity: BranchIdentity?) {
    guard let identity, let make else { return }
    let runtime = position.runtime
    let place = ViewPosition(BranchContent.self, in: position, runtime: runtime)
    let updater = Updater()
    place.own(updater)
    content = (identity, place, updater)
    items.value = make(identity, updater, inputs.inBranch(at: place)).items
  }
}

extension BranchPosition: IdentifyingRows {
  func holds(_ id: AnyHashable) -> Bool { content?.identity == .id(id) }

  /// The view with `id(_:)`, if there is one.
  var identifiedViews: [(ids: [AnyHashable], views: LayoutItems)] {
    guard let content, let info = content.position.knownInfo, info.frameOfID != nil, let node = info.nodes.current,
      case .id(let id) = content.identity
    else { return [] }
    return [([id], .one(node))]
  }
}

/// The name of the position of a branch's content in descriptions of the tree.
enum BranchContent {}

/// The identity of the content of a view that has different ones over time.
enum BranchIdentity: Equatable {
  /// The first branch of the source.
  case first
  /// The other branch.
  case second
  /// A type of views.
  case type(ObjectIdentifier)
  /// An explicit identity.
  case id(AnyHashable)
}

extension _GraphValue {
  /// The part of a branching value that exists while a branch holds; it is read only then.
  ///
  /// While a transition shows the branch leaving, it is that of the last value for which the branch held.
  static func branch<Whole>(
    of whole: _GraphValue<Whole>, updater: Updater, in runtime: HostRuntime, _ part: @escaping (Whole) -> Value?
  ) -> _GraphValue {
    let key = ObjectIdentifier(updater)
    return _GraphValue(updater: updater) { [unowned runtime] in
      // A value that is replaced together with the branch is the one that was kept.
      let replaced = ReplacedValues.areRead ? runtime.transitions?.value(Whole.self, of: key).flatMap(part) : nil
      if let value = replaced ?? part(whole.read()) { return value }
      guard let value = runtime.transitions?.value(Whole.self, of: key).flatMap(part) else {
        fatalError(
          "A branch of \(Whole.self) was read that does not hold. This is a mistake in AttributeGraphUI; please report it."
        )
      }
      return value
    }
  }

  /// This value for content with an identity of its own, which receives new values from another updater.
  func updated(by updater: Updater) -> _GraphValue {
    _GraphValue(updater: updater, source: source, offset: offset)
  }

  /// A part of the value for content with an identity of its own, which receives new values from another updater.
  ///
  /// While a transition shows the content leaving, it is a part of the last value of that identity.
  func projection<Part>(
    for updater: Updater, in runtime: HostRuntime, _ part: @escaping (Value) -> Part
  ) -> _GraphValue<Part> {
    let key = ObjectIdentifier(updater)
    return _GraphValue<Part>(updater: updater) { [unowned runtime] in
      part(runtime.transitions?.value(Value.self, of: key) ?? read())
    }
  }
}
