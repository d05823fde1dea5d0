/// How a stored property of a struct or a class is written and read.
struct PropertyPlan {
    /// The name that the program gave the property.
    let name: String
    let offset: Int
    let plan: ValuePlan
    /// A lazy property that cannot be stored is made again.
    let isLazy: Bool

    /// Initializes a property that is not stored as the initial value has it.
    func initialize(_ address: UnsafeMutableRawPointer, _ initial: UnsafeRawPointer?) throws(NotRestorable) {
        if let initial {
            plan.copy(from: initial + offset, to: address + offset)
        } else if plan.hasDefault {
            plan.makeDefault(address + offset)
        } else {
            throw .missingProperty(name)
        }
    }
}

/// The stored properties of a struct or a class.
struct PropertyPlans {
    /// Those that are stored.
    private(set) var stored: [PropertyPlan] = []
    /// Those that are left as the initial value made them.
    private(set) var others: [PropertyPlan] = []
    /// The first property that is not stored and cannot be made without an initial value.
    private(set) var needed: PropertyPlan?
    /// A property that is an unowned reference, or a weak one to an object behind a protocol.
    private(set) var unreadable: String?

    init() {}

    /// The properties of a class and of those that it inherits from.
    init(ofClass type: AnyClass, transient: Set<String>) {
        let builder = PlanBuilder()
        self.init(of: type, transient) { builder.plan(for: $0) }
        builder.finish()
    }

    /// - Parameters:
    ///   - transient: The names of properties that are not stored.
    ///   - plan: Makes the plan of a property's type.
    init(of type: Any.Type, _ transient: Set<String> = [], _ plan: (Any.Type) -> ValuePlan) {
        var names: Set<String> = []
        for (field, ownership) in ReferenceOwnership.fields(of: type) {
            var name = Self.name(of: field)
            if !names.insert(name).inserted {
                name = field.name
                names.insert(name)
            }
            let weak: AnyClass? = ownership == .weak ? (field.type as? any ReferringOptional.Type)?.referredClass : nil
            // A weak reference to an object behind a protocol stays as the initializer made it.
            let isDelegate = ownership == .weak && weak == nil && type is AnyClass
            let isTransient = isDelegate || transient.contains(name) || transient.contains(field.name)
            if ownership != .strong, weak == nil, !isTransient { unreadable = name }
            let property = PropertyPlan(
                name: name, offset: field.offset,
                plan: isTransient
                    ? PlanSelection.transientPlan(for: field.type)
                    : weak.map { WeakReferencePlan($0) } ?? plan(field.type),
                isLazy: field.name.hasPrefix(Self.lazyPrefix))
            if property.plan.saysTransient { others.append(property) } else { stored.append(property) }
        }
        needed = others.first { !$0.plan.hasDefault }
    }

    /// The names and types of what is stored.
    func shape(_ name: String) -> TypeShape {
        TypeShape(name, stored.map { TypeShape.Part(name: $0.name, fingerprint: $0.plan.fingerprint) })
    }

    var significantBytes: [Range<Int>] {
        (stored + others).flatMap { property in
            property.plan.significantBytes.map { $0.lowerBound + property.offset..<$0.upperBound + property.offset }
        }
    }

    /// Initializes the properties that are not stored, or throws and initializes none of them.
    func initializeOthers(_ address: UnsafeMutableRawPointer, _ initial: UnsafeRawPointer?) throws(NotRestorable) {
        if initial == nil, let needed { throw .missingProperty(needed.name) }
        for property in others { try property.initialize(address, initial) }
    }

    private static let lazyPrefix = "$__lazy_storage_$_"

    /// `_count` is how a property wrapper or `@Observable` stores `count`.
    private static func name(of field: StoredField) -> String {
        if field.name.hasPrefix(lazyPrefix) { return String(field.name.dropFirst(lazyPrefix.count)) }
        return field.name.hasPrefix("_") && field.name.count > 1 ? String(field.name.dropFirst()) : field.name
    }
}

private protocol ReferringOptional {
    /// The class of a weak reference.
    static var referredClass: AnyClass? { get }
}

extension Optional: ReferringOptional {
    fileprivate static var referredClass: AnyClass? { Wrapped.self as? AnyClass }
}
