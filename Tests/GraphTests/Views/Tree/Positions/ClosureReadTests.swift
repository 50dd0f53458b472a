import AttributeGraphUI
import Observation
import Testing

/// Reads in a closure that a body made, such as the closure of rows or of a geometry reader.
@MainActor
struct `Reads in closures of a body` {
  @Observable final class Item: Identifiable {
    let id: Int
    var title: String

    init(_ id: Int) {
      self.id = id
      title = "item \(id)"
    }
  }

  @Observable final class Store {
    var items = [Item(0), Item(1), Item(2)]
    var prefix = "-"
  }

  /// The containers whose closures are asked for rows or content.
  enum Container: CaseIterable {
    case forEach, range, list, lazyStack, geometryReader, navigation
  }

  struct Reading: View {
    let container: Container
    let store: Store

    var body: some View {
      switch container {
      case .forEach: VStack { ForEach([0, 1, 2], id: \.self) { Text("\(store.prefix) \(store.items[$0].title)") } }
      case .range: VStack { ForEach(0..<3) { Text("\(store.prefix) \(store.items[$0].title)") } }
      case .list: List(store.items) { Text("\(store.prefix) \($0.title)") }
      case .lazyStack: ScrollView { LazyVStack { ForEach(store.items) { Text("\(store.prefix) \($0.title)") } } }
      case .geometryReader:
        GeometryReader { _ in
          Text("\(store.prefix) \(store.items[0].title)")
          Text("\(store.prefix) \(store.items[1].title)")
          Text("\(store.prefix) \(store.items[2].title)")
        }
      case .navigation:
        NavigationStack {
          ForEach(store.items) { Text("\(store.prefix) \($0.title)") }
        }
      }
    }
  }

  @Test(arguments: Container.allCases)
  func `a model property read in a closure updates its content and runs no body`(container: Container) {
    let store = Store()
    let host = ViewHost(size: CGSize(width: 200, height: 400)) { Reading(container: container, store: store) }
    for round in 1...3 {
      let report = host.perform { store.items[1].title = "round \(round)" }
      #expect(host.texts == ["- item 0", "- round \(round)", "- item 2"])
      #expect(report.byType["Reading"]?.bodies ?? 0 == 0)
    }
    host.perform { store.prefix = "+" }
    #expect(host.texts == ["+ item 0", "+ round 3", "+ item 2"])
  }

  @Observable final class Screens {
    var number = 0
    var isSheetShown = false
    var path: [Int] = []
  }

  enum Key: PreferenceKey {
    static var defaultValue: Int { 5 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
  }

  struct Presenting: View {
    @Bindable var screens: Screens

    var body: some View {
      NavigationStack(path: $screens.path) {
        ScrollViewReader { _ in Text("reader \(screens.number)") }
          .navigationDestination(for: Int.self) { Text("page \($0): \(screens.number)") }
          .sheet(isPresented: $screens.isSheetShown) { Text("sheet \(screens.number)") }
          .overlayPreferenceValue(Key.self) { Text("overlay \($0): \(screens.number)") }
      }
    }
  }

  @Test func `a model property updates pages, sheets and overlays of preferences`() {
    let screens = Screens()
    let host = ViewHost(size: CGSize(width: 200, height: 300)) { Presenting(screens: screens) }
    #expect(host.texts == ["reader 0", "overlay 5: 0"])
    host.perform { screens.number = 1 }
    #expect(host.texts == ["reader 1", "overlay 5: 1"])
    host.perform { screens.isSheetShown = true }
    host.perform { screens.number = 2 }
    #expect(host.texts.contains("sheet 2"))
    host.perform { screens.isSheetShown = false }
    host.perform { screens.path = [7] }
    host.perform { screens.number = 3 }
    #expect(host.texts == ["page 7: 3"])
  }

  struct Row: View {
    let number: Int
    let isSelected: Bool
    var body: some View { Text("\(number) \(isSelected)") }
  }

  struct Selecting: View {
    @State private var selection = 0
    let keep: (Binding<Int>) -> Void

    var body: some View {
      let _ = keep($selection)
      ForEach(0..<5) { Row(number: $0, isSelected: $0 == selection) }
    }
  }

  @Test func `state that only the closure of rows reads runs the body of its view, and the rows that change`() {
    var selection: Binding<Int>?
    let host = ViewHost { Selecting { selection = $0 } }
    #expect(host.counts(of: Selecting.self).bodies == 1)
    for round in 1...3 {
      let report = host.perform { selection?.wrappedValue = round }
      #expect(report.byType["Selecting"]?.bodies == 1)
      #expect(report.byType["Row"]?.bodies == 2)
      #expect(report.bodies.first { $0.view == "Selecting" }?.cause.properties == ["selection"])
      // The closure ran once for each of the five.
      #expect(host.valuesReceived(by: Row.self) == 5 * (round + 1))
    }
    #expect(host.perform { selection?.wrappedValue = 3 }.total.bodies == 0)
  }

  struct SelectingInList: View {
    @State private var selection = 0
    let keep: (Binding<Int>) -> Void

    var body: some View {
      let _ = keep($selection)
      List(0..<100) { Row(number: $0, isSelected: $0 == selection).frame(height: 20) }
    }
  }

  @Test func `in a list, too`() {
    var selection: Binding<Int>?
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { SelectingInList { selection = $0 } }
    let report = host.perform { selection?.wrappedValue = 1 }
    #expect(report.byType["SelectingInList"]?.bodies == 1)
    #expect(report.byType["Row"]?.bodies == 2)
    #expect(host.texts == ["0 false", "1 true", "2 false", "3 false", "4 false"])
  }

  struct Outer: View {
    @State private var selection = 0
    let keep: (Binding<Int>) -> Void

    var body: some View {
      let _ = keep($selection)
      Inner(selection: $selection)
      Passing(selection: $selection)
    }
  }

  struct Inner: View {
    @Binding var selection: Int
    var body: some View { ForEach(0..<5) { Row(number: $0, isSelected: $0 == selection) } }
  }

  /// Hands the binding on, and reads nothing.
  struct Passing: View {
    @Binding var selection: Int
    var body: some View { Stepper("steps", value: $selection) }
  }

  @Test func `a binding that only the closure of rows reads runs the body that was given it, and no other`() {
    var selection: Binding<Int>?
    let host = ViewHost { Outer { selection = $0 } }
    for round in 1...3 {
      let report = host.perform { selection?.wrappedValue = round }
      #expect(report.byType["Outer"]?.bodies ?? 0 == 0)
      #expect(report.byType["Passing"]?.bodies ?? 0 == 0)
      #expect(report.byType["Inner"]?.bodies == 1)
      #expect(report.byType["Row"]?.bodies == 2)
      #expect(host.valuesReceived(by: Row.self) == 5 * (round + 1))
    }
  }

  struct Measuring: View {
    @State private var isLarge = false
    let keep: (Binding<Bool>) -> Void

    var body: some View {
      let _ = keep($isLarge)
      GeometryReader { geometry in Text("\(geometry.size.width) \(isLarge)") }
    }
  }

  @Test func `state that only the closure of a geometry reader reads runs the body, and the closure once`() {
    var isLarge: Binding<Bool>?
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Measuring { isLarge = $0 } }
    let report = host.perform { isLarge?.wrappedValue = true }
    #expect(host.texts == ["100.000000 true"])
    #expect(report.byType["Measuring"]?.bodies == 1)
    #expect(report.total.geometryClosures == 1)
  }

  struct Holder: View {
    @State private var selection = 0
    let keep: (Binding<Int>) -> Void

    var body: some View {
      let _ = keep($selection)
      Card { Text("\(selection)") }
    }
  }

  struct Card<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  @Test func `state that only the body of another view reads, in a closure, runs both`() {
    var selection: Binding<Int>?
    let host = ViewHost { Holder { selection = $0 } }
    let report = host.perform { selection?.wrappedValue = 7 }
    #expect(host.texts == ["7"])
    #expect(report.byType["Holder"]?.bodies == 1)
    #expect(report.byType["Card<Text>"]?.bodies == 1)
  }
}
