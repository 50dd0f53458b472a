import AttributeGraphUI
import Testing

/// Buttons that have a role and no label of their own.
@MainActor
struct `Buttons by their role` {
  @Test(arguments: [
    (ButtonRole.close, "Close"), (.confirm, "Confirm"), (.cancel, "Cancel"), (.destructive, "Delete"),
  ])
  func `a role gives a button its label`(role: ButtonRole, title: String) throws {
    struct Page: View {
      let role: ButtonRole
      @State private var count = 0
      var body: some View {
        Button(role: role) { count += 1 }
        Text("taps \(count)")
      }
    }
    let host = ViewHost { Page(role: role) }
    #expect(host.texts == [title, "taps 0"])
    try host.tap(title)
    #expect(host.texts == [title, "taps 1"])
  }
}
