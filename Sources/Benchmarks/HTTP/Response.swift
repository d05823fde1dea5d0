/// The head of a response, and its body if it has one.
struct Response {
    let status: Int
    let head: String
    let body: [UInt8]

    /// The values of every header field with this name (in lowercase).
    func values(of name: String) -> [String] {
        head.split(separator: "\r\n").dropFirst().compactMap { line in
            guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == name else { return nil }
            return String(line[line.index(after: colon)...].drop { $0 == " " })
        }
    }
}

extension Connection {
    /// Waits for one whole response. With `headOnly`, leaves the body in `received` (for streams).
    func response(headOnly: Bool = false) throws -> Response {
        while true {
            if let response = removeResponse(headOnly: headOnly) { return response }
            try read(waiting: true)
        }
    }

    /// The next response, if all of it has arrived.
    func removeResponse(headOnly: Bool = false) -> Response? {
        guard let headEnd = endOfHead() else { return nil }
        let head = String(decoding: received[..<headEnd], as: UTF8.self)
        let status = Int(head.dropFirst(9).prefix(3)) ?? 0
        if headOnly {
            consume(headEnd)
            return Response(status: status, head: head, body: [])
        }
        let bare = Response(status: status, head: head, body: [])
        let length = status == 204 ? 0 : bare.values(of: "content-length").first.flatMap { Int($0) } ?? 0
        guard received.count >= headEnd + length else { return nil }
        let body = Array(received[headEnd..<(headEnd + length)])
        consume(headEnd + length)
        return Response(status: status, head: head, body: body)
    }

    private func endOfHead() -> Int? {
        guard received.count >= 4 else { return nil }
        for index in 0...(received.count - 4)
        where received[index] == 13 && received[index + 1] == 10 && received[index + 2] == 13
            && received[index + 3] == 10
        {
            return index + 4
        }
        return nil
    }
}
