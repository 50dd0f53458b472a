import SwiftSyntax

/// A rule by which code is broken.
public protocol MutationOperator: Sendable {
  /// Its name in identities and on the command line.
  var name: String { get }

  /// The ways in which it breaks a node by itself, not those of the nodes inside.
  ///
  /// The order is part of the identity of mutants, so it depends on the node only.
  func changes(of node: Syntax, in source: SourceFacts) -> [Change]
}

/// One way in which an operator breaks a node.
public struct Change {
  /// The change, as in `'<' becomes '<='`.
  let description: String
  /// How its schema can fail to compile.
  let risk: Risk
  /// The edits that put it behind a switch.
  let edits: [SourceEdit]
  /// The broken code itself, in the place of the code.
  let plain: Replacement
}

/// A text in the place of a range of bytes.
public struct Replacement: Sendable {
  /// The bytes of the file, as UTF-8.
  let range: Range<Int>
  /// The replacement.
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// The text of a file with the broken code in it.
  public func applied(to text: String) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[..<range.lowerBound] + self.text.utf8 + bytes[range.upperBound...], as: UTF8.self)
  }
}

/// Every operator, in the order of the report.
public let allOperators: [any MutationOperator] = [
  NegateCondition(), DropStatement(), SwapBound(), SwapOperator(), SkipBranch(), ReturnEarly(),
]

extension SyntaxProtocol {
  /// The bytes of the node without the spaces and comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Its text on one line, shortened.
  var excerpt: String {
    let text = trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count > 60 ? text.prefix(57) + "…" : text
  }
}
