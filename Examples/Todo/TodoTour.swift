import AttributeGraphUI

/// Uses the app as a person would, and says what each step made run.
@MainActor
package struct TodoTour {
  package let host = ViewHost(size: CGSize(width: 390, height: 700)) { TodoApp() }
  package private(set) var lines: [String] = []

  /// Opens the app on a screen of its own.
  package init() {}

  /// Takes a step and notes what it did.
  private mutating func step(_ name: String, _ act: (ViewHost) throws -> UpdateReport) rethrows {
    let report = try act(host)
    let bodies = report.bodies.map(\.view).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let summary = bodies.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    lines.append("\(name): \(summary.isEmpty ? "no body" : summary)")
  }

  /// Goes through the app.
  ///
  /// - Throws: What a host throws that does not find a control.
  package mutating func run() throws {
    try step("write a title") { try $0.type("Read", into: "New") }
    try step("add it") { try $0.tap("Add") }
    try step("mark the milk as done") { try $0.toggle(.identifier("done Buy milk")) }
    try step("show what is open") { try $0.pick("Open", in: "Filter") }
    try step("show everything") { try $0.pick("All", in: "Filter") }
    try step("larger letters") { try $0.toggle("Large") }
    try step("open the details") { try $0.tap("Details of Sleep") }
    try step("change the title") { try $0.replaceText(in: .identifier("title"), with: "Sleep well") }
    try step("close them") { try $0.tap("Close") }
    try step("clear what is done") { try $0.tap("Clear done") }
    lines.append("on the screen: " + host.texts.filter { !$0.hasPrefix("Details") }.joined(separator: " | "))
  }
}

/// Prints the report of a tour.
@main
@MainActor
enum TodoExample {
  static func main() throws {
    var tour = TodoTour()
    try tour.run()
    for line in tour.lines { print(line) }
  }
}
