/// Why a value cannot be stored: its whole property starts with its initial value after a restart.
package struct NotStorable: Error, Equatable {
    package enum Reason: Equatable, Sendable {
        case closure
        case task
        case unownedReference
        /// A type that neither is `Codable` nor has stored properties that can be read.
        case unsupportedType(String)
        /// A type that is not `Codable`, in a program whose compiler lays values out in an unknown way.
        case unknownLayout(String)
        /// The type or the property says that it is not stored, so there is nothing to report.
        case transient
        /// The text is one that a `SecureField` is bound to, so there is nothing to report.
        case secret
        /// The value's own `encode(to:)` threw an error of this type.
        case encodingFailed(String)
        /// Values are nested more deeply than the limit.
        case tooDeep
        /// An object or a struct which no initial value makes has a property that is not stored.
        case noInitialValue(property: String)
        /// The class is known only inside one file or function, so that it cannot be found by its name.
        case privateSubclass(String)
        /// Objects are members of a set or keys of a dictionary.
        case hashedObjects(String)
    }

    package let reason: Reason
    /// The names of the type and of the properties down to what cannot be stored: `["Model", "onSave"]`.
    package private(set) var path: [String]

    init(_ reason: Reason, path: [String] = []) {
        self.reason = reason
        self.path = path
    }

    /// The same for a property of a type: `Model.onSave`, and inside of that `Page.model.onSave`.
    func inside(_ property: String, of type: String) -> Self {
        Self(reason, path: [type, property] + path.dropFirst())
    }

    /// Whether the program asked for it, so that development does not report it.
    package var isIntended: Bool { reason == .transient || reason == .secret }
}

extension NotStorable: CustomStringConvertible {
    /// Names the path, why the value cannot be stored and what to do; never the value.
    package var description: String {
        let place = path.isEmpty ? "the value" : path.joined(separator: ".")
        return "\(place) \(explanation)"
    }

    private var explanation: String {
        switch reason {
        case .closure:
            "is a closure, which cannot be stored. Mark the property @Transient, or make it optional and nil."
        case .task: "is a task, which cannot be stored. Mark the property @Transient."
        case .unownedReference:
            "is an unowned reference, which cannot be stored. Make it weak, or make its class Codable."
        case .unsupportedType(let type):
            "has the type \(type), which cannot be stored. Make the type Codable, or mark the property @Transient."
        case .unknownLayout(let type):
            "has the type \(type), and Martlet does not know how this Swift compiler lays it out in memory. Make the type Codable, or build with a compiler that the README names."
        case .transient: "is not stored, as it says itself."
        case .secret: "is a secret, which is never stored."
        case .encodingFailed(let error): "cannot be stored, because its encode(to:) threw \(error)."
        case .tooDeep: "is nested more deeply than \(ValueEncoder.depthLimit) levels. Store it flat."
        case .noInitialValue(let property):
            "cannot be stored, because its property \(property) is not stored and no initial value would make it here. Make the type Codable, or give the property an optional type."
        case .privateSubclass(let name):
            "is a \(name), a subclass that cannot be found by its name. Declare it outside of functions, and not private."
        case .hashedObjects(let type):
            "holds objects of \(type) as members of a set or keys of a dictionary. Use an array."
        }
    }
}
