import Logging
import MartletUI

/// What the store has lost of a session is said: nothing begins anew in silence.
extension Session {
    /// Says on the session's pages that the store has not kept everything of them; on the next page that is made, if one
    /// has gone as a whole.
    func showDamage(_ contents: OwnerContents) {
        guard let durable, contents.isDamaged else { return }
        let sentence = context.reportDamage(contents)
        let names = Set(pages.all.map { RecordName.page($0.identifier.number) })
        let isAnotherLost = contents.lacksRecords || contents.damaged.contains { !names.contains($0.prefixOfPage) }
        if isAnotherLost { durable.unsaid = sentence }
        for page in pages.all { page.showError(sentence) }
    }

    /// Says on the session's pages, and on the next one, what the store had lost for all when the process began.
    func showLossOfAll() {
        guard let durable, let sentence = durable.durability.loss(context.clock.milliseconds) else { return }
        durable.unsaid = durable.unsaid ?? sentence
        for page in pages.all { page.showError(sentence) }
    }

    /// A page was made, perhaps in place of one that the store has lost.
    func sayWhatWasLost(on page: Page) {
        guard let sentence = durable?.unsaid else { return }
        durable?.unsaid = nil
        page.showError(sentence)
    }
}

extension ServerContext {
    /// Writes to the log which records are damaged. Returns what the visitor reads.
    func reportDamage(_ contents: OwnerContents) -> String {
        let name = IncidentName.make()
        if logLimiter.admits(.failure) {
            logger.error(
                "Stored state of a session is damaged. It begins anew, and what is left of it is put aside in the store",
                metadata: ["id": "\(name)", "records": "\(contents.damagedNames)"])
        }
        return "A part of what the server had stored of this page is damaged and begins anew (\(name))."
    }
}

extension String {
    /// The name of the page's main record, of which this names a part.
    fileprivate var prefixOfPage: String { RecordName.page(in: self).map(RecordName.page) ?? self }
}
