import HTTPTypes
import Testing

@testable import Server

@Suite("Where a request comes from")
struct TrustedProxiesTests {
    private let proxies = TrustedProxies(ranges: ["10.0.0.0/8", "::1", "2001:db8::/33"].compactMap(AddressRange.init))

    private func fields(_ values: (String, String)...) -> HTTPFields {
        values.reduce(into: HTTPFields()) { fields, pair in
            if let name = HTTPField.Name(pair.0) { fields.append(HTTPField(name: name, value: pair.1)) }
        }
    }

    @Test(
        "A range holds the addresses that begin alike",
        arguments: [
            ("10.0.0.0/8", "10.255.1.2", true), ("10.0.0.0/8", "11.0.0.1", false), ("10.0.0.7", "10.0.0.7", true),
            ("10.0.0.7", "10.0.0.8", false), ("10.0.0.128/25", "10.0.0.127", false), ("0.0.0.0/0", "1.2.3.4", true),
            ("10.0.0.0/8", "::ffff:10.1.2.3", true), ("2001:db8::/33", "2001:db8:7fff::1", true),
            ("2001:db8::/33", "2001:db8:8000::1", false), ("10.0.0.0/8", "::1", false), ("10.0.0.0/8", "", false),
        ])
    func ranges(range: String, address: String, isIn: Bool) {
        #expect(AddressRange(range)?.contains(address) == isIn)
    }

    @Test(
        "What is no range is none",
        arguments: ["", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0/8", "host", "::1/129", "1.2.3.4/"])
    func noRange(text: String) {
        #expect(AddressRange(text) == nil)
    }

    @Test("A stranger's word on where it comes from is not taken")
    func stranger() {
        let claim = fields(("X-Forwarded-For", "1.2.3.4"), ("X-Forwarded-Proto", "https"))
        #expect(proxies.client(behind: "192.0.2.1", claim) == "192.0.2.1")
        #expect(!proxies.isSecure("192.0.2.1", claim))
    }

    @Test("Behind a proxy the client is whom the outermost trusted proxy names, whatever stands before it")
    func client() {
        #expect(proxies.client(behind: "10.0.0.1", fields(("X-Forwarded-For", "1.2.3.4"))) == "1.2.3.4")
        #expect(
            proxies.client(behind: "10.0.0.1", fields(("X-Forwarded-For", "6.6.6.6, 1.2.3.4, 10.0.0.2"))) == "1.2.3.4")
        #expect(
            proxies.client(
                behind: "10.0.0.1", fields(("X-Forwarded-For", "6.6.6.6"), ("X-Forwarded-For", "1.2.3.4"))) == "1.2.3.4"
        )
        #expect(proxies.client(behind: "10.0.0.1", fields(("X-Forwarded-For", "nonsense"))) == "10.0.0.1")
        #expect(proxies.client(behind: "10.0.0.1", [:]) == "10.0.0.1")
    }

    @Test("A proxy says whether it was asked over TLS")
    func secure() {
        #expect(proxies.isSecure("::1", fields(("X-Forwarded-Proto", "https"))))
        #expect(proxies.isSecure("::1", fields(("X-Forwarded-Proto", "http, https"))))
        #expect(!proxies.isSecure("::1", fields(("X-Forwarded-Proto", "https, http"))))
        #expect(!proxies.isSecure("::1", [:]))
    }
}
