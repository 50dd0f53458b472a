import AttributeGraphUI
import GraphBenchKit

// Leaves that measure themselves after layout and keep their size as a state, which their bodies use: each change of a
// size causes a second pass of bodies and layout.

extension StyledLeaf {
  /// The content of a leaf with a measured size: its text in an infinity frame, and a colour of that size.
  fileprivate func content(measured size: CGSize) -> some View {
    Text("Leaf").frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.mint.frame(width: size.width, height: size.height))
  }
}

/// The leaf that is measured by `onGeometryChange`.
struct GeometryChangeLeaf: StyledLeaf {
  @State private var size = CGSize.zero

  init(among leaves: Int) {}

  var body: some View {
    content(measured: size).onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      size = $0
    }
  }
}

/// The leaf that is measured by a reader behind it that writes a preference.
struct PreferenceReaderLeaf: StyledLeaf {
  @State private var size = CGSize.zero

  init(among leaves: Int) {}

  var body: some View {
    content(measured: size)
      .background(GeometryReader { Color.clear.preference(key: LeafSize.self, value: $0.size) })
      .onPreferenceChange(LeafSize.self) { size = $0 }
  }
}

/// The size of a leaf, set by the reader behind it.
struct LeafSize: PreferenceKey {
  static var defaultValue: CGSize { .zero }

  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

/// The leaf that is measured by a reader behind it that writes the state itself.
struct StateReaderLeaf: StyledLeaf {
  @State private var size = CGSize.zero

  init(among leaves: Int) {}

  var body: some View {
    content(measured: size)
      .background(
        GeometryReader { geometry in
          Color.clear
            .onAppear { size = geometry.size }
            .onChange(of: geometry.size) { _, new in size = new }
        })
  }
}
