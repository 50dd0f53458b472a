#if !canImport(Darwin)
import Foundation

/// A quick action of the program's icon. A test performs it with `AppHost.perform(_:)`.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  /// The name of the action.
  open var type: String
  /// The title.
  open var localizedTitle: String
  /// The line under the title.
  open var localizedSubtitle: String?
  /// The picture.
  open var icon: UIApplicationShortcutIcon?
  /// More information about the action.
  open var userInfo: [String: any NSSecureCoding]?
  /// Makes an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
    super.init()
  }
}

/// The icon of a quick action.
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  /// The name of the picture or the symbol.
  public let name: String
  /// A custom picture.
  public init(templateImageName: String) { name = templateImageName }
  /// A symbol.
  public init(systemImageName: String) { name = systemImageName }
}

@MainActor
private var quickActions: [UIApplicationShortcutItem]?

extension UIApplication {
  /// The quick actions of the icon that depend on the state of the program.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { quickActions }
    set { quickActions = newValue }
  }
}
#endif
