/// The memory that requests make a front keep.
struct FrontMemory: Sendable {
    /// What bodies and answers under way may take.
    let bodies: ByteBudget
    let answers: ByteBudget
    let freed: FreedMemory

    init(_ configuration: HTTPFrontConfiguration) {
        bodies = ByteBudget(
            limit: configuration.limits.bodyBytes, limitOfAddress: configuration.limits.bodyBytesPerAddress)
        answers =
            configuration.answers
            ?? ByteBudget(
                limit: configuration.limits.answerBytes, limitOfAddress: configuration.limits.answerBytesPerAddress)
        freed = configuration.freedMemory
    }

    /// Releases what a request has reserved.
    func giveBack(_ holding: RequestHolding) {
        if holding.body > 0 { bodies.giveBack(holding.body, of: holding.payer) }
        if holding.answer > 0 { answers.giveBack(holding.answer, of: holding.payer) }
        freed.add(holding.body + holding.answer)
    }
}
