#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

/// Cells of UIKit whose content is views.
@MainActor
struct `Views as the content of cells` {
  struct Counter: View {
    let title: String
    @State private var taps = 0
    var body: some View { Button("\(title) \(taps)") { taps += 1 } }
  }

  @Test func `a cell shows the views of its configuration, which have state and actions`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = UIHostingConfiguration { Counter(title: "a") }
    let host = try #require(cell.contentHost)
    try host.tap("a 0")
    #expect(host.texts == ["a 1"])
    #expect(cell.contentView is any UIContentView)
    #expect(cell.subviews.contains(cell.contentView))
  }

  @Test func `a configuration of the same type keeps the views' state, and another type does not`() throws {
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = UIHostingConfiguration { Counter(title: "a") }
    try cell.contentHost?.tap("a 0")
    cell.contentConfiguration = UIHostingConfiguration { Counter(title: "b") }
    #expect(cell.contentHost?.texts == ["b 1"])
    cell.contentConfiguration = UIHostingConfiguration { Text("c") }
    #expect(cell.contentHost?.texts == ["c"])
    cell.contentConfiguration = nil
    #expect(cell.contentHost == nil)
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func `views stand at the leading edge within the margins, and the background fills the cell`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(width: 20, height: 10) }
      .background(.blue)
    let frames = cell.contentHost?.displayList.map(\.frame)
    #expect(
      frames == [CGRect(x: 0, y: 0, width: 200, height: 60), CGRect(x: 16, y: 25, width: 20, height: 10)])
    cell.contentConfiguration = UIHostingConfiguration { Color.red }
      .margins(.leading, 5).margins(.vertical, EdgeInsets(top: 1, leading: 9, bottom: 2, trailing: 9))
    #expect(cell.contentHost?.displayList.map(\.frame) == [CGRect(x: 5, y: 1, width: 179, height: 57)])
  }

  final class Rows: NSObject, UITableViewDataSource {
    let heights: [CGFloat]
    init(heights: [CGFloat]) { self.heights = heights }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let content = UIHostingConfiguration { Color.red.frame(height: heights[indexPath.row]) }.margins(.all, 3)
      cell.contentConfiguration = indexPath.row == 0 ? content : content.minSize(height: 0)
      return cell
    }
  }

  @Test func `a row is as high as its views, and at least as high as the least size`() {
    let rows = Rows(heights: [10, 10, 100])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), style: .plain)
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [44, 16, 106])
    #expect(table.visibleCells.map { $0.contentHost?.displayList.first?.frame.width } == [94, 94, 94])
  }

  @Test func `an update handler follows the selection of the cell`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), style: .plain)
    let rows = Rows(heights: [10])
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = table.visibleCells.first
    cell?.configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = UIHostingConfiguration { Text(state.isSelected ? "selected" : "free") }
    }
    #expect(cell?.contentHost?.texts == ["free"])
    table.choose(rowAt: IndexPath(row: 0, section: 0))
    #expect(cell?.contentHost?.texts == ["selected"])
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(cell?.contentHost?.texts == ["free"])
  }

  final class BadgeView: UILabel, UIContentView {
    var configuration: any UIContentConfiguration { didSet { show() } }
    init(_ configuration: Badge) {
      self.configuration = configuration
      super.init(frame: .zero)
      show()
    }
    required init?(coder: NSCoder) { nil }
    private func show() { text = (configuration as? Badge).map { "\($0.count)" } }
  }

  struct Badge: UIContentConfiguration {
    var count: Int
    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
    func updated(for state: any UIConfigurationState) -> Badge {
      (state as? UICellConfigurationState)?.isHighlighted == true ? Badge(count: -1) : self
    }
  }

  @Test func `a program's configuration makes its view once, and is updated for the state of the cell`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.contentConfiguration = Badge(count: 1)
    let view = cell.contentView
    #expect((view as? UILabel)?.text == "1")
    cell.contentConfiguration = Badge(count: 2)
    cell.isHighlighted = true
    #expect((view as? UILabel)?.text == "-1")
    cell.isHighlighted = false
    #expect((view as? UILabel)?.text == "2")
    #expect(cell.contentView === view)
    #expect(view.frame == cell.bounds)
  }

  struct RowsView: UIViewRepresentable {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIHostingConfiguration { Counter(title: "row \(indexPath.row),") }
        return cell
      }
    }
    func makeCoordinator() -> Source { Source() }
    func makeUIView(context: Context) -> UITableView {
      let table = UITableView()
      table.dataSource = context.coordinator
      return table
    }
    func updateUIView(_ table: UITableView, context: Context) {}
  }

  @Test func `the views in the cells of a represented table are listed once, and react to a person`() throws {
    let host = ViewHost { RowsView() }
    #expect(host.texts == ["row 0, 0", "row 1, 0"])
    try host.tap("row 1, 0")
    #expect(host.texts == ["row 0, 0", "row 1, 1"])
  }

  struct Hosted: UIViewRepresentable {
    func makeUIView(context: Context) -> _UIHostingView<Text> { _UIHostingView(rootView: Text("inside")) }
    func updateUIView(_ view: _UIHostingView<Text>, context: Context) {}
  }

  @Test func `a hosting view has the size of its views`() {
    let host = ViewHost { Hosted().named("view") }
    let view = host.platformObjects(of: _UIHostingView<Text>.self).first
    #expect(view?.host.texts == ["inside"])
    #expect(host.frame(named: "view")?.size == view?.intrinsicContentSize)
    #expect(view?.intrinsicContentSize.height == 20.4)
  }
}
#endif
