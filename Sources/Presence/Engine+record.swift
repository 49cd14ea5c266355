import Foundation

extension Engine {
    /// Where somebody was, second by second, as it looks now that all of it is known: a backward pass over what each
    /// second said.
    func record(of trail: [TrailStep]) -> [(at: Date, judgement: Judgement)] {
        let pass = BackwardPass(trail.map(\.moment), surroundings.passages, map: surroundings.map)
        return zip(trail, pass.judgements).map { ($0.at, $1) }
    }
}
