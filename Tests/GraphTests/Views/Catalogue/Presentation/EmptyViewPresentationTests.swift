import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Presentations of views that show nothing.
@MainActor
struct `Presentations of an EmptyView` {
  struct Nested: View {
    @State private var shown = ""
    private func isShown(_ name: String) -> Binding<Bool> {
      Binding(get: { shown == name }, set: { shown = $0 ? name : "" })
    }

    var body: some View {
      VStack {
        ForEach(["sheet", "alert", "popover", "cover", "dialog"], id: \.self) { name in
          Button(name) { shown = name }
        }
      }
      .background(
        EmptyView()
          .sheet(isPresented: isShown("sheet")) { Text("a sheet") }
          .background(EmptyView().alert("an alert", isPresented: isShown("alert")) { Button("OK") {} })
          .background(
            EmptyView().popover(isPresented: isShown("popover")) { Text("a popover") }
              .overlay(EmptyView().fullScreenCover(isPresented: isShown("cover")) { Text("a cover") })
          )
          .background(EmptyView().confirmationDialog("a dialog", isPresented: isShown("dialog")) { Button("Go") {} }))
    }
  }

  @Test(arguments: ["a sheet", "an alert", "a popover", "a cover", "a dialog"])
  func `a presentation behind an EmptyView that is alone behind a view is presented`(_ text: String) throws {
    let host = ViewHost { Nested() }
    let before = host.texts
    try host.tap(.text(String(text.split(separator: " ")[1])))
    #expect(host.presentation?.texts.first == text)
    try host.dismiss()
    #expect(host.texts == before)
    #expect(host.issues.isEmpty)
  }

  @Test func `an EmptyView with a background is as large as its place, if it has one of its own`() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) { EmptyView().background(Color.red) }
    #expect(host.displayList.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 50)])
    let behind = ViewHost { Text("text").overlay(EmptyView().overlay(alignment: .topLeading) { Text("over") }) }
    #expect(behind.texts == ["text", "over"])
    #expect(behind.element(text: "over")?.frame?.origin == behind.element(text: "text")?.frame?.origin)
  }

  @Test func `an EmptyView among others is nothing, with a background or without`() {
    let host = ViewHost {
      VStack {
        Text("a")
        EmptyView().background(Text("nothing"))
        EmptyView().sheet(isPresented: .constant(false)) { Text("sheet") }.background(Text("nothing"))
      }
    }
    #expect(host.texts == ["a"])
    #expect(host.displayList.count == 1)
  }

  @Test func `onAppear and task of an EmptyView in a place of its own do not run`() async {
    let lines = printedLines {
      let host = ViewHost {
        Text("text").background(EmptyView().onAppear { print("appeared") }.background(EmptyView()))
      }
      _ = host
    }
    #expect(lines.isEmpty)
    var count = 0
    let host = ViewHost { Text("text").background(EmptyView().task { count += 1 }.background(EmptyView())) }
    await host.settle()
    #expect(count == 0)
  }
}
