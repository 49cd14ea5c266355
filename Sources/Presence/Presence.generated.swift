// Written by tools/generate. Change the declarations and run it again.
//
// The compiler makes an initialiser of a structure's members, but none that other targets see. Each public one below
// has another signature by its last parameter, which no call passes.

public import Foundation
public import Vocabulary

extension Engine.Punctuality {
    public init(telling: Int, late: Int, _: Void = ()) {
        self.init(telling: telling, late: late)
    }
}

extension RecordPass {
    public init(from: Date, to: Date, _: Void = ()) {
        self.init(from: from, to: to)
    }
}

extension SessionReplay.Session {
    public init(start: Int = 0, seconds: [[Int64: Double]], notListening: [Int: Set<Int64>] = [:], _: Void = ()) {
        self.init(start: start, seconds: seconds, notListening: notListening)
    }
}

extension Survey {
    public init(walks: [[Survey.Second]], _: Void = ()) {
        self.init(walks: walks)
    }
}

extension Survey.Second {
    public init(levels: [Int64: Double], room: Int64? = nil, notListening: Set<Int64> = [], _: Void = ()) {
        self.init(levels: levels, room: room, notListening: notListening)
    }
}

extension LabelledSecond {
    public init(badge: Int64? = nil, second: Survey.Second, _: Void = ()) {
        self.init(badge: badge, second: second)
    }
}

extension Stay {
    public init(room: Int64, from: Date, to: Date, isTold: Bool = false, _: Void = ()) {
        self.init(room: room, from: from, to: to, isTold: isTold)
    }
}

extension ClientScan.Login {
    public init(number: Int64, since: Date, _: Void = ()) {
        self.init(number: number, since: since)
    }
}

extension ClientScan {
    public init(login: ClientScan.Login, sentAt: Date? = nil, logins: Set<Int64>? = nil, _: Void = ()) {
        self.init(login: login, sentAt: sentAt, logins: logins)
    }
}

extension FollowedBadge {
    public init(person: Int64, badge: Int64, since: Date, state: WhereaboutsState, room: Int64, _: Void = ()) {
        self.init(person: person, badge: badge, since: since, state: state, room: room)
    }
}

extension LastReading {
    public init(
        person: Int64, room: Int64, scanner: Int64, heardIn: Int64? = nil, badge: Int64, level: Double,
        leaveAfter: Double, since: Date, until: Date? = nil, _: Void = ()
    ) {
        self.init(
            person: person, room: room, scanner: scanner, heardIn: heardIn, badge: badge, level: level,
            leaveAfter: leaveAfter, since: since, until: until
        )
    }
}

extension Observation {
    public init(
        person: Int64, room: Int64? = nil, link: Link, beacon: Int64, rssi: Double? = nil, heardAt: Date,
        leaveAfter: Double, issuedAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            person: person, room: room, link: link, beacon: beacon, rssi: rssi, heardAt: heardAt,
            leaveAfter: leaveAfter, issuedAt: issuedAt
        )
    }
}

extension QuietScanner {
    public init(scanner: Int64, room: Int64? = nil, level: Double, _: Void = ()) {
        self.init(scanner: scanner, room: room, level: level)
    }
}

extension Transition {
    public init(
        person: Int64, before: Whereabouts? = nil, after: Whereabouts, visitEndedAt: Date? = nil,
        visitEnd: VisitEnd? = nil, quiet: QuietScanner? = nil, _: Void = ()
    ) {
        self.init(
            person: person, before: before, after: after, visitEndedAt: visitEndedAt, visitEnd: visitEnd, quiet: quiet
        )
    }
}
