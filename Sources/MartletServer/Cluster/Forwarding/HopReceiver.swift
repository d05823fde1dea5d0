/// Who gets what another server answers.
enum HopReceiver {
    /// `failure` is the answer if none comes.
    case answer(DeferredResponse, failure: @Sendable () -> HTTPResponse)
    case stream(HopStream)

    /// Whether nobody waits for the answer any more.
    var isAbandoned: Bool {
        switch self {
        case .answer(let later, _): later.isAbandoned
        case .stream(let stream): stream.hasClosed
        }
    }
}
