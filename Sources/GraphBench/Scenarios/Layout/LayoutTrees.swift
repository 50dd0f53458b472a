import AttributeGraphUI

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

/// A parent with a state that nothing below it reads.
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

/// A parent whose font size a child changes through a callback; the leaves are given one too.
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

/// A child that calls back when it is used.
struct CallbackChild: View {
  let levers: Levers
  let onTap: () -> Void

  var body: some View {
    let _ = (levers.pull = onTap)
    Text("Child").frame(height: 20)
  }
}

/// Leaves of a style below each other.
struct Leaves<Leaf: StyledLeaf>: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count) { _ in Leaf() }
    }
  }
}

/// Leaves with callbacks below each other.
struct CallbackLeaves<Leaf: StyledLeaf>: View {
  let count: Int
  let onTap: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count) { _ in CallbackLeaf<Leaf>(onTap: onTap) }
    }
  }
}

/// A leaf that is given a callback, as a row that reports taps is.
struct CallbackLeaf<Leaf: StyledLeaf>: View {
  let onTap: () -> Void

  var body: some View {
    Leaf()
  }
}
