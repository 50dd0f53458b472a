/// `import SwiftUI` re-exports Foundation and Observation, so source written for it uses `CGFloat`, `UUID`, `Date` or
/// `@Observable` without a second import. This file and `CombineExport.swift` are the only ones that re-export modules;
/// every other file imports what it uses.
@_exported import Foundation
@_exported import Observation
