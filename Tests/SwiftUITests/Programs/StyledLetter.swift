import SwiftUI

/// Attributed texts: Markdown, runs, links and parts with styles.
struct StyledLetter: View {
    @State private var name = "Ada"
    @State private var isImportant = false

    private var greeting: AttributedString {
        var text = AttributedString("Dear \(name),")
        if let range = text.range(of: name) {
            text[range].font = .headline
            text[range].foregroundColor = .blue
        }
        return text
    }

    private var answer: AttributedString {
        (try? AttributedString(markdown: "we *kindly* ask for **your** [answer](https://example.com).")) ?? ""
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Name", text: $name)
            Toggle("Important", isOn: $isImportant)
            Text(greeting).accessibilityIdentifier("greeting")
            Text(answer).accessibilityIdentifier("letter")
            (Text("Yours, ") + Text("Grace").bold() + Text(Image(systemName: "signature")))
                .foregroundStyle(isImportant ? .red : .primary)
                .underline(isImportant)
                .accessibilityIdentifier("end")
        }
        .padding()
    }
}
