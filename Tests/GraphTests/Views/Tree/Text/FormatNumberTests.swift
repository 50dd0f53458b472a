import Foundation
import TestSupport
import Testing

@testable import AttributeGraphUI

struct `Numbers in texts` {
  static let locales = [
    "en_US", "en_IN", "de_DE", "de_CH", "fr_FR", "es_ES", "pt_PT", "pl_PL", "sv_SE", "hi_IN", "ar_EG", "fa_IR", "bn_BD",
    "he_IL", "my_MM", "zh_Hans_CN", "en_US_POSIX", "",
  ]

  @Test(arguments: locales) func `whole numbers are written as Foundation's format strings write them`(
    identifier: String
  ) {
    let locale = Locale(identifier: identifier)
    var numbers: [Int64] = [0, -1, 999, 1_000, -1_000, 9_999, .min, .max, .min + 1]
    var random = SeededGenerator(seed: 7)
    for digits in 1...18 {
      let limit = (1...digits).reduce(Int64(1)) { number, _ in number * 10 }
      for _ in 0..<4 { numbers.append(Int64.random(in: -limit...limit, using: &random)) }
    }
    for number in numbers {
      let expected = String(format: "%lld", locale: locale, number)
      #expect(FormatNumber.integer(number).formatted("%lld", locale) == expected)
      guard number >= 0 else { continue }
      #expect(FormatNumber.unsigned(UInt64(number)).formatted("%llu", locale) == expected)
    }
  }

  @Test(arguments: locales) func `fractions are written as Foundation's format strings write them`(identifier: String) {
    let locale = Locale(identifier: identifier)
    var numbers: [Double] = [0, -0.0, 0.5, 1.5, 2.5, -0.4, 0.125, 0.375, 1e20, 1e300, .infinity, -.infinity, .nan]
    var random = SeededGenerator(seed: 8)
    for exponent in -8...15 {
      let number = Double.random(in: -10...10, using: &random) * pow(10, Double(exponent))
      // The second and the third are near a half of the last digit.
      numbers += [number, (number * 100).rounded() / 100, (number * 8).rounded() / 8]
    }
    for specifier in ["%lf", "%f", "%.0f", "%.1f", "%.2f", "%.3lf", "%.9f", "%5.2f", "%e", "%g", "%.12f"] {
      for number in numbers {
        #expect(
          FormatNumber.real(number).formatted(specifier, locale) == String(format: specifier, locale: locale, number),
          "\(specifier) of \(number)")
      }
    }
  }
}
