/// `import SwiftUI` re-exports Combine. On Apple's platforms its types are used, so a subject from another library can
/// be passed to a view. Elsewhere OpenPublishers has the part of it that data flow needs, under the same names, so that
/// the same source compiles on both.
///
/// The condition is the platform and not `canImport(Combine)`: where the system has no such module, this package has
/// one of that name, which must not be found here.
#if canImport(Darwin)
@_exported import Combine
#else
@_exported import OpenPublishers
#endif
