/// Something around a view that makes a new view of it.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// Makes the modifier's part of the graph, once, around the view that `body` makes.
  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs
}

/// A view with a modifier around it.
public struct ModifiedContent<Content, Modifier> {
  /// The view inside.
  public var content: Content
  /// What is around it.
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
    preconditionFailure("\(Self.self) has no body: the host applies the modifier.")
  }

  /// Makes the positions of the modifier and of the view inside it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    Modifier._makeViewList(modifier: view.projection(\.modifier), inputs: inputs) { inputs in
      Content._makeViewList(view: view.projection(\.content), inputs: inputs)
    }
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
