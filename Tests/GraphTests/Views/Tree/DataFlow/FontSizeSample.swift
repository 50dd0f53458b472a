import AttributeGraphUI
import ViewTestSupport

// The sample of the source document (section 8 of the seeds), for which the first row of that section gives the types.

extension View {
  func dump() -> Self {
    print(Mirror(reflecting: self))
    return self
  }
}

struct ParentView: View {
  @State private var isTrue = true

  var body: some View {
    let _ = print("Updated ParentView")
    VStack {
      Text("ParentView")
        .font(.custom("Seravek", size: isTrue ? 80 : 40))
      Button("Change font size") {
        isTrue.toggle()
      }
      .padding()
      .background(Color.yellow)
      ChildView()
      ChildViewWithGeometry()
    }
    .background(Color.red)
    .dump()
  }
}

struct ChildView: View {
  var body: some View {
    let _ = print("Updated ChildView")
    Text("ChildView")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.mint)
      .dump()
  }
}

struct ChildViewWithGeometry: View {
  var body: some View {
    let _ = print("Updated ChildViewWithGeometry")
    ZStack {
      GeometryReader { geometry in
        let _ = print("Updated ChildViewWithGeometry into GeometryReader")
        Text("ChildViewWithGeometry")
          .frame(width: geometry.size.width, height: geometry.size.height)
          .background(Color.yellow)
      }
    }
    .dump()
  }
}
