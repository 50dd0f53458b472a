/// A view whose words are known from its value, without making it.
protocol TitledView {
  /// The words; nil if there are none.
  nonisolated var words: String? { get }
}

extension Text: TitledView {
  nonisolated var words: String? { string }
}

extension Label: TitledView {
  nonisolated var words: String? { title.labelTitle }
}

extension ModifiedContent: TitledView where Content: View {
  nonisolated var words: String? { content.labelTitle }
}

extension View {
  /// The words of a label that is not shown, by which its control is found; nil for a label of views of the program's
  /// own.
  nonisolated var labelTitle: String? { (self as? any TitledView)?.words }
}

extension _ViewInputs {
  /// The title of a control from its label, for a label that is not shown. The words of one that is shown are among the
  /// texts inside.
  ///
  /// - Parameters:
  ///   - label: Returns the current label.
  ///   - isShown: Whether the control shows its label, unless labels are hidden.
  /// - Returns: A closure that returns the title.
  func hiddenTitle<Label: View>(
    of label: @escaping () -> Label, isShown: Bool = true
  ) -> () -> String? {
    // A modifier without a parameter hides labels, so this never changes at a position.
    isShown && !environment.values.labelsAreHidden ? { nil } : { label().labelTitle }
  }
}
