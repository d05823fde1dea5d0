/// What a modifier or a control gives to an element.
package enum Attribute {
    case attribute(StaticString, String?)
    /// An attribute whose value is part of the template.
    case fixed(StaticString, StaticString)
    case property(StaticString, PropertyValue)
    case classToggle(StaticString, Bool)
    case classNames(String)
    case style(StyleClass)
    case event(EventType, EventHandler)
}

/// A value of a DOM property.
package enum PropertyValue: Equatable {
    case string(String)
    case boolean(Bool)
}

/// The events that the client sends.
package enum EventType: UInt8, CaseIterable {
    case click, input, change, submit, keydown

    package var name: String {
        switch self {
        case .click: "click"
        case .input: "input"
        case .change: "change"
        case .submit: "submit"
        case .keydown: "keydown"
        }
    }

    package init?(name: some StringProtocol) {
        guard let type = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = type
    }
}

/// What an event brings.
package enum EventValue: Equatable, Sendable {
    case none
    case string(String)
    case boolean(Bool)
    case number(Double)
    case fields([String: String])

    package var string: String? {
        if case .string(let string) = self { return string }
        return nil
    }
}

/// What happens when an event arrives.
package enum EventHandler {
    case action(() throws -> Void)
    case asyncAction(AsyncAction)
    case value((EventValue) throws -> Void)
}

/// An asynchronous action: it runs where it is called, on its session.
public typealias AsyncAction = nonisolated(nonsending) () async throws -> Void
