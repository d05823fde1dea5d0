/// How one post of events affects controls.
extension ViewGraph {
    /// Begins to perform the events of one post. No control's value is sent before its end: a later event of the post
    /// may report that the browser shows something else. `frame` is the last that the browser had applied when it made
    /// the post.
    package func beginPost(applied frame: UInt64? = nil) {
        scheduler.waitingControls = []
        client.appliedFrame = frame
    }

    /// What has changed is sent as the frame with this number.
    package func didSend(frame number: UInt64) { client.lastFrame = number }

    /// Begins to perform an event of the post for the element `identifier`.
    package func act(on identifier: UInt32) { reports.actingElement = identifier }

    /// Ends the post with `number`, if it came from the page's own browser.
    package func endPost(_ number: UInt64?) {
        reports.actingElement = nil
        client.appliedFrame = nil
        if let number { client.lastPost = number }
        let waiting = scheduler.waitingControls ?? []
        scheduler.waitingControls = nil
        for control in waiting { invalidate(control, .property("value")) }
    }

    /// Whether `control` waits for the end of a post.
    func mustWait(_ control: ControlNode) -> Bool {
        guard scheduler.waitingControls != nil else { return false }
        if scheduler.waitingControls?.contains(where: { $0 === control }) == false {
            scheduler.waitingControls?.append(control)
        }
        return true
    }
}
