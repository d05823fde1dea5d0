public import MartletUI

/// A modifier that is another one, depending on the environment of the view.
public protocol EnvironmentalModifier: ViewModifier {
    /// The modifier that this one becomes.
    associatedtype ResolvedModifier: ViewModifier

    /// Returns the modifier for an environment.
    ///
    /// - Parameter environment: The environment of the view.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public func body(content: Content) -> _EnvironmentalContent<Content, ResolvedModifier> {
        _EnvironmentalContent(content: content, resolve: resolve)
    }
}

/// A view with the modifier that another one becomes.
public struct _EnvironmentalContent<Content: View, Modifier: ViewModifier>: View {
    let content: Content
    let resolve: (EnvironmentValues) -> Modifier
    @Environment(\.self) private var environment

    public var body: some View { content.modifier(resolve(environment)) }
}
