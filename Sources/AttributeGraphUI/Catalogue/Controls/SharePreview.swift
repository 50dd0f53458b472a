/// The preview of a shared item; a host shows none.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  /// The title.
  let title: Text

  init(title: Text) { self.title = title }
}

extension SharePreview {
  /// Makes a preview of a title, an image and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title) }

  /// Makes a preview of a title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey)) }

  /// Makes a preview of a title, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(title: Text(title)) }
}

extension SharePreview where Icon == Never {
  /// Makes a preview of a title and an image.
  public init(_ title: Text, image: Image) { self.init(title: title) }

  /// Makes a preview of a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }

  /// Makes a preview of a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title)) }
}

extension SharePreview where Image == Never {
  /// Makes a preview of a title and an icon.
  public init(_ title: Text, icon: Icon) { self.init(title: title) }

  /// Makes a preview of a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }

  /// Makes a preview of a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title)) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Makes a preview of a title.
  public init(_ title: Text) { self.init(title: title) }

  /// Makes a preview of a title.
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }

  /// Makes a preview of a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }
}
