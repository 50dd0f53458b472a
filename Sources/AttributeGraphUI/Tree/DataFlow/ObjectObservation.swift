import AttributeGraph2
import Foundation

/// How a position follows an observable object: it is subscribed to it once, and moves on when the object is another.
@MainActor
final class ObjectObservation: Ending {
  private let context: PropertyContext
  private let cell: StateCell<Void>
  private var object: AnyObject?
  private var subscription: AnyCancellable?
  /// The number under which other threads leave word.
  private var number = 0
  private var isWritePending = false
  /// The frame in which a body was run again although the object changed during an update.
  private var followedUpIn = -1
  /// How often the object has changed, or was another one.
  private(set) var changeCount = 0

  init(in context: PropertyContext) {
    self.context = context
    let graph = context.runtime.graph
    cell = graph.detached { graph.cell((), comparedBy: nil) }
    context.position.own(self)
  }

  /// Makes the running body depend on the object's changes, whether or not it reads anything of it.
  func noteRead() { _ = cell.value }

  /// Follows an object, if it does not yet.
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
      // What the bodies before this one have seen is out of date: they run once more, and then no more in this frame.
      guard followedUpIn != runtime.actions.frame else { return }
      followedUpIn = runtime.actions.frame
    }
    guard !isWritePending else { return }
    isWritePending = true
    runtime.write(to: context) { [self] in
      isWritePending = false
      changeCount += 1
      cell.value = ()
    }
  }
}

/// A property of an observable object behind a binding: who reads it depends on the object, as its observer does.
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
      if let observation { onMainActor(observation) { $0.noteRead() } }
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

/// What `$model` gives: bindings to the properties of an observable object.
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
