extension ServerConfiguration {
    /// What one visitor, and all of them, may use.
    public struct Limits: Sendable {
        /// Sessions at a time; a further visitor is answered with 503.
        public var sessions = 200_000
        /// Pages of one session; beyond it the oldest is evicted.
        public var pagesPerSession = 50
        /// Bytes of one post of events.
        public var eventBytes = 256 << 10
        /// Bytes of the body of a request to a ``Route``.
        public var routeBytes = 1 << 20
        /// Bytes of one file that a visitor chooses in a `fileImporter`.
        public var fileBytes = 64 << 20
        /// Bytes of all files of one session.
        public var fileBytesPerSession = 256 << 20
        /// Bytes of the files of all sessions of one address.
        public var fileBytesPerAddress = 1 << 30
        /// Bytes of all files.
        public var allFileBytes = 8 << 30
        /// Files of one session.
        public var filesPerSession = 200
        /// Bytes of all bodies that are coming in, beyond 4 KB each; a further one is answered with 503.
        public var bodyBytes = 64 << 20
        /// The same for one address, whose further bodies are answered with 429. Here and below, addresses are counted
        /// as for ``sessionsPerAddress``, behind a trusted proxy those of its clients.
        public var bodyBytesPerAddress = 16 << 20
        /// Bytes of all answers that are being read, beyond 16 KB each; a further one becomes 503.
        public var answerBytes = 256 << 20
        /// The same for one address, whose further answers become 429.
        public var answerBytesPerAddress = 64 << 20
        /// Bytes of memory for a connection, of which the head of a request may have about half.
        public var headBytes = 16_384
        /// Connections at a time, streams not counted. Near it those that have waited longest are ended for newcomers;
        /// where none waits, accepting pauses at it.
        public var connections = 4_096
        /// Connections of one address at a time, streams not counted; beyond it those of its own that have waited
        /// longest are ended, or the newest if none waits. Proxies are not counted.
        public var connectionsPerAddress = 512
        /// Seconds after which a silent connection is closed.
        public var connectionTimeout = 15.0
        /// Seconds in which the head of a request must have come.
        public var headDeadline = 10.0
        /// Seconds in which the body of a request must have come.
        public var bodyDeadline = 30.0
        /// Seconds in which an answer must have been made, and in which it must have been read.
        public var answerDeadline = 120.0
        /// Seconds after which a large answer is given up of which the client has read nothing more.
        public var answerStallDeadline = 20.0
        /// Seconds after which a stream whose client does not read is ended.
        public var stallDeadline = 60.0
        /// Seconds between two signs of life on an idle stream.
        public var heartbeatInterval = 17.0
        /// Seconds that answers under way may take when the server stops.
        public var stopDeadline = 5.0
        /// Seconds that a page with neither stream nor request keeps its views and their tasks. After that only their
        /// state is kept, and the page is as it was when it is requested again.
        public var hydratedRetention = 15.0
        /// Seconds that a page with neither stream nor request is kept for a visitor whose cookie has come back.
        public var pageRetention = 7_200.0
        /// Seconds after which a dehydrated page leaves memory for the store, and a session with its last one.
        public var hibernationTime = 300.0
        /// Seconds that a page is kept for a visitor whose cookie never came back.
        public var unconfirmedRetention = 60.0
        /// Bytes of changes that wait for a page without a stream; beyond it they become one full resync.
        public var waitingBytes = 256 << 10
        /// Sessions of one address at a time (of IPv6, of one network of 64 bits); a further visitor is answered with
        /// 429. This machine's own addresses are not counted: behind them stands a proxy.
        public var sessionsPerAddress = 1_000
        /// Streams of one session that are open or opening; a further one ends the oldest.
        public var streamsPerSession = 64
        /// Streams of one address; a further one is answered with 429.
        public var streamsPerAddress = 2_000
        /// The sustained rate of one session's requests, events not counted: a request for a page, a stream or a route
        /// costs one, and rendering a page one more for each millisecond and for each 32 KB of HTML. More is answered
        /// with 429 and `Retry-After`. 0 for no limit.
        public var requestsPerSecond = 100.0
        /// The same at once.
        public var requestBurst = 4_000
        /// The sustained rate of one address's requests, posts of events not counted; more are answered with 429 and
        /// `Retry-After`. 0 for no limit.
        public var requestsPerSecondPerAddress = 1_000.0
        /// Requests of one address at once.
        public var requestBurstPerAddress = 20_000
        /// The sustained rate of rendering, in milliseconds a second, that visitors without a session may cause from
        /// one address; 32 KB of HTML count as one millisecond. More is answered with 429 and `Retry-After`. 0 for no
        /// limit.
        public var strangerWorkPerSecond = 200.0
        /// The same at once.
        public var strangerWorkBurst = 5_000
        /// Bytes of HTML, in all, of pages of more than 64 KB whose visitors' cookies have not come back. Beyond it, a
        /// request for such a page without a session is answered with 503.
        public var strangerBytes = 64 << 20
        /// Bytes of memory, as far as they can be estimated, of the views of all large pages that are open or were
        /// lately. Beyond it, a further large page is answered with 503.
        public var pageBytes = 256 << 20
        /// The same for one address, whose further large pages, and events on such pages, are answered with 429.
        public var pageBytesPerAddress = 96 << 20
        /// The sustained rate of work, in milliseconds a second, that the events of one session may cause; 32 KB of
        /// changes count as one millisecond. More is answered with 429 and `Retry-After`. 0 for no limit.
        public var eventWorkPerSecond = 250.0
        /// The same at once.
        public var eventWorkBurst = 5_000
        /// The sustained rate of work, in milliseconds a second, that all visitors with a session cause from one
        /// address, by events and by pages. More is answered with 429 and `Retry-After`. 0 for no limit.
        public var visitorWorkPerSecondPerAddress = 800.0
        /// The same at once.
        public var visitorWorkBurstPerAddress = 10_000
        /// The sustained rate of one session's events; more are answered with 429 and `Retry-After`. 0 for no limit.
        public var eventsPerSecond = 2_000.0
        /// Events of one session at once.
        public var eventBurst = 100_000
        /// Views with elements on one page; further ones are left out, and the log reports it.
        public var viewsPerPage = 1_000_000
        /// Seconds in which a browser must fetch its new cookie after a sign-in.
        public var signInTime = 60.0
        /// Seconds after which a signed-in session ends from which no event and no request for a page has come.
        public var signedInIdleTime = 28_800.0
        /// Seconds after which a signed-in session ends in any case.
        public var signedInTime = 604_800.0
        /// Seconds after which `App.revalidate(_:)` is asked again when a browser loads a page or opens a stream.
        public var revalidationInterval = 300.0
        /// Sessions in the store; beyond it, some are deleted: those first that have more than a share of its bytes, or
        /// whose user or address has, then those that expire first, and signed-in ones last.
        public var storedSessions = 1_000_000
        /// Bytes of all sessions in the store; beyond it, some are deleted in the same order. A session, and a user, has
        /// a share of a sixteenth.
        public var storedBytes = 4 << 30
        /// Bytes that the sessions of one address keep in a store that is full: those beyond make room for others first.
        public var storedBytesPerAddress = 512 << 20
        /// Bytes of one session in the store. What is beyond it is not stored, and the log reports it.
        public var storedBytesPerSession = 64 << 20
        /// Bytes that one `Shared` value may grow to, by its texts, data and collections. A change beyond it is not made,
        /// and the log reports it. Shared values belong to the process: the last server that is made in it decides.
        public var sharedBytes = 16 << 20
        /// Bytes that all `Shared` values together may grow to.
        public var allSharedBytes = 128 << 20
        /// Seconds that an unused session is kept in the store.
        public var storedRetention = 604_800.0
        /// Seconds that an event's handler may take in a main-actor program, where all visitors wait for it; the log
        /// reports one that takes longer, with its view.
        public var slowHandlerTime = 0.1
        /// How often actions of one session may end the process within ``crashInterval`` before its events are answered
        /// with 429 for as long. Counted under a supervisor only, as are the next two.
        public var crashesPerSession = 3
        /// The same for all sessions of one address.
        public var crashesPerAddress = 10
        /// Seconds in which crashes are counted, and for which events are then refused.
        public var crashInterval = 600.0
        /// Seconds for which a worker may answer nobody before the supervisor replaces it: its stacks are in the log.
        /// Not in development, where a debugger may have stopped it.
        public var watchdogTime = 5.0

        /// Creates the limits that a server has by default.
        public init() {}
    }
}
