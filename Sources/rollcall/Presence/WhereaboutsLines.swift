import Beacon
import Foundation
import Vocabulary
import Wire

/// The printed form of whereabouts.
enum WhereaboutsLines {
    static func of(
        _ reply: GetStudentLocation.Reply, explained isExplained: Bool, _ times: TimeText
    ) -> [TerminalText] {
        Fields(location: reply.location, times: times).lines
            + (isExplained ? WhereaboutsCommands.Explanation.lines(reply.explanation, times) : [])
    }

    static func all(_ reply: GetWhereabouts.Reply, _ times: TimeText) -> [TerminalText] {
        let (at, counts) = (times.text(reply.at) as String, reply.counts)
        let title: TerminalText =
            "At \(at): \(counts.present) present, \(counts.unknown) unknown, \(counts.left) left"
        return [title] + (reply.people.isEmpty ? [] : Table(people, of: reply.people, times: times).lines)
    }

    static func occupants(_ reply: GetRoomOccupants.Reply, _ times: TimeText) -> [TerminalText] {
        let at: String = times.text(reply.at)
        let title: TerminalText = "Room \(reply.roomNumber) at \(at): \(words(for: reply.people.count))"
        return [title] + (reply.people.isEmpty ? [] : Table(occupants, of: reply.people, times: times).lines)
    }

    static func own(_ info: StudentInfo, _ times: TimeText) -> [TerminalText] {
        let client = Fields([("Client heard", times.text(info.clientHeardAt))]).lines
        let location = Fields(location: info.location, times: times).lines + client
        guard !info.badges.isEmpty else { return location + ["", "No badge."] }
        return location + [""] + Table(badges, of: info.badges, times: times).lines
    }

    private static func words(for count: Int) -> String {
        switch count {
        case 0: "no people"
        case 1: "1 person"
        default: "\(count) people"
        }
    }

    private static let people: [Column<LocationRecord>] = [
        Column("NAME") { "\($0.firstName) \($0.lastName)" },
        Column("E-MAIL") { $0.email },
        Column("STATE") { $0.state.rawValue },
        Column("ROOM") { $0.roomNumber ?? "" },
        Column("ZONE") { $0.zoneName ?? "" },
        Column("SINCE") { $1.text($0.since) ?? "" },
        Column("LAST HEARD") { $1.text($0.heardAt) ?? "" },
        Column("SAID BY") { $0.saidBy ?? "" },
    ]

    private static let occupants: [Column<OccupantRecord>] = [
        Column("NAME") { "\($0.firstName) \($0.lastName)" },
        Column("E-MAIL") { $0.email },
        Column("CLASS") { $0.classification.rawValue },
        Column("SINCE") { $1.text($0.since) },
        Column("LAST HEARD") { $1.text($0.heardAt) ?? "" },
        Column("SOURCE") { $0.source?.rawValue ?? "" },
        Column("SAID BY") { $0.saidBy ?? "" },
    ]

    private static let badges: [Column<BadgeRecord>] = [
        Column("BADGE") { String($0.badgeID) },
        Column("UUID") { $0.uuid.description },
        Column("MAJOR") { String($0.majorKey) },
        Column("MINOR") { String($0.minorKey) },
        Column("ISSUED") { $1.text($0.issuedAt) },
    ]
}

extension Fields {
    /// The whereabouts of a person. If the person is not present, the room is the person's last room.
    init(location: LocationRecord, times: TimeText) {
        let room = location.roomNumber.map { room in location.zoneName.map { "\(room) (\($0))" } ?? room }
        self.init([
            ("Person", "\(location.firstName) \(location.lastName) <\(location.email)>"),
            ("State", location.state.rawValue),
            (location.state == .present ? "Room" : "Last room", room),
            ("Since", times.text(location.since)),
            ("Last heard", times.text(location.heardAt)),
            ("Confidence", location.confidence.map { "\(Int(min(max($0, 0), 1) * 100)) %" }),
            ("Beacon", Self.keys(location)),
            ("Source", location.source?.rawValue),
            ("Said by", location.saidBy),
            ("Said", times.text(location.saidAt)),
        ])
    }

    private static func keys(_ location: LocationRecord) -> String? {
        guard let major = location.majorKey, let minor = location.minorKey else { return nil }
        return "major \(major), minor \(minor)"
    }
}
