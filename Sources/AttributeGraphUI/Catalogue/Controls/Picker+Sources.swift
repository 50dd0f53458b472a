// Pickers of several values at once.

extension Picker {
  /// Makes a picker for several values; it shows the first one and sets all.
  ///
  /// - Precondition: There is at least one value, because a picker shows one.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    guard let all = Binding.all(of: sources, at: selection) else {
      fatalError("A picker has no sources. Show it only while there is at least one.")
    }
    self.init(selection: all, content: content, label: label)
  }

  /// Makes a picker for several values, with views for the selected value, which a menu here does not show.
  ///
  /// - Precondition: There is at least one value, because a picker shows one.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(sources: sources, selection: selection, content: content, label: label)
  }
}

extension Binding {
  /// A binding that reads the first of several bindings and sets all of them; nil without any.
  fileprivate static func all<C: RandomAccessCollection>(
    of sources: C, at place: KeyPath<C.Element, Binding<Value>>
  ) -> Binding<Value>? {
    guard let first = sources.first?[keyPath: place] else { return nil }
    return Binding(
      get: { first.wrappedValue },
      set: { value in for source in sources { source[keyPath: place].wrappedValue = value } })
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title for several values; it shows the first one and sets all.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a title for several values; it shows the first one and sets all.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// Makes a picker with a title for several values; the selected option stands for their current value.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleKey, sources: sources, selection: selection, content: content)
  }

  /// Makes a picker with a title for several values; the selected option stands for their current value.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(title, sources: sources, selection: selection, content: content)
  }
}

extension Picker where Label == AttributeGraphUI.Label<Text, Image> {
  /// Makes a picker with a symbol and a title for several values; it shows the first one and sets all.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      AttributeGraphUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a picker with a symbol and a title for several values; it shows the first one and sets all.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      AttributeGraphUI.Label(title, systemImage: systemImage)
    }
  }

  /// Makes a picker with a symbol and a title for several values; the selected option stands for their current value.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleKey, systemImage: systemImage, sources: sources, selection: selection, content: content)
  }

  /// Makes a picker with a symbol and a title for several values; the selected option stands for their current value.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(title, systemImage: systemImage, sources: sources, selection: selection, content: content)
  }

  /// Makes a picker with a picture and a title for several values; it shows the first one and sets all.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      AttributeGraphUI.Label(titleKey, image: image)
    }
  }

  /// Makes a picker with a picture and a title for several values; it shows the first one and sets all.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { AttributeGraphUI.Label(title, image: image) }
  }

  /// Makes a picker with a picture and a title for several values; the selected option stands for their current value.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleKey, image: image, sources: sources, selection: selection, content: content)
  }

  /// Makes a picker with a picture and a title for several values; the selected option stands for their current value.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(title, image: image, sources: sources, selection: selection, content: content)
  }
}
