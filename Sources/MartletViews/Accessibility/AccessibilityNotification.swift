public import MartletUI

/// What is said to a screen reader at once.
public enum AccessibilityNotification {
    /// A text that is said.
    ///
    /// It is said where the visitor has just done something, or something has just changed on the page.
    public struct Announcement {
        private let text: String
        private let isUrgent: Bool

        /// Creates an announcement.
        ///
        /// - Parameter announcement: The text.
        public init(_ announcement: String) { (text, isUrgent) = (announcement, false) }

        /// Creates an announcement.
        ///
        /// - Parameter announcement: The text.
        @_disfavoredOverload
        public init(_ announcement: LocalizedStringKey) { self.init(Text(announcement).resolved()) }

        /// Creates an announcement.
        ///
        /// - Parameters:
        ///   - announcement: The text.
        ///   - isUrgent: Whether what is being said is interrupted.
        public init(_ announcement: String, isUrgent: Bool) { (text, self.isUrgent) = (announcement, isUrgent) }

        /// Has the text said.
        public func post() {
            // What is said lasts seconds; nobody hears more than this.
            let text = String(text.prefix(1_000))
            if !text.isEmpty { PendingGraphs.announce(text, isUrgent: isUrgent) }
        }
    }

    /// Another layout, which a browser notices by itself.
    public struct LayoutChanged {
        /// Creates a notification.
        ///
        /// - Parameter element: Has no effect.
        public init(_ element: Any? = nil) {}

        /// Has no effect.
        public func post() {}
    }

    /// Another screen, which a browser notices by itself.
    public struct ScreenChanged {
        /// Creates a notification.
        ///
        /// - Parameter element: Has no effect.
        public init(_ element: Any? = nil) {}

        /// Has no effect.
        public func post() {}
    }
}
