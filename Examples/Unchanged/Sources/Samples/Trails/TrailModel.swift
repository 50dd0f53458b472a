import Observation
import SwiftUI

/// A way through the hills.
struct Trail: Identifiable, Hashable {
  let id: String
  let name: String
  let kilometres: Double
  let huts: [String]
}

/// A tab of the app.
enum TrailTab: String, Hashable {
  case explore, saved, search
}

/// A page over the root of a tab.
enum TrailRoute: Hashable {
  case trail(Trail.ID)
  case hut(String)
}

/// Where a person is: the tab, and the pages of each tab.
@Observable
final class TrailRouter {
  var tab = TrailTab.explore
  var paths: [TrailTab: [TrailRoute]] = [:]
  var saved: Set<Trail.ID> = []

  let trails = [
    Trail(id: "ridge", name: "Ridge walk", kilometres: 12.5, huts: ["Upper hut", "Lower hut"]),
    Trail(id: "lake", name: "Lake round", kilometres: 7, huts: ["Boat house"]),
    Trail(id: "mill", name: "Mill path", kilometres: 4.2, huts: []),
  ]

  func trail(_ id: Trail.ID) -> Trail? { trails.first { $0.id == id } }

  /// The trails whose names hold a text; all of them for an empty one.
  func trails(matching text: String) -> [Trail] {
    text.isEmpty ? trails : trails.filter { $0.name.localizedCaseInsensitiveContains(text) }
  }

  /// The pages of a tab.
  func path(of tab: TrailTab) -> Binding<[TrailRoute]> {
    Binding {
      self.paths[tab] ?? []
    } set: {
      self.paths[tab] = $0
    }
  }

  /// Follows an address such as `trails://saved/lake/Boat%20house`: the tab, a trail and a hut of it.
  func open(_ url: URL) {
    guard url.scheme == "trails", let host = url.host(), let tab = TrailTab(rawValue: host) else { return }
    let parts = url.pathComponents.filter { $0 != "/" }
    var path: [TrailRoute] = []
    if let id = parts.first, let trail = trail(id) {
      path.append(.trail(id))
      if let hut = parts.dropFirst().first, trail.huts.contains(hut) { path.append(.hut(hut)) }
    }
    self.tab = tab
    paths[tab] = path
  }
}
