/// Records the events of a host, from ``ViewHost/record()`` until it is stopped.
///
/// While it records, every frame traverses the views and their display items. A host that does not record only
/// tests whether there is a recorder.
@MainActor
public final class HostRecorder: UpdateRecorder {
  private unowned let host: ViewHost
  private let runtime: HostRuntime
  private var made: HostRecording
  /// The picture after the last frame.
  private var picture: FramePicture
  private var knownPlaces: Set<Int> = []
  /// The frame that is being recorded; earlier writes are collected in it.
  private var current: HostRecording.Frame
  /// The action that is running.
  private var action: HostRecording.Action?
  private var issuesSeen: Int
  private var countsBefore: [ObjectIdentifier: WorkCounts]?
  /// The numbers of the views whose bodies ran in this frame.
  private var ran: Set<Int> = []

  init(_ host: ViewHost) {
    self.host = host
    runtime = host.runtime
    picture = host.picture
    made = HostRecording(screen: HostRecording.Box(picture))
    made.start = picture.items.map(HostRecording.Item.init)
    current = HostRecording.Frame(number: 1)
    issuesSeen = runtime.issues.count
    countsBefore = runtime.counterRegistry.counts
    notePlaces()
  }

  /// The recording so far.
  public var recording: HostRecording { made }

  /// Ends the recording; the second call does nothing.
  ///
  /// - Returns: The recording.
  @discardableResult
  public func stop() -> HostRecording {
    if runtime.recorder === self { runtime.recorder = nil }
    return made
  }

  // MARK: What the host reports

  /// Runs an action of a person or a test, as the cause of the frame that follows.
  func performing(_ action: HostRecording.Action, _ work: () -> Void) {
    // A nested action is a part of the outer one.
    let outer = self.action
    if outer == nil { current.action = action }
    self.action = outer ?? action
    work()
    self.action = outer
    if outer == nil && isCurrentEmpty { current.action = nil }
  }

  /// Runs an action of a view in a frame, as the origin of its writes.
  func acting(_ name: String, _ work: () -> Void) {
    let outer = action
    action = HostRecording.Action(name: name, file: nil, line: nil)
    work()
    action = outer
  }

  /// Records a write of a view's property.
  func noteWrite(to property: PropertyPlace) {
    noteWrite("\(property.viewName).\(property.property)", position: property.position.identity)
  }

  /// Records a write of an object's property.
  func noteWrite(to property: ObservedProperty) { noteWrite(property.description, position: nil) }

  private func noteWrite(_ target: String, position: Int?) {
    current.writes.append(
      HostRecording.Write(
        target: target, position: position, writer: action?.name, file: action?.file, line: action?.line))
  }

  /// Records a body that runs.
  func noteBody(at position: ViewPosition, _ cause: BodyCause, _ origins: [HostRecording.Origin]) {
    var maker: Int?
    if !cause.isFirst && !cause.inputs.isEmpty {
      var ancestor = position.parent
      while let here = ancestor, !ran.contains(here.identity) { ancestor = here.parent }
      maker = ancestor?.identity
    }
    ran.insert(position.identity)
    current.bodies.append(
      HostRecording.Body(
        position: position.identity, view: position.typeName, cause: cause, origins: cause.isFirst ? [] : origins,
        madeBy: maker))
  }

  /// A frame begins.
  func beginFrame() { countsBefore = countsBefore ?? runtime.counterRegistry.counts }

  /// Ends a frame; a frame without events is dropped.
  func endFrame() {
    current.workByType = runtime.counterRegistry.countsByTypeName(since: countsBefore ?? [:])
    countsBefore = nil
    current.work = current.workByType.values.reduce(WorkCounts(), +)
    current.issues = Array(runtime.issues[issuesSeen...])
    issuesSeen = runtime.issues.count
    let new = host.picture
    current.changes = HostRecording.changes(from: picture, to: new)
    picture = new
    notePlaces()
    if !isCurrentEmpty { made.frames.append(current) }
    current = HostRecording.Frame(number: made.frames.count + 1)
    current.action = action
    ran = []
  }

  private var isCurrentEmpty: Bool {
    current.writes.isEmpty && current.bodies.isEmpty && current.changes.isEmpty && current.issues.isEmpty
      && current.work == WorkCounts()
  }

  /// Records the new views in the tree.
  private func notePlaces() {
    host.root.forEachPosition { position in
      guard knownPlaces.insert(position.identity).inserted else { return }
      let parent = position === host.root ? nil : position.parent?.identity
      made.views.append(HostRecording.Place(id: position.identity, view: position.typeName, parent: parent))
    }
  }
}

extension HostRecording {
  init(screen: Box) { self.screen = screen }

  /// The differences between two moments, removed items first.
  static func changes(from old: FramePicture, to new: FramePicture) -> [Change] {
    let comparison = PictureComparison(before: old, after: new)
    let removed = old.items.filter { comparison.change(of: $0.id) == .removed }
    let others = new.items.filter { comparison.change(of: $0.id) != .none }
    return removed.map { Change(before: Item($0), after: nil) }
      + others.map { Change(before: comparison.itemsBefore[$0.id].map(Item.init), after: Item($0)) }
  }
}

extension HostRecording.Box {
  /// The screen of a picture.
  init(_ picture: FramePicture) {
    self.init(x: 0, y: 0, width: Double(picture.size.width), height: Double(picture.size.height))
  }
}

extension HostRecording.Item {
  init(_ item: FramePicture.Item) {
    id = item.id
    content = item.contentText
    let frame = item.display.frame
    box = HostRecording.Box(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
    looks = item.looksText
  }
}

extension HostRuntime {
  /// The recording in progress, if there is one.
  var hostRecorder: HostRecorder? { recorder as? HostRecorder }
}
