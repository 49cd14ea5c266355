import Dispatch
import Foundation
import Logging
import Postgres
import Presence
import Store

/// What this server knows of the building: kept up on every server, so that one which takes the engine over need not
/// learn first.
///
/// The engine is given doors, leave times, where scanners stand and what surveys taught. Each change raises one version
/// in the database. Every server reads it once a second, so that the owner is updated a person who made the change. A
/// scanner's rooms are kept with their times, and a beacon's once it was moved: what was heard counts for the room it
/// was heard in then. A node that is registered anew is known by its spool.
actor BuildingPlan {
    private let pool: ConnectionPool
    private let logger: Logger
    private var newest: EngineModel?
    private var loading: Task<EngineModel, any Error>?
    /// What the record teaches where surveys do not.
    private var teaching = SelfTraining(placement: [:])
    /// Whether it took in more than its map says.
    private var hasLessons = false
    private var loudness = LoudnessTracker()

    init(pool: ConnectionPool, logger: Logger) {
        self.pool = pool
        self.logger = logger
    }

    /// The rooms whose sound was learned from surveys.
    var learnedRooms: Set<Int64> { newest?.surveyed ?? [] }

    /// The scanners that do not fit the surveys in use.
    var strayScanners: [Survey.MisplacedReceiver] { newest?.strays ?? [] }

    /// The building as the database has it now. Learning from a long survey takes seconds.
    func current() async throws -> EngineModel {
        if let loading { return try await loading.value }
        let task = Task { try await load() }
        loading = task
        defer { loading = nil }
        return try await task.value
    }

    private func load() async throws -> EngineModel {
        if let newest, try await BuildingState.version(pool) == newest.version { return newest }
        let state = try await BuildingState.load(pool)
        if newest == nil { try await recallLoudness() }
        let (survey, strays) = await Self.aside {
            (Self.survey(state), state.survey?.misplacedReceivers(state.placement) ?? [])
        }
        let surveyed = survey?.map.rooms ?? []
        let fresh = SelfTraining(placement: state.placement, survey: survey)
        // Doors have a say in which seconds the record is sure of.
        let goesOn = newest?.building.doors == state.doors && fresh.isAlike(teaching)
        let before = goesOn ? newest : nil
        if before == nil { (teaching, hasLessons) = (fresh, false) }
        // Not before: meanwhile the record may have been compared with those before.
        if let newest, newest.building.surveys != state.surveys { loudness.forget() }
        let building = Building(
            doors: state.doors, leaveTimes: state.leaveTimes, placement: state.placement, vacatedAt: state.vacatedAt,
            map: before?.building.map ?? survey?.map, surveys: state.surveys, offsets: loudness.decibels)
        let engineModel = EngineModel(
            version: state.version, taughtSince: before?.taughtSince ?? state.version, lesson: 0, building: building,
            judge: teaching.judge(of: building),
            surveyed: surveyed, strays: strays,
            certainties: teaching.certainties, scanners: Set(state.placement.keys),
            surveyedUntil: state.surveyedUntil)
        logger.info(
            "The engine's view of the building is up to date.",
            metadata: [
                "doors": "\(state.doors.count)", "walks": "\(state.walks.count)",
                "learned_rooms": "\(surveyed.count)", "survey_late_s": "\(survey?.lateness ?? 0)",
            ])
        // A survey is long, and kept only where lessons go with it.
        if !teaching.wantsLessons { teaching = SelfTraining(placement: [:]) }
        newest = engineModel
        return engineModel
    }

    private static func survey(_ state: BuildingState) -> CheckedSurvey? {
        let survey = state.survey.flatMap { CheckedSurvey($0, placement: state.placement, doors: state.doors) }
        return state.hasWalking ? survey : survey?.atUsualPace()
    }

    /// Takes up how loud badges are known to be that this server has not looked at: at its start, and when another that
    /// has is followed.
    func recallLoudness() async throws {
        loudness.recall(try await RecordRepository(pool).loudness())
    }

    /// What the database does not have yet of how loud badges are.
    var unstoredLoudness: [Int64: LevelOffset.Estimate] { loudness.unstored }

    /// The database has it now.
    func store(_ stored: [Int64: LevelOffset.Estimate]) {
        loudness.store(stored)
    }

    /// Takes in what the record of that building found: how loud badges are, and seconds of which it is sure. They
    /// teach how rooms sound where no survey does, or hardly.
    /// - Parameter since: the version with which the record began to teach it.
    func add(_ found: RecordFindings, taughtSince since: Int64) {
        guard newest?.taughtSince == since else { return }
        // First, so that a louder badge teaches what others sound like.
        loudness.add(found.loudness)
        if teaching.add(found.lessons, offsets: loudness.decibels) { hasLessons = true }
    }

    /// Learns from what was taken in.
    func learn() async {
        guard let since = newest?.taughtSince else { return }
        let map = hasLessons ? await lessonsLearned() : nil
        guard let now = newest, now.taughtSince == since else { return }
        newest = now.taught(map ?? now.building.map, loudness: loudness.decibels)
    }

    private func lessonsLearned() async -> RadioMap? {
        hasLessons = false
        let teaching = teaching
        return await Self.aside { teaching.map() }
    }

    /// Not on a thread that requests need.
    private static func aside<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .utility).async { continuation.resume(returning: work()) }
        }
    }
}

/// What came of looking through some people's past.
struct RecordFindings: Sendable {
    var stretches: [PersonInterval] = []
    /// The seconds of which is sure who judges without what was learned like that.
    var lessons: [LabelledSecond] = []
    /// How loud the badges are found that were followed.
    var loudness: [LevelOffset.Lesson] = []
}
