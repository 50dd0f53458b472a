#if !(canImport(Darwin) && canImport(UIKit))
/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Automatic.
  case automatic = -2
  /// Not at all.
  case none = -1
  /// On the whole screen, or on a part of it.
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// The transition of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below, flipping, fading, or under a page.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Automatic, light, or dark.
  case `default`, lightContent, darkContent = 3
}
#endif
