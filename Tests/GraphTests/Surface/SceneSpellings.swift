import SwiftUI

struct SelectionSpellingKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  var selectionSpelling: SelectionSpellingKey.Value? {
    get { self[SelectionSpellingKey.self] }
    set { self[SelectionSpellingKey.self] = newValue }
  }
}

/// Values of scenes, focused values, sizes of text and pictures of views.
struct SceneSpellings: View {
  enum Mode: String { case one, other }
  @SceneStorage("tab") private var tab = 0
  @SceneStorage("mode") private var mode = Mode.one
  @SceneStorage("draft") private var draft: String?
  @FocusedValue(\.selectionSpelling) private var selection
  @FocusedBinding(\.selectionSpelling) private var text
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.requestReview) private var requestReview
  @State private var name = ""
  @State private var path = NavigationPath()

  var body: some View {
    TabView(selection: $tab) {
      Text(sizeCategory > .large ? "large" : "small").tag(0)
      Text(text ?? "").focusedValue(\.selectionSpelling, $name).tag(1)
      Text(draft ?? "").focusedSceneValue(\.selectionSpelling, $name)
    }
    .environment(\.sizeCategory, .accessibilityLarge)
    .onTapGesture {
      requestReview()
      mode = .other
      let renderer = ImageRenderer(content: Text("a"))
      renderer.scale = 2
      if let image = renderer.uiImage { print(image.size) }
      if let data = try? JSONEncoder().encode(path.codable),
        let old = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
      {
        path = NavigationPath(old)
      }
    }
  }
}
