import Foundation

/// The remaining or elapsed time of an interval.
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// A clock that follows the host's clock.
  @MainActor public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// The elapsed or remaining fraction of an interval, by the host's clock.
nonisolated public struct _DateProgress<Label: View, CurrentValueLabel: View>: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  let label: Label
  let currentValueLabel: CurrentValueLabel

  /// A bar that is remade every second.
  @MainActor public var body: some View {
    TimelineView(.periodic(from: interval.lowerBound, by: 1)) { context in
      ProgressView(value: fraction(at: context.date)) {
        label
      } currentValueLabel: {
        currentValueLabel
      }
    }
  }

  private func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = length > 0 ? (date.timeIntervalSince(interval.lowerBound) / length).clampedToUnit : 1
    return countsDown ? 1 - passed : passed
  }
}

extension ProgressView {
  /// Makes a bar that follows the clock of the host through an interval, with labels of views.
  public init<L: View, C: View>(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> L,
    @ViewBuilder currentValueLabel: () -> C
  ) where Label == _DateProgress<L, C>, CurrentValueLabel == _DateMark {
    let progress = _DateProgress(
      interval: timerInterval, countsDown: countsDown, label: label(), currentValueLabel: currentValueLabel())
    self.init(fraction: nil, label: progress, currentValueLabel: _DateMark())
  }

  /// Makes a bar that follows the clock of the host through an interval, with a label of views.
  public init<L: View>(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> L
  ) where Label == _DateProgress<L, DefaultDateProgressLabel>, CurrentValueLabel == _DateMark {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Makes a bar that follows the clock of the host through an interval.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == _DateProgress<EmptyView, DefaultDateProgressLabel>, CurrentValueLabel == _DateMark {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// Marks a progress view that follows the clock: only its label is shown.
nonisolated public struct _DateMark: View {
  /// Nothing.
  @MainActor public var body: some View { EmptyView() }
}
