/// The focus of text fields.
extension ViewHost {
  /// Focuses a text field, without typing.
  ///
  /// - Throws: `HostError` if there is no such field; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func focus(_ target: ControlTarget) throws(HostError) -> UpdateReport {
    let (found, editing) = try findField(target)
    return act(on: found, as: "focus") { editing.begin() }
  }

  /// Leaves the focused field, as when the keyboard is dismissed.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func endEditing() -> UpdateReport {
    perform(as: "end editing") { runtime.editing?.leave() }
  }

  /// Whether a text field is focused.
  ///
  /// - Throws: `HostError` if there is no such field; the error lists the available ones.
  public func isFocused(_ target: ControlTarget) throws(HostError) -> Bool {
    try findField(target).part.isEditing
  }
}

extension ViewHost {
  /// The values that the views provide for the focused part of the program.
  public var focusedValues: FocusedValues { runtime.service(FocusedValuesBook.self).values }
}
