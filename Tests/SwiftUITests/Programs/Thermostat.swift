import SwiftUI

/// Older spellings, as programs of some years ago have them.
struct Thermostat: View {
    @State private var degrees = 20
    @State private var isAsking = false
    @State private var history: [Int] = []

    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("Now"), footer: Text("Between 10 and 30")) {
                    Stepper("\(degrees) °C", onIncrement: { change(1) }, onDecrement: { change(-1) })
                        .foregroundColor(degrees > 25 ? .red : .primary)
                }
                Section(header: Text("History")) {
                    ForEach(history, id: \.self) { Text("\($0) °C") }
                        .onDelete { history.remove(atOffsets: $0) }
                }
                Button(action: { isAsking = true }) { Text("Reset") }
            }
            .navigationBarTitle("Thermostat", displayMode: .inline)
            .navigationBarItems(trailing: EditButton())
            .alert(isPresented: $isAsking) {
                Alert(
                    title: Text("Reset?"), primaryButton: .destructive(Text("Yes")) { (degrees, history) = (20, []) },
                    secondaryButton: .cancel())
            }
        }
        .navigationViewStyle(.stack)
        .accentColor(.orange)
    }

    private func change(_ step: Int) {
        history.insert(degrees, at: 0)
        degrees = min(max(degrees + step, 10), 30)
    }
}
