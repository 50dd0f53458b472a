/// Everything that happened in a host, frame by frame: a file that can be kept, compared and looked at.
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
  /// The number of the form of the encoded recording; it changes when a key changes its name or its meaning.
  public static let currentSchema = 1

  /// The number of the form that the recording has.
  public internal(set) var schema = HostRecording.currentSchema
  /// The screen, in points.
  public internal(set) var screen: Box
  /// The views that were in the tree at the end of a frame, parents before children.
  public internal(set) var views: [Place] = []
  /// What was on the screen when the recording began, from back to front.
  public internal(set) var start: [Item] = []
  /// The frames in which something ran or changed, in order.
  public internal(set) var frames: [Frame] = []

  /// A view in the tree.
  public struct Place: Codable, Hashable, Sendable {
    /// The number of the view.
    public let id: Int
    /// The name of its type.
    public let view: String
    /// The number of the view around it; nil for the root.
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

  /// Something that is drawn.
  public struct Item: Codable, Hashable, Sendable {
    /// The number of the view that is drawn.
    public let id: Int
    /// What is drawn, in words: a kind, and the text, colour or value.
    public let content: String
    /// Where.
    public let box: Box
    /// Lines, effects and transforms beside that, in words; empty where there are none.
    public let looks: String
  }

  /// A frame of work.
  public struct Frame: Codable, Hashable, Sendable {
    /// The number of the frame in the recording, from 1.
    public let number: Int
    /// What a test or a person did before it; nil for a frame that followed from a task, a timer or a plain `flush()`.
    public internal(set) var action: Action?
    /// The values that were written before it and in it, in order.
    public internal(set) var writes: [Write] = []
    /// The bodies that ran, in order.
    public internal(set) var bodies: [Body] = []
    /// The work in the whole host.
    public internal(set) var work = WorkCounts()
    /// The work by the name of the view's type, without the types at which nothing ran.
    public internal(set) var workByType: [String: WorkCounts] = [:]
    /// The differences on the screen, removed items first.
    public internal(set) var changes: [Change] = []
    /// Misuse that was reported.
    public internal(set) var issues: [Issue] = []
  }

  /// What a test or a person did.
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
    /// What was written: a view's property, such as `Counter.count`, or an object's, such as `Model.title`.
    public let target: String
    /// The number of the view whose property it is; nil for an object's.
    public let position: Int?
    /// The action that wrote it, such as `tap 'Add'` or `onAppear of Row`; nil if no action of the host was running.
    public let writer: String?
    /// The module and file of the call that made the host run the action.
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
    /// Why it ran.
    public let cause: BodyCause
    /// The origins of the changed properties that ``BodyCause/properties`` names.
    public let origins: [Origin]
    /// The number of the view whose body ran before in this frame and made the value that differed; nil if no input
    /// did.
    public let madeBy: Int?
  }

  /// Where the value of a property of a view comes from.
  public struct Origin: Codable, Hashable, Sendable {
    /// The kinds of origins.
    public enum Kind: String, Codable, Hashable, Sendable {
      /// A state of the view itself.
      case state
      /// A binding to something that another view or an object has.
      case binding
      /// A value of the environment.
      case environment
      /// An object that is observed as a whole.
      case object
      /// Anything else that a property wrapper stands for.
      case other
    }

    /// The name of the property.
    public let property: String
    /// The kind of the origin.
    public let kind: Kind
    /// The state, key or type of object that it stands for, such as `Counter.count`, `ColorSchemeKey` or `Model`.
    public let source: String?
    /// The number of the view that has the state.
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
    /// The item as it was; nil for one that is new.
    public let before: Item?
    /// The item as it is; nil for one that is gone.
    public let after: Item?

    /// The number of the view that is drawn.
    public var id: Int { after?.id ?? before?.id ?? 0 }
  }
}

extension HostRecording: CustomStringConvertible {
  /// Each frame with what was written, the bodies with their causes, and the work, a line each.
  public var description: String {
    frames.isEmpty ? "No frame." : frames.map(\.description).joined(separator: "\n")
  }

  /// How often the bodies of each type of view ran, by the type's name.
  public var bodyCounts: [String: Int] {
    frames.lazy.flatMap(\.bodies).reduce(into: [:]) { $0[$1.view, default: 0] += 1 }
  }

  /// What was on the screen after so many of the frames, from back to front as far as the order has not changed.
  ///
  /// - Parameter count: The number of frames, 0 for the beginning; more than there are means all.
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
    // An item that went and came again has the place at which it came last.
    return order.reversed().compactMap { seen.insert($0).inserted ? items[$0] : nil }.reversed()
  }
}

extension HostRecording.Frame {
  /// The writes of the frame that changed what the body of a view depends on.
  public func writes(behind body: HostRecording.Body) -> [HostRecording.Write] {
    writes.filter { write in
      body.origins.contains { $0.source == write.target && $0.position == write.position }
        || (write.position == nil && body.cause.observed.contains { $0.description == write.target })
    }
  }
}

extension HostRecording.Frame: CustomStringConvertible {
  /// What was done, then a line for each write, each body and the work.
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
  /// The call, and where it stands.
  public var description: String { name + Self.place(file, line) }

  /// A file and line in parentheses; nothing where they are not known.
  static func place(_ file: String?, _ line: Int?) -> String {
    guard let file, let line else { return "" }
    return " (\(file):\(line))"
  }
}

extension HostRecording.Write: CustomStringConvertible {
  /// What was written, by which action, and where that was called.
  public var description: String {
    "\(target) by \(writer ?? "code outside of the host's actions")\(HostRecording.Action.place(file, line))"
  }
}

extension HostRecording.Body: CustomStringConvertible {
  /// The view, its number, and why its body ran.
  public var description: String { "\(view) #\(position): \(reason)" }

  /// Why the body ran, in words.
  public var reason: String { reason(from: madeBy.map { " from the body of #\($0)" } ?? "") }

  /// Why the body ran, in words that are the same for all views of the type.
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
  /// The kind and the name of the property, and what it stands for.
  public var description: String {
    let word = kind == .other ? "property" : kind.rawValue
    return "\(word) '\(property)'\(source.map { " of \($0)" } ?? "")"
  }
}
