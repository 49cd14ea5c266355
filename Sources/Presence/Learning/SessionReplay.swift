import Foundation

/// Replays sessions of a recording as a server would have processed them, learning in the process: each decision uses
/// only what was known by then, and the record is final at the end.
public struct SessionReplay: Sendable {
    /// The room in which the person was believed to be, by second.
    public struct Decisions: Equatable, Sendable {
        /// The live decision; nil if the person was not present.
        public internal(set) var live: [Int64?] = []
        /// The record once everything is known.
        public var record: [Int64?] = []
    }

    /// The replay with what is known of the building so far.
    private(set) var walks: WalkReplay
    private var teaching: SelfTraining?
    /// The level offset found for each badge.
    private var offsets: [Int64: LevelOffset] = [:]

    /// - Parameters:
    ///   - placement: the room that each receiver stands in; a receiver may stand in an unknown room.
    ///   - receivers: all receivers that could have heard something.
    ///   - away: receivers that did not listen, though a survey knows them.
    ///   - teaching: the training that collects the seconds of which the record is sure, to learn more of the building.
    public init(
        building: Building, placement: [Int64: Int64], receivers: Set<Int64>, away: Set<Int64> = [],
        teaching: SelfTraining? = nil
    ) {
        walks = WalkReplay(building: building, placement: placement, receivers: receivers, away: away)
        self.teaching = teaching
    }

    var building: Building { walks.building }

    /// Learns from a span of a session: first the level offset of the badge, so that a louder badge teaches levels as
    /// others have them, and then the seconds that are sure without fingerprints learned this way, whose errors would
    /// reinforce themselves.
    /// - Parameters:
    ///   - seconds: the seconds of the session, with those around the span.
    ///   - span: the seconds that teach.
    /// - Returns: whether any second was wanted.
    private mutating func learn(
        _ seconds: ArraySlice<[Int64: Double]>, notListening: [Int: Set<Int64>], teaching span: Range<Int>,
        badge: Int64
    ) -> Bool {
        guard span.contains(where: { !seconds[$0].isEmpty }) else { return false }
        let known = building
        let (from, to) = (WalkReplay.date(span.lowerBound - 1), WalkReplay.date(span.upperBound - 1))
        let smoothed = walks.smoothed(seconds, notListening: notListening, badge: badge)
        if known.map?.tellsOffset == true {
            let found = smoothed.offsets(from: from, to: to)
            let offset = found.reduce(into: offsets[badge] ?? LevelOffset()) { $0.add($1) }
            (offsets[badge], walks.building.offsets[badge]) = (offset, offset.estimate.decibels)
        }
        guard let teaching, teaching.wantsLessons else { return false }
        let judge = teaching.judge(of: known)
        let judged =
            judge == known
            ? smoothed : walks.smoothed(seconds, notListening: notListening, badge: badge, by: judge)
        let lessons = judged.lessons(from: from, to: to, surerThan: teaching.certainties)
        let offsets = building.offsets
        return self.teaching?.add(lessons, offsets: offsets) ?? false
    }
}

extension SessionReplay {
    /// A recording of one badge.
    public struct Session: Sendable {  // generated: init
        /// The first second.
        public var start: Int = 0
        /// The mean level heard in dBm, by second from `start` on and by receiver.
        public let seconds: [[Int64: Double]]
        /// The receivers that did not listen, by second; none if a second has no entry.
        var notListening: [Int: Set<Int64>] = [:]

        fileprivate var end: Int { start + seconds.count }
    }

    /// Replays sessions in the order of their times, and sessions of the same time together, as on a server: what is
    /// learned from one applies to the others from then on, except the level offset, because the badge may be another.
    /// The record is final at the end.
    public mutating func play(_ sessions: [Session]) -> [Decisions] {
        var made = Array(repeating: Decisions(), count: sessions.count)
        var waiting = sessions.indices.sorted { (sessions[$0].start, $0) < (sessions[$1].start, $1) }[...]
        var replays: [(session: Int, replay: Replay, idle: RangeSet<Int>)] = []
        var now = waiting.first.map { sessions[$0].start } ?? 0
        var taught = now
        while true {
            if replays.isEmpty {
                learn(sessions, from: taught, before: now, heard: now)
                guard let next = waiting.first else { break }
                now = max(now, sessions[next].start)
                taught = now
            }
            while let next = waiting.first, sessions[next].start <= now {
                replays.append((next, walks.begin(), WalkReplay.longSilences(sessions[next].seconds[...])))
                waiting.removeFirst()
            }
            if let pass = RecordPass(after: WalkReplay.date(taught), knownUntil: WalkReplay.date(now)) {
                let end = Int(pass.to.timeIntervalSinceReferenceDate)
                learn(sessions, from: taught, before: end, heard: now)
                taught = end
                for index in replays.indices { replays[index].replay.update(building: building) }
            }
            replays.removeAll { sessions[$0.session].end <= now }
            for index in replays.indices {
                let (number, second) = (replays[index].session, now - sessions[replays[index].session].start)
                let isIdle = replays[index].idle.contains(second)
                let session = sessions[number]
                made[number].live.append(
                    isIdle
                        ? nil
                        : walks.decision(
                            &replays[index].replay, session.seconds[second], at: second,
                            notListening: session.notListening[second, default: []], badge: Int64(number + 1)))
            }
            now += 1
        }
        for (number, session) in sessions.enumerated() {
            made[number].record = walks.record(
                session.seconds, notListening: session.notListening, badge: Int64(number + 1))
        }
        return made
    }

    /// Replays one session.
    /// - Parameter seconds: the mean level heard in dBm, by second and receiver.
    public mutating func play(_ seconds: [[Int64: Double]]) -> Decisions { play([Session(seconds: seconds)])[0] }

    /// Learns from everything that was heard in all sessions in a span of time.
    private mutating func learn(_ sessions: [Session], from: Int, before end: Int, heard: Int) {
        guard teaching?.wantsLessons == true || building.map?.tellsOffset == true else { return }
        var isTaught = false
        for (badge, session) in zip(Int64(1)..., sessions) where session.start < end && from < session.end {
            let taught = max(from - session.start, 0)..<min(end, session.end) - session.start
            let pass = RecordPass(from: WalkReplay.date(taught.lowerBound), to: WalkReplay.date(taught.upperBound))
            let start = max(0, Int(pass.replayedFrom.timeIntervalSinceReferenceDate))
            let seconds = session.seconds[start..<min(heard, session.end) - session.start]
            if learn(seconds, notListening: session.notListening, teaching: taught, badge: badge) { isTaught = true }
        }
        if isTaught { walks.building.map = teaching?.map() }
    }
}
