import MartletUI

/// Making and ending the views.
extension Page {
    /// Makes the tree; `false` if the parameters of the path stand for no page. Appearance actions and the synchronous
    /// beginning of tasks have run when this returns.
    func start(_ parameters: [String: String], _ request: Request? = nil) -> Bool {
        content.parameters = parameters
        content.request = request
        guard let tree = makeTree(), change({ $0.make(tree) }) else { return false }
        tree.flush()
        // What a view's task has thrown at once stands in the HTML, too.
        if session.inside({ $0.continueActions() }) { tree.flush() }
        reportEvaluations(in: tree)
        reportDiagnostics()
        // What the beginning changed is in the HTML.
        if tree.hasPatches { _ = tree.removePatches() }
        observeChanges(of: tree)
        return true
    }

    /// Takes the views one way. Returns whether there is such a way.
    func change(_ way: (inout PageTree.Views) -> Bool) -> Bool {
        let (isDone, asleep) = content.change(way)
        if asleep != 0 { context.statistics.dehydratedPages.add(asleep) }
        return isDone
    }

    func makeTree(of copy: DehydratedTree? = nil) -> ViewGraph? {
        let account = session.account
        let options = content.options(with: copy)
        options.setSurroundings(
            isDevelopment: context.configuration.isDevelopment,
            viewLimit: UInt32(clamping: context.configuration.limits.viewsPerPage),
            basePath: context.configuration.basePath, executor: self, isolation: session.executor, account: account,
            colorScheme: account.colorScheme, storingProcess: context.durability?.process,
            recordsEvaluations: observer != nil, inspection: inspection?.recorder, inspected: inspected,
            onDiagnostic: { [unowned self] in record($0) }, print: { OutputQueue.standardOutput.add($0) })
        return content.makeGraph(options)
    }

    /// From now on a change in the tree marks the page.
    func observeChanges(of tree: ViewGraph) { tree.onInvalidate = { [unowned self] in markChanged() } }

    func reportEvaluations(in tree: ViewGraph) {
        guard let observer, case let views = tree.removeEvaluations(), !views.isEmpty else { return }
        observer.page(identifier, didEvaluate: views)
    }

    /// Ends the page's tasks, its stream and its tree. Of a page that sleeps, the views with a disappearance action are
    /// made again to run it.
    func end() {
        if let kept = content.views.kept, kept.awaitsDisappearance { makeTree()?.endUnseen() }
        tree?.onInvalidate = nil
        tree?.end()
        weighNothing()
        _ = change { $0.end() }
        channel.end()
    }
}
