/// Turns the statements of a body into the items of a toolbar.
@resultBuilder
public struct ToolbarContentBuilder {
  /// One item: itself.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several items, of any number.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<repeat each Content> {
    _TupleToolbarContent(content: (repeat each content))
  }

  /// A statement that is an item.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// `if` without `else`: the items or nothing.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The first branch of `if`, `else` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .trueContent(first)) }

  /// The other branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .falseContent(second)) }

  /// A branch of `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Items of a toolbar, one after the other.
nonisolated public struct _TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
  /// The toolbar shows the items.
  public typealias Body = Never
  let content: (repeat each Content)

  /// Makes the views of each of them.
  @MainActor public static func _makeItems(
    content: _GraphValue<Self>, at place: _ToolbarPlace, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    var outputs: [_ViewListOutputs] = []
    for type in repeat (each Content).self {
      outputs.append(make(type, number: outputs.count, of: content, at: place, inputs: inputs))
    }
    return .joined(outputs)
  }

  /// The places of each of them.
  @MainActor public var _places: Set<_ToolbarPlace> {
    var places: Set<_ToolbarPlace> = []
    for element in repeat each content { places.formUnion(element._places) }
    return places
  }

  @MainActor private static func make<Element: ToolbarContent>(
    _ type: Element.Type, number: Int, of content: _GraphValue<Self>, at place: _ToolbarPlace, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    Element._makeItems(
      content: content.projection { element(of: repeat each $0.content, at: number, as: type) }, at: place,
      inputs: inputs)
  }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// Traps: the toolbar shows the items.
  public var body: Never { fatalError("\(Self.self) has no body: the toolbar shows the items.") }

  /// Makes the views of the items in the branch that holds.
  public static func _makeItems(
    content: _GraphValue<Self>, at place: _ToolbarPlace, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    typealias Views = _ConditionalContent<_ToolbarItems<TrueContent>, _ToolbarItems<FalseContent>>
    return Views._makeViewList(
      view: content.projection { content in
        switch content.storage {
        case .trueContent(let items): Views(storage: .trueContent(_ToolbarItems(content: items, place: place)))
        case .falseContent(let items): Views(storage: .falseContent(_ToolbarItems(content: items, place: place)))
        }
      }, inputs: inputs)
  }

  /// The places of the current items.
  public var _places: Set<_ToolbarPlace> {
    switch storage {
    case .trueContent(let items): items._places
    case .falseContent(let items): items._places
    }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Makes the views of the items, while they are not nil.
  @MainActor public static func _makeItems(
    content: _GraphValue<Wrapped?>, at place: _ToolbarPlace, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    Optional<_ToolbarItems<Wrapped>>._makeViewList(
      view: content.projection { content in content.map { _ToolbarItems(content: $0, place: place) } }, inputs: inputs)
  }

  /// The places of the items, while they are not nil.
  @MainActor public var _places: Set<_ToolbarPlace> { self?._places ?? [] }
}

// Items that a person may rearrange, where all their parts are such items.

extension _TupleToolbarContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Makes the views of the items in the group.
  @MainActor public static func _makeItems(
    content: _GraphValue<Self>, at place: _ToolbarPlace, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    Content._makeItems(content: content.property(\.content), at: place, inputs: inputs)
  }

  /// The places of the items in the group.
  @MainActor public var _places: Set<_ToolbarPlace> { content._places }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group where Content: ToolbarContent {
  /// Makes a group of toolbar items.
  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(grouping: content()) }
}
