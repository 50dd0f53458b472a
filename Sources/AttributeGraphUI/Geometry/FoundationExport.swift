/// `import SwiftUI` brings Foundation along, so source written for it names `CGFloat`, `UUID` or `Date` without a
/// second import. This file and `CombineExport.swift` are the only ones that re-export a module; every other file
/// imports what it uses.
@_exported import Foundation
