import MartletUI
import Testing

@testable import MartletServer

/// Reads a post of events from text.
func eventPost(_ text: String) throws(JSONError) -> EventPost { try eventPost(Array(text.utf8)) }

func eventPost(_ bytes: [UInt8]) throws(JSONError) -> EventPost {
    let result = bytes.withUnsafeBytes { bytes in
        Result { () throws(JSONError) -> EventPost in try EventPost(bytes) }
    }
    return try result.get()
}

/// What is wrong with a body; nil if nothing is.
func fault(_ bytes: [UInt8]) -> String? {
    do throws(JSONError) {
        _ = try eventPost(bytes)
        return nil
    } catch { return error.message }
}

func fault(_ text: String) -> String? { fault(Array(text.utf8)) }

/// A post with one event, whose value is `value`.
func post(value: String) -> String { #"{"events":[{"target":1,"type":"input","value":\#(value)}]}"# }

@Suite struct EventPostTests {
    @Test func everyMemberIsRead() throws {
        let post = try eventPost(#"{"seq":7,"ack":3,"events":[{"target":17,"type":"click"}]}"#)
        #expect(post.sequence == 7)
        #expect(post.acknowledged == 3)
        #expect(post.events == [EventPost.Event(target: .number(17), type: .click, value: .none)])
    }

    @Test func onlyEventsAreNeeded() throws {
        let post = try eventPost(#"{"events":[{"type":"click","target":"inc"}]}"#)
        #expect(post.sequence == nil)
        #expect(post.acknowledged == nil)
        #expect(post.events.map(\.target) == [.identifier("inc")])
    }

    @Test func spaceIsAllowedBetweenEverything() throws {
        let post = try eventPost(
            " {\t\"seq\" :\r\n 1 , \"events\" : [ { \"target\" : 2 , \"type\" : \"change\" , \"value\" : true } ] } \n")
        #expect(post.sequence == 1)
        #expect(post.events == [EventPost.Event(target: .number(2), type: .change, value: .boolean(true))])
    }

    @Test(arguments: EventType.allCases)
    func everyEventTypeIsKnown(_ type: EventType) throws {
        let value =
            switch type {
            case .resize: #","value":[1,2,0,0,0,0]"#
            case .measure: #","value":[300,-1]"#
            case .gesture, .press: #","value":[0,1,1,2,3,4,0,0,1,0,0.5]"#
            case .hover, .drop: #","value":[1,2,3]"#
            default: ""
            }
        let post = try eventPost(#"{"events":[{"target":1,"type":"\#(type.name)"\#(value)}]}"#)
        #expect(post.events.first?.type == type)
    }

    @Test(arguments: [
        (#""text""#, EventValue.string("text")), (#""""#, .string("")), ("true", .boolean(true)),
        ("false", .boolean(false)), ("null", .none), ("0", .number(0)), ("-12.5e1", .number(-125)),
        ("{}", .fields([:])), (#"{"name":"Ada","city":""}"#, .fields(["name": "Ada", "city": ""])),
    ])
    func everyKindOfValueIsRead(_ json: String, _ expected: EventValue) throws {
        #expect(try eventPost(post(value: json)).events.first?.value == expected)
    }

    @Test(arguments: [
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e4""#, "ä"), (#""\u20AC""#, "€"),
        (#""\uD83D\uDE00""#, "😀"), (#""\u0000""#, "\0"), (#""ä€😀""#, "ä€😀"), (#""\uffff""#, "\u{FFFF}"),
    ])
    func escapesAndCharactersAreRead(_ json: String, _ expected: String) throws {
        #expect(try eventPost(post(value: json)).events.first?.value == .string(expected))
    }

    @Test func namesMayBeEscaped() throws {
        #expect(try eventPost(#"{"\u0073eq":1,"events":[{"target":1,"typ\u0065":"cl\u0069ck"}]}"#).sequence == 1)
        let fields = try eventPost(post(value: #"{"a \"b\"":"c","\u00e4":"d"}"#)).events.first?.value
        #expect(fields == .fields(["a \"b\"": "c", "ä": "d"]))
    }

    @Test func eventsKeepTheirOrder() throws {
        let events = (1...EventPost.eventLimit).map { #"{"target":\#($0),"type":"click"}"# }.joined(separator: ",")
        let post = try eventPost("{\"events\":[\(events)]}")
        #expect(post.events.map(\.target) == (1...EventPost.eventLimit).map { .number(UInt32($0)) })
    }
}
