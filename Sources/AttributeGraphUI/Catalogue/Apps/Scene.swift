/// A part of a program with a life of its own: windows, settings, documents.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene

  /// The parts of the scene.
  @SceneBuilder var body: Body { get }

  /// Makes the scene's part of the graph, once. The library implements it for every scene.
  static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs)
}

extension Scene {
  /// Makes the position of a scene with a body.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    _ = BodyPosition.makeViewList(of: scene, inputs: inputs.views, by: SceneBody<Self>())
  }
}

extension Never: Scene {}

/// A scene that the host opens itself.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// Traps: a primitive scene is not made of others.
  public var body: Never {
    fatalError("\(Self.self) has no body: the host opens it. Read it through an `AppHost`.")
  }
}

/// The context in which a scene is made: the environment, and a position in the tree.
@MainActor
public struct _SceneInputs {
  var views: _ViewInputs

  init(_ views: _ViewInputs) { self.views = views }

  /// The register of the program's scenes; nil outside of a program.
  var book: SceneBook? { views.environment.values.sceneContext.book }

  /// The settings by modifiers around the scene.
  var settings: SceneSettings { views.environment.values.sceneContext.settings }

  /// The inputs with other settings for the scenes inside, at a new position.
  func changingSettings(for type: Any.Type, _ change: @escaping (inout SceneSettings) -> Void) -> _SceneInputs {
    let position = views.makePosition(type)
    var inputs = views.inside(position)
    inputs.environment = EnvironmentScope(inside: views.environment, at: position) { inherited in
      var values = inherited
      change(&values.sceneContext.settings)
      return values
    }
    return _SceneInputs(inputs)
  }
}

/// The settings of a scene, made by modifiers.
struct SceneSettings: Equatable {
  /// The size of a new window, in points.
  var defaultSize: CGSize?
  /// Whether a window is as large as its content.
  var isSizedByContent = false
  /// Whether commands inside are left out.
  var hidesCommands = false
  /// The texts in URLs that may open a window; nil for any URL.
  var externalEvents: Set<String>?
  /// The look of the window, in words: a host draws no window frame.
  var appearance: [String] = []
}

/// The register of scenes, and the settings by enclosing modifiers.
struct SceneContext {
  /// The host owns it, and may be released before the owners of the environment.
  weak var book: SceneBook?
  var settings = SceneSettings()
}

extension SceneContext: Equatable {
  static func == (first: SceneContext, second: SceneContext) -> Bool {
    first.book === second.book && first.settings == second.settings
  }
}

extension EnvironmentValues {
  private enum SceneContextKey: EnvironmentKey { static var defaultValue: SceneContext { SceneContext() } }

  /// The register of scenes, and the settings by enclosing modifiers.
  var sceneContext: SceneContext {
    get { self[SceneContextKey.self] }
    set { self[SceneContextKey.self] = newValue }
  }
}

/// The body of a scene.
struct SceneBody<Content: Scene>: BodyMaker {
  func body(of scene: Content) -> SceneContent<Content.Body> { SceneContent(scene: scene.body) }
}

/// A scene in the place of a view: it has a position, and no layout.
struct SceneContent<Content: Scene>: PrimitiveView {
  let scene: Content

  static func _makeViewList(view: _GraphValue<SceneContent<Content>>, inputs: _ViewInputs) -> _ViewListOutputs {
    Content._makeScene(scene: view.stored("scene", as: Content.self), inputs: _SceneInputs(inputs))
    return _ViewListOutputs(items: .many([]))
  }
}
