import MartletUI

/// Actions that ended the server, or were under way when it ended. They are not run again.
extension Page {
    /// Remembers the action, so that the browser's repetition is not performed, and tells the visitor.
    func note(_ action: InterruptedAction) {
        // The record contains everything up to its last post.
        guard action.post == 0 || action.post > events.last else { return }
        if action.post > 0 { interrupted[action.post] = action.sentence }
        errors.append(action.sentence)
    }

    /// Why a post is not performed, if it was under way when the server ended.
    func interruption(of post: EventPost) -> Problem? {
        guard !interrupted.isEmpty, let number = post.sequence, let sentence = interrupted.removeValue(forKey: number)
        else { return nil }
        return Problem(409, sentence)
    }
}
