import Foundation
import Presence

/// A recording with its truth, read from plain tables of which no cell is quoted.
struct Recording {
    /// By receiver, the room it stands in.
    let placement: [Int64: Int64]
    let doors: Set<Building.Door>
    /// By session and second, what was heard since the second before.
    let heard: [String: [Int: [(receiver: Int64, level: Double)]]]
    /// By session and second, the room somebody was in.
    let truth: [String: [Int: Int64]]

    /// - Parameters:
    ///   - folder: with `receivers.csv`, `rooms.csv` and `doors.csv`.
    ///   - sightings: lines of `session,t,receiver,rssi`, the first of which is the header.
    init(folder: URL, sightings: [String]) throws {
        var numbers: [String: Int64] = [:]
        func number(_ name: String) -> Int64 {
            let number = numbers[name] ?? Int64(numbers.count + 1)
            numbers[name] = number
            return number
        }
        placement = Dictionary(
            try Self.rows(folder.appending(path: "receivers.csv")).map { (number("receiver " + $0[0]), number($0[1])) },
            uniquingKeysWith: { $1 })
        doors = Set(
            try Self.rows(folder.appending(path: "doors.csv")).map { Building.Door(number($0[0]), number($0[1])) })
        heard = try Self.rows(sightings, columns: 4).reduce(into: [:]) { heard, row in
            guard let time = Double(row[1]), let level = Double(row[3]) else { throw BenchError.noNumber(row) }
            heard[row[0], default: [:]][Int(time.rounded(.up)), default: []].append(
                (number("receiver " + row[2]), level))
        }
        truth = try Self.rows(folder.appending(path: "rooms.csv")).reduce(into: [:]) { truth, row in
            guard let start = Double(row[1]), let end = Double(row[2]), start <= end else {
                throw BenchError.noNumber(row)
            }
            for second in Int(start.rounded(.up))..<Int(end.rounded(.up)) {
                truth[row[0], default: [:]][second] = number(row[3])
            }
        }
    }

    private static func rows(_ file: URL) throws -> [[String]] {
        try rows(String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init), columns: 2)
    }

    private static func rows(_ lines: [String], columns: Int) throws -> [[String]] {
        try lines.dropFirst().map { line in
            let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            guard cells.count >= columns else { throw BenchError.shortRow(line) }
            return cells
        }
    }
}
