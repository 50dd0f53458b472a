#if canImport(Darwin)
import Darwin
#endif

/// The types of a program that conform to a protocol, found in the records that the compiler makes for the runtime.
///
/// Each image has a section with a record for each conformance: the protocol, and the type. `as?` reads the same
/// records; their form is part of the ABI of Apple's systems, and has been the same on others since Swift 5.3. Records
/// of a protocol with `@_alwaysEmitConformanceMetadata` stay in optimised programs, even if no code uses the type.
///
/// Generic types are left out, because a record does not contain their arguments. WebAssembly has no list of its
/// sections that Swift code can query, so no type is found there.
enum ConformingTypes {
  /// The types that conform to the protocol of an existential type, `(any Protocol).self`, in the order of the images
  /// and of the records in them.
  ///
  /// - Complexity: O(conformances of the program), which are a few thousand with the standard library and Foundation.
  static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    // SAFETY: the metadata of an existential type of one protocol has its descriptor behind the kind and the flags.
    let protocolDescriptor = unsafe word(at: unsafeBitCast(existential, to: UnsafeRawPointer.self) + 16)
    var found: [Any.Type] = []
    unsafe forEachSection { start, length in
      // SAFETY: the section is an array of offsets of 4 bytes, each from its own place to a record.
      for index in 0..<(length / 4) {
        let record = unsafe target(of: start + 4 * index)
        guard unsafe indirectTarget(of: record) == protocolDescriptor else { continue }
        if let type = unsafe type(ofRecord: record) { found.append(type) }
      }
    }
    return found
  }

  /// The type of a conformance: nil if it is generic, or known only by its name.
  private static func type(ofRecord record: UnsafeRawPointer) -> Any.Type? {
    // SAFETY: a record has four words of 4 bytes: the protocol, the type, the witnesses, and flags. Bits 3 to 5 of
    // the flags encode how the second word refers to the type.
    let descriptor: UnsafeRawPointer
    switch unsafe (record + 12).load(as: UInt32.self) >> 3 & 7 {
    case 0: unsafe descriptor = target(of: record + 4)
    case 1:
      guard let behind = unsafe word(at: target(of: record + 4)) else { return nil }
      unsafe descriptor = behind
    default: return nil
    }
    // The kinds of classes, structures and enumerations; bit 7 marks a generic type.
    let flags = unsafe descriptor.load(as: UInt32.self)
    guard (16...18).contains(flags & 0x1f), flags & 0x80 == 0 else { return nil }
    // SAFETY: a descriptor has the function that makes its type in its fourth word. It is called as a closure without a
    // context is; a structure around both keeps the compiler from adapting it to another convention.
    let function = unsafe Function(address: target(of: descriptor + 12), context: nil)
    let access = unsafe unsafeBitCast(function, to: Access.self)
    return unsafe unsafeBitCast(access.make(0).metadata, to: Any.Type.self)
  }

  /// A function, as a closure lies in memory.
  @unsafe private struct Function {
    let address: UnsafeRawPointer
    let context: UnsafeRawPointer?
  }

  /// The function as a callable closure: it takes the required completeness of the type, and returns the type and its
  /// state.
  @unsafe private struct Access {
    let make: (UInt) -> (metadata: UnsafeRawPointer, state: UInt)
  }

  /// The target of an offset that is relative to its own address.
  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer {
    unsafe place + Int(place.load(as: Int32.self))
  }

  /// The target of a relative offset; if its lowest bit is set, it leads to a pointer to the target.
  private static func indirectTarget(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = unsafe place.load(as: Int32.self)
    let target = unsafe place + Int(offset & ~1)
    return offset & 1 == 0 ? unsafe target : unsafe word(at: target)
  }

  private static func word(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
    unsafe place.load(as: UnsafeRawPointer?.self)
  }

  #if canImport(Darwin)
  /// Visits the section of each image, with its start and its length in bytes.
  private static func forEachSection(_ visit: (UnsafeRawPointer, Int) -> Void) {
    for index in 0..<_dyld_image_count() {
      guard let header = unsafe _dyld_get_image_header(index) else { continue }
      var size: UInt = 0
      // SAFETY: an image of a 64-bit program begins with a header of 64 bits, and does not move.
      let start = unsafe header.withMemoryRebound(to: mach_header_64.self, capacity: 1) {
        unsafe getsectiondata($0, "__TEXT", "__swift5_proto", &size)
      }
      if let start = unsafe start { unsafe visit(UnsafeRawPointer(start), Int(size)) }
    }
  }
  #elseif os(WASI)
  /// Visits nothing: the sections are not listed here.
  private static func forEachSection(_ visit: (UnsafeRawPointer, Int) -> Void) {}
  #else
  /// Visits the section of each image, with its start and its length in bytes.
  private static func forEachSection(_ visit: (UnsafeRawPointer, Int) -> Void) {
    unsafe withoutActuallyEscaping(visit) { visit in
      var visitor = unsafe Visitor(visit: visit)
      // SAFETY: the visitor lives longer than the call, which hands it to its closure and nowhere else.
      unsafe withUnsafeMutablePointer(to: &visitor) { visitor in
        unsafe swift_enumerateAllMetadataSections(
          { sections, visitor in
            // A version, three words, and then a start and a length for each section; this one is the second.
            let words = unsafe sections.assumingMemoryBound(to: UInt.self)
            if let start = unsafe UnsafeRawPointer(bitPattern: words[6]) {
              unsafe visitor.assumingMemoryBound(to: Visitor.self).pointee.visit(start, Int(words[7]))
            }
            return true
          }, UnsafeMutableRawPointer(visitor))
      }
    }
  }

  /// The callback for each section.
  @unsafe private struct Visitor {
    let visit: (UnsafeRawPointer, Int) -> Void
  }
  #endif
}

#if !canImport(Darwin) && !os(WASI)
/// The runtime's function that calls a callback with the sections of each image, as long as it returns true.
@_silgen_name("swift_enumerateAllMetadataSections")
private func swift_enumerateAllMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)
#endif
