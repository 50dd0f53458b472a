import Foundation

/// Writes lines at once: a check takes long, and somebody may be looking on.
enum Output {
  static func line(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
}
