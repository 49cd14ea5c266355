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
        let placement = placement.filter { rooms.contains($0.value) }
        let building = Building(doors: doors, map: map)
        var playback = Playback(building: building, placement: placement, receivers: Set(judged.receivers))
        return judged.walks.reduce(0) { sum, walk in
            let live = playback.live(walk.map(\.levels))
            return sum + zip(walk, live).count { $0.room == $1 && $0.room.map(rooms.contains) == true }
        }
    }
}
