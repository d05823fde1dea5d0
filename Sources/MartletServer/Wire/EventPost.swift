package import MartletUI

/// The body of a post of events: `{"seq":n,"ack":m,"events":[{"target":…,"type":"click","value":…}]}`.
package struct EventPost: Equatable, Sendable {
    package enum Target: Equatable, Sendable {
        case number(UInt32)
        case identifier(String)
    }

    package struct Event: Equatable, Sendable {
        package let target: Target
        package let type: EventType
        package let value: EventValue
    }

    package var sequence: UInt64?
    package var acknowledged: UInt64?
    package var events: [Event] = []

    /// Most events in one post.
    package static let eventLimit = 64

    /// Reads a body. The shape is fixed: another member, a wrong type or too much of anything is an error that names it.
    package init(_ body: UnsafeRawBufferPointer) throws(EventPostError) {
        var reader = JSONReader(body)
        try reader.object { key, reader throws(EventPostError) in
            switch key {
            case "seq":
                sequence = try reader.unsigned("seq")
                if sequence == 0 { throw EventPostError("seq counts from 1.") }
            case "ack": acknowledged = try reader.unsigned("ack")
            case "events":
                try reader.array { reader throws(EventPostError) in
                    guard events.count < Self.eventLimit else {
                        throw EventPostError("events holds more than \(Self.eventLimit) events; send them in several posts.")
                    }
                    events.append(try Event(&reader))
                }
            default: throw EventPostError("The member \(key.debugDescription) is not known; send seq, ack and events.")
            }
        }
        try reader.end()
        guard !events.isEmpty else { throw EventPostError("events is missing or empty; send at least one event.") }
    }
}

extension EventPost.Event {
    fileprivate init(_ reader: inout JSONReader) throws(EventPostError) {
        var target: EventPost.Target?
        var type: EventType?
        var value = EventValue.none
        try reader.object { key, reader throws(EventPostError) in
            switch key {
            case "target": target = try reader.target()
            case "type":
                let name = try reader.string("type", limit: 32)
                type = EventType(name: name)
                if type == nil { throw EventPostError("The event type \(name.debugDescription) is not known.") }
            case "value": value = try reader.value()
            default: throw EventPostError("The member \(key.debugDescription) of an event is not known; send target, type and value.")
            }
        }
        guard let target else { throw EventPostError("An event has no target; send a node's number or an identifier.") }
        guard let type else { throw EventPostError("An event has no type; send click, input, change, submit or keydown.") }
        self.init(target: target, type: type, value: value)
    }
}

/// What is wrong with a post of events, in a sentence that says what to do.
package struct EventPostError: Error, Equatable {
    package let message: String

    package init(_ message: String) { self.message = message }
}
