import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Search fields, their suggestions, scopes and tokens.
@MainActor
struct `Search fields` {
  struct Content: View {
    let text: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Text("\(isSearching ? "searching" : "idle") '\(text)'" as String)
      Button("leave") { dismissSearch() }
    }
  }

  struct Searchable: View {
    @State private var text = ""
    @State private var log: [String] = []
    var body: some View {
      Content(text: text)
        .searchable(text: $text, prompt: "Find a fruit")
        .searchSuggestions {
          Text("Apple").searchCompletion("apple")
          Button("Random") { text = "pear" }
        }
        .onSubmit(of: .search) { log.append("search \(text)") }
        .onSubmit { log.append("text \(text)") }
      Text(log.joined(separator: ", "))
    }
  }

  @Test func `a person who writes in the field searches, and cancelling ends it`() throws {
    let host = ViewHost { Searchable() }
    #expect(!host.isSearching)
    #expect(host.texts.contains("idle ''"))
    try host.search(for: "ban")
    #expect(host.isSearching)
    #expect(host.searchText == "ban")
    #expect(host.texts.contains("searching 'ban'"))
    try host.tap("Cancel")
    #expect(host.texts.contains("idle ''"))
    #expect(try !host.isFocused("Find a fruit"))
    #expect(host.issues.isEmpty)
  }

  @Test func `the content can end the search`() throws {
    let host = ViewHost { Searchable() }
    try host.type("ban", into: "Find a fruit")
    try host.tap("leave")
    #expect(host.texts.contains("idle ''"))
    #expect(!host.isSearching)
  }

  @Test func `suggestions are shown while a person searches, and complete the text`() throws {
    let host = ViewHost { Searchable() }
    #expect(!host.texts.contains("Apple"))
    try host.focus("Find a fruit")
    #expect(host.texts.contains("Apple"))
    try host.tap("Apple")
    #expect(host.searchText == "apple")
    #expect(host.texts.last == "search apple")
    try host.tap("Random")
    #expect(host.searchText == "pear")
  }

  @Test func `a submission reaches the listeners of searches alone`() throws {
    let host = ViewHost { Searchable() }
    try host.search(for: "kiwi")
    try host.submitSearch()
    #expect(host.texts.last == "search kiwi")
    #expect(host.isSearching)
  }

  struct Presented: View {
    @State private var text = "x"
    @State private var isPresented = false
    var body: some View {
      Content(text: text).searchable(text: $text, isPresented: $isPresented)
      Button(isPresented ? "is presented" : "present") { isPresented = true }
    }
  }

  @Test func `a binding begins a search and is set at its end`() throws {
    let host = ViewHost { Presented() }
    try host.tap("present")
    #expect(host.isSearching)
    #expect(try host.isFocused("Search"))
    try host.cancelSearch()
    #expect(host.texts.contains("present"))
    #expect(host.searchText == "")
  }

  struct Scoped: View {
    @State private var text = ""
    @State private var scope = "all"
    var body: some View {
      Text("in \(scope)")
        .searchable(text: $text)
        .searchScopes($scope) {
          Text("All").tag("all")
          Text("Fruit").tag("fruit")
        }
    }
  }

  @Test func `scopes are chosen while a person searches`() throws {
    let host = ViewHost { Scoped() }
    #expect(throws: HostError.self) { try host.pick("Fruit", in: "Scope") }
    try host.search(for: "a")
    try host.pick("Fruit", in: "Scope")
    #expect(host.texts.contains("in fruit"))
  }

  @Test func `scopes are shown from the first text on, unless they come with the search`() throws {
    struct Activated: View {
      let activation: SearchScopeActivation
      @State private var scope = 1
      @State private var text = ""
      var body: some View {
        Text("content")
          .searchable(text: $text)
          .searchScopes($scope, activation: activation) { Text("one").tag(1) }
      }
    }
    for (activation, comesAtOnce) in [
      (SearchScopeActivation.automatic, false), (.onTextEntry, false), (.onSearchPresentation, true),
    ] {
      let host = ViewHost { Activated(activation: activation) }
      try host.search(for: "")
      #expect(host.isSearching && host.texts.contains("one") == comesAtOnce)
      try host.search(for: "a")
      #expect(host.texts.contains("one"))
    }
  }

  struct Token: Identifiable, Hashable {
    let id: String
  }

  struct Tokens: View {
    @State private var text = ""
    @State private var tokens = [Token(id: "red")]
    @State private var suggested = [Token(id: "green")]
    var body: some View {
      Text(tokens.map(\.id).joined(separator: "+"))
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: Text("Find")) { token in
          Text("token \(token.id)" as String)
        }
    }
  }

  @Test func `tokens stand before the text, are suggested and removed`() throws {
    let host = ViewHost { Tokens() }
    #expect(host.texts.contains("token red"))
    try host.focus("Find")
    try host.tap("token green")
    #expect(host.texts.contains("red+green"))
    try host.removeSearchToken("token red")
    #expect(host.texts.contains("green"))
    #expect(!host.texts.contains("token red"))
  }

  @Test(arguments: ["token green", "Blue"])
  func `a token that is chosen replaces the text`(_ choice: String) throws {
    struct Other: Identifiable { let id: Int }
    struct Completed: View {
      @State private var text = ""
      @State private var tokens: [Token] = []
      @State private var suggested = [Token(id: "green")]
      var body: some View {
        Text("'\(text)' \(tokens.map(\.id).joined(separator: "+"))")
          .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text("token \($0.id)") }
          .searchSuggestions {
            Text("Blue").searchCompletion(Token(id: "blue"))
            Text("No token").searchCompletion(Other(id: 1))
          }
      }
    }
    let host = ViewHost { Completed() }
    try host.search(for: "gr")
    try host.tap("No token")
    #expect(host.texts.contains("'gr' "))
    try host.tap(.text(choice))
    #expect(host.texts.contains(choice == "Blue" ? "'' blue" : "'' green"))
    #expect(host.isSearching)
  }

  @Test func `the bar takes 44 points at the top`() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      Color.red.searchable(text: .constant(""))
    }
    let frame = host.displayList.first { $0.content == .color(.red) }?.frame
    #expect(frame == CGRect(x: 0, y: 44, width: 200, height: 156))
  }
}
