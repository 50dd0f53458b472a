import AttributeGraphUI
import GraphBenchKit

/// The source's parent: a title whose font size is a state, and leaves below it.
struct FontSizeParent<Leaf: StyledLeaf>: View {
  @State private var isLarge = true
  let count: Int
  let levers: Levers

  var body: some View {
    let _ = (levers.pull = { isLarge.toggle() })
    VStack {
      Text("Title").font(.custom("Seravek", size: isLarge ? 80 : 40))
      Leaves<Leaf>(count: count)
    }
  }
}

/// A parent with a state that no descendant reads.
struct UnreadStateParent<Leaf: StyledLeaf>: View {
  @State private var tick = 0
  let count: Int
  let levers: Levers

  var body: some View {
    let _ = (levers.pull = { tick += 1 })
    let _ = tick
    VStack {
      Text("Title").font(.custom("Seravek", size: 80))
      Leaves<Leaf>(count: count)
    }
  }
}

/// A parent whose font size a child changes through a binding.
struct BindingParent<Leaf: StyledLeaf>: View {
  @State private var isLarge = true
  let count: Int
  let levers: Levers

  var body: some View {
    VStack {
      Text("Title").font(.custom("Seravek", size: isLarge ? 80 : 40))
      BindingChild(isLarge: $isLarge, levers: levers)
      Leaves<Leaf>(count: count)
    }
  }
}

/// A child that sets its parent's state and does not read it in its body.
struct BindingChild: View {
  @Binding var isLarge: Bool
  let levers: Levers

  var body: some View {
    let _ = (levers.pull = { isLarge.toggle() })
    Text("Child").frame(height: 20)
  }
}

/// A parent whose font size a child changes through a callback; the leaves have callbacks, too.
struct CallbackParent<Leaf: StyledLeaf>: View {
  @State private var isLarge = true
  let count: Int
  let levers: Levers

  var body: some View {
    VStack {
      Text("Title").font(.custom("Seravek", size: isLarge ? 80 : 40))
      CallbackChild(levers: levers) { isLarge.toggle() }
      CallbackLeaves<Leaf>(count: count) { isLarge.toggle() }
    }
  }
}

/// A child with a callback, which the scenario runs.
struct CallbackChild: View {
  let levers: Levers
  let onTap: () -> Void

  var body: some View {
    let _ = (levers.pull = onTap)
    Text("Child").frame(height: 20)
  }
}

/// A parent with a row for each element of its state, one of which is inserted.
struct InsertParent<Leaf: StyledLeaf>: View {
  @State private var rows: [Int]
  let count: Int
  let levers: Levers

  init(count: Int, levers: Levers) {
    rows = Array(1...count)
    self.count = count
    self.levers = levers
  }

  var body: some View {
    let _ = (levers.pull = { rows.insert(0, at: 0) })
    let _ = (levers.restore = { rows.removeFirst() })
    VStack {
      Text("Title").font(.custom("Seravek", size: 80))
      VStack(spacing: 0) {
        ForEach(rows, id: \.self) { _ in Leaf(among: count) }
      }
    }
  }
}

/// A parent whose leaves are in a scroll view, all of them mounted, with enough space below them that even a single one
/// can be scrolled.
struct ScrollParent<Leaf: StyledLeaf>: View {
  let count: Int

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Leaves<Leaf>(count: count)
        Text("End").frame(height: 4_000)
      }
    }
  }
}

/// Leaves of a style below each other.
struct Leaves<Leaf: StyledLeaf>: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count) { _ in Leaf(among: count) }
    }
  }
}

/// Leaves with callbacks below each other.
struct CallbackLeaves<Leaf: StyledLeaf>: View {
  let count: Int
  let onTap: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count) { _ in CallbackLeaf<Leaf>(count: count, onTap: onTap) }
    }
  }
}

/// A leaf with a callback, like a row that reports taps.
struct CallbackLeaf<Leaf: StyledLeaf>: View {
  let count: Int
  let onTap: () -> Void

  var body: some View {
    Leaf(among: count)
  }
}
