import SwiftUI

/// Gestures: a pin that is dragged, tapped and held, with a state of the gesture.
struct MapPin: View {
    @State private var place = CGSize.zero
    @GestureState private var drag = CGSize.zero
    @State private var taps = 0
    @State private var isPlaced = false

    var body: some View {
        VStack {
            Image(systemName: isPlaced ? "mappin.circle.fill" : "mappin")
                .font(.largeTitle)
                .offset(x: place.width + drag.width, y: place.height + drag.height)
                .gesture(
                    DragGesture(minimumDistance: 5)
                        .updating($drag) { value, state, _ in state = value.translation }
                        .onEnded { value in
                            place.width += value.translation.width
                            place.height += value.translation.height
                        }
                )
                .accessibilityLabel("Pin").accessibilityIdentifier("pin")
            Text("At \(Int(place.width)), \(Int(place.height))").accessibilityIdentifier("place")
            Text("Taps: \(taps)").accessibilityIdentifier("taps").onTapGesture { taps += 1 }
            Text("Hold").onLongPressGesture(minimumDuration: 0.2) { isPlaced = true }.accessibilityIdentifier("hold")
            Text(isPlaced ? "Placed" : "Loose").accessibilityIdentifier("state")
        }
    }
}
