extension HostRecording {
  /// The recording as a self-contained page for a browser: a timeline of the frames, the bodies of each with their
  /// causes and consequences, the screen before and after, and the tree of views with the bodies that ran.
  ///
  /// - Parameter title: The heading of the page.
  /// - Returns: The text of an HTML file.
  /// - Complexity: O(frames × items on the screen), with limits that the page names where they are reached.
  public func page(title: String = "What ran, and why") -> String {
    let page = RecordingPage(self)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'; img-src data:">
      <link rel="icon" href="data:,">
      <title>\(title.xmlEscaped)</title>
      <style>
      \(RecordingPageStyle.sheet)
      </style>
      </head>
      <body>
      <main>
      <h1>\(title.xmlEscaped)</h1>
      \(page.parts.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }
}

/// The parts of a page of a recording.
private struct RecordingPage {
  /// The maximum number of frames with pictures.
  static let picturedFrames = 200
  /// The maximum number of views in the tree; beyond it, views without a body run are omitted.
  static let wholeTree = 1_000
  /// The maximum number of listed consequences of a body.
  static let listed = 50

  private let recording: HostRecording
  private let places: [Int: HostRecording.Place]
  private let runs: [Int: Int]

  init(_ recording: HostRecording) {
    self.recording = recording
    places = Dictionary(recording.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    runs = recording.frames.lazy.flatMap(\.bodies).reduce(into: [:]) { $0[$1.position, default: 0] += 1 }
  }

  var parts: [String] { [summary, timeline] + frames + [tree] }

  // MARK: The frames

  private var summary: String {
    let frames = recording.frames.count
    let bodies = recording.frames.map(\.bodies.count).reduce(0, +)
    let issues = recording.frames.map(\.issues.count).reduce(0, +)
    let misuse = issues == 0 ? "No misuse was reported." : "\(Self.count(issues, "issue was", "issues were")) reported."
    return """
      <p class="lead">\(Self.count(frames, "frame", "frames")), \(Self.count(bodies, "body that ran", "bodies that ran")). \
      \(misuse)</p>
      """
  }

  private var timeline: String {
    let most = recording.frames.map(\.bodies.count).max() ?? 0
    guard most > 0 else { return "" }
    let bars = recording.frames.map { frame in
      let bodies = frame.bodies.count
      let height = bodies == 0 ? 2 : max(4, bodies * 100 / most)
      let action = frame.action.map { ", \($0.name)" } ?? ""
      let name = "Frame \(frame.number)\(action): \(Self.count(bodies, "body", "bodies"))"
      return """
        <li><a href="#f\(frame.number)" title="\(name.xmlEscaped)"><span class="bar" style="height:\(height)%"></span>\
        <span class="hidden">\(name.xmlEscaped)</span></a></li>
        """
    }
    return """
      <h2>Timeline</h2>
      <p class="muted">One bar per frame; its height is the number of bodies that ran (at most \(most)). Select a bar to go to its frame.</p>
      <ol class="timeline">\(bars.joined())</ol>
      """
  }

  private var frames: [String] {
    var order = recording.start.map(\.id)
    var items = Dictionary(recording.start.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return recording.frames.map { frame in
      let before = order.compactMap { items[$0] }
      for change in frame.changes {
        if items[change.id] == nil && change.after != nil {
          order.removeAll { $0 == change.id }
          order.append(change.id)
        }
        items[change.id] = change.after
      }
      let after = order.compactMap { items[$0] }
      return rendered(frame, before: before, after: after)
    }
  }

  private func rendered(
    _ frame: HostRecording.Frame, before: [HostRecording.Item], after: [HostRecording.Item]
  ) -> String {
    var lines = ["<section class=\"frame\" id=\"f\(frame.number)\">"]
    lines.append("<h2>Frame \(frame.number)\(frame.action.map { ": \($0.name.xmlEscaped)" } ?? "")</h2>")
    if let action = frame.action, let file = action.file, let line = action.line {
      lines.append("<p class=\"muted\">Called in <code>\(file.xmlEscaped):\(line)</code></p>")
    }
    lines += list("Issues", frame.issues.map { "<span class=\"wrong\">\($0.description.xmlEscaped)</span>" })
    lines += list("Written", frame.writes.map { $0.description.xmlEscaped })
    if !frame.bodies.isEmpty {
      lines.append("<h3>Bodies, in the order in which they ran</h3>")
      let consequences = Consequences(of: frame, places: places)
      lines += frame.bodies.map { rendered($0, in: frame, consequences) }
    }
    if frame.work != WorkCounts() { lines.append("<p class=\"muted\">\(frame.work.summary.xmlEscaped)</p>") }
    if !frame.changes.isEmpty {
      if frame.number <= Self.picturedFrames {
        lines.append(RecordingPicture(screen: recording.screen, frame: frame).pair(before: before, after: after))
      } else {
        lines.append("<p class=\"muted\">Only the first \(Self.picturedFrames) frames have pictures.</p>")
      }
    }
    return (lines + ["</section>"]).joined(separator: "\n")
  }

  private func list(_ title: String, _ entries: [String]) -> [String] {
    let rest = entries.count > Self.listed ? ["and \(entries.count - Self.listed) more"] : []
    let items = (entries.prefix(Self.listed) + rest).map { "<li>\($0)</li>" }
    return entries.isEmpty ? [] : ["<h3>\(title)</h3>", "<ul>\(items.joined())</ul>"]
  }

  /// A body with its cause and its consequences.
  private func rendered(
    _ body: HostRecording.Body, in frame: HostRecording.Frame, _ consequences: Consequences
  ) -> String {
    let followers = consequences.bodies[body.position] ?? []
    let items = consequences.items[body.position] ?? []
    var parts = ["<p><strong>Why:</strong> \(body.reason.xmlEscaped).</p>"]
    parts += list("Behind it", frame.writes(behind: body).map { $0.description.xmlEscaped })
    parts += list("Bodies that ran because of it", followers.map(\.xmlEscaped))
    parts += list("Changed on the screen", items.map(\.xmlEscaped))
    if followers.isEmpty && items.isEmpty {
      parts.append("<p>Nothing followed: no body inside ran because of it, and what it draws is the same.</p>")
    }
    return """
      <details><summary><span class="view">\(body.view.xmlEscaped)</span> <span class="muted">#\(body.position)</span> \
      \(body.cause.description.xmlEscaped)</summary>\(parts.joined())</details>
      """
  }

  /// The consequences of each body of a frame, by its number: bodies, and differences on the screen, in words.
  private struct Consequences {
    var bodies: [Int: [String]] = [:]
    var items: [Int: [String]] = [:]

    /// Assigns each difference to its nearest ancestor whose body ran.
    ///
    /// - Complexity: O(bodies, and differences × depth).
    init(of frame: HostRecording.Frame, places: [Int: HostRecording.Place]) {
      for body in frame.bodies {
        if let maker = body.madeBy { bodies[maker, default: []].append("\(body.view) #\(body.position)") }
      }
      let ran = Set(frame.bodies.map(\.position))
      for change in frame.changes {
        var here: Int? = change.id
        while let position = here, !ran.contains(position) { here = places[position]?.parent }
        if let here { items[here, default: []].append(Self.words(for: change)) }
      }
    }

    private static func words(for change: HostRecording.Change) -> String {
      guard let after = change.after else { return "\(change.before?.content ?? "") disappeared" }
      guard let before = change.before else { return "\(after.content) appeared" }
      let isOnlyElsewhere = before.content == after.content && before.looks == after.looks && before.box != after.box
      return "\(after.content) \(isOnlyElsewhere ? "moved" : "changed")"
    }
  }

  // MARK: The tree

  private var tree: String {
    var inside: [Int: [HostRecording.Place]] = [:]
    var roots: [HostRecording.Place] = []
    for place in recording.views {
      if let parent = place.parent, places[parent] != nil {
        inside[parent, default: []].append(place)
      } else {
        roots.append(place)
      }
    }
    let hottest = runs.values.max() ?? 0
    var shown: Set<Int>?
    if recording.views.count > Self.wholeTree {
      var some: Set<Int> = []
      for id in runs.keys {
        var here: Int? = id
        while let position = here, some.insert(position).inserted { here = places[position]?.parent }
      }
      shown = some
    }
    var rows: [String] = []
    var rest = roots.reversed().map { (place: $0, depth: 0) }
    while let (place, depth) = rest.popLast() {
      if let shown, !shown.contains(place.id) { continue }
      let count = runs[place.id] ?? 0
      let heat = count == 0 || hottest == 0 ? 0 : 1 + (count - 1) * 4 / max(hottest, 1)
      let text = count == 0 ? "" : " <span class=\"runs\">\(Self.count(count, "body", "bodies"))</span>"
      rows.append(
        "<li class=\"h\(heat)\" style=\"--d:\(min(depth, 24))\">\(place.view.xmlEscaped)"
          + " <span class=\"muted\">#\(place.id)</span>\(text)</li>")
      rest += (inside[place.id] ?? []).reversed().map { (place: $0, depth: depth + 1) }
    }
    let note = shown == nil ? "" : " Of the \(recording.views.count) views those are left out in which no body ran."
    return """
      <h2 id="tree">Tree</h2>
      <p class="muted">The views that were in the tree. Warmer colours: more runs of their bodies.\(note)</p>
      <ul class="tree">\(rows.joined(separator: "\n"))</ul>
      """
  }

  /// A number with its noun.
  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
