// The notation of facts for trees: names of views and modifiers, and the leaves `C`, `F` and `Q` of `docs/Facts`.

extension LayoutTree {
  /// Whether a view of some shape lies within its space or covers it.
  enum Filling {
    case fit, fill
  }

  /// A node without a name.
  private init(_ kind: Kind) { self.init(id: "", kind: kind) }

  /// A flexible leaf: takes the proposal, 10 where that is unspecified.
  static var C: LayoutTree { LayoutTree(.color) }

  /// A leaf in a fixed frame.
  static func F(_ width: Double, _ height: Double) -> LayoutTree { LayoutTree(.fixed(width: width, height: height)) }

  /// A flexible leaf with an ideal size.
  static func Q(_ width: Double, _ height: Double) -> LayoutTree { LayoutTree(.ideal(width: width, height: height)) }

  static func spacer(minLength: Double? = nil) -> LayoutTree { LayoutTree(.spacer(minimum: minLength)) }

  static var divider: LayoutTree { LayoutTree(.divider) }

  static func hStack(alignment: Guide = .center, spacing: Double? = nil, _ trees: [LayoutTree]) -> LayoutTree {
    LayoutTree(.stack(isHorizontal: true, alignment, spacing: spacing, trees))
  }

  static func vStack(alignment: Guide = .middle, spacing: Double? = nil, _ trees: [LayoutTree]) -> LayoutTree {
    LayoutTree(.stack(isHorizontal: false, alignment, spacing: spacing, trees))
  }

  static func zStack(alignment: Anchor = .center, _ trees: [LayoutTree]) -> LayoutTree {
    LayoutTree(.overlay(alignment, trees))
  }

  static func group(_ trees: [LayoutTree]) -> LayoutTree { LayoutTree(.group(trees)) }

  /// A view in a condition that holds.
  static func optional(_ tree: LayoutTree) -> LayoutTree { LayoutTree(.optional(tree, isThere: true)) }

  static func reader(_ trees: [LayoutTree]) -> LayoutTree { LayoutTree(.reader(trees)) }

  static func viewThatFits(horizontal: Bool = true, vertical: Bool = true, _ trees: [LayoutTree]) -> LayoutTree {
    LayoutTree(.fitting(horizontal: horizontal, vertical: vertical, trees))
  }

  /// The same node with a name, by which its frame is asked for.
  func named(_ name: String) -> LayoutTree { LayoutTree(id: name, kind: kind) }

  func frame(width: Double? = nil, height: Double? = nil, alignment: Anchor = .center) -> LayoutTree {
    LayoutTree(.frame(self, width: width, height: height, alignment))
  }

  func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Anchor = .center
  ) -> LayoutTree {
    LayoutTree(
      .flexible(
        self, width: Limits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: Limits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment))
  }

  /// Padding of the default length.
  func padding() -> LayoutTree { LayoutTree(.defaultPadding(self)) }

  func padding(_ length: Double) -> LayoutTree {
    padding(top: length, leading: length, bottom: length, trailing: length)
  }

  func padding(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) -> LayoutTree {
    LayoutTree(.padding(self, top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  func safeAreaPadding(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) -> LayoutTree {
    LayoutTree(.safePadding(self, top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  func ignoresSafeArea(_ sides: Side...) -> LayoutTree {
    LayoutTree(.ignoring(self, sides.isEmpty ? Side.allCases : sides))
  }

  /// Views at an edge, in the middle of it unless aligned.
  func safeAreaInset(
    _ side: Side, alignment: Guide? = nil, spacing: Double? = nil, _ trees: [LayoutTree]
  ) -> LayoutTree {
    LayoutTree(.inset(self, side, alignment ?? (side.axis == 1 ? .middle : .center), spacing: spacing, trees))
  }

  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> LayoutTree {
    LayoutTree(.fixedSize(self, horizontal: horizontal, vertical: vertical))
  }

  func aspectRatio(_ ratio: Double?, _ filling: Filling) -> LayoutTree {
    LayoutTree(.aspect(self, ratio: ratio, fills: filling == .fill))
  }

  func layoutPriority(_ priority: Double) -> LayoutTree { LayoutTree(.priority(self, priority)) }

  func offset(x: Double, y: Double) -> LayoutTree { LayoutTree(.offset(self, x: x, y: y)) }

  func position(x: Double, y: Double) -> LayoutTree { LayoutTree(.position(self, x: x, y: y)) }

  /// Sets a guide at a share of the view's length and a distance from there.
  func guide(_ guide: Guide, share: Double = 0, at distance: Double = 0) -> LayoutTree {
    LayoutTree(.guide(self, guide, share: share, distance: distance))
  }

  func overlay(alignment: Anchor = .center, _ trees: [LayoutTree]) -> LayoutTree {
    LayoutTree(.layered(self, trees, alignment, isBehind: false))
  }

  func background(alignment: Anchor = .center, _ trees: [LayoutTree]) -> LayoutTree {
    LayoutTree(.layered(self, trees, alignment, isBehind: true))
  }
}

extension LayoutTree.Anchor {
  static let center = Self()
  static let leading = Self(horizontal: .leading)
  static let trailing = Self(horizontal: .trailing)
  static let top = Self(vertical: .top)
  static let bottom = Self(vertical: .bottom)
  static let topLeading = Self(horizontal: .leading, vertical: .top)
  static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
}
