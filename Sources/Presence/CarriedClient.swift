import Foundation

/// What is known of one of somebody's clients: where it says it is, and when it was last seen to be carried.
struct CarriedClient: Equatable, Sendable {
    private(set) var login: ClientLogin
    /// When it was last taken to another room.
    private(set) var carriedAt: Date?
    /// When it last said something, by the server's clock, and by its own where it told.
    private(set) var saidAt: Date
    private var sentAt: Date?
    private var isHearing = false
    /// Its login is no more: it will say nothing any more.
    var isEnded = false
    private(set) var place: Int64?
    /// The beacon that it heard there.
    private var beacon: Int64?
    private var placeBefore: Int64?
    /// Another room that it names, and since when.
    private var elsewhere: PersonTrack.Challenger?
    /// Its last word before it named any other room.
    private var wordBefore = Date.distantPast

    init(_ login: ClientLogin, at now: Date) {
        (self.login, saidAt) = (login, now)
    }

    /// One that was followed before a restart.
    /// - Parameter room: nil where it was not what told.
    init(followed login: Int64, carriedAt: Date?, in room: Int64?, isHearing: Bool, at now: Date) {
        // Nobody knows since when until it says something itself; no other is nearer for having logged in later.
        self.init(ClientLogin(number: login, since: .distantFuture), at: now)
        (self.carriedAt, place, self.isHearing) = (carriedAt, room, isHearing)
    }

    /// The same device, logged in anew.
    init(_ login: ClientLogin, continuing other: CarriedClient) {
        self.init(login, at: other.saidAt)
        (carriedAt, place, beacon, placeBefore) = (other.carriedAt, other.place, other.beacon, other.placeBefore)
    }

    /// Whether its word still stands beside that of another login. Where it has said nothing since that, it may be the same
    /// device, which lost its login: its next report is overdue sooner than its word is old.
    func speaks(at now: Date, beside other: ClientLogin) -> Bool {
        let silence = now.timeIntervalSince(saidAt)
        return isHearing
            && silence
                <= (saidAt < other.since
                    ? Parameters.current.client.overdueAfter : Parameters.current.client.silentAfter)
    }

    /// Whether it is likelier to be with its owner than another: it was carried later, or, where neither was, it logged in
    /// later.
    func isNearer(than other: CarriedClient) -> Bool {
        (carriedAt ?? .distantPast, login.since) > (other.carriedAt ?? .distantPast, other.login.since)
    }

    /// Whether it has said something since, so that this was on its way for longer: by its own clock, as nobody knows how long
    /// a report is on its way. One that comes long after is told by a clock that was set back.
    func hasOvertaken(_ sentAt: Date?, at now: Date) -> Bool {
        guard let sentAt, let newest = self.sentAt else { return false }
        return sentAt < newest && now.timeIntervalSince(saidAt) <= Parameters.current.scanner.liveWindow
    }

    /// - Parameter heard: what it hears now, the nearest first.
    mutating func say(_ word: ClientWord, _ heard: [Observation], at now: Date) {
        let before = saidAt
        (login, saidAt, isHearing, sentAt) = (word.login, now, !heard.isEmpty, word.sentAt)
        guard let nearest = heard.first, let room = nearest.room else { return }
        guard let place, room != place, nearest.beacon != beacon else {
            // Where it was, or its first place, or the beacon was moved and not the client.
            (self.place, beacon, elsewhere) = (room, nearest.beacon, nil)
            return
        }
        guard let there = elsewhere, there.room == room else {
            if elsewhere == nil { wordBefore = before }
            return elsewhere = .init(room: room, since: now)
        }
        let isNear = room == placeBefore || heard.contains { $0.room == place }
        guard
            now.timeIntervalSince(there.since)
                >= (isNear ? Parameters.current.client.stayedNear : Parameters.current.client.stayed)
        else { return }
        (placeBefore, self.place, beacon, elsewhere) = (place, room, nearest.beacon, nil)
        // One that slept may have been carried there right after its last word, and have lain there since.
        carriedAt = min(now, wordBefore + Parameters.current.client.overdueAfter)
    }
}
