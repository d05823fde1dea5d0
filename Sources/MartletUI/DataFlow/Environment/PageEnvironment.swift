/// The top of a page's tree, which provides what the page's surroundings give its views.
package protocol PageEnvironment: Node {
    /// What is provided to the whole page. Views that read a value are told when it changes.
    var environment: EnvironmentValues { get set }
}
