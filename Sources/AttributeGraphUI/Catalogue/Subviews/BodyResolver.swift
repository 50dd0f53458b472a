import AttributeGraph2

/// The bodies of the program's own views in a block, for a container that takes the block apart.
///
/// A view of the program stands for the views of its body, as in a stack. Its body runs at the place of the container,
/// with the environment there and its changes by the modifiers around the view, and its state lasts as long as it is in
/// the block at the same path. The container shows
/// the parts of the body elsewhere.
@MainActor
final class BodyResolver {
  private struct Key: Hashable {
    let path: [AnyHashable]
    let type: ObjectIdentifier
  }

  /// The longest path to an own view that is taken apart. A view that contains itself is one subview there, and ends at
  /// the limit of nested views.
  private static let longestPath = 256

  private let position: ViewPosition
  private let inputs: _ViewInputs
  /// Whether own views of a type are taken apart.
  private var opens: (any View.Type) -> Bool
  private var bodies: [Key: ResolvedBody] = [:]
  /// The changes of the environment around the views that are taken apart, the outermost first.
  private var changes: [any EnvironmentChange] = []
  /// The bodies that were requested since the block was last taken apart from the beginning.
  private var used: Set<Key> = []
  /// Whether views may be made now, because no body is running.
  private var canMake = true
  /// Whether a body is missing that could not be made.
  private var lacksBody = false
  /// Whether the position was inserted, so that later bodies are inserted on their own.
  private var isInserted = false
  /// Called when a body ran again outside of `resolve`.
  var bodyChanged: () -> Void = {}
  private var isResolving = false
  private var hasChanged = false

  /// Makes a resolver without bodies, at the position of a container that takes own views of some types apart.
  init(at position: ViewPosition, inputs: _ViewInputs, opening opens: @escaping (any View.Type) -> Bool) {
    self.position = position
    self.opens = opens
    self.inputs = inputs.forChildren(of: position, along: nil)
  }

  /// Whether a type is one of the program's own views, with a body.
  static func isOwn(_ type: any View.Type) -> Bool {
    if let known = ownTypes[type] { return known }
    let isOwn = type.hasBody && !_typeName(type, qualified: true).hasPrefix("AttributeGraphUI.")
    ownTypes.set(isOwn, for: type)
    return isOwn
  }
  private static let ownTypes = TypeTable<Bool>()

  /// The body of an own view at a path; nil for another view.
  func body(of view: any View, at path: [AnyHashable]) -> (any View)? {
    func body<Content: View>(_ view: Content) -> (any View)? {
      guard path.count < Self.longestPath, Self.isOwn(Content.self), opens(Content.self) else { return nil }
      let key = Key(path: path, type: ObjectIdentifier(Content.self))
      if let known = bodies[key] {
        used.insert(key)
        if canMake { known.update(own(view, keptBy: known.owner)) }
        return known.owner.body ?? EmptyView()
      }
      guard canMake else {
        lacksBody = true
        return EmptyView()
      }
      used.insert(key)
      let owner = BodyKeeper()
      let made = ResolvedBody(in: position, inputs: inputs, of: own(view, keptBy: owner), by: owner)
      owner.bodyChanged = { [unowned self] in
        hasChanged = true
        if !isResolving { bodyChanged() }
      }
      bodies[key] = made
      if isInserted { inputs.runtime.insert(made.place) }
      return owner.body ?? EmptyView()
    }
    return body(view)
  }

  /// A view whose body is kept, in the environment here.
  private func own<Content: View>(_ view: Content, keptBy owner: BodyKeeper) -> any View {
    func changed<Inside: View, Change: EnvironmentChange>(_ inside: Inside, by change: Change) -> any View {
      inside.modifier(change)
    }
    var own: any View = OwnView(content: view, owner: owner)
    for change in changes.reversed() { own = changed(own, by: change) }
    return own
  }

  /// Takes a view apart inside a modifier that changes the environment.
  func inside<Parts>(_ change: some EnvironmentChange, _ takeApart: () -> Parts) -> Parts {
    changes.append(change)
    defer { changes.removeLast() }
    return takeApart()
  }

  /// Takes a block inside apart, all own views included.
  func openingAll<Parts>(_ takeApart: () -> Parts) -> Parts {
    let outer = opens
    opens = { _ in true }
    defer { opens = outer }
    return takeApart()
  }

  /// Takes a block apart, and lets bodies run until none has changed; bodies that are not in it any more end.
  ///
  /// - Precondition: No queue of the host is running.
  func resolve<Parts>(_ takeApart: () -> Parts) -> Parts {
    isResolving = true
    defer { (isResolving, isInserted) = (false, true) }
    var parts: Parts
    repeat {
      (hasChanged, used) = (false, [])
      parts = takeApart()
      inputs.queue.run()
    } while hasChanged && !position.isDetached
    for (key, body) in bodies where !used.contains(key) {
      bodies[key] = nil
      inputs.runtime.remove(body.place)
    }
    return parts
  }

  /// Takes a block apart while bodies run; nil if that takes bodies, which may not run now.
  func partsWithoutBodies<Parts>(_ takeApart: () -> Parts) -> Parts? {
    guard bodies.isEmpty else { return nil }
    (canMake, lacksBody) = (false, false)
    defer { canMake = true }
    let parts = takeApart()
    return lacksBody ? nil : parts
  }

  /// Releases the bodies, whose positions end with that of the container.
  func end() {
    bodies = [:]
    bodyChanged = {}
  }
}

extension View {
  /// Whether the type has a body, and is not made by the library itself.
  fileprivate static var hasBody: Bool { Body.self != Never.self }
}

/// The place of one view whose body is kept instead of being mounted.
@MainActor
private final class ResolvedBody {
  let place: ViewPosition
  /// The body, once it has run.
  let owner: BodyKeeper
  /// Passes a new value of the view on.
  private(set) var update: (any View) -> Void = { _ in }

  /// Runs the body of a view, perhaps with modifiers, at a position inside another one.
  init(in position: ViewPosition, inputs: _ViewInputs, of view: any View, by owner: BodyKeeper) {
    place = ViewPosition(BranchContent.self, in: position, runtime: inputs.runtime)
    self.owner = owner
    mount(view, inputs: inputs.inBranch(at: place))
  }

  private func mount<Content: View>(_ view: Content, inputs: _ViewInputs) {
    let (latest, updater) = (Latest(view), Updater())
    place.own(updater)
    update = { [unowned updater] new in
      guard let new = new as? Content else { return }
      latest.replace(by: new)
      updater.run()
    }
    _ = Content._makeViewList(view: latest.graphValue(updater: updater), inputs: inputs)
  }
}

/// The body of one view.
@MainActor
private final class BodyKeeper {
  /// The body; nil before its first run.
  private(set) var body: (any View)?
  /// Called when the body ran again.
  var bodyChanged: () -> Void = {}

  func keep(_ body: any View) {
    self.body = body
    bodyChanged()
  }
}

/// A view whose body is kept.
private struct OwnView<Content: View>: PrimitiveView {
  let content: Content
  let owner: BodyKeeper

  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    BodyPosition.makeViewList(
      of: view.property(\.content), inputs: inputs, by: KeptBody<Content>(owner: view.read().owner))
  }
}

/// Evaluates the body of a view, and keeps it.
private struct KeptBody<Content: View>: BodyMaker {
  let owner: BodyKeeper

  func body(of content: Content) -> KeptView<Content.Body> { KeptView(content: content.body, owner: owner) }
}

/// A body that is kept instead of being mounted.
private struct KeptView<Content: View>: PrimitiveView {
  let content: Content
  let owner: BodyKeeper

  @MainActor static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let keep = {
      let view = view.read()
      view.owner.keep(view.content)
    }
    keep()
    view.updater.add(keep)
    return .empty
  }
}
