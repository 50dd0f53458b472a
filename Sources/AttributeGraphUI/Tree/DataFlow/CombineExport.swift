/// `import SwiftUI` brings Combine along. Where there is one its types are used, so a subject that another library made
/// can be handed to a view; elsewhere OpenPublishers has the part of it that data flow needs, under the same names, so
/// that the same source compiles on both.
///
/// The condition is the platform and not `canImport(Combine)`: this package has a module of that name where the system
/// has none, and it must not be found here.
#if canImport(Darwin)
@_exported import Combine
#else
@_exported import OpenPublishers
#endif
