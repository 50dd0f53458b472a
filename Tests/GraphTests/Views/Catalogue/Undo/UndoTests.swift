import AttributeGraphUI
import Testing

/// Changes that are taken back and made again by the record of the environment.
@MainActor
struct `Undo` {
  @Observable final class Document {
    var words = ["one"]

    func append(_ word: String, undo: UndoManager?) {
      words.append(word)
      undo?.registerUndo(withTarget: self) { $0.removeLast(undo: undo) }
      undo?.setActionName("Append")
    }

    func removeLast(undo: UndoManager?) {
      let word = words.removeLast()
      undo?.registerUndo(withTarget: self) { $0.append(word, undo: undo) }
    }
  }

  struct Editor: View {
    let document: Document
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      VStack {
        Text(document.words.joined(separator: " "))
        Button("append") { document.append("two", undo: undoManager) }
        Button("undo") { undoManager?.undo() }
        Button("redo") { undoManager?.redo() }
      }
    }
  }

  @Test func `a view takes a change back and makes it again`() throws {
    let host = ViewHost { Editor(document: Document()) }
    try host.tap("append")
    #expect(host.texts.first == "one two")
    try host.tap("undo")
    #expect(host.texts.first == "one")
    try host.tap("redo")
    #expect(host.texts.first == "one two")
  }

  @Test func `hosts have records of their own`() throws {
    let document = Document()
    let (first, second) = (ViewHost { Editor(document: document) }, ViewHost { Editor(document: document) })
    try first.tap("append")
    try second.tap("undo")
    #expect(document.words == ["one", "two"])
  }

  @Test func `a group is taken back as one, and has the name that was given last`() {
    let undo = UndoManager()
    let document = Document()
    undo.beginUndoGrouping()
    document.append("two", undo: undo)
    document.append("three", undo: undo)
    undo.setActionName("Write")
    undo.endUndoGrouping()
    #expect(undo.undoMenuItemTitle == "Undo Write")
    undo.undo()
    #expect(document.words == ["one"])
    #expect(undo.canRedo && !undo.canUndo && undo.redoActionName == "Write")
    undo.redo()
    #expect(document.words == ["one", "two", "three"])
  }

  @Test func `a new change ends what can be made again`() {
    let undo = UndoManager()
    let document = Document()
    document.append("two", undo: undo)
    undo.undo()
    document.append("three", undo: undo)
    #expect(!undo.canRedo)
  }

  @Test func `only so many groups are kept, none of a target that was removed, and none while it is disabled`() {
    let undo = UndoManager()
    let document = Document()
    undo.levelsOfUndo = 1
    document.append("two", undo: undo)
    document.append("three", undo: undo)
    undo.undo()
    #expect(document.words == ["one", "two"])
    #expect(!undo.canUndo)
    undo.removeAllActions(withTarget: document)
    #expect(!undo.canRedo)
    undo.disableUndoRegistration()
    document.append("four", undo: undo)
    undo.enableUndoRegistration()
    #expect(!undo.canUndo)
  }
}
