public import MartletUI

// What programs use of Apple's other frameworks. Whatever they ask of it, the compiler says what to write instead, and not
// only that there is no such member.

/// What an object of Apple's would return.
@dynamicMemberLookup
public struct _AppleValue: Hashable, Sendable {
    public init() {}
    public static subscript(dynamicMember name: String) -> Self { Self() }
    public subscript(dynamicMember name: String) -> Self {
        get { Self() }
        nonmutating set {}
    }
    public func callAsFunction(_ arguments: Any?...) -> Self { self }

    // What programs write with a dot alone, which the compiler does not look up by its name.
    public static let foregroundColor = Self(), backgroundColor = Self(), font = Self()
    public static let normal = Self(), selected = Self(), highlighted = Self(), `default` = Self(), compact = Self()
    public static let none = Self(), never = Self(), always = Self(), whileEditing = Self()
    public static let pad = Self(), phone = Self(), mac = Self()
}

@available(*, unavailable, message: "Use \\.openURL or \\.scenePhase: a server has no UIApplication.")
@dynamicMemberLookup
public struct UIApplication {
    public static subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
}

@available(*, unavailable, message: "Use \\.horizontalSizeClass: a server does not know the visitor's device.")
@dynamicMemberLookup
public struct UIDevice {
    public static subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
}

@available(*, unavailable, message: "Use \\.openURL: a server has no desktop of the visitor's.")
@dynamicMemberLookup
public struct NSWorkspace {
    public static subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
}

@available(
    *, unavailable,
    message:
        "Use draggable(_:) and dropDestination(for:action:) with a String, a URL or a type of your own, or a fileImporter."
)
@dynamicMemberLookup
public struct NSItemProvider {
    public init() {}
    public init<Item>(object: Item) {}
    public init<Item>(contentsOf item: Item) {}
    public init<Item>(item: Item, typeIdentifier: String?) {}
    public subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
}

@available(*, unavailable, message: "Use HTML(\"video\") with the attributes src and controls.")
@dynamicMemberLookup
public struct AVPlayer {
    public init() {}
    public init(url: URL) {}
    public init<Item>(playerItem: Item) {}
    public subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
}

@available(*, unavailable, message: "Use HTML(\"audio\") with the attributes src and controls.")
@dynamicMemberLookup
public struct AVAudioPlayer {
    public init(contentsOf url: URL) throws {}
    public init(data: Data) throws {}
    public subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
}

@available(*, unavailable, message: "Use Text(date, style: .relative).")
@dynamicMemberLookup
public struct RelativeDateTimeFormatter {
    public init() {}
    public subscript(dynamicMember name: String) -> _AppleValue {
        get { _AppleValue() }
        set {}
    }
    public func localizedString(for date: Date, relativeTo other: Date) -> String { "" }
    public func localizedString(fromTimeInterval interval: Double) -> String { "" }
}

@available(*, unavailable, message: "Give each part a parameter of its own, or use a Layout.")
public enum _VariadicView {}

@available(*, unavailable, message: "Use dropDestination(for:action:).")
public protocol DropDelegate {}

@available(*, unavailable, message: "Use dropDestination(for:action:).")
public struct DropInfo {}

@available(*, unavailable, message: "Hand the binding on in the environment: a page has one focus, and no menu bar.")
public struct FocusedValues {}

@available(*, unavailable, message: "Hand the value on in the environment: a page has one focus, and no menu bar.")
@propertyWrapper
public struct FocusedValue<Value> {
    public init(_ keyPath: KeyPath<_FocusedPlace, Value?>) {}
    public init(_ type: Value.Type) {}
    public var wrappedValue: Value? { nil }
}

@available(*, unavailable, message: "Hand the binding on in the environment: a page has one focus, and no menu bar.")
@propertyWrapper
public struct FocusedBinding<Value> {
    public init(_ keyPath: KeyPath<_FocusedPlace, Binding<Value>?>) {}
    public var wrappedValue: Value? { nil }
}

public struct _FocusedPlace {}

@available(*, unavailable, message: "Give the container the values as a parameter, or use a preference.")
public struct ContainerValues {}

@available(*, unavailable, message: "Use ToolbarContent: a visitor does not rearrange bars.")
public protocol CustomizableToolbarContent {}
