import Foundation
import Synchronization

/// The name of an image or a colour, and the bundle to search.
struct AssetName: Hashable, Sendable {
  /// The name, with a slash after each folder of the catalogue that provides a namespace.
  let name: String
  /// The directory of the bundle; nil for the program's own and those beside it.
  let bundle: URL?

  /// Names an asset in a bundle.
  init(_ name: String, in bundle: Bundle?) {
    self.name = name
    self.bundle = bundle.map { $0.resourceURL ?? $0.bundleURL }
  }
}

/// The files of images and colours by name, in the bundles of a program.
///
/// A bundle is searched for asset catalogues (`.xcassets`, which the package manager copies if it has no compiler for
/// them) and for image files beside them. Without a bundle, the program's own is searched, then the bundles of packages
/// beside it, in the order of their names. Each directory is read once per program.
enum AssetCatalogue {
  /// An image as its files describe it.
  struct ImageFile: Hashable {
    /// The size in points.
    let size: CGSize
    /// Whether it is drawn in the foreground colour.
    let isTemplate: Bool
    /// The file.
    let url: URL
  }

  /// The images by name, so that each is read once.
  private static let images = Mutex<[AssetName: ImageFile?]>([:])
  private static let colors = Mutex<[AssetName: ColorFile?]>([:])
  private static let directories = Mutex<[URL: AssetDirectory]>([:])

  /// The image with a name; nil if there is no readable file.
  ///
  /// - Complexity: O(1) on average after the first call for a name.
  static func image(of name: AssetName) -> ImageFile? {
    if let known = images.withLock({ $0[name] }) { return known }
    let found = places(of: name).lazy.compactMap { $0.image(named: name.name) }.first
    images.withLock { $0[name] = .some(found) }
    return found
  }

  /// The colour with a name; nil if there is no readable file.
  ///
  /// - Complexity: O(1) on average after the first call for a name.
  static func color(of name: AssetName) -> ColorFile? {
    if let known = colors.withLock({ $0[name] }) { return known }
    let found = places(of: name).lazy.compactMap { $0.color(named: name.name) }.first
    colors.withLock { $0[name] = .some(found) }
    return found
  }

  /// The directories to search for a name.
  private static func places(of name: AssetName) -> [AssetDirectory] {
    if let bundle = name.bundle { return [directory(at: bundle)] }
    let main = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    let own = directory(at: main)
    return [own] + own.bundles.map(directory(at:))
  }

  private static func directory(at url: URL) -> AssetDirectory {
    if let known = directories.withLock({ $0[url] }) { return known }
    let read = AssetDirectory(at: url)
    directories.withLock { $0[url] = read }
    return read
  }
}

/// The images, colours and further bundles in a directory.
struct AssetDirectory: Sendable {
  /// The bundles of packages in the directory, in the order of their names.
  private(set) var bundles: [URL] = []
  private var imageSets: [String: URL] = [:]
  private var colorSets: [String: URL] = [:]
  private let url: URL

  private static let bundleExtensions: Set = ["resources", "bundle"]
  private static let imageExtensions = ["png", "jpg", "jpeg", "gif", "pdf", "svg"]

  /// Reads a directory; an unreadable one is empty.
  init(at url: URL) {
    self.url = url
    for entry in Self.entries(of: url) {
      if entry.pathExtension == "xcassets" {
        addCatalogue(entry, namespace: "")
      } else if Self.bundleExtensions.contains(entry.pathExtension) {
        bundles.append(entry)
      }
    }
  }

  /// The image of a name.
  func image(named name: String) -> AssetCatalogue.ImageFile? {
    if let set = imageSets[name] { return ImageSet(at: set)?.image }
    for scale in 1...3 {
      let stem = scale == 1 ? name : "\(name)@\(scale)x"
      let candidates = [stem] + Self.imageExtensions.map { "\(stem).\($0)" }
      for candidate in candidates {
        let file = url.appendingPathComponent(candidate)
        guard let size = PictureFile.size(of: file, scale: CGFloat(scale)) else { continue }
        return AssetCatalogue.ImageFile(size: size, isTemplate: false, url: file)
      }
    }
    return nil
  }

  /// The colour of a name.
  func color(named name: String) -> ColorFile? {
    colorSets[name].flatMap { try? ColorFile(at: $0.appendingPathComponent("Contents.json")) }
  }

  /// Adds a folder of a catalogue and the folders inside.
  private mutating func addCatalogue(_ folder: URL, namespace: String) {
    for entry in Self.entries(of: folder) {
      let name = namespace + entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset": imageSets[name] = entry
      case "colorset": colorSets[name] = entry
      case "": addCatalogue(entry, namespace: FolderContents.makesNames(entry) ? "\(name)/" : namespace)
      default: break
      }
    }
  }

  private static func entries(of folder: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (entries ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

/// The description of a folder of a catalogue.
private struct FolderContents: Decodable {
  struct Properties: Decodable {
    let makesNames: Bool?

    enum CodingKeys: String, CodingKey { case makesNames = "provides-namespace" }
  }

  let properties: Properties?

  /// Whether the folder provides a namespace.
  static func makesNames(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return false }
    return (try? JSONDecoder().decode(FolderContents.self, from: data))?.properties?.makesNames ?? false
  }
}

/// An image set of a catalogue.
private struct ImageSet {
  private struct Contents: Decodable {
    struct Entry: Decodable {
      let filename: String?
      let scale: String?
    }
    struct Properties: Decodable {
      let intent: String?

      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    let images: [Entry]?
    let properties: Properties?
  }

  /// The first readable file of the set, in the order of rising scale.
  let image: AssetCatalogue.ImageFile

  /// Reads a set; nil if it has no readable file.
  init?(at folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let files = (contents.images ?? []).compactMap { entry in
      entry.filename.map { (name: $0, scale: Int(entry.scale?.prefix { $0 != "x" } ?? "1") ?? 1) }
    }
    for file in files.sorted(by: { $0.scale < $1.scale }) {
      let url = folder.appendingPathComponent(file.name)
      guard let size = PictureFile.size(of: url, scale: CGFloat(file.scale)) else { continue }
      image = AssetCatalogue.ImageFile(size: size, isTemplate: contents.properties?.intent == "template", url: url)
      return
    }
    return nil
  }
}
