import MartletValues

/// The name of an observable object's property, from the key path that its change is reported with.
///
/// Swift does not tell a key path's property on Linux, but it tells the address of its getter, which the program's file
/// has a name for. In a program without symbols, the property is the one of the object's stored properties that has the
/// key path's type; if several have, only their type is known.
enum ObservedProperty {
    static func name(of keyPath: AnyKeyPath?) -> String? {
        guard let keyPath else { return nil }
        let (root, value) = (type(of: keyPath).rootType, type(of: keyPath).valueType)
        let object = ViewType.shortName(of: root)
        if let name = PropertySymbols.name(of: keyPath) { return "\(object).\(name)" }
        let candidates = StoredField.fields(ofClass: root).filter { $0.type == value }
        guard candidates.count == 1, let field = candidates.first else {
            return "\(object).(\(ViewType.shortName(of: value)))"
        }
        return "\(object).\(field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name)"
    }
}
