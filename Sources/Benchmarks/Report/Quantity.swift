extension Double {
    /// The number with three significant digits, or all digits if it is a whole number, and with a comma every three
    /// digits.
    var short: String {
        if self < 0 { return "-" + (-self).short }
        if self >= 100 || self == rounded() { return Int(rounded()).grouped }
        let scale: Double = self >= 10 ? 10 : 100
        let digits = String(Int((self * scale).rounded()))
        let decimals = self >= 10 ? 1 : 2
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        return padded.dropLast(decimals) + "." + padded.suffix(decimals)
    }
}

extension Int {
    /// The number with a comma every three digits.
    var grouped: String {
        var result = ""
        for (index, digit) in String(self).reversed().enumerated() {
            if index > 0 && index % 3 == 0 { result.append(",") }
            result.append(digit)
        }
        return String(result.reversed())
    }
}
