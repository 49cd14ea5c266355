import Foundation

/// What is known of one of somebody's clients: where it says it is, and when it was last seen to be carried.
struct CarriedClient: Equatable, Sendable {
    /// A report is due every 30 s; one that is later than this has fallen silent.
    private static let silentAfter = 40.0
    /// What two reports so many seconds apart say, and none between them denies, is where it is.
    private static let stayed = 20.0
    /// The same for the room that it came from: what lies between two rooms names now the one, now the other.
    private static let stayedBack = 80.0

    let login: ClientLogin
    /// When it was last taken to another room.
    private var carriedAt: Date?
    /// When it last said something, by the server's clock, and by its own where it told.
    private(set) var saidAt: Date
    private var sentAt: Date?
    private var isHearing: Bool
    private var place: Int64?
    private var placeBefore: Int64?
    /// Another room that it names, and since when.
    private var elsewhere: PersonTrack.Challenger?

    init(_ login: ClientLogin, at now: Date) {
        (self.login, saidAt, isHearing) = (login, now, false)
    }

    /// One that was followed before a restart.
    /// - Parameter room: nil where it was not what told.
    init(followed login: ClientLogin, in room: Int64?, isHearing: Bool, at now: Date) {
        (self.login, carriedAt, saidAt) = (login, login.since, now)
        (self.place, self.isHearing) = (room, isHearing)
    }

    /// Whether its word still stands.
    func speaks(at now: Date) -> Bool { isHearing && now.timeIntervalSince(saidAt) <= Self.silentAfter }

    /// Whether it is likelier to be with its owner than another: it was carried later, or, where neither was, somebody logged in
    /// on it later.
    func isNearer(than other: CarriedClient) -> Bool {
        (carriedAt ?? .distantPast, login.since) > (other.carriedAt ?? .distantPast, other.login.since)
    }

    /// Whether it has said something since: then this was on its way for longer.
    ///
    /// By its own clock, as nobody knows how long a report is on its way. A clock that was set back is no proof.
    func hasOvertaken(_ sentAt: Date?) -> Bool {
        guard let sentAt, let newest = self.sentAt else { return false }
        return sentAt < newest && newest.timeIntervalSince(sentAt) < 2 * Self.silentAfter
    }

    /// - Parameters:
    ///   - room: of the beacon it hears best; nil where it hears none.
    ///   - sentAt: by its own clock.
    mutating func say(_ room: Int64?, sentAt: Date?, at now: Date) {
        (saidAt, isHearing, self.sentAt) = (now, room != nil, sentAt)
        guard let room else { return }
        guard let place else { return self.place = room }
        guard room != place else { return elsewhere = nil }
        guard let there = elsewhere, there.room == room else { return elsewhere = .init(room: room, since: now) }
        guard now.timeIntervalSince(there.since) >= (room == placeBefore ? Self.stayedBack : Self.stayed) else {
            return
        }
        (placeBefore, self.place, elsewhere, carriedAt) = (place, room, nil, now)
    }
}
