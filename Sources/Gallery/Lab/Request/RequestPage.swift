import Martlet

/// Shows what the server knows about the request for this page, and what a page can answer besides its HTML.
struct RequestPage: View {
    @Environment(\.request) private var request
    @Environment(\.redirect) private var redirect
    @State private var title = "Request"

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Text("The request for this page, as a view sees it.").foregroundStyle(.secondary)
            RequestFieldList(title: "Request", rows: summary)
            VisitorClock()
            if !request.query.isEmpty { RequestFieldList(title: "Query", rows: rows(request.query)) }
            if !request.cookies.isEmpty { RequestFieldList(title: "Cookies", rows: rows(request.cookies)) }
            RequestFieldList(title: "Headers", rows: rows(request.headers))
            HTML("h2") { Text("Answers") }
            TextField("Title of this window", text: $title).accessibilityIdentifier("title")
            VStack(alignment: .leading, spacing: 12) {
                Button("Go to the counter") { redirect(to: "/counter") }.accessibilityIdentifier("go")
                Link("Missing page", destination: address("/request/missing"))
                Link("Download the headers", destination: address("/request.csv")).download()
                    .accessibilityIdentifier("download")
            }
        }
        .navigationTitle(title)
        .metadata(name: "description", content: "What a Martlet page knows of its request.")
        .metadata(name: "og:title", content: "Request")
    }

    private var summary: [RequestRow] {
        [
            RequestRow(id: 0, name: "Method", value: request.method.name),
            RequestRow(id: 1, name: "Path", value: request.path),
            RequestRow(id: 2, name: "Client", value: request.clientAddress),
            RequestRow(id: 3, name: "Secure", value: request.isSecure ? "yes" : "no"),
            RequestRow(id: 4, name: "Languages", value: request.languages.joined(separator: ", ")),
            RequestRow(id: 5, name: "User", value: request.user?.name ?? "nobody"),
        ]
    }

    private func rows(_ fields: RequestFields) -> [RequestRow] {
        fields.enumerated().map { RequestRow(id: $0.offset, name: $0.element.name, value: $0.element.value) }
    }

    private func address(_ path: String) -> URL { URL(string: path) ?? URL(filePath: "/") }

    /// The headers of a request as a table of comma-separated values.
    static func export(_ request: Request) -> Response {
        let lines = request.headers.map { "\(quoted($0.name)),\(quoted($0.value))\r\n" }
        return .text("name,value\r\n" + lines.joined(), contentType: "text/csv").download("request.csv")
    }

    /// A spreadsheet would calculate what begins like a formula; with an apostrophe in front it shows a text.
    private static func quoted(_ text: String) -> String {
        let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
        return "\"\(isFormula ? "'" : "")\(text.replacing("\"", with: "\"\""))\""
    }
}

/// Shows the visitor's local time, once their browser has reported its time zone.
private struct VisitorClock: View {
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @State private var start = Date()

    var body: some View {
        let time = calendar.dateComponents([.hour, .minute], from: start)
        Text(
            verbatim:
                "In your time zone, this page was opened at \(two(time.hour)):\(two(time.minute)) (\(timeZone.identifier))."
        )
        .accessibilityIdentifier("clock")
    }

    private func two(_ number: Int?) -> String { number.map { $0 < 10 ? "0\($0)" : "\($0)" } ?? "" }
}

/// A named value, as a row of a list.
struct RequestRow: Identifiable, Equatable {
    let id: Int
    let name: String
    let value: String
}

struct RequestFieldList: View {
    let title: String
    let rows: [RequestRow]

    var body: some View {
        VStack(alignment: .leading) {
            HTML("h2") { Text(title) }
            List(rows) { row in
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: row.name).bold()
                    Text(verbatim: row.value)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The page for addresses that do not exist.
struct NotFoundPage: View {
    @Environment(\.pathParameters) private var parameters

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HTML("h1") { Text("Not found") }
            Text(verbatim: "There is nothing at /\(parameters["path"] ?? "").")
            HTML("a") { Text("See all pages") }.attribute("href", "/")
        }
    }
}
