extension Playback {
    /// A recording of one badge.
    public struct Session: Sendable {
        /// The first second.
        public let start: Int
        /// By second from then on and receiver, the mean level heard in dBm.
        public let seconds: [[Int64: Double]]
        /// By second, the receivers that did not listen; none where it has no entry.
        let notListening: [Int: Set<Int64>]

        public init(start: Int = 0, seconds: [[Int64: Double]], notListening: [Int: Set<Int64>] = [:]) {
            self.start = start
            self.seconds = seconds
            self.notListening = notListening
        }

        fileprivate var end: Int { start + seconds.count }
    }

    /// Plays sessions in the order of their times, and those of one time at one time, as a server lives them: what is learned
    /// from one counts in the others from then on, but for how loud its badge is, which may be another. The record is what is
    /// known in the end.
    public mutating func play(_ sessions: [Session]) -> [Decisions] {
        var made = Array(repeating: Decisions(), count: sessions.count)
        var waiting = sessions.indices.sorted { (sessions[$0].start, $0) < (sessions[$1].start, $1) }[...]
        var engines: [(session: Int, engine: Engine, idle: RangeSet<Int>)] = []
        var now = waiting.first.map { sessions[$0].start } ?? 0
        var taught = now
        while true {
            if engines.isEmpty {
                learn(sessions, from: taught, before: now, heard: now)
                guard let next = waiting.first else { break }
                now = max(now, sessions[next].start)
                taught = now
            }
            while let next = waiting.first, sessions[next].start <= now {
                engines.append((next, engine(building), Self.longSilences(sessions[next].seconds[...])))
                waiting.removeFirst()
            }
            if now - taught == Parameters.current.training.span + Parameters.current.training.hindsight {
                learn(sessions, from: taught, before: now - Parameters.current.training.hindsight, heard: now)
                taught = now - Parameters.current.training.hindsight
                for index in engines.indices { engines[index].engine.update(building: building) }
            }
            engines.removeAll { sessions[$0.session].end <= now }
            for index in engines.indices {
                let (number, second) = (engines[index].session, now - sessions[engines[index].session].start)
                let isIdle = engines[index].idle.contains(second)
                let session = sessions[number]
                made[number].live.append(
                    isIdle
                        ? nil
                        : decision(
                            &engines[index].engine, session.seconds[second], at: second,
                            notListening: session.notListening[second, default: []], badge: Int64(number + 1)))
            }
            now += 1
        }
        for (number, session) in sessions.enumerated() {
            made[number].record = record(session.seconds, notListening: session.notListening, badge: Int64(number + 1))
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
            let start = max(0, taught.lowerBound - Parameters.current.training.leadIn)
            let seconds = session.seconds[start..<min(heard, session.end) - session.start]
            // First, so that a louder badge teaches what others sound like.
            learnOffset(of: badge, from: seconds, notListening: session.notListening, teaching: taught)
            if learn(seconds, notListening: session.notListening, teaching: taught, badge: badge) { isTaught = true }
        }
        if isTaught { building.map = teaching?.map() }
    }
}
