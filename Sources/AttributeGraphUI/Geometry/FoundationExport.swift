/// `import SwiftUI` brings Foundation along, so source written for it names `CGFloat`, `UUID` or `Date` without a
/// second import. This file is the only one that re-exports a module; every other file imports what it uses.
@_exported import Foundation
