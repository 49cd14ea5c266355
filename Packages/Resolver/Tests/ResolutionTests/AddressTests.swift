import Testing

@testable import Resolution

@Suite("Addresses")
struct AddressTests {
    @Test("Dotted addresses are read and written", arguments: ["1.2.3.4", "255.255.255.255", "0.0.0.0", "203.0.113.9"])
    func dotted(text: String) {
        #expect(IPv4(text)?.description == text)
    }

    @Test(
        "What is no dotted address is refused",
        arguments: [
            "999.1.1.1", "::1", "010.0.0.1", "1.2.3", "1.2.3.4.5", "1.2.3.", "1.2.3.4 ", "+1.2.3.4", "", "1..2.3",
        ])
    func noAddress(text: String) {
        #expect(IPv4(text) == nil)
    }

    @Test(
        "An address of IPv6 is written as RFC 5952 says",
        arguments: [
            ("::", "::"), ("::1", "::1"), ("2001:DB8:0:0:8:800:200C:417A", "2001:db8::8:800:200c:417a"),
            ("2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"), ("1:0:0:2:0:0:0:3", "1:0:0:2::3"), ("1::", "1::"),
            ("2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"), ("1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8"),
        ])
    func canonical(text: String, canonical: String) {
        #expect(IPv6(text)?.description == canonical)
    }

    @Test(
        "What is no address of IPv6 is refused",
        arguments: [
            "", ":", ":::", "1::2::3", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "12345::", "g::", "::1.2.3.4", "1:",
        ])
    func noIPv6(text: String) {
        #expect(IPv6(text) == nil)
    }

    @Test(
        "Addresses have a scope",
        arguments: [
            ("8.8.8.8", AddressScope.global), ("203.0.113.9", .global), ("127.0.0.1", .local), ("10.1.2.3", .local),
            ("172.31.0.1", .local), ("172.32.0.1", .global), ("192.168.1.1", .local), ("100.64.0.1", .local),
            ("169.254.1.1", .unusable), ("224.0.0.1", .unusable), ("255.255.255.255", .unusable),
            ("0.0.0.0", .unusable),
        ])
    func scope(text: String, scope: AddressScope) {
        #expect(IPv4(text)?.scope == scope)
    }

    @Test(
        "So have those of IPv6",
        arguments: [
            ("2001:db8::1", AddressScope.global), ("::1", .local), ("fd00::1", .local), ("fe80::1", .unusable),
            ("febf::1", .unusable), ("ff02::1", .unusable), ("::", .unusable), ("::ffff:102:304", .unusable),
        ])
    func scopeOfIPv6(text: String, scope: AddressScope) {
        #expect(IPv6(text)?.scope == scope)
    }

    @Test("A mapped address is one of IPv4")
    func mapped() {
        #expect(IPv6("::ffff:102:304")?.mapped == IPv4("1.2.3.4"))
        #expect(IPv6("2001:db8::1")?.mapped == nil)
    }
}
