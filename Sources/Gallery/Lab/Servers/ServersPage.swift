import Glibc
import Martlet

/// Shows which of several servers has the visitor's session, and lets the visitor end that server: another one goes on.
struct ServersPage: View {
    @State private var count = 0
    /// The servers that have had this page, in turn. It is kept, so that the next one knows it.
    @State private var servers: [String] = []
    /// The server that the visitor wants to end.
    @State private var ending = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            if let name = OneServer.name {
                Text("Your session is on \(servers.last ?? name).")
                    .accessibilityIdentifier("server")
                Button("Count: \(count)") { count += 1 }.accessibilityIdentifier("count")
                Button("Stop this server") { ending = name }
                    .disabled(!ending.isEmpty && ending == servers.last)
                    .accessibilityIdentifier("end")
                if servers.count > 1 {
                    Text("Before: \(servers.dropLast().suffix(10).joined(separator: ", "))")
                        .foregroundStyle(.secondary)
                        .accessibilityIdentifier("before")
                }
            } else {
                Text(
                    prose:
                        "This page is served by a single server. Run `make cluster` to start three, and to stop the one that you are on."
                )
            }
        }
        // Tasks begin anew where the page comes back, so each server writes its name.
        .task {
            guard let name = OneServer.name, servers.last != name else { return }
            servers.append(name)
        }
        .task(id: ending) {
            // By then the press is stored: if the browser sent it again, the next server would end as well.
            guard ending == OneServer.name, (try? await Task.sleep(for: .seconds(1))) != nil else { return }
            kill(getpid(), SIGKILL)
        }
    }
}

/// This server among several that whoever sees them may end.
enum OneServer {
    /// What to call it; `nil` unless `scripts/cluster` has started it, for this machine only. A gallery that is public must
    /// not have it: visitors would end its servers.
    static let name: String? = ProcessInfo.processInfo.environment["GALLERY_SERVER_TO_END"].map {
        "\($0), process \(getpid())"
    }
}
