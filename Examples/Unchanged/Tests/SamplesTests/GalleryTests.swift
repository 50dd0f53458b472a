import SwiftUI
import Testing

@testable import Samples

/// A grid of pictures that are opened and magnified.
@MainActor
@Suite struct `A gallery` {
  private func gallery() -> ViewHost {
    ViewHost(size: CGSize(width: 390, height: 760)) { GalleryView() }
  }

  @Test func `the pictures stand in three columns of squares`() throws {
    let host = gallery()
    #expect(host.elements(of: Thumbnail.self).count == 7)
    // The frame of an image that fills its square includes the part outside of the clip.
    let frames = host.elements(of: Thumbnail.self).dropFirst(2).compactMap(\.frame)
    #expect(frames.count == 5)
    let width = (390.0 - 16 - 16) / 3
    #expect(frames.allSatisfy { abs($0.width - width) < 1 })
    #expect(Set(frames.map { $0.minX.rounded() }).count == 3)
    #expect(Set(frames.map { $0.minY.rounded() }).count == 3)
    #expect(host.counts(of: Thumbnail.self).bodies == 7)
    #expect(host.issues == [])
  }

  @Test func `pictures of the asset catalogue are drawn by name, others as symbols`() throws {
    let host = gallery()
    let contents = host.displayList.map(\.content)
    #expect(contents.contains(.image("Meadow")))
    #expect(contents.contains(.symbol("bird.fill")))
    let meadow = try #require(host.displayList.first { $0.content == .image("Meadow") })
    #expect(abs(meadow.frame.width / meadow.frame.height - 1.5) < 0.02)
    #expect(host.issues == [])
  }

  @Test func `a tap opens a picture, and the way back leads to the grid`() throws {
    let host = gallery()
    try host.follow("Harbor")
    #expect(try host.navigationTitle() == "Harbor")
    #expect(host.texts.contains("2024"))
    #expect(host.texts.contains("Zoom 100%"))
    let back = try host.goBack()
    #expect(try host.navigationTitle() == "Gallery")
    #expect(back.byType["Thumbnail"]?.bodies ?? 0 == 0)
    #expect(host.issues == [])
  }

  @Test func `a pinch magnifies up to four times and not below once`() throws {
    let host = gallery()
    try host.follow("Bird")
    let steps: [(CGFloat, String)] = [(2, "Zoom 200%"), (10, "Zoom 400%"), (0.1, "Zoom 100%")]
    for (scale, text) in steps {
      let picture = try #require(host.elements(of: PhotoImage.self).last)
      let report = host.magnify(at: CGPoint(x: 195, y: 300), by: scale)
      host.advance(by: .seconds(2))
      #expect(host.texts.contains(text))
      #expect(report.byType["PhotoImage"]?.bodies ?? 0 == 0)
      #expect(picture.isPresent)
    }
    #expect(host.issues == [])
  }

  @Test func `two taps magnify, and two more reset`() throws {
    let host = gallery()
    try host.follow("Storm")
    let detail = CGPoint(x: 195, y: 300)
    host.tap(at: detail, times: 2)
    #expect(host.isAnimating)
    host.advance(by: .seconds(1))
    #expect(host.texts.contains("Zoom 200%"))
    host.tap(at: detail, times: 2)
    host.advance(by: .seconds(1))
    #expect(host.texts.contains("Zoom 100%"))
    #expect(host.issues == [])
  }

  @Test func `a picture is moved only while it is magnified`() throws {
    let host = gallery()
    try host.follow("Meadow")
    func middle() -> CGFloat? { host.displayList.first { $0.content == .image("Meadow") }?.frame.midX }
    func offset() -> CGFloat? { host.displayList.first { $0.content == .image("Meadow") }?.transform.tx }
    let (start, point) = (middle(), CGPoint(x: 195, y: 300))
    host.drag(from: point, to: CGPoint(x: 255, y: 300))
    host.advance(by: .seconds(1))
    #expect(middle() == start)
    host.tap(at: point, times: 2)
    host.advance(by: .seconds(1))
    let before = (middle() ?? 0) * 1 + (offset() ?? 0)
    host.drag(from: point, to: CGPoint(x: 255, y: 300))
    host.advance(by: .seconds(1))
    #expect(middle() != start || offset() != before)
    host.tap(at: point, times: 2)
    host.advance(by: .seconds(1))
    #expect(middle() == start)
    #expect(host.issues == [])
  }

  @Test func `a favourite gets a heart, runs its own thumbnail, and passes the filter`() throws {
    let host = gallery()
    try host.follow("Night")
    let report = try host.tap("heart")
    #expect(report.byType["PhotoDetail"]?.bodies == 1)
    #expect(report.byType["PhotoInfo"] == nil)
    try host.goBack()
    #expect(host.counts(of: Thumbnail.self).bodies == 8)
    try host.tap("Favorites")
    #expect(host.elements(of: Thumbnail.self).count == 1)
    #expect(host.texts.contains("Night"))
    try host.follow("Night")
    try host.tap("heart.fill")
    try host.goBack()
    #expect(host.texts.contains("No favorites yet"))
    #expect(host.issues == [])
  }
}
