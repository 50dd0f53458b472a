// UIKit's names for the input traits of fields; a file that also imports UIKit must qualify them with their module.

/// A keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The system's default.
  case `default` = 0
  /// Letters, digits and signs of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// For URLs.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For email addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// For short messages.
  case twitter = 9
  /// For searching on the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// Letters, digits and signs of ASCII.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The letters that are capitalised.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// The label of the return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// "Return".
  case `default` = 0
  /// "Go".
  case go = 1
  /// "Google".
  case google = 2
  /// "Join".
  case join = 3
  /// "Next".
  case next = 4
  /// "Route".
  case route = 5
  /// "Search".
  case search = 6
  /// "Send".
  case send = 7
  /// "Yahoo".
  case yahoo = 8
  /// "Done".
  case done = 9
  /// "Emergency call".
  case emergencyCall = 10
  /// "Continue".
  case `continue` = 11
}

/// The meaning of a text that a person types.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// The meaning with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Name.
  public static let name = UITextContentType(rawValue: "name")
  /// Name prefix.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// Given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// Middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// Family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// Name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// Nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// Job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// Organization name.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// Location.
  public static let location = UITextContentType(rawValue: "location")
  /// Full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// Street address line 1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// Street address line 2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// Address city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// Address state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// Address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// Sublocality.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// Country name.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// Postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// Telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// Email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// URL.
  public static let URL = UITextContentType(rawValue: "URL")
  /// Credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// Username.
  public static let username = UITextContentType(rawValue: "username")
  /// Password.
  public static let password = UITextContentType(rawValue: "password")
  /// New password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// One time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// Shipment tracking number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// Flight number.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// Date time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// Birthdate.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// Birthdate day.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// Birthdate month.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// Birthdate year.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  /// Credit card expiration.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// Credit card expiration month.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "creditCardExpirationMonth")
  /// Credit card expiration year.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "creditCardExpirationYear")
  /// Credit card security code.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  /// Credit card type.
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
  /// Credit card name.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// Credit card given name.
  public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
  /// Credit card middle name.
  public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
  /// Credit card family name.
  public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
  /// Cellular eID.
  public static let cellularEID = UITextContentType(rawValue: "cellularEID")
  /// Cellular IMEI.
  public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
}

/// The side of a caret between two lines.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// The system's choice.
  case automatic
  /// At the end of the first line.
  case upstream
  /// At the start of the second line.
  case downstream
}

/// A place of the controls for formatting text.
public struct TextInputFormattingControlPlacement: Sendable {
  /// Several places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Places from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The menu of the context.
    public static let contextMenu = Set(rawValue: 1)
    /// The bar over the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// All places.
    public static let all: Set = [.contextMenu, .inputAssistant]
    /// The places of the system.
    public static let `default` = Set.all
  }
}
