import Configuration
import Phrases
import Synchronization
import Testing

@testable import Server

/// Answers each look-up with the next of its answers, and with the last one from then on.
final class ScriptedResolver: NameResolver {
    private let answers: Mutex<[[String]]>

    init(all answers: [[String]]) {
        self.answers = Mutex(answers)
    }

    convenience init(_ answers: [String]...) {
        self.init(all: answers)
    }

    func addresses(of name: String) async throws -> [String] {
        answers.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? [] }
    }
}

@Suite("Where the server may send to")
struct OutgoingGateTests {
    private static func refusal(
        _ url: String, _ addresses: [String] = [], allowing entries: [String] = []
    ) async throws -> OutgoingGate.Refusal? {
        let gate = OutgoingGate(exceptions: OutgoingExceptions(entries), resolver: ScriptedResolver(addresses))
        do {
            _ = try await gate.addresses(of: gate.url(url))
            return nil
        } catch let refusal as OutgoingGate.Refusal {
            return refusal
        }
    }

    @Test("All addresses of a name must be public: one that is not is enough to refuse it")
    func mixed() async throws {
        let url = "https://hook.example/"
        #expect(try await Self.refusal(url, ["8.8.8.8", "2606:4700::1111"]) == nil)
        #expect(try await Self.refusal(url, ["8.8.8.8", "10.0.0.1"]) == .address)
        #expect(try await Self.refusal(url, ["127.0.0.1", "8.8.8.8"]) == .address)
        #expect(try await Self.refusal(url, ["8.8.8.8", "::ffff:7f00:1"]) == .address)
        #expect(try await Self.refusal(url, ["8.8.8.8", "localhost"]) == .address)
        #expect(try await Self.refusal(url, []) == .nameUnknown)
    }

    @Test(
        "An address in the URL is checked like that of a name",
        arguments: [
            "https://127.0.0.1/", "https://[::1]/", "https://[::ffff:127.0.0.1]/", "https://[::ffff:7f00:1]/",
            "https://[64:ff9b::7f00:1]/", "https://[2002:7f00:1::]/", "https://[fe80::1]/", "https://[fd00::1]/",
            "https://0.0.0.0/", "https://169.254.169.254/latest/meta-data/", "https://192.168.0.1/",
        ])
    func literals(url: String) async throws {
        #expect(try await Self.refusal(url) == .address)
    }

    @Test("This machine's own addresses are refused, also where they are public")
    func own() async throws {
        let gate = OutgoingGate(
            exceptions: OutgoingExceptions([]), resolver: ScriptedResolver(["8.8.4.4"]), isOwn: { $0 == "8.8.4.4" })
        await #expect(throws: OutgoingGate.Refusal.address) {
            try await gate.addresses(of: gate.url("https://hook.example/"))
        }
    }

    @Test("Plain HTTP is refused, also to public places")
    func plain() async throws {
        #expect(
            try await Self.refusal("http://hook.example/", ["8.8.8.8"]) == .url(.argumentLacksPrefix("url", "https://"))
        )
        #expect(try await Self.refusal("http://8.8.8.8/") == .url(.argumentLacksPrefix("url", "https://")))
    }

    @Test("An exception holds for its host, range, scheme and port, and for nothing else")
    func exceptions() async throws {
        func isAllowed(_ url: String, _ addresses: [String] = [], by entry: String) async throws -> Bool {
            try await Self.refusal(url, addresses, allowing: [entry]) == nil
        }
        #expect(try await isAllowed("http://127.0.0.1:9000/", by: "127.0.0.1"))
        #expect(try await isAllowed("https://10.1.2.3/", by: "10.0.0.0/8"))
        #expect(try await isAllowed("http://[::1]:9000/", by: "[::1]:9000"))
        #expect(try await isAllowed("http://hook.lan/", ["192.168.0.7"], by: "hook.lan"))
        #expect(try await isAllowed("http://hook.lan/", ["192.168.0.7"], by: "192.168.0.0/16"))
        #expect(try await isAllowed("http://127.0.0.1:9000/", by: "http://127.0.0.1:9000"))
        #expect(try await !isAllowed("http://127.0.0.1:9001/", by: "127.0.0.1:9000"))
        #expect(try await !isAllowed("http://127.0.0.1/", by: "https://127.0.0.1"))
        #expect(try await !isAllowed("https://127.0.0.2/", by: "127.0.0.1"))
        #expect(try await !isAllowed("http://other.lan/", ["192.168.0.7"], by: "hook.lan"))
        #expect(try await !isAllowed("http://hook.lan/", ["192.168.0.7", "10.0.0.1"], by: "192.168.0.0/16"))
        #expect(try await isAllowed("https://hook.example/", ["8.8.8.8", "127.0.0.1"], by: "127.0.0.1"))
    }

    @Test(
        "What is no exception is told when the server starts",
        arguments: ["", "hook lan", "10.0.0.0/33", "ftp://hook.lan", "http://", "127.1", "user@hook.lan", "[::1]x"])
    func entries(text: String) {
        #expect(!OutgoingExceptions.isEntry(text))
        #expect(throws: ConfigurationError.self) {
            let allow = ConfigValue(.stringArray([text]), isSecret: false)
            let values = InMemoryProvider(values: ["rollcall.webhook_allow": allow])
            _ = try ServerConfiguration(reader: ConfigReader(provider: values))
        }
    }

    @Test("A name that has no address yet passes the first check, but not over plain HTTP")
    func early() async throws {
        let gate = OutgoingGate(exceptions: OutgoingExceptions(["http://hook.lan"]), resolver: ScriptedResolver([]))
        try await gate.check(gate.url("https://hook.example/"), within: .seconds(60))
        try await gate.check(gate.url("http://hook.lan/"), within: .seconds(60))
        await #expect(throws: OutgoingGate.Refusal.self) {
            try await gate.check(gate.url("http://hook.example/"), within: .seconds(60))
        }
    }

    @Test("The system's resolver tells addresses, and none of a name that is none")
    func system() async throws {
        let resolver = SystemNameResolver()
        let local = try await resolver.addresses(of: "localhost")
        #expect(!local.isEmpty && local.allSatisfy { AddressRange($0) != nil && !PublicAddress.contains($0) })
        #expect(try await resolver.addresses(of: "127.0.0.1") == ["127.0.0.1"])
        #expect(try await resolver.addresses(of: "hook.invalid").isEmpty)
    }
}
