import SwiftUI

/// Tasks in columns. A task is dragged to another column, or within its own to another place.
struct BoardView: View {
  @State private var board: Board
  @State private var dragged: BoardTask?

  init(board: Board = Board()) {
    _board = State(initialValue: board)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Renovation")
        .font(.largeTitle.bold())
      ForEach(BoardColumn.allCases) { column in
        ColumnView(column: column, board: board, dragged: $dragged)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color.gray.opacity(0.1))
  }
}

/// A column, which takes tasks from the others.
struct ColumnView: View {
  let column: BoardColumn
  let board: Board
  @Binding var dragged: BoardTask?

  @State private var isTargeted = false

  var body: some View {
    let tasks = board.tasks(in: column)
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(column.rawValue)
          .font(.headline)
        Spacer()
        Text("\(tasks.count)")
          .foregroundStyle(.secondary)
          .monospacedDigit()
      }
      ForEach(tasks) { task in
        TaskCard(task: task)
          .opacity(dragged == task ? 0.4 : 1)
          .onDrag {
            dragged = task
            return NSItemProvider(object: task.title as NSString)
          } preview: {
            TaskCard(task: task).frame(width: 200)
          }
          .onDrop(
            of: [.text], delegate: ReorderDelegate(task: task, column: column, board: board, dragged: $dragged))
      }
      if tasks.isEmpty {
        Text("Drop tasks here")
          .font(.subheadline)
          .foregroundStyle(.tertiary)
          .frame(maxWidth: .infinity, minHeight: 36)
      }
    }
    .padding(12)
    .background(isTargeted ? Color.accentColor.opacity(0.15) : Color.white, in: RoundedRectangle(cornerRadius: 12))
    .onDrop(of: [.text], isTargeted: $isTargeted) { _ in
      guard let task = dragged else { return false }
      withAnimation { board.move([task], to: column) }
      dragged = nil
      return true
    }
  }
}

/// Moves the dragged task to the place of the one under the finger, where both are in one column.
struct ReorderDelegate: DropDelegate {
  let task: BoardTask
  let column: BoardColumn
  let board: Board
  @Binding var dragged: BoardTask?

  func validateDrop(info: DropInfo) -> Bool {
    guard let dragged else { return false }
    return board.tasks(in: column).contains(dragged)
  }

  func dropEntered(info: DropInfo) {
    guard let dragged else { return }
    withAnimation(.snappy) { board.move(dragged, toPlaceOf: task, in: column) }
  }

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

  func performDrop(info: DropInfo) -> Bool {
    dragged = nil
    return true
  }
}

/// The card of a task.
struct TaskCard: View {
  let task: BoardTask

  var body: some View {
    HStack(spacing: 10) {
      RoundedRectangle(cornerRadius: 2)
        .fill(task.color.color)
        .frame(width: 4, height: 24)
      Text(task.title)
      Spacer()
      Image(systemName: "line.3.horizontal")
        .foregroundStyle(.tertiary)
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 6)
    .background(Color.gray.opacity(0.08), in: RoundedRectangle(cornerRadius: 8))
    .contentShape(RoundedRectangle(cornerRadius: 8))
  }
}

#Preview("A board") {
  BoardView()
}

#Preview("An empty board") {
  BoardView(board: Board([:]))
}
