public import Foundation

/// Lives through past seconds once more, for the record: what everybody's evidence comes to now that what followed is
/// known too.
///
/// It begins without knowing where anybody was, so it has to begin a while before what it is asked for.
public struct Stretch: Sendable {
    /// What a second said of somebody.
    private struct Word {
        /// The first and the last that was heard.
        let heard: ClosedRange<Date>
        let leaveAfter: Double
        /// The room that their own client named.
        let named: Int64?
        /// By scanner, the mean level in dBm.
        let levels: [Int64: Double]
    }

    private var engine: Engine
    /// By person, what each second said.
    private var trails: [Int64: [TrailStep]] = [:]
    /// By person and second.
    private var words: [Int64: [Date: Word]] = [:]
    private let clientSilentAfter: Double

    public init(building: Building, startedAt: Date) {
        var settings = EngineSettings()
        settings.keepsTrail = true
        clientSilentAfter = settings.clientSilentAfter
        engine = Engine(settings: settings, building: building, startedAt: startedAt)
    }

    /// Takes in what was heard in the second before `now`.
    /// - Parameter scanners: those that listened; of the others nothing is known.
    public mutating func second(until now: Date, scanners: some Sequence<Int64>, heard: [Observation]) {
        var draft = engine.draft()
        for scanner in scanners { draft.contact(scanner: scanner, at: now, completeThrough: now) }
        for (person, observations) in Dictionary(grouping: heard, by: \.person).sorted(by: { $0.key < $1.key }) {
            let ranged = observations.filter { $0.link.scanner == nil }
            if !ranged.isEmpty { draft.observe(client: person, hears: ranged, at: now) }
            for observation in observations where observation.link.scanner != nil {
                draft.observe(observation, at: now)
            }
        }
        _ = draft.decideOnTouched(at: now)
        for (person, step) in draft.trail { trails[person, default: []].append(step) }
        engine.keep((consume draft).finish())
        note(heard, at: now)
    }

    private mutating func note(_ heard: [Observation], at now: Date) {
        for (person, observations) in Dictionary(grouping: heard, by: \.person) {
            let times = observations.map(\.heardAt)
            guard let first = times.min(), let last = times.max(),
                let leaveAfter = observations.map(\.leaveAfter).max()
            else { continue }
            let isRanged = observations.contains { $0.link.scanner == nil }
            let whereabouts = engine.whereabouts(of: person)
            let word = whereabouts?.state == .present && whereabouts?.link?.scanner == nil ? whereabouts?.room : nil
            words[person, default: [:]][now] = Word(
                heard: first...last, leaveAfter: leaveAfter, named: isRanged ? word : nil,
                levels: Self.levels(observations))
        }
    }

    private static func levels(_ observations: [Observation]) -> [Int64: Double] {
        var sums: [Int64: (sum: Double, count: Double)] = [:]
        for observation in observations {
            guard let scanner = observation.link.scanner, let rssi = observation.rssi else { continue }
            let before = sums[scanner] ?? (0, 0)
            sums[scanner] = (before.sum + rssi, before.count + 1)
        }
        return sums.mapValues { $0.sum / $0.count }
    }

    /// The seconds from which can be learned how rooms sound: those in which it is sure where somebody was.
    public func lessons(of person: Int64, from: Date, to: Date) -> [Survey.Second] {
        let words = words[person] ?? [:]
        return engine.record(of: trails[person] ?? []).compactMap { at, room, chance in
            guard let room, chance > SelfTeaching.sure, from < at, at <= to, let levels = words[at]?.levels,
                !levels.isEmpty
            else { return nil }
            return Survey.Second(levels: levels, room: room)
        }
    }

    /// Where somebody was, in the order of time and without overlaps; a gap where nothing is known.
    ///
    /// A room holds until the next second that says something, unless that is long after. Somebody went from one room to
    /// another in the middle between the last that speaks for the one and the first that speaks for the other; or when
    /// their own client said so.
    public func spells(of person: Int64) -> [Spell] {
        var spells: [Spell] = []
        var before: StretchStep?
        for step in steps(of: person) {
            defer { before = step }
            if let last = spells.last, let before, !step.isLong(after: before) {
                guard last.room != step.room else {
                    spells[spells.count - 1].to = step.end
                    continue
                }
                let turn = max(last.from, step.turn(after: before))
                spells[spells.count - 1].to = turn
                spells.append(Spell(room: step.room, from: turn, to: step.end))
            } else {
                spells.append(Spell(room: step.room, from: step.heard.lowerBound, to: step.end))
            }
        }
        return spells
    }

    private func steps(of person: Int64) -> [StretchStep] {
        let words = words[person] ?? [:]
        let weighed = engine.record(of: trails[person] ?? []).compactMap { at, room, _ in
            room.flatMap { room in
                words[at].map { StretchStep(heard: $0.heard, room: room, holds: $0.leaveAfter, isNamed: false) }
            }
        }
        let named = words.values.compactMap { word in
            word.named.map {
                StretchStep(
                    heard: word.heard.lowerBound...word.heard.lowerBound, room: $0,
                    holds: max(word.leaveAfter, clientSilentAfter), isNamed: true)
            }
        }
        return (weighed + named).sorted { $0.heard.lowerBound < $1.heard.lowerBound }
    }
}
