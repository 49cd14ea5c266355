import Devices
import Foundation
import Testing

@Suite("Rules as documents") struct RuleDocumentTests {
    @Test("A rule is read as it was written")
    func roundTrip() throws {
        let hours = Condition.Subject.hours(
            from: .sunrise(-15), until: try #require(TimeOfDay("23:00")), [.sat, .sun])
        let rule = Rule(
            when: [
                Condition(.people(.room(1), .none), holdsFor: 600, offFor: 5),
                Condition(.people(.zone(2), .init(minimum: 3, limit: 9))),
                Condition(.device(7, property: "mode", .equals(.text("auto")))),
                Condition(.weather(.wind, .above(12))), Condition(.time(.wall(450), [.mon])),
            ],
            requirement: .any([.not(.condition(Condition(hours))), .condition(Condition(.people(.room(1), .some)))]),
            then: [.init(device: 7, command: "set", args: ["position": .number(40)])], whenUnknown: .fire,
            isDryRun: true)
        #expect(try JSONDecoder().decode(Rule.self, from: JSONEncoder().encode(rule)) == rule)
    }

    @Test(
        "A condition that is not whole, or says too much, is refused with where",
        arguments: [
            (#"{"is": "room_empty"}"#, "when[0].room"),
            (#"{"is": "room_empty", "room": 1, "property": "x"}"#, "when[0].property"),
            (#"{"is": "count", "room": 1, "zone": 2}"#, "when[0]"),
            (#"{"is": "device", "device": 7, "property": "x", "above": 1, "below": 2}"#, "when[0]"),
            (#"{"is": "hours", "from": "07:30"}"#, "when[0].until"),
        ])
    func bad(json: String, path: String) throws {
        let document = try JSONDecoder().decode(ConditionDocument.self, from: Data(json.utf8))
        let problem = #expect(throws: Rule.Problem.self) { try document.condition("when[0]") }
        #expect(problem?.path == path)
    }

    @Test("A rule has its bounds")
    func bounds() {
        let condition = Condition(.people(.room(1), .none))
        let rules = [
            Rule(when: [], then: Rule.close), Rule(when: [condition], then: []),
            Rule(when: Array(repeating: condition, count: 9), then: Rule.close),
            Rule(when: [condition], then: Array(repeating: Rule.close[0], count: 9)),
            Rule.when(.people(.room(1), .none), holdsFor: -1), Rule.when(.people(.room(1), .none), offFor: 86_401),
            Rule.when(.people(.room(1), .init(minimum: 3, limit: 2))), Rule.when(.people(.room(1), .init())),
            Rule.when(.weather(.wind, .above(.nan))), Rule.when(.time(.wall(0), [])),
            Rule.when(.people(.room(1), .none), if: .all([])),
            Rule.when(
                .people(.room(1), .none), if: .not(.not(.not(.not(.not(.condition(condition))))))),
        ]
        for rule in rules {
            #expect(throws: Rule.Problem.self) { try rule.validate() }
        }
    }
}

@Suite("Rules that start each other") struct RuleCycleTests {
    private func link(
        _ id: Int64, hears device: Int64, sets other: Int64, _ property: String? = "on",
        _ value: PropertyValue? = .bool(true)
    ) -> RuleLink {
        let rule = Rule(
            when: [Condition(.device(device, property: "on", .equals(.bool(true))))],
            then: [.init(device: other, command: "on")])
        return RuleLink(id, rule) { _ in .init(property: property, value: value) }
    }

    @Test("A cycle over three devices is found, with its path")
    func three() {
        let links = [link(1, hears: 1, sets: 2), link(2, hears: 2, sets: 3), link(3, hears: 3, sets: 1)]
        #expect(RuleCycle.path(from: 3, among: links) == [3, 1, 2, 3])
        #expect(RuleCycle.path(from: 3, among: Array(links.dropFirst())) == nil)
    }

    @Test("A rule that sets what it waits for starts itself; another property, or another value, does not")
    func itself() {
        #expect(RuleCycle.path(from: 1, among: [link(1, hears: 1, sets: 1)]) == [1, 1])
        #expect(RuleCycle.path(from: 1, among: [link(1, hears: 1, sets: 1, "level")]) == nil)
        #expect(RuleCycle.path(from: 1, among: [link(1, hears: 1, sets: 1, "on", .bool(false))]) == nil)
        #expect(RuleCycle.path(from: 1, among: [link(1, hears: 1, sets: 1, "on", nil)]) == [1, 1])
        #expect(RuleCycle.path(from: 1, among: [link(1, hears: 1, sets: 1, nil, nil)]) == [1, 1])
    }

    @Test("What moves changes more than it sets; that a rule closes what stands open is no cycle")
    func movement() throws {
        let door = try shipped("garage_door")
        func link(_ id: Int64, hears device: Int64, _ property: String, closes other: Int64) throws -> RuleLink {
            let rule = Rule(
                when: [Condition(.device(device, property: property, .above(0)))],
                then: [.init(device: other, command: "close")])
            let asked = AskedCommand(try #require(door.command("close")))
            return RuleLink(id, rule) { _ in .init(asked, of: door) }
        }
        let links = [try link(1, hears: 1, "position", closes: 2), try link(2, hears: 2, "position", closes: 1)]
        #expect(RuleCycle.path(from: 2, among: links) == [2, 1, 2])
        #expect(RuleCycle.path(from: 1, among: [try link(1, hears: 1, "position", closes: 1)]) == nil)
        let sensors = [try link(1, hears: 1, "sensor_works", closes: 2), links[1]]
        #expect(RuleCycle.path(from: 1, among: sensors) == nil)
    }

    @Test("Two rules that undo each other are a cycle")
    func undoing() {
        let high = Rule(
            when: [Condition(.device(7, property: "position", .above(50)))], then: [.init(device: 7, command: "close")])
        let low = Rule(
            when: [Condition(.device(7, property: "position", .below(10)))], then: [.init(device: 7, command: "open")])
        let links = [
            RuleLink(1, high) { _ in .init(property: "position", value: .number(0)) },
            RuleLink(2, low) { _ in .init(property: "position", value: .number(100)) },
        ]
        #expect(RuleCycle.path(from: 2, among: links) == [2, 1, 2])
        #expect(RuleCycle.path(from: 1, among: Array(links.prefix(1))) == nil)
    }
}

@Suite("Who is in which room") struct RoomCountsTests {
    @Test("People are counted where they are, and where they were last")
    func counts() {
        var counts = RoomCounts()
        #expect(counts.take(1, .present(room: 5)) == [5])
        #expect(counts.take(2, .present(room: 5)) == [5])
        #expect(counts.take(1, .present(room: 5)) == [])
        #expect(counts.take(1, .present(room: 6)) == [5, 6])
        #expect(counts.take(2, .unknown(lastRoom: 5)) == [5])
        #expect(counts[5] == (0, 1) && counts[6] == (1, 0))
        #expect(counts.take(2, .unknown(lastRoom: nil)) == [])
        #expect(counts.take(2, .left) == [5])
        #expect(counts.take(1, nil) == [6])
        #expect(counts[5] == (0, 0) && counts[6] == (0, 0))
    }
}
