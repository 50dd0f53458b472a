import Foundation

/// The recognition of the gestures of a place on the screen, from the first touch to the end of all of them.
///
/// The gestures are in the order of preference: those of the views inside before those around, and those of high
/// priority before those of the views inside. The first that is recognised ends the others, except simultaneous ones. A
/// gesture that would be recognised is deferred while a preferred one waits for another tap.
@MainActor
final class TouchSession {
  /// A gesture that takes part.
  private final class Entry {
    let attachment: GestureAttachment
    /// The position of the view with the gesture.
    let position: ViewPosition
    /// Whether it receives no more events.
    var isOver = false
    /// The actions of a gesture that has ended and waits for a preferred one.
    var waiting: TouchActions?

    init(_ attachment: GestureAttachment, at position: ViewPosition) {
      self.attachment = attachment
      self.position = position
    }

    var isSimultaneous: Bool { attachment.priority == .simultaneous }
  }

  private var entries: [Entry] = []
  /// The places and the time of the last event.
  private var last: (touches: [CGPoint], time: Double) = ([], 0)
  /// The recognised gesture among those that exclude each other.
  private var winner: Entry?

  /// Begins the recognition of the gestures at a position and around it.
  ///
  /// - Parameters:
  ///   - position: The innermost touched position.
  ///   - leaf: The touched node there, if known.
  init(at position: ViewPosition, touching leaf: LayoutNode?) {
    var node = leaf
    while let here = node {
      if let gesture = here as? GestureNode { gesture.mark.place.node = gesture }
      node = here.parent
    }
    var place: ViewPosition? = position
    while let here = place {
      if let control = here.control ?? here.rowControl, control.isEnabled, control.isVisible, here.sharedRow == nil,
        let attachment = control.attachment
      {
        add(Entry(attachment, at: here))
      }
      place = here.parent
    }
  }

  private func add(_ entry: Entry) {
    let mask = entry.attachment.mask()
    if !mask.contains(.subviews) { entries = [] }
    guard mask.contains(.gesture) else { return }
    if entry.attachment.priority == .high { entries.insert(entry, at: 0) } else { entries.append(entry) }
  }

  /// Whether a gesture waits for another tap.
  var waitsForTap: Bool { entries.contains { !$0.isOver && $0.attachment.recognizer.waitsForTap } }

  /// Handles an event, and runs the actions of the gestures that it completes.
  func send(_ phase: TouchEvent.Phase, touches: [CGPoint], time: Double) {
    last = (touches, time)
    for entry in entriesInOrder where !entry.isOver { send(phase, to: entry) }
  }

  /// The gestures in the order in which they act: as in SwiftUI, simultaneous ones before the others, and those around
  /// a view before those inside.
  private var entriesInOrder: [Entry] {
    entries.reversed().filter(\.isSimultaneous) + entries.filter { !$0.isSimultaneous }
  }

  /// Passes an event with the last places of the fingers to a gesture.
  private func send(_ phase: TouchEvent.Phase, to entry: Entry) {
    guard !entry.position.isDetached else { return entry.isOver = true }
    let actions = TouchActions()
    let event = TouchEvent(phase: phase, touches: last.touches, time: last.time, actions: actions)
    switch entry.attachment.recognizer.receiveAny(event) {
    case .possible:
      actions.run()
    case .failed:
      entry.isOver = true
      entry.attachment.recognizer.reset(actions)
      actions.run()
      if let next = firstReadyEntry { finish(next) }
    case .active:
      win(entry)
      actions.run()
    case .ended:
      entry.isOver = true
      entry.attachment.recognizer.reset(actions)
      if !entry.isSimultaneous && waitsBefore(entry) {
        entry.waiting = actions
      } else {
        win(entry)
        actions.run()
      }
    }
  }

  /// Ends the session: all fingers are lifted, and no tap follows.
  func finish() {
    // What waits for another tap, perhaps before another gesture in the same composition, is notified that none comes.
    last.time += TapPause.longest + 1
    for entry in entriesInOrder where !entry.isOver && entry.attachment.recognizer.waitsForTap {
      send(.waited, to: entry)
    }
    for entry in entriesInOrder where !entry.isOver {
      entry.isOver = true
      let actions = TouchActions()
      entry.attachment.recognizer.reset(actions)
      if !entry.position.isDetached { actions.run() }
    }
    if let next = firstReadyEntry { finish(next) }
  }

  /// Whether a gesture that is preferred to another one waits for a tap.
  private func waitsBefore(_ entry: Entry) -> Bool {
    entries.prefix { $0 !== entry }.contains {
      !$0.isOver && !$0.isSimultaneous && $0.attachment.recognizer.waitsForTap
    }
  }

  /// The first ended gesture that no preferred one defers any more.
  private var firstReadyEntry: Entry? {
    guard let first = entries.first(where: { $0.waiting != nil }), !waitsBefore(first) else { return nil }
    return first
  }

  private func finish(_ entry: Entry) {
    let actions = entry.waiting
    entry.waiting = nil
    win(entry)
    if !entry.position.isDetached { actions?.run() }
  }

  /// Handles the recognition of a gesture: those that it excludes end.
  private func win(_ entry: Entry) {
    guard !entry.isSimultaneous, winner == nil else { return }
    winner = entry
    for other in entries where other !== entry && !other.isSimultaneous {
      other.waiting = nil
      guard !other.isOver else { continue }
      other.isOver = true
      let actions = TouchActions()
      other.attachment.recognizer.reset(actions)
      if !other.position.isDetached { actions.run() }
    }
  }
}

extension Control {
  /// The gesture of the control, for a finger; nil for a control that is used in another way.
  var attachment: GestureAttachment? {
    if let touched = action as? any TouchedAction { return touched.attachment }
    return action.taps.map { GestureAttachment(TapControlRecognizer($0, press: press)) }
  }
}

/// An action with a gesture of its own instead of a tap.
@MainActor
protocol TouchedAction: ControlAction {
  /// The gesture of a finger on the control.
  var attachment: GestureAttachment { get }
}

extension GestureAttachment: TouchedAction {
  var attachment: GestureAttachment { self }
}

extension LongPress: TouchedAction {
  var attachment: GestureAttachment { GestureAttachment(LongPressControlRecognizer(self)) }
}

extension TextEditing: TouchedAction {
  var attachment: GestureAttachment {
    GestureAttachment(TapControlRecognizer(TapAction { self.begin() }, press: nil))
  }
}

/// Recognises the taps of a control, and shows the control as pressed.
private final class TapControlRecognizer: GestureRecognizer<Void> {
  private let taps: TapRecognizer<Void>
  private let press: ButtonPress?
  private let perform: () -> Void

  init(_ action: TapAction, press: ButtonPress?) {
    taps = TapRecognizer(count: { action.count }, value: { _ in })
    self.press = press
    perform = action.perform
  }

  override var waitsForTap: Bool { taps.waitsForTap }

  override func receive(_ event: TouchEvent) -> GesturePhase<Void> {
    let phase = taps.receive(event)
    let (press, perform) = (press, perform)
    if event.phase == .began, let press { event.actions.add { press.isDown = true } }
    if case .ended = phase { event.actions.add(perform) }
    return phase
  }

  override func reset(_ actions: TouchActions) {
    taps.reset(actions)
    if let press { actions.add { press.isDown = false } }
  }
}

/// Recognises the long press of `onLongPressGesture`, which reports its beginning and its end.
private final class LongPressControlRecognizer: GestureRecognizer<Bool> {
  private let recognizer: LongPressRecognizer
  private let press: LongPress
  private var isPressing = false

  init(_ press: LongPress) {
    self.press = press
    recognizer = LongPressRecognizer {
      LongPressGesture(minimumDuration: press.minimumDuration, maximumDistance: press.maximumDistance)
    }
  }

  override func receive(_ event: TouchEvent) -> GesturePhase<Bool> {
    let phase = recognizer.receive(event)
    let press = self.press
    if !isPressing, phase.value != nil {
      isPressing = true
      event.actions.add { press.pressingChanged(true) }
    }
    if case .ended = phase { event.actions.add(press.perform) }
    return phase
  }

  override func reset(_ actions: TouchActions) {
    recognizer.reset(actions)
    let press = self.press
    if isPressing { actions.add { press.pressingChanged(false) } }
    isPressing = false
  }
}

extension ViewPosition {
  /// Whether a gesture is attached here or around, so that the recognised one has to be determined.
  ///
  /// - Complexity: O(depth).
  var hasGestures: Bool {
    nearest { $0.control?.action is GestureAttachment ? true : nil } ?? false
  }
}
