public import MartletUI

/// The direction in which a page is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// From left to right, as English.
    case leftToRight
    /// From right to left, as Arabic.
    case rightToLeft
}

private struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
    /// The direction in which a view is read: from left to right, unless a view around says otherwise. That of a
    /// document with `documentLanguage(_:)` is the browser's, which lays everything out by itself.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}

extension View {
    /// Lays this view out in a direction of reading, and provides it to the views inside.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the direction.
    ///   - direction: The direction.
    @_documentation(visibility: internal)
    public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ direction: LayoutDirection
    ) -> some View {
        attribute("dir", direction == .rightToLeft ? "rtl" : "ltr").transformEnvironment(keyPath) { $0 = direction }
    }

    /// Shows this view mirrored where the page is read from right to left: an arrow that is drawn for one direction.
    ///
    /// - Parameter enabled: Whether it is mirrored.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(MirroredModifier(isEnabled: enabled))
    }
}

private struct MirroredModifier: ViewModifier {
    let isEnabled: Bool

    func body(content: Content) -> some View {
        HTML("div") { content }.class("m-zstack").elementStyles(isEnabled ? [.class(Self.mirrored)] : [])
    }

    private static let mirrored = StyleClass("mirrored", rules: "&:dir(rtl){scale:-1 1}")
}
