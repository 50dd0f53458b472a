import AttributeGraphUI
import Foundation
import Testing

/// How a lazy grid divides its length among columns.
struct `Tracks of a lazy grid` {
  private func lengths(of length: CGFloat?, _ items: GridItem...) -> [CGFloat] {
    LazyGridTracks(dividing: length, among: items.map(GridItemRule.init)).tracks.map(\.length)
  }

  private func starts(of length: CGFloat?, _ items: GridItem...) -> [CGFloat] {
    LazyGridTracks(dividing: length, among: items.map(GridItemRule.init)).tracks.map(\.start)
  }

  @Test func `a fixed column has its length in any space`() {
    #expect(lengths(of: 300, GridItem(.fixed(50)), GridItem(.fixed(70))) == [50, 70])
    #expect(lengths(of: 20, GridItem(.fixed(50))) == [50])
  }

  @Test func `columns are 8 points apart, or the spacing of the item before`() {
    #expect(starts(of: 300, GridItem(.fixed(50)), GridItem(.fixed(50)), GridItem(.fixed(50))) == [0, 58, 116])
    #expect(starts(of: 300, GridItem(.fixed(50), spacing: 20), GridItem(.fixed(50), spacing: 3)) == [0, 70])
  }

  @Test func `flexible columns share the space that fixed columns and spacing leave`() {
    #expect(lengths(of: 216, GridItem(.fixed(100)), GridItem(.flexible()), GridItem(.flexible())) == [100, 50, 50])
    #expect(lengths(of: 108, GridItem(), GridItem()) == [50, 50])
  }

  @Test func `the space that a column does not take goes to the columns behind it`() {
    let first = GridItem(.flexible(maximum: 20), spacing: 0)
    let free = GridItem(.flexible(), spacing: 0)
    #expect(lengths(of: 120, first, free, free) == [20, 50, 50])
    #expect(lengths(of: 120, free, free, first) == [40, 40, 20])
    #expect(lengths(of: 120, GridItem(.flexible(minimum: 60), spacing: 0), free, free) == [60, 30, 30])
  }

  @Test func `a flexible column is never shorter than its minimum`() {
    #expect(lengths(of: 20, GridItem(.flexible(minimum: 40)), GridItem(.flexible(minimum: 40))) == [40, 40])
    #expect(lengths(of: 0, GridItem(), GridItem()) == [10, 10])
  }

  @Test func `an adaptive item makes as many equal columns as fit`() {
    #expect(lengths(of: 100, GridItem(.adaptive(minimum: 20), spacing: 0)) == [20, 20, 20, 20, 20])
    #expect(lengths(of: 100, GridItem(.adaptive(minimum: 30), spacing: 5)) == [30, 30, 30])
    #expect(lengths(of: 108, GridItem(.adaptive(minimum: 40))) == [50, 50])
    #expect(starts(of: 108, GridItem(.adaptive(minimum: 40))) == [0, 58])
  }

  @Test func `adaptive columns are no longer than their maximum, and a single one may be shorter than the minimum`() {
    #expect(lengths(of: 100, GridItem(.adaptive(minimum: 40, maximum: 45), spacing: 0)) == [45, 45])
    #expect(lengths(of: 10, GridItem(.adaptive(minimum: 40))) == [10])
  }

  @Test func `an adaptive item divides its own share only`() {
    let items = [GridItem(.adaptive(minimum: 20), spacing: 0), GridItem(.flexible(), spacing: 0)]
    #expect(lengths(of: 100, items[0], items[1]) == [25, 25, 50])
    #expect(lengths(of: 100, items[1], items[0]) == [50, 25, 25])
  }

  @Test func `an unspecified length counts as 10, an infinite length leaves an infinite column`() {
    #expect(lengths(of: nil, GridItem(), GridItem(.fixed(30))) == [10, 30])
    #expect(lengths(of: .infinity, GridItem(), GridItem(.flexible(maximum: 30))) == [.infinity, 30])
    #expect(lengths(of: .infinity, GridItem(.adaptive(minimum: 20))) == [.infinity])
  }

  @Test func `invalid lengths count as 0, and crossed bounds as the minimum`() {
    #expect(lengths(of: 100, GridItem(.fixed(-5)), GridItem(.fixed(.nan))) == [0, 0])
    #expect(lengths(of: 100, GridItem(.flexible(minimum: 50, maximum: 20))) == [50])
    #expect(lengths(of: 4, GridItem(.adaptive(minimum: 0), spacing: 0)) == [1, 1, 1, 1])
    #expect(lengths(of: 40, GridItem(.adaptive(minimum: 10), spacing: -10)) == [40])
  }

  @Test func `no items make one flexible column`() {
    #expect(lengths(of: 40) == [40])
  }
}
