import Foundation

/// Pictures by their names.
extension Image {
  /// Makes the image of a name, whose words are its name.
  ///
  /// - Parameters:
  ///   - name: The name in an asset catalogue, or that of a file.
  ///   - bundle: Where it is looked for; nil for the program's own bundle and those beside it.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(AssetName(name, in: bundle)))
  }

  /// Makes the image of a name, with words for it.
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .asset(AssetName(name, in: bundle)), label: label)
  }

  /// Makes the image of a name that says nothing in words.
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(AssetName(name, in: bundle)), isDecorative: true)
  }

  /// Makes the image of a name, whose words are its name, filled as far as a value from 0 to 1 says.
  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self = Image(name, bundle: bundle).rendered { $0.variableValue = Self.usable(variableValue) }
  }

  /// Makes the image of a name, with words for it, filled as far as a value says.
  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self = Image(name, bundle: bundle, label: label).rendered { $0.variableValue = Self.usable(variableValue) }
  }

  /// Makes the image of a name that says nothing in words, filled as far as a value says.
  public nonisolated init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self = Image(decorative: name, bundle: bundle).rendered { $0.variableValue = Self.usable(variableValue) }
  }

  /// Makes the symbol of a name, filled as far as a value from 0 to 1 says.
  public nonisolated init(systemName: String, variableValue: Double?) {
    self = Image(systemName: systemName).rendered { $0.variableValue = Self.usable(variableValue) }
  }

  /// Makes the image of a resource.
  public nonisolated init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

/// An image in a bundle, as tools that read asset catalogues name it in code.
nonisolated public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names an image in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour in a bundle, as tools that read asset catalogues name it in code.
nonisolated public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names a colour in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// The value, raised to 0 or lowered to 1; nil for NaN.
  private nonisolated static func usable(_ variableValue: Double?) -> Double? {
    variableValue.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
  }
}
