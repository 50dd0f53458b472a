import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Pictures from addresses.
@MainActor
struct `Async images` {
  /// The beginning of a PNG file of 30 by 20 pixels, as far as its size stands in it.
  nonisolated private static let png =
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    + Data([0, 0, 0, 30, 0, 0, 0, 20])

  private static var address: URL? { URL(string: "data:image/png;base64," + png.base64EncodedString()) }

  struct Phases: View {
    var url: URL?
    var body: some View {
      AsyncImage(url: url, scale: 2) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image
        case .failure: Text("failure")
        @unknown default: EmptyView()
        }
      }
    }
  }

  @Test func `a picture is empty first and then there, with the size of its file`() async {
    let host = ViewHost { Phases(url: Self.address) }
    #expect(host.texts == ["empty"])
    await host.settle()
    #expect(host.texts.isEmpty)
    #expect(host.displayList.first?.frame.size == CGSize(width: 15, height: 10))
  }

  @Test func `an address without a loader fails immediately, and no address stays empty`() async {
    let host = ViewHost { Phases(url: URL(string: "https://example.com/picture.png")) }
    await host.settle()
    #expect(host.texts == ["failure"])
    let none = ViewHost { Phases(url: nil) }
    await none.settle()
    #expect(none.texts == ["empty"])
  }

  @Test func `the environment has another loader`() async {
    struct Loader: AsyncImageLoader {
      func data(for url: URL) async throws -> Data { `Async images`.png }
    }
    let host = ViewHost {
      AsyncImage(url: URL(string: "https://example.com/picture.png")) { image in
        image.resizable()
      } placeholder: {
        ProgressView()
      }
      .frame(width: 50, height: 50)
      .environment(\.asyncImageLoader, Loader())
    }
    await host.settle()
    #expect(host.displayList.contains { $0.content == .image("https://example.com/picture.png") })
  }
}
