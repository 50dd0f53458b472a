import SwiftUI

/// One picture, which a pinch magnifies and two taps magnify or reset.
struct PhotoDetail: View {
  @EnvironmentObject private var library: PhotoLibrary
  let photo: Photo

  var body: some View {
    VStack(spacing: 0) {
      ZoomView {
        Color.clear
          .frame(height: 280)
          .overlay { PhotoImage(photo: photo) }
          .clipped()
      }
      PhotoInfo(photo: photo)
    }
    .navigationTitle(photo.title)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button {
          library.toggleFavorite(photo)
        } label: {
          Image(systemName: library.isFavorite(photo) ? "heart.fill" : "heart")
        }
      }
    }
  }
}

/// A view that is magnified between once and four times, and moved while it is magnified.
struct ZoomView<Content: View>: View {
  @ViewBuilder let content: Content

  @State private var zoom: CGFloat = 1
  @GestureState private var pinch: CGFloat = 1
  @State private var position = CGSize.zero
  @GestureState private var movement = CGSize.zero

  private var scale: CGFloat { min(max(zoom * pinch, 0.8), 5) }

  var body: some View {
    VStack {
      content
        .scaleEffect(scale)
        .offset(x: position.width + movement.width, y: position.height + movement.height)
        .gesture(magnify.simultaneously(with: drag))
        .onTapGesture(count: 2) {
          withAnimation(.spring(duration: 0.4)) { reset(to: zoom > 1 ? 1 : 2) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .clipped()
      Text("Zoom \(Double(scale), format: .percent.precision(.fractionLength(0)))")
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
        .padding(.bottom, 8)
    }
  }

  private var magnify: some Gesture {
    MagnifyGesture()
      .updating($pinch) { value, state, _ in state = value.magnification }
      .onEnded { value in
        let target = min(max(zoom * value.magnification, 1), 4)
        withAnimation(.spring) { reset(to: target) }
      }
  }

  private var drag: some Gesture {
    DragGesture()
      .updating($movement) { value, state, _ in
        if zoom > 1 { state = value.translation }
      }
      .onEnded { value in
        guard zoom > 1 else { return }
        position.width += value.translation.width
        position.height += value.translation.height
      }
  }

  private func reset(to zoom: CGFloat) {
    self.zoom = zoom
    if zoom == 1 { position = .zero }
  }
}

/// The lines below a picture.
struct PhotoInfo: View {
  let photo: Photo

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 6) {
      GridRow {
        Text("Title").foregroundStyle(.secondary)
        Text(photo.title)
      }
      GridRow {
        Text("Year").foregroundStyle(.secondary)
        Text(String(photo.year))
      }
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.regularMaterial)
  }
}

#Preview("A photo") {
  NavigationStack { PhotoDetail(photo: Photo.samples[1]) }
    .environmentObject(PhotoLibrary())
}

#Preview("Zoom", traits: .fixedLayout(width: 300, height: 300)) {
  ZoomView {
    Image(systemName: "star.fill")
      .font(.system(size: 80))
  }
}
