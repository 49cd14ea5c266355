import Testing

@testable import Resolution

@Suite("Links of stations")
struct LinkTests {
    private let code = "7K4M9-QXT2W-PAB3C-D5EFG-HJKMN"

    @Test("A link is read back as it was made, whatever the serial holds")
    func readBack() throws {
        let code = try #require(PrintedCode(typed: Array(code.utf8), length: 25))
        let resolvers = ["r.example", "[2001:db8::1]:8129"].compactMap { ResolverHost($0) }
        for text in ["00-0C-29-ab-cd-ef", "a b&c=d%?#+\"", "x"] {
            let serial = try #require(Serial(text))
            let link = try #require(StationLink(serial: serial, code: code, resolvers: resolvers))
            #expect(StationLink(link.text) == link)
        }
    }

    @Test("It has one spelling")
    func spelling() throws {
        let link = try #require(
            StationLink("ROLLCALL://Station/?x=1&resolver=R.example:1&code=\(code.lowercased())&serial=000c29abcdef"))
        #expect(link.text == "rollcall://station?serial=00:0c:29:ab:cd:ef&code=\(code)&resolver=r.example:1")
    }

    @Test(
        "What is no link of a station",
        arguments: [
            "", "https://station?serial=x&code=C&resolver=r", "rollcall://stations?serial=x&code=C&resolver=r",
            "rollcall://station", "rollcall://station?serial=x&resolver=r", "rollcall://station?code=C&resolver=r",
            "rollcall://station?serial=x&code=C", "rollcall://station?serial=x&code=CC&resolver=r",
            "rollcall://station?serial=x&serial=y&code=C&resolver=r", "rollcall://station?serial=%0&code=C&resolver=r",
            "rollcall://station?serial=%C3%B8&code=C&resolver=r", "rollcall://station?serial=x&code=C&resolver=a/b",
            "rollcall://station?serial=x&code=C&resolver=a&resolver=b&resolver=c&resolver=d&resolver=e",
        ])
    func refused(_ text: String) {
        #expect(StationLink(text.replacing("code=C", with: "code=\(code)")) == nil)
    }

    @Test("Where a resolver is, as people write it")
    func hosts() throws {
        #expect(ResolverHost("Resolver.Example")?.description == "resolver.example")
        #expect(ResolverHost("192.0.2.1:80")?.port == 80)
        #expect(ResolverHost("2001:DB8::1")?.description == "[2001:db8::1]")
        #expect(ResolverHost("[::1]:9")?.description == "[::1]:9")
        let usual = try #require(ResolverHost("r"))
        #expect(usual.port(tls: true) == 8129 && usual.port(tls: false) == 8128)
    }

    @Test(
        "What is no host", arguments: ["", ":1", "r:", "r:0", "r:65536", "a b", "[r]", "[::1]x", "-r", "tls://r", "ø"])
    func noHost(_ text: String) {
        #expect(ResolverHost(text) == nil)
    }
}
