import CSwiftRuntime

// Objects that live as long as the process, and that all sessions use. Swift's runtime does not count references to objects
// that it calls immortal. Each count takes an atomic instruction, and cores that count references to the same object at the
// same time wait for each other.

/// Makes an object immortal. Call it before another thread knows the object.
package func makeImmortal(_ object: AnyObject) {
    martlet_immortalize(Unmanaged.passUnretained(object).toOpaque())
}

/// Makes the storage of an array immortal, which must not be changed any more.
package func makeImmortal<Element>(_ array: ContiguousArray<Element>) {
    // All empty arrays share one storage, which is immortal already.
    if !array.isEmpty { martlet_immortalize(unsafeBitCast(array, to: UnsafeMutableRawPointer.self)) }
}
