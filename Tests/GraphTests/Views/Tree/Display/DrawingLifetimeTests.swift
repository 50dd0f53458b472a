import AttributeGraphUI
import Testing

/// Removed drawing modifiers leave nothing.
@MainActor
@Suite struct `Lifetime of drawing modifiers` {
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
}
