public import MartletUI

/// How much the headers of sections stand out.
public enum Prominence: Hashable, Sendable {
    /// As small titles in a quiet color.
    case standard
    /// As large titles in the color of texts.
    case increased
}

/// The modifier of `headerProminence(_:)`.
public struct _HeaderProminenceModifier: _InheritedStyleModifier {
    let prominence: Prominence

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.prominence) { prominence in
                switch prominence {
                case .standard: [.class(standard)]
                case .increased: [.class(increased)]
                }
            })
    }

    private static let standard = look("color:var(--m-quiet);font-size:.9rem;font-weight:600")
    private static let increased = look("color:var(--m-text);font-size:1.25rem;font-weight:700")

    private static func look(_ declarations: String) -> StyleClass {
        StyleClass("header-prominence", rules: "&>.m-section-header,& .m-section-header{\(declarations)}")
    }
}

private struct HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
    /// How much headers stand out, as a view around has set it by `environment(\.headerProminence, …)`.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets how much the headers of the sections inside stand out.
    ///
    /// - Parameter prominence: How much.
    public func headerProminence(_ prominence: Prominence) -> ModifiedContent<Self, _HeaderProminenceModifier> {
        ModifiedContent(content: self, modifier: _HeaderProminenceModifier(prominence: prominence))
    }

    /// Sets how much the headers of the sections inside stand out, and provides it to the views.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - prominence: How much.
    @_documentation(visibility: internal)
    public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, Prominence>, _ prominence: Prominence
    ) -> some View { headerProminence(prominence).transformEnvironment(keyPath) { $0 = prominence } }
}
