import Resolution
import Testing

/// A desk with what it was told to do.
private struct Scene {
    typealias LineID = StationDesk.LineID

    static let first = LineID("r1.example", .ipv4)
    static let firstByIPv6 = LineID("r1.example", .ipv6)
    static let second = LineID("r2.example", .ipv4)

    var desk: StationDesk
    var now: Int64 = 0
    var plan: StationDesk.Plan

    init(_ servers: [String] = ["r1.example"], registered: [String: Int] = [:], invitation: String? = "I") throws {
        desk = StationDesk(registered: registered)
        let facts = StationFacts(serial: try #require(Serial("S1")), port: 443)
        plan = StationDesk.Plan(servers: servers, facts: facts, generation: 1, invitation: invitation)
    }

    mutating func take(_ event: StationDesk.Event, after seconds: Int64 = 0) -> [StationDesk.Action] {
        now += seconds * 1000
        return desk.take(event, at: now)
    }

    /// The resolver's lines: greeted by IPv4, without an address of IPv6.
    mutating func open(_ server: String = "r1.example", seenAs address: String = "198.51.100.7") {
        let line = LineID(server, .ipv4)
        _ = take(.absent(LineID(server, .ipv6)))
        _ = take(.opened(line, local: "192.168.1.2"))
        _ = take(.answered(line, .greeting))
        last = take(.answered(line, .whoYouAre(address)))
    }

    /// What was to be done after the last step of `open`.
    var last: [StationDesk.Action] = []

    /// Open and accepted.
    mutating func settle() {
        _ = take(.interfaces(.init(ipv4: [IPv4(bits: 0xC0A8_0102)])))
        _ = take(.plan(plan))
        open()
        _ = take(.answered(Self.first, .updated(.accepted(counter: 1))))
        _ = take(.answered(Self.first, .reachable(true)))
    }
}

extension [StationDesk.Action] {
    fileprivate var updates: [StationFacts] {
        compactMap { if case .update(_, let facts, _) = $0 { facts } else { nil } }
    }
}

@Suite("A station and its resolvers")
struct StationDeskTests {
    @Test("It connects by IPv4 and by IPv6, asks where it is seen, and tells that")
    func begins() throws {
        var scene = try Scene()
        #expect(
            Set(scene.take(.plan(scene.plan)).map { "\($0)" }).count == 2)
        _ = scene.take(.absent(Scene.firstByIPv6))
        #expect(scene.take(.opened(Scene.first, local: "192.168.1.2")).isEmpty)
        #expect(scene.take(.answered(Scene.first, .greeting)) == [.whoAmI(Scene.first)])
        let told = scene.take(.answered(Scene.first, .whoYouAre("198.51.100.7"))).updates
        #expect(told.map(\.ipv4) == [IPv4("198.51.100.7")] && told.first?.port == 443)
        let accepted = scene.take(.answered(Scene.first, .updated(.accepted(counter: 7))))
        #expect(accepted.contains(.accepted(server: "r1.example")))
        #expect(accepted.contains(.reachMe(Scene.first, port: 443)))
        _ = scene.take(.answered(Scene.first, .reachable(false)))
        #expect(scene.desk.states.map(\.word) == [.accepted] && scene.desk.states.first?.isReachable == false)
    }

    @Test("It tells again after a third of the time that its addresses hold")
    func renews() throws {
        var scene = try Scene()
        scene.settle()
        var updates = 0
        for _ in 0..<310 {
            for action in scene.take(.tick, after: 1) {
                switch action {
                case .whoAmI: updates += scene.take(.answered(Scene.first, .whoYouAre("198.51.100.7"))).updates.count
                case .update: updates += 1
                default: break
                }
            }
        }
        #expect(updates == 1)
    }

    @Test("Another address, as the resolver sees it, is told at once")
    func moves() throws {
        var scene = try Scene()
        scene.settle()
        #expect(scene.take(.tick, after: 30) == [.whoAmI(Scene.first)])
        let told = scene.take(.answered(Scene.first, .whoYouAre("203.0.113.9"))).updates
        #expect(told.map(\.ipv4) == [IPv4("203.0.113.9")])
    }

    @Test("A connection from an address that is gone is made anew at once")
    func interfaceChanges() throws {
        var scene = try Scene()
        scene.settle()
        let actions = scene.take(.interfaces(.init(ipv4: [IPv4(bits: 0xC0A8_0103)])))
        #expect(actions.contains(.close(Scene.first)) && actions.contains(.connect(Scene.first)))
    }

    @Test("A resolver that does not answer is left, and tried again later and later")
    func backsOff() throws {
        var scene = try Scene()
        scene.settle()
        _ = scene.take(.tick, after: 30)
        #expect(scene.take(.tick, after: 4) == [.close(Scene.first)])
        #expect(scene.desk.states.first?.reason == "no_answer")
        var pauses: [Int64] = []
        for _ in 0..<8 {
            var pause: Int64 = 0
            while !scene.take(.tick, after: 1).contains(.connect(Scene.first)) { pause += 1 }
            pauses.append(pause)
            _ = scene.take(.failed(Scene.first, reason: "closed"))
        }
        #expect(pauses == pauses.sorted() && pauses.first == 0 && pauses.last == 59)
    }

    @Test("A key that a resolver does not know is registered with the invitation")
    func invitation() throws {
        var scene = try Scene()
        _ = scene.take(.plan(scene.plan))
        scene.open()
        let unknown = ResolverAnswer.updated(.refused(.signature, counter: nil))
        #expect(scene.take(.answered(Scene.first, unknown)) == [.register(Scene.first, by: .invitation)])
        let taken = scene.take(.answered(Scene.first, .registered(nil)))
        #expect(taken.contains(.registered(server: "r1.example", generation: 1)) && taken.updates.count == 1)
    }

    @Test("A refused invitation is the reason that is told, also while it is tried again")
    func refusedInvitation() throws {
        var scene = try Scene()
        _ = scene.take(.plan(scene.plan))
        scene.open()
        let unknown = ResolverAnswer.updated(.refused(.signature, counter: nil))
        _ = scene.take(.answered(Scene.first, unknown))
        #expect(scene.take(.answered(Scene.first, .registered(.invitation))).isEmpty)
        #expect(scene.desk.states == [.refused("r1.example", "invitation")])
        #expect(scene.take(.tick, after: 2).updates.count == 1)
        _ = scene.take(.answered(Scene.first, unknown))
        #expect(scene.desk.states == [.refused("r1.example", "invitation")])
        scene.plan.invitation = "J"
        _ = scene.take(.answered(Scene.first, .registered(.invitation)))
        #expect(scene.take(.plan(scene.plan)).contains(.whoAmI(Scene.first)))
    }

    @Test("Without an invitation the reason is that the key is unknown")
    func noInvitation() throws {
        var scene = try Scene(invitation: nil)
        _ = scene.take(.plan(scene.plan))
        scene.open()
        #expect(scene.take(.answered(Scene.first, .updated(.refused(.signature, counter: nil)))).isEmpty)
        #expect(scene.desk.states == [.refused("r1.example", "signature")])
    }

    @Test("The old key vouches for a new one")
    func newKey() throws {
        var scene = try Scene(registered: ["r1.example": 1])
        scene.settle()
        scene.plan.generation = 2
        _ = scene.take(.plan(scene.plan))
        #expect(scene.take(.answered(Scene.first, .whoYouAre("198.51.100.7"))).updates.count == 1)
        let step = scene.take(.answered(Scene.first, .updated(.refused(.signature, counter: nil))))
        #expect(step == [.register(Scene.first, by: .oldKey(generation: 1))])
        let taken = scene.take(.answered(Scene.first, .registered(nil)))
        #expect(taken.contains(.registered(server: "r1.example", generation: 2)) && taken.updates.count == 1)
    }

    @Test("A counter that the resolver has passed is left behind")
    func counter() throws {
        var scene = try Scene()
        _ = scene.take(.plan(scene.plan))
        scene.open()
        let step = scene.take(.answered(Scene.first, .updated(.refused(.counter, counter: 99))))
        guard case .update(_, _, above: 99)? = step.first else {
            Issue.record("\(step)")
            return
        }
    }

    @Test("One resolver that lies about the address is outvoted")
    func votes() throws {
        var scene = try Scene(["r1.example", "r2.example", "r3.example"])
        _ = scene.take(.plan(scene.plan))
        scene.open("r1.example", seenAs: "203.0.113.66")
        scene.open("r2.example")
        scene.open("r3.example")
        #expect(scene.desk.facts(at: scene.now)?.ipv4 == IPv4("198.51.100.7"))
    }

    @Test("An address of IPv4 is told on for a while when its lines are lost")
    func grace() throws {
        var scene = try Scene()
        scene.settle()
        _ = scene.take(.failed(Scene.first, reason: "closed"), after: 1)
        #expect(scene.desk.facts(at: scene.now)?.ipv4 == IPv4("198.51.100.7"))
        _ = scene.take(.tick, after: 30)
        #expect(scene.desk.facts(at: scene.now)?.ipv4 == nil)
    }

    @Test("Addresses of IPv6 that the world reaches are told, four at most")
    func ipv6() throws {
        var scene = try Scene()
        let own = (1...6).map { IPv6(high: 0x2001_0DB8_0000_0000, low: $0) } + [IPv6(high: 0xFD00 << 48, low: 1)]
        _ = scene.take(.interfaces(.init(ipv6: own)))
        _ = scene.take(.plan(scene.plan))
        scene.open()
        #expect(scene.last.updates.first?.ipv6 == Array(own.prefix(4)))
    }

    @Test("A resolver that is named no more is left, and without any there is nothing to do")
    func fewer() throws {
        var scene = try Scene(["r1.example", "r2.example"])
        _ = scene.take(.plan(scene.plan))
        scene.plan.servers = ["r1.example"]
        #expect(scene.take(.plan(scene.plan)).contains(.close(Scene.second)))
        #expect(scene.desk.states.map(\.server) == ["r1.example"])
        _ = scene.take(.plan(nil))
        #expect(scene.desk.states.isEmpty && scene.take(.tick, after: 60).isEmpty)
    }
}

extension StationDesk.State {
    fileprivate static func refused(_ server: String, _ reason: String) -> StationDesk.State {
        StationDesk.State(server: server, word: .refused, reason: reason, isReachable: nil)
    }
}
