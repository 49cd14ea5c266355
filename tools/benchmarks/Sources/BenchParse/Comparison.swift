import Glibc

/// Both parsers over one file, turn by turn, so that what else the machine does falls on both alike.
struct Comparison {
    let name: String
    let totals: Totals
    /// Nanoseconds a report, in the median of the rounds.
    let reference: Double
    let swift: Double
    /// The median of the rounds' own ratios, Swift to C.
    let ratio: Double

    /// Throws when the parsers do not agree.
    init(_ file: ReportFile, rounds: Int) throws {
        let expected = Totals(reference: file.bytes)
        guard Totals(file: file.bytes.span.bytes) == expected else { throw BenchError.parsersDisagree(file: file.name) }
        guard expected.reports > 0 else { throw BenchError.noReports(file: file.name) }
        var times: [(reference: Double, swift: Double)] = []
        for _ in 0..<rounds {
            let reference = Self.time { Totals(reference: file.bytes) }
            times.append((reference, Self.time { Totals(file: file.bytes.span.bytes) }))
        }
        (name, totals) = (file.name, expected)
        reference = Self.median(times.map(\.reference)) / Double(expected.reports)
        swift = Self.median(times.map(\.swift)) / Double(expected.reports)
        ratio = Self.median(times.map { $0.swift / $0.reference })
    }

    /// Nanoseconds of processor time, so that what else the machine does counts little.
    private static func time(_ work: () -> Totals) -> Double {
        let began = processorTime()
        let totals = work()
        let duration = processorTime() - began
        withExtendedLifetime(totals) {}
        return duration
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    private static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }
}
