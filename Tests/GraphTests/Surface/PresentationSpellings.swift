import SwiftUI

struct PresentationSpellings: View {
  struct Item: Identifiable {
    let id: Int
  }

  struct Bar: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
  }

  @State private var isPresented = false
  @State private var item: Item?
  @State private var detent = PresentationDetent.medium

  var body: some View {
    Text("a")
      .sheet(isPresented: $isPresented) {
        Text("b")
          .presentationDetents([.medium, .large])
          .presentationDetents([.height(200), .fraction(0.3), .custom(Bar.self)], selection: $detent)
          .presentationDragIndicator(.visible)
          .presentationCornerRadius(20)
          .interactiveDismissDisabled()
          .interactiveDismissDisabled(isPresented)
      }
      .sheet(item: $item) { item in
        Text("\(item.id)")
          .presentationBackground(.thinMaterial)
          .presentationBackground(Color.red.opacity(0.5))
          .presentationBackground { Color.blue }
          .presentationBackground(alignment: .bottom) {
            LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
          }
          .presentationBackgroundInteraction(.enabled)
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
          .presentationContentInteraction(.scrolls)
          .presentationCompactAdaptation(.none)
          .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
      }
    Text("a")
      .popover(isPresented: $isPresented) { Text("b").padding() }
      .popover(isPresented: $isPresented, arrowEdge: .top) { Text("b") }
      .popover(isPresented: $isPresented, attachmentAnchor: .rect(.bounds), arrowEdge: .trailing) { Text("b") }
      .popover(isPresented: $isPresented, attachmentAnchor: .point(.bottom), content: { Text("b") })
      .popover(item: $item) { item in Text("\(item.id)") }
      .popover(item: $item, attachmentAnchor: .point(.top), arrowEdge: .bottom) { Text("\($0.id)") }
    dialogs
  }

  @ViewBuilder private var dialogs: some View {
    Text("a")
      .actionSheet(isPresented: $isPresented) {
        ActionSheet(title: Text("a"), message: Text("b"), buttons: [.default(Text("c")) {}, .cancel()])
      }
      .actionSheet(isPresented: $isPresented) { sheet }
      .actionSheet(item: $item) { item in ActionSheet(title: Text("\(item.id)")) }
    Text("a")
      .confirmationDialog("Title", isPresented: $isPresented, titleVisibility: .visible) {
        Button("b", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
      .confirmationDialog(Text("a"), isPresented: $isPresented, titleVisibility: .automatic) {
        Button("b") {}
      } message: {
        Text("c")
      }
      .confirmationDialog("Title", isPresented: $isPresented, titleVisibility: .hidden, presenting: item) { item in
        Button("\(item.id)") {}
      } message: { _ in
        Text("c")
      }
      .dialogIcon(Image(systemName: "star"))
      .dialogSeverity(.critical)
      .dialogSuppressionToggle(isSuppressed: $isPresented)
      .dialogSuppressionToggle("Never again", isSuppressed: $isPresented)
    Text("a")
      .alert(isPresented: $isPresented) { Alert(title: Text("a")) }
      .alert(item: $item) { item in
        Alert(
          title: Text("\(item.id)"), message: Text("b"), primaryButton: .destructive(Text("c")),
          secondaryButton: .cancel())
      }
  }

  private var sheet: ActionSheet {
    let cancel = ActionSheet.Button.cancel { isPresented = false }
    return ActionSheet(title: Text("a"), buttons: [.destructive(Text("b"), action: {}), cancel])
  }
}
