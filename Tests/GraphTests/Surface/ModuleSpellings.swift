import Combine
import SwiftUI

// These files only have to compile: in Swift 6 mode, and in Swift 5 mode. The forms are those of SwiftUI's
// documentation.

struct QualifiedView: SwiftUI.View {
  @SwiftUI.State private var count = 0
  @SwiftUI.Environment(\.colorScheme) private var scheme: SwiftUI.ColorScheme
  var body: some SwiftUI.View {
    SwiftUI.VStack { SwiftUI.Text("\(count)").foregroundColor(SwiftUI.Color.red) }
  }
}

final class QualifiedModel: Combine.ObservableObject {
  @Combine.Published var name = ""
  private var cancellables = Set<Combine.AnyCancellable>()
  private let subject = Combine.PassthroughSubject<Int, Never>()

  func start() {
    subject.map { "\($0)" }.sink { [weak self] in self?.name = $0 }.store(in: &cancellables)
    Combine.Just(1).sink { _ in }.store(in: &cancellables)
  }
}

/// What SwiftUI brings along.
@Observable
final class Foreign {
  var date = Date()
  var url = URL(string: "a:b")
}
