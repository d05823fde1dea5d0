/// Decodes the query of an address: `a=1&b=two+words&a=%C3%A9`.
package enum QueryDecoding {
    /// Returns the decoded pairs in their order, without pairs whose percent encoding represents no text.
    package static func fields(_ query: String) -> RequestFields {
        RequestFields(
            query.split(separator: "&").compactMap { pair in
                let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let name = parts.first.flatMap(decode), !name.isEmpty else { return nil }
                guard parts.count > 1 else { return (name, "") }
                return decode(parts[1]).map { (name, $0) }
            })
    }

    private static func decode(_ part: Substring) -> String? {
        PercentEncoding.decode(String(part.map { $0 == "+" ? " " : $0 }))
    }
}
