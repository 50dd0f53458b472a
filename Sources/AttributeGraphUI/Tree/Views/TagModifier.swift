/// Gives a view a value for its container to choose it by.
nonisolated public struct _TraitWritingModifier<Trait: _HashableTraitKey>: PrimitiveViewModifier {
  /// The value.
  public let value: Trait.Value
  /// Whether the tag also matches an optional of its type.
  var includesOptional = true

  /// Registers the value with the enclosing container.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    if Trait.self == ZIndexTraitKey.self {
      return inputs.zIndex(of: modifier.projection { $0.value as? Double ?? 0 }, at: position, body: body)
    }
    let tag = Latest(modifier.read().tag)
    position.info.tag = { tag.value ?? modifier.read().tag }
    var inside = inputs.inside(position)
    if let choice = inputs.choice {
      inside.opacity = choice.addOption(at: position, inputs: inputs) { tag.value }
      // A tag inside a tagged view belongs to another choice.
      inside.choice = nil
    }
    modifier.updater.add { [choice = inputs.choice] in
      tag.value = modifier.read().tag
      choice?.renewLater()
    }
    return body(inside)
  }

  /// The value as a tag.
  private var tag: AnyHashable {
    includesOptional ? AnyHashable(value) : AnyHashable(ExactTag(value: value))
  }
}

extension _TraitWritingModifier: TagCarrier {
  var carriedTag: AnyHashable? { Trait.self == ZIndexTraitKey.self ? nil : tag }
}

/// A tag that does not match an optional of its type.
private struct ExactTag<Value: Hashable>: Hashable {
  let value: Value
}

extension AnyHashable {
  /// The tag's value as a type; nil if the tag is of another type.
  func tagged<Value: Hashable>(_ type: Value.Type) -> Value? {
    base as? Value ?? (base as? ExactTag<Value>)?.value
  }
}

extension _ViewInputs {
  /// The inputs of a row of a `ForEach`; the row's id is its tag if it has none and the container chooses by tags.
  func tagged<ID: Hashable>(implicitly id: ID, at row: ViewPosition) -> _ViewInputs {
    if choice != nil || listing != nil { row.info.implicitTag = AnyHashable(id) }
    guard let choice else { return self }
    var inputs = self
    // The tags inside are not available before the row has been made.
    inputs.opacity = choice.addOption(at: row, inputs: self) { [unowned row] in
      row.first { $0.knownInfo?.tag } == nil ? AnyHashable(id) : nil
    }
    return inputs
  }
}

/// A key for values by which a container chooses or orders its views.
public protocol _HashableTraitKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value: Hashable
}

/// The trait that identifies the options of a picker.
public struct TagValueTraitKey<V: Hashable>: _HashableTraitKey {
  /// The value that is chosen with the view.
  public typealias Value = V
}

extension View {
  /// Gives the view the value that choosing it selects, in a picker of such values and, unless `includeOptional` is
  /// false, of optional ones.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TraitWritingModifier<TagValueTraitKey<V>>(value: tag, includesOptional: includeOptional))
  }
}

/// A modifier that gives a view its tag.
@MainActor
protocol TagCarrier {
  /// The tag; nil if the modifier is for another kind of value.
  var carriedTag: AnyHashable? { get }
}
