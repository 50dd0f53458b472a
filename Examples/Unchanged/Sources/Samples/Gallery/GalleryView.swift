import SwiftUI

/// Pictures in a grid. A tap opens one.
struct GalleryView: View {
  @StateObject private var library = PhotoLibrary()

  private let columns = [GridItem(.adaptive(minimum: 110), spacing: 8)]

  var body: some View {
    NavigationStack {
      ScrollView {
        Picker("Shown pictures", selection: $library.filter) {
          ForEach(PhotoLibrary.Filter.allCases) { filter in
            Text(filter.rawValue)
          }
        }
        .pickerStyle(.segmented)
        .padding(.horizontal)
        LazyVGrid(columns: columns, spacing: 8) {
          ForEach(library.shown) { photo in
            NavigationLink(value: photo) {
              Thumbnail(photo: photo, isFavorite: library.isFavorite(photo))
            }
            .buttonStyle(.plain)
          }
        }
        .padding(.horizontal, 8)
        if library.shown.isEmpty {
          Text("No favorites yet")
            .foregroundStyle(.secondary)
            .padding(.top, 60)
        }
      }
      .navigationTitle("Gallery")
      .navigationDestination(for: Photo.self) { photo in
        PhotoDetail(photo: photo)
      }
    }
    .environmentObject(library)
  }
}

/// A square picture with its title and a heart on it.
struct Thumbnail: View {
  let photo: Photo
  let isFavorite: Bool

  var body: some View {
    VStack(spacing: 4) {
      Color.clear
        .aspectRatio(1, contentMode: .fit)
        .overlay { PhotoImage(photo: photo) }
        .clipShape(.rect(cornerRadius: 12))
        .overlay(alignment: .topTrailing) {
          if isFavorite {
            Image(systemName: "heart.fill")
              .foregroundStyle(.pink)
              .padding(6)
          }
        }
      Text(photo.title)
        .font(.caption)
        .lineLimit(1)
    }
  }
}

#Preview("Gallery") {
  GalleryView()
}

#Preview("Thumbnails", traits: .sizeThatFitsLayout) {
  HStack {
    Thumbnail(photo: Photo.samples[0], isFavorite: true)
    Thumbnail(photo: Photo.samples[2], isFavorite: false)
  }
  .frame(width: 240)
  .padding()
}
