import Foundation

/// How far something has got, or that it goes on.
///
/// With a value it is a bar below its label, and what the value is in words below that; without one it is a wheel above the
/// label. The sizes are ours: a bar is as wide as it is proposed and 4 points high, a wheel 20 points each way.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  /// How far, between 0 and 1; nil for something that only goes on.
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Makes a view of a value out of a total, with a label and the value in words; a nil value only goes on.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: progress(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Makes what the style around, or the usual one, makes of the view.
  @MainActor public static func _makeViewList(
    view: _GraphValue<ProgressView<Label, CurrentValueLabel>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    // A view that follows the clock makes views of the value at each second, which have the style.
    if CurrentValueLabel.self == _DateMark.self {
      return Label._makeViewList(view: view.projection(\.label), inputs: inputs.inside(position))
    }
    let style =
      inputs.environment.values.progressViewStyle
      ?? TypedStyle(UsualProgress(), by: ProgressViewStyleMaker<UsualProgress>.self)
    return style.makeViewList(
      of: view.projection { [unowned position] in
        if let part = $0.fraction, !(part >= 0 && part <= 1) {
          position.reportOnce(.progressOutOfBounds(view: "ProgressView"))
        }
        return ProgressFacts(
          fraction: $0.fraction.map { $0 > 0 ? min($0, 1) : 0 }, hasLabel: Label.self != EmptyView.self,
          hasCurrentValueLabel: CurrentValueLabel.self != EmptyView.self)
      }, at: \.progressViewStyle,
      inputs: inputs.inside(position).placing(ProgressViewStyleConfiguration.Label.self, for: view.projection(\.label))
        .placing(ProgressViewStyleConfiguration.CurrentValueLabel.self, for: view.projection(\.currentValueLabel)))
  }
}

/// The part that a value is of a total, between 0 and 1; nil where there is no value, and 0 of no total.
private func progress<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  guard let value else { return nil }
  return Double(value) / Double(total)
}

extension ProgressView where Label == Text, CurrentValueLabel == Text {
  /// Makes a view of the progress of work, with what it says of itself, as it is when the body runs.
  public init(_ progress: Progress) {
    self.init(
      fraction: progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1),
      label: Text(progress.localizedDescription ?? ""),
      currentValueLabel: Text(progress.localizedAdditionalDescription ?? ""))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a view of something that goes on.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes a view of something that goes on, with a label of views.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Makes a view of something that goes on, with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Makes a view of something that goes on, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Makes a view of a value out of a total; a nil value only goes on.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: progress(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes a view of a value out of a total, with a label of views; a nil value only goes on.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: progress(value, of: total), label: label(), currentValueLabel: EmptyView())
  }

  /// Makes a view of a value out of a total, with a title; a nil value only goes on.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(fraction: progress(value, of: total), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Makes a view of a value out of a total, with a title; a nil value only goes on.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(fraction: progress(value, of: total), label: Text(title), currentValueLabel: EmptyView())
  }
}
