/// A program: its state, and the scenes of which it consists.
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

  /// The scenes. It runs again when state that it read has changed, like the body of a view.
  @SceneBuilder var body: Body { get }

  /// Makes the program, once at its launch.
  init()
}

extension App {
  /// Launches the program, prints what its windows show, and ends.
  ///
  /// There is no screen and nobody in front of it, so there is nothing to wait for behind the first frame. A line with
  /// the title stands before each window, as `FramePicture.text` has it. To go on, and to act, launch the program with
  /// `AppHost`.
  public static func main() {
    print(AppHost(launching: Self.self).description)
  }
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
