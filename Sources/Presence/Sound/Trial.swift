/// Part of a survey, played to judge what another part of it taught.
///
/// Only rooms that the teacher knows count, and no other comes into question: who walks through a building once is in
/// each room in one part alone.
struct Trial {
    let teacher: Survey
    private let judged: Survey
    private let rooms: Set<Int64>

    init(of judged: Survey, by teacher: Survey) {
        self.judged = judged
        self.teacher = teacher
        rooms = Set(teacher.rooms)
    }

    /// How many seconds are judged.
    var seconds: Int { judged.labelled.count { $0.room.map(rooms.contains) == true } }

    /// How many of them come out right by placement, and a map where there is one.
    func right(_ placement: [Int64: Int64], _ doors: Set<Building.Door>, _ map: SoundMap?) -> Int {
        judged.found(by: placement.filter { rooms.contains($0.value) }, Building(doors: doors, map: map))
            .reduce(0) { rooms.contains($1.key) ? $0 + $1.value : $0 }
    }
}
