public import MartletUI

extension View {
    /// Lets the visitor choose a file while a binding is `true`.
    ///
    /// The browser sends the file to the server, where it lies as long as the visitor's session is in memory and needs the
    /// room for no later file: read or copy at once what is to stay. A file that is too large, or does not come as a whole,
    /// is a failure with a text for the visitor. It takes a script.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that shows the choice. It becomes `false` when the visitor has chosen or left it.
    ///   - allowedContentTypes: The formats that the browser offers. It may send others: look at what has come.
    ///   - onCompletion: Receives the file, or why there is none. It is not called when the visitor leaves the choice.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false
        ) {
            onCompletion($0.flatMap { urls in urls.first.map { .success($0) } ?? .failure(UploadFailure.incomplete) })
        }
    }

    /// Lets the visitor choose files while a binding is `true`, as ``fileImporter(isPresented:allowedContentTypes:onCompletion:)``.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that shows the choice. It becomes `false` when the visitor has chosen or left it.
    ///   - allowedContentTypes: The formats that the browser offers. It may send others: look at what has come.
    ///   - allowsMultipleSelection: Whether the visitor may choose several files.
    ///   - onCompletion: Receives the files, or why there are none. It is not called when the visitor leaves the choice.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the visitor choose files while a binding is `true`, as ``fileImporter(isPresented:allowedContentTypes:onCompletion:)``.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that shows the choice. It becomes `false` when the visitor has chosen or left it.
    ///   - allowedContentTypes: The formats that the browser offers. It may send others: look at what has come.
    ///   - allowsMultipleSelection: Whether the visitor may choose several files.
    ///   - onCompletion: Receives the files, or why there are none.
    ///   - onCancellation: Called when the visitor leaves the choice.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        // Who closes the sheet leaves the choice, as by its button.
        let isShown = Binding(
            get: { isPresented.wrappedValue },
            set: { isShown in
                isPresented.wrappedValue = isShown
                if !isShown { onCancellation() }
            })
        return sheet(isPresented: isShown) {
            FileChoice(kinds: allowedContentTypes, allowsMultiple: allowsMultipleSelection) { result in
                isPresented.wrappedValue = false
                if let result { onCompletion(result) } else { onCancellation() }
            }
        }
    }
}

/// What is shown while a visitor chooses files, and while they come. Its module opens the browser's own choice.
private struct FileChoice: View {
    let kinds: [UTType]
    let allowsMultiple: Bool
    /// Receives the files; nothing if the visitor does not want to choose any.
    let end: (Result<[URL], any Error>?) -> Void
    @Environment(\.uploads) private var uploads
    @State private var name: String?

    var body: some View {
        VStack(alignment: .leading) {
            HTML("div") {
                HTML("label") {
                    Text(allowsMultiple ? "Choose files" : "Choose a file").bold()
                    HTML("input").attribute("type", "file").attribute("multiple", allowsMultiple ? "" : nil)
                        .attribute("accept", kinds.acceptedByBrowsers)
                }
                HTML("progress").attribute("value", "0").attribute("hidden", "").attribute("aria-label", "Sending")
            }
            .class("m-importer m-more")
            .attribute("data-name", name).attribute("data-part", (uploads?.partBytes).map { "\($0)" })
            .modifier(ChosenFiles(action: take))
            Button("Cancel", role: .cancel) { end(nil) }
        }
        .padding()
        // Also when the page comes back, perhaps on another server, where nothing is known of the name.
        .task { name = uploads?.open(name, allowingMultiple: allowsMultiple) }
        .onDisappear { if let name { uploads?.close(name) } }
    }

    /// The browser tells of how many files it knows that they have come, and of how many were chosen.
    private func take(_ text: String) {
        let counts = text.split(separator: "/").compactMap { Int($0) }
        end(
            Result {
                guard let uploads, let name else { throw UploadFailure.unknown }
                // What the server has refused says why; otherwise all must have come.
                return try uploads.take(counts.last ?? 0, from: name)
            })
    }
}

/// Receives how many of the chosen files have come: `2/3`.
private struct ChosenFiles: _ElementModifier {
    let action: (String) -> Void

    static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset, isEvent: true,
                read: { modifier in
                    .event(.files, .value { value in if case .string(let text) = value { modifier.action(text) } })
                }, areEqual: nil))
    }
}

extension [UTType] {
    /// What an `<input type="file">` accepts; `nil` for everything.
    fileprivate var acceptedByBrowsers: String? {
        let names = map(\.acceptedByBrowsers)
        return isEmpty || names.contains(nil) ? nil : names.compactMap(\.self).joined(separator: ",")
    }
}
