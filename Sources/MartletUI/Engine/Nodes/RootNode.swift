/// The top of a page's tree: the scene's content and its environment.
package final class RootNode<Content: View>: FragmentNode<Content>, EnvironmentProvider, PageEnvironment {
    private var provided: ProvidedValues
    package var environment: EnvironmentValues {
        get { EnvironmentValues(providing: provided.values) }
        set { provided.replace(with: newValue) }
    }

    package init(_ content: Content, _ environment: EnvironmentValues, _ place: NodePlace) {
        provided = ProvidedValues(environment)
        super.init(content, place)
    }

    package override var environmentProvider: (any EnvironmentProvider)? { self }

    package func value(for key: ObjectIdentifier, readBy subscriber: DependencySubscriber?) -> Any? {
        provided.value(for: key, readBy: subscriber)
    }
}
