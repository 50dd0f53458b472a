import Foundation

/// A mark at the track of a slider. It is stored and not drawn.
nonisolated public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Comparable, Identifiable {
  /// The number of its mark.
  public typealias Value = V

  /// The identity of a mark: its number.
  public struct ID: Hashable {
    let value: V
  }

  /// The number at which it stands.
  let value: V
  /// Makes a mark without a label.
  public init(_ value: V) { self.value = value }

  /// Makes a mark; the label is not made, as no mark is drawn.
  public init(_ value: V, @ViewBuilder label: () -> some View) { self.value = value }

  /// Makes a mark; the title is not drawn.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.value = value }

  /// The identity.
  public var id: ID { ID(value: value) }
  /// The mark alone.
  public var _ticks: [SliderTick<V>] { [self] }

  /// Whether two marks stand at the same number.
  public static func == (one: SliderTick<V>, other: SliderTick<V>) -> Bool { one.value == other.value }
  /// Orders marks by their numbers.
  public static func < (one: SliderTick<V>, other: SliderTick<V>) -> Bool { one.value < other.value }
}

/// Marks at the track of a slider.
nonisolated public protocol SliderTickContent<Value> {
  /// The type of their numbers.
  associatedtype Value: BinaryFloatingPoint
  /// The marks, in order.
  var _ticks: [SliderTick<Value>] { get }
}

/// The marks of a builder.
nonisolated public struct _SliderTicks<V: BinaryFloatingPoint>: SliderTickContent {
  /// The type of the numbers.
  public typealias Value = V
  /// The marks, in order.
  public let _ticks: [SliderTick<V>]
}

/// A mark, or several, for each element of a collection.
nonisolated public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  /// The type of the numbers.
  public typealias Value = Content.Value
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Makes marks for elements that a key path tells apart.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    self.data = data
    self.content = content
  }

  /// Makes marks for elements with identities of their own.
  public init<V>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value {
    self.data = data
    self.content = content
  }

  /// The marks, in order.
  public var _ticks: [SliderTick<Content.Value>] { data.flatMap { content($0)._ticks } }
}

/// Builds marks at the track of a slider.
@resultBuilder
nonisolated public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  /// The marks of an expression.
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> _SliderTicks<V> where C.Value == V {
    _SliderTicks(_ticks: content._ticks)
  }
  /// The marks of all parts.
  public static func buildBlock(_ parts: _SliderTicks<V>...) -> _SliderTicks<V> {
    _SliderTicks(_ticks: parts.flatMap(\._ticks))
  }
  /// The marks of an `if`; none if it does not hold.
  public static func buildIf(_ part: _SliderTicks<V>?) -> _SliderTicks<V> { part ?? _SliderTicks(_ticks: []) }
  /// The marks of the first of two cases.
  public static func buildEither(first: _SliderTicks<V>) -> _SliderTicks<V> { first }
  /// The marks of the second of two cases.
  public static func buildEither(second: _SliderTicks<V>) -> _SliderTicks<V> { second }
}
