@_spi(Reflection) import Swift

/// Access to the `@Published` properties of an object, which store the publisher that announces the object's changes.
///
/// Safety of the addresses: reflection gives a stored property's offset for the object's own class; the caller
/// holds the object during the call, and nothing else uses it meanwhile, since an object belongs to one session.
enum PublishedFields {
    /// The publisher of `object`, made at the first access.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let fields = fields(of: type(of: object))
        guard !fields.isEmpty else { return UnpublishedObjects.publisher(of: object) }
        return withExtendedLifetime(object) {
            let start = MutableValueAddress(of: object)
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

    /// The fields of the class and of the classes that it inherits from.
    private static func fields(of type: AnyClass) -> [Field] {
        var fields: [Field] = []
        var current: AnyClass? = type
        while let type = current {
            // The option is `.classType`, a mutable global that this module cannot name.
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
    static func publisher(at address: MutableValueAddress) -> ObservableObjectPublisher?
    static func setPublisher(_ publisher: ObservableObjectPublisher, at address: MutableValueAddress)
}

extension Published: PublishedField {
    static func publisher(at address: MutableValueAddress) -> ObservableObjectPublisher? {
        address[Offset<Self>.start].objectWillChange
    }

    static func setPublisher(_ publisher: ObservableObjectPublisher, at address: MutableValueAddress) {
        address[Offset<Self>.start].objectWillChange = publisher
    }
}
