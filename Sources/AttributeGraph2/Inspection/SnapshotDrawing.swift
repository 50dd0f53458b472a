/// A snapshot as a drawing: cells are boxes, computed attributes rounded boxes, effects hexagons.
///
/// Arrows lead from an input to its reader. Nodes that may be stale are dashed; those that ended or stopped are dotted.
extension GraphSnapshot {
  /// The snapshot as a program for Graphviz.
  ///
  /// - Complexity: O(nodes and edges).
  public var dot: String {
    let head = ["digraph AttributeGraph {", "  rankdir=LR;", "  node [fontname=\"Helvetica\"];"]
    let shapes = nodes.map { "  n\($0.number) [\(Self.dotAttributes(of: $0))];" }
    let arrows = edges.map { "  n\($0.input) -> n\($0.reader);" }
    return (head + shapes + arrows).joined(separator: "\n") + "\n}\n"
  }

  private static func dotAttributes(of node: Node) -> String {
    let label = [node.name, node.content].compactMap { $0 }.map(Self.dotEscaped).joined(separator: "\\n")
    let shape = node.kind == .effect ? "hexagon" : "box"
    var styles = node.kind == .computed ? ["rounded"] : []
    if node.isStale { styles.append("dashed") }
    if node.isOver { styles.append("dotted") }
    let style = styles.isEmpty ? "" : ", style=\"\(styles.joined(separator: ","))\""
    return "label=\"\(label)\", shape=\(shape)\(style)"
  }

  /// A text in a quoted string of Graphviz, where `&` begins the name of a character.
  private static func dotEscaped(_ text: String) -> String {
    text.escaping { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "&": "&amp;"
      case "\n": "\\n"
      case _ where scalar.isInvisible: "\\\\u{\(String(scalar.value, radix: 16))}"
      default: nil
      }
    }
  }

  /// The snapshot as a flow chart for Mermaid.
  ///
  /// - Complexity: O(nodes and edges).
  public var mermaid: String {
    var lines = ["flowchart LR"]
    for node in nodes { lines.append("  n\(node.number)\(Self.mermaidShape(of: node))") }
    for edge in edges { lines.append("  n\(edge.input) --> n\(edge.reader)") }
    lines += Self.mermaidClass("stale", "stroke-dasharray: 5 5", nodes.filter(\.isStale))
    lines += Self.mermaidClass("over", "stroke-dasharray: 1 4", nodes.filter(\.isOver))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func mermaidShape(of node: Node) -> String {
    let label = [node.name, node.content].compactMap { $0 }.map(Self.mermaidEscaped).joined(separator: "<br/>")
    return switch node.kind {
    case .cell: "[\"\(label)\"]"
    case .computed: "(\"\(label)\")"
    case .effect: "{{\"\(label)\"}}"
    }
  }

  private static func mermaidClass(_ name: String, _ style: String, _ nodes: [Node]) -> [String] {
    guard !nodes.isEmpty else { return [] }
    let members = nodes.map { "n\($0.number)" }.joined(separator: ",")
    return ["  classDef \(name) \(style)", "  class \(members) \(name)"]
  }

  /// A text in a quoted label of Mermaid: letters, digits and plain punctuation, and the rest by number, because
  /// Mermaid looks for comments, directives, links, markup and styles inside quotes, too.
  ///
  /// It reads each line as Markdown as well, where the first character besides digits may begin a list, a line, a
  /// heading or code.
  private static func mermaidEscaped(_ text: String) -> String {
    var isBeginning = true
    return text.escaping { scalar in
      if scalar == "\n" {
        isBeginning = true
        return "<br/>"
      }
      let isFirst = isBeginning && !("0"..."9").contains(scalar)
      if isFirst { isBeginning = false }
      if scalar.isInvisible { return "#92;u#123;\(String(scalar.value, radix: 16))#125;" }
      let isPlain = !scalar.isASCII || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      let plain = isFirst ? ",('!?/" : " .,+=()'!?-_/"
      return isPlain || plain.unicodeScalars.contains(scalar) ? nil : "#\(scalar.value);"
    }
  }
}

extension GraphSnapshot.Node {
  /// Whether the node never runs again.
  fileprivate var isOver: Bool { state == .stopped || state == .ended }
}

extension Unicode.Scalar {
  /// Whether the character is written by its number, because it is invisible, or breaks or turns a line of text.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }
}
