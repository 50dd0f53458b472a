import Foundation

/// The views of a lazy container that stay at the edge while the others scroll.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// One bit for each kind of view.
  public let rawValue: UInt32

  /// The kinds with the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A header or footer that stays at the edge of what is in sight while its section is in sight.
struct PinnedRows {
  /// Its nodes, each with its place among the other rows.
  let rows: [(node: LayoutNode, placement: ChildPlacement)]
  /// Where it stands among the other rows.
  let place: Range<CGFloat>
  /// Where its section stands.
  let section: Range<CGFloat>
  let isHeader: Bool

  /// How far it is from its place.
  func shift(in sight: Range<CGFloat>) -> CGFloat {
    let shift =
      isHeader
      ? max(0, min(sight.lowerBound, section.upperBound - place.length) - place.lowerBound)
      : min(0, max(sight.upperBound, section.lowerBound + place.length) - place.upperBound)
    return shift.isFinite ? shift : 0
  }
}

extension Range<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}

extension LazyContainerNode {
  /// Places a view that was made for the cursor: at once, or at the end where it is a part of a pinned header or
  /// footer.
  final func put(_ node: LayoutNode, by placement: ChildPlacement, at cursor: inout Cursor) {
    guard cursor.held == nil else {
      cursor.held?.append((node, placement))
      return
    }
    place(node, by: placement)
    cursor.nodes.append(node)
  }

  /// Places the parts of a section by a closure, which receives the part, what is in sight, and whether the part is a
  /// header or footer. Those that are pinned are placed at the end, when it is known where the section ends.
  final func placeParts(
    of section: SectionItems, at cursor: inout Cursor, in sight: Range<CGFloat>,
    _ placePart: (LayoutItems, inout Cursor, Range<CGFloat>, _ isEdge: Bool) -> Void
  ) {
    let start = cursor.start
    let header = hold(section.header, .sectionHeaders, at: &cursor, in: sight, placePart)
    placePart(section.content, &cursor, sight, false)
    let footer = hold(section.footer, .sectionFooters, at: &cursor, in: sight, placePart)
    let whole = start..<max(start, cursor.start - gap)
    for (held, isHeader) in [(header, true), (footer, false)] {
      guard let held else { continue }
      cursor.pinned.append(PinnedRows(rows: held.rows, place: held.place, section: whole, isHeader: isHeader))
    }
  }

  /// Places a header or footer, and holds its rows back where it is pinned.
  private func hold(
    _ part: LayoutItems, _ kind: PinnedScrollableViews, at cursor: inout Cursor, in sight: Range<CGFloat>,
    _ placePart: (LayoutItems, inout Cursor, Range<CGFloat>, Bool) -> Void
  ) -> (rows: [(node: LayoutNode, placement: ChildPlacement)], place: Range<CGFloat>)? {
    guard arrangement.pinned.contains(kind) && cursor.held == nil else {
      placePart(part, &cursor, sight, true)
      return nil
    }
    let start = cursor.start
    cursor.held = []
    placePart(part, &cursor, -.infinity ..< .infinity, true)
    let rows = cursor.held ?? []
    cursor.held = nil
    return rows.isEmpty ? nil : (rows, start..<max(start, cursor.start - gap))
  }

  /// Places the pinned headers and footers, which are drawn in front of the other rows.
  final func placePinned(at cursor: inout Cursor, in sight: Range<CGFloat>) {
    guard !cursor.pinned.isEmpty || !front.isEmpty else { return }
    front = Set(cursor.pinned.flatMap { $0.rows.map { ObjectIdentifier($0.node) } })
    runtime.service(ZIndexBook.self).containers[ObjectIdentifier(self)] = front.isEmpty ? nil : self
    for pinned in cursor.pinned {
      let shift = pinned.shift(in: sight)
      for (node, placement) in pinned.rows {
        var placement = placement
        placement.origin[axis] += shift
        place(node, by: placement)
        cursor.nodes.append(node)
      }
    }
  }
}
