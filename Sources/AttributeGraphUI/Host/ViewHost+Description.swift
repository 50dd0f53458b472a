extension ViewHost: @preconcurrency CustomDebugStringConvertible {
  /// The size of the screen and the number of drawn views, the texts of the views in front, and the number of issues.
  public var debugDescription: String {
    guard !isClosed else { return "A closed host." }
    let drawn = viewList.count
    var lines = ["A screen of \(screen) with \(drawn) drawn \(drawn == 1 ? "view" : "views")."]
    var front = presentation.map { [$0.kind.rawValue] } ?? []
    let texts = rootsFromTheTop.first?.texts ?? []
    let listed = 20
    if !texts.isEmpty { front.append(texts.prefix(listed).quotedList) }
    if texts.count > listed { front.append("and \(texts.count - listed) more") }
    if !front.isEmpty { lines.append("In front: \(front.joined(separator: ", ")).") }
    if !issues.isEmpty { lines.append("\(issues.count) \(issues.count == 1 ? "issue" : "issues") so far.") }
    return lines.joined(separator: "\n")
  }

  private var screen: String {
    switch rootNode.room.value {
    case .host(let size, _): "\(size.width) by \(size.height) points"
    case .proposal(let proposal):
      "\(proposal.width.map { "\($0)" } ?? "any width") by \(proposal.height.map { "\($0)" } ?? "any height")"
    }
  }
}
