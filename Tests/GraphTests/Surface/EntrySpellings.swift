import SwiftUI

enum Density {
  case low, high
}

extension EnvironmentValues {
  @Entry var titles: [String] = []
  @Entry var density = Density.low
  @Entry public var depth: Int = 0
  @Entry fileprivate var note: String? = nil
  @Entry var selection: Binding<Int>?
  @Entry var onSave: @MainActor @Sendable () -> Void = {}
  @Entry var style: (Int) -> String = { number in
    "\(number)"
  }
}

public extension EnvironmentValues {
  /// With documentation.
  @Entry var theme = Color.red
}

extension Transaction {
  @Entry var isUserInitiated: Bool = false
  @Entry var source = "code"
}

struct EntryReader: View {
  @Environment(\.titles) private var titles
  @Environment(\.onSave) private var onSave

  var body: some View {
    Text(titles.joined())
      .environment(\.density, .high)
      .transaction { $0.isUserInitiated = true }
      .onTapGesture { onSave() }
  }
}
