import Foundation
import Phrases
import Store
import Vocabulary
import Wire

enum OccupancyHandlers {
    /// The maximum number of instants, over all rooms.
    private static let limit = 2_000
    private static let day = 86_400

    static func get(_ arguments: GetOccupancy, _ context: HandlerContext) async throws -> GetOccupancy.Reply {
        let zone = try Check.text(arguments.zoneName, "zone_name", limit: 100)
        let room = try Check.text(arguments.roomNumber, "room_number", limit: 45)
        let step = try Check.range(arguments.step, "step", 1...day)
        let repository = OccupancyRepository(context.services.pool)
        let places: [OccupancyRepository.Place]
        switch (zone, room) {
        case (let zone?, nil): places = try await repository.places(ofZone: zone)
        case (nil, let room?): places = [try await repository.place(numbered: room)]
        default: throw Refusal(.badArguments, .eitherArgumentNeeded("zone_name", "room_number"))
        }
        let instants = try instants(arguments, step: step ?? (zone == nil ? 300 : 3_600), context)
        guard places.count * instants.count <= limit else { throw tooMany(places.count * instants.count) }
        let visibility = try await context.visibility()
        let counts = try await context.inTurn {
            try await repository.counts(in: places, at: instants, visibleTo: visibility)
        }
        try await context.audit(.lookedAtOccupancy, details(zone, room))
        let rooms = zip(places, counts).filter { place, count in
            room != nil || visibility.showsAll(in: place.zone) || !(count.then + [count.now]).allSatisfy(\.isZero)
        }
        return GetOccupancy.Reply(
            at: context.now, rooms: rooms.map { OccupancyRecord($0, now: $1.now, then: $1.then, instants) })
    }

    private static func instants(
        _ arguments: GetOccupancy, step: Int, _ context: HandlerContext
    ) throws -> OccupancyRepository.Instants {
        try WhereaboutsHandlers.checkSpan(arguments.from, arguments.to, context)
        let to = min(arguments.to ?? context.now, context.now)
        let from = arguments.from ?? to.addingTimeInterval(-Double(day))
        let count = Int(to.timeIntervalSince(from) / Double(step)) + 1
        return OccupancyRepository.Instants(first: from, step: step, count: count)
    }

    private static func tooMany(_ count: Int) -> Refusal {
        Refusal(
            .badArguments, .tooManyInstants(count, limit)
        )
    }

    private static func details(_ zone: String?, _ room: String?) -> [String: String] {
        var details: [String: String] = [:]
        (details["zone_name"], details["room_number"]) = (zone, room)
        return details
    }
}

extension OccupancyRepository.Count {
    fileprivate var isZero: Bool { present == 0 && unknown == 0 }
}

extension OccupancyRecord {
    fileprivate init(
        _ place: OccupancyRepository.Place, now: OccupancyRepository.Count, then: [OccupancyRepository.Count],
        _ instants: OccupancyRepository.Instants
    ) {
        self.init(
            roomNumber: place.number, zoneName: place.zone, present: now.present, unknown: now.unknown,
            series: then.enumerated().map {
                OccupancyPoint(at: instants[$0.offset], present: $0.element.present, unknown: $0.element.unknown)
            })
    }
}
