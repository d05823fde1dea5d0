/// How objects of one class are written and read, determined once and shared by the whole process.
///
/// Safety of `@unchecked Sendable`: everything is fixed when it is made.
final class ClassPlan: @unchecked Sendable {
    let type: AnyClass
    /// The name by which a record knows the class, with a hash of it.
    let recordName: String
    let properties: PropertyPlans
    let shape: TypeShape
    /// Why objects cannot be written property by property.
    let problem: NotStorable?
    /// Whether the class has its own `encode(to:)` and `init(from:)`.
    let isCodable: Bool
    /// Whether the class says that its objects are not stored.
    let isTransient: Bool
    /// Whether another process finds the class by its name.
    let isFindable: Bool

    private static let table = PointerTable<ClassPlan>()

    static func of(_ type: AnyClass) -> ClassPlan { table.value(for: type) { ClassPlan(type) } }

    private init(_ type: AnyClass) {
        self.type = type
        let mangled = _mangledTypeName(type)
        isFindable = mangled.flatMap { _typeByName($0) }.map { $0 == type } ?? false
        recordName = Self.recordName(isFindable ? mangled ?? "" : DurableTypeName.of(type).text, isFindable)
        let framework = Framework.types
        isTransient = framework.isTransient(type)
        isCodable = type is any (Decodable & Encodable).Type
        let foreign: AnyClass? = Self.foreignClass(type)
        properties =
            foreign == nil
            ? PropertyPlans(ofClass: type, transient: framework.transientProperties(of: type)) : PropertyPlans()
        shape = properties.shape(recordName)
        problem =
            foreign.map { NotStorable(.unsupportedType(DurableTypeName.of($0).text)) }
            ?? properties.unreadable.map { NotStorable(.unownedReference, path: [String(describing: type), $0]) }
    }

    var name: String { String(describing: type) }

    /// Whether an object can be made without an initializer, because every property is stored or has a default.
    var canBeAllocated: Bool { problem == nil && properties.needed == nil }

    // MARK: Finding a class

    private static func recordName(_ name: String, _ isFindable: Bool) -> String {
        (isFindable ? "=" : "-") + String(DurableTypeName.fingerprint(of: name), radix: 16) + " " + name
    }

    /// The class of a record: that of the initial object, the expected one, or one that inherits from it.
    static func named(
        _ recordName: String, expected: AnyClass, initial: AnyObject?
    ) throws(NotRestorable) -> ClassPlan {
        if let initial {
            let plan = of(Swift.type(of: initial))
            if plan.recordName == recordName { return plan }
        }
        let plan = of(expected)
        if plan.recordName == recordName { return plan }
        // The hash makes sure that the runtime is never asked for a damaged name.
        guard recordName.hasPrefix("="), let space = recordName.firstIndex(of: " ") else { throw .otherType }
        let name = String(recordName[recordName.index(after: space)...])
        guard Self.recordName(name, true) == recordName, let type = _typeByName(name) as? AnyClass,
            inherits(type, from: expected)
        else { throw .otherType }
        return of(type)
    }

    /// The first class that is not the program's: what an object of a library means cannot be seen in its properties,
    /// which may be a file descriptor.
    private static func foreignClass(_ type: AnyClass) -> AnyClass? {
        if type is any Actor.Type { return type }
        var current: AnyClass? = type
        while let type = current {
            let module = DurableTypeName.module(of: type)
            if libraries.contains(String(module)) { return type }
            current = _getSuperclass(type)
        }
        return nil
    }

    static let libraries: Set<String> = [
        "Swift", "_Concurrency", "Synchronization", "Observation", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "Dispatch", "MartletUI",
        "MartletPublishers", "MartletServer", "MartletValues",
    ]
}

extension ClassPlan {
    /// Whether a class is another one or inherits from it.
    static func inherits(_ type: AnyClass, from other: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let type = current {
            if type == other { return true }
            current = _getSuperclass(type)
        }
        return false
    }
}
