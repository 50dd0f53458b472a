import SwiftUI

/// Tabs with pages of their own, and addresses that lead to them.
struct TrailTabs: View {
  @State private var router = TrailRouter()
  @State private var text = ""

  var body: some View {
    TabView(selection: $router.tab) {
      Tab("Explore", systemImage: "map", value: .explore) {
        TrailStack(tab: .explore) { TrailList(trails: router.trails) }
      }
      Tab("Saved", systemImage: "bookmark", value: .saved) {
        TrailStack(tab: .saved) {
          TrailList(trails: router.trails.filter { router.saved.contains($0.id) })
        }
      }
      .badge(router.saved.count)
      Tab(value: .search, role: .search) {
        TrailStack(tab: .search) {
          TrailList(trails: router.trails(matching: text))
            .searchable(text: $text)
        }
      }
    }
    .environment(router)
    .onOpenURL { router.open($0) }
  }
}

/// The pages of a tab.
struct TrailStack<Root: View>: View {
  @Environment(TrailRouter.self) private var router

  let tab: TrailTab
  @ViewBuilder let root: Root

  var body: some View {
    NavigationStack(path: router.path(of: tab)) {
      root
        .navigationTitle(tab.rawValue.capitalized)
        .navigationDestination(for: TrailRoute.self) { route in
          switch route {
          case .trail(let id):
            if let trail = router.trail(id) { TrailPage(trail: trail) }
          case .hut(let name):
            HutPage(name: name, tab: tab)
          }
        }
    }
  }
}

/// Links to trails.
struct TrailList: View {
  let trails: [Trail]

  var body: some View {
    if trails.isEmpty {
      ContentUnavailableView(
        "No trails", systemImage: "figure.hiking", description: Text("Save a trail to see it here."))
    } else {
      List(trails) { trail in
        NavigationLink(value: TrailRoute.trail(trail.id)) {
          TrailRow(trail: trail)
        }
      }
    }
  }
}

/// A trail with its length.
struct TrailRow: View {
  let trail: Trail

  var body: some View {
    HStack {
      Text(trail.name)
      Spacer()
      Text(trail.kilometres, format: .number.precision(.fractionLength(1)))
        .foregroundStyle(.secondary)
    }
  }
}

/// A trail and its huts.
struct TrailPage: View {
  @Environment(TrailRouter.self) private var router

  let trail: Trail

  private var isSaved: Bool { router.saved.contains(trail.id) }

  var body: some View {
    List {
      Section("Huts") {
        ForEach(trail.huts, id: \.self) { hut in
          NavigationLink(hut, value: TrailRoute.hut(hut))
        }
      }
    }
    .navigationTitle(trail.name)
    .toolbar {
      Button(isSaved ? "Remove" : "Save", systemImage: isSaved ? "bookmark.fill" : "bookmark") {
        router.saved.formSymmetricDifference([trail.id])
      }
    }
  }
}

/// A hut, from which all pages are left at once.
struct HutPage: View {
  @Environment(TrailRouter.self) private var router

  let name: String
  let tab: TrailTab

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "house.lodge")
        .font(.largeTitle)
      Text("\(name) is open.")
      Button("Back to all trails") { router.paths[tab] = [] }
        .buttonStyle(.borderedProminent)
    }
    .navigationTitle(name)
  }
}

#Preview("Trails") {
  TrailTabs()
}
