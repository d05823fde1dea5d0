/// What all visitors of a server together may take of it.
final class ServerBudgets: Sendable {
    let addresses: AddressLedger
    /// HTML of heavy pages for visitors whose cookie has not come back.
    let strangersPages: ByteBudget
    /// The views of all heavy pages, in bytes of memory, by the address whose visitors use them.
    let pageBytes: ByteBudget
    /// The answers that are being read.
    let answers: ByteBudget
    /// Gives turns to first renders that may cost much.
    let renders: RenderGate
    /// What the front's thread may lose to code that was expected to be quick.
    let overruns = OverrunBudget()

    init(_ limits: ServerConfiguration.Limits, _ clock: ServerClock) {
        addresses = AddressLedger(limits, clock)
        strangersPages = ByteBudget(limit: limits.strangerBytes, limitOfAddress: .max)
        pageBytes = ByteBudget(limit: limits.pageBytes, limitOfAddress: limits.pageBytesPerAddress)
        answers = ByteBudget(limit: limits.answerBytes, limitOfAddress: limits.answerBytesPerAddress)
        renders = RenderGate(clock)
    }
}
