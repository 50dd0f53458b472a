import SwiftUI
import Testing

@testable import Samples

/// The previews of all samples.
@MainActor
@Suite struct `Previews of the samples` {
  @Test func `every preview is mounted without an issue`() async throws {
    let previews = Previews.all(in: "Samples")
    #expect(previews.count == 25)
    for preview in previews {
      let host = try await ViewHost(preview: preview)
      #expect(host.issues == [], "\(preview)")
      #expect(host.displayList.count > 1, "\(preview)")
    }
  }
}
