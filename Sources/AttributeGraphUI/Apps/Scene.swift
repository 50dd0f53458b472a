/// A part of a program with a life of its own: windows, settings, documents.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes of which this one consists.
  associatedtype Body: Scene

  /// The scenes of which this one consists.
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
    preconditionFailure("\(Self.self) has no body: the host opens it. Read it through an `AppHost`.")
  }
}

/// What a scene gets from around it when it is made: the environment, and a place in the tree.
@MainActor
public struct _SceneInputs {
  var views: _ViewInputs

  init(_ views: _ViewInputs) { self.views = views }

  /// What the scenes of the program are entered in; nil outside of a program.
  var book: SceneBook? { views.environment.values.sceneContext.book }

  /// What modifiers around say about the scene.
  var settings: SceneSettings { views.environment.values.sceneContext.settings }

  /// The inputs with other settings for the scenes inside, at a new position.
  func changingSettings(for type: Any.Type, _ change: @escaping (inout SceneSettings) -> Void) -> _SceneInputs {
    let position = views.makePosition(type)
    var inputs = views.inside(position)
    inputs.environment = EnvironmentScope(inside: views.environment, at: position) { around in
      var values = around
      change(&values.sceneContext.settings)
      return values
    }
    return _SceneInputs(inputs)
  }
}

/// What modifiers say about a scene.
struct SceneSettings {
  /// The size of a new window, in points.
  var defaultSize: CGSize?
  /// Whether a window is as large as its content.
  var isSizedByContent = false
  /// Whether commands inside are left out.
  var hidesCommands = false
  /// Which windows addresses may open; nil where nothing is said.
  var externalEvents: Set<String>?
  /// How the window is to look, in words: nothing here draws a window's frame.
  var appearance: [String] = []
}

/// Where scenes are entered, and what modifiers around say about them.
struct SceneContext {
  /// It belongs to the host, which may go before those who have the environment.
  weak var book: SceneBook?
  var settings = SceneSettings()
}

extension EnvironmentValues {
  private enum SceneContextKey: EnvironmentKey { static var defaultValue: SceneContext { SceneContext() } }

  /// Where scenes are entered.
  var sceneContext: SceneContext {
    get { self[SceneContextKey.self] }
    set { self[SceneContextKey.self] = newValue }
  }
}

/// The body of a scene.
struct SceneBody<Content: Scene>: BodyMaker {
  func body(of scene: Content) -> SceneContent<Content.Body> { SceneContent(scene: scene.body) }
}

/// A scene in the place of a view: it has a position, and nothing of it is laid out there.
struct SceneContent<Content: Scene>: PrimitiveView {
  let scene: Content

  static func _makeViewList(view: _GraphValue<SceneContent<Content>>, inputs: _ViewInputs) -> _ViewListOutputs {
    Content._makeScene(scene: view.stored("scene", as: Content.self), inputs: _SceneInputs(inputs))
    return _ViewListOutputs(items: .many([]))
  }
}
