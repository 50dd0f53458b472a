import AttributeGraphUI
import Foundation
import Observation
import Testing
import ViewTestSupport

/// A change of an `@Observable` object belongs to its transaction, like a change of state.
@MainActor
@Suite struct `Transactions of observable models` {
  @Observable final class Model {
    var a = 0
    var b = 0
  }

  struct Bar: View {
    let model: Model
    var body: some View { Color.red.frame(width: model.a == 0 ? 10 : 110, height: 5) }
  }

  private func width(_ host: ViewHost) -> CGFloat? { host.displayList.first?.frame.width }

  @Test func `an animated change of a model is animated`() {
    let model = Model()
    let host = ViewHost { Bar(model: model) }
    host.perform { withAnimation(.linear(duration: 1)) { model.a = 1 } }
    #expect(width(host) == 10)
    host.advance(by: .milliseconds(500))
    #expect(width(host) == 60)
    #expect(host.isAnimating)
    host.advance(by: .milliseconds(500))
    #expect(width(host) == 110)
    #expect(!host.isAnimating)
  }

  @Test func `a change without animation is applied at once`() {
    let model = Model()
    let host = ViewHost { Bar(model: model) }
    host.perform { model.a = 1 }
    #expect(width(host) == 110)
    #expect(!host.isAnimating)
  }

  struct BoundBar: View {
    @Bindable var model: Model
    var body: some View {
      Color.red.frame(width: model.a == 0 ? 10 : 110, height: 5)
      Button("set") { $model.a.animation(.linear(duration: 1)).wrappedValue = 1 }
    }
  }

  @Test func `a binding with an animation animates the change`() throws {
    let host = ViewHost { BoundBar(model: Model()) }
    try host.tap("set")
    host.advance(by: .milliseconds(500))
    #expect(width(host) == 60)
    #expect(host.isAnimating)
  }

  struct Bars: View {
    let model: Model
    var body: some View {
      ForEach([1], id: \.self) { _ in Color.red.frame(width: model.a == 0 ? 10 : 110, height: 5) }
    }
  }

  @Test func `what a closure of rows has read is animated, too`() {
    let model = Model()
    let host = ViewHost { Bars(model: model) }
    host.perform { withAnimation(.linear(duration: 1)) { model.a = 1 } }
    host.advance(by: .milliseconds(500))
    #expect(width(host) == 60)
    #expect(host.isAnimating)
  }

  @Test func `a completion is called when the change of the model has arrived`() {
    let model = Model()
    let host = ViewHost { Bar(model: model) }
    let atOnce = printedLines {
      host.perform {
        withAnimation(.linear(duration: 1)) {
          model.a = 1
        } completion: {
          print("complete")
        }
      }
    }
    #expect(atOnce == [])
    #expect(printedLines { host.advance(by: .milliseconds(500)) } == [])
    #expect(printedLines { host.advance(by: .milliseconds(500)) } == ["complete"])
  }

  @Test func `a completion is called immediately if no view has read the changed value`() {
    let model = Model()
    let host = ViewHost { Bar(model: model) }
    let lines = printedLines {
      host.perform {
        withAnimation {
          model.b = 1
        } completion: {
          print("complete")
        }
      }
    }
    #expect(lines == ["complete"])
  }
}
