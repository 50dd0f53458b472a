#if !canImport(Darwin)
import Foundation

/// A dialog in which a person chooses files, as a query of a test returns it.
@MainActor
public struct FileDialog {
  /// The purpose of a dialog.
  public enum Kind: Hashable, Sendable {
    /// Files are chosen to be read.
    case importer
    /// Documents are written.
    case exporter
    /// Files are moved.
    case mover
  }

  let place: FileDialogPlace
  let modifier: _FileDialogModifier
  let purpose: _FileDialogModifier.Purpose

  /// The purpose.
  public var kind: Kind {
    switch purpose {
    case .importing: .importer
    case .exporting: .exporter
    case .moving: .mover
    }
  }

  /// The types that can be chosen, or written; empty for a mover.
  public var contentTypes: [UTType] {
    switch purpose {
    case .importing(let types, _, _): types
    case .exporting(let files, _, _): files.first?.contentTypes ?? []
    case .moving: []
    }
  }

  /// Whether several files can be chosen.
  public var allowsMultipleSelection: Bool { if case .importing(_, true, _) = purpose { true } else { false } }

  /// The proposed name of a file; nil for none.
  public var defaultFilename: String? { if case .exporting(_, let name, _) = purpose { name } else { nil } }

  /// The message; nil for none.
  public var message: String? { place.words(place.look.message) }
  /// The label of the confirmation button; nil for the default one.
  public var confirmationLabel: String? { place.words(place.look.confirmationLabel) }
  /// The label of the name field; nil for the default one.
  public var filenameLabel: String? { place.words(place.look.filenameLabel) }
  /// The initial directory; nil for the default one.
  public var defaultDirectory: URL? { place.look.defaultDirectory }
  /// The options of the list of files.
  public var browserOptions: FileDialogBrowserOptions { place.look.browserOptions }

  /// Whether a person could choose a file: it has one of the types, and satisfies the predicate.
  public func allows(_ url: URL) -> Bool {
    if let isEnabled = place.look.isURLEnabled, !isEnabled(url) { return false }
    guard case .importing(let types, _, _) = purpose else { return true }
    let known = UTType.known(tag: url.pathExtension, tagClass: .filenameExtension)
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let isDirectory = attributes?[.type] as? FileAttributeType == .typeDirectory
    let own = known ?? (isDirectory ? .folder : UTType(filenameExtension: url.pathExtension) ?? .data)
    // A type that the program declares has no known extension here, so its files cannot be recognised.
    return types.contains { own.conforms(to: $0) || (known == nil && !$0.isDeclared && !$0.isDynamic) }
  }

  fileprivate func finish(_ complete: () throws -> Void) {
    modifier.isPresented.wrappedValue = false
    do { try complete() } catch { modifier.fail(error) }
  }
}

extension ViewHost {
  /// The visible dialog for files; nil if there is none.
  ///
  /// - Complexity: O(positions).
  public var fileDialog: FileDialog? {
    for root in rootsFromTheTop {
      let found = root.first { position -> FileDialog? in
        guard let place = position.owned(FileDialogPlace.self), let modifier = place.modifier?(),
          modifier.isPresented.wrappedValue, let purpose = modifier.purpose
        else { return nil }
        return FileDialog(place: place, modifier: modifier, purpose: purpose)
      }
      if let found { return found }
    }
    return nil
  }

  /// Chooses files in the dialog that imports them.
  ///
  /// - Throws: `HostError` if there is no such dialog, or these files cannot be chosen in it: several if only one is
  ///   requested, or one of another type.
  /// - Returns: The work that it caused.
  @discardableResult
  public func chooseFiles(
    _ urls: [URL], file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    guard let dialog = fileDialog, case .importing(_, let allowsMultiple, let complete) = dialog.purpose else {
      throw .nothingShown(kind: "dialog that imports files")
    }
    guard !urls.isEmpty, allowsMultiple || urls.count == 1 else {
      throw .disabled("\(urls.count) files", kind: "choice of")
    }
    if let refused = urls.first(where: { !dialog.allows($0) }) {
      throw .disabled(refused.lastPathComponent, kind: "file")
    }
    return perform(as: "choose files", file, line) { dialog.finish { complete(urls) } }
  }

  /// Chooses the destination to which the dialog writes or moves: the URL of a file, or of a directory for several.
  ///
  /// Files are actually written and moved; an error is passed to the closure of the dialog. A document is written in
  /// the first of its types, unless another one is given.
  ///
  /// - Throws: `HostError` if there is no such dialog, or it has no such type.
  /// - Returns: The work that it caused.
  @discardableResult
  public func chooseDestination(
    _ url: URL, contentType: UTType? = nil, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    guard let dialog = fileDialog, dialog.kind != .importer else {
      throw .nothingShown(kind: "dialog that writes or moves files")
    }
    if let contentType, !dialog.contentTypes.contains(contentType) {
      throw .disabled(contentType.identifier, kind: "type")
    }
    return perform(as: "choose a destination", file, line) {
      dialog.finish {
        switch dialog.purpose {
        case .importing: break
        case .exporting(let files, _, let complete):
          var written: [URL] = []
          for (index, file) in files.enumerated() {
            let type = contentType ?? file.contentTypes.first ?? .data
            let name = file.name ?? "Document \(index + 1)"
            let target = files.count == 1 ? url : url.appendingPathComponent(name, conformingTo: type)
            try file.write(target, type)
            written.append(target)
          }
          complete(written)
        case .moving(let files, let complete):
          let targets = files.map { files.count == 1 ? url : url.appendingPathComponent($0.lastPathComponent) }
          for (from, to) in zip(files, targets) { try FileManager.default.moveItem(at: from, to: to) }
          complete(targets)
        }
      }
    }
  }

  /// Cancels the dialog for files.
  ///
  /// - Throws: `HostError` if there is none.
  /// - Returns: The work that it caused.
  @discardableResult
  public func cancelFileDialog(file: String = #fileID, line: Int = #line) throws(HostError) -> UpdateReport {
    guard let dialog = fileDialog else { throw .nothingShown(kind: "dialog for files") }
    return perform(as: "cancel the dialog for files", file, line) {
      dialog.finish {}
      dialog.modifier.onCancellation()
    }
  }

  /// Makes the dialog for files fail, as if a file were unreachable.
  ///
  /// - Throws: `HostError` if there is none.
  /// - Returns: The work that it caused.
  @discardableResult
  public func failFileDialog(
    with error: any Error, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    guard let dialog = fileDialog else { throw .nothingShown(kind: "dialog for files") }
    return perform(as: "fail the dialog for files", file, line) { dialog.finish { throw error } }
  }
}
#endif
