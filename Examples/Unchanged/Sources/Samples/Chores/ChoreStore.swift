import Observation
import SwiftUI

/// Something that has to be done in the house.
struct Chore: Identifiable, Hashable {
  let id: Int
  var title: String
  var room: String
  var isDone = false
  var isPinned = false
}

/// The chores, in the order in which they are shown.
@Observable
final class ChoreStore {
  var chores: [Chore]
  private var nextID: Int

  init(chores: [Chore]) {
    self.chores = chores
    nextID = (chores.map(\.id).max() ?? 0) + 1
  }

  var pinned: [Chore] { chores.filter(\.isPinned) }
  var others: [Chore] { chores.filter { !$0.isPinned } }
  var openCount: Int { chores.count { !$0.isDone } }

  func add(_ title: String) {
    chores.append(Chore(id: nextID, title: title, room: "Anywhere"))
    nextID += 1
  }

  func toggle(_ chore: Chore) { update(chore) { $0.isDone.toggle() } }

  func togglePin(_ chore: Chore) { update(chore) { $0.isPinned.toggle() } }

  func delete(_ ids: Set<Chore.ID>) { chores.removeAll { ids.contains($0.id) } }

  /// Moves chores among those that are not pinned.
  func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var moved = others
    moved.move(fromOffsets: source, toOffset: destination)
    chores = pinned + moved
  }

  private func update(_ chore: Chore, _ change: (inout Chore) -> Void) {
    guard let index = chores.firstIndex(where: { $0.id == chore.id }) else { return }
    change(&chores[index])
  }

  static var sample: ChoreStore {
    ChoreStore(chores: [
      Chore(id: 1, title: "Water the plants", room: "Balcony"),
      Chore(id: 2, title: "Wash up", room: "Kitchen", isPinned: true),
      Chore(id: 3, title: "Sort the post", room: "Hall"),
      Chore(id: 4, title: "Feed the cat", room: "Kitchen"),
    ])
  }
}
