import Foundation

/// Replays sessions of a recording as a server would have lived them, learning as it goes on: nothing is known of what
/// comes later, and the record is what is known in the end.
public struct SessionReplay: Sendable {
    /// By second, the room a person was said to be in.
    public struct Decisions: Equatable, Sendable {
        /// As it was said then; nil if they were not present.
        public internal(set) var live: [Int64?] = []
        /// As the record has it once all is known.
        public var record: [Int64?] = []
    }

    /// With what is known of the building by now.
    private(set) var walks: WalkReplay
    private var teaching: SelfTraining?
    /// By badge, how much louder it has been found.
    private var offsets: [Int64: LevelOffset] = [:]

    /// - Parameters:
    ///   - placement: by receiver, the room it stands in; a receiver may stand in no known room.
    ///   - receivers: all that could have heard something.
    ///   - away: those that did not listen, though a survey knows them.
    ///   - teaching: takes in what the record is sure of, so that more is known of the building.
    public init(
        building: Building, placement: [Int64: Int64], receivers: Set<Int64>, away: Set<Int64> = [],
        teaching: SelfTraining? = nil
    ) {
        walks = WalkReplay(building: building, placement: placement, receivers: receivers, away: away)
        self.teaching = teaching
    }

    var building: Building { walks.building }

    /// Learns what a span of a session teaches: first how loud the badge is, so that a louder one teaches what others
    /// sound like, and then the seconds of which is sure who judges without what was learned like that. What is wrong
    /// of it would teach that it is right.
    /// - Parameters:
    ///   - seconds: of the session, with those around the span.
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
        /// By second from then on and receiver, the mean level heard in dBm.
        public let seconds: [[Int64: Double]]
        /// By second, the receivers that did not listen; none if it has no entry.
        var notListening: [Int: Set<Int64>] = [:]

        fileprivate var end: Int { start + seconds.count }
    }

    /// Plays sessions in the order of their times, and those of one time at one time, as a server lives them: what is
    /// learned from one counts in the others from then on, but for how loud its badge is, which may be another. The
    /// record is what is known in the end.
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

    /// Plays one session.
    /// - Parameter seconds: by second and receiver, the mean level heard in dBm.
    public mutating func play(_ seconds: [[Int64: Double]]) -> Decisions { play([Session(seconds: seconds)])[0] }

    /// Learns from what was heard in all sessions in a span of time.
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
