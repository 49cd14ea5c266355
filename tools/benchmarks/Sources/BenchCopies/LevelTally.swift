import Copies
import Foundation

/// How loud badges are, by how many walls are between them and the scanner: to be held against recordings.
struct LevelTally {
    private static let most = 3

    private var counts = [Double](repeating: 0, count: most)
    private var sums = [Double](repeating: 0, count: most)
    private var squares = [Double](repeating: 0, count: most)

    mutating func add(_ readings: [CopyWatch.Reading], _ badges: [Badge], in school: School) {
        for reading in readings {
            guard let spot = badges[Int(reading.badge)].walker.spot else { continue }
            let scanner = school.scanners[Int(reading.scanner)]
            let walls = Propagation.walls(from: spot, to: scanner)
            guard scanner.floor == spot.floor, walls < Self.most else { continue }
            counts[walls] += 1
            sums[walls] += reading.level
            squares[walls] += reading.level * reading.level
        }
    }

    /// By walls, mean and deviation.
    var text: String {
        counts.indices.map { walls in
            let mean = sums[walls] / max(1, counts[walls])
            let deviation = max(0, squares[walls] / max(1, counts[walls]) - mean * mean).squareRoot()
            return String(format: "%d: %.1f ± %.1f", walls, mean, deviation)
        }.joined(separator: ", ")
    }
}
