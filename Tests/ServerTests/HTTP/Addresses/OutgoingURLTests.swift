import Testing

@testable import Server

@Suite("URLs to send to")
struct OutgoingURLTests {
    @Test("A URL is taken apart, and written the same way whatever its spelling")
    func parts() throws {
        let url = try OutgoingURL("HTTPS://Hook.School.example:8443/a%20b?x=1&y=//z:@")
        #expect(url.scheme == .https && url.host == "hook.school.example" && url.port == 8443)
        #expect(url.path == "/a%20b?x=1&y=//z:@" && !url.isAddress)
        #expect(url.text == "https://hook.school.example:8443/a%20b?x=1&y=//z:@")
        #expect(try OutgoingURL("https://hook.example:443").text == "https://hook.example/")
        #expect(try OutgoingURL("http://hook.example?x").text == "http://hook.example/?x")
        let address = try OutgoingURL("https://[2606:4700::1111]:444/")
        #expect(address.isAddress && address.host == "2606:4700::1111" && address.port == 444)
        #expect(address.text == "https://[2606:4700::1111]:444/")
    }

    @Test(
        "Whatever readers of URLs may understand differently is refused",
        arguments: [
            "", "hook.example", "//hook.example", "ftp://hook.example", "file:///etc/passwd", "gopher://hook.example",
            "javascript:alert(1)", "https:", "https://", "https:///x", "https:/hook.example", "https:hook.example",
            // A user, which hides the host from people.
            "https://8.8.8.8@127.0.0.1/", "https://user:pass@hook.example/", "https://@hook.example/",
            // Other forms of addresses: decimal, octal, hexadecimal, short, escaped, of other scripts.
            "https://2130706433/", "https://0177.0.0.1/", "https://0x7f.0.0.1/", "https://0x7f000001/",
            "https://127.1/", "https://127.0.1/", "https://017700000001/", "https://127.0.0.1./",
            "https://%31%32%37.0.0.1/", "https://①②⑦.0.0.1/", "https://127。0。0。1/", "https://1.2.3.4.5/",
            "https://[::1%25lo]/", "https://[fe80::1%eth0]/", "https://[127.0.0.1]/", "https://[::1/", "https://::1/",
            "https://[::1]x/", "https://[v1.x]/",
            // Ports, and what is no name.
            "https://hook.example:0/", "https://hook.example:65536/", "https://hook.example:-1/",
            "https://hook.example:80:80/", "https://hook.example:/", "https://hook..example/", "https://.example/",
            "https://-hook.example/", "https://hook.example./", "https://hook_1.example/", "https://hook example/",
            // Fragments, other characters, and what breaks a header.
            "https://hook.example/#x", "https://hook.example\\@127.0.0.1/", "https://hook.example/\\",
            "https://hook.example/\r\nHost: x", "https://hook.example/\u{0}", "https://hook.example/ä",
            "https://hook.example/a b", "https://hook.example\t/",
        ])
    func refused(text: String) {
        #expect(throws: OutgoingURL.Complaint.self) { try OutgoingURL(text) }
    }

    @Test("A URL has at most a thousand characters")
    func long() throws {
        let start = "https://hook.example/"
        #expect(try OutgoingURL(start + String(repeating: "x", count: 979)).text.utf8.count == 1000)
        #expect(throws: OutgoingURL.Complaint.self) {
            try OutgoingURL(start + String(repeating: "x", count: 980))
        }
    }
}
