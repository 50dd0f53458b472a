/// The state of custom items of a toolbar, which the places of the toolbar share.
///
/// The body of such items runs at each place, because only the body knows which items are there. Their properties are
/// connected once for all of them.
@MainActor
final class ToolbarStates {
  private var owners: [ToolbarItemsOwner] = []

  nonisolated init() {}

  /// Connects the properties of custom items, or finds those that the items have at other places.
  ///
  /// - Parameters:
  ///   - content: The items, as their place has made them.
  ///   - place: The place.
  ///   - position: The position of the items there.
  ///   - environment: The environment there.
  /// - Returns: The items with connected properties.
  func join<Content: ToolbarContent>(
    _ content: Content, at place: _ToolbarPlace, _ position: ViewPosition, _ environment: EnvironmentScope
  ) -> Content? {
    let known = owners.first { $0.connected is Content && !$0.places.contains(place) }
    guard let owner = known ?? ToolbarItemsOwner(content, position.runtime, environment) else { return nil }
    if known == nil { owners.append(owner) }
    owner.places.insert(place)
    position.own(ToolbarMembership(of: owner, at: place, in: self))
    return owner.connected as? Content
  }

  fileprivate func leave(_ owner: ToolbarItemsOwner, at place: _ToolbarPlace) {
    owner.places.remove(place)
    guard owner.places.isEmpty else { return }
    owners.removeAll { $0 === owner }
    owner.end()
  }
}

/// The connected properties of custom items of a toolbar.
@MainActor
private final class ToolbarItemsOwner {
  /// The items, with their properties connected at the first place.
  let connected: Any
  /// The places at which the items are.
  var places: Set<_ToolbarPlace> = []
  private let position: ViewPosition
  private var properties: ConnectedProperties

  /// Connects the properties of items; nil for items without any, or without an object that they need.
  init?<Content: ToolbarContent>(_ content: Content, _ runtime: HostRuntime, _ environment: EnvironmentScope) {
    guard var properties = ConnectedProperties(of: Content.self) else { return nil }
    position = ViewPosition(Content.self, in: nil, runtime: runtime)
    // It is not a place at which the items are shown.
    position.count(.appearance, -1)
    var content = content
    runtime.reportsMissing = false
    properties.connect(&content, at: position, in: environment) { _, _ in }
    runtime.reportsMissing = true
    (connected, self.properties) = (content, properties)
    guard runtime.isPropertyMissing else { return }
    // Each place reports it, and has properties of its own.
    runtime.isPropertyMissing = false
    end()
    return nil
  }

  func end() {
    properties.end()
    position.end()
  }
}

/// Reports to the state of the items that a place has none.
@MainActor
private final class ToolbarMembership: Ending {
  private let owner: ToolbarItemsOwner
  private let place: _ToolbarPlace
  private let states: ToolbarStates

  init(of owner: ToolbarItemsOwner, at place: _ToolbarPlace, in states: ToolbarStates) {
    (self.owner, self.place, self.states) = (owner, place, states)
  }

  func end() { states.leave(owner, at: place) }
}

extension EnvironmentValues {
  private enum ToolbarStatesKey: EnvironmentKey { static var defaultValue: ToolbarStates? { nil } }

  /// The state of the items of the toolbar around.
  var toolbarStates: ToolbarStates? {
    get { self[ToolbarStatesKey.self] }
    set { self[ToolbarStatesKey.self] = newValue }
  }
}
