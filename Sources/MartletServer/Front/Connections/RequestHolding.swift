/// What one request holds of the front's memory beyond what every connection has, and for whom.
struct RequestHolding {
    /// Bytes of its body and of its answer.
    var body = 0
    var answer = 0
    /// Whom they are counted for.
    private(set) var payer: AddressBlock?
    private var knowsPayer = false

    var isEmpty: Bool { body == 0 && answer == 0 }

    /// Whom bytes are counted for, found when there are any.
    mutating func payer(_ find: () -> AddressBlock?) -> AddressBlock? {
        if !knowsPayer { (payer, knowsPayer) = (find(), true) }
        return payer
    }
}
