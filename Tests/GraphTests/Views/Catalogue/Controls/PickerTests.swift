import AttributeGraphUI
import Testing

/// Pickers.
@MainActor
struct `Pickers` {
  enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla, lemon
    var id: Self { self }
  }

  struct Tagged: View {
    @State var flavor = Flavor.vanilla
    var body: some View {
      VStack {
        Picker("Flavor", selection: $flavor) {
          Text("Chocolate").tag(Flavor.chocolate)
          Text("Vanilla").tag(Flavor.vanilla)
        }
        Text("chosen: \(flavor.rawValue)")
      }
    }
  }

  /// The visible items of a host.
  private func visible(_ host: ViewHost) -> [String] {
    let opacities = Dictionary(uniqueKeysWithValues: host.displayList.map { ($0.id, $0.opacity) })
    return host.viewList.filter { opacities[$0.id] != 0 }.map(\.description)
  }

  @Test func `an option is chosen by its text or tag, and shown`() throws {
    let host = ViewHost { Tagged() }
    #expect(try host.options(in: "Flavor") == ["Chocolate", "Vanilla"])
    #expect(visible(host) == ["Flavor", "Vanilla", "chosen: vanilla"])
    try host.pick("Chocolate", in: "Flavor")
    #expect(visible(host) == ["Flavor", "Chocolate", "chosen: chocolate"])
    try host.pick(tag: Flavor.vanilla, in: "Flavor")
    #expect(visible(host) == ["Flavor", "Vanilla", "chosen: vanilla"])
  }

  @Test func `an option without a text is chosen by its label or its symbol`() throws {
    struct Pictures: View {
      @State private var size = 1
      var body: some View {
        Picker("Size", selection: $size) {
          Image(systemName: "1.circle").tag(1)
          Image(systemName: "2.circle").accessibilityLabel("Two").tag(2)
          Label("Three", systemImage: "3.circle").labelStyle(.iconOnly).tag(3)
          Color.red.tag(4)
        }
        Text("size \(size)")
      }
    }
    let host = ViewHost { Pictures() }
    #expect(try host.options(in: "Size") == ["1.circle", "Two", "Three", ""])
    try host.pick("Three", in: "Size")
    #expect(host.texts.last == "size 3")
    try host.pick("Two", in: "Size")
    #expect(host.texts.last == "size 2")
    let error = #expect(throws: HostError.self) { try host.pick("five", in: "Size") }
    #expect(
      error?.description == """
        'Size' has no option 'five'. There are 4: '1.circle', 'Two', 'Three', ''. \
        Pick an option without a name by its tag: pick(tag:in:).
        """)
  }

  @Test func `an error calls a picker by its label, or by its options if it has none`() {
    let host = ViewHost {
      Picker("Flavor", selection: .constant(1)) {
        Text("Chocolate").tag(1)
        Text("Vanilla").tag(2)
      }
      Picker(selection: .constant("a")) {
        ForEach(["a", "b"], id: \.self) { Text($0) }
      } label: {
        EmptyView()
      }
    }
    let error = #expect(throws: HostError.self) { try host.pick("Lemon", in: "Flavor") }
    #expect(error?.description == "'Flavor' has no option 'Lemon'. There are 2: 'Chocolate', 'Vanilla'.")
    let other = #expect(throws: HostError.self) { try host.pick("c", in: "d") }
    #expect(other?.description == "No picker is titled 'd'. There are 2: 'Flavor', 'a b'.")
  }

  @Test func `the tag of a ForEach row is its id unless it has one`() throws {
    struct Rows: View {
      @State var flavor = Flavor.chocolate
      @State var number = 0
      @State var name = "lemon"
      var body: some View {
        VStack {
          Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue) }
          }
          Picker("Number", selection: $number) {
            ForEach(0..<3) { Text("no. \($0)") }
          }
          Picker("Name", selection: $name) {
            ForEach(Flavor.allCases) { Text("the \($0.rawValue)").tag($0.rawValue) }
          }
        }
      }
    }
    let host = ViewHost { Rows() }
    #expect(visible(host) == ["Flavor", "chocolate", "Number", "no. 0", "Name", "the lemon"])
    try host.pick("lemon", in: "Flavor")
    try host.pick("no. 2", in: "Number")
    try host.pick("the vanilla", in: "Name")
    #expect(visible(host) == ["Flavor", "lemon", "Number", "no. 2", "Name", "the vanilla"])
  }

  @Test func `a picker of optionals has an option for none`() throws {
    struct Maybe: View {
      @State var flavor: Flavor?
      var body: some View {
        VStack {
          Picker("Flavor", selection: $flavor) {
            Text("none").tag(Flavor?.none)
            Text("lemon").tag(Optional(Flavor.lemon))
            Text("vanilla").tag(Flavor.vanilla)
            Text("chocolate").tag(Flavor.chocolate, includeOptional: false)
          }
          Text(flavor?.rawValue ?? "-")
        }
      }
    }
    let host = ViewHost { Maybe() }
    #expect(visible(host) == ["Flavor", "none", "-"])
    try host.pick("lemon", in: "Flavor")
    #expect(visible(host) == ["Flavor", "lemon", "lemon"])
    try host.pick("vanilla", in: "Flavor")
    #expect(visible(host) == ["Flavor", "vanilla", "vanilla"])
    let report = try host.pick("chocolate", in: "Flavor")
    #expect(report.total == WorkCounts(), "it stands for no optional")
    try host.pick(tag: Flavor?.none, in: "Flavor")
    #expect(visible(host) == ["Flavor", "none", "-"])
  }

  @Test func `a missing option throws an error that lists the options`() {
    let host = ViewHost { Tagged() }
    let error = HostError.noOption("Lemon", picker: "Flavor", available: ["Chocolate", "Vanilla"])
    #expect(throws: error) { try host.pick("Lemon", in: "Flavor") }
    #expect(throws: HostError.self) { try host.pick(tag: Flavor.lemon, in: "Flavor") }
    #expect(throws: HostError.self) { try host.pick("Vanilla", in: "Colour") }
  }

  @Test func `choosing runs only the bodies that read the selection`() throws {
    struct Passing: View {
      @State var flavor = Flavor.vanilla
      var body: some View {
        Picker(selection: $flavor) {
          ForEach(Flavor.allCases) { Text($0.rawValue) }
        } label: {
          Text("Flavor")
        }
      }
    }
    let host = ViewHost { Passing() }
    let report = try host.pick("lemon", in: "Flavor")
    #expect(report.total.bodies == 0)
    #expect(report.total.displayItemsChanged == 2, "the old option and the new one")
  }

  @Test func `the types are those of SwiftUI`() {
    let picker = Picker("a", selection: .constant(1)) { Text("one").tag(1) }
    #expect(
      "\(type(of: picker))"
        == "Picker<Text, Int, ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<Int>>>>")
  }
}
