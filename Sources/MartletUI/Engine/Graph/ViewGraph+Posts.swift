/// What one post of events does to controls.
extension ViewGraph {
    /// The events of one post are performed. Until its end no control's value is sent: a later event of the post may say
    /// that the browser shows something else.
    package func beginPost() { scheduler.waitingControls = [] }

    /// An event of the post is performed for the element `number`.
    package func act(on number: UInt32) { actingElement = number }

    /// The post with `number`, if it came from the page's own browser, has been performed.
    package func endPost(_ number: UInt64?) {
        actingElement = nil
        if let number { client.lastPost = number }
        let waiting = scheduler.waitingControls ?? []
        scheduler.waitingControls = nil
        for control in waiting { invalidate(control, .property("value")) }
    }

    /// Whether `control` has to wait for the end of a post.
    func mustWait(_ control: ControlNode) -> Bool {
        guard scheduler.waitingControls != nil else { return false }
        if scheduler.waitingControls?.contains(where: { $0 === control }) == false {
            scheduler.waitingControls?.append(control)
        }
        return true
    }
}
