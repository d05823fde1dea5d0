public import MartletUI

/// What a program has in a system's menu bar, of which a page is no part.
public protocol Commands {
    /// The type of what this one consists of.
    associatedtype Body: Commands
    /// What this one consists of.
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands of a menu bar, which have no effect on a page.
public protocol _PrimitiveCommands: Commands where Body == Self {}

extension _PrimitiveCommands {
    /// Commands that Martlet provides are their own body.
    public var body: Self { self }
}

/// A menu of a menu bar.
public struct CommandMenu<Content: View>: _PrimitiveCommands {
    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - nameKey: Its title.
    ///   - content: Its items.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - name: Its title, shown as it is.
    ///   - content: Its items.
    @_disfavoredOverload
    public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {}

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - name: Its title.
    ///   - content: Its items.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

/// Items of a menu of the system's.
public struct CommandGroup<Content: View>: _PrimitiveCommands {
    /// Creates items in the place of others.
    ///
    /// - Parameters:
    ///   - group: The others.
    ///   - addition: The items.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Creates items after others.
    ///
    /// - Parameters:
    ///   - group: The others.
    ///   - addition: The items.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Creates items before others.
    ///
    /// - Parameters:
    ///   - group: The others.
    ///   - addition: The items.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// Where items are in a system's menus.
public struct CommandGroupPlacement: Sendable {
    /// The items of the program and of its settings.
    public static let appInfo = Self(), appSettings = Self(), appVisibility = Self(), appTermination = Self()
    /// The items of services and of help.
    public static let systemServices = Self(), help = Self()
    /// The items of documents.
    public static let newItem = Self(), saveItem = Self(), importExport = Self(), printItem = Self()
    /// The items of what is edited.
    public static let undoRedo = Self(), pasteboard = Self(), textEditing = Self(), textFormatting = Self()
    /// The items of windows and their parts.
    public static let toolbar = Self(), sidebar = Self(), windowSize = Self(), windowList = Self()
    /// The items of the order of windows.
    public static let windowArrangement = Self(), singleWindowList = Self()
}

/// The commands of a sidebar.
public struct SidebarCommands: _PrimitiveCommands {
    /// Creates the commands.
    public init() {}
}

/// The commands of toolbars.
public struct ToolbarCommands: _PrimitiveCommands {
    /// Creates the commands.
    public init() {}
}

/// The commands of edited texts.
public struct TextEditingCommands: _PrimitiveCommands {
    /// Creates the commands.
    public init() {}
}

/// The commands of formatted texts.
public struct TextFormattingCommands: _PrimitiveCommands {
    /// Creates the commands.
    public init() {}
}

/// The commands of an inspector.
public struct InspectorCommands: _PrimitiveCommands {
    /// Creates the commands.
    public init() {}
}

/// No commands.
public struct EmptyCommands: _PrimitiveCommands {
    /// Creates none.
    public init() {}
}

/// Builds the commands of a menu bar, of which nothing is kept.
@resultBuilder public enum CommandsBuilder {
    /// Takes commands.
    public static func buildExpression<Content: Commands>(_ content: Content) -> EmptyCommands { EmptyCommands() }
    /// All of several commands.
    public static func buildBlock(_ contents: EmptyCommands...) -> EmptyCommands { EmptyCommands() }
    /// Commands in an `if` without an `else`.
    public static func buildOptional(_ content: EmptyCommands?) -> EmptyCommands { EmptyCommands() }
    /// The first branch.
    public static func buildEither(first content: EmptyCommands) -> EmptyCommands { content }
    /// The second branch.
    public static func buildEither(second content: EmptyCommands) -> EmptyCommands { content }
    /// Commands in an `if #available`.
    public static func buildLimitedAvailability(_ content: EmptyCommands) -> EmptyCommands { content }
}

extension Scene {
    /// Has no effect: a page is no part of a system's menu bar. Put the buttons into a toolbar or a `Menu`.
    ///
    /// - Parameter content: What would be in the menu bar.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        IgnoredHint.commands.passing(self)
    }
}
