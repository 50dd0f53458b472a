/// A program: its state and its scenes.
///
/// ```swift
/// @main
/// struct NotesApp: App {
///   @State private var store = NoteStore()
///   var body: some Scene {
///     WindowGroup { NoteList(store: store) }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes. Like the body of a view, it runs again when state that it read has changed.
  @SceneBuilder var body: Body { get }

  /// Makes the program, once at its launch.
  init()
}

/// The root of a program's tree: the program at a position, which makes scenes and no views.
struct AppRoot<Program: App>: PrimitiveView {
  let app: Program

  static func _makeViewList(view: _GraphValue<AppRoot<Program>>, inputs: _ViewInputs) -> _ViewListOutputs {
    BodyPosition.makeViewList(of: view.stored("app", as: Program.self), inputs: inputs, by: AppBody<Program>())
  }
}

/// The body of a program.
struct AppBody<Program: App>: BodyMaker {
  func body(of app: Program) -> SceneContent<Program.Body> { SceneContent(scene: app.body) }
}
