extension GraphSnapshot {
  /// The version of ``json``, which changes when a member changes its name or its meaning.
  public static var schema: Int { 1 }

  /// The snapshot as JSON, in ASCII, with a line for each node and each edge.
  ///
  /// ```json
  /// {
  ///   "schema": 1,
  ///   "nodes": [
  ///     {"number": 1, "kind": "cell", "name": "price", "site": "Shop/Basket.swift:12", "state": "clean",
  ///      "evaluations": 0, "value": "10", "error": null, "inputs": 0, "outputs": 1}
  ///   ],
  ///   "edges": [
  ///     {"reader": 2, "input": 1, "position": 0}
  ///   ]
  /// }
  /// ```
  ///
  /// - Complexity: O(nodes and edges).
  public var json: String {
    """
    {
      "schema": \(Self.schema),
      "nodes": \(Self.list(nodes.map(\.json))),
      "edges": \(Self.list(edges.map(\.json)))
    }

    """
  }

  private static func list(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n" + items.map { "    \($0)" }.joined(separator: ",\n") + "\n  ]"
  }
}

extension GraphSnapshot.Node {
  /// The node as a JSON object, in one line.
  fileprivate var json: String {
    let members: [(String, String)] = [
      ("number", "\(number)"), ("kind", kind.rawValue.quotedForJSON), ("name", name.quotedForJSON),
      ("site", site.quotedForJSON), ("state", state.rawValue.quotedForJSON), ("evaluations", "\(evaluations)"),
      ("value", value?.quotedForJSON ?? "null"), ("error", error?.quotedForJSON ?? "null"),
      ("inputs", "\(inputs)"), ("outputs", "\(outputs)"),
    ]
    return "{\(members.map { "\"\($0)\": \($1)" }.joined(separator: ", "))}"
  }
}

extension GraphSnapshot.Edge {
  /// The edge as a JSON object, in one line.
  fileprivate var json: String { "{\"reader\": \(reader), \"input\": \(input), \"position\": \(position)}" }
}

extension String {
  /// The text as a JSON string, in ASCII (RFC 8259, section 7).
  var quotedForJSON: String {
    var text = "\""
    for unit in utf16 {
      switch unit {
      case 0x22: text += "\\\""
      case 0x5c: text += "\\\\"
      case 0x08: text += "\\b"
      case 0x09: text += "\\t"
      case 0x0a: text += "\\n"
      case 0x0c: text += "\\f"
      case 0x0d: text += "\\r"
      case 0x20...0x7e: text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: unit)))
      default:
        let digits = String(unit, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return text + "\""
  }
}
