import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The choice of a window for a URL, by the modifiers of views.
private struct EventsApp: App {
  var body: some Scene {
    WindowGroup("Note", for: Int.self) { number in Note(number: number.wrappedValue ?? 0) }
  }
}

private struct Note: View {
  let number: Int
  @State private var seen = ""
  @State private var isBusy = false
  var body: some View {
    Text("\(number) \(seen)")
      .onOpenURL { seen = $0.absoluteString }
      .handlesExternalEvents(preferring: ["note/\(number)"], allowing: isBusy ? [] : ["note"])
    Toggle("Busy", isOn: $isBusy)
  }
}

@MainActor
struct `External events` {
  private let app = AppHost(EventsApp())

  private func open(_ url: String) throws -> [String?] {
    app.open(try #require(URL(string: url)))
    return app.windows.map { $0.host.texts.first }
  }

  @Test func `a window that prefers an address gets it and comes to the front`() throws {
    app.openWindow(value: 1)
    app.openWindow(value: 2)
    #expect(try open("a:note/1") == ["0 ", "2 ", "1 a:note/1"])
  }

  @Test func `without such a window the frontmost that allows the address gets it, as the state is now`() throws {
    app.openWindow(value: 1)
    #expect(try open("a:note/9") == ["0 ", "1 a:note/9"])
    try app.frontWindow?.host.toggle("Busy")
    #expect(try open("a:note/8") == ["1 a:note/9", "0 a:note/8"])
  }

  @Test func `if no window handles an address, a new one does`() throws {
    #expect(try open("b:other") == ["0 ", "0 b:other"])
  }
}
