/// A modifier's or a control's contribution to an element.
package enum Attribute {
    case named(NamedValue)
    case style(StylePart)
    case event(EventType, EventHandler)
}

/// The kinds of named values.
extension Attribute {
    /// An attribute whose value an instance may change.
    package static func attribute(_ name: StaticString, _ value: String?) -> Attribute {
        .named(NamedValue(.attribute, name, value))
    }

    /// An attribute whose value is part of the template.
    package static func fixed(_ name: StaticString, _ value: String) -> Attribute {
        .named(NamedValue(.attribute, name, value, isPartOfTemplate: true))
    }

    /// An attribute that is part of the template, with a value made at run time.
    package static func constant(_ name: StaticString, _ value: String?) -> Attribute {
        .named(NamedValue(.attribute, name, value, isPartOfTemplate: true))
    }

    /// A property that the visitor changes too.
    package static func property(_ name: StaticString, _ value: PropertyValue) -> Attribute {
        switch value {
        case .string(let text): .named(NamedValue(.property, name, text))
        case .boolean(let isSet): .named(NamedValue(.flag, name, isSet ? "" : nil))
        }
    }

    /// A class that is present or not.
    package static func classToggle(_ name: StaticString, _ isOn: Bool) -> Attribute {
        .named(NamedValue(.classToggle, name, isOn ? "" : nil))
    }

    /// All declarations on the element itself: the result of joining those of the modifiers when the element is
    /// written.
    static func declarations(_ text: String) -> Attribute {
        .named(NamedValue(.declarations, "style", text))
    }

    /// Classes by their names, separated by spaces.
    package static func classNames(_ names: String) -> Attribute { .style(.names(names)) }

    /// Several styles at once.
    package static func styles(_ styles: [Style]) -> Attribute { .style(.several(styles)) }
}

extension Attribute {
    /// Whether it is part of `class` or `style`, of which an element may have any number.
    package var isStyle: Bool {
        switch self {
        case .named(let value): value.target == .declarations
        case .style: true
        case .event: false
        }
    }

    /// Adds this contribution to an element's attributes.
    @inline(__always)
    package func append(to attributes: inout [Attribute]) {
        guard case .style(.several(let styles)) = self else { return attributes.append(self) }
        for style in styles { attributes.append(style.attribute) }
    }
}

/// A value of a DOM property.
package enum PropertyValue: Equatable {
    case string(String)
    case boolean(Bool)
}

/// The events that the client sends.
package enum EventType: UInt8, CaseIterable {
    case click, input, change, submit, keydown, focusin, focusout
    /// The second of two clicks that follow each other quickly.
    case doubleClick
    /// Escape in a dialog, or a click beside a dialog.
    case cancel
    /// Enter in a search field.
    case search
    /// A press of a link whose address the program wants to open itself.
    case link
    /// The visitor has gone back or forward to another place of the same page.
    case popstate
    /// The visitor has scrolled: the browser reports the first view that is seen.
    case scroll
    /// The browser reports which rows of a lazy list are near what the visitor sees.
    case rows
    /// A new size of the element, or of the window.
    case resize
    /// New sizes of the views in a layout.
    case measure
    /// A drag, a long press or another gesture has begun, has gone on, or is over.
    case gesture
    /// A gesture that Enter and Space perform as well: a long press, or a tap whose place is asked for.
    case press
    /// The pointer has come over the element, has moved there, or has left it.
    case hover
    /// A key that the program has asked for.
    case keypress
    /// The visitor drags the element to another one, or has let it go.
    case drag
    /// What is dragged is over the element, has left it, or is dropped there.
    case drop
    /// A picture inside the element could not be loaded. The value is its address.
    case error
    /// The files that the visitor has chosen have come, as many as the value says; or not all of them.
    case files

    package var name: String {
        switch self {
        case .click: "click"
        case .doubleClick: "dblclick"
        case .input: "input"
        case .change: "change"
        case .submit: "submit"
        case .search: "search"
        case .keydown: "keydown"
        case .focusin: "focusin"
        case .focusout: "focusout"
        case .cancel: "cancel"
        case .link: "link"
        case .popstate: "popstate"
        case .rows: "rows"
        case .scroll: "scroll"
        case .resize: "resize"
        case .measure: "measure"
        case .gesture: "gesture"
        case .press: "press"
        case .hover: "hover"
        case .keypress: "keypress"
        case .drag: "drag"
        case .drop: "drop"
        case .error: "error"
        case .files: "files"
        }
    }

    /// Whether the browser sends the event by itself: something has another size or has come near, and nobody has done
    /// anything.
    package var isReport: Bool {
        switch self {
        case .resize, .measure, .rows, .scroll: true
        case .click, .doubleClick, .input, .change, .submit, .search, .keydown, .focusin, .focusout, .cancel, .link,
            .popstate, .gesture, .press, .hover, .keypress, .drag, .drop, .error, .files:
            false
        }
    }

    package init?(name: some StringProtocol) {
        guard let type = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = type
    }
}

/// The value that an event carries.
package enum EventValue: Equatable, Sendable {
    case none
    case string(String)
    case boolean(Bool)
    case number(Double)
    case fields([String: String])
    case numbers([Double])

    package var string: String? {
        if case .string(let string) = self { return string }
        return nil
    }
}

/// How to handle an event that arrives.
package enum EventHandler {
    case action(() throws -> Void)
    case asyncAction(AsyncAction)
    case value((EventValue) throws -> Void)
    /// The effect depends on the environment values around the element; ``ActionFinder`` returns an ``action(_:)`` in
    /// its place.
    case inEnvironment((EnvironmentValues) -> Void)
    /// The event belongs to the control's node; ``ActionFinder`` returns ``bound(_:_:)`` in its place.
    case control(ControlPart)
    case bound(ControlNode, ControlPart)
    case report(any BrowserReport)
    /// Two handlers of one element for one event: the inner one runs first.
    indirect case both(EventHandler, EventHandler)
}

/// Receives what a browser reports on its own, without an act of the visitor: which rows are near, for example.
package protocol BrowserReport: AnyObject {
    /// Returns why `value` is no such report, in a sentence that says what to send, or `nil` if it is one.
    func problem(with value: EventValue) -> String?

    /// Takes a report that has no problem.
    func receive(_ value: EventValue)
}

/// The aspect of a control that an event concerns.
package enum ControlPart: UInt8 {
    case value, increment, decrement, focus, blur
    /// The visitor has finished changing the value.
    case commit
    /// The element has another size.
    case size
}

/// An asynchronous action: it runs where it is called, on its session.
public typealias AsyncAction = nonisolated(nonsending) () async throws -> Void
