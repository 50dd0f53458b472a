/// A message about missing content: a label, a description and actions, below each other.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes a view of a label, a description and controls.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// A column in the middle of the available space.
  @MainActor public var body: some View {
    VStack {
      label.font(.title2).labelStyle(SymbolAboveTitle())
      description.font(.subheadline).foregroundStyle(.secondary)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == AttributeGraphUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view of a symbol, a title and a description.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { AttributeGraphUI.Label(titleKey, systemImage: name) }, description: { description })
  }

  /// Makes a view of a symbol, a title and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { AttributeGraphUI.Label(title, systemImage: name) }, description: { description })
  }
}

extension ContentUnavailableView
where Label == AttributeGraphUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view of a picture, a title and a description.
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { AttributeGraphUI.Label(titleKey, image: name) }, description: { description })
  }

  /// Makes a view of a picture, a title and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { AttributeGraphUI.Label(title, image: name) }, description: { description })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The message for a search without results.
  public static var search: ContentUnavailableView { search(text: "") }

  /// The message for a search for a text without results.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// The parts of the message for a search without results.
public struct SearchUnavailableContent {
  /// The searched text.
  nonisolated public struct Label: View {
    let text: String

    /// A symbol and the searched text.
    @MainActor public var body: some View {
      AttributeGraphUI.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }

  /// A suggestion.
  nonisolated public struct Description: View {
    /// A sentence.
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing.
  nonisolated public struct Actions: View {
    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
  }
}

/// A large symbol above the title.
private struct SymbolAboveTitle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.bold()
    }
  }
}
