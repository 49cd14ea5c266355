import Copies
import Foundation
import Glibc

/// What the finder told, and when.
struct Found: Sendable {
    let day: Int
    let second: Int
    let finding: CopyWatch.Finding
}

/// Some days of a school, and what the finder says of them.
struct Week {
    let simulation: Simulation
    let copies: [Copy]
    /// Found of badges that were not copied.
    let falseFindings: [Found]
    /// Nanoseconds of processor time that the finder took.
    let spent: Double

    /// One minute is judged while the next is lived through.
    init(seed: UInt64, days: Int) async {
        var (simulation, judge) = (Simulation(seed: seed, days: days), Judge())
        var minute: [[CopyWatch.Reading]]? = simulation.pass()
        while let heard = minute {
            let now = simulation
            async let next = Self.pass(now)
            judge.judge(heard, in: now.school)
            (simulation, minute) = await next
        }
        var copies = simulation.copies
        falseFindings = judge.found.filter { found in
            for copy in copies.indices where copies[copy].takes(found) { return false }
            return true
        }
        (self.simulation, self.copies, spent) = (simulation, copies, judge.spent)
    }

    private static func pass(_ simulation: Simulation) async -> (Simulation, [[CopyWatch.Reading]]?) {
        guard !simulation.isOver else { return (simulation, nil) }
        var simulation = simulation
        let heard = simulation.pass()
        return (simulation, heard)
    }
}

/// Plays what scanners hand in to the finder.
struct Judge {
    private(set) var found: [Found] = []
    private(set) var spent = 0.0
    private var watch = CopyWatch()
    private var (day, second) = (0, 0)

    mutating func judge(_ minute: [[CopyWatch.Reading]], in school: School) {
        let began = Self.processorTime()
        for readings in minute {
            let now = Scanners.date(Double(second + 1), day: day)
            let findings = watch.take(readings, in: school.distances, at: now)
            found += findings.map { Found(day: day, second: second, finding: $0) }
            second += 1
        }
        spent += Self.processorTime() - began
        if second >= Timetable.day { (day, second) = (day + 1, 0) }
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
