import AttributeGraphUI
import Testing
import ViewTestSupport

/// Containers that lay out the sections they are given.
@MainActor
struct `Sections of a container` {
  struct Board<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack {
        Group(sections: content) { sections in
          Text("\(sections.count) sections")
          ForEach(sections) { section in
            Text("\(section.content.count) in \(section.containerValues.tag(for: String.self) ?? "-")")
            section.header
            section.content
            section.footer
          }
        }
      }
    }
  }

  @Test func `a container is given its sections with their parts and values`() {
    let host = ViewHost {
      Board {
        Section {
          Text("a")
          ForEach(0..<2) { Text("\($0)") }
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
        .tag("first")
        Section("second") { Text("b") }
      }
    }
    #expect(
      host.texts == ["2 sections", "3 in first", "header", "a", "0", "1", "footer", "1 in -", "second", "b"])
  }

  @Test func `a modified section stays a section, and its views are modified`() {
    let host = ViewHost {
      Board {
        Section("one") {
          Text("a")
          Text("b")
        }
        .padding()
        AnyView(Section("two") { Text("c") }).disabled(true)
        Group {
          Section("three") { Text("d") }
          Section("four") { Text("e") }.onAppear {}
        }
        .foregroundStyle(.red)
      }
    }
    #expect(
      host.texts == [
        "4 sections", "2 in -", "one", "a", "b", "1 in -", "two", "c", "1 in -", "three", "d", "1 in -", "four", "e",
      ])
  }

  struct Numbered: View {
    @State private var id = 1
    var body: some View {
      Board {
        Section("one") {
          Counter()
          Text("b")
        }
        .tag("first").id(id)
      }
      Button("renew") { id += 1 }
    }
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test func `a section with an id stays a section, and its views are new with another id`() throws {
    let host = ViewHost { Numbered() }
    try host.tap("count 0")
    #expect(host.texts == ["1 sections", "2 in first", "one", "count 1", "b", "renew"])
    try host.tap("renew")
    #expect(host.texts == ["1 sections", "2 in first", "one", "count 0", "b", "renew"])
  }

  @Test func `views outside of sections are sections of their own`() {
    let host = ViewHost {
      Board {
        Text("a")
        Text("b")
        Section("s") { Text("c") }
        Text("d")
      }
    }
    #expect(
      host.texts == ["3 sections", "2 in -", "a", "b", "1 in -", "s", "c", "1 in -", "d"])
  }

  struct Cards: View {
    @State private var isLong = false
    var body: some View {
      VStack {
        Button("more") { isLong.toggle() }
        ForEach(sections: Group { parts }) { section in
          HStack { section.content }.lifetime("section")
        }
      }
    }

    @ViewBuilder private var parts: some View {
      Section { Text("a") }
      if isLong { Section { Text("b") } }
    }
  }

  @Test func `a loop over sections follows those that come and go`() throws {
    let host = ViewHost { Cards() }
    #expect(host.texts == ["more", "a"])
    try host.tap("more")
    #expect(host.texts == ["more", "a", "b"])
    try host.tap("more")
    #expect(host.texts == ["more", "a"])
  }

  @Test func `the sections of a custom view are sections of the container`() throws {
    struct Own: View {
      @State private var count = 1
      var body: some View {
        Section("own") {
          Button("more") { count += 1 }
          ForEach(0..<count, id: \.self) { Text("\($0)") }
        }
        .tag("own")
        Section("last") { Text("z") }
      }
    }
    let host = ViewHost {
      Board {
        Section("first") { Text("a") }
        Own()
      }
    }
    #expect(
      host.texts == ["3 sections", "1 in -", "first", "a", "2 in own", "own", "more", "0", "1 in -", "last", "z"])
    try host.tap("more")
    #expect(host.texts.contains("3 in own"))
  }
}
