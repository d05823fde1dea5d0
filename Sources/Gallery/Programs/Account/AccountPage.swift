import Martlet

/// A page that only signed-in users can see.
struct AccountPage: View {
    @Environment(\.user) private var user

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            if let user {
                AccountCard(user: user)
                AccountNote()
                AccountActions(user: user)
            } else {
                SignedOutCard()
            }
        }
        .frame(maxWidth: 480, alignment: .leading)
    }
}

private struct SignedOutCard: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("You are not signed in.").font(.headline).accessibilityIdentifier("signed-out")
            Text("Sign in to see your name and your note.").foregroundStyle(.secondary)
            if let login = URL(string: "/login") { Link("Sign in", destination: login).padding(.top, 4) }
        }
        .padding(20)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.secondary.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
    }
}

private struct AccountCard: View {
    let user: User

    var body: some View {
        HStack(spacing: 16) {
            Text(user.name.prefix(1))
                .font(.title)
                .bold()
                .foregroundStyle(.white)
                .frame(width: 56, height: 56)
                .background(.indigo, in: Circle())
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(user.name).font(.headline).accessibilityIdentifier("user")
                Text(user.roles.sorted().joined(separator: ", "))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .accessibilityIdentifier("roles")
            }
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.secondary.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
    }
}

/// State of the session, which signing in keeps and signing out discards.
private struct AccountNote: View {
    @AppStorage("account.note") private var note = ""

    var body: some View {
        TitledField("A note, on all your tabs", for: "note") {
            TextField("A note, on all your tabs", text: $note, prompt: Text("Deleted when you sign out"))
                .accessibilityIdentifier("note")
        }
    }
}

private struct AccountActions: View {
    let user: User
    @Environment(\.signOut) private var signOut
    @Environment(\.sessions) private var sessions

    var body: some View {
        HStack(spacing: 12) {
            Button("Sign out") { signOut(to: "/login") }
                .buttonStyle(.borderedProminent)
                .accessibilityIdentifier("sign-out")
            Button("Sign out everywhere", role: .destructive) {
                sessions.revoke(userID: user.id)
                signOut(to: "/login")
            }
            .buttonStyle(.bordered)
            .accessibilityIdentifier("everywhere")
        }
    }
}
