import Presence

/// A school along a corridor: in each room a receiver, which also hears the rooms on either side.
struct Site {
    /// People for each room and receiver.
    static let crowd = 20
    /// Seconds of survey for each room.
    private static let surveyed = 60

    let rooms: Int
    let people: Int
    /// Of each person; the first is carried, the others lie where it was at first.
    let badges: Int
    /// Of each person; all are carried.
    let clients: Int
    /// A badge is heard so many rooms away, on either side.
    let reach: Int

    init(people: Int, badges: Int = 1, clients: Int = 0, reach: Int = 2) {
        (self.people, self.badges, self.clients, self.reach) = (people, badges, clients, reach)
        rooms = max(1, people / Self.crowd)
    }

    var placement: [Int64: Int64] {
        Dictionary(uniqueKeysWithValues: (0..<rooms).map { (Int64($0), Int64($0)) })
    }

    var doors: Set<Building.Door> {
        Set((0..<max(0, rooms - 1)).map { Building.Door(Int64($0), Int64($0 + 1)) })
    }

    /// Who hears a badge in a room within a second, and how loud in dBm.
    func heard(in room: Int, _ chance: inout Xorshift) -> [(receiver: Int64, level: Double)] {
        (max(0, room - reach)...min(rooms - 1, room + reach)).compactMap { receiver in
            let walls = abs(receiver - room)
            // As in an open hall the rest hear it about as faintly as the second room does.
            let (level, lost) = [(-55.0, 10), (-70.0, 25), (-84.0, 60)][min(walls, 2)]
            guard chance.next() % 100 >= UInt64(lost) else { return nil }
            return (Int64(receiver), level + Double(chance.next() % 13) - 6)
        }
    }

    /// A walk from the first room to the last, with a minute in each.
    var survey: Survey {
        var chance = Xorshift()
        let walk = (0..<rooms * Self.surveyed).map { second in
            let room = second / Self.surveyed
            let levels = Dictionary(uniqueKeysWithValues: heard(in: room, &chance).map { ($0.receiver, $0.level) })
            return Survey.Second(levels: levels, room: Int64(room))
        }
        return Survey(walks: [walk])
    }
}
