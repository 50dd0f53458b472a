import Foundation

extension ViewHost {
  /// Mounts a preview on the screen that it requests, and shows the first frame.
  ///
  /// A preview without a device has a host's default screen: 390 by 700 points, without unsafe areas, with one pixel
  /// per point. A device determines the size, the safe area, the scale and the size classes.
  ///
  /// - Parameters:
  ///   - preview: The preview to mount.
  ///   - device: A device that replaces the preview's.
  ///   - measurer: The text measurer; by default with built-in widths, the same on every machine.
  ///   - clock: The host's time.
  /// - Throws: The errors of the preview's modifiers in making their shared contexts.
  public convenience init(
    preview: Preview, on device: PreviewDevice? = nil, measurer: any TextMeasurer = BuiltInTextMeasurer(),
    clock: VirtualClock = VirtualClock()
  ) async throws {
    let orientation = preview.interfaceOrientation
    let device = device ?? preview.device
    let screen = device.flatMap(DeviceScreen.screen)
    var view = try preview.makeContent()
    for modifier in preview.modifiers { view = try await modifier.wrap(view) }
    if let screen {
      let (horizontal, vertical) = screen.sizeClasses(in: orientation)
      view = view.environment(\.horizontalSizeClass, horizontal).environment(\.verticalSizeClass, vertical)
    }
    let usual = CGSize(width: 390, height: 700)
    let size =
      screen?.size(in: orientation)
      ?? (orientation.isLandscape ? CGSize(width: usual.height, height: usual.width) : usual)
    let room: RootNode.Room =
      switch preview.layout {
      case .device: .host(size, safeArea: screen?.insets(in: orientation) ?? EdgeInsets())
      case .sizeThatFits: .proposal(ProposedViewSize(size))
      case .fixed(let width, let height): .host(CGSize(width: width, height: height), safeArea: EdgeInsets())
      }
    self.init(room: room, displayScale: screen?.scale ?? 1, measurer: measurer, clock: clock, root: { AnyView(view) })
    if let device, screen == nil { runtime.report(.unknownDevice(device.rawValue)) }
  }
}

extension Issue {
  /// A preview requests the screen of an unknown device.
  fileprivate static func unknownDevice(_ name: String) -> Issue {
    Issue(
      message: "No screen is known of the device '\(name)'; the preview has the host's usual one.", view: "Preview",
      property: "previewDevice")
  }
}
