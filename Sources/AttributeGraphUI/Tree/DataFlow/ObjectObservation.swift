import AttributeGraph2
import Foundation
import ThreadSupport

/// The subscription of a position to an observable object: made once, and replaced when the object is another one.
@MainActor
final class ObjectObservation: Ending {
  private let context: PropertyContext
  private let cell: StateCell<Void>
  private var object: AnyObject?
  private var subscription: AnyCancellable?
  /// The number under which other threads leave notices.
  private var number = 0
  private var isWritePending = false
  /// The frame in which a body ran again because the object changed during an update.
  private var followedUpIn = -1
  /// The number of changes and replacements of the object.
  private(set) var changeCount = 0

  init(in context: PropertyContext) {
    self.context = context
    let graph = context.runtime.graph
    cell = graph.detached { graph.cell((), comparedBy: nil) }
    context.position.own(self)
  }

  /// Makes the running body depend on the object's changes, whatever it reads of the object.
  func noteRead() { _ = cell.value }

  /// Subscribes to an object, unless it is the current one.
  func follow<Object: ObservableObject>(_ new: Object) {
    guard object !== new else { return }
    object = new
    changeCount += 1
    let observations = context.runtime.observations
    observations.forget(number)
    number = observations.register(self)
    let notice = observations.notice(for: self, as: number)
    subscription = new.objectWillChange.sink { @Sendable _ in notice() }
  }

  func end() {
    subscription?.cancel()
    subscription = nil
    object = nil
    context.runtime.observations.forget(number)
  }
}

extension ObjectObservation: NodeOwner {
  var namedNodes: [(node: Node, name: String)] {
    let name = object.map { String(describing: type(of: $0)) } ?? "\(context.viewName).\(context.property)"
    return [(cell, "object \(name)")]
  }
}

extension ObjectObservation: ObjectReader {
  var isLasting: Bool { true }
  var runtime: HostRuntime { context.runtime }

  func objectsChanged(_ property: ObservedProperty?) {
    let runtime = self.runtime
    if runtime.isUpdating {
      context.position.report(.publishingDuringUpdate(view: context.viewName, property: context.property))
      // The bodies that have run read outdated values: they run once more, but only once in this frame.
      guard followedUpIn != runtime.actions.frame else { return }
      followedUpIn = runtime.actions.frame
    }
    // Bodies that run for earlier transactions read the object as these have left it, which is possible only now.
    if !runtime.isUpdating && runtime.writes.belongsToOthers { runtime.updateAhead() }
    guard !isWritePending else { return }
    isWritePending = true
    runtime.write(to: context.place) { [self] in
      isWritePending = false
      changeCount += 1
      cell.value = ()
    }
  }
}

/// A property of an observable object behind a binding: its readers depend on the object, as observers of the object
/// do.
final class ObservedLocation<Object: ObservableObject, Value>: BindingLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  private let observation: ObjectObservation?

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, observation: ObjectObservation?) {
    self.object = object
    self.keyPath = keyPath
    self.observation = observation
  }

  override var value: Value {
    get {
      if let observation, MainQueue.isCurrent { onMainActor(observation) { $0.noteRead() } }
      return object[keyPath: keyPath]
    }
    set { object[keyPath: keyPath] = newValue }
  }

  @MainActor override var namedState: NamedState? { NamedState(name: String(describing: Object.self)) }

  override var changeCount: Int { observation.map { onMainActor($0) { $0.changeCount } } ?? 0 }

  override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObservedLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath && observation === other.observation
  }
}

/// The projected value `$model`: bindings to the properties of an observable object.
@MainActor
@dynamicMemberLookup
public struct ObservedObjectBindings<ObjectType: ObservableObject> {
  let object: ObjectType
  let observation: ObjectObservation?

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObservedLocation(object, keyPath, observation: observation))
  }
}
