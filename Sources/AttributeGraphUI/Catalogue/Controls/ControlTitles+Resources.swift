#if !canImport(Darwin)
import Foundation

extension Button where Label == AttributeGraphUI.Label<Text, Image> {
  /// Makes a button with a symbol and a title from a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(String(localized: titleResource), systemImage: systemImage, role: role, action: action)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title from a resource and an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(String(localized: titleResource), image: name)
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(String(localized: titleResource), isOn: isOn)
  }
}

extension Toggle where Label == AttributeGraphUI.Label<Text, Image> {
  /// Makes a switch with a symbol and a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(String(localized: titleResource), systemImage: systemImage, isOn: isOn)
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(String(localized: titleResource), content: content)
  }

  /// Makes a menu with a title from a resource that runs an action when it is tapped, and opens when it is held.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(String(localized: titleResource), content: content, primaryAction: primaryAction)
  }
}

extension Menu where Label == AttributeGraphUI.Label<Text, Image> {
  /// Makes a menu with a symbol and a title from a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(String(localized: titleResource), systemImage: systemImage, content: content)
  }

  /// Makes a menu with a symbol and a title from a resource that runs an action when it is tapped, and opens when it is
  /// held.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      String(localized: titleResource), systemImage: systemImage, content: content, primaryAction: primaryAction)
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title from a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(String(localized: titleResource), selection: selection, content: content)
  }
}

extension Picker where Label == AttributeGraphUI.Label<Text, Image> {
  /// Makes a picker with a symbol and a title from a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(String(localized: titleResource), systemImage: systemImage, selection: selection, content: content)
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper of a number, with a title from a resource.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(String(localized: titleResource), value: value, step: step, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a number in a range, with a title from a resource.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      String(localized: titleResource), value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of actions, with a title from a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      String(localized: titleResource), onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker of a date, with a title from a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(String(localized: titleResource), selection: selection, displayedComponents: displayedComponents)
  }

  /// Makes a picker of a date in a range, with a title from a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      String(localized: titleResource), selection: selection, in: range, displayedComponents: displayedComponents)
  }

  /// Makes a picker of a date from a date on, with a title from a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      String(localized: titleResource), selection: selection, in: range, displayedComponents: displayedComponents)
  }

  /// Makes a picker of a date up to a date, with a title from a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      String(localized: titleResource), selection: selection, in: range, displayedComponents: displayedComponents)
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker of a colour, with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(String(localized: titleResource), selection: selection, supportsOpacity: supportsOpacity)
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a picker of several dates, with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.init(String(localized: titleResource), selection: selection)
  }
}

extension Link where Label == Text {
  /// Makes a link with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(String(localized: titleResource), destination: destination)
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element: _ItemSharedWithoutPreview, Label == DefaultShareLinkLabel
{
  /// Makes a link that shares an address or a text, with a title from a resource.
  @_disfavoredOverload
  public init<I>(_ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(String(localized: titleResource), item: item, subject: subject, message: message)
  }
}
#endif
