import Foundation
import MartletUI

struct MarkedText: View {
    let mark: Mark
    var body: some View {
        Text("hello \(mark.text)").accessibilityIdentifier("id-" + mark.text)
        Text(verbatim: mark.text).accessibilityLabel(mark.text)
        Text("\(mark.fraction)")
        // Each is a literal of the program's; which of them was shown is the visitor's.
        if mark.fraction < 0.5 { HTML("p") { Text(mark.fraction < 0.5 ? "small-mark" : "large-mark") } }
        HTML("p") { mark.fraction < 0.5 ? Text("small-mark") : Text("large-mark") }
        HTML(mark.fraction < 0.5 ? "em" : "strong") { Text(mark.text) }
    }
}

struct MarkedPicture: View {
    let mark: Mark
    var body: some View {
        Image("/pictures/\(mark.text).png")
        Image("/pictures/bird.png", label: Text("bird of \(mark.text)")).resizable()
        Image(decorative: "/\(mark.text)")
        Image(systemName: mark.text)
        Label(mark.text, systemImage: "star")
        Link(mark.text, destination: URL(fileURLWithPath: "/" + mark.text))
    }
}

struct MarkedShape: View {
    let mark: Mark
    var body: some View {
        Path { path in
            path.move(to: CGPoint(x: mark.length, y: 0))
            path.addLine(to: CGPoint(x: 0, y: mark.fraction))
        }
        .stroke(mark.color, lineWidth: mark.fraction)
        Circle().fill(mark.color).frame(width: mark.length, height: mark.length)
        RoundedRectangle(cornerRadius: mark.length).stroke(mark.color)
        mark.color.opacity(mark.fraction)
    }
}

struct MarkedControls: View {
    let mark: Mark
    var body: some View {
        TextField(mark.text, text: .constant(mark.text))
        Toggle(mark.text, isOn: .constant(mark.fraction > 0.5))
        Slider(value: .constant(mark.fraction)) { Text(mark.text) }
        Picker(mark.text, selection: .constant(mark.text)) {
            Text(mark.text).tag(mark.text)
            Text("other").tag("other")
        }
        ProgressView(mark.text, value: mark.fraction)
        Button(mark.text, role: mark.fraction < 0.5 ? .destructive : nil) {}
    }
}

struct MarkedStyle: View {
    let mark: Mark
    var body: some View {
        Text("styled").foregroundStyle(mark.color).background(mark.color).padding(mark.length)
        Text("styled").font(.system(size: mark.length)).shadow(color: mark.color, radius: 3).opacity(mark.fraction)
        Text("styled").rotationEffect(.degrees(mark.length)).scaleEffect(mark.fraction).blur(radius: mark.length)
        Text("styled").frame(width: mark.length).border(mark.color, width: mark.length).offset(x: mark.length)
        Text("styled").bold().foregroundColor(mark.color).kerning(mark.length).underline(color: mark.color)
    }
}

struct MarkedElement: View {
    let mark: Mark
    var body: some View {
        HTML("article") { Text(mark.text) }.attribute("title", mark.text).attribute("href", "/" + mark.text)
        HTML("article").class(mark.text).class("on", when: mark.fraction < 0.5)
        HTML("article") { Text("a") }.class("x" + mark.text + " y").onClick {}
        HTML("ul") { HTML("li") { Text(mark.text) }.attribute("lang", mark.fraction < 0.5 ? nil : mark.text) }
    }
}

struct MarkedMotion: View {
    let mark: Mark
    var body: some View {
        Text("moving").animation(.easeIn(duration: mark.fraction), value: mark.text)
        Text("moving").transition(.scale(scale: mark.fraction).animation(.linear(duration: mark.fraction)))
        Text("moving").transition(.offset(x: mark.length, y: mark.fraction))
    }
}
