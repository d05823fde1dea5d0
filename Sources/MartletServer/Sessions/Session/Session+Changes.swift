import MartletUI

/// What the work under way changes on pages, and when that is sent.
extension Session {
    func markChanged(_ page: Page) {
        let isFirst = pages.markChanged(page)
        // The main actor's jobs bypass the executor, which flushes what each piece of work has changed.
        if isFirst, executor.place == .mainActor, !CurrentSession.isRun(by: executor) {
            MainActorChanges.add(self)
            executor.perform {}
        }
    }

    var changedGraphs: SendableGraphs { pages.changedGraphs }

    /// Sends what the last piece of work has changed. Called after each.
    func flushChanges() {
        // Also where the changed page has gone meanwhile: nothing else would take the session out.
        if executor.place == .mainActor { MainActorChanges.remove(self) }
        guard pages.hasChanges else { return }
        for page in pages.removeChanged() { page.flush() }
    }

    /// Has changes sent from the session's own thread. They are sent after each piece of work, so an empty one will do.
    func flushChangesLater() { if pages.hasChanges { executor.perform {} } }

    /// The visitor's browser says which color scheme it asks for.
    func update(_ colorScheme: ColorScheme) {
        guard colorScheme != account.colorScheme else { return }
        account.colorScheme = colorScheme
        for page in pages.all { page.tree?.visitorColorScheme = colorScheme }
    }

    /// The visitor's browser has said where its clock stands.
    package func update(timeZone report: String) { account.preferences.update(timeZone: report) }
}
