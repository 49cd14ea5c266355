import Foundation

extension Engine {
    /// Where somebody was, second by second, as it looks now that all of it is known: a backward pass over what each
    /// second said.
    func record(of trail: [TrailStep]) -> [(at: Date, room: Int64?, chance: Double)] {
        let pass = BackwardPass(trail.map(\.moment), surroundings.passages, map: surroundings.map)
        return trail.indices.map { (trail[$0].at, pass.rooms[$0], pass.chances[$0]) }
    }
}
