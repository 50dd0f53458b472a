/// All events of a host, frame by frame, as a file to store, compare and look at.
///
/// ```swift
/// let recorder = host.record()
/// try host.tap("Add")
/// let recording = recorder.stop()
/// print(recording)
/// ```
///
/// It is `Codable`; numbers of views are those of ``BodyRun/position``, and ``page(title:)`` is the recording for a
/// browser.
public struct HostRecording: Codable, Hashable, Sendable {
  /// The version of the encoded form; it changes when a key changes its name or its meaning.
  public static let currentSchema = 1

  /// The version of the recording's encoded form.
  public internal(set) var schema = HostRecording.currentSchema
  /// The screen, in points.
  public internal(set) var screen: Box
  /// The views that were in the tree at the end of a frame, parents before children.
  public internal(set) var views: [Place] = []
  /// The items on the screen when the recording began, from back to front.
  public internal(set) var start: [Item] = []
  /// The frames in which something ran or changed, in order.
  public internal(set) var frames: [Frame] = []

  /// A view in the tree.
  public struct Place: Codable, Hashable, Sendable {
    /// The number of the view.
    public let id: Int
    /// The name of its type.
    public let view: String
    /// The number of its parent view; nil for the root.
    public let parent: Int?
  }

  /// A rectangle in points, in the host's coordinates.
  public struct Box: Codable, Hashable, Sendable {
    /// The distance from the left edge.
    public let x: Double
    /// The distance from the top edge.
    public let y: Double
    /// The width.
    public let width: Double
    /// The height.
    public let height: Double
  }

  /// An item of the display list.
  public struct Item: Codable, Hashable, Sendable {
    /// The number of the view that draws it.
    public let id: Int
    /// The content in words: a kind, and the text, colour or value.
    public let content: String
    /// The rectangle.
    public let box: Box
    /// Its lines, effects and transforms in words; empty if there are none.
    public let looks: String
  }

  /// A frame of work.
  public struct Frame: Codable, Hashable, Sendable {
    /// The number of the frame in the recording, from 1.
    public let number: Int
    /// The action of a test or a person before it; nil for a frame caused by a task, a timer or a plain `flush()`.
    public internal(set) var action: Action?
    /// The values written before it and in it, in order.
    public internal(set) var writes: [Write] = []
    /// The bodies that ran, in order.
    public internal(set) var bodies: [Body] = []
    /// The work in the whole host.
    public internal(set) var work = WorkCounts()
    /// The work by the name of the view's type, without types at which nothing ran.
    public internal(set) var workByType: [String: WorkCounts] = [:]
    /// The differences on the screen, removed items first.
    public internal(set) var changes: [Change] = []
    /// The issues reported in it.
    public internal(set) var issues: [Issue] = []
  }

  /// An action of a test or a person.
  public struct Action: Codable, Hashable, Sendable {
    /// The call, such as `tap 'Add'`.
    public let name: String
    /// The module and file of the call.
    public let file: String?
    /// The line of the call.
    public let line: Int?
  }

  /// A value that was written.
  public struct Write: Codable, Hashable, Sendable {
    /// The name of what was written: a view's property, such as `Counter.count`, or an object's, such as `Model.title`.
    public let target: String
    /// The number of the property's view; nil for an object's property.
    public let position: Int?
    /// The action that wrote it, such as `tap 'Add'` or `onAppear of Row`; nil if no action of the host was running.
    public let writer: String?
    /// The module and file of the call in which the host ran the action.
    public let file: String?
    /// Its line.
    public let line: Int?
  }

  /// A body that ran.
  public struct Body: Codable, Hashable, Sendable {
    /// The number of the view.
    public let position: Int
    /// The name of its type.
    public let view: String
    /// The cause of the run.
    public let cause: BodyCause
    /// The origins of the changed properties that ``BodyCause/properties`` names.
    public let origins: [Origin]
    /// The number of the view whose body ran before in this frame and made the different value; nil if no input
    /// differed.
    public let madeBy: Int?
  }

  /// The source of a property's value in a view.
  public struct Origin: Codable, Hashable, Sendable {
    /// The kinds of origins.
    public enum Kind: String, Codable, Hashable, Sendable {
      /// A state of the view itself.
      case state
      /// A binding to the storage of another view or an object.
      case binding
      /// A value of the environment.
      case environment
      /// An object that is observed as a whole.
      case object
      /// Another property wrapper.
      case other
    }

    /// The name of the property.
    public let property: String
    /// The kind of the origin.
    public let kind: Kind
    /// The name of the state, key or type of object, such as `Counter.count`, `ColorSchemeKey` or `Model`.
    public let source: String?
    /// The number of the view that owns the state.
    public let position: Int?

    /// Makes an origin to compare another one with.
    public init(property: String, kind: Kind, source: String?, position: Int?) {
      self.property = property
      self.kind = kind
      self.source = source
      self.position = position
    }
  }

  /// A difference on the screen.
  public struct Change: Codable, Hashable, Sendable {
    /// The previous item; nil if it is new.
    public let before: Item?
    /// The new item; nil if it was removed.
    public let after: Item?

    /// The number of the view that is drawn.
    public var id: Int { after?.id ?? before?.id ?? 0 }
  }
}

extension HostRecording: CustomStringConvertible {
  /// Each frame with its writes, the bodies with their causes, and the work, one line each.
  public var description: String {
    frames.isEmpty ? "No frame." : frames.map(\.description).joined(separator: "\n")
  }

  /// The number of runs of the bodies of each type of view, by the type's name.
  public var bodyCounts: [String: Int] {
    frames.lazy.flatMap(\.bodies).reduce(into: [:]) { $0[$1.view, default: 0] += 1 }
  }

  /// The items on the screen after a number of frames, from back to front as far as the order has not changed.
  ///
  /// - Parameter count: The number of frames, 0 for the beginning; a larger number than there are means all.
  /// - Returns: The items.
  /// - Complexity: O(items of the screen and of the frames).
  public func items(afterFrames count: Int) -> [Item] {
    var order = start.map(\.id)
    var items = Dictionary(start.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for frame in frames.prefix(max(count, 0)) {
      for change in frame.changes {
        if items[change.id] == nil, change.after != nil { order.append(change.id) }
        items[change.id] = change.after
      }
    }
    var seen: Set<Int> = []
    // An item that was removed and inserted again has the place of its last insertion.
    return order.reversed().compactMap { seen.insert($0).inserted ? items[$0] : nil }.reversed()
  }
}

extension HostRecording.Frame {
  /// The writes of the frame that the body of a view depends on.
  public func writes(behind body: HostRecording.Body) -> [HostRecording.Write] {
    writes.filter { write in
      body.origins.contains { $0.source == write.target && $0.position == write.position }
        || (write.position == nil && body.cause.observed.contains { $0.description == write.target })
    }
  }
}

extension HostRecording.Frame: CustomStringConvertible {
  /// The action, then a line for each write, each body and the work.
  public var description: String {
    var lines = ["frame \(number)\(action.map { ": \($0)" } ?? "")"]
    lines += writes.map { "  write \($0)" }
    lines += bodies.map { "  body  \($0)" }
    lines += issues.map { "  issue \($0)" }
    if work != WorkCounts() { lines.append("  work  \(work.summary)") }
    return lines.joined(separator: "\n")
  }
}

extension HostRecording.Action: CustomStringConvertible {
  /// The call and its place in the source.
  public var description: String { name + Self.place(file, line) }

  /// A file and line in parentheses; empty if they are unknown.
  static func place(_ file: String?, _ line: Int?) -> String {
    guard let file, let line else { return "" }
    return " (\(file):\(line))"
  }
}

extension HostRecording.Write: CustomStringConvertible {
  /// The target, the action that wrote it, and the place of the call.
  public var description: String {
    "\(target) by \(writer ?? "code outside of the host's actions")\(HostRecording.Action.place(file, line))"
  }
}

extension HostRecording.Body: CustomStringConvertible {
  /// The view, its number, and the cause of its body.
  public var description: String { "\(view) #\(position): \(reason)" }

  /// The cause of the body, in words.
  public var reason: String { reason(from: madeBy.map { " from the body of #\($0)" } ?? "") }

  /// The cause of the body, in words that are the same for all views of the type.
  var reasonWithoutNumbers: String { reason(from: "") }

  private func reason(from maker: String) -> String {
    if cause.isFirst { return "first run" }
    var parts: [String] = []
    if !cause.inputs.isEmpty {
      parts.append("other \(cause.inputs.map { "'\($0)'" }.joined(separator: ", "))\(maker)")
    }
    parts += origins.map(\.description)
    parts += cause.observed.map { "observed \($0)" }
    if cause.hasObservedChange && cause.observed.isEmpty { parts.append("an observed object") }
    return parts.isEmpty ? "its content was invalidated" : parts.joined(separator: "; ")
  }
}

extension HostRecording.Origin: CustomStringConvertible {
  /// The kind and the name of the property, and its source.
  public var description: String {
    let word = kind == .other ? "property" : kind.rawValue
    return "\(word) '\(property)'\(source.map { " of \($0)" } ?? "")"
  }
}
