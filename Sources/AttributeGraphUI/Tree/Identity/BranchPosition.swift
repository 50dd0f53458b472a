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
  private var content: (identity: BranchIdentity, position: ViewPosition, updater: Updater)?

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
    this.mount(identity(view.read()), of: view)
    view.updater.add(
      UpdaterForwarder { [weak this] in
        this?.content?.updater
      } decide: { [weak this] in
        guard let this else { return }
        if identity(view.read()) == this.content?.identity {
          this.keepValue(of: view)
          this.content?.updater.run()
        } else {
          this.removeContent()
          // Nothing is inserted during an update: the host does it when the queue has run.
          this.position.runtime.structureChanges.append { [weak this] in
            this?.insert(identity(view.read()), of: view)
          }
        }
      })
    return _ViewListOutputs(items: .changing(this.items))
  }

  override var identifyingRows: (any IdentifyingRows)? { self }

  override func end() {
    make = nil
    if let content { position.runtime.transitions?.forgetValue(for: content.updater) }
    content = nil
  }

  /// Removes the content from the tree at once, so that it is not updated any more, unless a transition shows it
  /// leaving.
  private func removeContent() {
    guard let content else { return }
    let runtime = position.runtime
    let isLeaving =
      runtime.transitions?.leave(
        content.position, from: position, identity: content.identity, updater: content.updater, items: items.value)
      ?? false
    if !isLeaving {
      runtime.transitions?.forgetValue(for: content.updater)
      runtime.remove(content.position)
    }
    self.content = nil
    items.value = .many([])
  }

  /// Makes the content of the current identity, unless it exists or the place itself has ended.
  private func insert<Value>(_ identity: BranchIdentity?, of view: _GraphValue<Value>) {
    guard content == nil && !position.isDetached else { return }
    let runtime = position.runtime
    if let identity, let content = runtime.transitions?.bringBack(identity, to: position) {
      self.content = (identity, content.place, content.updater)
      items.value = content.items
      keepValue(of: view)
      return content.updater.run()
    }
    mount(identity, of: view)
    guard let content else { return }
    runtime.insert(content.position)
    runtime.transitions?.enter(items.value, at: content.position)
  }

  /// Keeps the last value for which the branch holds, if a transition may show the content after that.
  private func keepValue<Value>(of view: _GraphValue<Value>) {
    guard let content, let transitions = position.runtime.transitions else { return }
    transitions.keep(view.read(), for: content.updater)
  }

  /// Makes the content with an identity.
  private func mount<Value>(_ identity: BranchIdentity?, of view: _GraphValue<Value>) {
    guard let identity, let make else { return }
    let runtime = position.runtime
    let place = ViewPosition(BranchContent.self, in: position, runtime: runtime)
    let updater = Updater()
    place.own(updater)
    content = (identity, place, updater)
    items.value = make(identity, updater, inputs.inBranch(at: place)).items
    keepValue(of: view)
  }
}

extension BranchPosition: IdentifyingRows {
  /// The view with `id(_:)`, if there is one.
  var identifiedFrames: [(id: AnyHashable, frame: CGRect)] {
    guard let content, let facts = content.position.knownFacts, facts.frameOfID != nil, let node = facts.nodes.current,
      node.isPlaced, case .id(let id) = content.identity
    else { return [] }
    return [(id, node.frameInHost)]
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
      if let value = part(whole.read()) { return value }
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
      part(runtime.transitions?.leavingValue(Value.self, of: key) ?? read())
    }
  }
}
