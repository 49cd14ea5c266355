extension Playback {
    /// Learns how loud a badge is, as a server does, from what the record says of some seconds.
    /// - Parameters:
    ///   - seconds: with those around them.
    ///   - deaf: by second, the receivers that did not listen.
    ///   - taught: those of them that teach.
    mutating func learnLoudness(
        of badge: Int64, from seconds: ArraySlice<[Int64: Double]>, deaf: [Int: Set<Int64>], teaching taught: Range<Int>
    ) {
        guard let map = building.map, map.tellsLoudness, taught.contains(where: { !seconds[$0].isEmpty }) else {
            return
        }
        let assumed = building.loudness[badge, default: 0]
        let said = judged(seconds, deaf, building, badge: badge).filter { taught.contains($0.second) }
        let lessons = said.compactMap { second, judgement in
            map.loudness(of: seconds[second], by: judgement, assumed: assumed, badge: badge)
        }
        let loudness = LoudnessLesson.sums(lessons).reduce(into: loudness[badge] ?? Loudness()) { $0.add($1) }
        self.loudness[badge] = loudness
        building.loudness[badge] = loudness.estimate.decibels
    }
}
