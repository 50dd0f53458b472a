/// Turns the statements of a program's body into one scene.
@resultBuilder
public struct SceneBuilder {
  /// One scene: itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes, of any number.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<repeat each Content>
  {
    _TupleScene(content: (repeat each content))
  }

  /// A statement that is a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// `if #available` without `else`: the scene or nothing, as it is at the launch.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
    _OptionalScene(content: content)
  }

  /// A branch of `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes, one after the other.
nonisolated public struct _TupleScene<each Content: Scene>: PrimitiveScene {
  let content: (repeat each Content)

  /// Makes each of them.
  @MainActor public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    var index = 0
    for type in repeat (each Content).self {
      make(type, at: index, of: scene, inputs: inputs)
      index += 1
    }
  }

  @MainActor private static func make<Element: Scene>(
    _ type: Element.Type, at index: Int, of scene: _GraphValue<Self>, inputs: _SceneInputs
  ) {
    Element._makeScene(
      scene: scene.projection { element(of: repeat each $0.content, at: index, as: type) }, inputs: inputs)
  }
}

/// A scene, or none.
nonisolated public struct _OptionalScene<Content: Scene>: PrimitiveScene {
  let content: Content?

  /// Makes the scene, if there is one.
  @MainActor public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    guard var last = scene.read().content else { return }
    let content = scene.projection { optional in
      if let content = optional.content { last = content }
      return last
    }
    Content._makeScene(scene: content, inputs: inputs)
  }
}

extension Group: Scene, PrimitiveScene where Content: Scene {
  /// Makes the scenes in the group.
  @MainActor public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    Content._makeScene(scene: scene.property(\.content), inputs: inputs)
  }
}

extension Group where Content: Scene {
  /// Makes a group of scenes.
  @_disfavoredOverload
  public init(@SceneBuilder content: () -> Content) { self.init(grouping: content()) }
}
