package import MartletUI

extension Page {
    /// The actions that the page offers now, as a JSON array.
    package func actions() throws(Problem) -> Bytes {
        settle()
        var json = Bytes("[".utf8)
        for found in ActionFinder.actions(in: try graph) where !found.isHidden {
            if json.count > 1 { json.append(UInt8(ascii: ",")) }
            json.write("{\"target\":")
            json.write(found.number)
            json.write(",\"identifier\":")
            if let identifier = found.identifier { json.writeJSON(identifier) } else { json.write("null") }
            json.write(",\"label\":")
            json.writeJSON(found.label)
            json.write(",\"type\":")
            json.writeJSON(found.types.map(\.name).joined(separator: " "))
            json.write(found.isEnabled ? ",\"enabled\":true}" : ",\"enabled\":false}")
        }
        json.append(UInt8(ascii: "]"))
        return json
    }
}
