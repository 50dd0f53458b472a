import Foundation

// The parameters of the nodes of a tree.

extension LayoutTree {
  /// A guide by which views are aligned.
  enum Guide: Equatable, CaseIterable {
    case leading, middle, trailing, top, center, bottom, firstBaseline, lastBaseline
    /// A custom guide at a quarter of the height.
    case custom
    /// A custom guide at the top.
    case ownTop

    /// Whether it is measured along the horizontal axis.
    var isHorizontal: Bool { self == .leading || self == .middle || self == .trailing }

    /// Whether every rectangle has it: an edge or a middle.
    var isOfRectangles: Bool {
      switch self {
      case .leading, .middle, .trailing, .top, .center, .bottom: true
      case .firstBaseline, .lastBaseline, .custom, .ownTop: false
      }
    }
  }

  /// A horizontal and a vertical guide.
  struct Anchor: Equatable {
    var horizontal = Guide.middle
    var vertical = Guide.center
  }

  /// The limits of a flexible frame along one axis.
  struct Limits: Equatable {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?
  }

  /// An edge of a rectangle, relative to the layout direction.
  enum Side: Equatable, CaseIterable {
    case top, leading, bottom, trailing

    /// The axis across the edge: 0 for the horizontal one.
    var axis: Int { self == .leading || self == .trailing ? 0 : 1 }
    /// Whether lines or columns begin there.
    var isFirst: Bool { self == .top || self == .leading }
  }

  /// The part of its container's length that a view has along some axes.
  struct Parts: Equatable {
    var horizontal: Bool
    var vertical: Bool
    var count = 1
    var span = 1
    var spacing = 0.0
  }

  /// A trait of a cell of a grid.
  enum CellTrait: Equatable {
    case columns(Int)
    /// The point of the view that lies on the same point of the cell, as shares of both.
    case anchor(x: Double, y: Double)
    case columnAlignment(Guide)
    case unsized(horizontal: Bool, vertical: Bool)
  }

  /// How a layout arranges its views.
  enum Arrangement: Equatable {
    /// Beside each other at their ideal sizes, in as many lines as it takes.
    case flow(spacing: Double)
    /// Columns of the ideal width of the widest view.
    case columns
    /// Columns that divide the width by the weights of the views.
    case weighted
    /// On a circle, at their ideal sizes.
    case circle
    case stack(isHorizontal: Bool, Guide, spacing: Double?)
    case overlay(Anchor)

    /// Whether it is one of the library's stacks.
    var isOfLibrary: Bool {
      switch self {
      case .stack, .overlay: true
      case .flow, .columns, .weighted, .circle: false
      }
    }
  }

  /// The shape of a lazy container.
  struct LazyShape: Equatable {
    /// The container of the rows.
    enum Surroundings: Equatable {
      case nothing, scroll, list
    }

    var surroundings: Surroundings
    var isHorizontal: Bool
    var guide: Guide
    var spacing: Double?
    var width: Double
    var height: Double
  }
}
