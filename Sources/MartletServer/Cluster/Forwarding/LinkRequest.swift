import Glibc

/// A visitor's request as the content of a ``LinkMessage``.
enum LinkRequest {
    /// What is passed on of a request, and what this server knows of the visitor.
    static func bytes(
        of request: HTTPRequest, from visitor: HopSeal, isPassedOn: (UnsafeRawBufferPointer) -> Bool
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1_024 + request.body.count)
        TerminatedTexts.append(request.method.name.utf8, to: &bytes)
        TerminatedTexts.append((request.query.map { "?" + $0 } ?? "").utf8, to: &bytes)
        TerminatedTexts.append(visitor.client.utf8, to: &bytes)
        TerminatedTexts.append((visitor.isSecure.map { $0 ? "https" : "http" } ?? "").utf8, to: &bytes)
        TerminatedTexts.append((visitor.host ?? "").utf8, to: &bytes)
        TerminatedTexts.append(request.pathBytes, to: &bytes)
        request.forEachField { name, value in
            if isPassedOn(name) { TerminatedTexts.append(name, value, to: &bytes) }
        }
        bytes.append(0)
        bytes += request.body
        return bytes
    }

    /// The request that another server has passed on, with its body; `nil` if it is none. The other server is believed, since it
    /// has proved that it is one of the cluster's when it made the link.
    static func request(_ content: UnsafeRawBufferPointer) -> HTTPRequest? {
        var texts = TerminatedTexts(content)
        guard let method = texts.next()?.baseAddress, let query = texts.nextString(), let client = texts.nextString(),
            let scheme = texts.nextString(), let host = texts.nextString(), let head = MemoryHead(texts.rest)
        else { return nil }
        let body = UnsafeRawBufferPointer(rebasing: texts.rest[head.length...])
        let state = ConnectionState(
            head, method: HTTPMethod(method.assumingMemoryBound(to: CChar.self)),
            query: query.isEmpty ? nil : String(query.dropFirst()), bodyLimit: .max)
        state.request.body.statedLength = body.count
        state.request.body.append(body)
        state.request.hop = .genuine(
            HopSeal(
                client: client, isSecure: scheme.isEmpty ? nil : scheme == "https", host: host.isEmpty ? nil : host))
        return HTTPRequest(head, state: state)
    }
}

extension HTTPResponse {
    /// An answer as the content of a message.
    var linkContent: [UInt8] {
        var bytes: [UInt8] = []
        TerminatedTexts.append(String(status).utf8, to: &bytes)
        for (name, value) in headers { TerminatedTexts.append(name.utf8, value.utf8, to: &bytes) }
        bytes.append(0)
        return bytes + body.allBytes
    }

    init?(linkContent content: UnsafeRawBufferPointer) {
        var texts = TerminatedTexts(content)
        guard let status = texts.nextString().flatMap({ Int($0) }), (200...599).contains(status),
            let fields = texts.nextFields()
        else { return nil }
        self.init(
            status: status,
            headers: fields.map {
                (String(decoding: $0.name, as: UTF8.self), String(decoding: $0.value, as: UTF8.self))
            },
            body: .bytes(Array(texts.rest)))
    }
}
