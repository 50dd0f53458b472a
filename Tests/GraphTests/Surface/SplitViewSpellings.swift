import SwiftUI

struct SplitViewSpellings: View {
  struct Employee: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  @State private var employees = [Employee(id: 1, name: "Ann")]
  @State private var chosen: Employee.ID?
  @State private var several: Set<Employee.ID> = []
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.detail
  @State private var path: [Int] = []

  var body: some View {
    NavigationSplitView {
      List(employees, selection: $chosen) { employee in
        NavigationLink(employee.name, value: employee.id)
      }
      .navigationSplitViewColumnWidth(200)
      .navigationTitle("Employees")
    } detail: {
      NavigationStack(path: $path) {
        if let chosen { Text("\(chosen)") } else { Text("Nobody") }
      }
    }
    .navigationSplitViewStyle(.balanced)
    NavigationSplitView(columnVisibility: $visibility) {
      List(employees, selection: $several) { Text($0.name) }
    } content: {
      Text("Content").navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 400)
    } detail: {
      Text("Detail")
    }
    .navigationSplitViewStyle(.prominentDetail)
    NavigationSplitView(columnVisibility: .constant(.doubleColumn), preferredCompactColumn: $column) {
      List { NavigationLink("Own") { Text("Own") } }
    } detail: {
      Text("Detail")
    }
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("Sidebar")
    } content: {
      Text("Content")
    } detail: {
      Text("Detail")
    }
    .navigationSplitViewStyle(.automatic)
  }
}

/// A style that chooses among the library's.
struct SplitStyleSpelling: NavigationSplitViewStyle {
  let isBalanced: Bool

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if isBalanced {
      BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
    } else {
      AutomaticNavigationSplitViewStyle().makeBody(configuration: configuration)
    }
  }
}

struct OutlinedSplitStyleSpelling: NavigationSplitViewStyle {
  func makeBody(configuration: NavigationSplitViewStyleConfiguration) -> some View {
    ProminentDetailNavigationSplitViewStyle.prominentDetail.makeBody(configuration: configuration).padding()
  }
}

struct SplitStyleUse: View {
  var body: some View {
    NavigationSplitView {
      Text("Sidebar")
    } detail: {
      Text("Detail")
    }
    .navigationSplitViewStyle(SplitStyleSpelling(isBalanced: true))
    .navigationSplitViewStyle(OutlinedSplitStyleSpelling())
  }
}
