import AttributeGraphUI
import Testing
import ViewTestSupport

/// An extension that prints the type of a view while its body runs.
@MainActor
struct `Type names` {
  @Test func `S-005: the type shows each modifier inside the next one`() {
    let lines = printedLines {
      _ = Text("Hello, world!").background(Color.yellow).font(.title).dump()
    }
    #expect(
      lines == [
        """
        Mirror for ModifiedContent<ModifiedContent<Text, _BackgroundModifier<Color>>, \
        _EnvironmentKeyWritingModifier<Optional<Font>>>
        """
      ])
  }

  @Test func `S-005: a font on a bare text is still a text`() {
    #expect(type(of: Text("a").font(.title)) == Text.self)
  }

  struct Padded: View {
    @State var n = 0
    let set: Setter

    var body: some View {
      let _ = set.action = { n = $0 }
      Text("\(n)").padding().dump()
    }
  }

  /// Takes a setter of state out of a view.
  final class Setter {
    var action: (Int) -> Void = { _ in }
  }

  @Test func `S-006: the line comes once for each evaluation of the body`() {
    let set = Setter()
    let line = "Mirror for ModifiedContent<Text, _PaddingLayout>"
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { Padded(set: set) } } == [line])
    #expect(printedLines { host?.perform { set.action(1) } } == [line])
    #expect(printedLines { host?.perform { set.action(1) } } == [])
    #expect(host?.texts == ["1"])
  }
}
