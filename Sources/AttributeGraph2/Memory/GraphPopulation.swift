import Synchronization

/// The live graphs of the process. Each has a flag whether there are others.
struct GraphPopulation {
  private static let shared = Mutex(GraphPopulation())

  private var count = 0
  /// The address of the flag of the only graph; 0 as soon as there was a second one.
  private var loneFlag: UInt = 0

  /// Adds a new graph by its flag, which does not move and outlives it. The flags of both are set as soon as there are
  /// two, and stay set.
  @unsafe static func add(_ flag: UnsafePointer<Atomic<UInt>>) {
    let address = UInt(bitPattern: flag)
    shared.withLock { population in
      population.count += 1
      if population.count == 1 { return population.loneFlag = address }
      set(population.loneFlag)
      population.loneFlag = 0
      set(address)
    }
  }

  @unsafe static func remove(_ flag: UnsafePointer<Atomic<UInt>>) {
    let address = UInt(bitPattern: flag)
    shared.withLock { population in
      population.count -= 1
      if population.loneFlag == address { population.loneFlag = 0 }
    }
  }

  private static func set(_ address: UInt) {
    // SAFETY: a graph is removed, under the lock, before its flag goes.
    unsafe UnsafePointer<Atomic<UInt>>(bitPattern: address)?.pointee.store(1, ordering: .relaxed)
  }
}
