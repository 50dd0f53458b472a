import Observation
import SwiftUI
import UniformTypeIdentifiers

/// A task on a board.
struct BoardTask: Identifiable, Codable, Hashable {
  var id: UUID = UUID()
  var title: String
  var color: TaskColor = .blue
}

extension BoardTask: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .boardTask)
    ProxyRepresentation(exporting: \.title)
  }
}

extension UTType {
  static let boardTask = UTType(exportedAs: "org.example.board-task")
}

/// The color of a task.
enum TaskColor: String, Codable, CaseIterable {
  case blue, green, orange, pink

  var color: Color {
    switch self {
    case .blue: .blue
    case .green: .green
    case .orange: .orange
    case .pink: .pink
    }
  }
}

/// A column of a board.
enum BoardColumn: String, CaseIterable, Identifiable {
  case todo = "To do"
  case doing = "In progress"
  case done = "Done"

  var id: Self { self }
}

/// The tasks of all columns.
@Observable
final class Board {
  private var columns: [BoardColumn: [BoardTask]]

  init(_ columns: [BoardColumn: [BoardTask]] = Board.sample) {
    self.columns = columns
  }

  func tasks(in column: BoardColumn) -> [BoardTask] { columns[column] ?? [] }

  /// Takes tasks out of their columns and puts them at the end of another.
  func move(_ tasks: [BoardTask], to column: BoardColumn) {
    for column in BoardColumn.allCases {
      columns[column]?.removeAll { task in tasks.contains { $0.id == task.id } }
    }
    columns[column, default: []] += tasks
  }

  /// Moves a task within its column to the place of another one.
  func move(_ task: BoardTask, toPlaceOf other: BoardTask, in column: BoardColumn) {
    guard let from = columns[column]?.firstIndex(of: task), let to = columns[column]?.firstIndex(of: other),
      from != to
    else { return }
    columns[column]?.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
  }

  static var sample: [BoardColumn: [BoardTask]] {
    [
      .todo: [
        BoardTask(title: "Buy paint", color: .blue), BoardTask(title: "Call the plumber", color: .green),
        BoardTask(title: "Measure the door", color: .orange),
      ],
      .doing: [BoardTask(title: "Sand the floor", color: .pink)],
    ]
  }
}
