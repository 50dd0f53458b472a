import AttributeGraphUI

/// A thing to do.
struct Todo: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

/// Which things are shown.
enum TodoFilter: String, CaseIterable {
  case all = "All"
  case open = "Open"
  case done = "Done"

  /// Whether a thing is shown.
  func shows(_ todo: Todo) -> Bool {
    switch self {
    case .all: true
    case .open: !todo.isDone
    case .done: todo.isDone
    }
  }
}

/// All things to do.
final class TodoStore: ObservableObject {
  @Published var todos: [Todo]
  private var nextID: Int

  init(_ titles: [String]) {
    todos = titles.enumerated().map { Todo(id: $0.offset, title: $0.element) }
    nextID = titles.count
  }

  /// How many are still to be done.
  var openCount: Int { todos.filter { !$0.isDone }.count }

  /// Adds a thing at the end.
  func add(_ title: String) {
    guard !title.isEmpty else { return }
    todos.append(Todo(id: nextID, title: title))
    nextID += 1
  }

  /// Removes what is done.
  func clearDone() { todos.removeAll(where: \.isDone) }
}

/// How things are shown: flows through the environment.
struct TodoSettings: Equatable {
  var marksDone = true
  var isLarge = false
}

extension EnvironmentValues {
  private enum TodoSettingsKey: EnvironmentKey { static var defaultValue: TodoSettings { TodoSettings() } }

  /// How things are shown.
  var todoSettings: TodoSettings {
    get { self[TodoSettingsKey.self] }
    set { self[TodoSettingsKey.self] = newValue }
  }
}
