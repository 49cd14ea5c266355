import Devices
import Foundation
import Postgres
import Store

/// Reads everything that rules depend on from the database.
enum RuleSources {
    struct Loaded {
        let surroundings: Surroundings
        let view: RoomView
        /// The version of the settings.
        let settings: Int64
        /// The newest change of whereabouts that is certainly included.
        let change: Int64
    }

    static func load(_ database: some Querying, at now: Date) async throws -> Loaded {
        let facts = RuleFacts(database)
        let (settings, version) = try await SiteSettings.readVersioned(database)
        var surroundings = Surroundings(time: SchoolTime(settings))
        var view = RoomView()
        _ = view.take(try await facts.rooms(at: now))
        let (beliefs, change) = try await facts.beliefs()
        _ = view.take(beliefs)
        surroundings.zones = view.zones
        for id in view.rooms.keys { surroundings.rooms[id] = view.room(id) }
        let start = now.addingTimeInterval(-Weather.lifetime)
        for (source, report) in try await WeatherRepository(database).reports(from: start) {
            surroundings.take(.weather(source, report))
        }
        for device in try await facts.devices() { device.inputs.forEach { surroundings.take($0) } }
        return Loaded(surroundings: surroundings, view: view, settings: version, change: change)
    }
}
