public import MartletUI

// A program of AppKit, its windows and what it hands to other programs, as in Applications.swift.

@available(*, unavailable, message: "Use \\.openURL or \\.scenePhase: a server has no NSApplication.")
@dynamicMemberLookup
open class NSApplication {
    public static var shared: NSApplication { NSApplication() }
    public static subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
    public init() {}
    public var isActive: Bool { false }
    public var keyWindow: NSWindow? { nil }
    public var mainWindow: NSWindow? { nil }
    public var windows: [NSWindow] { [] }
    public func activate(ignoringOtherApps flag: Bool) {}
    public func activate() {}
    public func terminate(_ sender: Any?) {}
    public func hide(_ sender: Any?) {}
    @discardableResult
    public func sendAction(_ action: Any, to target: Any?, from sender: Any?) -> Bool { false }
    public subscript(dynamicMember name: String) -> _AppleValue {
        get { _AppleValue() }
        set {}
    }
}

@available(*, unavailable, message: "Use \\.openURL or \\.scenePhase: a server has no NSApplication.")
public var NSApp: NSApplication { NSApplication() }

@available(*, unavailable, message: "Use \\.openURL: a server has no desktop of the visitor's.")
@dynamicMemberLookup
public final class NSWorkspace {
    public static var shared: NSWorkspace { NSWorkspace() }
    public init() {}
    @discardableResult
    public func open(_ url: URL) -> Bool { false }
    public func activateFileViewerSelecting(_ urls: [URL]) {}
    public func selectFile(_ path: String?, inFileViewerRootedAtPath root: String) {}
    public subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
}

@available(*, unavailable, message: "Use WindowGroup and \\.openWindow: the browser has the windows.")
@dynamicMemberLookup
open class NSWindow {
    public var title = ""
    public var isVisible: Bool { false }
    public var firstResponder: NSResponder? { nil }
    public init() {}
    public func close() {}
    public func makeFirstResponder(_ responder: Any?) {}
    public func makeKeyAndOrderFront(_ sender: Any?) {}
    public func toggleFullScreen(_ sender: Any?) {}
    public subscript(dynamicMember name: String) -> _AppleValue {
        get { _AppleValue() }
        set {}
    }
}

@available(*, unavailable, message: "Use @FocusState: the browser has the focus.")
open class NSResponder {
    public init() {}
    @discardableResult
    public func tryToPerform(_ action: Any, with object: Any?) -> Bool { false }
}

@available(*, unavailable, message: "Use a closure: there is no Objective-C on a server.")
public struct Selector {
    public init(_ name: String) {}
}
