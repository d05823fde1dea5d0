import FoundationEssentials
import Logging
import Testing

@testable import Martlet

@Suite struct LogLineTests {
    private let time = Date(timeIntervalSince1970: 0)

    private func line(_ format: LogConfiguration.Format, _ message: String, _ fields: Logger.Metadata) -> String {
        LogLine(label: "martlet", format: format)
            .text(.notice, message, fields, at: time)
    }

    @Test func aLineOfText() {
        #expect(
            line(.text, "Request refused", ["status": "404", "path": "/a b"])
                == "1970-01-01T00:00:00.000Z notice martlet: Request refused path=\"/a b\" status=404")
    }

    @Test func aLineOfJSON() throws {
        let text = line(.json, "He said \"no\"\\", ["status": "404", "level": "mine"])
        let object = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
        #expect(object["message"] == "He said \"no\"\\")
        #expect(object["level"] == "notice")
        #expect(object["field_level"] == "mine")
        #expect(object["status"] == "404")
    }

    @Test(arguments: ["\n", "\r", "\r\n", "\u{1B}[2J", "\u{0}", "\u{85}", "\u{2028}", "\u{7F}"])
    func whatAClientSendsStaysOnItsLine(_ control: String) throws {
        let hostile = "a\(control)1970-01-01 error martlet: forged"
        for format in LogConfiguration.Format.allCases {
            let text = line(format, hostile, ["path": .string(hostile)])
            #expect(
                !text.unicodeScalars.contains {
                    $0.value < 0x20 || $0.value == 0x7F || $0.value == 0x85 || $0.value == 0x2028
                })
            if format == .json {
                let object = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
                #expect(object["path"] == hostile)
            }
        }
    }
}
