import Dispatch
import Foundation
import Logging
import Postgres
import Presence
import Store

/// What this server knows of the building: kept up on every server, so that one which takes the engine over need not
/// learn first.
actor BuildingPlan {
    private let pool: ConnectionPool
    private let logger: Logger
    private var newest: Furnishing?
    private var loading: Task<Furnishing, any Error>?
    /// What the record teaches where no survey does.
    private var teaching = SelfTeaching(placement: [:])

    init(pool: ConnectionPool, logger: Logger) {
        self.pool = pool
        self.logger = logger
    }

    /// The rooms whose sound was learned from surveys.
    var learnedRooms: Set<Int64> { newest.flatMap { $0.isSurveyed ? $0.building.map?.rooms : nil } ?? [] }

    /// The building as the database has it now. Learning from a long survey takes seconds.
    func current() async throws -> Furnishing {
        if let loading { return try await loading.value }
        let task = Task { try await load() }
        loading = task
        defer { loading = nil }
        return try await task.value
    }

    private func load() async throws -> Furnishing {
        if let newest, try await BuildingState.version(pool) == newest.version { return newest }
        let state = try await BuildingState.load(pool)
        let map = await Self.aside { Self.map(state) }
        let furnishing = Furnishing(
            version: state.version, lesson: 0, building: Building(doors: state.doors, map: map),
            isSurveyed: map != nil, standsSince: state.standsSince)
        logger.info(
            "The engine's view of the building is up to date.",
            metadata: [
                "doors": "\(state.doors.count)", "walks": "\(state.walks.count)",
                "learned_rooms": "\(map?.rooms.count ?? 0)",
            ])
        teaching = SelfTeaching(placement: state.placement)
        newest = furnishing
        return furnishing
    }

    private static func map(_ state: BuildingState) -> SoundMap? {
        guard let survey = state.survey else { return nil }
        let map = SoundMap.learned(from: survey, placement: state.placement, doors: state.doors)
        return state.hasWalking ? map : map?.atUsualPace()
    }

    /// Takes in seconds of which the record of that building is sure. They teach how rooms sound where no survey does.
    func learn(_ lessons: [Survey.Second], version: Int64) async {
        guard !lessons.isEmpty, let known = newest, known.version == version, !known.isSurveyed else { return }
        teaching.add(lessons)
        let teaching = teaching
        let map = await Self.aside { teaching.map() }
        guard let map, let now = newest, now.version == version else { return }
        newest = now.taught(map)
    }

    /// Not on a thread that requests need.
    private static func aside<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .utility).async { continuation.resume(returning: work()) }
        }
    }
}
