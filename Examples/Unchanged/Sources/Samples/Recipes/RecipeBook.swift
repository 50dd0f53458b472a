import SwiftUI

/// A dish with what it needs.
struct Recipe: Identifiable, Hashable {
  let id: Int
  let name: String
  let course: Course
  let ingredients: [String]
  let minutes: Int

  func matches(_ text: String) -> Bool {
    name.localizedCaseInsensitiveContains(text)
      || ingredients.contains { $0.localizedCaseInsensitiveContains(text) }
  }
}

/// When a dish is eaten.
enum Course: String, CaseIterable, Identifiable {
  case all, starter, main, dessert

  var id: Self { self }
  var title: String { rawValue.capitalized }
}

/// The recipes, and what was looked for.
struct RecipeBook {
  var recipes: [Recipe]
  var recent: [String] = []

  func results(for text: String, in course: Course) -> [Recipe] {
    recipes.filter { recipe in
      (course == .all || recipe.course == course) && (text.isEmpty || recipe.matches(text))
    }
  }

  /// Ingredients that begin with a text, and texts that were looked for before.
  func suggestions(for text: String) -> [String] {
    guard !text.isEmpty else { return recent }
    let all = Set(recipes.flatMap(\.ingredients))
    return all.filter { $0.lowercased().hasPrefix(text.lowercased()) && $0.lowercased() != text.lowercased() }.sorted()
  }

  mutating func note(_ text: String) {
    guard !text.isEmpty else { return }
    recent.removeAll { $0 == text }
    recent.insert(text, at: 0)
    recent = Array(recent.prefix(3))
  }

  static let sample = RecipeBook(recipes: [
    Recipe(id: 1, name: "Tomato soup", course: .starter, ingredients: ["Tomatoes", "Cream", "Basil"], minutes: 30),
    Recipe(id: 2, name: "Caprese", course: .starter, ingredients: ["Tomatoes", "Mozzarella", "Basil"], minutes: 10),
    Recipe(id: 3, name: "Risotto", course: .main, ingredients: ["Rice", "Butter", "Saffron"], minutes: 40),
    Recipe(id: 4, name: "Rice pudding", course: .dessert, ingredients: ["Rice", "Milk", "Sugar"], minutes: 50),
    Recipe(id: 5, name: "Pear tart", course: .dessert, ingredients: ["Pears", "Butter", "Sugar"], minutes: 70),
  ])
}
