/// Groups the seconds of a room into spots: k-means, begun with the second nearest the middle and then always the
/// one farthest from all chosen, so that the same survey gives the same spots.
struct Grouping {
    /// For each point the number of its group.
    private(set) var groups: [Int]
    private let points: [[Double]]
    private var centres: [[Double]]

    init(_ points: [[Double]], into count: Int) {
        self.points = points
        groups = Array(repeating: 0, count: points.count)
        centres = [Self.mean(points)]
        guard count > 1, points.count > 1 else { return }
        choose(count)
        for _ in 0..<Parameters.current.fingerprint.rounds {
            groups = points.map { Self.nearest($0, centres).index }
            for index in centres.indices {
                let members = points.indices.filter { groups[$0] == index }
                if !members.isEmpty { centres[index] = Self.mean(members.map { points[$0] }) }
            }
        }
    }

    private mutating func choose(_ count: Int) {
        let middle = centres[0]
        let first = points.min { Self.distance($0, middle) < Self.distance($1, middle) }
        centres = [first ?? middle]
        var distances = points.map { Self.distance($0, centres[0]) }
        while centres.count < count {
            let farthest = distances.indices.max { distances[$0] < distances[$1] } ?? 0
            centres.append(points[farthest])
            distances = zip(points, distances).map { min($1, Self.distance($0, points[farthest])) }
        }
    }

    private static func mean(_ points: [[Double]]) -> [Double] {
        guard var sum = points.first else { return [] }
        for point in points.dropFirst() {
            for index in sum.indices { sum[index] += point[index] }
        }
        return sum.map { $0 / Double(points.count) }
    }

    private static func nearest(_ point: [Double], _ centres: [[Double]]) -> (index: Int, distance: Double) {
        var best = (index: 0, distance: Double.infinity)
        for (index, centre) in centres.enumerated() {
            let distance = distance(point, centre)
            if distance < best.distance { best = (index, distance) }
        }
        return best
    }

    private static func distance(_ one: [Double], _ other: [Double]) -> Double {
        var sum = 0.0
        for index in one.indices {
            let difference = one[index] - other[index]
            sum += difference * difference
        }
        return sum
    }
}
