import AttributeGraphUI
import Foundation
import Testing

/// The focus after a submission.
@MainActor
struct `Focus after a submission` {
  struct Entry: View {
    /// The value that the submission sets; nil if it sets none.
    let next: Int??
    @State private var entries: [String] = []
    @State private var text = ""
    @FocusState private var field: Int?

    var body: some View {
      TextField("Entry", text: $text)
        .focused($field, equals: 1)
        .onSubmit {
          entries.append(text)
          text = ""
          if let next { field = next }
        }
      TextField("Other", text: .constant("")).focused($field, equals: 2)
      Text("\(entries.joined(separator: ",")) \(field ?? 0)")
    }
  }

  @Test func `an action that focuses the submitted field again keeps it focused`() throws {
    let host = ViewHost { Entry(next: 1) }
    for text in ["a", "b"] {
      try host.type(text, into: "Entry")
      try host.submit("Entry")
      #expect(try host.isFocused("Entry"))
    }
    #expect(host.texts == ["a,b 1"])
    #expect(host.issues.isEmpty)
  }

  @Test func `an action that sets no focus, none or that of another field leaves the submitted one`() throws {
    for (next, value) in [(Int??.none, 0), (.some(nil), 0), (2, 2)] {
      let host = ViewHost { Entry(next: next) }
      try host.type("a", into: "Entry")
      try host.submit("Entry")
      #expect(try !host.isFocused("Entry"))
      #expect(host.texts == ["a \(value)"])
    }
  }

  struct Tags: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Tag", text: $text).focused($isFocused).onSubmit { isFocused = true }
    }
  }

  @Test func `a flag that is set again keeps the field focused`() throws {
    let host = ViewHost { Tags() }
    try host.type("a", into: "Tag")
    try host.submit("Tag")
    #expect(try host.isFocused("Tag"))
  }
}
