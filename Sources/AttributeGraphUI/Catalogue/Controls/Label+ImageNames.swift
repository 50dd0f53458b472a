extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and an image.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Makes a label of a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Makes a label of a title and an image.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Makes a label of a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Button where Label == AttributeGraphUI.Label<Text, Image> {
  /// Makes a button with an image and a title.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { AttributeGraphUI.Label(titleKey, image: image) }
  }

  /// Makes a button with an image and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { AttributeGraphUI.Label(title, image: image) }
  }
}

extension Toggle where Label == AttributeGraphUI.Label<Text, Image> {
  /// Makes a switch with an image and a title.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AttributeGraphUI.Label(titleKey, image: image) }
  }

  /// Makes a switch with an image and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AttributeGraphUI.Label(title, image: image) }
  }
}

extension Menu where Label == AttributeGraphUI.Label<Text, Image> {
  /// Makes a menu with an image and a title.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { AttributeGraphUI.Label(titleKey, image: image) }
  }

  /// Makes a menu with an image and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    let title = String(title)
    self.init(content: content) { AttributeGraphUI.Label(title, image: image) }
  }

  /// Makes a menu with an image and a title that runs an action when it is tapped, and opens when it is held.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { AttributeGraphUI.Label(titleKey, image: image) }, primaryAction: primaryAction)
  }

  /// Makes a menu with an image and a title that runs an action when it is tapped, and opens when it is held.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    let title = String(title)
    self.init(content: content, label: { AttributeGraphUI.Label(title, image: image) }, primaryAction: primaryAction)
  }
}

extension ControlGroup {
  /// Makes a group with an image and a title, which only a style shows.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// Makes a group with an image and a title, which only a style shows.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }
}
