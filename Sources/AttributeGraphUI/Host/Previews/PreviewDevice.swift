import Foundation

/// A device on whose screen a preview is shown, by its name: "iPhone SE (3rd generation)", "iPad Pro (11-inch)".
///
/// A table has the screens of common devices. An unknown name is an issue, and the preview has a host's default screen.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// The device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The device of a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// A screen in portrait orientation, in points.
struct DeviceScreen {
  let size: CGSize
  /// The number of pixels per point.
  let scale: CGFloat
  /// The unsafe area in portrait orientation: the status bar, and the line at the lower edge.
  let top: CGFloat
  let bottom: CGFloat
  /// Whether the width is regular in both orientations.
  let isTablet: Bool

  private init(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat = 34, isTablet: Bool = false
  ) {
    size = CGSize(width: width, height: height)
    (self.scale, self.top, self.bottom, self.isTablet) = (scale, top, bottom, isTablet)
  }

  /// The screen of a device; nil if the name is unknown.
  static func screen(of device: PreviewDevice) -> DeviceScreen? {
    // "iPad Pro (11-inch) (4th generation)" has the screen of "iPad Pro (11-inch)".
    let name = device.rawValue
    let withoutGeneration = name.range(of: " (", options: .backwards).map { String(name[..<$0.lowerBound]) }
    return byName[name] ?? withoutGeneration.flatMap { byName[$0] }
  }

  private static let byName: [String: DeviceScreen] = {
    var screens: [String: DeviceScreen] = [:]
    for (names, screen) in table {
      for name in names { screens[name] = screen }
    }
    return screens
  }()

  /// The logical sizes that Apple publishes in its Human Interface Guidelines ("Layout").
  private static let table: [([String], DeviceScreen)] = [
    (["iPhone SE (1st generation)", "iPod touch"], DeviceScreen(320, 568, scale: 2, top: 20, bottom: 0)),
    (["iPhone SE", "iPhone 6s", "iPhone 7", "iPhone 8"], DeviceScreen(375, 667, scale: 2, top: 20, bottom: 0)),
    (["iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], DeviceScreen(414, 736, scale: 3, top: 20, bottom: 0)),
    (["iPhone X", "iPhone Xs", "iPhone XS", "iPhone 11 Pro"], DeviceScreen(375, 812, scale: 3, top: 44)),
    (["iPhone Xs Max", "iPhone XS Max", "iPhone 11 Pro Max"], DeviceScreen(414, 896, scale: 3, top: 44)),
    (["iPhone Xʀ", "iPhone XR", "iPhone 11"], DeviceScreen(414, 896, scale: 2, top: 48)),
    (["iPhone 12 mini", "iPhone 13 mini"], DeviceScreen(375, 812, scale: 3, top: 50)),
    (
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"],
      DeviceScreen(390, 844, scale: 3, top: 47)
    ),
    (["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], DeviceScreen(428, 926, scale: 3, top: 47)),
    (["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], DeviceScreen(393, 852, scale: 3, top: 59)),
    (
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      DeviceScreen(430, 932, scale: 3, top: 59)
    ),
    (["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], DeviceScreen(402, 874, scale: 3, top: 62)),
    (["iPhone 16 Pro Max", "iPhone 17 Pro Max"], DeviceScreen(440, 956, scale: 3, top: 62)),
    (["iPad mini"], DeviceScreen(744, 1133, scale: 2, top: 24, bottom: 20, isTablet: true)),
    (
      ["iPad (8th generation)", "iPad (9th generation)"],
      DeviceScreen(810, 1080, scale: 2, top: 20, bottom: 0, isTablet: true)
    ),
    (["iPad", "iPad Air"], DeviceScreen(820, 1180, scale: 2, top: 24, bottom: 20, isTablet: true)),
    (["iPad Pro (11-inch)"], DeviceScreen(834, 1194, scale: 2, top: 24, bottom: 20, isTablet: true)),
    (
      ["iPad Pro (12.9-inch)", "iPad Pro"],
      DeviceScreen(1024, 1366, scale: 2, top: 24, bottom: 20, isTablet: true)
    ),
  ]

  /// The size of the screen in an orientation.
  func size(in orientation: InterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// The insets of the safe area. In landscape, a phone has the notch at one end and leaves the other end free too; its
  /// status bar is hidden.
  func insets(in orientation: InterfaceOrientation) -> EdgeInsets {
    guard orientation.isLandscape && !isTablet else {
      return EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    }
    let end = bottom > 0 ? top : 0
    return EdgeInsets(top: 0, leading: end, bottom: bottom > 0 ? 21 : 0, trailing: end)
  }

  /// The size classes in an orientation.
  func sizeClasses(in orientation: InterfaceOrientation) -> (UserInterfaceSizeClass, UserInterfaceSizeClass) {
    if isTablet { return (.regular, .regular) }
    // In landscape, the largest phones have space for two columns.
    return orientation.isLandscape ? (size.width >= 414 ? .regular : .compact, .compact) : (.compact, .regular)
  }
}
