/// Receivers differ in gain: by antenna, case and wall the same badge is 10 dB louder to one than to another.
/// Placement, which compares them, then takes the rooms beside a keen one for its own.
extension Survey {
    /// The same with receivers made alike: each hears as loud what it hears loudest. Who carried the badge need not
    /// have said where, so that a survey that names its rooms wrongly levels them as well.
    /// - Parameter placement: by receiver that the survey heard, the room it stands in. Others are as they are, and so
    ///   is one whose room was hardly surveyed.
    func levelled(_ placement: [Int64: Int64]) -> Survey {
        let heard = heardSeconds
        let known = placement.filter { heard[$0.value, default: 0] >= Parameters.current.survey.loudest }
        let tops = loudest(of: Set(known.keys))
        guard !tops.isEmpty else { return self }
        let middle = tops.values.sorted()[tops.count / 2]
        let shifts = tops.mapValues { middle - $0 }
        return Survey(walks: walks.map { $0.map { $0.louder(by: shifts) } })
    }

    /// By receiver, how loud it hears those who are near, in dBm.
    private func loudest(of receivers: Set<Int64>) -> [Int64: Double] {
        var levels: [Int64: [Double]] = [:]
        for (receiver, level) in labelled.lazy.flatMap(\.levels) where receivers.contains(receiver) {
            levels[receiver, default: []].append(level)
        }
        return levels.mapValues { levels in
            let loudest = levels.sorted(by: >)
            return loudest[min(Parameters.current.survey.loudest, loudest.count - 1)]
        }
    }

    /// The same seconds, named as these are.
    func named(as other: Survey) -> Survey {
        Survey(
            walks: zip(walks, other.walks).map { walk, named in
                zip(walk, named).map { Second(levels: $0.levels, room: $1.room, notListening: $0.notListening) }
            })
    }
}

extension Survey.Second {
    /// - Parameter shifts: by receiver, in dB; others are as loud as they were.
    fileprivate func louder(by shifts: [Int64: Double]) -> Survey.Second {
        let louder = levels.map { ($0.key, $0.value + shifts[$0.key, default: 0]) }
        return Survey.Second(levels: Dictionary(uniqueKeysWithValues: louder), room: room, notListening: notListening)
    }
}
