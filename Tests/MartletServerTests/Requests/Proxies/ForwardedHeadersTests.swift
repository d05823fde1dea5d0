import Testing

@testable import MartletServer

@Suite struct ForwardedHeadersTests {
    private func read(
        _ addresses: String, proto: String? = nil, host: String? = nil, trusted: String = "10.0.0.0/8"
    ) throws -> ForwardedHeaders {
        let range = try #require(AddressRange(trusted))
        return ForwardedHeaders(
            ForwardedHeaders.hops(for: addresses, proto: proto, host: host), isTrusted: range.contains)
    }

    @Test(arguments: [
        ("192.0.2.1", "192.0.2.1"), ("6.6.6.6, 192.0.2.1", "192.0.2.1"), ("192.0.2.1, 10.0.0.2", "192.0.2.1"),
        ("6.6.6.6,192.0.2.1 ,10.1.2.3,10.0.0.2", "192.0.2.1"), ("10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ("192.0.2.1:4711", "192.0.2.1"), ("[2001:db8::1]:80", "2001:db8::1"), ("2001:db8::1", "2001:db8::1"),
        ("::ffff:10.0.0.1, ::ffff:10.0.0.2", "::ffff:10.0.0.1"),
    ])
    func theRightMostUntrustedHopIsTheClient(_ text: String, _ client: String) throws {
        let read = try read(text)
        #expect(read.client == client)
        #expect(read.fault == nil)
    }

    @Test(arguments: [
        "unknown", "", ",", "192.0.2.1 192.0.2.2", "192.0.2.256", "192.0.2.1:", "192.0.2.1:8;0", "[2001:db8::1",
        "2001:db8::1]", "[2001:db8::1]x", "localhost", "0x7f.1", "192.0.2.1\u{0}", "<script>", "1.2.3", "%31.2.3.4",
    ])
    func aHopThatIsNoAddressIsIgnored(_ text: String) throws {
        let read = try read(text)
        #expect(read.client == nil)
        #expect(read.fault != nil)
    }

    @Test func whatStandsLeftOfAFaultIsNotBelieved() throws {
        let read = try read("192.0.2.1, nonsense, 10.0.0.2")
        #expect(read.client == "10.0.0.2")
        #expect(read.fault != nil)
    }

    @Test func protocolAndHostBelongToTheHop() throws {
        var read = try read("6.6.6.6, 192.0.2.1, 10.0.0.2", proto: "http, https, http", host: "a, b.example, c")
        #expect(read.isSecure == true)
        #expect(read.host == "b.example")
        read = try self.read("192.0.2.1", proto: "http, https", host: "evil, b.example")
        #expect(read.isSecure == true)
        #expect(read.host == "b.example")
    }

    @Test func aStrangeProtocolOrHostIsIgnored() throws {
        let read = try read("192.0.2.1", proto: "javascript", host: "a b/<")
        #expect(read.isSecure == nil)
        #expect(read.host == nil)
        #expect(read.fault != nil)
    }

    @Test func manyHopsAreReadFromTheRight() throws {
        let trusted = Array(repeating: "10.0.0.2", count: 500).joined(separator: ",")
        #expect(try read("192.0.2.1," + trusted).client == "10.0.0.2")
    }

    @Test func forwardedIsRead() throws {
        let text = #"for=6.6.6.6;proto=http, For="[2001:db8::17]:4711";proto=https;host="b.example:8443";by=_x"#
        let hops = try #require(ForwardedHeaders.hops(forwarded: text))
        #expect(hops.count == 2)
        let range = try #require(AddressRange("10.0.0.0/8"))
        let read = ForwardedHeaders(hops, isTrusted: range.contains)
        #expect(read.client == "2001:db8::17")
        #expect(read.isSecure == true)
        #expect(read.host == "b.example:8443")
    }

    @Test(arguments: [
        "", "for", "for=", "for=1.2.3.4;", "for=\"1.2.3.4", "for=1.2.3.4,", "for=1.2.3.4;for=5.6.7.8", "=x",
        "for=1.2.3.4 proto=http", "for=\"a\\", ";", "for=1.2.3.4;;proto=http",
    ])
    func forwardedThatIsNotWellFormedIsNothing(_ text: String) {
        #expect(ForwardedHeaders.hops(forwarded: text) == nil)
    }
}

@Suite struct AddressRangeTests {
    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1", true), ("127.0.0.1", "127.0.0.2", false), ("10.0.0.0/8", "10.255.1.2", true),
        ("10.0.0.0/8", "11.0.0.0", false), ("0.0.0.0/0", "203.0.113.9", true), ("0.0.0.0/0", "2001:db8::1", false),
        ("2001:db8::/32", "2001:db8:ffff::1", true), ("2001:db8::/32", "2001:db9::1", false), ("::/0", "::1", true),
        ("192.168.4.0/22", "192.168.7.255", true), ("192.168.4.0/22", "192.168.8.0", false),
        ("10.0.0.0/8", "::ffff:10.1.1.1", true), ("2001:db8::8000:0:0:0/65", "2001:db8::ffff:0:0:1", true),
    ])
    func aRangeHoldsItsAddresses(_ range: String, _ address: String, _ isHeld: Bool) throws {
        let range = try #require(AddressRange(range))
        #expect(range.contains(try #require(InternetAddress(address))) == isHeld)
    }

    @Test(arguments: [
        "", "/", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.1/8", "2001:db8::/129", "::1/64",
        "localhost", "10.0.0.0/8/8", "10.0.0.0 /8", "1.2.3.4.5", "2001:db8::1%eth0",
    ])
    func anythingElseIsNoRange(_ text: String) { #expect(AddressRange(text) == nil) }
}
