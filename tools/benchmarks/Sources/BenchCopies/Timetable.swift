/// What a school's day looks like: seven lessons of 45 minutes, a long break and one for lunch.
struct Timetable {
    static let (students, teachers, staff) = (460, 20, 20)
    static let people = students + teachers + staff
    static let classes = 20
    /// Seconds of a day, from ten minutes before the first lesson to a quarter of an hour after the last.
    static let day = 25_200
    private static let lesson = 2_700
    private static let begins = [600, 3_600, 7_500, 10_500, 15_600, 18_600, 21_600]

    /// What is no classroom: the staff's room, the canteen, the library and an office.
    private static let (staffRoom, canteen, library, office) = (4, 5, 6, 24)

    /// By lesson, the room of each class.
    private let rooms: [[Int]]

    /// One day's.
    init(_ chance: inout Chance) {
        let others = [Self.staffRoom, Self.canteen, Self.library, Self.office]
        let classrooms = (0..<School.rooms).filter { !School.isCorridor($0) && !others.contains($0) }
        rooms = Self.begins.map { _ in Array(classrooms.shuffled(using: &chance).prefix(Self.classes)) }
    }

    /// Where one person goes on this day.
    func stops(of person: Int, in school: School, _ chance: inout Chance) -> [Walker.Stop] {
        if person < Self.students { return student(person % Self.classes, school, &chance) }
        if person < Self.students + Self.teachers { return teacher(person - Self.students, school, &chance) }
        return Self.wandering(school, from: chance.number(0...600), &chance)
    }

    private func student(_ own: Int, _ school: School, _ chance: inout Chance) -> [Walker.Stop] {
        var stops: [Walker.Stop] = []
        for (number, begin) in Self.begins.enumerated() {
            let room = rooms[number][own]
            let before = number == 0 ? 0 : Self.begins[number - 1] + Self.lesson
            // One in a hundred leaves the badge behind, where it lies until the next lesson.
            if number > 0, chance.happens(0.01) { continue }
            if number > 0, begin - before > 600 {
                stops += pause(before, begin, rooms[number - 1][own], school, &chance)
            }
            let latest = number == 0 ? begin : min(begin - 30, before + 120)
            let setOut = begin - before > 600 ? chance.number(begin - 150...begin) : chance.number(before...latest)
            stops.append(Walker.Stop(second: setOut, spot: school.seat(in: room, &chance)))
            if chance.happens(0.03) { stops += errand(begin, back: room, school, &chance) }
        }
        return stops + [Self.end(&chance)]
    }

    /// A long break: some stay, some stand in doorways and corridors, some eat, some go out.
    private func pause(
        _ start: Int, _ end: Int, _ room: Int, _ school: School, _ chance: inout Chance
    ) -> [Walker.Stop] {
        var stops: [Walker.Stop] = []
        var second = start + chance.number(0...120)
        while second < end - 240 {
            let corridor = chance.number(0...1) * School.roomsOfFloor + chance.number(0...School.corridors - 1)
            let spot: Spot? =
                switch chance.number(0...9) {
                case 0, 1: school.seat(in: room, &chance)
                case 2, 3: school.doorway(of: room)
                case 4, 5: school.seat(in: corridor, &chance)
                case 6, 7: school.seat(in: Self.canteen, &chance)
                default: nil
                }
            stops.append(Walker.Stop(second: second, spot: spot))
            second += chance.number(120...900)
        }
        return stops
    }

    /// Out of a lesson, to one end of the corridor, and back.
    private func errand(
        _ begin: Int, back room: Int, _ school: School, _ chance: inout Chance
    ) -> [Walker.Stop] {
        let (second, end) = (begin + chance.number(300...2_000), chance.happens(0.5) ? 0 : School.corridors - 1)
        let floor = room / School.roomsOfFloor * School.roomsOfFloor
        return [
            Walker.Stop(second: second, spot: school.seat(in: floor + end, &chance)),
            Walker.Stop(second: second + chance.number(60...240), spot: school.seat(in: room, &chance)),
        ]
    }

    /// With the class in lessons, walking about in the room; in the staff's room otherwise.
    private func teacher(_ own: Int, _ school: School, _ chance: inout Chance) -> [Walker.Stop] {
        var stops = [Walker.Stop(second: chance.number(0...300), spot: school.seat(in: Self.staffRoom, &chance))]
        for (number, begin) in Self.begins.enumerated() {
            var second = begin - chance.number(0...90)
            while second < begin + Self.lesson {
                stops.append(Walker.Stop(second: second, spot: school.seat(in: rooms[number][own], &chance)))
                second += chance.number(15...120)
            }
            stops.append(Walker.Stop(second: second, spot: school.seat(in: Self.staffRoom, &chance)))
        }
        return stops + [Self.end(&chance)]
    }

    /// Now here, now there, for some minutes each.
    static func wandering(_ school: School, from start: Int, _ chance: inout Chance) -> [Walker.Stop] {
        var (stops, second): ([Walker.Stop], Int) = ([], start)
        while second < day - 900 {
            let own = [staffRoom, canteen, library, office].randomElement(using: &chance) ?? office
            let room = chance.happens(0.5) ? own : chance.number(0...School.rooms - 1)
            stops.append(Walker.Stop(second: second, spot: school.seat(in: room, &chance)))
            second += chance.number(60...1_800)
        }
        return stops + [end(&chance)]
    }

    private static func end(_ chance: inout Chance) -> Walker.Stop {
        Walker.Stop(second: day - chance.number(200...900), spot: nil)
    }
}
