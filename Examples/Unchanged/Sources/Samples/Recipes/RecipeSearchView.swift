import SwiftUI

/// A list of recipes that is searched, with suggestions and scopes.
struct RecipeSearchView: View {
  @State private var book = RecipeBook.sample
  @State private var text = ""
  @State private var course = Course.all
  @State private var isSearching = false

  private var results: [Recipe] { book.results(for: text, in: course) }

  var body: some View {
    NavigationStack {
      RecipeList(recipes: results)
        .overlay {
          if results.isEmpty { ContentUnavailableView.search(text: text) }
        }
        .navigationTitle("Recipes")
        .navigationDestination(for: Recipe.self) { RecipePage(recipe: $0) }
    }
    .searchable(text: $text, isPresented: $isSearching, prompt: "Dishes and ingredients")
    .searchScopes($course) {
      ForEach(Course.allCases) { course in Text(course.title).tag(course) }
    }
    .searchSuggestions {
      ForEach(book.suggestions(for: text), id: \.self) { suggestion in
        Label(suggestion, systemImage: text.isEmpty ? "clock" : "magnifyingglass")
          .searchCompletion(suggestion)
      }
    }
    .onSubmit(of: .search) { book.note(text) }
    .onChange(of: isSearching) { _, isSearching in
      if !isSearching { course = .all }
    }
  }
}

/// The recipes that were found.
struct RecipeList: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  let recipes: [Recipe]

  var body: some View {
    List {
      if isSearching {
        Button("\(recipes.count) found, show all") { dismissSearch() }
      }
      ForEach(recipes) { recipe in
        NavigationLink(value: recipe) { RecipeRow(recipe: recipe) }
      }
    }
    .listStyle(.plain)
  }
}

/// A recipe with its time.
struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    LabeledContent {
      Text("\(recipe.minutes) min")
        .monospacedDigit()
    } label: {
      Text(recipe.name)
      Text(recipe.course.title)
        .font(.caption)
    }
  }
}

/// The ingredients of a recipe.
struct RecipePage: View {
  let recipe: Recipe

  var body: some View {
    List {
      Section("Ingredients") {
        ForEach(recipe.ingredients, id: \.self) { ingredient in
          Label(ingredient, systemImage: "circle")
        }
      }
      Section("Time") {
        Gauge(value: Double(recipe.minutes), in: 0...120) { Text("\(recipe.minutes) minutes") }
      }
    }
    .navigationTitle(recipe.name)
  }
}

#Preview("Recipes") {
  RecipeSearchView()
}
