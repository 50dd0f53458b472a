import AttributeGraph2

/// The places of a view's connected properties at one position.
@MainActor
struct ConnectedProperties {
  private let connectors: [PropertyConnector]
  // Most views with properties have one.
  private var firstPlace: AnyObject?
  private var otherPlaces: [AnyObject?]

  /// Prepares the storage of a view type; nil if it has no property to connect.
  ///
  /// The places are made when the first value is connected.
  init?(of type: Any.Type) {
    connectors = PropertyConnector.connectors(of: type)
    guard !connectors.isEmpty else { return nil }
    otherPlaces = connectors.count > 1 ? Array(repeating: nil, count: connectors.count - 1) : []
  }

  private var places: [AnyObject?] { [firstPlace] + otherPlaces }

  /// Connects the properties of a view to a position, always the same one.
  ///
  /// The closure is called with the name and the place of each property that represents something else than at the last
  /// call.
  ///
  /// - Complexity: O(connected properties).
  mutating func connect<Value>(
    _ view: inout Value, at position: ViewPosition, in environment: EnvironmentScope,
    noteChange: (String, AnyObject?) -> Void
  ) {
    // SAFETY: each connector's offset is that of a stored property of `Value`, found by reflection of the type.
    unsafe connectFields(at: &view, position, environment, noteChange)
  }

  /// Connects the properties of the view at an address.
  ///
  /// The address is not passed to a closure: the standard library would check the closure's actor (Decisions/0040).
  private mutating func connectFields<Value>(
    at view: UnsafeMutablePointer<Value>, _ position: ViewPosition, _ environment: EnvironmentScope,
    _ noteChange: (String, AnyObject?) -> Void
  ) {
    for index in connectors.indices {
      let connector = connectors[index]
      let context = PropertyContext(position: position, environment: environment, property: connector.name)
      let address = UnsafeMutableRawPointer(view)
      if index == 0 {
        if unsafe connector.connect(address, &firstPlace, context) { noteChange(connector.name, firstPlace) }
      } else if unsafe connector.connect(address, &otherPlaces[index - 1], context) {
        noteChange(connector.name, otherPlaces[index - 1])
      }
    }
  }

  /// The bindings to a part that was the same in this run of the body as in the one before.
  var namesOfEqualParts: [String] {
    zip(connectors, places).filter { ($1 as? any PartReading)?.isPartEqual == true }.map(\.0.name)
  }

  /// The graph nodes of the properties, each with a name for what it represents.
  var namedNodes: [(node: Node, name: String)] {
    places.compactMap { $0 as? any NodeOwner }.flatMap(\.namedNodes)
  }

  /// Releases the places, and ends those that conform to `Ending`.
  mutating func end() {
    (firstPlace as? any Ending)?.end()
    firstPlace = nil
    guard !otherPlaces.isEmpty else { return }
    for place in otherPlaces { (place as? any Ending)?.end() }
    otherPlaces = Array(repeating: nil, count: otherPlaces.count)
  }
}

/// The connector of one stored property of a view type; found once per type.
@MainActor
@safe private struct PropertyConnector {
  /// The property's name in the source.
  let name: String
  /// Connects the property of the view at an address, and returns whether it represents something else now.
  let connect: (UnsafeMutableRawPointer, inout AnyObject?, PropertyContext) -> Bool

  private static let known = TypeTable<[PropertyConnector]>()

  /// The connectors of a type's properties, in the order of the source; those inside a property come before it.
  static func connectors(of type: Any.Type) -> [PropertyConnector] {
    if let connectors = known[type] { return connectors }
    let connectors = connectors(of: type, offset: 0, prefix: nil)
    known.set(connectors, for: type)
    return connectors
  }

  /// The connectors of the properties of a value that begins at an offset, which is itself the property `prefix`.
  private static func connectors(of type: Any.Type, offset: Int, prefix: String?) -> [PropertyConnector] {
    FieldPlan.plan(for: type).fields.flatMap { field -> [PropertyConnector] in
      guard let property = field.type as? any DynamicProperty.Type else { return [] }
      // The property of a wrapper `@State var count` is stored as `_count`.
      let own = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      let name = prefix.map { "\($0).\(own)" } ?? own
      let offset = offset + field.offset
      if let connected = property as? any ConnectedProperty.Type {
        return [PropertyConnector(connecting: connected, offset: offset, name: name)]
      }
      return connectors(of: field.type, offset: offset, prefix: name)
        + [PropertyConnector(updating: property, offset: offset, name: name)]
    }
  }

  // SAFETY of both: the address is that of a view that has a property of this type at this offset, and no other code
  // accesses the view meanwhile, because it is a local copy.

  /// Connects one of the library's properties, and updates it.
  private init<Property: ConnectedProperty>(connecting type: Property.Type, offset: Int, name: String) {
    self.name = name
    unsafe connect = { address, place, context in
      unsafe (address + offset).assumingMemoryBound(to: Property.self).pointee.connect(to: &place, in: context)
    }
  }

  /// Updates one of the user's properties, whose own properties have been connected.
  private init<Property: DynamicProperty>(updating type: Property.Type, offset: Int, name: String) {
    self.name = name
    unsafe connect = { address, _, _ in
      unsafe (address + offset).assumingMemoryBound(to: Property.self).pointee.update()
      return false
    }
  }
}
