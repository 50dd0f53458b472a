/// Actions of a person with controls.
///
/// A disabled control does nothing, as on a screen, and the report of the call says so (`UpdateReport.refusal`);
/// `isEnabled(_:)` returns whether it is enabled. A hidden control is not found, and one with `allowsHitTesting(false)`
/// throws when it should be touched.
extension ViewHost {
  /// Taps the control with a title: the first one, in the order of the source, that has a text of that string inside.
  ///
  /// - Throws: `HostError.noControl` where there is none; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func tap(_ title: String, file: String = #fileID, line: Int = #line) throws(HostError) -> UpdateReport {
    try tap(.text(title), file: file, line: line)
  }

  /// Taps a control, or a view with a gesture, a number of times in a row: a gesture for two taps receives one double
  /// tap, not two taps.
  ///
  /// In a row of a list without a selection, a tap on a text or a button of the default style triggers all buttons of
  /// that style in the row, as on a phone.
  ///
  /// A button without gestures runs its action alone: `press(_:)` and `release()`, or a tap at a point, also set the
  /// `isPressed` of its style.
  ///
  /// - Throws: `HostError` if there is none, and the error lists the available ones, if it takes no touches, or if the
  ///   number of taps is below 1.
  /// - Returns: The work that it caused.
  @discardableResult
  public func tap(
    _ target: ControlTarget, times: Int = 1, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    try expect(times > 0, times, of: "number of taps", to: "1 or more")
    let (found, action) = try find(target) { action -> (() -> Void)? in
      if let taps = action.taps { return taps.count == times ? taps.perform : nil }
      return (action as? GestureAttachment)?.recognizer.accepts(.tap(count: times)) == true ? {} : nil
    }
    try expectTouchable(found)
    guard !found.position.hasGestures else {
      return gesture(on: found.position) { fingers, point in fingers.tap(at: point, times: times) }
    }
    let tapped = found.tapped
    return act(on: tapped, as: "tap", file, line, tapped.control.action.taps?.perform ?? action)
  }

  /// Switches a toggle on that is off, or off that is on.
  ///
  /// - Throws: `HostError` if there is no such toggle; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func toggle(
    _ target: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let (found, isOn) = try findToggle(target)
    try expectTouchable(found, kind: "toggle")
    return act(on: found, as: "toggle", file, line) { isOn.set(!isOn.get()) }
  }

  /// Types at the end of the text of a text field.
  ///
  /// A field for a value with a formatter sets the value on `submit(_:)`, or when the field is left.
  ///
  /// - Throws: `HostError` if there is no such field; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func type(
    _ text: String, into target: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let (found, editing) = try findField(target)
    return act(on: found, as: "type into", file, line) { editing.write(editing.text + text) }
  }

  /// Replaces the text of a text field.
  ///
  /// - Throws: `HostError` if there is no such field; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func replaceText(
    in target: ControlTarget, with text: String, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let (found, editing) = try findField(target)
    return act(on: found, as: "replace the text in", file, line) { editing.write(text) }
  }

  /// Submits a text field, as the return key does.
  ///
  /// - Throws: `HostError` if there is no such field; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func submit(
    _ target: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let (found, editing) = try findField(target)
    return act(on: found, as: "submit", file, line) { editing.submit() }
  }

  /// Moves the thumb of a slider to the allowed number nearest to a number.
  ///
  /// - Throws: `HostError` if there is no such slider, and the error lists the available ones, or if the number is NaN.
  /// - Returns: The work that it caused.
  @discardableResult
  public func slide(
    _ target: ControlTarget, to value: Double, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    try expect(!value.isNaN, value, of: "value for the slider")
    let (found, motion) = try findSlider(target)
    try expectTouchable(found, kind: "slider")
    return act(on: found, as: "slide", file, line) { motion.move(value) }
  }

  /// Increments a stepper by one step.
  ///
  /// - Throws: `HostError` if there is no such stepper; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func increment(
    _ target: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let (found, up) = try find(target, kind: "stepper") { ($0 as? StepAction)?.up }
    try expectTouchable(found, kind: "stepper")
    return act(on: found, as: "increment", file, line) { up()?() }
  }

  /// Decrements a stepper by one step.
  ///
  /// - Throws: `HostError` if there is no such stepper; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func decrement(
    _ target: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let (found, down) = try find(target, kind: "stepper") { ($0 as? StepAction)?.down }
    try expectTouchable(found, kind: "stepper")
    return act(on: found, as: "decrement", file, line) { down()?() }
  }

  /// Selects the option of a picker by its text, or by the title, the accessibility label or the symbol of one without
  /// a text.
  ///
  /// - Throws: `HostError` if there is no such picker, or no such option; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func pick(
    _ option: String, in target: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let (found, pick) = try findPicker(target)
    try expectTouchable(found, kind: "picker")
    let options = found.position.options
    let chosen = options.first { $0.position.texts.contains(option) } ?? options.first { $0.name == option }
    guard let chosen else {
      throw .noOption(option, picker: found.name, available: options.map(\.name))
    }
    return act(on: found, as: "pick in", file, line) { _ = pick(chosen.tag) }
  }

  /// Selects the option of a picker by its tag.
  ///
  /// - Throws: `HostError` if there is no such picker, or no such option; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func pick<Tag: Hashable>(
    tag: Tag, in target: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let (found, pick) = try findPicker(target)
    try expectTouchable(found, kind: "picker")
    let options = found.position.options
    guard let chosen = options.first(where: { $0.tag.tagged(Tag.self) == tag }) else {
      throw .noOption("\(tag)", picker: found.name, available: options.map(\.name))
    }
    return act(on: found, as: "pick in", file, line) { _ = pick(chosen.tag) }
  }

  /// Runs an action of a control, unless the control is disabled.
  ///
  /// - Parameters:
  ///   - found: The control.
  ///   - verb: The name of the action in a recording, before the name of the control.
  ///   - file: The module and file of the call; nil if unknown.
  ///   - line: The line of the call.
  ///   - action: The action of the control.
  /// - Returns: The work that it caused.
  func act(
    on found: FoundControl, as verb: String = "use", _ file: String? = nil, _ line: Int? = nil, _ action: () -> Void
  ) -> UpdateReport {
    guard found.control.isEnabled else { return report {}.refused(because: "'\(found.name)' is disabled") }
    if let host = hostInside(of: found.position) {
      return perform(as: "\(verb) '\(found.name)'", file, line) {
        HostRuntime.keepingCurrent { _ = host.act(on: found, as: verb, file, line, action) }
      }
    }
    return perform(as: "\(verb) '\(found.name)'", file, line, action)
  }
}

/// Queries for tests about controls.
extension ViewHost {
  /// Whether a control reacts to a person.
  ///
  /// - Throws: `HostError` if there is none; the error lists the available ones.
  public func isEnabled(_ target: ControlTarget) throws(HostError) -> Bool {
    try find(target) { $0 }.found.control.isEnabled
  }

  /// Whether a toggle is on.
  ///
  /// - Throws: `HostError` if there is no such toggle; the error lists the available ones.
  public func isOn(_ target: ControlTarget) throws(HostError) -> Bool {
    try findToggle(target).part.get()
  }

  /// The text that a text field holds.
  ///
  /// - Throws: `HostError` if there is no such field; the error lists the available ones.
  public func text(in target: ControlTarget) throws(HostError) -> String {
    try findField(target).part.text
  }

  /// The current number of a slider.
  ///
  /// - Throws: `HostError` if there is no such slider; the error lists the available ones.
  public func value(of target: ControlTarget) throws(HostError) -> Double {
    try findSlider(target).part.value()
  }

  /// The texts of the options of a picker, in the order of the source; of an option without a text the title, the
  /// accessibility label or the symbol.
  ///
  /// - Throws: `HostError` if there is no such picker; the error lists the available ones.
  public func options(in target: ControlTarget) throws(HostError) -> [String] {
    try findPicker(target).found.position.options.map(\.name)
  }

  /// The frame of the view with an `accessibilityIdentifier`, in the host's coordinates; nil if there is none.
  ///
  /// If there are several such views, it is the frame of the first.
  ///
  /// - Complexity: O(positions).
  public func frame(identifier: String) -> CGRect? {
    let node = root.first { position in
      position.knownInfo.flatMap { $0.identifier?() == identifier ? $0.nodes.current : nil }
    }
    return node?.frameInHost
  }

  private func findToggle(
    _ target: ControlTarget
  ) throws(HostError) -> (found: FoundControl, part: Binding<Bool>.Access) {
    try find(target, kind: "toggle") { ($0 as? ToggleAction)?.isOn }
  }

  func findField(_ target: ControlTarget) throws(HostError) -> (found: FoundControl, part: TextEditing) {
    try find(target, kind: "text field") { $0 as? TextEditing }
  }

  private func findSlider(_ target: ControlTarget) throws(HostError) -> (found: FoundControl, part: SliderMotion) {
    try find(target, kind: "slider") { $0 as? SliderMotion }
  }

  private func findPicker(
    _ target: ControlTarget
  ) throws(HostError) -> (found: FoundControl, part: (AnyHashable) -> Bool) {
    try find(target, kind: "picker") { ($0 as? PickAction)?.pick }
  }
}

/// A view with a tag in a picker.
@MainActor
private struct PickerOption {
  let position: ViewPosition
  let tag: AnyHashable

  /// Its texts, or else the title of a label that shows only its icon, an accessibility label, or a symbol.
  var name: String {
    let texts = position.texts.joined(separator: " ")
    if !texts.isEmpty { return texts }
    return position.first { $0.knownInfo?.labelTitle?() } ?? position.first { $0.accessibilityLabel }
      ?? position.first { $0.knownInfo?.symbol?() } ?? ""
  }
}

extension ViewPosition {
  /// The tagged views inside, in the order of the source, without those inside of other tagged views.
  fileprivate var options: [PickerOption] {
    if let tag = knownInfo?.tag { return [PickerOption(position: self, tag: tag())] }
    let inside = children.flatMap(\.options)
    guard inside.isEmpty, let tag = knownInfo?.implicitTag else { return inside }
    return [PickerOption(position: self, tag: tag)]
  }
}
