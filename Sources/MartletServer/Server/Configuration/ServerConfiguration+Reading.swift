extension ServerConfiguration {
    /// Throws the first value that is not allowed. A server does so before it listens.
    public func validate() throws(ConfigurationError) {
        for option in ConfigurationOption.allCases {
            if let problem = option.problem(in: self, givenBy: option.argument) { throw problem }
        }
        for limit in LimitOption.all {
            if let problem = limit.problem(in: limits) { throw problem }
        }
        if workers > 1, !store.isShared {
            throw ConfigurationError(
                option: ConfigurationOption.workers.argument, value: String(workers),
                allowed: "1, or a store that several processes can have (--store redis://HOST:6379/0)")
        }
    }

    /// A configuration with the values of environment variables, which ``ConfigurationOption`` and ``LimitOption``
    /// name. Empty variables count as absent. `store` is the store if the environment names none.
    package init(
        environment: [String: String], store: StoreLocation = .none
    ) throws(ConfigurationError) {
        self.init()
        self.store = store
        for option in ConfigurationOption.allCases {
            for variable in option.variables {
                guard let value = environment[variable], !value.isEmpty else { continue }
                try option.apply(value, givenBy: variable, to: &self)
                break
            }
        }
        for limit in LimitOption.all {
            guard let value = environment[limit.variable], !value.isEmpty else { continue }
            try limit.apply(value, givenBy: limit.variable, to: &limits)
        }
    }

    /// Sets a limit written as `NAME=VALUE`.
    package mutating func setLimit(_ text: String, givenBy source: String) throws(ConfigurationError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let limit = LimitOption.all.first(where: { $0.name == parts[0] }) else {
            let names = LimitOption.all.map(\.name).joined(separator: ", ")
            throw ConfigurationError(option: source, value: text, allowed: "NAME=VALUE with one of the names \(names)")
        }
        try limit.apply(String(parts[1]), givenBy: "\(source) \(limit.name)", to: &limits)
    }

    /// Whether a text is a base path: nothing, or segments that mean themselves in every address.
    static func isBasePath(_ path: String) -> Bool {
        guard !path.isEmpty else { return true }
        let segments = path.split(separator: "/", omittingEmptySubsequences: false)
        guard segments.first == "", segments.count > 1, path.utf8.count <= 200 else { return false }
        return segments.dropFirst().allSatisfy { segment in
            !segment.isEmpty && segment != "." && segment != ".."
                && segment.utf8.allSatisfy { byte in
                    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                        || "-._~".utf8.contains(byte)
                }
        }
    }
}
