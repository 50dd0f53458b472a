/// One of the views of a provider of previews.
struct PreviewElement {
  /// The view, with all modifiers around it.
  var view: any View
  /// The settings that the modifiers make.
  var settings = PreviewSettings()
  /// Whether the view was not taken apart.
  var isWhole = true

  /// The parts of a view, by its type alone: no body runs.
  @MainActor static func elements<Content: View>(of view: Content) -> [PreviewElement] {
    (view as? any SeveralPreviews)?.previewElements ?? [PreviewElement(view: view)]
  }

  /// The element as part of another view.
  fileprivate func asPart() -> PreviewElement {
    var element = self
    element.isWhole = false
    return element
  }
}

/// A view that may be several previews.
@MainActor
protocol SeveralPreviews {
  /// The parts of the view.
  var previewElements: [PreviewElement] { get }
}

extension TupleView: SeveralPreviews {
  @MainActor var previewElements: [PreviewElement] {
    // The only element of a tuple of one is the tuple's value.
    let views =
      (value as? any View).map { [$0] } ?? Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    return views.flatMap { PreviewElement.elements(of: $0).map { $0.asPart() } }
  }
}

extension Group: SeveralPreviews where Content: View {
  @MainActor var previewElements: [PreviewElement] { PreviewElement.elements(of: content).map { $0.asPart() } }
}

extension ForEach: SeveralPreviews where Content: View {
  @MainActor var previewElements: [PreviewElement] {
    data.flatMap { PreviewElement.elements(of: content($0)) }.map { $0.asPart() }
  }
}

extension EmptyView: SeveralPreviews {
  @MainActor var previewElements: [PreviewElement] { [] }
}

extension Optional: SeveralPreviews where Wrapped: View {
  @MainActor var previewElements: [PreviewElement] { map { PreviewElement.elements(of: $0).map { $0.asPart() } } ?? [] }
}

extension _ConditionalContent: SeveralPreviews where TrueContent: View, FalseContent: View {
  @MainActor var previewElements: [PreviewElement] {
    let elements =
      switch storage {
      case .trueContent(let content): PreviewElement.elements(of: content)
      case .falseContent(let content): PreviewElement.elements(of: content)
      }
    return elements.map { $0.asPart() }
  }
}

extension ModifiedContent: SeveralPreviews where Content: View, Modifier: ViewModifier {
  @MainActor var previewElements: [PreviewElement] {
    PreviewElement.elements(of: content).map { element in
      var element = element
      // A single view keeps its modifiers; modifiers around several views apply to each.
      element.view = element.isWhole ? self : modified(element.view)
      if let own = modifier as? _PreviewSettingsModifier {
        element.settings = element.settings.completed(by: own.settings)
      }
      return element
    }
  }

  private func modified<Element: View>(_ element: Element) -> any View {
    ModifiedContent<Element, Modifier>(content: element, modifier: modifier)
  }
}
