import AttributeGraphUI
import Testing
import ViewTestSupport

/// Selections of pickers that no option has as its tag.
@MainActor
struct `Picker selections without a tag` {
  struct Options: View {
    @State var options = ["a", "b", "c"]
    @State var selection: String
    var isTagged = true

    var body: some View {
      Picker("p", selection: $selection) {
        ForEach(options, id: \.self) { option in
          if isTagged { Text(option).tag(option) } else { Text(option) }
        }
      }
      Button("remove") { options.removeAll { $0 == "b" } }
      Button("choose a") { selection = "a" }
      Button("choose x") { selection = "x" }
      Button("choose y") { selection = "y" }
    }
  }

  private func invalid(_ selection: String) -> String {
    "Picker: the selection \"\(selection)\" is invalid and does not have an associated tag, "
      + "this will give undefined results."
  }

  @Test(arguments: [true, false])
  func `a selection that no row of a picker has is reported once`(isTagged: Bool) throws {
    let host = ViewHost { Options(selection: "x", isTagged: isTagged) }
    #expect(host.issues.map(\.message) == [invalid("x")])
    try host.tap("choose a")
    #expect(host.issues.count == 1)
    try host.tap("choose y")
    #expect(host.issues.map(\.message) == [invalid("x"), invalid("y")])
  }

  @Test(arguments: [true, false])
  func `a selection whose option is removed later is reported`(isTagged: Bool) throws {
    let host = ViewHost { Options(selection: "b", isTagged: isTagged) }
    #expect(host.issues == [])
    try host.tap("remove")
    #expect(host.issues.map(\.message) == [invalid("b")])
    try host.tap("choose a")
    #expect(host.issues.count == 1)
  }

  @Test(arguments: [true, false])
  func `options that are all visible are searched for the selection, too`(isTagged: Bool) throws {
    let host = ViewHost { Options(selection: "x", isTagged: isTagged).pickerStyle(.segmented) }
    #expect(host.issues.map(\.message) == [invalid("x")])
    try host.tap("choose a")
    try host.tap("b")
    #expect(host.issues.count == 1)
    try host.tap("remove")
    #expect(host.issues.map(\.message) == [invalid("x"), invalid("b")])
  }

  @Test func `an empty selection is no invalid one`() {
    let host = ViewHost {
      Picker("p", selection: .constant(String?.none)) {
        ForEach(["a", "b"], id: \.self) { Text($0).tag($0) }
      }
      Picker("p", selection: .constant("a")) {}
    }
    #expect(host.issues == [])
  }

  @Test func `a picker that goes with its options reports nothing`() throws {
    struct Leaving: View {
      @State private var isShown = true
      var body: some View {
        Button("hide") { isShown = false }
        if isShown {
          Options(selection: "b")
          Options(selection: "b").pickerStyle(.inline)
        }
      }
    }
    let host = ViewHost { Leaving() }
    try host.tap("hide")
    #expect(host.issues == [])
    host.close()
    #expect(host.issues == [])
  }
}
