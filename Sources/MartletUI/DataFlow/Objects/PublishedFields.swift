@_spi(Reflection) import Swift

/// The `@Published` properties of an object: the publisher that announces the object's changes lives in them.
///
/// Unsafe pointers: a stored property of an object is reached by its offset, which reflection gives for the object's own
/// class; the object is held for the call, and nothing else uses it meanwhile, since an object belongs to one session.
enum PublishedFields {
    /// The publisher of `object`, made when it is asked for first.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let fields = fields(of: type(of: object))
        guard !fields.isEmpty else { return UnpublishedObjects.publisher(of: object) }
        return withExtendedLifetime(object) {
            let start = Unmanaged.passUnretained(object).toOpaque()
            let publisher =
                fields.lazy.compactMap { $0.type.publisher(at: start + $0.offset) }.first
                ?? ObservableObjectPublisher()
            for field in fields { field.type.setPublisher(publisher, at: start + field.offset) }
            return publisher
        }
    }

    private struct Field {
        let offset: Int
        let type: any PublishedField.Type
    }

    /// Those of the class and of the classes that it inherits from.
    private static func fields(of type: AnyClass) -> [Field] {
        var fields: [Field] = []
        var current: AnyClass? = type
        while let type = current {
            // `.classType`, which is a mutable global and cannot be named.
            _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, fieldType, _ in
                if let published = fieldType as? any PublishedField.Type {
                    fields.append(Field(offset: offset, type: published))
                }
                return true
            }
            current = _getSuperclass(type)
        }
        return fields
    }
}

private protocol PublishedField {
    static func publisher(at pointer: UnsafeMutableRawPointer) -> ObservableObjectPublisher?
    static func setPublisher(_ publisher: ObservableObjectPublisher, at pointer: UnsafeMutableRawPointer)
}

extension Published: PublishedField {
    static func publisher(at pointer: UnsafeMutableRawPointer) -> ObservableObjectPublisher? {
        pointer.assumingMemoryBound(to: Self.self).pointee.objectWillChange
    }

    static func setPublisher(_ publisher: ObservableObjectPublisher, at pointer: UnsafeMutableRawPointer) {
        pointer.assumingMemoryBound(to: Self.self).pointee.objectWillChange = publisher
    }
}
