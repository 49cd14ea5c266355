import NIOCore
import Resolution
import Testing

@testable import Resolver

@Suite("The protocol over TCP", .timeLimit(.minutes(10)))
struct ProtocolTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func json(_ text: String) throws -> JSONObject {
        try JSONObject(text: Array(text.utf8))
    }

    /// A resolver that knows some unsigned stations of this machine.
    private func resolver(_ change: (inout ResolverSettings) -> Void = { _ in }) async throws -> TestResolver {
        let list = try StationList(database: folder.file("book"), isToBeThere: false)
        try list.addUnsigned("a", from: nil)
        try list.addUnsigned("b", from: nil)
        try list.close()
        return try await TestResolver.start(folder, change)
    }

    @Test("It greets at once, answers in order, and shows an update to the look-up behind it")
    func conversation() async throws {
        let resolver = try await resolver()
        let phone = try await TestPhone(port: resolver.port)
        #expect(await phone.next() == (try json(#"{"DDNSConnected": [{"Connected": true}]}"#)))
        try await phone.send(
            """
            {"HRHomeStationsRequest":[{"StationDID":"a"}]}{"HRHomeStationUpdate":{"StationDID":"a","StationIP":\
            "127.0.0.1"}} {"HRHomeStationsRequest":[{"StationDID":"a"},{"StationDID":"x"},{"StationDID":"a"}]}\
            {"Other":1}
            {"HRWhoAmI":{}}
            """)
        #expect(
            await phone.next()
                == (try json(#"{"HRHomeStationReply":[{"StationDID":"a","StationIP":null}]}"#)))
        #expect(
            await phone.next()
                == (try json(
                    """
                    {"HRHomeStationReply":[{"StationDID":"a","StationIP":"127.0.0.1"},
                    {"StationDID":"x","StationIP":null},{"StationDID":"a","StationIP":"127.0.0.1"}]}
                    """)))
        #expect(await phone.next() == (try json(#"{"HRWhoAmIReply":{"Address":"127.0.0.1"}}"#)))
        try await phone.close()
        try await resolver.stop()
    }

    @Test("A message that comes byte by byte is the same message")
    func bytes() async throws {
        // Each byte waits for its turn on a busy machine.
        let resolver = try await resolver { $0.limits.messageSeconds = 600 }
        let phone = try await TestPhone.greeted(port: resolver.port)
        let message = #" {"HRHomeStationsRequest" : [ { "StationDID" : "ø\n" } ] }"#
        for byte in message.utf8 { try await phone.send([byte]) }
        #expect(
            await phone.next() == (try json(#"{"HRHomeStationReply":[{"StationDID":"ø\n","StationIP":null}]}"#)))
        try await phone.close()
        try await resolver.stop()
    }

    @Test("A client that ends its sending still gets its answers, and then the end")
    func halfClosed() async throws {
        let resolver = try await resolver()
        let phone = try await TestPhone.greeted(port: resolver.port)
        try await phone.send(#"{"HRHomeStationUpdate":{"StationDID":"a","StationIP":"127.0.0.1"}}{"HRWhoAmI":{}}"#)
        try await phone.endSending()
        #expect(await phone.next() != nil)
        #expect(await phone.next() == nil)
        try await resolver.stop()
    }

    @Test(
        "What breaks a rule ends its own connection alone, after what came before it is answered",
        arguments: [
            "[", "{\"a\":[[[[[[[[", "{\"a\":1,\"a\":2}", "\u{0}", "{foo", "{\"a\":\"\\ud800\"}",
            "{\"HRHomeStationsRequest\":["
                + Array(repeating: "{\"StationDID\":\"a\"}", count: 101).joined(separator: ",")
                + "]}",
            "{\"a\":\"" + String(repeating: "x", count: 70_000) + "\"}", String(repeating: "[", count: 200_000),
        ])
    func broken(text: String) async throws {
        let resolver = try await resolver()
        let other = try await TestPhone.greeted(port: resolver.port)
        let phone = try await TestPhone.greeted(port: resolver.port)
        // The other end may close while this is still being sent.
        try? await phone.send(#"{"HRWhoAmI":{}}"# + text)
        #expect(await phone.next() != nil)
        #expect(await phone.next() == nil)
        #expect(try await other.ask(#"{"HRWhoAmI":{}}"#) != nil)
        try await other.close()
        try await resolver.stop()
    }

    @Test("Beyond its look-ups, an address is not answered but closed")
    func lookups() async throws {
        let resolver = try await resolver { $0.limits.unknownPerAddress = 3 }
        let phone = try await TestPhone.greeted(port: resolver.port)
        let unknown = #"{"HRHomeStationsRequest":[{"StationDID":"x"}]}"#
        for _ in 0..<3 { #expect(try await phone.ask(unknown) != nil) }
        #expect(try await phone.ask(unknown) == nil)
        try await resolver.stop()
    }

    @Test("A connection too many is closed before the greeting")
    func connections() async throws {
        let resolver = try await resolver { $0.limits.connectionsPerAddress = 1 }
        let first = try await TestPhone.greeted(port: resolver.port)
        let second = try await TestPhone(port: resolver.port)
        #expect(await second.next() == nil)
        try await first.close()
        try await resolver.stop()
    }

    @Test("Half a message, and a connection without any, end when their time is over")
    func slow() async throws {
        let resolver = try await resolver {
            $0.limits.messageSeconds = 1
            $0.limits.idleSeconds = 2
        }
        let half = try await TestPhone.greeted(port: resolver.port)
        let idle = try await TestPhone.greeted(port: resolver.port)
        try await half.send("{\"a")
        #expect(await half.next() == nil)
        #expect(await idle.next() == nil)
        try await resolver.stop()
    }

    @Test("Who does not read is not read from, and all is there once it reads")
    func slowReader() async throws {
        let resolver = try await resolver {
            $0.limits.lookupsPerAddress = 0
            $0.limits.unknownPerAddress = 0
        }
        let phone = try await TestPhone(port: resolver.port, reads: false)
        let entries = Array(repeating: #"{"StationDID":"\#(String(repeating: "x", count: 60))"}"#, count: 100)
        let request = #"{"HRHomeStationsRequest":[\#(entries.joined(separator: ","))]}"#
        let count = 2000
        let sending = Task { [channel = phone.channel] in
            for _ in 0..<count {
                try await channel.writeAndFlush(channel.allocator.buffer(string: request))
            }
        }
        // The resolver goes on for others meanwhile.
        let other = try await TestPhone.greeted(port: resolver.port)
        #expect(try await other.ask(#"{"HRWhoAmI":{}}"#) != nil)
        try await phone.channel.setOption(.autoRead, value: true).get()
        phone.channel.read()
        for _ in 0...count { #expect(await phone.next() != nil) }
        try await sending.value
        try await phone.close()
        try await other.close()
        try await resolver.stop()
    }

    @Test("Told to stop, it answers what came whole")
    func stopping() async throws {
        let resolver = try await resolver()
        let phone = try await TestPhone.greeted(port: resolver.port)
        try await phone.send(#"{"HRWhoAmI":{}}{"half"#)
        try await resolver.stop()
        #expect(await phone.next() != nil)
        #expect(await phone.next() == nil)
    }

    @Test("Only a signed station has a port tried, and is told whether it can be reached")
    func reach() async throws {
        let resolver = try await resolver()
        let station = TestStation("s")
        let list = try StationList(database: resolver.database, isToBeThere: true)
        let phone = try await TestPhone.greeted(port: resolver.port)
        let ask = #"{"HRReachMe":{"Port":\#(resolver.port)}}"#
        #expect(try await phone.ask(ask) == (try json(#"{"HRReachMeReply":{"Reachable":null,"Reason":"signature"}}"#)))
        _ = try await phone.ask(try station.registration(try list.invite("s")))
        _ = try await phone.ask(try station.update(1, "127.0.0.1"))
        #expect(try await phone.ask(ask) == (try json(#"{"HRReachMeReply":{"Reachable":true,"Reason":null}}"#)))
        #expect(
            try await phone.ask(#"{"HRReachMe":{"Port":1}}"#)
                == (try json(#"{"HRReachMeReply":{"Reachable":false,"Reason":null}}"#)))
        #expect(try await phone.ask(ask) == (try json(#"{"HRReachMeReply":{"Reachable":null,"Reason":"slow_down"}}"#)))
        try await phone.close()
        try await resolver.stop()
    }
}
