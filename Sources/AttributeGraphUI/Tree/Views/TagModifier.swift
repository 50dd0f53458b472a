/// Gives a view a value by which a container around it chooses.
nonisolated public struct _TraitWritingModifier<Trait: _ViewTraitKey>: PrimitiveViewModifier {
  /// The value.
  public let value: Trait.Value
  /// Whether it is the value of an optional of its type, too.
  var includesOptional = true

  /// Notes the value for the container around.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    if Trait.self == ZIndexTraitKey.self {
      return inputs.zIndex(of: modifier.projection { $0.value as? Double ?? 0 }, at: position, body: body)
    }
    let tag = Latest(modifier.read().tag)
    position.facts.tag = { tag.value ?? modifier.read().tag }
    var inside = inputs.inside(position)
    if let choice = inputs.choice {
      inside.opacity = choice.addOption(at: position, inputs: inputs) { tag.value }
      // A tag inside of a tagged view belongs to something else.
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

/// A tag that does not stand for an optional with its value.
private struct ExactTag<Value: Hashable>: Hashable {
  let value: Value
}

extension AnyHashable {
  /// The value of a type that a tag stands for, if it stands for one.
  func tagged<Value: Hashable>(_ type: Value.Type) -> Value? {
    base as? Value ?? (base as? ExactTag<Value>)?.value
  }
}

extension _ViewInputs {
  /// The inputs of a row of a `ForEach`, which stands for its id where a container chooses by tags and the row has none.
  func tagged<ID: Hashable>(implicitly id: ID, at row: ViewPosition) -> _ViewInputs {
    if choice != nil || listing != nil { row.facts.implicitTag = AnyHashable(id) }
    guard let choice else { return self }
    var inputs = self
    // The tags of what is inside are known only when it has been made.
    inputs.opacity = choice.addOption(at: row, inputs: self) { [unowned row] in
      row.first { $0.knownFacts?.tag } == nil ? AnyHashable(id) : nil
    }
    return inputs
  }
}

/// A kind of value that a view can have for the container around it.
public protocol _ViewTraitKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value: Hashable
}

/// The kind of value that tells the options of a picker apart.
public struct TagValueTraitKey<V: Hashable>: _ViewTraitKey {
  /// The value that is chosen with the view.
  public typealias Value = V
}

extension View {
  /// Gives the view the value that is chosen with it, in a picker of such values or, unless it says otherwise, of
  /// optional ones.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TraitWritingModifier<TagValueTraitKey<V>>(value: tag, includesOptional: includeOptional))
  }
}

/// A modifier that gives a view the value by which it is chosen.
@MainActor
protocol TagCarrier {
  /// The value; nil for one of another kind.
  var carriedTag: AnyHashable? { get }
}
