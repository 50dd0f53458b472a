import Foundation

/// A button that shares items with other programs: a host keeps them in `sharedItems`.
nonisolated public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
  private let items: Data
  private let label: Label
  @Environment(\.pasteboard) private var pasteboard

  private init(sharing items: Data, label: Label) {
    self.items = items
    self.label = label
  }

  /// The label, which shares the items.
  @MainActor public var body: some View {
    Button {
      pasteboard.shared += items.map { $0 as Any }
    } label: {
      label
    }
  }
}

/// An item that a `ShareLink` shares without a preview: an address or a text.
public protocol _ItemSharedWithoutPreview: Transferable {}

extension URL: _ItemSharedWithoutPreview {}

extension String: _ItemSharedWithoutPreview {}

extension ShareLink {
  /// Makes a link that shares items, with previews and a label of views; the previews are not shown.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: items, label: label())
  }

  /// Makes a link that shares an item, with a preview and a label of views; the preview is not shown.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element: _ItemSharedWithoutPreview {
  /// Makes a link that shares addresses or texts, with a label of views.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: items, label: label())
  }

  /// Makes a link that shares an address or a text, with a label of views.
  public init<I>(item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Makes a link that shares items, with previews, which are not shown.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, label: DefaultShareLinkLabel())
  }

  /// Makes a link that shares items, with a title and previews, which are not shown.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, label: DefaultShareLinkLabel(title: title))
  }

  /// Makes a link that shares items, with a title and previews, which are not shown.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a link that shares items, with a title and previews, which are not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a link that shares an item, with a preview, which is not shown.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel())
  }

  /// Makes a link that shares an item, with a title and a preview, which is not shown.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title: title))
  }

  /// Makes a link that shares an item, with a title and a preview, which is not shown.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a link that shares an item, with a title and a preview, which is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element: _ItemSharedWithoutPreview, Label == DefaultShareLinkLabel
{
  /// Makes a link that shares addresses or texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, label: DefaultShareLinkLabel())
  }

  /// Makes a link that shares addresses or texts, with a title.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, label: DefaultShareLinkLabel(title: title))
  }

  /// Makes a link that shares addresses or texts, with a title.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a link that shares addresses or texts, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: items, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a link that shares an address or a text.
  public init<I>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel())
  }

  /// Makes a link that shares an address or a text, with a title.
  public init<I>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title: title))
  }

  /// Makes a link that shares an address or a text, with a title.
  public init<I>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a link that shares an address or a text, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, I>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(title)))
  }
}

/// A symbol and a title.
nonisolated public struct DefaultShareLinkLabel: View {
  var title = Text("Share…")

  /// A symbol and the title.
  @MainActor public var body: some View {
    Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}
