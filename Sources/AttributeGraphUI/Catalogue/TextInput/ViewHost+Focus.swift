/// In which field a person writes.
extension ViewHost {
  /// Puts the cursor in a text field, without writing.
  ///
  /// - Throws: `HostError` where there is no such field; it names those that there are.
  /// - Returns: What ran because of it.
  @discardableResult
  public func focus(_ target: ControlTarget) throws(HostError) -> UpdateReport {
    let (found, editing) = try findField(target)
    return act(on: found, as: "focus") { editing.begin() }
  }

  /// Takes the cursor out of the field in which it is, as with a keyboard that is put away.
  ///
  /// - Returns: What ran because of it.
  @discardableResult
  public func endEditing() -> UpdateReport {
    perform(as: "end editing") { runtime.editing?.leave() }
  }

  /// Whether the cursor is in a text field.
  ///
  /// - Throws: `HostError` where there is no such field; it names those that there are.
  public func isFocused(_ target: ControlTarget) throws(HostError) -> Bool {
    try findField(target).part.isEditing
  }
}

extension ViewHost {
  /// The values that the views give for the part of the program in which a person works.
  public var focusedValues: FocusedValues { runtime.service(FocusedValuesBook.self).values }
}
