#if !canImport(Darwin)
import Foundation

/// Finds misspelled words. There is no dictionary here: every word is right except those that a test has named.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  /// The misspelled words with their corrections; a test names them.
  public static var misspelledWords: [String: [String]] = [:]
  /// The languages with a dictionary: none.
  open class var availableLanguages: [String] { [] }
  private static var learnedWords: Set<String> = []

  /// The words that are ignored.
  open var ignoredWords: [String]?
  /// Makes a checker.
  public override init() { super.init() }

  /// The first misspelled word in a range of a text; its location is `NSNotFound` if there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let text = stringToCheck as NSString
    let start = min(max(startingOffset, range.location), text.length)
    let parts = [start..<min(NSMaxRange(range), text.length)] + (wrapFlag ? [range.location..<start] : [])
    for part in parts where part.lowerBound < part.upperBound {
      if let found = firstMisspelledWord(in: text, part) { return found }
    }
    return NSRange(location: NSNotFound, length: 0)
  }

  private func firstMisspelledWord(in text: NSString, _ part: Range<Int>) -> NSRange? {
    var place = part.lowerBound
    let words = text.substring(with: NSRange(part)).split(omittingEmptySubsequences: false) { !$0.isLetter }
    for word in words {
      let length = word.utf16.count
      let isKnown = UITextChecker.hasLearnedWord(String(word)) || ignoredWords?.contains(String(word)) == true
      if UITextChecker.misspelledWords[String(word)] != nil, !isKnown {
        return NSRange(location: place, length: length)
      }
      place += length + 1
    }
    return nil
  }

  /// The corrections of a misspelled word; nil for none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    UITextChecker.misspelledWords[(string as NSString).substring(with: range)]
  }
  /// The completions of a partial word: none.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// Ignores a word from now on.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  /// Learns a word, for all checkers.
  open class func learnWord(_ word: String) { learnedWords.insert(word) }
  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learnedWords.contains(word) }
  /// Forgets a word that was learned.
  open class func unlearnWord(_ word: String) { learnedWords.remove(word) }
}

/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data, no data, or a failure.
  case newData, noData, failed
}

/// An object that a user activity is restored to.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: AnyObject {
  /// Restores the state of an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {
  /// Does nothing.
  public func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}

extension UIApplication {
  /// The preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The time that is left in the background, in seconds: unlimited.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Begins to receive remote control events; there are none.
  public func beginReceivingRemoteControlEvents() {}
  /// Stops receiving remote control events.
  public func endReceivingRemoteControlEvents() {}
}

extension UIActivity {
  /// A way to hand things on.
  public typealias ActivityType = UIActivityViewController.ActivityType
}

extension UIActivityViewController.ActivityType {
  /// To followers.
  public static let postToWeibo = Self(rawValue: "com.apple.UIKit.activity.PostToWeibo")
  /// To followers.
  public static let postToTencentWeibo = Self(rawValue: "com.apple.UIKit.activity.TencentWeibo")
  /// To a collection of pictures.
  public static let postToFlickr = Self(rawValue: "com.apple.UIKit.activity.PostToFlickr")
  /// To a collection of videos.
  public static let postToVimeo = Self(rawValue: "com.apple.UIKit.activity.PostToVimeo")
  /// To people who use the program together.
  public static let sharePlay = Self(rawValue: "com.apple.UIKit.activity.SharePlay")
  /// To people who collaborate, by an address.
  public static let collaborationInviteWithLink = Self(rawValue: "com.apple.UIKit.activity.CollaborationInviteWithLink")
  /// To people who collaborate, by a copy.
  public static let collaborationCopyLink = Self(rawValue: "com.apple.UIKit.activity.CollaborationCopyLink")
  /// To the home screen.
  public static let addToHomeScreen = Self(rawValue: "com.apple.UIKit.activity.AddToHomeScreen")
}
#endif
