import CSwiftRuntime

// Objects that live as long as the process, and that all sessions use. Swift's runtime calls objects immortal to which
// references are not counted: counting takes an atomic instruction each, and cores that count references to the same object
// at the same time wait for each other.

/// Makes an object immortal. Call it before another thread knows the object.
package func makeImmortal(_ object: AnyObject) {
    martlet_immortalize(Unmanaged.passUnretained(object).toOpaque())
}

/// Makes the storage of an array immortal, which must not be changed any more.
package func makeImmortal<Element>(_ array: ContiguousArray<Element>) {
    // All empty arrays share one, which is.
    if !array.isEmpty { martlet_immortalize(unsafeBitCast(array, to: UnsafeMutableRawPointer.self)) }
}
