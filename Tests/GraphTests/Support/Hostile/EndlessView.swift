import AttributeGraphUI
import Foundation

/// A view that contains itself without end, in one of the places that take a view.
@MainActor
package struct EndlessView {
  /// The place as a person writes it.
  package let name: String
  /// Makes the view.
  package let view: () -> AnyView

  private init(_ name: String, _ view: @autoclosure @escaping () -> some View) {
    self.name = name
    self.view = { AnyView(view()) }
  }

  /// The places.
  package static let all: [EndlessView] = [
    EndlessView("a body and a hidden type", Hidden()), EndlessView("GeometryReader", Reader()),
    EndlessView("ForEach", Row()), EndlessView("LazyVStack", Lazy()), EndlessView("List", Listed()),
    EndlessView("ScrollView", Scrolled()), EndlessView("background", Behind()), EndlessView("overlay", Over()),
    EndlessView("sheet", Presented()), EndlessView("NavigationStack", Page()), EndlessView("TabView", Tabs()),
    EndlessView("ViewThatFits", Fitting()), EndlessView("Layout", LaidOut()), EndlessView("Button", Label()),
    EndlessView("overlayPreferenceValue", Preferring()), EndlessView("Grid", Cell()), EndlessView("if", Branch()),
    EndlessView("TimelineView", Timed()), EndlessView("DisclosureGroup", Disclosed()),
    EndlessView("Section", Sectioned()), EndlessView("toolbar", NavigationStack { Tool() }),
    EndlessView("ButtonStyle", Button("x") {}.buttonStyle(Style())), EndlessView("modifiers", Modified()),
    EndlessView("ViewModifier", Text("x").modifier(Modifier())), EndlessView("safeAreaInset", Inset()),
    EndlessView("a row of views", Beside()),
    EndlessView("mask", Masked()),
  ]
}

private struct Hidden: View { var body: some View { VStack { AnyView(Hidden()) } } }
private struct Reader: View { var body: some View { GeometryReader { _ in Reader() } } }
private struct Masked: View { var body: some View { Color.red.mask { Masked() } } }
private struct Row: View { var body: some View { ForEach(0..<1) { _ in Row() } } }
private struct Lazy: View { var body: some View { LazyVStack { Lazy() } } }
private struct Listed: View { var body: some View { List { Listed() } } }
private struct Scrolled: View { var body: some View { ScrollView { Scrolled() } } }
private struct Behind: View { var body: some View { Color.red.background { Behind() } } }
private struct Over: View { var body: some View { Color.red.overlay { Over() } } }
private struct Presented: View {
  var body: some View { Text("sheet").sheet(isPresented: .constant(true)) { Presented() } }
}
private struct Page: View { var body: some View { NavigationStack { Page() } } }
private struct Tabs: View { var body: some View { TabView { Tabs().tabItem { Text("tab") } } } }
private struct Fitting: View {
  var body: some View {
    ViewThatFits {
      Fitting()
      Text("last")
    }
  }
}
private struct LaidOut: View { var body: some View { OneChild { LaidOut() } } }
private struct Label: View { var body: some View { Button(action: {}, label: { Label() }) } }
private struct Preferring: View {
  var body: some View { Color.red.overlayPreferenceValue(Sum.self) { _ in Preferring() } }
}
private struct Cell: View {
  var body: some View {
    Grid {
      GridRow { Cell() }
    }
  }
}
private struct Branch: View {
  let isOn = true
  var body: some View { if isOn { Branch() } else { Text("never") } }
}
private struct Timed: View { var body: some View { TimelineView(.everyMinute) { _ in Timed() } } }
private struct Disclosed: View {
  @State private var isOpen = true
  var body: some View { DisclosureGroup("group", isExpanded: $isOpen) { Disclosed() } }
}
private struct Sectioned: View { var body: some View { Section { Sectioned() } } }
private struct Tool: View {
  var body: some View {
    Text("page").toolbar {
      ToolbarItem { Tool() }
    }
  }
}
private struct Style: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button("again") {}.buttonStyle(Style()) }
}
private struct Modified: View {
  var body: some View { AnyView(Modified().environment(\.lineLimit, 3).padding(1).onAppear {}) }
}
private struct Modifier: ViewModifier {
  func body(content: Content) -> some View { AnyView(content.modifier(Modifier())) }
}
private struct Inset: View { var body: some View { Color.red.safeAreaInset(edge: .top) { Inset() } } }
private struct Beside: View {
  var body: some View {
    Text("beside")
    Beside()
  }
}

private enum Sum: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct OneChild: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}
