import Devices
import Foundation
import Postgres
import Store

/// Replays a rule over the recorded past: the whereabouts as they were shown, which scanners listened, the weather, and
/// what devices reported when their commands ended.
struct RulePast {
    private struct Event {
        let at: Date
        let input: Input

        enum Input {
            case rule(RuleInput)
            case people(RuleFacts.Change)
            /// A change of the number of scanners in a room, and of those that listen there.
            case scanners(room: Int64, stand: Int, listen: Int)
        }
    }

    private let database: any Querying
    private let now: Date

    init(_ database: any Querying, now: Date) {
        (self.database, self.now) = (database, now)
    }

    func play(_ rule: Rule, from start: Date, through end: Date) async throws -> [Firing] {
        let history = RuleHistory(database)
        let places = try await RuleFacts(database).rooms(at: now)
        let scanners = try await history.listening(from: start, through: end, now: now)
        var counts = Counts(places, try await history.beliefs(at: start))
        let events = try await events(from: start, through: end)
        let ordered = (events + scanners.flatMap { Self.events(of: $0, through: end) }).sorted { $0.at < $1.at }
        for event in ordered.prefix(while: { $0.at <= start }) { _ = counts.take(event.input) }
        var trial = RuleTrial(rule, in: try await surroundings(counts, at: start), from: start)
        for event in ordered.drop(while: { $0.at <= start }) {
            for input in counts.take(event.input) { trial.take(input, at: event.at) }
        }
        trial.advance(to: end)
        return trial.firings
    }

    private func surroundings(_ counts: Counts, at start: Date) async throws -> Surroundings {
        var surroundings = Surroundings(time: SchoolTime(try await SiteSettings.read(database)))
        (surroundings.rooms, surroundings.zones) = (counts.rooms, counts.zones)
        let before = start.addingTimeInterval(-Weather.lifetime)
        for (source, report) in try await WeatherRepository(database).reports(from: before, through: start) {
            surroundings.take(.weather(source, report))
        }
        return surroundings
    }

    private func events(from start: Date, through end: Date) async throws -> [Event] {
        let history = RuleHistory(database)
        let people = try await RuleFacts(database).changes(from: start, through: end)
        let weather = try await WeatherRepository(database).reports(from: start, through: end)
        let devices = try await history.devices(from: start, through: end)
        return people.map { Event(at: $0.at, input: .people($0)) }
            + weather.map { Event(at: $0.report.at, input: .rule(.weather($0.source, $0.report))) }
            + devices.map { device in
                let known = Surroundings.Device(isConnected: true, properties: device.properties)
                return Event(at: device.at, input: .rule(.device(device.device, known, causes: [])))
            }
    }

    /// Returns the events of a scanner in a room: it is placed there, and listens except in its pauses.
    private static func events(of stand: RuleHistory.Listening, through end: Date) -> [Event] {
        func event(_ at: Date, _ stands: Int, _ listens: Int) -> Event {
            Event(at: at, input: .scanners(room: stand.room, stand: stands, listen: listens))
        }
        let until = stand.until ?? .distantFuture
        let pauses = stand.pauses.map { $0.clamped(to: stand.since..<max(until, stand.since)) }.filter { !$0.isEmpty }
        return [event(stand.since, 1, 1), event(until, -1, -1)].filter { $0.at <= end }
            + pauses.flatMap { [event($0.lowerBound, 0, -1), event($0.upperBound, 0, 1)] }.filter { $0.at <= end }
    }
}

extension RulePast {
    /// The rooms as they were at one moment.
    private struct Counts {
        private(set) var rooms: [Int64: Surroundings.Room]
        let zones: [Int64: Set<Int64>]
        private var people = RoomCounts()

        init(_ places: [RuleFacts.Room], _ beliefs: [(person: Int64, belief: RoomCounts.Belief)]) {
            rooms = Dictionary(places.map { ($0.id, Surroundings.Room()) }, uniquingKeysWith: { $1 })
            zones = Dictionary(grouping: places, by: \.zone).mapValues { Set($0.map(\.id)) }
            for (person, belief) in beliefs { count(people.take(person, belief)) }
        }

        /// Applies an event; returns the inputs that a rule gets from it.
        mutating func take(_ input: Event.Input) -> [RuleInput] {
            switch input {
            case .rule(let input): return [input]
            case .people(let change):
                let touched = people.take(change.person, change.belief)
                count(touched)
                return touched.sorted().compactMap { id in rooms[id].map { .room(id, $0) } }
            case .scanners(let id, let stand, let listen):
                rooms[id]?.scanners += stand
                rooms[id]?.listening += listen
                return rooms[id].map { [.room(id, $0)] } ?? []
            }
        }

        private mutating func count(_ touched: Set<Int64>) {
            for id in touched {
                guard var room = rooms[id] else { continue }
                (room.present, room.unknown) = people[id]
                rooms[id] = room
            }
        }
    }
}
