import Foundation
import TestSupport
import Testing

@testable import AttributeGraphUI

@Suite("Whole numbers of a locale") struct IntegerFormatTests {
  @Test(arguments: [
    "en_US", "en_IN", "de_DE", "de_CH", "fr_FR", "es_ES", "pt_PT", "pl_PL", "sv_SE", "hi_IN", "ar_EG", "fa_IR", "bn_BD",
    "he_IL", "my_MM", "zh_Hans_CN", "en_US_POSIX", "",
  ])
  func `Numbers of any length and sign are written as Foundation writes them`(identifier: String) {
    let locale = Locale(identifier: identifier)
    var numbers: [Int64] = [0, -1, 999, 1_000, -1_000, 9_999, .min, .max, .min + 1]
    var random = SeededGenerator(seed: 7)
    for digits in 1...18 {
      let limit = (1...digits).reduce(Int64(1)) { number, _ in number * 10 }
      for _ in 0..<4 { numbers.append(Int64.random(in: -limit...limit, using: &random)) }
    }
    for number in numbers {
      #expect(IntegerFormat.format(number, in: locale) == String(format: "%lld", locale: locale, number), "\(number)")
    }
  }
}
