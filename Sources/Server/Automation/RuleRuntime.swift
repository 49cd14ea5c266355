import Devices
import Foundation
import Postgres
import Store

/// Everything that the owner of the engine knows about rules and schedules: read once when it became the owner, and
/// then kept up to date by notifications of the database. After an error it is discarded and read again from the
/// beginning.
struct RuleRuntime {
    /// The interval between two checks of scanners and settings, in seconds.
    private static let interval = 1.0
    /// The interval between two complete reads, in seconds: a notification may have been missed, and none is sent for
    /// people who were erased.
    private static let longDelay = 30.0
    private static let pageSize = 500

    let fence: Int64
    private let points: ConnectionPool
    private(set) var book: RuleRegistry
    private(set) var rules: [Int64: StoredRule] = [:]
    private(set) var schedules = ScheduleRuntime()
    /// The requirements of schedules, by schedule.
    private var requirements: [Int64: Requirement] = [:]
    /// The newest change of whereabouts that was applied.
    private(set) var change: Int64
    private var view: RoomView
    private var settings: Int64
    private var lookedAt: Date
    private var readAt: Date
    /// Firings of rules that are not carried out yet.
    private(set) var firings: [Firing] = []
    /// Rules that start again, so they are no longer stopped.
    private var begun: [Int64] = []
    /// The states that are stored in the database, by the id in the registry, and when they were last written.
    private var saved: [Int64: RuleState] = [:]
    private var savedAt: Date

    /// Reads everything.
    init(fence: Int64, _ points: ConnectionPool, at now: Date) async throws {
        (self.fence, self.points) = (fence, points)
        let kept = try await RuleFacts(points).progress()
        let loaded = try await RuleSources.load(points, at: now)
        (book, view, settings) = (RuleRegistry(loaded.surroundings), loaded.view, loaded.settings)
        (lookedAt, readAt, savedAt, change) = (now, now, now, loaded.change)
        let disturbed = try await RuleFacts(points).disturbed(after: kept)
        try await readRules(disturbed: disturbed, at: now)
        try await readSchedules(disturbed: disturbed, at: now)
    }

    /// Applies what is new, and advances the time.
    mutating func refresh(_ news: RuleChanges, at now: Date) async throws {
        let isLongAgo = now.timeIntervalSince(readAt) >= Self.longDelay || news.isAll
        if now.timeIntervalSince(lookedAt) >= Self.interval || isLongAgo { try await look(at: now) }
        if isLongAgo {
            readAt = now
            try await readBeliefs(at: now)
        } else if news.isWhereabouts {
            try await readChanges(at: now)
        }
        if isLongAgo || !news.devices.isEmpty {
            for device in try await RuleFacts(points).devices(isLongAgo ? nil : Array(news.devices)) {
                take(device.inputs, at: now)
            }
        }
        if isLongAgo || news.tables.contains("weather_report") { try await readWeather(at: now) }
        if isLongAgo || news.tables.contains("rule") { try await readRules(at: now) }
        if isLongAgo || news.tables.contains("schedule") { try await readSchedules(at: now) }
        firings += book.advance(to: now)
    }

    private mutating func take(_ inputs: [RuleInput], at now: Date) {
        for input in inputs { firings += book.take(input, at: now) }
    }

    /// Reads which scanners listen, and the settings.
    private mutating func look(at now: Date) async throws {
        lookedAt = now
        take(view.take(try await RuleFacts(points).rooms(at: now)), at: now)
        let read = try await SiteSettings.readVersioned(points)
        guard read.version != settings else { return }
        settings = read.version
        take([.time(SchoolTime(read.settings))], at: now)
        schedules.plan(book.surroundings.time)
    }

    private mutating func readBeliefs(at now: Date) async throws {
        let (beliefs, newest) = try await RuleFacts(points).beliefs()
        change = newest
        take(view.take(beliefs), at: now)
        try await readChanges(at: now)
    }

    private mutating func readChanges(at now: Date) async throws {
        var count = Self.pageSize
        while count == Self.pageSize {
            let changes = try await RuleFacts(points).changes(after: change, limit: Self.pageSize)
            count = changes.count
            change = changes.last?.id ?? change
            take(view.take(changes), at: now)
        }
    }

    private mutating func readWeather(at now: Date) async throws {
        let start = now.addingTimeInterval(-Weather.lifetime)
        let reports = try await WeatherRepository(points).reports(from: start)
        take(reports.map { .weather($0.source, $0.report) }, at: now)
    }
}

extension RuleRuntime {
    /// Reads rules that were created, changed or deleted.
    private mutating func readRules(disturbed: [Int64: Date] = [:], at now: Date) async throws {
        let stored = try await RuleRepository(points).all()
        let wanted = Dictionary(stored.filter(\.isEnabled).map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        for id in rules.keys where wanted[id] == nil {
            book.remove(id)
            saved[id] = nil
        }
        for rule in stored where rule.isEnabled && rules[rule.id]?.changedAt != rule.changedAt {
            saved[rule.id] = rule.state
            if rule.stoppedAt == nil { begun.append(rule.id) }
            let state = rule.state ?? RuleState(begunAt: rule.changedAt)
            firings += book.put(rule.id, rule.rule, state, disturbed: disturbed, at: now)
        }
        rules = wanted
    }

    /// Reads schedules. The requirement of a schedule is in the registry as a rule that is never triggered, under its
    /// negative id.
    private mutating func readSchedules(disturbed: [Int64: Date] = [:], at now: Date) async throws {
        let stored = try await ScheduleRepository(points).enabled()
        let wanted = Dictionary(
            stored.compactMap { schedule in schedule.order.requirement.map { (schedule.id, $0) } },
            uniquingKeysWith: { $1 })
        for id in requirements.keys where wanted[id] == nil {
            book.remove(-id)
            saved[-id] = nil
        }
        for schedule in stored {
            guard let requirement = wanted[schedule.id], requirements[schedule.id] != requirement else { continue }
            saved[-schedule.id] = schedule.state
            let rule = Rule(when: [], requirement: requirement, then: [])
            _ = book.put(-schedule.id, rule, schedule.state, disturbed: disturbed, at: now)
        }
        requirements = wanted
        schedules = ScheduleRuntime(stored, book.surroundings.time)
    }

    /// Returns whether the progress has to be written, even though the states are unchanged.
    func isDue(at now: Date) -> Bool {
        !(rules.isEmpty && requirements.isEmpty) && now.timeIntervalSince(savedAt) >= Self.longDelay
    }

    /// The states that are not stored in the database yet, by the id in the registry.
    var unsaved: [Int64: RuleState] {
        (Array(rules.keys) + requirements.keys.map { -$0 }).reduce(into: [:]) { states, id in
            if let state = book.state(of: id), state != saved[id] { states[id] = state }
        }
    }

    /// Returns the same states in the form in which they are stored.
    func memory(_ states: [Int64: RuleState]) -> RuleMemory {
        var memory = RuleMemory()
        for (id, state) in states.sorted(by: { $0.key < $1.key }) {
            if let rule = rules[id] { memory.rules.append((id, rule.changedAt, state)) }
            if let requirement = requirements[-id] { memory.schedules.append((-id, requirement, state)) }
        }
        return memory
    }

    mutating func takeBegun() -> [Int64] {
        defer { begun = [] }
        return begun
    }

    /// Records that everything was written.
    mutating func settle(
        _ states: [Int64: RuleState], _ dues: [(schedule: StoredSchedule, dues: [Schedule.Due])], at now: Date
    ) {
        savedAt = now
        firings = []
        saved.merge(states) { $1 }
        schedules.settle(dues)
    }
}
