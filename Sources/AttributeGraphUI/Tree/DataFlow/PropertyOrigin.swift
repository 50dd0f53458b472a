/// The place of a property that can name the property's source.
@MainActor
protocol PropertyOrigin: AnyObject {
  /// The kind, the name and the view of the property's source.
  var origin: OriginDescription { get }
}

/// The source of a property's value.
struct OriginDescription {
  let kind: HostRecording.Origin.Kind
  /// The state, key or type of object.
  var source: String?
  /// The number of the view that has the state.
  var position: Int?
}

extension HostRecording.Origin {
  /// Describes the origin of a property by its place.
  @MainActor
  init(of property: String, at place: AnyObject?) {
    let origin = (place as? any PropertyOrigin)?.origin ?? OriginDescription(kind: .other)
    self.property = property
    (kind, source, position) = (origin.kind, origin.source, origin.position)
  }
}

extension StateLocation: PropertyOrigin {
  var origin: OriginDescription { OriginDescription(kind: .state, source: state.name, position: state.position) }
}

extension BoundProperty: PropertyOrigin {
  var origin: OriginDescription {
    let root = boundState
    return OriginDescription(kind: .binding, source: root?.name, position: root?.position)
  }
}

extension ObjectPlace: PropertyOrigin {
  var origin: OriginDescription { OriginDescription(kind: .object, source: String(describing: ObjectType.self)) }
}

extension EnvironmentPlace: PropertyOrigin {
  var origin: OriginDescription { OriginDescription(kind: .environment, source: keyName) }
}
