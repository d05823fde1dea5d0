import SwiftUI

/// Drawing: a canvas with symbols, paths and a transform.
struct StarField: View {
    @State private var count = 3.0
    @State private var isFramed = true

    var body: some View {
        VStack {
            Canvas { context, size in
                if isFramed {
                    context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.secondary), lineWidth: 2)
                }
                guard let star = context.resolveSymbol(id: "star") else { return }
                var turned = context
                turned.translateBy(x: 100, y: 60)
                for number in 0..<Int(count) {
                    turned.rotate(by: .degrees(360 / count))
                    turned.draw(star, at: CGPoint(x: 40, y: number * 2))
                }
                context.draw(context.resolve(Text("\(Int(count)) stars")), at: CGPoint(x: 100, y: 60))
            } symbols: {
                Image(systemName: "star.fill").foregroundStyle(.yellow).tag("star")
            }
            .frame(width: 200, height: 120)
            .accessibilityIdentifier("field")
            Stepper("Stars: \(Int(count))", value: $count, in: 1...12)
            Toggle("Frame", isOn: $isFramed)
        }
        .padding()
    }
}
