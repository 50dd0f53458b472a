import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Changes of one `ObservableObject` in several transactions of one action.
@MainActor
struct `Transactions of observable objects` {
  final class Model: ObservableObject {
    @Published var first: CGFloat = 0
    @Published var second: CGFloat = 0
    @Published var count = 0
  }

  struct Bars: View {
    @ObservedObject var model: Model
    var appear: () -> Void = {}
    var body: some View {
      VStack {
        Color.red.frame(width: 10 + model.first, height: 5)
        Color.red.frame(width: 10 + model.second, height: 5)
      }
      .onAppear(perform: appear)
    }
  }

  private func widths(_ host: ViewHost) -> [CGFloat] { host.displayList.map(\.frame.width) }

  @Test func `two animations of one action keep their own curves`() {
    let model = Model()
    let host = ViewHost { Bars(model: model) }
    let report = host.perform {
      withAnimation(.linear(duration: 1)) { model.first = 100 }
      withAnimation(.linear(duration: 2)) { model.second = 100 }
    }
    #expect(report.byType["Bars"]?.bodies == 2)
    #expect(host.commits == 2)
    host.advance(by: .milliseconds(500))
    #expect(widths(host) == [60, 35])
  }

  @Test func `a change in an inner animation and one in the outer animation keep their own curves`() {
    let model = Model()
    let host = ViewHost { Bars(model: model) }
    host.perform {
      withAnimation(.linear(duration: 1)) {
        withAnimation(.linear(duration: 2)) { model.first = 100 }
        model.second = 100
      }
    }
    host.advance(by: .milliseconds(500))
    #expect(widths(host) == [35, 60])
  }

  @Test func `a property that is set and then animated starts where it was set`() {
    let model = Model()
    let host = ViewHost { Bars(model: model) }
    host.perform {
      model.first = 100
      withAnimation(.linear(duration: 1)) { model.first = 0 }
    }
    #expect(widths(host) == [110, 10])
    host.advance(by: .milliseconds(500))
    #expect(widths(host) == [60, 10])
  }

  @Test func `the transactions of an action of a frame keep their own animations`() {
    let model = Model()
    let host = ViewHost {
      Bars(model: model) {
        model.first = 100
        withAnimation(.linear(duration: 1)) { model.second = 100 }
      }
    }
    #expect(widths(host) == [110, 10])
    #expect(host.commits == 1)
    host.advance(by: .milliseconds(500))
    #expect(widths(host) == [110, 60])
  }

  @Test func `a completion waits for the changes of all transactions inside`() {
    let model = Model()
    let host = ViewHost { Bars(model: model) }
    let lines = printedLines {
      host.perform {
        withAnimation(.linear(duration: 1)) {
          model.count = 1
          withAnimation(.linear(duration: 2)) { model.first = 100 }
          model.second = 100
        } completion: {
          print("complete")
        }
      }
      host.advance(by: .milliseconds(1900))
    }
    #expect(lines == [])
    #expect(printedLines { host.advance(by: .milliseconds(200)) } == ["complete"])
    #expect(printedLines { host.advance(by: .seconds(2)) } == [])
  }

  @Test func `a recording has the bodies that ran during an action in the action's frame`() {
    let model = Model()
    let host = ViewHost { Bars(model: model) }
    let recording = host.record {
      host.perform {
        model.first = 100
        withAnimation(.linear(duration: 1)) { model.second = 100 }
      }
    }
    #expect(recording.frames.map(\.work.bodies) == [2])
  }
}
