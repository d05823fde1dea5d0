import MartletUI

/// How a page comes back from its records. Its views are made when it is asked for.
extension Page {
    /// Makes a page out of its records; `nil` if they are damaged, or if the program has no such page any more.
    static func restored(
        _ records: [StoredRecord], _ app: AppInstance, _ session: OwnSession, _ context: ServerContext
    ) -> Page? {
        guard let kept = StoredPage(records, app, session, context) else { return nil }
        let page = Page(
            kept.identifier, kept.content, CurrentDocument(html: kept.identifier), session, context)
        page.channel = kept.channel
        page.stored = kept.durability
        page.activity.recordDehydration()
        context.statistics.dehydratedPages.add(1)
        return page
    }
}
