public import Foundation

extension Engine {
    /// Where somebody was, second by second, as it looks now that all of it is known: a backward pass over what was
    /// kept of them. Empty unless the settings ask for a trail.
    public func record(of person: Int64) -> [(at: Date, room: Int64?, chance: Double)] {
        let trail = people[person]?.trail ?? []
        let pass = BackwardPass(trail.map(\.moment), surroundings.passages, map: surroundings.map)
        return trail.indices.map { (trail[$0].at, pass.rooms[$0], pass.chances[$0]) }
    }
}
