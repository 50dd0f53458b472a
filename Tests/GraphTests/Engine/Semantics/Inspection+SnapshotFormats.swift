import AttributeGraph2
import Foundation
import Testing

/// Semantics 19.16: a snapshot as DOT, Mermaid and JSON.
struct `Formats of a snapshot` {
  let graph = Graph()

  private func snapshot() -> GraphSnapshot {
    let price = graph.cell(10, name: "price", fileID: "Shop/Basket.swift", line: 3)
    let total = graph.computed(name: "total", fileID: "Shop/Basket.swift", line: 5) { price.value * 2 }
    let w = graph.effect(fileID: "Shop/Basket.swift", line: 6) { _ = total.value }
    let off = graph.effect(name: "off", fileID: "Shop/Basket.swift", line: 7) {}
    off.stop()
    return graph.transaction {
      price.value = 11
      return withExtendedLifetime((w, off)) { graph.snapshot() }
    }
  }

  /// A cell with characters in name and value that could end a string, a line, a label or a comment.
  private func hostile() -> GraphSnapshot {
    let cell = graph.cell(
      "%%{init: 1}%%", name: "a\"]\\n<b>&amp;\n`x` #quot; \u{1}\u{2028}\u{202e}é😀", fileID: "A/a.swift", line: 1)
    return graph.snapshot(around: cell)
  }

  @Test func `DOT`() {
    #expect(
      snapshot().dot == #"""
        digraph AttributeGraph {
          rankdir=LR;
          node [fontname="Helvetica"];
          n1 [label="price\n11", shape=box];
          n2 [label="total\n20", shape=box, style="rounded,dashed"];
          n3 [label="Shop/Basket.swift:6", shape=hexagon, style="dashed"];
          n4 [label="off", shape=hexagon, style="dotted"];
          n1 -> n2;
          n2 -> n3;
        }

        """#)
  }

  @Test func `Mermaid`() {
    #expect(
      snapshot().mermaid == """
        flowchart LR
          n1["price<br/>11"]
          n2("total<br/>20")
          n3{{"Shop/Basket.swift#58;6"}}
          n4{{"off"}}
          n1 --> n2
          n2 --> n3
          classDef stale stroke-dasharray: 5 5
          class n2,n3 stale
          classDef over stroke-dasharray: 1 4
          class n4 over

        """)
  }

  @Test func `JSON`() {
    #expect(
      snapshot().json == """
        {
          "schema": 1,
          "nodes": [
            {"number": 1, "kind": "cell", "name": "price", "site": "Shop/Basket.swift:3", "state": "clean", \
        "evaluations": 0, "value": "11", "error": null, "inputs": 0, "outputs": 1},
            {"number": 2, "kind": "computed", "name": "total", "site": "Shop/Basket.swift:5", "state": "checked", \
        "evaluations": 1, "value": "20", "error": null, "inputs": 1, "outputs": 1},
            {"number": 3, "kind": "effect", "name": "Shop/Basket.swift:6", "site": "Shop/Basket.swift:6", \
        "state": "checked", "evaluations": 1, "value": null, "error": null, "inputs": 1, "outputs": 0},
            {"number": 4, "kind": "effect", "name": "off", "site": "Shop/Basket.swift:7", "state": "stopped", \
        "evaluations": 1, "value": null, "error": null, "inputs": 0, "outputs": 0}
          ],
          "edges": [
            {"reader": 2, "input": 1, "position": 0},
            {"reader": 3, "input": 2, "position": 0}
          ]
        }

        """)
  }

  @Test func `an empty graph`() {
    let empty = graph.snapshot()
    #expect(empty.json == "{\n  \"schema\": 1,\n  \"nodes\": [],\n  \"edges\": []\n}\n")
    #expect(empty.mermaid == "flowchart LR\n")
    #expect(empty.description.isEmpty)
  }

  @Test func `19.16: DOT keeps a hostile name inside its string`() {
    let label = #"a\"]\\n<b>&amp;amp;\n`x` #quot; \\u{1}\\u{2028}\\u{202e}é😀\n%%{init: 1}%%"#
    #expect(hostile().dot.contains("  n1 [label=\"\(label)\", shape=box];\n"))
  }

  @Test func `19.16: Mermaid keeps a hostile name inside its label`() {
    let label = [
      "a#34;#93;#92;n#60;b#62;#38;amp#59;<br/>#96;x#96; #35;quot#59; #92;u#123;1#125;#92;u#123;2028#125;",
      "#92;u#123;202e#125;é😀<br/>#37;#37;#123;init#58; 1#125;#37;#37;",
    ].joined()
    #expect(hostile().mermaid == "flowchart LR\n  n1[\"\(label)\"]\n")
  }

  @Test func `19.16: Mermaid takes no line of a label for a list, a line or a heading`() {
    let cell = graph.cell("1. a\n20) b\n2 c\n===", name: "- a\n+ b\n  d\nx - 1.5_")
    let label = [
      "#45; a<br/>#43; b<br/>#32; d<br/>x - 1.5_<br/>",
      "1#46; a<br/>20#41; b<br/>2#32;c<br/>#61;==",
    ].joined()
    #expect(graph.snapshot(around: cell).mermaid == "flowchart LR\n  n1[\"\(label)\"]\n")
  }

  @Test func `19.16: JSON gives a hostile name back unchanged, and is ASCII`() throws {
    struct Document: Decodable {
      struct Node: Decodable {
        let name: String
        let value: String?
      }
      let schema: Int
      let nodes: [Node]
    }
    let snapshot = hostile()
    #expect(snapshot.json.utf8.allSatisfy { $0 == 10 || (32..<127).contains($0) })
    let document = try JSONDecoder().decode(Document.self, from: Data(snapshot.json.utf8))
    #expect(document.schema == GraphSnapshot.schema)
    #expect(document.nodes.map(\.name) == snapshot.nodes.map(\.name))
    #expect(document.nodes.map(\.value) == ["%%{init: 1}%%"])
  }
}
