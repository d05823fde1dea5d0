/// The memory that one request has reserved beyond what every connection has, and the address it counts for.
struct RequestHolding {
    /// Bytes of its body and of its answer.
    var body = 0
    var answer = 0
    /// The address that the bytes count for.
    private(set) var payer: AddressBlock?
    private var knowsPayer = false

    var isEmpty: Bool { body == 0 && answer == 0 }

    /// The address that the bytes count for, which is found out with the first of them.
    mutating func payer(_ find: () -> AddressBlock?) -> AddressBlock? {
        if !knowsPayer { (payer, knowsPayer) = (find(), true) }
        return payer
    }
}
