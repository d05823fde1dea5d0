import CSwiftRuntime

/// The memory of objects that no initializer makes.
enum ObjectMemory {
    /// The memory of an object without values of its properties, owned by the caller.
    static func allocate(_ type: AnyClass) -> UnsafeMutableRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return martlet_allocate_object(metadata, size(metadata), alignmentMask(metadata))
    }

    /// Frees such memory, without calling `deinit`.
    static func deallocate(_ object: UnsafeMutableRawPointer, _ type: AnyClass) {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        martlet_deallocate_partial_object(object, metadata, size(metadata), alignmentMask(metadata))
    }

    static func isUniquelyReferenced(_ object: UnsafeMutableRawPointer) -> Bool {
        martlet_is_uniquely_referenced(object)
    }

    // Where classes are also Objective-C's, their metadata has three more words.
    #if canImport(ObjectiveC)
    private static let sizeOffset = 48
    #else
    private static let sizeOffset = 24
    #endif

    static func size(of type: AnyClass) -> Int { size(unsafeBitCast(type, to: UnsafeRawPointer.self)) }

    private static func size(_ metadata: UnsafeRawPointer) -> Int {
        Int(metadata.load(fromByteOffset: sizeOffset, as: UInt32.self))
    }

    private static func alignmentMask(_ metadata: UnsafeRawPointer) -> Int {
        Int(metadata.load(fromByteOffset: sizeOffset + 4, as: UInt16.self))
    }
}
