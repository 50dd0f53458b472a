/// A value that turns a view into another one.
///
/// A custom modifier has a `body(content:)`, and may hold state like a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modifier's body, which the compiler infers.
  associatedtype Body: View

  /// Returns the modified content.
  @ViewBuilder func body(content: Content) -> Body

  /// A placeholder for the modified view in the modifier's body.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the modifier's part of the graph, once, around the view that `body` makes.
  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs
}

extension ViewModifier {
  /// Makes the position of a modifier with a body, in which the modified view takes the place of the content.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    makeBody(of: modifier, inputs: inputs, body: body)
  }

  /// Makes the position of the body of a modifier.
  static func makeBody(
    of modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    let outer = inputs.modifiedContent
    inputs.modifiedContent[ObjectIdentifier(Self.self)] = { inside in
      // Content that the modified view's own modifiers receive is not content of this modifier.
      var inside = inside
      inside.modifiedContent = outer
      return body(inside)
    }
    return BodyPosition.makeViewList(of: modifier, inputs: inputs, by: ModifierBody<Self>())
  }
}

extension ViewModifier where Body == Never {
  /// Traps: the host applies the modifier.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body: the host applies the modifier.")
  }
}

/// A modifier that the library applies itself.
@MainActor
protocol PrimitiveViewModifier: ViewModifier where Body == Never {}

/// The placeholder, in the body of a modifier, for the view that it modifies.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView, Equatable {
  nonisolated package init() {}

  /// Makes the position of the modified view here.
  ///
  /// - Precondition: The content is in the body of its modifier.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    guard let make = inputs.modifiedContent[ObjectIdentifier(Modifier.self)] else {
      fatalError(
        """
        The content of a \(Modifier.self) was used outside of its body. \
        Use it only in the view that body(content:) returns.
        """)
    }
    return make(inputs)
  }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: PrimitiveViewModifier, Sendable {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Makes a modifier that changes nothing.
  public nonisolated init() {}

  /// Makes the view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    body(inputs)
  }
}

/// A view with a modifier around it.
public struct ModifiedContent<Content, Modifier> {
  /// The view inside.
  public var content: Content
  /// The modifier around it.
  public var modifier: Modifier

  /// Puts a modifier around a view.
  @inlinable
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Traps: the modifier is applied by the host.
  public var body: Never {
    fatalError("\(Self.self) has no body: the host applies the modifier.")
  }

  /// Makes the positions of the modifier and of the view inside it.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    Modifier._makeViewList(modifier: view.stored("modifier", as: Modifier.self), inputs: inputs) { inside in
      // A modifier's body may show the view in a branch, and hide it again.
      let content = inside.outer(view.stored("content", as: Content.self), from: inputs)
      guard let stack = inside.implicitStack else {
        return Content._makeViewList(view: content, inputs: inside.holding(Content.self))
      }
      return inside.makeOneView(of: Content.self, in: stack) { Content._makeViewList(view: content, inputs: $0) }
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Puts the inner modifier around a view, and the outer one around both.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    Modifier._makeViewList(modifier: modifier.stored("modifier", as: Modifier.self), inputs: inputs) { inside in
      Content._makeViewList(
        modifier: inside.outer(modifier.stored("content", as: Content.self), from: inputs), inputs: inside, body: body)
    }
  }

  /// Traps: the host applies the modifiers.
  public func body(content: _ViewModifier_Content<Self>) -> Never {
    fatalError("\(Self.self) has no body: the host applies the modifiers.")
  }
}

extension ViewModifier {
  /// Returns this modifier with another one around it.
  nonisolated public func concat<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Puts a modifier around the view.
  @inlinable
  nonisolated
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier>
  {
    ModifiedContent(content: self, modifier: modifier)
  }
}
