/// The description of a node in a debugger. It runs no rule, makes no input and changes no statistics.
extension Node: CustomStringConvertible, CustomReflectable {
  /// The node in one line, as `computed 'total' = 24 (clean, 2 inputs, 1 output, 3 evaluations)`; a long value is cut
  /// off.
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
    if let content = graph.content(of: reference) { parts.append((content.isError ? "error" : "value", content.value)) }
    if let reader = self as? Reader {
      parts.append(("state", "\(state)"))
      parts.append(("inputs", reader.inputNames))
      parts.append(("evaluations", reader.evaluations))
    }
    parts.append(("outputs", reference.outputs.count))
    return Mirror(self, children: parts, displayStyle: .class, ancestorRepresentation: .suppressed)
  }

  /// The state and the counts of a reader; a cell has none.
  private var detailsWhileAlive: [String] {
    guard let reader = self as? Reader else { return [] }
    if reference.isStoppedEffect { return ["stopped"] }
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
  var isError: Bool { if case .error = self { true } else { false } }

  var value: Any {
    switch self {
    case .value(let value): value
    case .error(let error): error
    }
  }

  /// The rest of a description in one line. The description of a value is the user's code, and not tracked.
  func text(in graph: GraphReference) -> String {
    let text = graph.untracked { String(describing: value) }
    let line = text.prefix { !$0.isNewline }.prefix(100)
    let whole = line.endIndex == text.endIndex ? text : "\(line)…"
    return isError ? "failed with \(whole)" : "= \(whole)"
  }
}

extension String {
  /// The text with line breaks as escapes of Swift.
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

  /// The text with some characters replaced.
  func escaping(_ replacement: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.map { replacement($0) ?? String($0) }.joined()
  }
}

/// A number with a noun in its singular or plural.
package func counted(_ count: Int, _ thing: String) -> String { count == 1 ? "1 \(thing)" : "\(count) \(thing)s" }
