import AttributeGraphUI
import Testing

/// Removed drawing modifiers leave nothing.
@MainActor
struct `Lifetime of drawing modifiers` {
  struct Card: View {
    @State private var shows = true
    @State private var share = 0.5
    var body: some View {
      ZStack {
        if shows {
          Circle().trim(from: 0, to: share).stroke(.red, style: StrokeStyle(lineWidth: 2)).zIndex(1)
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .mask { Text("mask").opacity(0.5).mask(Capsule()).zIndex(2) }
            .cornerRadius(4).border(.red).shadow(radius: 2).blur(radius: 1)
        }
        Button("switch") { shows.toggle() }
        Button("go") { withAnimation { share = 1 } }
      }
    }
  }

  @Test func `a removed view with every drawing modifier leaves nothing`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Card() }
    let (full, items) = (host.population, host.displayList.count)
    try host.tap("switch")
    let empty = host.population
    #expect(host.displayList.count == 2)
    for _ in 0..<3 {
      try host.tap("switch")
      #expect(host.population.holdsAsMuch(as: full))
      #expect(host.displayList.count == items)
      try host.tap("go")
      try host.tap("switch")
      #expect(host.population.holdsAsMuch(as: empty))
    }
    #expect(!host.isAnimating)
  }

  @Test func `a released host releases its drawings`() {
    weak var gone: ViewHost?
    do {
      let host = ViewHost(size: CGSize(width: 100, height: 100)) { Card() }
      gone = host
      #expect(!host.displayList.isEmpty)
    }
    #expect(gone == nil)
  }

  @Test func `a text counts as changed for each look that differs, whatever the look before was`() {
    struct Sign: View {
      struct Look: Equatable {
        var font: Font?
        var color: Color?
        var opacity = 1.0
        var string = "a"
      }
      @State private var look = Look()
      let lever: Lever

      var body: some View {
        let _ = (lever.set = { look = $0 })
        VStack { Text(look.string) }.font(look.font).foregroundStyle(look.color ?? .primary).opacity(look.opacity)
      }
    }
    final class Lever { var set: (Sign.Look) -> Void = { _ in } }
    let lever = Lever()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Sign(lever: lever) }
    let looks = [
      Sign.Look(font: .title), Sign.Look(font: .title, color: .red), Sign.Look(font: .title, color: .red, opacity: 0.5),
      Sign.Look(font: .title, opacity: 0.5), Sign.Look(font: .title), Sign.Look(), Sign.Look(string: "b"), Sign.Look(),
    ]
    for look in looks {
      let report = host.perform { lever.set(look) }
      #expect(report.total.displayItemsChanged == 1, "\(look)")
      let fresh = ViewHost(size: CGSize(width: 100, height: 100)) {
        VStack { Text(look.string) }.font(look.font).foregroundStyle(look.color ?? .primary).opacity(look.opacity)
      }
      #expect(host.displayList.map(\.content) == fresh.displayList.map(\.content), "\(look)")
      #expect(host.displayList.map(\.foregroundColor) == fresh.displayList.map(\.foregroundColor), "\(look)")
      #expect(host.displayList.map(\.opacity) == fresh.displayList.map(\.opacity), "\(look)")
      #expect(host.perform { lever.set(look) }.total.displayItemsChanged == 0)
    }
  }
}
