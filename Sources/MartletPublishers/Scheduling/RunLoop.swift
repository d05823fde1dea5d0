#if !Foundation
/// The source of publishers that send the time: `Timer.publish(every: 1, on: .main, in: .common).autoconnect()`.
///
/// Foundation's essentials have no class of this name. A file that imports all of Foundation writes `Martlet.Timer`.
public enum Timer {
    /// The place where SwiftUI's timers wait. Here a timer runs in the visitor's session, whichever is named.
    public enum RunLoop: Sendable {
        /// A run loop.
        case main, current

        /// The mode of a run loop, which has no effect.
        public enum Mode: Sendable {
            /// A mode.
            case common, `default`
        }
    }
}
#endif
