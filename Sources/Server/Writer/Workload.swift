/// A model of how long commits take depending on their size: a line fitted to the latest commits by least squares, in
/// which the weight of each commit decreases with every later one.
struct Workload {
    /// The share of a commit's weight that remains after the next one.
    private static let fading = 0.95

    private var weight = 0.0
    private var cost = 0.0
    private var time = 0.0
    private var costSquared = 0.0
    private var product = 0.0

    /// - Parameters:
    ///   - cost: the number of sightings.
    ///   - seconds: how long their commit took.
    mutating func record(cost: Int, seconds: Double) {
        let size = Double(cost)
        for sum in [\Self.weight, \.cost, \.time, \.costSquared, \.product] { self[keyPath: sum] *= Self.fading }
        weight += 1
        self.cost += size
        time += seconds
        costSquared += size * size
        product += size * seconds
    }

    /// Returns how many seconds a commit of this many sightings would take; 0 before the first commit. If all commits
    /// were of one size, other sizes are assumed to be as fast.
    func seconds(for cost: Int) -> Double {
        guard weight > 0 else { return 0 }
        let (meanCost, meanTime) = (self.cost / weight, time / weight)
        let spread = costSquared / weight - meanCost * meanCost
        let slope = spread > 0.01 ? max(0, (product / weight - meanCost * meanTime) / spread) : 0
        return max(0, meanTime + slope * (Double(cost) - meanCost))
    }
}
