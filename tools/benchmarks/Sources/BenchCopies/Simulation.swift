import Copies

/// The school, its people and its scanners, minute by minute.
struct Simulation: Sendable {
    static let copies = 40
    static let minute = 60

    let school: School
    let days: Int
    private(set) var copies: [Copy] = []
    private(set) var scanners: Scanners
    private(set) var levels = LevelTally()
    private(set) var (day, second) = (0, 0)
    private var badges: [Badge]
    private var chance: Chance

    init(seed: UInt64, days: Int) {
        self.days = days
        chance = Chance(seed: seed, stream: 0)
        school = School(&chance)
        scanners = Scanners(Chance(seed: seed, stream: 1))
        badges = (0..<Timetable.people).map { Badge(Int64($0), Chance(seed: seed, stream: 100 + $0)) }
        let victims = Array(0..<Timetable.students).shuffled(using: &chance)
        for (number, victim) in victims.prefix(Self.copies).enumerated() {
            let sort = Copy.Sort.allCases[number % Copy.Sort.allCases.count]
            copies.append(Copy(sort, of: victim, number: number, days: days, &chance, seed: seed))
        }
    }

    var isOver: Bool { day >= days }

    /// - Returns: what is handed in within each second of a minute.
    mutating func pass() -> [[CopyWatch.Reading]] {
        if second == 0 { beginDay() }
        let handedIn = (second..<second + Self.minute).map { pass($0) }
        if let last = handedIn.last { levels.add(last, badges, in: school) }
        second += Self.minute
        if second >= Timetable.day { (day, second) = (day + 1, 0) }
        return handedIn
    }

    private mutating func beginDay() {
        let timetable = Timetable(&chance)
        scanners.begin(day)
        for person in badges.indices { badges[person].begin(timetable, person: person, in: school) }
        for copy in copies.indices where copies[copy].day == day { copies[copy].begin(in: school, &chance) }
    }

    private mutating func pass(_ second: Int) -> [CopyWatch.Reading] {
        scanners.pass(second)
        for person in badges.indices { badges[person].pass(second, in: school, &scanners) }
        for copy in copies.indices where copies[copy].day == day {
            copies[copy].pass(second, in: school, &scanners, victim: &badges[copies[copy].victim])
        }
        return scanners.take(second)
    }
}
