import Foundation

/// Asks the system for the size of a terminal.
enum TerminalSize {
  /// The number of characters in a line of the terminal; `nil` if the file is no terminal, or has no size.
  static func columns(of descriptor: Int32) -> Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    // SAFETY: the request fills a `winsize`, and keeps no address.
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
