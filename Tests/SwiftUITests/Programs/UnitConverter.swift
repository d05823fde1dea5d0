import SwiftUI

/// Formats and fields of values: temperatures in three scales.
struct UnitConverter: View {
    enum Scale: String, CaseIterable, Identifiable {
        case celsius = "Celsius", fahrenheit = "Fahrenheit", kelvin = "Kelvin"
        var id: Self { self }

        func kelvins(of value: Double) -> Double {
            switch self {
            case .celsius: value + 273.15
            case .fahrenheit: (value - 32) / 1.8 + 273.15
            case .kelvin: value
            }
        }

        func value(ofKelvins kelvins: Double) -> Double {
            switch self {
            case .celsius: kelvins - 273.15
            case .fahrenheit: (kelvins - 273.15) * 1.8 + 32
            case .kelvin: kelvins
            }
        }
    }

    @State private var value = 20.0
    @State private var scale = Scale.celsius

    var body: some View {
        Form {
            Section("From") {
                TextField("Value", value: $value, format: .number)
                Picker("Scale", selection: $scale) {
                    ForEach(Scale.allCases) { Text($0.rawValue).tag($0) }
                }
                .pickerStyle(.segmented)
            }
            Section("To") {
                ForEach(Scale.allCases.filter { $0 != scale }) { other in
                    let result = other.value(ofKelvins: scale.kelvins(of: value))
                    LabeledContent(other.rawValue, value: result, format: .number.precision(.fractionLength(1)))
                }
            }
        }
    }
}
