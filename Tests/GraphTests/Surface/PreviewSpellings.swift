import SwiftUI

private struct Row: View {
  @Binding var isOn: Bool
  var title = "Title"
  var body: some View { Toggle(title, isOn: $isOn) }
}

#Preview {
  Text("a")
}

#Preview("With a name") {
  Text("a")
}

#Preview("With traits", traits: .landscapeLeft, .fixedLayout(width: 100, height: 100), .sizeThatFitsLayout) {
  Text("a")
  Text("b")
}

#Preview(traits: .defaultLayout, .portrait, .portraitUpsideDown, .landscapeRight) {
  let titles = ["a", "b"]
  List {
    ForEach(titles, id: \.self) { Text($0) }
  }
}

#Preview("Body", body: { Text("a") })

#Preview("Branches") {
  if Bool.random() {
    Text("a")
  } else {
    Image(systemName: "star")
  }
}

#Preview("Return") {
  let title = "a"
  return Text(title)
}

#Preview("Previewable") {
  @Previewable @State var isOn = true
  @Previewable @State var title: String = "a"
  Row(isOn: $isOn, title: title)
}

#Preview("A preview modifier", traits: .modifier(SampleData()), .samples) {
  Text("a")
}

@available(macOS 15, iOS 18, *)
#Preview("Available") {
  Text("a")
}

#Preview("A view of the platform") {
  let label = UILabel()
  label.text = "a"
  return label
}

#Preview("A controller") {
  let controller = UIHostingController(rootView: Text("a"))
  return controller
}

private struct SampleData: PreviewModifier {
  static func makeSharedContext() async throws -> [String] { ["a"] }

  func body(content: Content, context: [String]) -> some View {
    content.environment(\.titles, context)
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor fileprivate static var samples: Self = .modifier(SampleData())
}

struct Row_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Row(isOn: .constant(true))
        .previewDisplayName("On")
      Row(isOn: .constant(false))
        .previewDevice(PreviewDevice(rawValue: "iPhone SE"))
        .previewLayout(.sizeThatFits)
    }
    .previewLayout(PreviewLayout.fixed(width: 300, height: 70))
    .previewInterfaceOrientation(.landscapeLeft)
    ForEach(["iPhone 8", "iPhone 13"], id: \.self) { name in
      Row(isOn: .constant(true))
        .previewDevice(PreviewDevice(rawValue: name))
        .previewDisplayName(name)
    }
  }

  static var platform: PreviewPlatform? { .iOS }
}

struct Typed_Previews: PreviewProvider {
  struct Wrapper: View {
    @State var isOn = false
    var body: some View { Row(isOn: $isOn) }
  }

  static var previews: Wrapper { Wrapper() }
}
