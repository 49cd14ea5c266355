import Testing

@testable import Resolution

@Suite("A station and its resolvers")
struct StationStateMachineTests {
    @Test("It connects by IPv4 and by IPv6, asks where it is seen, and tells that")
    func begins() throws {
        var scene = try StationScene()
        #expect(
            Set(scene.take(.plan(scene.plan)).map { "\($0)" }).count == 2)
        _ = scene.take(.absent(StationScene.firstByIPv6))
        #expect(scene.take(.opened(StationScene.first, local: "192.168.1.2")).isEmpty)
        #expect(scene.take(.answered(StationScene.first, .greeting)) == [.whoAmI(StationScene.first)])
        let told = scene.take(.answered(StationScene.first, .whoYouAre("198.51.100.7"))).updates
        #expect(told.map(\.ipv4) == [IPv4("198.51.100.7")] && told.first?.port == 443)
        let accepted = scene.take(.answered(StationScene.first, .updated(.accepted(counter: 7))))
        #expect(accepted.contains(.accepted(server: "r1.example")))
        #expect(accepted.contains(.reachMe(StationScene.first, port: 443)))
        _ = scene.take(.answered(StationScene.first, .reachable(false)))
        #expect(scene.station.states.map(\.phase) == [.accepted] && scene.station.states.first?.isReachable == false)
    }

    @Test("It tells again after a third of the time that its addresses hold")
    func renews() throws {
        var scene = try StationScene()
        scene.settle()
        var updates = 0
        for _ in 0..<310 {
            for action in scene.take(.tick, after: 1) {
                switch action {
                case .whoAmI:
                    updates += scene.take(.answered(StationScene.first, .whoYouAre("198.51.100.7"))).updates.count
                case .update: updates += 1
                default: break
                }
            }
        }
        #expect(updates == 1)
    }

    @Test("Another address, as the resolver sees it, is told at once")
    func moves() throws {
        var scene = try StationScene()
        scene.settle()
        #expect(scene.take(.tick, after: 30) == [.whoAmI(StationScene.first)])
        let told = scene.take(.answered(StationScene.first, .whoYouAre("203.0.113.9"))).updates
        #expect(told.map(\.ipv4) == [IPv4("203.0.113.9")])
    }

    @Test("A connection from an address that is gone is made anew at once")
    func interfaceChanges() throws {
        var scene = try StationScene()
        scene.settle()
        let actions = scene.take(.interfaces(.init(ipv4: [IPv4(bits: 0xC0A8_0103)])))
        #expect(actions.contains(.close(StationScene.first)) && actions.contains(.connect(StationScene.first)))
    }

    @Test("A connection that is being made while the addresses change is made anew")
    func interfaceChangesWhileConnecting() throws {
        var scene = try StationScene()
        _ = scene.take(.interfaces(.init(ipv4: [IPv4(bits: 0xC0A8_0102)])))
        _ = scene.take(.plan(scene.plan))
        let actions = scene.take(.interfaces(.init(ipv4: [IPv4(bits: 0xC0A8_0103)])))
        #expect(actions.contains(.close(StationScene.first)) && actions.contains(.connect(StationScene.first)))
    }

    @Test("A resolver that lies about counters does not use them up", arguments: [Int64(1) << 52, (1 << 53) - 1, .max])
    func hugeCounter(counter: Int64) throws {
        var scene = try StationScene()
        scene.settle()
        let refused = ResolverAnswer.updated(.refused(.counter, counter: counter))
        _ = scene.take(.interfaces(.init(ipv4: [IPv4(bits: 0xC0A8_0102), IPv4(bits: 0xC0A8_0104)])))
        var actions = scene.take(.tick, after: 400)
        for _ in 0..<5 where !actions.isEmpty {
            for case .update(let line, _, let above) in actions {
                #expect(above == nil)
                actions = scene.take(.answered(line, refused))
            }
        }
        #expect(scene.station.states.count == 1)
    }

    @Test("A resolver that does not answer is left, and tried again later and later")
    func backsOff() throws {
        var scene = try StationScene()
        scene.settle()
        _ = scene.take(.tick, after: 30)
        #expect(scene.take(.tick, after: 4) == [.close(StationScene.first)])
        #expect(scene.station.states.first?.reason == "no_answer")
        var pauses: [Int64] = []
        for _ in 0..<8 {
            var delay: Int64 = 0
            while !scene.take(.tick, after: 1).contains(.connect(StationScene.first)) { delay += 1 }
            pauses.append(delay)
            _ = scene.take(.failed(StationScene.first, reason: "closed"))
        }
        #expect(pauses == pauses.sorted() && pauses.first == 0 && pauses.last == 59)
    }

    @Test("A counter that the resolver has passed is left behind")
    func counter() throws {
        var scene = try StationScene()
        _ = scene.take(.plan(scene.plan))
        scene.open()
        let step = scene.take(.answered(StationScene.first, .updated(.refused(.counter, counter: 99))))
        guard case .update(_, _, above: 99)? = step.first else {
            Issue.record("\(step)")
            return
        }
    }

    @Test("One resolver that lies about the address is outvoted")
    func votes() throws {
        var scene = try StationScene(["r1.example", "r2.example", "r3.example"])
        _ = scene.take(.plan(scene.plan))
        scene.open("r1.example", seenAs: "203.0.113.66")
        scene.open("r2.example")
        scene.open("r3.example")
        #expect(scene.station.facts(at: scene.now)?.ipv4 == IPv4("198.51.100.7"))
    }

    @Test("An address of IPv4 is told on for a while when its lines are lost")
    func grace() throws {
        var scene = try StationScene()
        scene.settle()
        _ = scene.take(.failed(StationScene.first, reason: "closed"), after: 1)
        #expect(scene.station.facts(at: scene.now)?.ipv4 == IPv4("198.51.100.7"))
        _ = scene.take(.tick, after: 30)
        #expect(scene.station.facts(at: scene.now)?.ipv4 == nil)
    }

    @Test("Addresses of IPv6 that the world reaches are told, four at most")
    func ipv6() throws {
        var scene = try StationScene()
        let own = (1...6).map { IPv6(high: 0x2001_0DB8_0000_0000, low: $0) } + [IPv6(high: 0xFD00 << 48, low: 1)]
        _ = scene.take(.interfaces(.init(ipv6: own)))
        _ = scene.take(.plan(scene.plan))
        scene.open()
        #expect(scene.last.updates.first?.ipv6 == Array(own.prefix(4)))
    }

    @Test("A resolver that is named no more is left, and without any there is nothing to do")
    func fewer() throws {
        var scene = try StationScene(["r1.example", "r2.example"])
        _ = scene.take(.plan(scene.plan))
        scene.plan.servers = ["r1.example"]
        #expect(scene.take(.plan(scene.plan)).contains(.close(StationScene.second)))
        #expect(scene.station.states.map(\.server) == ["r1.example"])
        _ = scene.take(.plan(nil))
        #expect(scene.station.states.isEmpty && scene.take(.tick, after: 60).isEmpty)
    }
}
