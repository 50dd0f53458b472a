import Combine
import Foundation

/// The strength of a password, by its length and the kinds of characters in it.
enum PasswordStrength: Int, CaseIterable, Comparable {
  case none, weak, fair, strong

  init(_ password: String) {
    let kinds = [
      password.contains { $0.isLowercase }, password.contains { $0.isUppercase },
      password.contains { $0.isNumber }, password.contains { !$0.isLetter && !$0.isNumber },
    ].filter { $0 }.count
    switch (password.count, kinds) {
    case (0, _): self = .none
    case (..<8, _), (_, ...1): self = .weak
    case (_, 2): self = .fair
    default: self = .strong
    }
  }

  static func < (lhs: PasswordStrength, rhs: PasswordStrength) -> Bool { lhs.rawValue < rhs.rawValue }

  var title: String {
    switch self {
    case .none: "No password yet"
    case .weak: "Weak"
    case .fair: "Fair"
    case .strong: "Strong"
    }
  }
}

/// The state of the sign-up form. Every message and the button follow the fields through publishers.
final class SignUpModel: ObservableObject {
  @Published var username = ""
  @Published var email = ""
  @Published var password = ""
  @Published var confirmation = ""
  @Published var acceptsTerms = false

  @Published private(set) var usernameMessage: String?
  @Published private(set) var emailMessage: String?
  @Published private(set) var confirmationMessage: String?
  @Published private(set) var strength = PasswordStrength.none
  @Published private(set) var isValid = false

  private let takenNames: Set<String> = ["admin", "root", "swift"]

  init() {
    usernamePublisher
      .assign(to: &$usernameMessage)

    $email
      .map { $0.isEmpty || Self.isEmail($0) ? nil : "This is not an email address." }
      .removeDuplicates()
      .assign(to: &$emailMessage)

    $password
      .map(PasswordStrength.init)
      .removeDuplicates()
      .assign(to: &$strength)

    confirmationPublisher
      .map { $0 ? nil : "The passwords do not match." }
      .assign(to: &$confirmationMessage)

    fieldsPublisher
      .combineLatest(passwordPublisher, $acceptsTerms)
      .map { $0 && $1 && $2 }
      .removeDuplicates()
      .assign(to: &$isValid)
  }

  private var usernamePublisher: AnyPublisher<String?, Never> {
    $username
      .map { [takenNames] name in
        if name.isEmpty { return nil }
        if name.count < 3 { return "Use at least 3 characters." }
        return takenNames.contains(name.lowercased()) ? "This name is taken." : nil
      }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  private var confirmationPublisher: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest($password, $confirmation)
      .map { password, confirmation in confirmation.isEmpty || password == confirmation }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  private var passwordPublisher: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest($password, $confirmation)
      .map { password, confirmation in PasswordStrength(password) >= .fair && password == confirmation }
      .eraseToAnyPublisher()
  }

  private var fieldsPublisher: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest3($username, $email, usernamePublisher)
      .map { name, email, message in !name.isEmpty && message == nil && Self.isEmail(email) }
      .eraseToAnyPublisher()
  }

  private static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && !parts[1].hasSuffix(".")
  }
}
