public import MartletUI

// What programs use of Apple's other frameworks. Whatever they ask of it, the compiler says what to write instead, and not
// only that there is no such member.

/// What an object of Apple's would return.
@dynamicCallable @dynamicMemberLookup
public struct _AppleValue: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByStringLiteral
{
    public init() {}
    public init(integerLiteral value: Int) {}
    public init(floatLiteral value: Double) {}
    public init(booleanLiteral value: Bool) {}
    public init(stringLiteral value: String) {}
    public static subscript(dynamicMember name: String) -> Self { Self() }
    public subscript(dynamicMember name: String) -> Self {
        get { Self() }
        nonmutating set {}
    }
    @discardableResult
    public func dynamicallyCall(withArguments arguments: [Any?]) -> Self { self }
    @discardableResult
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Self { self }

    // What programs write with a dot alone, which the compiler does not look up by its name.
    public static let foregroundColor = Self(), backgroundColor = Self(), font = Self()
    public static let normal = Self(), selected = Self(), highlighted = Self(), `default` = Self(), compact = Self()
    public static let none = Self(), never = Self(), always = Self(), whileEditing = Self()
    public static let dark = Self(), light = Self(), unspecified = Self(), onDrag = Self(), interactive = Self()
    public static let pad = Self(), phone = Self(), mac = Self()
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

@available(*, unavailable, message: "Use ToolbarContent: a visitor does not rearrange bars.")
public protocol CustomizableToolbarContent {}
