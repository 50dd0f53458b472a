import AttributeGraphUI
import Foundation

/// A place of the public API that takes a number, and a view that is given one there.
@MainActor
package struct HostilePlace {
  /// The place as a person writes it.
  package let name: String
  /// Makes a view with a number at the place.
  package let view: (Double) -> AnyView
  /// The actions of a person on the view.
  package let act: (ViewHost) -> Void
  /// The numbers that the host has to report.
  package let reported: Numbers
  /// The numbers with which the program stops, with words.
  package let trapped: Numbers

  /// Kinds of numbers.
  package struct Numbers: OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    static let notANumber = Numbers(rawValue: 1)
    static let infinity = Numbers(rawValue: 2)
    static let negativeInfinity = Numbers(rawValue: 4)
    static let negative = Numbers(rawValue: 8)
    static let zero = Numbers(rawValue: 16)
    /// Numbers that are not finite.
    static let endless: Numbers = [.notANumber, .infinity, .negativeInfinity]
    /// Numbers that are not finite, and negative ones.
    static let noLength: Numbers = [.endless, .negative]
    /// Negative numbers, and what is none; an infinite radius is as long as the sides allow.
    static let noRadius: Numbers = [.notANumber, .negativeInfinity, .negative]

    /// Whether a number is one of the kinds.
    package func include(_ number: Double) -> Bool {
      if number.isNaN { return contains(.notANumber) }
      if number == .infinity { return contains(.infinity) }
      if number == -.infinity { return contains(.negativeInfinity) }
      return number < 0 ? contains(.negative) : number == 0 && contains(.zero)
    }
  }

  init<Content: View>(
    _ name: String, reports reported: Numbers = [], traps trapped: Numbers = [],
    @ViewBuilder _ view: @escaping (Double) -> Content, act: @escaping (ViewHost) -> Void = { _ in }
  ) {
    self.name = name
    self.reported = reported
    self.trapped = trapped
    self.view = { AnyView(view($0)) }
    self.act = act
  }

  /// Numbers that hardly any place expects.
  package nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -1, -0.0, 0, 1e308, .leastNonzeroMagnitude,
  ]
}
