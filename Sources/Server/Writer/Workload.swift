/// How long commits take, by how much is in them: a line through the last of them, fitted by least squares, in which
/// each commit counts for less with every one that follows.
struct Workload {
    /// What remains of a commit's weight after the next.
    private static let fading = 0.95

    private var weight = 0.0
    private var cost = 0.0
    private var time = 0.0
    private var costSquared = 0.0
    private var product = 0.0

    /// - Parameters:
    ///   - cost: in sightings.
    ///   - seconds: how long its commit took.
    mutating func note(cost: Int, seconds: Double) {
        let size = Double(cost)
        for sum in [\Self.weight, \.cost, \.time, \.costSquared, \.product] { self[keyPath: sum] *= Self.fading }
        weight += 1
        self.cost += size
        time += seconds
        costSquared += size * size
        product += size * seconds
    }

    /// How many seconds a commit of so many sightings would take; 0 while none was made. Where all were of one size,
    /// nothing is known of others, and they are taken for as quick.
    func seconds(for cost: Int) -> Double {
        guard weight > 0 else { return 0 }
        let (meanCost, meanTime) = (self.cost / weight, time / weight)
        let spread = costSquared / weight - meanCost * meanCost
        let slope = spread > 0.01 ? max(0, (product / weight - meanCost * meanTime) / spread) : 0
        return max(0, meanTime + slope * (Double(cost) - meanCost))
    }
}
