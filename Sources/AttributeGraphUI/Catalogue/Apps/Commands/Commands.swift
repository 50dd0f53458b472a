/// A part of the menus of a program.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands

  /// The parts of the commands.
  @CommandsBuilder var body: Body { get }

  /// Makes the commands' part of the graph, once. The library implements it for all commands.
  static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs)
}

extension Commands {
  /// Makes the position of commands with a body.
  public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) {
    _ = BodyPosition.makeViewList(of: content, inputs: inputs.views, by: CommandsBody<Self>(place: inputs.place))
  }
}

extension Never: Commands {}

/// The context in which commands are made.
@MainActor
public struct _CommandsInputs {
  let views: _ViewInputs
  /// The place in the source among all commands: numbers from the outside in.
  let place: [Int]

  init(_ views: _ViewInputs, at place: [Int]) {
    self.views = views
    self.place = place
  }
}

/// Commands that the library puts into menus itself.
@MainActor
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// Traps: primitive commands are not made of others.
  public var body: Never {
    fatalError("\(Self.self) has no body: the host puts it into a menu. Read it through an `AppHost`.")
  }
}

/// The body of commands.
struct CommandsBody<Content: Commands>: BodyMaker {
  let place: [Int]

  func body(of content: Content) -> CommandsContent<Content.Body> {
    CommandsContent(commands: content.body, place: place)
  }
}

/// Commands in the place of a view: they have a position without layout.
struct CommandsContent<Content: Commands>: PrimitiveView {
  let commands: Content
  let place: [Int]

  static func _makeViewList(view: _GraphValue<CommandsContent<Content>>, inputs: _ViewInputs) -> _ViewListOutputs {
    let inputs = _CommandsInputs(inputs, at: view.read().place)
    Content._makeCommands(content: view.stored("commands", as: Content.self), inputs: inputs)
    return _ViewListOutputs(items: .many([]))
  }
}

/// Turns statements into commands.
@resultBuilder
public struct CommandsBuilder {
  /// No statement: no command.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// One part: itself.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Several parts, of any number.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands<repeat each Content> {
    _TupleCommands(content: (repeat each content))
  }

  /// A statement that is commands.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if`.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .trueContent(first)) }

  /// The second branch of an `if`.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .falseContent(second)) }

  /// A branch of `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// No command.
nonisolated public struct EmptyCommands: PrimitiveCommands {
  /// Makes no command.
  public init() {}

  /// Makes nothing.
  @MainActor public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) {}
}

/// Several parts, one after the other.
nonisolated public struct _TupleCommands<each Content: Commands>: PrimitiveCommands {
  let content: (repeat each Content)

  /// Makes each of them.
  @MainActor public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) {
    var index = 0
    for type in repeat (each Content).self {
      make(type, at: index, of: content, inputs: inputs)
      index += 1
    }
  }

  @MainActor private static func make<Element: Commands>(
    _ type: Element.Type, at index: Int, of content: _GraphValue<Self>, inputs: _CommandsInputs
  ) {
    Element._makeCommands(
      content: content.projection { element(of: repeat each $0.content, at: index, as: type) },
      inputs: _CommandsInputs(inputs.views, at: inputs.place + [index]))
  }
}

extension Optional: Commands where Wrapped: Commands {
  /// Traps: the host puts the commands into menus.
  public var body: Never { fatalError("\(Self.self) has no body: the host puts the commands into menus.") }

  /// Makes the commands while there are any.
  public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) {
    let place = inputs.place
    let views = content.projection { $0.map { CommandsContent(commands: $0, place: place) } }
    _ = CommandsContent<Wrapped>?._makeViewList(view: views, inputs: inputs.views)
  }
}

extension Group: Commands, PrimitiveCommands where Content: Commands {
  /// Makes the commands in the group.
  @MainActor public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) {
    Content._makeCommands(content: content.property(\.content), inputs: inputs)
  }
}

extension Group where Content: Commands {
  /// Makes a group of commands.
  @_disfavoredOverload
  public init(@CommandsBuilder content: () -> Content) { self.init(grouping: content()) }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  /// Traps: the host puts the commands of the branch into menus.
  public var body: Never {
    fatalError("\(Self.self) has no body: the host puts the commands of the branch into menus.")
  }

  /// Makes the commands of the branch that holds.
  public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) {
    typealias Branches = _ConditionalContent<CommandsContent<TrueContent>, CommandsContent<FalseContent>>
    let place = inputs.place
    let views = content.projection { content in
      switch content.storage {
      case .trueContent(let commands):
        Branches(storage: .trueContent(CommandsContent(commands: commands, place: place)))
      case .falseContent(let commands):
        Branches(storage: .falseContent(CommandsContent(commands: commands, place: place)))
      }
    }
    _ = Branches._makeViewList(view: views, inputs: inputs.views)
  }
}
