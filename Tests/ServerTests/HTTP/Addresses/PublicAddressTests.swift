import Testing

@testable import Server

@Suite("Public addresses")
struct PublicAddressTests {
    @Test(
        "What leads to this machine, to its network or to nobody is not public",
        arguments: [
            // Loopback and "this host".
            "127.0.0.1", "127.255.255.254", "0.0.0.0", "0.1.2.3", "::1", "::",
            // IPv4 in IPv6: mapped, compatible, translated, 6to4, Teredo, ISATAP of a link.
            "::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:8.8.8.8", "::127.0.0.1", "::7f00:1", "::ffff:0:127.0.0.1",
            "64:ff9b::7f00:1", "64:ff9b::127.0.0.1", "64:ff9b::808:808", "64:ff9b:1::a00:1", "2002:7f00:1::",
            "2002:808:808::1", "2001:0:7f00:1::1", "2001::1", "fe80::5efe:127.0.0.1",
            // Private and shared networks.
            "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "100.64.0.1", "100.127.255.255", "fc00::1",
            "fd12:3456::1", "fec0::1",
            // Link-local, with the place where clouds keep their keys.
            "169.254.169.254", "169.254.0.1", "fe80::1", "febf::1",
            // Documentation, benchmarks, protocols, multicast, reserved, broadcast.
            "192.0.2.1", "198.51.100.7", "203.0.113.9", "2001:db8::1", "3fff::1", "198.18.0.1", "198.19.255.255",
            "2001:2::1", "2001:10::1", "2001:20::1", "192.0.0.8", "192.88.99.1", "224.0.0.1", "239.255.255.255",
            "ff02::1", "ff0e::1", "240.0.0.1", "255.255.255.255", "100::1", "5f00::1", "4000::1", "1fff::1",
            // Not in the usual notation.
            "2130706433", "0x7f000001", "0177.0.0.1", "127.1", "127.0.0.1.", "8.8.8", "8.8.8.8/8", "8.8.8.8:80",
            "[2606:4700::1]", "fe80::1%eth0", "2606:4700::1%eth0", "localhost", "", " 8.8.8.8", "8.8.8.8 ",
        ])
    func notPublic(address: String) {
        #expect(!PublicAddress.contains(address))
    }

    @Test(
        "Everything else that is unicast is",
        arguments: [
            "8.8.8.8", "1.0.0.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
            "128.0.0.1", "172.15.255.255", "172.32.0.0", "192.167.255.255", "192.169.0.0", "198.17.255.255",
            "198.20.0.0", "223.255.255.255", "2606:4700:4700::1111", "2001:4860:4860::8888", "2a00:1450:4001::1",
            "2001:200::1", "2003::1", "3ffe::1",
        ])
    func isPublic(address: String) {
        #expect(PublicAddress.contains(address))
    }

    @Test("This machine's own addresses are known as such, in any spelling")
    func own() {
        #expect(OwnAddresses.contain("127.0.0.1") && OwnAddresses.contain("::ffff:127.0.0.1"))
        #expect(!OwnAddresses.contain("192.0.2.1") && !OwnAddresses.contain("nothing"))
    }
}
