import Foundation

/// Pictures by their names.
extension Image {
  /// Makes an image by its name, which is also its label.
  ///
  /// - Parameters:
  ///   - name: The name in an asset catalogue, or that of a file.
  ///   - bundle: The bundle to search; nil for the program's own bundle and those beside it.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(AssetName(name, in: bundle)))
  }

  /// Makes an image by its name, with a label.
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .asset(AssetName(name, in: bundle)), label: label)
  }

  /// Makes a decorative image by its name, without a label.
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(AssetName(name, in: bundle)), isDecorative: true)
  }

  /// Makes an image by its name, which is also its label, filled up to a value from 0 to 1.
  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self = Image(name, bundle: bundle).rendered { $0.variableValue = Self.usable(variableValue) }
  }

  /// Makes an image by its name, with a label, filled up to a value.
  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self = Image(name, bundle: bundle, label: label).rendered { $0.variableValue = Self.usable(variableValue) }
  }

  /// Makes a decorative image by its name, without a label, filled up to a value.
  public nonisolated init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self = Image(decorative: name, bundle: bundle).rendered { $0.variableValue = Self.usable(variableValue) }
  }

  /// Makes a symbol by its name, filled up to a value from 0 to 1.
  public nonisolated init(systemName: String, variableValue: Double?) {
    self = Image(systemName: systemName).rendered { $0.variableValue = Self.usable(variableValue) }
  }

  /// Makes the image of a resource.
  public nonisolated init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

/// An image in a bundle, as code generated from asset catalogues names it.
nonisolated public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names an image in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour in a bundle, as code generated from asset catalogues names it.
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
  /// The value, limited to 0 to 1; nil for NaN.
  private nonisolated static func usable(_ variableValue: Double?) -> Double? {
    variableValue.flatMap { $0.isNaN ? nil : $0.clampedToUnit }
  }
}
