import Devices
import Foundation
import Testing

/// Room 1 with one scanner that listens, device 7; all times in seconds after nine o'clock of a Monday in UTC.
struct Scene {
    var book: RuleRegistry
    static let nine = Date(timeIntervalSince1970: 1_767_603_600)

    init(rooms: [Int64: Surroundings.Room] = [1: .init(scanners: 1, listening: 1)]) {
        let hours = Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, 420..<1_080) })
        var surroundings = Surroundings(time: SchoolTime(timeZone: .gmt, lawfulHours: hours))
        surroundings.rooms = rooms
        surroundings.zones = [5: Set(rooms.keys)]
        surroundings.devices = [7: .init(isConnected: true, properties: ["position": .number(0)])]
        book = RuleRegistry(surroundings)
    }

    static func instant(_ seconds: Double) -> Date { nine.addingTimeInterval(seconds) }

    mutating func put(_ rule: Rule, id: Int64 = 1, _ state: RuleState? = nil, at seconds: Double = 0) -> [Firing] {
        book.put(id, rule, state, at: Self.instant(seconds))
    }

    mutating func room(
        _ id: Int64 = 1, present: Int = 0, unknown: Int = 0, listening: Int = 1, at seconds: Double
    ) -> [Firing] {
        let room = Surroundings.Room(present: present, unknown: unknown, scanners: 1, listening: listening)
        return book.take(.room(id, room), at: Self.instant(seconds))
    }

    mutating func device(
        _ properties: DeviceProperties, isConnected: Bool = true, causes: [Int64] = [], at seconds: Double
    ) -> [Firing] {
        let device = Surroundings.Device(isConnected: isConnected, properties: properties)
        return book.take(.device(7, device, causes: causes), at: Self.instant(seconds))
    }

    mutating func advance(to seconds: Double) -> [Firing] { book.advance(to: Self.instant(seconds)) }
}

extension Rule {
    static let close = [Order(device: 7, command: "close")]

    static func when(
        _ subject: Condition.Subject, holdsFor: Int = 0, offFor: Int = 0, if requirement: Requirement? = nil,
        whenUnknown: WhenUnknown = .hold
    ) -> Rule {
        Rule(
            when: [Condition(subject, holdsFor: holdsFor, offFor: offFor)], requirement: requirement, then: close,
            whenUnknown: whenUnknown)
    }
}

private let empty = Condition.Subject.people(.room(1), .none)
private let occupied = Condition.Subject.people(.room(1), .some)

@Suite("Rules about rooms") struct RoomRuleTests {
    @Test("A room that is empty for ten minutes starts the rule once, and again after somebody was there")
    func emptyForTenMinutes() {
        var scene = Scene()
        #expect(scene.put(.when(empty, holdsFor: 600)).isEmpty)
        #expect(scene.book.wakesAt == Scene.instant(600))
        #expect(scene.advance(to: 599).isEmpty)
        let firings = scene.advance(to: 600.3)
        #expect(firings.map(\.verdict) == [.run(Rule.close)])
        #expect(firings.map(\.at) == [Scene.instant(600)])
        #expect(scene.advance(to: 3_000).isEmpty)
        #expect(scene.room(present: 1, at: 3_001).isEmpty)
        #expect(scene.room(at: 3_002).isEmpty)
        #expect(scene.advance(to: 3_601).isEmpty)
        #expect(scene.advance(to: 3_602).count == 1)
    }

    @Test("Somebody who comes in between begins the time anew")
    func interrupted() {
        var scene = Scene()
        _ = scene.put(.when(empty, holdsFor: 600))
        _ = scene.room(present: 1, at: 300)
        _ = scene.room(at: 310)
        #expect(scene.advance(to: 909).isEmpty)
        #expect(scene.advance(to: 910).count == 1)
    }

    @Test("A room whose scanner is dead is never empty", arguments: [0, 30])
    func deadScanner(holdsFor: Int) {
        var scene = Scene(rooms: [1: .init(scanners: 2, listening: 1)])
        #expect(scene.put(.when(empty, holdsFor: holdsFor)).isEmpty)
        #expect(scene.advance(to: 7_200).isEmpty)
        #expect(scene.book.explain(1, at: Scene.instant(7_200))?.lines.map(\.missing) == [[.listening(room: 1)]])
    }

    @Test("The time begins anew when the scanner listens again")
    func scannerBack() {
        var scene = Scene()
        _ = scene.put(.when(empty, holdsFor: 60))
        _ = scene.room(listening: 0, at: 50)
        #expect(scene.advance(to: 100).isEmpty)
        _ = scene.room(at: 110)
        #expect(scene.advance(to: 169).isEmpty)
        #expect(scene.advance(to: 170).count == 1)
    }

    @Test("While it is unknown, a rule that is on stays so and does not start again")
    func unknownHolds() {
        var scene = Scene()
        #expect(scene.put(.when(empty)).count == 1)
        #expect(scene.room(listening: 0, at: 10).isEmpty)
        #expect(scene.room(at: 20).isEmpty)
        #expect(scene.room(unknown: 1, at: 30).isEmpty)
        #expect(scene.room(at: 40).isEmpty)
    }

    @Test("A room without a scanner is never empty")
    func noScanner() {
        var scene = Scene(rooms: [1: .init()])
        #expect(scene.put(.when(empty)).isEmpty)
        #expect(scene.book.explain(1, at: Scene.nine)?.lines.map(\.missing) == [[.scanner(room: 1)]])
    }

    @Test("Who is unknown and was last here may be here")
    func unknownPerson() {
        var scene = Scene(rooms: [1: .init(unknown: 2, scanners: 1, listening: 1)])
        #expect(scene.put(.when(empty)).isEmpty)
        let line = scene.book.explain(1, at: Scene.nine)?.lines.first
        #expect(line?.found == .unknown && line?.missing == [.people(room: 1, count: 2)])
    }

    @Test("Outside lawful hours nothing is known of rooms, and it is known again when they begin")
    func lawfulHours() {
        var scene = Scene()
        // From 18:00 to 07:00 the next day.
        #expect(scene.put(.when(empty, holdsFor: 60), at: 9 * 3_600 - 30).isEmpty)
        #expect(scene.advance(to: 22 * 3_600 + 59).isEmpty)
        #expect(scene.advance(to: 22 * 3_600 + 60).map(\.at) == [Scene.instant(22 * 3_600 + 60)])
    }

    @Test("A room is occupied even where a scanner is dead, as soon as somebody is seen")
    func occupiedThough() {
        var scene = Scene(rooms: [1: .init(scanners: 1)])
        #expect(scene.put(.when(occupied)).isEmpty)
        #expect(scene.room(present: 1, listening: 0, at: 1).count == 1)
    }

    @Test("A zone is empty only when all its rooms are")
    func zone() {
        var scene = Scene(rooms: [1: .init(scanners: 1, listening: 1), 2: .init(present: 1, scanners: 1, listening: 1)])
        #expect(scene.put(.when(.people(.zone(5), .none))).isEmpty)
        #expect(scene.room(2, listening: 0, at: 1).isEmpty)
        #expect(scene.room(2, at: 2).count == 1)
    }

    @Test("Counts say yes and no only where it is certain")
    func counts() {
        var scene = Scene(rooms: [1: .init(present: 3, unknown: 2, scanners: 1, listening: 1)])
        let ranges: [(Condition.Range, Truth)] = [
            (.init(minimum: 3), .yes), (.init(minimum: 4), .unknown), (.init(minimum: 6), .no), (.init(limit: 5), .yes),
            (.init(limit: 4), .unknown), (.init(limit: 2), .no), (.init(minimum: 2, limit: 5), .yes),
        ]
        for (range, truth) in ranges {
            #expect(scene.book.surroundings.finding(on: .people(.room(1), range), at: Scene.nine).truth == truth)
        }
        _ = scene.room(present: 3, listening: 0, at: 1)
        let surroundings = scene.book.surroundings
        #expect(surroundings.finding(on: .people(.room(1), .init(limit: 5)), at: Scene.nine).truth == .unknown)
        #expect(surroundings.finding(on: .people(.room(1), .init(limit: 2)), at: Scene.nine).truth == .no)
    }

    @Test("A short absence within off_for is none")
    func offFor() {
        var scene = Scene()
        _ = scene.put(.when(occupied, offFor: 60))
        #expect(scene.room(present: 1, at: 1).count == 1)
        _ = scene.room(at: 10)
        #expect(scene.room(present: 1, at: 69).isEmpty)
        _ = scene.room(at: 100)
        _ = scene.advance(to: 160)
        #expect(scene.room(present: 1, at: 161).count == 1)
    }

    @Test("A room that is gone is not known")
    func gone() {
        var scene = Scene()
        _ = scene.put(.when(empty, holdsFor: 5))
        #expect(scene.book.take(.room(1, nil), at: Scene.instant(1)).isEmpty)
        #expect(scene.advance(to: 10).isEmpty)
        #expect(scene.book.explain(1, at: Scene.instant(10))?.lines.map(\.missing) == [[.place(1)]])
    }
}

@Suite("Rules after another server took over") struct RuleTakeoverTests {
    @Test("What was found before goes on, with the same cause")
    func goesOn() throws {
        var first = Scene()
        let rule = Rule.when(empty, holdsFor: 600)
        _ = first.put(rule)
        let state = try JSONDecoder().decode(
            RuleState.self, from: JSONEncoder().encode(try #require(first.book.state(of: 1))))
        var second = Scene()
        #expect(second.put(rule, state, at: 590).isEmpty)
        let firings = second.advance(to: 600)
        #expect(firings.count == 1)
        #expect(firings.map(\.cause) == first.advance(to: 600).map(\.cause))
    }

    @Test("What started before does not start again")
    func onStaysOn() throws {
        var first = Scene()
        let rule = Rule.when(empty)
        #expect(first.put(rule).count == 1)
        var second = Scene()
        #expect(second.put(rule, first.book.state(of: 1), at: 5).isEmpty)
    }

    @Test("Somebody who came and went meanwhile begins the time anew")
    func disturbed() {
        var first = Scene()
        let rule = Rule.when(empty, holdsFor: 600)
        _ = first.put(rule)
        var second = Scene()
        let disturbed = [Int64(1): Scene.instant(495), 9: Scene.instant(699)]
        #expect(second.book.put(1, rule, first.book.state(of: 1), disturbed: disturbed, at: Scene.instant(700)).isEmpty)
        #expect(second.advance(to: 1_094).isEmpty)
        #expect(second.advance(to: 1_095).count == 1)
    }
}
