import Foundation

@main
enum BenchParse {
    private static let rounds = 21
    private static let reportCount = 1_000_000

    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(_ paths: [String]) throws {
        print(row("file", "reports", "iBeacons", "C ns", "Swift ns", "Swift/C"))
        if paths.isEmpty {
            try compare(ReportFile(name: "mixed", reportCount: reportCount, iBeaconShare: 4))
            try compare(ReportFile(name: "all iBeacon", reportCount: reportCount, iBeaconShare: 10))
        }
        for path in paths { try compare(ReportFile(path: path)) }
    }

    private static func compare(_ file: ReportFile) throws {
        let result = try Comparison(file, rounds: rounds)
        let numbers = [result.reference, result.swift, result.ratio].map { String(format: "%.2f", $0) }
        print(
            row(
                result.name, String(result.totals.reports), String(result.totals.frames), numbers[0], numbers[1],
                numbers[2]))
    }

    private static func row(_ name: String, _ columns: String...) -> String {
        let padded = columns.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
        return name.padding(toLength: max(14, name.count), withPad: " ", startingAt: 0) + padded.joined()
    }
}
