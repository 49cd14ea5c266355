import Foundation

/// Plays a week of a school, and tells which copied badges are found in it, and what is found that is no copy.
@main
enum BenchCopies {
    static func main() async {
        let numbers = CommandLine.arguments.dropFirst().map(UInt64.init)
        guard numbers.count == 2, let seed = numbers[0], let days = numbers[1], (1...366).contains(days) else {
            FileHandle.standardError.write(Data("usage: BenchCopies SEED DAYS\n".utf8))
            exit(2)
        }
        let report = Report(seed: seed, week: await Week(seed: seed, days: Int(days)))
        for line in report.lines { print(line) }
        exit(report.isAsGoodAsBefore ? 0 : 1)
    }
}
