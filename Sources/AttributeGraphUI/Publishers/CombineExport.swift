/// `import SwiftUI` brings Combine along. Where there is one its types are used, so a subject that another library made
/// can be handed to a view; elsewhere the part of it that the data flow of views needs is in this folder, under the
/// same names, so that the same source compiles on both.
#if canImport(Combine)
@_exported import Combine
#endif
