/// Encodes patches straight into the bytes of a frame: a JSON array of arrays (docs/protocol.md).
package struct PatchWriter {
    private var bytes = Bytes()
    /// Where the last patch ended, if it set texts.
    private var textEnd = -1

    package init() {}

    package var isEmpty: Bool { bytes.isEmpty }
    package var count: Int { bytes.count }

    /// Returns the JSON array of the patches so far and forgets them.
    package mutating func take() -> Bytes {
        bytes.append(UInt8(ascii: "]"))
        var taken = Bytes()
        swap(&taken, &bytes)
        textEnd = -1
        return taken
    }

    /// Takes back the bytes of a taken array, to write over them, unless they are still in use elsewhere or so large
    /// that an idle page should not hold them.
    package mutating func reuse(_ taken: consuming Bytes) {
        guard bytes.isEmpty, taken.capacity <= Self.reuseLimit else { return }
        bytes = consume taken
        bytes.removeAll(keepingCapacity: true)
    }

    private static let reuseLimit = 256

    /// Discards everything written after the first `count` bytes.
    mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

    package mutating func append(contentsOf other: PatchWriter) {
        guard !other.isEmpty else { return }
        if bytes.isEmpty {
            bytes = other.bytes
        } else {
            bytes.append(UInt8(ascii: ","))
            bytes.append(contentsOf: other.bytes.dropFirst())
        }
    }

    /// Sets a text; texts set one after another share a patch.
    package mutating func setText(_ identifier: UInt32, _ text: String) {
        if textEnd == bytes.count, !bytes.isEmpty {
            bytes.removeLast()
            comma()
            bytes.write(identifier)
        } else {
            begin("t", identifier)
        }
        comma()
        bytes.writeJSON(text)
        end()
        textEnd = bytes.count
    }

    /// Sets a text that consists of several segments.
    mutating func setText(_ identifier: UInt32, parts: [ShownPart]) {
        begin("t", identifier)
        comma()
        bytes.writeJSON(parts)
        end()
    }

    package mutating func setAttribute(_ identifier: UInt32, _ name: StaticString, _ value: String?) {
        begin("a", identifier)
        comma()
        bytes.writeJSON(name.description)
        comma()
        if let value { bytes.writeJSON(value) } else { bytes.write("null") }
        end()
    }

    /// Sets a property of an element. `post` is the last post of events that the value takes into account.
    package mutating func setProperty(
        _ identifier: UInt32, _ name: StaticString, _ value: PropertyValue, knowing post: UInt64
    ) {
        begin("p", identifier)
        comma()
        bytes.writeJSON(name.description)
        comma()
        bytes.write(value)
        comma()
        bytes.write(post)
        end()
    }

    /// Gives the element `identifier` the focus, or removes it.
    package mutating func setFocus(_ identifier: UInt32, _ isFocused: Bool, knowing post: UInt64) {
        begin("f", identifier)
        comma()
        bytes.write(post)
        if !isFocused { bytes.write(",1") }
        end()
    }

    /// Scrolls so that the node `identifier` is visible.
    mutating func scroll(to identifier: UInt32, block: ScrollAlignment, inline: ScrollAlignment, isAnimated: Bool) {
        begin("v", identifier)
        comma()
        bytes.writeJSON(block.rawValue)
        comma()
        bytes.writeJSON(inline.rawValue)
        if isAnimated { bytes.write(",1") }
        end()
    }

    /// Scrolls the content of the scroll view at the element `identifier` to an offset in CSS pixels; `nil` stays.
    mutating func scrollContent(of identifier: UInt32, x: Double?, y: Double?, isAnimated: Bool) {
        begin("v", identifier)
        for offset in [y, x] {
            comma()
            if let offset { bytes.write(Int(offset.rounded())) } else { bytes.write("null") }
        }
        if isAnimated { bytes.write(",1") }
        end()
    }

    package mutating func toggleClass(_ identifier: UInt32, _ name: StaticString, _ isOn: Bool) {
        begin("c", identifier)
        comma()
        bytes.writeJSON(name.description)
        bytes.write(isOn ? ",1" : ",0")
        end()
    }

    /// Repeats the way of an element from former styles to those that it has.
    mutating func repeatStyles(
        of identifier: UInt32, from classes: String?, _ declarations: String?, _ timing: String
    ) {
        begin("l", identifier)
        for text in [classes, declarations] {
            comma()
            if let text { bytes.writeJSON(text) } else { bytes.write("null") }
        }
        comma()
        bytes.writeJSON(timing)
        end()
    }

    mutating func define(_ template: UInt32, roots: Bytes, slots: Bytes) {
        begin("d", template)
        comma()
        bytes.append(contentsOf: roots)
        comma()
        bytes.append(contentsOf: slots)
        end()
    }

    package mutating func insert(before identifier: UInt32, first: UInt32, groups: Bytes) {
        begin("i", identifier)
        comma()
        bytes.write(first)
        comma()
        bytes.append(contentsOf: groups)
        end()
    }

    /// Sends the page anew. `post` is the last post of events that the page takes into account.
    package mutating func resync(first: UInt32, groups: Bytes, knowing post: UInt64) {
        begin("z", first)
        comma()
        bytes.append(contentsOf: groups)
        comma()
        bytes.write(post)
        end()
    }

    /// Replaces the nodes from `first` to `last` with instances. `post` is the last post of events that the instances
    /// take into account.
    package mutating func replace(
        _ first: UInt32, through last: UInt32, with identifier: UInt32, groups: Bytes, knowing post: UInt64
    ) {
        begin("x", first)
        comma()
        bytes.write(last)
        comma()
        bytes.write(identifier)
        comma()
        bytes.append(contentsOf: groups)
        comma()
        bytes.write(post)
        end()
    }

    package mutating func remove(_ first: UInt32, through last: UInt32) {
        begin("r", first)
        if last != first {
            comma()
            bytes.write(last)
        }
        end()
    }

    package mutating func move(_ first: UInt32, through last: UInt32, before identifier: UInt32) {
        begin("m", identifier)
        comma()
        bytes.write(first)
        if last != first {
            comma()
            bytes.write(last)
        }
        end()
    }

    package mutating func insertRule(_ rule: String) { write("s", rule) }
    /// Asks the browser to report the size of its window, now and whenever it changes.
    mutating func requestViewport() {
        separate()
        bytes.write("[\"w\"]")
    }
    package mutating func setTitle(_ title: String) { write("h", title) }
    /// Animates the style changes that follow.
    mutating func animate(_ timing: String) { write("e", timing) }
    /// Goes to a path of this server.
    package mutating func navigate(_ path: String) { write("n", path) }
    package mutating func showError(_ message: String) { write("!", message) }

    /// Has a screen reader say a text.
    package mutating func announce(_ text: String, isUrgent: Bool) { write(message: text, isUrgent ? ",2" : ",1") }

    /// Copies a text into the visitor's clipboard.
    package mutating func copy(_ text: String) { write(message: text, ",3") }

    private mutating func write(message: String, _ kind: StaticString) {
        separate()
        bytes.write("[\"!\",")
        bytes.writeJSON(message)
        bytes.write(kind)
        end()
    }

    private mutating func write(_ operation: StaticString, _ string: String) {
        separate()
        bytes.write("[\"")
        bytes.write(operation)
        bytes.write("\",")
        bytes.writeJSON(string)
        end()
    }

    private mutating func begin(_ operation: StaticString, _ identifier: UInt32) {
        separate()
        bytes.write("[\"")
        bytes.write(operation)
        bytes.write("\",")
        bytes.write(identifier)
    }

    private mutating func separate() { bytes.append(UInt8(ascii: bytes.isEmpty ? "[" : ",")) }
    private mutating func comma() { bytes.append(UInt8(ascii: ",")) }
    private mutating func end() { bytes.append(UInt8(ascii: "]")) }
}

extension ContiguousArray where Element == UInt8 {
    package mutating func write(_ value: PropertyValue) {
        switch value {
        case .string(let string): writeJSON(string)
        case .boolean(let isTrue): write(isTrue ? "true" : "false")
        }
    }
}
