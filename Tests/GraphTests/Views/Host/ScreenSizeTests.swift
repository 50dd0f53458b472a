import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Screens whose size or insets are no lengths.
@MainActor
struct `Screens without a length` {
  @Test(arguments: [CGFloat.infinity, -1, .nan])
  func `a length of a screen that is none counts as 0, as the issue says`(width: CGFloat) {
    let host = ViewHost(size: CGSize(width: width, height: 10)) { Color.red.named("red") }
    #expect(host.frame(named: "red") == CGRect(x: 0, y: 0, width: 0, height: 10))
    #expect(
      host.issues.map(\.message) == [
        "A screen has a size of \(width) by 10.0 points, which counts as 0 where it is no length."
      ])
    let resized = ViewHost(size: CGSize(width: 20, height: 20)) { Color.red.named("red") }
    resized.resize(to: CGSize(width: width, height: 10))
    #expect(resized.frame(named: "red") == CGRect(x: 0, y: 0, width: 0, height: 10))
  }

  @Test func `an inset that is no length counts as 0`() {
    let insets = EdgeInsets(top: .infinity, leading: -5, bottom: .nan, trailing: 10)
    let host = ViewHost(size: CGSize(width: 100, height: 50), safeAreaInsets: insets) {
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).named("a")
    }
    #expect(host.frame(named: "a") == CGRect(x: 0, y: 0, width: 90, height: 50))
    #expect(host.issues.count == 1)
  }
}
