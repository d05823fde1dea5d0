/// Who gets what another server answers.
enum HopReceiver {
    case answer(DeferredResponse, failure: HTTPResponse)
    case stream(HopStream)

    /// Whether nobody waits for the answer any more.
    var isAbandoned: Bool {
        switch self {
        case .answer(let later, _): later.isAbandoned
        case .stream(let stream): stream.hasClosed
        }
    }
}
