import MartletUI

/// Events of a post that ended the server, or were under way when it ended.
struct LeftOutEvents {
    var events: EventSet
    /// What happened, with its identifier in the log.
    var sentence: String
}

/// Actions that ended the server are not run again. The other events of their post are.
extension Page {
    /// Remembers the action, so that the browser's repetition is not performed, and tells the visitor.
    func keep(_ action: InterruptedAction) {
        // The record contains everything up to its last post.
        guard action.post == 0 || action.post > events.last else { return }
        if action.post > 0 {
            let known = interrupted[action.post]?.events ?? []
            interrupted[action.post] = LeftOutEvents(events: known.union(action.events), sentence: action.sentence)
        }
        errors.append(action.sentence)
    }

    /// The events that are left out of a post, which is about to be performed. Asked once: another document's posts
    /// count anew.
    func removeLeftOut(of post: EventPost) -> EventSet {
        guard !interrupted.isEmpty, let number = post.sequence else { return [] }
        return interrupted.removeValue(forKey: number)?.events ?? []
    }

    /// Why a post is not performed, if all its events are left out.
    func interruption(of post: EventPost) -> Problem? {
        guard let number = post.sequence, let leftOut = interrupted[number],
            post.events.indices.allSatisfy({ leftOut.events.contains(EventSet($0)) })
        else { return nil }
        interrupted[number] = nil
        return Problem(409, leftOut.sentence)
    }
}
