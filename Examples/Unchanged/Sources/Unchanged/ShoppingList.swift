import Combine
import Foundation

struct ShoppingItem: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var isDone = false
}

final class ShoppingList: ObservableObject {
  @Published var items: [ShoppingItem]
  private var cancellables: Set<Combine.AnyCancellable> = []
  private(set) var saves = 0

  init(_ names: [String]) {
    items = names.map { ShoppingItem(name: $0) }
    $items.dropFirst().sink { [weak self] _ in self?.saves += 1 }.store(in: &cancellables)
  }

  var open: Int { items.filter { !$0.isDone }.count }

  func add(_ name: String) {
    items.append(ShoppingItem(name: name))
  }

  func removeDone() {
    items.removeAll { $0.isDone }
  }
}

extension ShoppingList {
  static var sample: ShoppingList { ShoppingList(["Milk", "Bread", "Tea"]) }
}
