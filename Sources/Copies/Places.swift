import Foundation

/// How much better two places explain what is heard of a badge than one place can.
///
/// A place is a scanner that hears badges loudest. How well it explains what is heard is the sum, over all scanners
/// that hear the badge, of the log-densities from `LevelMap`. So one scanner behind a thin wall, or one that is dead,
/// does not make a second place: the others near it would have to hear the badge as well.
struct Places {
    let map: LevelMap
    let building: DoorDistances
    /// How much louder the badge is than others, in dB.
    let loudness: Double

    init(of badge: Int64, _ map: LevelMap, _ building: DoorDistances) {
        (self.map, self.building) = (map, building)
        loudness = map.loudness.of(badge)
    }

    /// The log-ratio from which two places cannot be a single badge: a hundred million, since 500 people have two
    /// million half minutes in a week.
    private static let sure = log(1e8)

    /// Returns the candidate that, as a second place, explains best what is heard.
    /// - Returns: nil if one badge explains it about as well.
    func second(besides one: Hearing, of others: [Hearing], over heard: [Hearing]) -> Hearing? {
        let first = heard.map { fit($0, one) }
        let gains = others.map { other in
            (place: other, sum: zip(heard, first).reduce(0) { $0 + max($1.1, fit($1.0, other)) })
        }
        // Usually the first place already explains what is heard, and the others need not be checked.
        guard let best = gains.max(by: { $0.sum < $1.sum }), best.sum - first.reduce(0, +) >= Self.sure,
            heard.allSatisfy({ best.sum - fit(heard, $0) >= Self.sure })
        else { return nil }
        return best.place
    }

    /// Returns whether a badge that was in one place and then in another explains what was heard before and after, and
    /// a badge that moved only as far as possible does not.
    /// - Parameter doors: the maximum number of doors it can have passed; it needs none to reach a scanner that hears
    ///   most badges of the place.
    func went(from one: Hearing, _ before: [Hearing], to other: Hearing, _ after: [Hearing], doors: Int) -> Bool {
        let places = before + after
        let (starts, ends) = (places.map { fit(before, $0) }, places.map { fit(after, $0) })
        var single = -Double.infinity
        for (start, first) in zip(places, starts) {
            for (end, last) in zip(places, ends) where first + last > single && isNear(start, end, doors) {
                single = first + last
            }
        }
        return fit(before, one) + fit(after, other) - single >= Self.sure
    }

    private func isNear(_ one: Hearing, _ other: Hearing, _ doors: Int) -> Bool {
        map.isNear(other, one, building)
            || building.doors(from: one.room, to: other.room).map { $0 <= doors } ?? false
    }

    private func fit(_ heard: [Hearing], _ place: Hearing) -> Double {
        heard.reduce(0) { $0 + fit($1, place) }
    }

    private func fit(_ one: Hearing, _ place: Hearing) -> Double {
        map.fit(one, loudness: loudness, loudestAt: place, building)
    }
}
