import AttributeGraphUI
import Testing

/// The font size sample with its state passed to the children.
@MainActor
struct `Variants of the font size sample` {
  /// The sample's parent with children of its choice.
  struct Parent<Children: View>: View {
    @State private var isTrue = true
    @ViewBuilder let children: (Binding<Bool>) -> Children

    var body: some View {
      VStack {
        Text("ParentView").font(.custom("Seravek", size: isTrue ? 80 : 40))
        Button("Change font size") { isTrue.toggle() }
        children($isTrue)
      }
    }
  }

  struct BindingChild: View {
    @Binding var isTrue: Bool
    var body: some View { Text("ChildView").frame(maxWidth: .infinity, maxHeight: .infinity) }
  }

  struct BindingReader: View {
    @Binding var isTrue: Bool
    var body: some View {
      ZStack {
        GeometryReader { geometry in
          Text("ChildViewWithGeometry").frame(width: geometry.size.width, height: geometry.size.height)
        }
      }
    }
  }

  @Test func `S-057: children that hold the binding and do not read it are not run`() throws {
    let host = ViewHost {
      Parent { isTrue in
        BindingChild(isTrue: isTrue)
        BindingReader(isTrue: isTrue)
      }
    }
    try host.tap("Change font size")
    #expect(host.counts(of: BindingChild.self).bodies == 1)
    #expect(host.counts(of: BindingReader.self).bodies == 1)
    #expect(host.totalCounts.geometryClosures == 2)
  }

  struct ReadingChild: View {
    @Binding var isTrue: Bool
    var body: some View { Text(isTrue ? "a" : "b").frame(maxWidth: .infinity, maxHeight: .infinity) }
  }

  struct ReadingReader: View {
    @Binding var isTrue: Bool
    var body: some View {
      let isTrue = self.isTrue
      ZStack {
        GeometryReader { geometry in
          Text(isTrue ? "a" : "b").frame(width: geometry.size.width, height: geometry.size.height)
        }
      }
    }
  }

  @Test func `S-057: children that read the binding in their bodies run once each`() throws {
    let host = ViewHost {
      Parent { isTrue in
        ReadingChild(isTrue: isTrue)
        ReadingReader(isTrue: isTrue)
      }
    }
    try host.tap("Change font size")
    #expect(host.counts(of: ReadingChild.self).bodies == 2)
    #expect(host.counts(of: ReadingReader.self).bodies == 2)
    #expect(host.totalCounts.geometryClosures == 2)
    #expect(host.texts.suffix(2) == ["b", "b"])
  }

  struct ClosureReader: View {
    @Binding var isTrue: Bool
    var body: some View {
      ZStack {
        GeometryReader { geometry in
          Text(isTrue ? "a" : "b").frame(width: geometry.size.width, height: geometry.size.height)
        }
      }
    }
  }

  @Test func `S-057: where only the closure of the reader reads the binding, it runs once, and the body may`() throws {
    let host = ViewHost { Parent { isTrue in ClosureReader(isTrue: isTrue) } }
    try host.tap("Change font size")
    // The row allows the body to run or not: SwiftUI's bindings remember that they were read, by whatever.
    #expect(host.counts(of: ClosureReader.self).bodies == 2)
    #expect(host.totalCounts.geometryClosures == 2)
    #expect(host.texts.last == "b")
  }

  struct CallbackChild: View {
    let onTap: () -> Void
    var body: some View {
      Button("ChildView", action: onTap).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  struct CallbackReader: View {
    let onTap: () -> Void
    var body: some View {
      ZStack {
        GeometryReader { geometry in
          Button("ChildViewWithGeometry", action: onTap)
            .frame(width: geometry.size.width, height: geometry.size.height)
        }
      }
    }
  }

  @Test func `S-058: children with a callback run whenever their parent does`() throws {
    let host = ViewHost {
      Parent { isTrue in
        CallbackChild(onTap: { isTrue.wrappedValue.toggle() })
        CallbackReader(onTap: { isTrue.wrappedValue.toggle() })
      }
    }
    try host.tap("Change font size")
    #expect(host.counts(of: CallbackChild.self).bodies == 2)
    #expect(host.counts(of: CallbackReader.self).bodies == 2)
    #expect(host.totalCounts.geometryClosures == 2)
    try host.tap("ChildViewWithGeometry")
    #expect(host.counts(of: CallbackChild.self).bodies == 3)
    #expect(host.totalCounts.geometryClosures == 3)
  }
}
