import Foundation

/// The progress of an activity, or the fact that it goes on.
///
/// With a value it is a bar below its label and above the value in words; without a value it is a wheel above the
/// label. The sizes are ours: a bar takes the proposed width and is 4 points high, a wheel is 20 points each way.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  /// The completed fraction, from 0 to 1; nil for indeterminate progress.
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Makes a view of a value out of a total, with a label and the value in words; a nil value is indeterminate.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: progress(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Makes the body of the view with the inherited style, or else the default one.
  @MainActor public static func _makeViewList(
    view: _GraphValue<ProgressView<Label, CurrentValueLabel>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    // A view that follows the clock makes a view of the value each second, and that one has the style.
    if CurrentValueLabel.self == _DateMark.self {
      return Label._makeViewList(view: view.property(\.label), inputs: inputs.inside(position))
    }
    position.info[AccessibleShare.self] = AccessibleShare(
      title: { view.read().label.labelTitle }, share: { view.read().share }, traits: .updatesFrequently,
      opacity: inputs.opacity)
    let style =
      inputs.environment.values.progressViewStyle
      ?? TypedStyle(UsualProgress(), by: ProgressViewStyleMaker<UsualProgress>.self)
    return style.makeViewList(
      of: view.projection { [unowned position] in
        if let part = $0.fraction, !(part >= 0 && part <= 1) {
          position.reportOnce(.progressOutOfBounds(view: "ProgressView"))
        }
        return ProgressFacts(
          fraction: $0.share, hasLabel: Label.self != EmptyView.self,
          hasCurrentValueLabel: CurrentValueLabel.self != EmptyView.self)
      }, at: \.progressViewStyle,
      inputs: inputs.inside(position).placing(ProgressViewStyleConfiguration.Label.self, for: view.property(\.label))
        .placing(ProgressViewStyleConfiguration.CurrentValueLabel.self, for: view.property(\.currentValueLabel)))
  }
}

extension ProgressView {
  /// The completed fraction, within 0 to 1; nil for indeterminate progress.
  fileprivate var share: Double? { fraction.map { $0 > 0 ? min($0, 1) : 0 } }
}

/// The fraction that a value is of a total, from 0 to 1; nil without a value, and 0 if the total is 0.
private func progress<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  guard let value else { return nil }
  return Double(value) / Double(total)
}

extension ProgressView where Label == Text, CurrentValueLabel == Text {
  /// Makes a view of a `Progress`, with its descriptions, read when the body runs.
  public init(_ progress: Progress) {
    self.init(
      fraction: progress.isIndeterminate ? nil : progress.fractionCompleted.clampedToUnit,
      label: Text(progress.localizedDescription ?? ""),
      currentValueLabel: Text(progress.localizedAdditionalDescription ?? ""))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes an indeterminate progress view.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes an indeterminate progress view, with a label of views.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Makes an indeterminate progress view, with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Makes an indeterminate progress view, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Makes a view of a value out of a total; a nil value is indeterminate.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: progress(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes a view of a value out of a total, with a label of views; a nil value is indeterminate.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: progress(value, of: total), label: label(), currentValueLabel: EmptyView())
  }

  /// Makes a view of a value out of a total, with a title; a nil value is indeterminate.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(fraction: progress(value, of: total), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Makes a view of a value out of a total, with a title; a nil value is indeterminate.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(fraction: progress(value, of: total), label: Text(title), currentValueLabel: EmptyView())
  }
}
