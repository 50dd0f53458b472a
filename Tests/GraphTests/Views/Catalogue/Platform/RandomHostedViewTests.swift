#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Observation
import TestSupport
import Testing
import ViewTestSupport

/// Random trees of views with hosting controllers in them, compared with the same trees without any.
@MainActor
struct `Random views in hosting controllers` {
  @Observable final class Node: Identifiable {
    let id: Int
    var value = 0
    var isOn = true
    var isBright = false
    var children: [Node] = []
    init(id: Int) { self.id = id }
  }

  struct NodeView: View {
    let node: Node
    let isHosted: Bool
    @State private var taps = 0
    @State private var seen = 0
    @State private var ticks = 0
    @State private var tasks = 0

    var body: some View {
      VStack(alignment: .leading) {
        Text("\(node.id): \(node.value) \(taps) \(seen) \(ticks) \(tasks)")
          .onChange(of: node.value) { seen = node.value }
        Button("tap \(node.id)") { taps += 1 }
        if node.isOn {
          Text("on \(node.id)").opacity(node.isBright ? 1 : 0.5)
            .animation(.linear(duration: 1), value: node.isBright)
        }
        ForEach(node.children) { child in
          if isHosted && child.id % 2 == 0 {
            Box(content: NodeView(node: child, isHosted: true))
          } else {
            NodeView(node: child, isHosted: isHosted)
          }
        }
      }
      .onReceive(Timer.publish(every: Double(1 + node.id % 3), on: .main, in: .common).autoconnect()) { _ in
        ticks += 1
      }
      .task(id: node.value) { tasks += 1 }
    }
  }

  struct Box<Content: View>: UIViewControllerRepresentable {
    let content: Content
    func makeUIViewController(context: Context) -> UIHostingController<Content> {
      UIHostingController(rootView: content)
    }
    func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
      controller.rootView = content
    }
  }

  /// A tree, shown with hosting controllers and without.
  @MainActor
  struct Pair {
    let root = Node(id: 0)
    var nodes: [Node]
    var made = 1
    let hosts: [ViewHost]

    init() {
      let root = root
      nodes = [root]
      let size = CGSize(width: 1000, height: 100_000)
      hosts = [true, false].map { isHosted in ViewHost(size: size) { NodeView(node: root, isHosted: isHosted) } }
    }

    /// Makes a change, and returns what it was.
    mutating func change(by numbers: inout SeededGenerator) throws -> String {
      let node = nodes[Int.random(in: 0..<nodes.count, using: &numbers)]
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0:
        node.value += 1
        return "value of \(node.id)"
      case 1, 2:
        let child = Node(id: made)
        made += 1
        nodes.append(child)
        node.children.insert(child, at: Int.random(in: 0...node.children.count, using: &numbers))
        return "\(child.id) in \(node.id)"
      case 3:
        node.isOn.toggle()
        return "text of \(node.id)"
      case 4:
        guard let gone = node.children.popLast() else { return "nothing" }
        remove(gone)
        return "without \(gone.id)"
      case 5:
        let tenths = Int.random(in: 0..<25, using: &numbers)
        for host in hosts { host.advance(by: .milliseconds(100 * tenths)) }
        return "\(tenths) tenths of a second"
      case 6:
        for host in hosts { try host.tap("tap \(node.id)") }
        return "tap on \(node.id)"
      default:
        node.isBright.toggle()
        return "brightness of \(node.id)"
      }
    }

    private mutating func remove(_ node: Node) {
      nodes.removeAll { $0 === node }
      for child in node.children { remove(child) }
    }
  }

  @Test(arguments: RandomSeeds.first(12, nightly: 300))
  func `show after each change what they show without hosting controllers`(seed: UInt64) async throws {
    var numbers = SeededGenerator(seed: seed)
    var pair = Pair()
    for step in 0..<40 {
      let change = try pair.change(by: &numbers)
      for host in pair.hosts { await host.settle() }
      let texts = pair.hosts.map { $0.texts.sorted() }
      try #require(texts[0] == texts[1], "seed \(seed), step \(step): \(change)")
      try #require(pair.hosts[0].isAnimating == pair.hosts[1].isAnimating, "seed \(seed), step \(step): \(change)")
      try #require(pair.hosts[0].issues == [], "seed \(seed), step \(step): \(change)")
    }
  }
}
#endif
