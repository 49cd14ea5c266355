import Testing

@testable import Resolution

@Suite("The key of a station and its resolvers")
struct StationKeyTests {
    @Test("An invitation is not shown to a resolver that had a key, while another has none")
    func foreignInvitation() throws {
        var scene = try StationScene(["r1.example", "r2.example"], registered: ["r1.example": 1])
        _ = scene.take(.plan(scene.plan))
        scene.open()
        let unknown = ResolverAnswer.updated(.refused(.signature, counter: nil))
        let actions = scene.take(.answered(StationScene.first, unknown))
        #expect(!actions.contains(.register(StationScene.first, by: .invitation)))
    }

    @Test("Where nobody knows which key a resolver has, the older ones speak for the new one, the newest first")
    func oldKeys() throws {
        var plan = try StationScene().plan
        plan.generation = 4
        #expect(plan.vouchers(registered: nil) == [3, 2, 1].map { .oldKey(generation: $0) } + [.invitation])
        #expect(plan.vouchers(registered: 2).first == .oldKey(generation: 2))
        plan.generation = 1
        #expect(plan.vouchers(registered: nil) == [.invitation])
    }

    @Test("A key that a resolver does not know is registered with the invitation")
    func invitation() throws {
        var scene = try StationScene()
        _ = scene.take(.plan(scene.plan))
        scene.open()
        let unknown = ResolverAnswer.updated(.refused(.signature, counter: nil))
        #expect(scene.take(.answered(StationScene.first, unknown)) == [.register(StationScene.first, by: .invitation)])
        #expect(scene.station.states.map(\.phase) == [.connecting])
        let taken = scene.take(.answered(StationScene.first, .registered(nil)))
        #expect(taken.contains(.registered(server: "r1.example", generation: 1)) && taken.updates.count == 1)
    }

    @Test("A refused invitation is the reason that is told, also while it is tried again")
    func refusedInvitation() throws {
        var scene = try StationScene()
        _ = scene.take(.plan(scene.plan))
        scene.open()
        let unknown = ResolverAnswer.updated(.refused(.signature, counter: nil))
        _ = scene.take(.answered(StationScene.first, unknown))
        #expect(scene.take(.answered(StationScene.first, .registered(.invitation))).isEmpty)
        #expect(scene.station.states == [.refused("r1.example", "invitation")])
        #expect(scene.take(.tick, after: 2).updates.count == 1)
        _ = scene.take(.answered(StationScene.first, unknown))
        #expect(scene.station.states == [.refused("r1.example", "invitation")])
        scene.plan.invitation = "J"
        _ = scene.take(.answered(StationScene.first, .registered(.invitation)))
        #expect(scene.take(.plan(scene.plan)).contains(.whoAmI(StationScene.first)))
    }

    @Test("Without an invitation the reason is that the key is unknown")
    func noInvitation() throws {
        var scene = try StationScene(invitation: nil)
        _ = scene.take(.plan(scene.plan))
        scene.open()
        #expect(scene.take(.answered(StationScene.first, .updated(.refused(.signature, counter: nil)))).isEmpty)
        #expect(scene.station.states == [.refused("r1.example", "signature")])
    }

    @Test("The old key vouches for a new one")
    func newKey() throws {
        var scene = try StationScene(registered: ["r1.example": 1])
        scene.settle()
        scene.plan.generation = 2
        _ = scene.take(.plan(scene.plan))
        #expect(scene.take(.answered(StationScene.first, .whoYouAre("198.51.100.7"))).updates.count == 1)
        let step = scene.take(.answered(StationScene.first, .updated(.refused(.signature, counter: nil))))
        #expect(step == [.register(StationScene.first, by: .oldKey(generation: 1))])
        let taken = scene.take(.answered(StationScene.first, .registered(nil)))
        #expect(taken.contains(.registered(server: "r1.example", generation: 2)) && taken.updates.count == 1)
    }
}
