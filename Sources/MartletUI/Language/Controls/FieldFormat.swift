/// What the texts of a field for a value stand for.
final class FieldFormat {
    /// Whether a text is not the present value as it is written, and may become it: it stands for that value, or for
    /// none yet.
    let isUnfinished: (String) -> Bool

    init(isUnfinished: @escaping (String) -> Bool) { self.isUnfinished = isUnfinished }
}

/// A value as the text of a field, both ways.
struct FieldConversion<Value> {
    let text: (Value) -> String
    /// The value of a text; `nil` if it stands for none.
    let value: (String) -> Value?

    /// Creates the arguments of a field. A text that stands for no value is not taken.
    func field(_ value: Binding<Value>) -> (text: Binding<String>, format: FieldFormat) {
        let value = value.read()
        let binding = Binding<String> {
            text(value.wrappedValue)
        } set: { typed in
            if let new = self.value(typed) { value.wrappedValue = new }
        }
        let format = FieldFormat { typed in
            guard let meant = self.value(typed) else { return true }
            return text(meant) == text(value.wrappedValue)
        }
        return (binding, format)
    }
}

extension FieldConversion {
    /// The conversion of a format, for the visitor whose view is under evaluation.
    static func format<F: ParseableFormatStyle>(_ format: F) -> Self
    where F.FormatInput == Value, F.FormatOutput == String {
        let format = VisitorFormat.localized(format)
        return Self(text: { format.format($0) }, value: { try? format.parseStrategy.parse($0) })
    }

    /// The conversion of a format for a value that may be missing, which is an empty text.
    static func optional<F: ParseableFormatStyle>(_ format: F) -> Self
    where Value == F.FormatInput?, F.FormatOutput == String {
        let format = VisitorFormat.localized(format)
        return Self(
            text: { $0.map { format.format($0) } ?? "" },
            value: { $0.isEmpty ? .some(nil) : (try? format.parseStrategy.parse($0)).map { .some($0) } })
    }
}
