/// Whether the pages of a scene may be inspected.
package enum SceneInspection: Sendable {
    /// If the server is started with `--inspect`.
    case byConfiguration
    /// By the visitor whose page it is.
    case byVisitor
    /// The page is an inspector itself.
    case never
}

extension WindowGroup {
    /// Lets visitors inspect their own pages of this group, also where the server is not started with `--inspect`.
    ///
    /// The pages then record what is evaluated and sent, for their visitors only. Place an ``InspectorView`` on the page
    /// to show it.
    public func inspectable() -> WindowGroup {
        var group = self
        group.declaration.inspection = .byVisitor
        return group
    }

    /// A page that shows another page's inspection.
    package func inspecting() -> WindowGroup {
        var group = self
        group.declaration.inspection = .never
        return group
    }
}
