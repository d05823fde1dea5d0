import Testing

@testable import MartletUI
@testable import MartletValues

/// “**Secrets**: what a `SecureField` is bound to is never stored.”
struct SecretTests {
    final class Login {
        var user = "initial"
        var password = "initial"
        var history: [String] = []
    }
    struct Form {
        var user = "initial"
        var password = "initial"
    }

    private let place = Login()
    private let mark = "s3cret-mark"

    private func encode<Value>(_ value: Value) throws -> EncodedRecord {
        var encoder = ValueEncoder(ObjectTable(), blobs: BlobCache())
        encoder.secrets.add(mark)
        try encoder.encode(value, at: ObjectIdentifier(place))
        return encoder.finish()
    }

    private func check<Value>(_ value: Value, over initial: Value) throws -> Value {
        let record = try encode(value)
        #expect(!record.bytes.contains(Array(mark.utf8)[...]))
        #expect(record.newBlobs.allSatisfy { !$0.1.contains(Array(mark.utf8)[...]) })
        var decoder = try ValueDecoder(record.bytes, ObjectTable()) { name in
            record.newBlobs.first { $0.0 == name }?.1
        }
        return try decoder.decode(Value.self, initial: initial)
    }

    @Test func aSecretTextIsLeftOutOfItsObject() throws {
        let login = Login()
        (login.user, login.password) = ("stored", mark)
        let result = try check(login, over: Login())
        #expect((result.user, result.password) == ("stored", "initial"))
        login.history = ["a", mark]
        #expect(try check(login, over: Login()).history.isEmpty, "an array with a secret is left out as a whole")
        let form = try check(Form(user: "stored", password: mark), over: Form())
        #expect((form.user, form.password) == ("stored", "initial"))
    }

    @Test func aSecretTextOnItsOwnIsNotStored() throws {
        let error = #expect(throws: NotStorable.self) { try encode(mark) }
        #expect(error?.reason == .secret)
        #expect(error?.isIntended == true)
        #expect(throws: NotStorable.self) { try encode(mark as String?) }
        #expect(throws: NotStorable.self) { try encode([mark: 1]) }
        #expect(throws: NotStorable.self) { try encode(Substring(mark)) }
        #expect(throws: NotStorable.self) { try encode([Form(user: "", password: mark)]) }
        #expect(throws: NotStorable.self) { try encode(CodableTests.Address(street: mark)) }
        #expect(try !encode(mark + "x").bytes.isEmpty)
    }

    @Test func aCodableValueCannotHideASecret() throws {
        struct Swallowing: Codable {
            var text: String
            func encode(to encoder: any Encoder) throws {
                var container = encoder.unkeyedContainer()
                try? container.encode(text)
                try container.encode("after")
            }
        }
        #expect(throws: NotStorable.self) { try encode(Swallowing(text: mark)) }
    }

    @Test func aLargeValueIsExaminedAgain() throws {
        let cache = BlobCache()
        let texts = [mark] + (0..<1000).map { "text \($0)" }
        var first = ValueEncoder(ObjectTable(), blobs: cache)
        try first.encode(texts, at: ObjectIdentifier(place))
        #expect(first.finish().newBlobs.count == 1)
        var second = ValueEncoder(ObjectTable(), blobs: cache)
        second.secrets.add(mark)
        #expect(throws: NotStorable.self) { try second.encode(texts, at: ObjectIdentifier(place)) }
        #expect(second.finish().unusedBlobs.count == 1)
    }

    @Test func anotherSetExaminesALargeValueAgain() throws {
        let cache = BlobCache()
        let texts = [mark] + (0..<1000).map { "text \($0)" }
        var first = ValueEncoder(ObjectTable(), blobs: cache)
        first.secrets.add("another")
        try first.encode(texts, at: ObjectIdentifier(place))
        _ = first.finish()
        var second = ValueEncoder(ObjectTable(), blobs: cache)
        second.secrets.add(mark)
        #expect(throws: NotStorable.self) { try second.encode(texts, at: ObjectIdentifier(place)) }
    }

    /// Issue 27: "`SecretTexts.remove` that lets a cached value pass".
    @Test func aTextThatIsASecretAgainIsExaminedAgain() throws {
        let cache = BlobCache()
        let texts = [mark] + (0..<1000).map { "text \($0)" }
        var first = ValueEncoder(ObjectTable(), blobs: cache)
        try first.encode(texts, at: ObjectIdentifier(place))
        _ = first.finish()
        var second = ValueEncoder(ObjectTable(), blobs: cache)
        second.secrets.add(mark)
        second.secrets.remove("nothing")
        second.secrets.remove(mark)
        #expect(second.secrets.version == 0)
        second.secrets.add(mark)
        #expect(second.secrets.version != 0)
        #expect(throws: NotStorable.self) { try second.encode(texts, at: ObjectIdentifier(place)) }
    }

    @Test func theSetIsBounded() {
        var secrets = SecretTexts()
        secrets.add("")
        #expect(secrets.isEmpty)
        #expect(!secrets.contains(""))
        for number in 0..<65 { secrets.add("secret \(number)") }
        #expect(!secrets.contains("secret 0"))
        #expect((1..<65).allSatisfy { secrets.contains("secret \($0)") })
        secrets.add("secret 1")
        secrets.add("another")
        #expect(secrets.contains("secret 1"), "what is added again is the newest")
        #expect(!secrets.contains("secret 2"))
    }
}
