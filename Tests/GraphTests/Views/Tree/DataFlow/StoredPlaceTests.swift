import Foundation
import Testing

@testable import AttributeGraphUI

/// The places of `AppStorage` in a host, and their ends.
@MainActor
struct `Places of stored values` {
  struct Row: View {
    @AppStorage("stored place of a test") private var count = 0
    let number: Int
    var body: some View { Text("\(number) \(count)") }
  }

  struct Rows: View {
    @State private var numbers = Array(0..<50)
    let keep: (Binding<[Int]>) -> Void
    var body: some View {
      let _ = keep($numbers)
      ForEach(numbers, id: \.self) { Row(number: $0) }
    }
  }

  @Test func `a view that has gone leaves no place behind, in whatever order views go`() {
    var numbers: Binding<[Int]>?
    let host = ViewHost { Rows { numbers = $0 } }
    #expect(host.runtime.service(StoredPlaces.self).count == 50)
    host.perform { numbers?.wrappedValue = Array(stride(from: 0, to: 50, by: 2)) }
    #expect(host.runtime.service(StoredPlaces.self).count == 25)
    host.perform { numbers?.wrappedValue = [48, 7] }
    #expect(host.runtime.service(StoredPlaces.self).count == 2)
    host.perform { numbers?.wrappedValue = [] }
    #expect(host.runtime.service(StoredPlaces.self).count == 0)
  }
}
