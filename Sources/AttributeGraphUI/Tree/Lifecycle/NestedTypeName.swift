/// The name of a type behind those of the types around it, as SwiftUI prints it: without the module, and without the
/// functions and private scopes between them.
///
/// For a view `Row` in a function of `Album`, it is `Album.Row`.
///
/// - Complexity: O(length of the name).
func nestedTypeName(of type: Any.Type) -> String {
  var name = ""
  var rest = _typeName(type)[...]
  // The first name of a path is that of the module.
  var isModule = true
  while let character = rest.first {
    if rest.hasPrefix("(unknown context at ") {
      rest = rest.drop { $0 != ")" }.dropFirst(2)
    } else if rest.hasPrefix("(extension in ") {
      rest = rest.drop { $0 != ":" }.dropFirst()
    } else if character == "`" || character == "_" || character.isLetter {
      let part = takeName(from: &rest)
      if isModule && rest.first == "." { rest.removeFirst() } else { name += part }
      isModule = false
    } else {
      name.append(rest.removeFirst())
      isModule = character != "." && character != ">"
    }
  }
  return name
}

/// Removes a name from the front of a text; of one in backticks, the words between them are returned.
private func takeName(from text: inout Substring) -> String {
  if text.first == "`" {
    text.removeFirst()
    let name = text.prefix { $0 != "`" }
    text = text.dropFirst(name.count + 1)
    // The spaces of such a name do not break lines.
    return String(name.map { $0 == "\u{A0}" ? " " : $0 })
  }
  let name = text.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
  text = text.dropFirst(name.count)
  return String(name)
}
