/// An answer given later, from any thread, once.
///
/// Sending before the front has suspended the connection is fine. A second answer is ignored. If the object goes
/// away without an answer, the front answers 500.
package final class DeferredResponse: Sendable {
    /// Held by the front as well. The front does not hold `self`, so its `deinit` means that nobody can answer any
    /// more.
    let answer: DeferredAnswer
    private let takesGzip: Bool

    /// `fallback` is the answer if none has come after its time, in seconds, to which the front adds up to one.
    package init(fallback: (response: HTTPResponse, seconds: Double)? = nil, takesGzip: Bool = false) {
        answer = DeferredAnswer(fallback: fallback)
        self.takesGzip = takesGzip
    }

    /// Whether nobody waits for the answer any more: the client has gone, or it took too long.
    var isAbandoned: Bool { answer.isAbandoned }

    /// Gives the answer. If it is to be compressed, the calling thread does that.
    package func send(_ response: HTTPResponse) { answer.fulfil(response.encoded(takesGzip: takesGzip)) }

    deinit {
        if !answer.isFulfilled { answer.fulfil(ProblemAnswer.handlerGaveNoAnswer) }
    }
}
