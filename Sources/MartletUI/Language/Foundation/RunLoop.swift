#if !Foundation
/// Where publishers that send the time come from: `Timer.publish(every: 1, on: .main, in: .common).autoconnect()`.
///
/// Foundation's essentials have no class of this name. A file that imports all of Foundation writes `Martlet.Timer`.
public enum Timer {
    /// Where SwiftUI's timers wait. Here it is the visitor's session, whatever is said.
    public enum RunLoop: Sendable {
        case main, current

        public enum Mode: Sendable { case common, `default` }
    }
}
#endif
