import MartletUI
import Testing

private struct Post: Identifiable {
    let id: Int
    let author: String
    let text: String
    var isLiked: Bool
}

private struct Avatar: View {
    let name: String
    var isOnline = false

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Circle().fill(.blue).frame(width: 40, height: 40)
            if isOnline {
                Circle()
                    .fill(.green)
                    .overlay(Circle().strokeBorder(.white, lineWidth: 2))
                    .frame(width: 12, height: 12)
                    .zIndex(1)
            }
        }
        .accessibilityHidden(true)
    }
}

private struct PostRow: View {
    let post: Post
    let like: () -> Void

    var body: some View {
        HStack(alignment: .top) {
            Avatar(name: post.author, isOnline: post.isLiked)
            VStack(alignment: .leading) {
                (Text(post.author).fontWeight(.semibold) + Text(" · ") + Text("2 h").foregroundColor(.secondary))
                    .lineLimit(1)
                Text(post.text).lineLimit(1...3)
            }
            .accessibilityElement(children: .combine)
            Spacer(minLength: 0)
            Button(action: like) {
                Image(systemName: post.isLiked ? "heart.fill" : "heart").imageScale(.large)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(post.isLiked ? "Unlike" : "Like")
            .accessibilityAddTraits(post.isLiked ? [.isSelected] : [])
            .accessibilityIdentifier("like-\(post.id)")
        }
        .contentShape(Rectangle())
        .padding(8)
        .background(
            UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 12)
                .strokeBorder(Color.gray.opacity(0.2), style: StrokeStyle(lineWidth: 1)))
    }
}

private struct TimelineScreen: View {
    @State private var posts = [
        Post(id: 1, author: "Ada", text: "The engine weaves patterns", isLiked: false),
        Post(id: 2, author: "Grace", text: "A moth in the relay", isLiked: true),
    ]
    @State private var draft = ""

    var body: some View {
        VStack {
            List(posts) { post in
                PostRow(post: post) { like(post.id) }
            }
            .listStyle(.plain)
            TextField("What is new?", text: $draft, axis: .vertical)
                .lineLimit(2...6)
                .textInputAutocapitalization(.sentences)
            Text("\(draft.count)/500").allowsHitTesting(false)
        }
        .edgesIgnoringSafeArea(.bottom)
    }

    private func like(_ id: Post.ID) {
        guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
        posts[index].isLiked.toggle()
    }
}

@Suite struct TimelineScreenTests {
    @Test func itIsShownAndUsed() throws {
        let page = try EnginePage(TimelineScreen())
        let html = page.styledHTML
        for part in [
            #"class="m-list-plain m-list m-wide""#, #"aria-hidden="true""#, "m-shape padding:1px",
            "z-index:100", "m-lines m-box --m-lines:3 --m-least-lines:1", "--m-lines:6 --m-least-lines:2",
            "--m-spacer:0px",
            #"<m-part class="font-weight:600;--m-weight:600;--m-stroke:600;--m-joint:add">Ada</m-part><m-part> · </m-part>"#,
            "--m-symbol-size:1.6em", "border-start-start-radius:12px", #"autocapitalize="sentences""#, "m-untouchable",
        ] {
            #expect(html.contains(part), "\(part) in \(html)")
        }
        let like = try #require(page.dom.element("like-1"))
        #expect(like.attributes["aria-label"] == "Like" && like.attributes["aria-current"] == nil)
        try page.press("like-1")
        #expect(like.attributes["aria-label"] == "Unlike" && like.attributes["aria-current"] == "true")
        #expect(page.reported.isEmpty, "\(page.reported)")
    }
}
