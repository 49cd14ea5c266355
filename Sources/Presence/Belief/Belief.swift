import Foundation

/// Where somebody may be, and how likely: a hidden Markov model over rooms and their spots, kept as the few places
/// that still come into question.
struct Belief: Equatable, Sendable {
    struct Share: Equatable, Sendable {
        let hypothesis: Hypothesis
        var chance: Double
    }

    /// In ascending order of the hypotheses; the chances add up to 1.
    private(set) var shares: [Share] = []

    /// Takes in what a second says.
    mutating func take(_ moment: Moment, _ passages: Passages, map: SoundMap?) {
        guard !moment.likelihoods.isEmpty else { return }
        shares = Transit(moment, map, passages).forward(shares)
        for (index, likelihood) in moment.likelihoods.enumerated() { shares[index].chance *= likelihood.ratio }
        normalize(negligible: passages.negligible)
    }

    /// Somebody who is known to be in a room.
    mutating func settle(in room: Int64) {
        shares = [Share(hypothesis: Hypothesis(room: room, spot: -1), chance: 1)]
    }

    /// By room, in descending order; equal ones in the order of their numbers.
    var rooms: [(room: Int64, chance: Double)] {
        var rooms: [(room: Int64, chance: Double)] = []
        rooms.reserveCapacity(Rooms.usual)
        for share in shares {
            if rooms.last?.room == share.hypothesis.room {
                rooms[rooms.count - 1].chance += share.chance
            } else {
                rooms.append((share.hypothesis.room, share.chance))
            }
        }
        return rooms.sorted { ($0.chance, $1.room) > ($1.chance, $0.room) }
    }

    private mutating func normalize(negligible: Double) {
        let greatest = shares.reduce(0) { max($0, $1.chance) }
        guard greatest > 0 else { return }
        let least = negligible * greatest
        let (count, total) = shares.reduce((0, 0.0)) { $1.chance > least ? ($0.0 + 1, $0.1 + $1.chance) : $0 }
        var kept: [Share] = []
        kept.reserveCapacity(count)
        for share in shares where share.chance > least {
            kept.append(Share(hypothesis: share.hypothesis, chance: share.chance / total))
        }
        shares = kept
    }
}
