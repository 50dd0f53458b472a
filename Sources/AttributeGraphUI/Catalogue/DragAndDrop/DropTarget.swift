#if !canImport(Darwin)
import Foundation
import ThreadSupport

/// The reactions of a view to items that a person drags over it.
struct DropActions {
  /// Whether the view accepts the types of the items.
  let accepts: ([NSItemProvider]) -> Bool
  /// Whether items of the right types may be dropped.
  var validate: (DropInfo) -> Bool = { _ in true }
  /// The items have come.
  var entered: (DropInfo) -> Void = { _ in }
  /// The items have entered or moved over the view.
  var updated: (DropInfo) -> DropProposal? = { _ in nil }
  /// The items have gone.
  var exited: (DropInfo) -> Void = { _ in }
  /// Accepts the items.
  let perform: (DropInfo) -> Bool
  /// The items were dropped here.
  var ended: () -> Void = {}
}

/// A place where items can be dropped: a view with a modifier for it, or the row of a list.
@MainActor
final class DropTarget: Ending {
  private(set) var actions: (() -> DropActions?)?
  /// The position of the modifier, or of the row.
  private(set) weak var position: ViewPosition?

  /// Makes a target with the reactions of the last modifier value.
  init(at position: ViewPosition, _ actions: @escaping () -> DropActions?) {
    self.actions = actions
    self.position = position
  }

  /// Whether the view of the target is in the tree.
  var isThere: Bool { actions != nil && position?.isDetached == false }

  func end() { actions = nil }
}

/// Accepts items that are dropped on a view.
nonisolated struct _DropModifier: PrimitiveViewModifier {
  let actions: DropActions

  /// Makes the position at which a drag finds the target, and a node around each view.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    let target = DropTarget(at: position) { latest.value?.actions }
    position.own(target)
    return body(
      inputs.wrapping(at: position) { child, place in
        let node = DropNode(at: place, wrapping: child, mark: target)
        place.own(DropArea(node))
        return node
      })
  }
}

/// The node of a view on which items can be dropped.
typealias DropNode = MarkerNode<DropTarget>

/// The rectangle of a target, at the position of its node.
@MainActor
final class DropArea: Ending {
  private(set) var node: DropNode?
  /// Stores a node until the position ends.
  init(_ node: DropNode) { self.node = node }
  func end() { node = nil }
}

extension View {
  /// Accepts items of some types that a person drops on the view.
  ///
  /// The closure receives the items with one of the types. The binding is true while such items are over the view.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Accepts items of some types that a person drops on the view, with the place of the drop in the view's coordinates.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      _DropModifier(
        actions: DropActions(
          accepts: { $0.contains(types: supportedContentTypes) },
          entered: { _ in isTargeted?.wrappedValue = true }, exited: { _ in isTargeted?.wrappedValue = false },
          perform: { action($0.itemProviders(for: supportedContentTypes), $0.location) },
          ended: { isTargeted?.wrappedValue = false })))
  }

  /// Lets a delegate handle items of some types that a person drags over the view.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    // Drags belong to the main actor, and so does the delegate.
    modifier(
      _DropModifier(
        actions: DropActions(
          accepts: { $0.contains(types: supportedContentTypes) },
          validate: { info in onMainActor((delegate, info)) { $0.validateDrop(info: $1) } },
          entered: { info in onMainActor((delegate, info)) { $0.dropEntered(info: $1) } },
          updated: { info in onMainActor((delegate, info)) { $0.dropUpdated(info: $1) } },
          exited: { info in onMainActor((delegate, info)) { $0.dropExited(info: $1) } },
          perform: { info in onMainActor((delegate, info)) { $0.performDrop(info: $1) } })))
  }

  /// Accepts items of some types, given by their names, that a person drops on the view.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(known: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Accepts items of some types, given by their names, that a person drops on the view, with the place of the drop.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(known: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Lets a delegate handle items of some types, given by their names, that a person drags over the view.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(known: $0) }, delegate: delegate)
  }

  /// Accepts values of a type that a person drops on the view, with the place of the drop in the view's coordinates.
  ///
  /// The action runs during the drop, or later if a representation is asynchronous; then the drop counts as accepted.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      _DropModifier(
        actions: DropActions(
          accepts: { $0.contains(types: T.importedContentTypes()) },
          entered: { _ in isTargeted(true) }, exited: { _ in isTargeted(false) },
          perform: { info in
            let outcome = LockedValue<Bool?>(nil)
            info.items.load(T.self) { outcome.value = action($0, info.location) }
            return outcome.value ?? true
          },
          ended: { isTargeted(false) })))
  }
}

extension [NSItemProvider] {
  /// Whether an item is of one of the types.
  func contains(types: [UTType]) -> Bool {
    contains { item in types.contains { item.form(conformingTo: $0) != nil } }
  }

  /// Makes a value from each item with a suitable representation, and passes them on in order: at once if all of them
  /// are made at once, and not at all if there is none. An item that fails is an issue of the host.
  func load<T: Transferable>(_ type: T.Type, _ deliver: @escaping ([T]) -> Void) {
    let conversions = compactMap { $0.conversion(to: T.self) }
    guard !conversions.isEmpty else { return }
    let deliver = LockedValue(deliver)
    let results = LockedValue<[Int: Result<T, any Error>]>([:])
    for (index, conversion) in conversions.enumerated() {
      conversion.run(()) { result in
        let count = results.withLock { results in
          results[index] = result
          return results.count
        }
        guard count == conversions.count else { return }
        onMainQueue {
          let all = results.value
          let values = conversions.indices.compactMap { index -> T? in
            switch all[index] {
            case .success(let value)?: return value
            case .failure(let error)?: HostRuntime.current?.report(.itemNotLoaded(as: "\(T.self)", error))
            case nil: break
            }
            return nil
          }
          if !values.isEmpty { deliver.value(values) }
        }
      }
    }
  }
}

extension Issue {
  /// A dropped or pasted item could not be read.
  fileprivate static func itemNotLoaded(as type: String, _ error: any Error) -> Issue {
    Issue(
      message: """
        An item could not be read as '\(type)': \(error). \
        It is left out. Let the representations of '\(type)' read what they accept.
        """, view: type, property: "transferRepresentation")
  }
}
#endif
