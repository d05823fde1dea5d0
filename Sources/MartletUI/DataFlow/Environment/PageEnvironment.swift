/// The root of a page's tree. It provides the values that the page's surroundings give its views.
package protocol PageEnvironment: Node {
    /// The values for the whole page. A changed value invalidates the views that read it.
    var environment: EnvironmentValues { get set }
}
