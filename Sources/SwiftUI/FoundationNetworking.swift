/// Addresses are loaded by a module of its own on Linux; elsewhere Foundation has it, which SwiftUI brings along.
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
