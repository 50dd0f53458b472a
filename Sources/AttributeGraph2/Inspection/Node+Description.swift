/// The description of a node in a debugger: kind, name, value and state, without an evaluation.
///
/// Describing a node runs no rule, makes no input and moves no count.
extension Node: CustomStringConvertible, CustomReflectable {
  /// The node in one line, as `computed 'total' = 24 (clean, 2 inputs, 1 output, 3 evaluations)`.
  ///
  /// A long value is cut off.
  ///
  /// - Complexity: O(length of the name), and that of the value's description.
  public final var description: String {
    let content = graph.content(of: reference).map { " \($0.text(in: graph))" } ?? ""
    let details = isEnded ? ["ended"] : detailsWhileAlive
    let kind = graph.label(of: reference).kind.rawValue
    return "\(kind) '\(name.onOneLine)'\(content)" + (details.isEmpty ? "" : " (\(details.joined(separator: ", ")))")
  }

  /// The node in parts: its value, its state and its edges.
  ///
  /// - Complexity: O(inputs), and the lengths of their names.
  public final var customMirror: Mirror {
    var parts: [(label: String?, value: Any)] = [("name", name)]
    if let content = graph.content(of: reference) { parts.append((content.label, content.value)) }
    if let reader = self as? Reader {
      parts.append(("state", "\(state)"))
      parts.append(("inputs", reader.inputNames))
      parts.append(("evaluations", reader.evaluations))
    }
    parts.append(("outputs", reference.outputs.count))
    return Mirror(self, children: parts, displayStyle: .class, ancestorRepresentation: .suppressed)
  }

  /// How far the node can be trusted, and what it is connected to; a cell is always up to date.
  private var detailsWhileAlive: [String] {
    guard let reader = self as? Reader else { return [] }
    if flags.contains(.isStopped) { return ["stopped"] }
    if reader.evaluations == 0 { return ["never evaluated"] }
    var details = ["\(state)", counted(reference.inputs.count, "input")]
    if !flags.contains(.isEffect) { details.append(counted(reference.outputs.count, "output")) }
    details.append(counted(reader.evaluations, "evaluation"))
    return details
  }
}

extension GraphReference {
  /// The content of a node without an evaluation; nil for an effect and for a node without a value.
  func content(of node: NodeReference) -> NodeContent? {
    node.state == .ended ? nil : fields.nodes.kinds.with(node.kindID) { $0.content }(node)
  }
}

extension NodeContent {
  /// The label in a mirror.
  var label: String {
    switch self {
    case .value: "value"
    case .error: "error"
    }
  }

  /// The value or error to show.
  var value: Any {
    switch self {
    case .value(let value): value
    case .error(let error): error
    }
  }

  /// How a description goes on with it, in one line of bearable length.
  ///
  /// The description of a value is the user's code: what it reads is nobody's input.
  func text(in graph: GraphReference) -> String {
    let text = graph.untracked { String(describing: value) }
    let line = text.prefix { !$0.isNewline }.prefix(100)
    let whole = line.endIndex == text.endIndex ? text : "\(line)…"
    switch self {
    case .value: return "= \(whole)"
    case .error: return "failed with \(whole)"
    }
  }
}

extension String {
  /// The text with the characters by their escapes in Swift that would break the line.
  ///
  /// - Complexity: O(length).
  var onOneLine: String {
    escaping { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\u{b}", "\u{c}", "\u{85}", "\u{2028}", "\u{2029}": "\\u{\(String(scalar.value, radix: 16))}"
      default: nil
      }
    }
  }

  /// The text with some characters replaced; those for which there is no replacement stay.
  func escaping(_ replacement: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.map { replacement($0) ?? String($0) }.joined()
  }
}

/// A number of things, in words.
func counted(_ count: Int, _ thing: String) -> String { count == 1 ? "1 \(thing)" : "\(count) \(thing)s" }
