#if !canImport(Darwin)
import Foundation

extension UIApplicationDelegate {
  /// Launches a program whose entry point is its delegate, as `@main` does: makes the delegate, notifies it of the
  /// launch and of being active, and ends, because the program has no user.
  ///
  /// - Precondition: The delegate is a subclass of `NSObject`, with `init()`.
  public static func main() {
    guard let type = self as? any (NSObject & UIApplicationDelegate).Type else {
      fatalError("\(self) cannot be made. Make it a subclass of UIResponder, or of NSObject.")
    }
    func launch<Delegate: NSObject & UIApplicationDelegate>(_ type: Delegate.Type) {
      let adaptor = UIApplicationDelegateAdaptor(type)
      adaptor.launch()
      adaptor.phaseChanged(from: .inactive, to: .active)
      adaptor.terminate()
    }
    launch(type)
  }
}
#endif
