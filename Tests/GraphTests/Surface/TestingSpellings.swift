import CoreGraphics
import Testing
import UIKit

/// A file that imports UIKit, CoreGraphics and Testing, as tests of screens do.
@MainActor
struct `Tests of screens` {
  @Test func `a file may import UIKit, CoreGraphics and Testing`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    label.text = "a"
    #expect(label.bounds.height == 20)
  }
}
