import Testing

@testable import TodoExample

/// The example app, driven through its host.
@MainActor
@Suite struct `The to-do example` {
  @Test func `each step runs the bodies that it has to, and no other`() throws {
    var tour = TodoTour()
    #expect(tour.host.texts.contains("3 to do"))
    try tour.run()
    #expect(
      tour.lines == [])
    #expect(tour.host.issues == [])
  }
}
