import AttributeGraphUI
import Foundation
import Testing

/// State set during an update: the write is reported with its names and dropped, without a loop.
@MainActor
struct `State set during an update` {
  private let message = "Modifying state during view update, this will cause undefined behavior."

  struct InBody: View {
    @State private var count = 0
    @State private var other = 0

    var body: some View {
      let _ = (other = 7)
      let _ = (count += 1)
      Text("\(count) \(other)")
    }
  }

  @Test func `each write in a body is reported with its view and property`() {
    let host = ViewHost { InBody() }
    #expect(host.texts == ["0 0"])
    #expect(host.counts(of: InBody.self).bodies == 1)
    #expect(host.issues.map(\.property) == ["other", "count"])
    #expect(host.issues.first?.description == "\(message) [InBody.other]")
  }

  struct InReader: View {
    @State private var width = 0.0

    var body: some View {
      GeometryReader { g in
        let _ = (width = g.size.width)
        Text("\(width)")
      }
    }
  }

  @Test func `a write in a geometry reader's closure is reported and dropped`() {
    let host = ViewHost { InReader() }
    #expect(host.texts == ["0.000000"])
    #expect(host.issues.map(\.description) == ["\(message) [InReader.width]"])
    #expect(host.counts(of: InReader.self).bodies == 1)
    #expect(host.totalCounts.geometryClosures == 1)
    host.resize(to: CGSize(width: 200, height: 200))
    #expect(host.texts == ["0.000000"])
    #expect(host.counts(of: InReader.self).bodies == 1)
    #expect(host.totalCounts.geometryClosures == 2)
  }

  struct InRow: View {
    @State private var row = 0

    var body: some View {
      VStack {
        ForEach(0..<3) { index in
          let _ = (row = index + 1)
          Text("\(index)")
        }
      }
    }
  }

  @Test func `a write in a row closure is reported and dropped`() {
    let host = ViewHost { InRow() }
    #expect(host.issues.map(\.property) == ["row", "row", "row"])
    #expect(host.counts(of: InRow.self).bodies == 1)
  }

  /// Holds an action that a measurer runs while it measures.
  @MainActor
  final class Measuring {
    var action: () -> Void = {}
  }

  struct MeddlingMeasurer: TextMeasurer {
    let measuring: Measuring

    func measure(_ string: String, font: Font, width: CGFloat?, lineLimit: Int?) -> TextMetrics {
      MainActor.assumeIsolated { measuring.action() }
      return BuiltInTextMeasurer().measure(string, font: font, width: width, lineLimit: lineLimit)
    }
  }

  struct Measured: View {
    @State private var n = 0
    let measuring: Measuring

    var body: some View {
      let _ = (measuring.action = { n += 1 })
      Text("\(n)")
    }
  }

  @Test func `a write during layout is reported and dropped`() {
    let measuring = Measuring()
    let host = ViewHost(measurer: MeddlingMeasurer(measuring: measuring)) { Measured(measuring: measuring) }
    #expect(host.texts == ["0"])
    #expect(host.counts(of: Measured.self).bodies == 1)
    #expect(!host.issues.isEmpty)
    #expect(Set(host.issues.map(\.description)) == ["\(message) [Measured.n]"])
  }

  struct Owner: View {
    @State private var n = 0

    var body: some View {
      VStack {
        Text("\(n)")
        Child(n: $n)
      }
    }
  }

  struct Child: View {
    @Binding var n: Int

    var body: some View {
      let _ = (n = 5)
      Text("child")
    }
  }

  @Test func `the report of a write through a binding names the owner`() {
    let host = ViewHost { Owner() }
    #expect(host.texts == ["0", "child"])
    #expect(host.issues.map(\.description) == ["\(message) [Owner.n]"])
    #expect(host.counts(of: Owner.self).bodies == 1)
    #expect(host.counts(of: Child.self).bodies == 1)
  }

  @Test func `a body may set the state of another host`() {
    struct Other: View {
      let set: () -> Void
      var body: some View {
        let _ = set()
        Text("other")
      }
    }
    struct Target: View {
      @State var n = 0
      let keep: (Binding<Int>) -> Void
      var body: some View {
        let _ = keep($n)
        Text("\(n)")
      }
    }
    var binding: Binding<Int>?
    let target = ViewHost { Target { binding = $0 } }
    let other = ViewHost { Other { binding?.wrappedValue = 3 } }
    target.flush()
    #expect(target.texts == ["3"])
    #expect(target.issues + other.issues == [])
  }
}
