import AttributeGraphUI
import Foundation
import Observation
import Testing
import ViewTestSupport

/// A change of an `@Observable` object belongs to its transaction, like a change of state.
@MainActor
struct `Transactions of observable models` {
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

  struct TwoBars: View {
    let model: Model
    var body: some View {
      Color.red.frame(width: 10 + CGFloat(model.a), height: 5)
      Color.red.frame(width: 10 + CGFloat(model.b), height: 5)
    }
  }

  private func widths(_ host: ViewHost) -> [CGFloat] { host.displayList.map(\.frame.width) }

  @Test func `two animations of one action keep their own curves`() {
    let model = Model()
    let host = ViewHost { TwoBars(model: model) }
    let report = host.perform {
      withAnimation(.linear(duration: 1)) { model.a = 100 }
      withAnimation(.linear(duration: 2)) { model.b = 100 }
    }
    #expect(report.byType["TwoBars"]?.bodies == 2)
    host.advance(by: .milliseconds(500))
    #expect(widths(host) == [60, 35])
  }

  @Test func `a property that is set and then animated starts where it was set`() {
    let model = Model()
    let host = ViewHost { TwoBars(model: model) }
    host.perform {
      model.a = 100
      withAnimation(.linear(duration: 1)) { model.a = 0 }
    }
    #expect(widths(host) == [110, 10])
    host.advance(by: .milliseconds(500))
    #expect(widths(host) == [60, 10])
  }

  @Test func `each of several bodies that read the same properties follows each transaction`() {
    let model = Model()
    let host = ViewHost {
      TwoBars(model: model)
      TwoBars(model: model)
    }
    let change = {
      model.a += 100
      withAnimation(.linear(duration: 1)) { model.b += 100 }
    }
    host.perform(change)
    host.advance(by: .milliseconds(500))
    #expect(widths(host) == [110, 60, 110, 60])
    host.advance(by: .milliseconds(500))
    // From now on readings have an end of their own.
    host.perform(change)
    host.advance(by: .milliseconds(500))
    #expect(widths(host) == [210, 160, 210, 160])
  }

  struct RowBars: View {
    let model: Model
    var body: some View {
      ForEach(0..<(model.a > 0 ? 2 : 1), id: \.self) { _ in
        Color.red.frame(width: 10 + CGFloat(model.b), height: 5)
      }
    }
  }

  @Test func `rows that one transaction inserts are animated by the next one`() {
    let model = Model()
    let host = ViewHost { RowBars(model: model) }
    host.perform {
      model.a = 1
      withAnimation(.linear(duration: 1)) { model.b = 100 }
    }
    host.advance(by: .milliseconds(500))
    #expect(widths(host) == [60, 60])
  }

  struct FirstRows: View {
    let model: Model
    var body: some View {
      let a = model.a
      if a > 0 { ForEach([1.5], id: \.self) { _ in Color.red.frame(width: 10 + CGFloat(model.b), height: 5) } }
    }
  }

  @Test func `rows that read a model for the first time are animated by the next transaction`() {
    let model = Model()
    let host = ViewHost {
      FirstRows(model: model)
      TwoBars(model: model)
    }
    host.perform {
      model.a = 100
      withAnimation(.linear(duration: 1)) { model.b = 100 }
    }
    host.advance(by: .milliseconds(500))
    #expect(widths(host) == [60, 110, 60])
  }
}
