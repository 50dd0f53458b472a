import Foundation
import SwiftUI

/// A picture of the gallery: an image of the asset catalogue, or a symbol.
struct Photo: Identifiable, Hashable {
  enum Source: Hashable {
    case asset(String)
    case symbol(String)
  }

  let id: Int
  let title: String
  let source: Source
  let year: Int

  static let samples = [
    Photo(id: 1, title: "Meadow", source: .asset("Meadow"), year: 2023),
    Photo(id: 2, title: "Harbor", source: .asset("Harbor"), year: 2024),
    Photo(id: 3, title: "Mountains", source: .symbol("mountain.2.fill"), year: 2023),
    Photo(id: 4, title: "Night", source: .symbol("moon.stars.fill"), year: 2024),
    Photo(id: 5, title: "Bird", source: .symbol("bird.fill"), year: 2025),
    Photo(id: 6, title: "Storm", source: .symbol("cloud.bolt.fill"), year: 2025),
    Photo(id: 7, title: "Camera", source: .symbol("camera.fill"), year: 2025),
  ]
}

/// The pictures and the favourites among them.
final class PhotoLibrary: ObservableObject {
  /// Which pictures are shown.
  enum Filter: String, CaseIterable, Identifiable {
    case all = "All"
    case favorites = "Favorites"

    var id: Self { self }
  }

  @Published var filter = Filter.all
  @Published private(set) var favorites: Set<Photo.ID> = []
  let photos: [Photo]

  init(photos: [Photo] = Photo.samples) {
    self.photos = photos
  }

  var shown: [Photo] {
    filter == .all ? photos : photos.filter { favorites.contains($0.id) }
  }

  func isFavorite(_ photo: Photo) -> Bool { favorites.contains(photo.id) }

  func toggleFavorite(_ photo: Photo) {
    if favorites.remove(photo.id) == nil { favorites.insert(photo.id) }
  }
}

/// The picture of a photo, in any size.
struct PhotoImage: View {
  let photo: Photo

  var body: some View {
    switch photo.source {
    case .asset(let name):
      Image(name, bundle: .module)
        .resizable()
        .scaledToFill()
    case .symbol(let name):
      ZStack {
        LinearGradient(
          colors: [.teal.opacity(0.4), .blue.opacity(0.7)], startPoint: .topLeading, endPoint: .bottomTrailing)
        Image(systemName: name)
          .resizable()
          .scaledToFit()
          .foregroundStyle(.white)
          .padding(24)
      }
    }
  }
}
