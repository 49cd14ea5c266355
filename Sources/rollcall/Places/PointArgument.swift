import ArgumentParser

/// A point on a plan as people type it: `0.25,0.5`.
struct PointArgument: ExpressibleByArgument {
    let left: Double
    let top: Double

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let left = parts[0], let top = parts[1] else { return nil }
        (self.left, self.top) = (left, top)
    }
}
