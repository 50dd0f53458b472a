import AttributeGraph2

/// A stored property of a view that is connected to something that lives as long as the view's position.
///
/// The connection is made after the view's `init` and before its `body`, in the copy of the view whose body runs.
@MainActor
protocol ConnectedProperty {
  /// Connects the property to its place at a position; the first call makes the place.
  mutating func connect(to place: inout AnyObject?, as label: PropertyLabel)
}

/// Whose property it is, for the reports of misuse.
struct PropertyLabel {
  /// What is shared by the host's positions.
  let runtime: HostRuntime
  /// The view's type.
  let view: String
  /// The property's name in the source.
  let property: String
}

/// The places of a view's connected properties at one position.
@MainActor
final class DynamicPropertyStorage: Ending {
  private let connectors: [PropertyConnector]
  private var labels: [PropertyLabel] = []
  private var places: [AnyObject?]

  /// Prepares the storage of a view type; the places are made when the first value is connected.
  init(of type: Any.Type, in inputs: _ViewInputs) {
    connectors = PropertyConnector.connectors(of: type)
    places = Array(repeating: nil, count: connectors.count)
    if !connectors.isEmpty {
      let name = String(describing: type)
      labels = connectors.map { PropertyLabel(runtime: inputs.runtime, view: name, property: $0.name) }
    }
  }

  /// A copy of a view whose properties are connected to this position.
  ///
  /// - Complexity: O(connected properties).
  func connect<Value: View>(_ view: Value) -> Value {
    guard !connectors.isEmpty else { return view }
    var view = view
    // SAFETY: each connector's offset is that of a stored property of `Value`, found by reflection of the type.
    unsafe withUnsafeMutablePointer(to: &view) { pointer in
      for index in connectors.indices {
        unsafe connectors[index].connect(UnsafeMutableRawPointer(pointer), &places[index], labels[index])
      }
    }
    return view
  }

  func end() {
    places = Array(repeating: nil, count: places.count)
  }
}

/// How one stored property of a view type is connected; found once per type.
@MainActor
@safe private struct PropertyConnector {
  /// The property's name in the source.
  let name: String
  /// Connects the property of the view at an address.
  let connect: (UnsafeMutableRawPointer, inout AnyObject?, PropertyLabel) -> Void

  private static var known: [ObjectIdentifier: [PropertyConnector]] = [:]

  /// The connectors of a view type's properties, in the order of the source.
  static func connectors(of type: Any.Type) -> [PropertyConnector] {
    if let connectors = known[ObjectIdentifier(type)] { return connectors }
    let connectors = FieldPlan.plan(for: type).fields.compactMap { field in
      (field.type as? any ConnectedProperty.Type).map { property in
        PropertyConnector(property, offset: field.offset, name: field.name)
      }
    }
    known[ObjectIdentifier(type)] = connectors
    return connectors
  }

  private init<Property: ConnectedProperty>(_ type: Property.Type, offset: Int, name: String) {
    // The property of a wrapper `@State var count` is stored as `_count`.
    self.name = name.hasPrefix("_") ? String(name.dropFirst()) : name
    unsafe connect = { address, place, label in
      // SAFETY: the address is that of a view that has a property of this type at this offset, and nobody else
      // accesses the view meanwhile: it is a local copy.
      unsafe (address + offset).assumingMemoryBound(to: Property.self).pointee.connect(to: &place, as: label)
    }
  }
}
