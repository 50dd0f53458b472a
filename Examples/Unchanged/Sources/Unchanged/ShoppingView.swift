import SwiftUI

extension EnvironmentValues {
  @Entry var rowSpacing: CGFloat = 8
  @Entry var accent = SwiftUI.Color.green
}

struct ShoppingView: View {
  @EnvironmentObject private var list: ShoppingList
  @State private var name = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(list.open) to buy")
        .font(.headline)
      ForEach($list.items) { $item in
        ItemRow(item: $item)
      }
      HStack {
        TextField("Item", text: $name)
        Button("Add") {
          list.add(name)
          name = ""
        }
        .disabled(name.isEmpty)
      }
    }
    .padding()
  }
}

struct ItemRow: View {
  @Environment(\.rowSpacing) private var spacing
  @Environment(\.accent) private var accent
  @Binding var item: ShoppingItem

  var body: some View {
    HStack(spacing: spacing) {
      Circle()
        .fill(item.isDone ? accent : SwiftUI.Color.gray)
        .frame(width: 10, height: 10)
      Toggle(item.name, isOn: $item.isDone)
    }
  }
}

#Preview("A row", traits: .sizeThatFitsLayout) {
  @Previewable @State var item = ShoppingItem(name: "Milk")
  ItemRow(item: $item)
}

#Preview("A row with room") {
  ItemRow(item: .constant(ShoppingItem(name: "Bread", isDone: true)))
    .environment(\.rowSpacing, 40)
    .environment(\.accent, .orange)
}

struct ShoppingView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ShoppingView()
        .previewDisplayName("A list")
      ShoppingView()
        .previewDevice("iPhone SE (3rd generation)")
        .previewInterfaceOrientation(.landscapeLeft)
        .previewDisplayName("On a small phone")
    }
    .environmentObject(ShoppingList.sample)
  }
}
