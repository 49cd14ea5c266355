import Concurrency
import Dispatch
import Logging
import Postgres
import Presence
import Store

/// This server's knowledge of the building. Every server keeps it up to date, so that a server that takes over the
/// engine need not learn first.
///
/// The engine gets the doors, the leave times, the places of the scanners and the results of surveys. Each change
/// increments one version in the database, which every server reads once a second, so that the owner gets changes that
/// were made on any server. A scanner's rooms are kept with their times, and so are those of a beacon that was moved: a
/// sighting counts for the room in which it was heard. A node that is registered again is recognized by its spool.
actor BuildingPlan {
    private let pool: ConnectionPool
    private let logger: Logger
    private var newest: EngineModel?
    private var loading: Task<EngineModel, any Error>?
    /// What the record teaches for rooms without surveys.
    private var teaching = SelfTraining(placement: [:])
    /// Whether lessons were added that its map does not contain yet.
    private var hasLessons = false
    private var loudness = LoudnessTracker()

    init(pool: ConnectionPool, logger: Logger) {
        self.pool = pool
        self.logger = logger
    }

    /// The rooms whose fingerprints were learned from surveys.
    var learnedRooms: Set<Int64> { newest?.surveyed ?? [] }

    /// The scanners that contradict the surveys in use.
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
        let (survey, strays) = await Self.aside.run {
            (Self.survey(state), state.survey?.misplacedReceivers(state.placement) ?? [])
        }
        let surveyed = survey?.map.rooms ?? []
        let fresh = SelfTraining(placement: state.placement, survey: survey)
        // Doors affect which seconds the record is sure of.
        let goesOn = newest?.building.doors == state.doors && fresh.isAlike(teaching)
        let before = goesOn ? newest : nil
        if before == nil { (teaching, hasLessons) = (fresh, false) }
        // Not earlier: until now the record may have been compared with the previous surveys.
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
        // A survey is long, so it is kept only if it is used together with lessons.
        if !teaching.wantsLessons { teaching = SelfTraining(placement: [:]) }
        newest = engineModel
        return engineModel
    }

    private static func survey(_ state: BuildingState) -> CheckedSurvey? {
        let survey = state.survey.flatMap { CheckedSurvey($0, placement: state.placement, doors: state.doors) }
        return state.hasWalking ? survey : survey?.atUsualPace()
    }

    /// Loads the stored loudness of badges that this server has not measured: at its start, and when it takes over from
    /// another server that has measured them.
    func recallLoudness() async throws {
        loudness.recall(try await RecordRepository(pool).loudness())
    }

    /// The loudness estimates that are not in the database yet.
    var unstoredLoudness: [Int64: LevelOffset.Estimate] { loudness.unstored }

    /// Marks these estimates as stored in the database.
    func store(_ stored: [Int64: LevelOffset.Estimate]) {
        loudness.store(stored)
    }

    /// Adds findings from the record of that building: how loud badges are, and seconds whose room is certain. These
    /// teach the fingerprints of rooms with little or no survey.
    /// - Parameter since: the version with which the record began to teach it.
    func add(_ found: RecordFindings, taughtSince since: Int64) {
        guard newest?.taughtSince == since else { return }
        // Loudness comes first, so that a louder badge teaches the fingerprint of other badges.
        loudness.add(found.loudness)
        if teaching.add(found.lessons, offsets: loudness.decibels) { hasLessons = true }
    }

    /// Learns from the findings that were added.
    func learn() async {
        guard let since = newest?.taughtSince else { return }
        let map = hasLessons ? await lessonsLearned() : nil
        guard let now = newest, now.taughtSince == since else { return }
        newest = now.taught(map ?? now.building.map, loudness: loudness.decibels)
    }

    private func lessonsLearned() async -> RadioMap? {
        hasLessons = false
        let teaching = teaching
        return await Self.aside.run { teaching.map() }
    }

    /// The threads that requests do not need.
    private static let aside = DispatchQueue.global(qos: .utility)
}
