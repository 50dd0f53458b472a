import SwiftUI

// Public names of SwiftUI that begin with an underscore, as libraries use them.

/// A guide whose values are combined to the largest.
enum LargestGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }

  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = max(parentValue ?? childValue, childValue)
  }
}

/// A guide that combines its values by another one.
enum ForwardedGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }

  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    LargestGuide._combineExplicit(childValue: childValue, n, into: &parentValue)
  }
}

@propertyWrapper
struct OptionalObjectSpelling<Value: ObservableObject>: DynamicProperty {
  @State private var value: Value?

  var wrappedValue: Value? { value }

  static var _propertyBehaviors: UInt32 { State<Value?>._propertyBehaviors }
}

/// A wrapper that calls `update()` itself, with what `@MainActor` code may do.
@propertyWrapper
struct UpdatedSpelling: DynamicProperty {
  @State var wrappedValue: Int

  @MainActor init(wrappedValue: Int) {
    self.wrappedValue = wrappedValue
    update()
  }

  mutating func update() {}
}

struct WidthKeySpelling: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// The value of a preference, passed on by a type of the program.
struct PreferenceProxySpelling<Key: PreferenceKey> {
  var value: _PreferenceValue<Key>
}

struct PreferenceReaderSpelling<Key: PreferenceKey, Content: View>: View {
  var content: (PreferenceProxySpelling<Key>) -> Content

  init(_ key: Key.Type, @ViewBuilder content: @escaping (PreferenceProxySpelling<Key>) -> Content) {
    self.content = content
  }

  var body: some View {
    Key._delay { value in
      content(PreferenceProxySpelling(value: value))
    }
  }
}

struct UnderscoredSpellings: View {
  @Environment(\.self) private var environment
  let title: Text

  var body: some View {
    PreferenceReaderSpelling(WidthKeySpelling.self) { proxy in
      Text(title._resolveText(in: environment)).preference(key: WidthKeySpelling.self, value: 10)
      _PreferenceReadingView(value: proxy.value) { width in
        Text("\(width)")
      }
    }
    AnyLayout(_HStackLayout(alignment: .top, spacing: 5)) { Text("a") }
    AnyLayout(_VStackLayout(alignment: .leading, spacing: nil)) { Text("a") }
    AnyLayout(_ZStackLayout(alignment: .center)) { Text("a") }
  }
}
