extension Sequence<String> {
  /// The texts in quotation marks, separated by commas.
  var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}
