/// How one of ``ServerConfiguration/Limits`` is set: by `--limit NAME=VALUE` and `MARTLET_LIMIT_NAME`. The default is
/// the property's.
package struct LimitOption: Sendable {
    package let name: String
    /// What it limits, in a few words.
    private let help: String
    private let unit: String
    private let least: Double
    private let most: Double
    private let read: @Sendable (ServerConfiguration.Limits) -> Double
    private let write: @Sendable (inout ServerConfiguration.Limits, Double) -> Void
    private let isWhole: Bool

    private init(
        _ name: String, _ path: any WritableKeyPath<ServerConfiguration.Limits, Int> & Sendable, _ unit: String,
        from least: Int = 1, to most: Int = 1 << 40, _ help: String
    ) {
        (self.name, self.unit, self.help, self.isWhole) = (name, unit, help, true)
        (self.least, self.most) = (Double(least), Double(most))
        read = { Double($0[keyPath: path]) }
        write = { $0[keyPath: path] = Int($1) }
    }

    private init(
        seconds name: String, _ path: any WritableKeyPath<ServerConfiguration.Limits, Double> & Sendable,
        from least: Double = 0.1, _ help: String
    ) {
        (self.name, self.unit, self.help, self.isWhole) = (name, "seconds", help, false)
        (self.least, most) = (least, 31_536_000)
        read = { $0[keyPath: path] }
        write = { $0[keyPath: path] = $1 }
    }

    private init(
        rate name: String, _ path: any WritableKeyPath<ServerConfiguration.Limits, Double> & Sendable, _ help: String
    ) {
        (self.name, self.unit, self.help, self.isWhole) = (name, "", help, false)
        (least, most) = (0, 1e9)
        read = { $0[keyPath: path] }
        write = { $0[keyPath: path] = $1 }
    }

    /// All of them.
    package static let all: [LimitOption] = [
        LimitOption("sessions", \.sessions, "", "sessions at a time"),
        LimitOption("pages-per-session", \.pagesPerSession, "", "pages of one session"),
        LimitOption("sessions-per-address", \.sessionsPerAddress, "", "sessions of one address at a time"),
        LimitOption("views-per-page", \.viewsPerPage, "", "views with elements on one page"),
        LimitOption("event-burst", \.eventBurst, "", "events of one session at once"),
        LimitOption(rate: "events-per-second", \.eventsPerSecond, "events of one session a second; 0 for no limit"),
        LimitOption("streams-per-session", \.streamsPerSession, "", "streams of one session, open or opening"),
        LimitOption("streams-per-address", \.streamsPerAddress, "", "streams of one address"),
        LimitOption("request-burst", \.requestBurst, "", "requests of one session at once, events not counted"),
        LimitOption(
            rate: "requests-per-second", \.requestsPerSecond, "requests of one session a second; 0 for no limit"),
        LimitOption("request-burst-per-address", \.requestBurstPerAddress, "", "requests of one address at once"),
        LimitOption(
            rate: "requests-per-second-per-address", \.requestsPerSecondPerAddress,
            "requests of one address a second; 0 for no limit"),
        LimitOption(
            "stranger-work-burst", \.strangerWorkBurst, "milliseconds",
            "rendering for visitors without a session from one address, at once"),
        LimitOption(
            rate: "stranger-work-per-second", \.strangerWorkPerSecond,
            "milliseconds of rendering for visitors without a session from one address, a second; 0 for no limit"),
        LimitOption(
            "stranger-bytes", \.strangerBytes, "bytes", "large pages whose visitors' cookies have not come back"),
        LimitOption("page-bytes", \.pageBytes, "bytes", "the memory of all large pages, by an estimate"),
        LimitOption("page-bytes-per-address", \.pageBytesPerAddress, "bytes", "the same for one address"),
        LimitOption(
            "event-work-burst", \.eventWorkBurst, "milliseconds", "what the events of one session cause, at once"),
        LimitOption(
            rate: "event-work-per-second", \.eventWorkPerSecond,
            "milliseconds of work that the events of one session cause, a second; 0 for no limit"),
        LimitOption(
            "visitor-work-burst-per-address", \.visitorWorkBurstPerAddress, "milliseconds",
            "events and pages of visitors with a session from one address, at once"),
        LimitOption(
            rate: "visitor-work-per-second-per-address", \.visitorWorkPerSecondPerAddress,
            "milliseconds of such work from one address, a second; 0 for no limit"),
        LimitOption("event-bytes", \.eventBytes, "bytes", "one post of events"),
        LimitOption("route-bytes", \.routeBytes, "bytes", "the body of a request to a route"),
        LimitOption("file-bytes", \.fileBytes, "bytes", "one file of a visitor"),
        LimitOption("file-bytes-per-session", \.fileBytesPerSession, "bytes", "all files of one session"),
        LimitOption("file-bytes-per-address", \.fileBytesPerAddress, "bytes", "those of one address"),
        LimitOption("all-file-bytes", \.allFileBytes, "bytes", "the files of all visitors"),
        LimitOption("files-per-session", \.filesPerSession, "", "files of one session"),
        LimitOption("body-bytes", \.bodyBytes, "bytes", "all bodies that are coming in"),
        LimitOption("body-bytes-per-address", \.bodyBytesPerAddress, "bytes", "those of one address"),
        LimitOption("answer-bytes", \.answerBytes, "bytes", "all answers that are being read"),
        LimitOption("answer-bytes-per-address", \.answerBytesPerAddress, "bytes", "those to one address"),
        LimitOption("waiting-bytes", \.waitingBytes, "bytes", "changes that wait for a page without a stream"),
        LimitOption("head-bytes", \.headBytes, "bytes", from: 1_024, to: 1 << 20, "the head of a request"),
        LimitOption("connections", \.connections, "", from: 16, to: 1 << 20, "connections, streams not counted"),
        LimitOption("connections-per-address", \.connectionsPerAddress, "", "those of one address"),
        LimitOption(
            seconds: "hydrated-retention", \.hydratedRetention, "an unused page keeps its views and their tasks"),
        LimitOption(seconds: "page-retention", \.pageRetention, "an unused page is kept"),
        LimitOption(
            seconds: "hibernation-time", \.hibernationTime,
            "an unused page or session stays in memory if there is a store"),
        LimitOption(
            seconds: "unconfirmed-retention", \.unconfirmedRetention,
            "a page is kept for a visitor whose cookie never came back"),
        LimitOption(
            seconds: "sign-in-time", \.signInTime, from: 0, "a browser may take to fetch its cookie after a sign-in"),
        LimitOption(seconds: "signed-in-idle-time", \.signedInIdleTime, "a signed-in session may do nothing"),
        LimitOption(seconds: "signed-in-time", \.signedInTime, "a signed-in session lasts"),
        LimitOption(
            seconds: "revalidation-interval", \.revalidationInterval, from: 0,
            "between two questions to `App.revalidate`"),
        LimitOption("stored-sessions", \.storedSessions, "", "sessions in the store"),
        LimitOption("stored-bytes", \.storedBytes, "bytes", "all sessions in the store"),
        LimitOption(
            "stored-bytes-per-address", \.storedBytesPerAddress, "bytes",
            "what the sessions of one address keep in a store that is full"),
        LimitOption("stored-bytes-per-session", \.storedBytesPerSession, "bytes", "one session in the store"),
        LimitOption("shared-bytes", \.sharedBytes, "bytes", "one `Shared` value"),
        LimitOption("all-shared-bytes", \.allSharedBytes, "bytes", "all `Shared` values"),
        LimitOption(seconds: "stored-retention", \.storedRetention, "an unused session is kept in the store"),
        LimitOption(
            seconds: "slow-handler-time", \.slowHandlerTime, from: 0.001,
            "a handler may take in a main-actor program before the log reports it"),
        LimitOption(
            "crashes-per-session", \.crashesPerSession, "",
            "actions of one session that end the process, before its events are refused"),
        LimitOption("crashes-per-address", \.crashesPerAddress, "", "those of one address"),
        LimitOption(
            seconds: "crash-interval", \.crashInterval, "such actions are counted, and events are refused"),
        LimitOption(
            seconds: "watchdog-time", \.watchdogTime, from: 1, "a worker may answer nobody before it is replaced"),
        LimitOption(seconds: "connection-timeout", \.connectionTimeout, "a silent connection is kept"),
        LimitOption(seconds: "head-deadline", \.headDeadline, "the head of a request may take"),
        LimitOption(seconds: "body-deadline", \.bodyDeadline, "the body of a request may take"),
        LimitOption(seconds: "answer-deadline", \.answerDeadline, "an answer may take to be made and to be read"),
        LimitOption(
            seconds: "answer-stall-deadline", \.answerStallDeadline, "a large answer is kept whose client does not read"
        ),
        LimitOption(seconds: "stall-deadline", \.stallDeadline, "a stream is kept whose client does not read"),
        LimitOption(seconds: "heartbeat-interval", \.heartbeatInterval, "between two signs of life on an idle stream"),
        LimitOption(seconds: "stop-deadline", \.stopDeadline, "answers under way may take when the server stops"),
    ]

    /// `MARTLET_LIMIT_PAGE_RETENTION`
    package var variable: String { "MARTLET_LIMIT_" + name.uppercased().replacing("-", with: "_") }

    /// The value that a server has by default.
    package var standard: String { Self.digits(read(ServerConfiguration.Limits())) }

    /// What it takes, and what it is for.
    package var allowed: String {
        let kind = (isWhole ? "a whole number" : "a number") + (unit.isEmpty ? "" : " of \(unit)")
        return "\(kind) from \(Self.digits(least)) to \(Self.digits(most)) (\(standard) by default; \(help))"
    }

    private static func digits(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }

    /// Sets it. `source` is what the value was given by.
    package func apply(
        _ text: String, givenBy source: String, to limits: inout ServerConfiguration.Limits
    ) throws(ConfigurationError) {
        guard let value = isWhole ? Int(text).map(Double.init) : Double(text), (least...most).contains(value) else {
            throw ConfigurationError(option: source, value: text, allowed: allowed)
        }
        write(&limits, value)
    }

    /// What is wrong with the value in `limits`.
    func problem(in limits: ServerConfiguration.Limits) -> ConfigurationError? {
        let value = read(limits)
        // A program may keep pages without limit; deadlines of the front must be finite.
        if value == .infinity, name.hasSuffix("-retention") { return nil }
        guard !(least...most).contains(value) else { return nil }
        return ConfigurationError(
            option: "the limit \(name)", value: Int(exactly: value).flatMap { isWhole ? "\($0)" : nil } ?? "\(value)",
            allowed: allowed)
    }
}
