/// The top of a page's tree: the scene's content and its environment.
package final class RootNode<Content: View>: FragmentNode<Content>, EnvironmentProvider {
    package let environment: EnvironmentValues

    package init(_ content: Content, _ environment: EnvironmentValues, _ place: NodePlace) {
        self.environment = environment
        super.init(content, place)
    }

    package func provides(_ key: ObjectIdentifier) -> Bool { false }
    package func add(_ reader: DependencyReader, for key: ObjectIdentifier) {}
}
