import MartletUI

extension InspectedTransaction {
    /// The transaction as `GET /_martlet/pages/{page}/inspect` gives it (docs/protocol.md, "Inspection").
    func write(to json: inout Bytes) {
        json.write("{\"number\":\(number),\"cause\":")
        writeCause(to: &json)
        json.write(",\"views\":\(work.views),\"untouched\":\(work.untouched),\"evaluated\":")
        json.writeArray(work.evaluations) { evaluation, json in
            json.write("{\"view\":")
            json.writeJSON(evaluation.view)
            json.write(",\"node\":\(evaluation.number),\"reasons\":")
            json.writeArray(evaluation.reasons) { $1.writeJSON($0) }
            if let range = evaluation.range { json.write(",\"range\":\(range)") }
            json.write(",\"microseconds\":\(Self.micro(evaluation.nanoseconds))}")
        }
        json.write(",\"skipped\":")
        json.writeArray(work.comparisons) { comparison, json in
            json.write("{\"view\":")
            json.writeJSON(comparison.view)
            json.write(",\"node\":\(comparison.number),\"comparison\":\"\(comparison.kind.rawValue)\"}")
        }
        if work.furtherEvaluations > 0 { json.write(",\"furtherEvaluated\":\(work.furtherEvaluations)") }
        if work.furtherComparisons > 0 { json.write(",\"furtherSkipped\":\(work.furtherComparisons)") }
        if let frame { json.write(",\"frame\":\(frame)") }
        json.write(",\"bytes\":\(bytes),\"patchCount\":\(patchCount),\"patches\":")
        json.writeArray(patches) { patch, json in
            json.write("{\"words\":")
            json.writeJSON(patch.words)
            json.write(",\"sent\":")
            json.writeJSON(patch.json)
            json.write("}")
        }
        json.write(",\"changed\":")
        json.writeArray(changes) { change, json in
            json.write("{\"view\":")
            json.writeJSON(change.view)
            json.write(",\"property\":")
            json.writeJSON(change.property)
            json.write(",\"before\":")
            json.writeJSON(change.before)
            json.write(",\"after\":")
            json.writeJSON(change.after)
            json.write("}")
        }
        json.write(",\"microseconds\":\(Self.micro(nanoseconds))")
        if let milliseconds { json.write(",\"millisecondsToDocument\":\(milliseconds)") }
        json.write("}")
    }

    private func writeCause(to json: inout Bytes) {
        switch cause {
        case .load: json.write("{\"kind\":\"load\"}")
        case .write: json.write("{\"kind\":\"write\"}")
        case .events(let events):
            json.write("{\"kind\":\"events\",\"events\":")
            json.writeArray(events) { event, json in
                json.write("{\"type\":")
                json.writeJSON(event.type)
                json.write(",\"target\":")
                json.writeJSON(event.target)
                if let view = event.view {
                    json.write(",\"view\":")
                    json.writeJSON(view)
                }
                json.write("}")
            }
            json.write("}")
        }
    }

    private static func micro(_ nanoseconds: Int) -> Double { Double(nanoseconds) / 1_000 }
}

extension PageInspection {
    /// Everything that is known of the page.
    func json(page: String) -> Bytes {
        var json = Bytes("{\"page\":".utf8)
        json.writeJSON(page)
        let (views, count) = views
        json.write(",\"viewCount\":\(count),\"views\":")
        json.writeArray(views) { $0.write(to: &$1) }
        json.write(",\"transactions\":")
        json.writeArray(transactions) { $0.write(to: &$1) }
        json.write("}")
        return json
    }
}

extension InspectedView {
    fileprivate func write(to json: inout Bytes) {
        json.write("{\"view\":")
        json.writeJSON(name)
        json.write(",\"level\":\(level),\"identity\":")
        json.writeJSON(identity)
        json.write(
            ",\"node\":\(number),\"first\":\(first),\"last\":\(last),\"evaluations\":\(evaluations),\"properties\":")
        json.writeArray(properties) { property, json in
            json.write("{\"name\":")
            json.writeJSON(property.name)
            if let value = property.value {
                json.write(",\"value\":")
                json.writeJSON(value)
            }
            json.write("}")
        }
        json.write(",\"dependencies\":")
        json.writeArray(dependencies) { $1.writeJSON($0) }
        json.write("}")
    }
}

extension Bytes {
    /// Writes an array of JSON values.
    fileprivate mutating func writeArray<Value>(_ values: [Value], _ write: (Value, inout Bytes) -> Void) {
        append(UInt8(ascii: "["))
        for (index, value) in values.enumerated() {
            if index > 0 { append(UInt8(ascii: ",")) }
            write(value, &self)
        }
        append(UInt8(ascii: "]"))
    }
}
