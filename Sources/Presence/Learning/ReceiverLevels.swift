/// Receivers differ in gain: because of antenna, case and walls, the same badge is 10 dB louder to one than to another.
/// Placement, which compares receivers, then assigns neighbouring rooms to a sensitive receiver.
extension Survey {
    /// Returns the same survey with levelled receivers: the loudest levels of each are shifted to the same value. This
    /// does not depend on the labels, so that it also works for a survey that labels its rooms wrongly.
    /// - Parameter placement: the room that each receiver of the survey stands in. Other receivers do not change, nor
    ///   does a receiver whose room was hardly surveyed.
    func levelled(_ placement: [Int64: Int64]) -> Survey {
        let heard = heardSeconds
        let known = placement.filter { heard[$0.value, default: 0] >= Parameters.current.survey.loudest }
        let tops = loudest(of: Set(known.keys))
        guard !tops.isEmpty else { return self }
        let middle = tops.values.sorted()[tops.count / 2]
        let shifts = tops.mapValues { middle - $0 }
        return Survey(walks: walks.map { $0.map { $0.louder(by: shifts) } })
    }

    /// Returns how loud each receiver hears badges nearby, in dBm.
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

    /// Returns the same seconds with the labels of the other survey.
    func named(as other: Survey) -> Survey {
        Survey(
            walks: zip(walks, other.walks).map { walk, named in
                zip(walk, named).map { Second(levels: $0.levels, room: $1.room, notListening: $0.notListening) }
            })
    }
}

extension Survey.Second {
    /// - Parameter shifts: the shift of each receiver, in dB; others do not change.
    fileprivate func louder(by shifts: [Int64: Double]) -> Survey.Second {
        let louder = levels.map { ($0.key, $0.value + shifts[$0.key, default: 0]) }
        return Survey.Second(levels: Dictionary(uniqueKeysWithValues: louder), room: room, notListening: notListening)
    }
}
