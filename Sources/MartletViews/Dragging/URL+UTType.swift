public import MartletUI

extension URL {
    /// Returns the URL with a name behind it, which gets the extension of a format unless it has one of the format's.
    ///
    ///     folder.appendingPathComponent("report", conformingTo: .json)  // …/report.json
    ///
    /// - Parameters:
    ///   - partialName: The name, with or without an extension.
    ///   - contentType: The format. One without an extension changes nothing.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(contentType.extending(partialName))
    }

    /// Puts a name behind the URL, which gets the extension of a format unless it has one of the format's.
    ///
    /// - Parameters:
    ///   - partialName: The name, with or without an extension.
    ///   - contentType: The format. One without an extension changes nothing.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Returns the URL with the extension of a format, unless its name has one of the format's.
    ///
    /// - Parameter contentType: The format. One without an extension changes nothing.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        let name = lastPathComponent
        let extended = contentType.extending(name)
        return extended == name ? self : deletingLastPathComponent().appendingPathComponent(extended)
    }

    /// Gives the URL the extension of a format, unless its name has one of the format's.
    ///
    /// - Parameter contentType: The format. One without an extension changes nothing.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

extension UTType {
    /// Returns the name of a file of this format: `name` with an extension, unless it has one.
    func extending(_ name: String) -> String {
        guard let wanted = preferredFilenameExtension else { return name }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count > 1, let own = UTType(filenameExtension: String(parts.last!)), own.conforms(to: self) {
            return name
        }
        return name + "." + wanted
    }
}
