import AttributeGraph2
import TestSupport
import Testing

private final class Meter: GraphModel {
  @StateCell(name: "ticks") var ticks = 1
  @ComputedAttribute(name: "doubled", { (meter: Meter) in meter.ticks * 2 }) var doubled: Int
}

struct `Descriptions of collections and models` {
  let graph = Graph()

  @Test func `a collection and a map are described with the number of their elements`() {
    let stock = graph.keyedCells(["apple": 3], name: "stock")
    let labels = stock.map(name: "labels") { "\($0) \($1)" }
    #expect("\(stock)" == "keyed cells 'stock' (1 element)")
    #expect("\(labels)" == "keyed map 'labels' (1 element)")
    let nameless = graph.keyedCells([Int: Int]())
    #expect("\(nameless)" == "keyed cells '\(#fileID):\(#line - 1)' (0 elements)")
  }

  @Test func `a mirror shows the elements as they are`() {
    let stock = graph.keyedCells(["apple": 3], name: "stock")
    let doubled = stock.map(name: "doubled") { $1 * 2 }
    #expect(parts(of: stock) == ["name: stock", "elements: [\"apple\": 3]"])
    #expect(parts(of: doubled) == ["name: doubled", "keys: [\"apple\"]", "lastElements: [:]"])
    _ = doubled.dictionary
    stock["apple"] = 4
    #expect(parts(of: doubled).last == "lastElements: [\"apple\": 6]")
  }

  @Test func `describing a collection runs no transform and makes no input`() {
    let ran = Recorder<String>()
    let stock = graph.keyedCells(["apple": 3])
    let labels = stock.map { key, _ in
      ran.note(key)
      return key
    }
    let reader = graph.computed { "\(stock) \(labels)" + (parts(of: stock) + parts(of: labels)).joined() }
    _ = reader.value
    #expect(reader.inputNames == [])
    #expect(ran.values == [])
    let counts = graph.statistics
    _ = "\(stock) \(labels)" + (parts(of: stock) + parts(of: labels)).joined()
    #expect(graph.statistics == counts)
  }

  @Test func `the properties of a model are described with their values, and whether they were used`() {
    let meter = Meter(graph: graph)
    let fields = { Mirror(reflecting: meter).children.map { "\($0.label ?? ""): \($0.value)" } }
    #expect(fields() == ["_ticks: cell = 1 (not used yet)", "_doubled: computed (not used yet)"])
    #expect(graph.statistics.nodesCreated == 0)
    _ = meter.doubled
    #expect(
      fields() == [
        "_ticks: cell 'ticks' = 1",
        "_doubled: computed 'doubled' = 2 (clean, 1 input, 0 outputs, 1 evaluation)",
      ])
  }

  private func parts(of value: Any) -> [String] {
    Mirror(reflecting: value).children.map { "\($0.label ?? ""): \($0.value)" }
  }
}
