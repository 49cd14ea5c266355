import Foundation

/// The forward filter of a hidden Markov model over rooms and their spots: predict by the transition model, update by
/// the likelihoods of a second, normalise (Rabiner 1989, the forward procedure). States of a negligible share are
/// dropped.
///
/// In: the likelihood of each state. Out: the probability of each state given everything that was heard by then.
struct ForwardFilter: Equatable, Sendable {
    struct Share: Equatable, Sendable {
        let state: HiddenState
        let chance: Double
    }

    /// In ascending order of the states; the probabilities add up to 1.
    private(set) var shares: [Share] = []

    /// Updates the filter with the likelihoods of a second.
    /// - Returns: by room, the log-ratio by which the second changed its probability, up to a common constant.
    @discardableResult
    mutating func take(
        _ moment: StateLikelihoods, _ transitions: TransitionModel, map: RadioMap?
    ) -> [(room: Int64, gain: Double)] {
        guard !moment.likelihoods.isEmpty else { return [] }
        let flows = TransitionModel.Step(moment, map, transitions).forward(shares)
        shares = Self.weigh(flows, moment.likelihoods, negligible: transitions.negligible) ?? shares
        return Self.gains(flows, moment.likelihoods)
    }

    private static func gains(
        _ flows: [TransitionModel.Step.Flow], _ likelihoods: [StateLikelihoods.Likelihood]
    ) -> [(room: Int64, gain: Double)] {
        var gains: [(room: Int64, gain: Double)] = []
        gains.reserveCapacity(Rooms.usual)
        let (flows, likelihoods) = (flows.span, likelihoods.span)
        var place = 0
        while place < likelihoods.count {
            let room = likelihoods[place].state.room
            var (before, after) = (0.0, 0.0)
            while place < likelihoods.count, likelihoods[place].state.room == room {
                before += flows[place].after
                after += flows[place].after * likelihoods[place].ratio
                place += 1
            }
            if before > 0, after > 0 { gains.append((room, log(after / before))) }
        }
        return gains
    }

    /// Returns the mean of some numbers over the states; nil if there are none.
    /// - Parameter places: the states that the numbers belong to, in ascending order.
    func mean(of numbers: [SIMD4<Float>], at places: [StateLikelihoods.Likelihood]) -> SIMD4<Double>? {
        guard !numbers.isEmpty else { return nil }
        var (sum, place) = (SIMD4<Double>(), 0)
        for share in shares {
            while place < places.count, places[place].state < share.state { place += 1 }
            guard place < places.count, places[place].state == share.state else { continue }
            sum += share.chance * SIMD4<Double>(numbers[place])
        }
        return sum
    }

    /// Sets the state of a person who is known to be in a room.
    mutating func settle(in room: Int64) {
        shares = [Share(state: HiddenState(room: room, spot: -1), chance: 1)]
    }

    /// The probability of each room, in descending order; equal ones in the order of their numbers.
    var rooms: [(room: Int64, chance: Double)] {
        var rooms: [(room: Int64, chance: Double)] = []
        rooms.reserveCapacity(Rooms.usual)
        for share in shares {
            if rooms.last?.room == share.state.room {
                // Rounding may leave slightly more than 1.
                rooms[rooms.count - 1].chance = min(1, rooms[rooms.count - 1].chance + share.chance)
            } else {
                rooms.append((share.state.room, share.chance))
            }
        }
        rooms.sort { ($0.chance, $1.room) > ($1.chance, $0.room) }
        return rooms
    }

    /// Returns the normalised product of the predicted probabilities and the likelihoods; nil if it vanishes.
    private static func weigh(
        _ flows: [TransitionModel.Step.Flow], _ likelihoods: [StateLikelihoods.Likelihood], negligible: Double
    ) -> [Share]? {
        let (flows, likelihoods) = (flows.span, likelihoods.span)
        func chance(_ place: Int) -> Double { flows[place].after * likelihoods[place].ratio }
        var greatest = 0.0
        for place in flows.indices { greatest = max(greatest, chance(place)) }
        let minimum = negligible * greatest
        var (count, total) = (0, 0.0)
        for place in flows.indices where chance(place) > minimum { (count, total) = (count + 1, total + chance(place)) }
        guard count > 0 else { return nil }
        var kept: [Share] = []
        kept.reserveCapacity(count)
        for place in flows.indices where chance(place) > minimum {
            kept.append(Share(state: likelihoods[place].state, chance: chance(place) / total))
        }
        return kept
    }
}
