import SwiftUI

/// Looks: gradients, shadows, masks, blending, effects of colors.
struct PosterStudio: View {
    enum Paint: String, CaseIterable {
        case linear = "Linear", radial = "Radial", angular = "Angular"
    }

    @State private var paint = Paint.linear
    @State private var hue = 0.0
    @State private var isHidden = false

    var body: some View {
        VStack(spacing: 16) {
            poster
                .frame(width: 200, height: 120)
                .hueRotation(.degrees(hue))
                .redacted(reason: isHidden ? .placeholder : [])
                .accessibilityIdentifier("poster")
            Picker("Paint", selection: $paint) {
                ForEach(Paint.allCases, id: \.self) { Text($0.rawValue) }
            }
            Slider(value: $hue, in: 0...360) { Text("Hue") }
            Toggle("Placeholder", isOn: $isHidden)
        }
        .padding()
    }

    private var poster: some View {
        ZStack {
            switch paint {
            case .linear: LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom)
            case .radial: RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 4, endRadius: 90)
            case .angular: AngularGradient(colors: [.blue, .purple, .blue], center: .center)
            }
            Text("Festival")
                .font(.custom("Georgia", size: 28, relativeTo: .title))
                .foregroundStyle(.white.shadow(.drop(radius: 2)))
                .blendMode(.screen)
        }
        .clipShape(.rect(cornerRadius: 16))
        .compositingGroup()
        .shadow(radius: 6)
    }
}
