import Foundation

/// A person may carry several clients, or leave some behind: a tablet in a locker reports as steadily as the phone in a
/// pocket. Reports of two clients are never combined. A client is identified by its session. One client is followed:
/// the one that was last carried to another room, which it must report for 20 s (80 s if it came from there, or still
/// hears the room where it was). The move is dated by its last report before, since a client that slept may have been
/// there for a long time. Of clients that never moved, the one that logged in last is followed. A login that follows
/// one that has ended is the same client, because apps log in by themselves.
///
/// Another takes its place if the followed client has been silent for 90 s (40 s if the other has logged in since, and
/// may be the same device) or hears no beacon. What the other clients hear is stored with a mark (`sighting.is_aside`),
/// and is not used as evidence, either live or in the record.
///
/// A client's silence proves nothing: a person with a silent client is unknown. If a scanner heard their badge since
/// they came to the room, at most 90 s (or the leave time, if shorter) before the client's last report, and still
/// listens, they carried both, and have left once both are silent for the leave time; this does not apply if a dead
/// scanner of their room had heard them. The visit of an unknown person who has left by now ends in `left`.
struct CarriedClients: Equatable, Sendable {
    private(set) var followed: Int64?
    private var all: [Client] = []

    init() {}

    /// - Parameter client: the client that was followed before a restart.
    init(following client: Client) {
        (followed, all) = (client.login.number, [client])
    }

    /// The number of clients that are tracked separately.
    var count: Int { all.count }

    /// When the followed client was last seen to be carried.
    var carriedAt: Date? { held?.carriedAt }

    private var held: Client? { all.first { $0.login.number == followed } }

    /// Returns whether a past report counts: it is from the followed client, or the followed client had fallen silent
    /// by then.
    func heeds(_ scan: ClientScan, heardAt time: Date) -> Bool {
        guard let held else { return true }
        return held.login.number == scan.login.number
            || time > held.saidAt && !held.speaks(at: time, beside: scan.login)
    }

    func isOvertaken(_ scan: ClientScan, at now: Date) -> Bool {
        all.first { $0.login.number == scan.login.number }?.hasOvertaken(scan.sentAt, at: now) ?? false
    }

    /// Records what a client hears now, the nearest first.
    /// - Returns: whether it is the followed client.
    mutating func note(_ scan: ClientScan, hears heard: [Observation], at now: Date) -> Bool {
        if let logins = scan.logins {
            for index in all.indices { all[index].isEnded = !logins.contains(all[index].login.number) }
        }
        let index =
            all.firstIndex { $0.login.number == scan.login.number }
            ?? welcome(scan.login, in: heard.first?.room, at: now)
        all[index].say(scan, heard, at: now)
        if let held, held.login.number != scan.login.number {
            guard !heard.isEmpty, !held.speaks(at: now, beside: scan.login) || all[index].isNearer(than: held) else {
                return false
            }
        }
        followed = scan.login.number
        return true
    }

    /// Adds a client with an unknown login, which may be a known client that has logged in again.
    /// - Returns: its index.
    private mutating func welcome(_ login: ClientScan.Login, in room: Int64?, at now: Date) -> Int {
        let known = predecessor(of: login, in: room)
        if let known, known.isEnded {
            all.removeAll { $0.login.number == known.login.number }
            if followed == known.login.number { followed = login.number }
        }
        let others = all.filter { $0.login.number != followed }
        if all.count >= Parameters.current.client.limit, let silent = others.min(by: { $0.saidAt < $1.saidAt }) {
            all.removeAll { $0.login.number == silent.login.number }
        }
        all.append(
            known.map { Client(login, continuing: $0) } ?? Client(login, at: now))
        return all.count - 1
    }

    /// Returns the client whose login has ended, or the followed client if it has not reported since and was in the
    /// same room.
    private func predecessor(of login: ClientScan.Login, in room: Int64?) -> Client? {
        let ended = all.filter(\.isEnded)
        if let same = ended.first(where: { $0.place == room }) { return same }
        if let latest = ended.max(by: { $0.saidAt < $1.saidAt }) { return latest }
        return held.flatMap { $0.saidAt < login.since && $0.place == room ? $0 : nil }
    }
}

extension CarriedClients {
    /// The state of one of a person's clients: where it reports to be, and when it was last seen to be carried.
    struct Client: Equatable, Sendable {
        private(set) var login: ClientScan.Login
        /// When it was last carried to another room.
        private(set) var carriedAt: Date?
        /// When it last reported, by the server's clock and, if it sent the time, by its own.
        private(set) var saidAt: Date
        private var sentAt: Date?
        private var isHearing = false
        /// Its login has ended: it will not report again.
        var isEnded = false
        private(set) var place: Int64?
        /// The beacon that it heard there.
        private var beacon: Int64?
        private var placeBefore: Int64?
        /// Another room that it reports, and since when.
        private var elsewhere: PersonTrack.Candidate?
        /// The time of its last report before it named another room.
        private var wordBefore = Date.distantPast

        init(_ login: ClientScan.Login, at now: Date) {
            (self.login, saidAt) = (login, now)
        }

        /// A client that was followed before a restart.
        /// - Parameter room: nil if the whereabouts were not from this client.
        init(followed login: Int64, carriedAt: Date?, in room: Int64?, isHearing: Bool, at now: Date) {
            // The login time is unknown until it reports; until then a later login does not make another client nearer.
            self.init(ClientScan.Login(number: login, since: .distantFuture), at: now)
            (self.carriedAt, place, self.isHearing) = (carriedAt, room, isHearing)
        }

        /// The same device, logged in again.
        init(_ login: ClientScan.Login, continuing other: Client) {
            self.init(login, at: other.saidAt)
            (carriedAt, place, beacon, placeBefore) = (other.carriedAt, other.place, other.beacon, other.placeBefore)
        }

        /// Returns whether its last report still stands beside another login. If it has not reported since that login,
        /// it may be the same device, which lost its login: then the time until its next report is overdue applies,
        /// which is shorter.
        func speaks(at now: Date, beside other: ClientScan.Login) -> Bool {
            let silence = now.timeIntervalSince(saidAt)
            return isHearing
                && silence
                    <= (saidAt < other.since
                        ? Parameters.current.client.overdueAfter : Parameters.current.client.silentAfter)
        }

        /// Returns whether it is likelier to be with its owner than another: it was carried later or, if neither was
        /// carried, it logged in later.
        func isNearer(than other: Client) -> Bool {
            (carriedAt ?? .distantPast, login.since) > (other.carriedAt ?? .distantPast, other.login.since)
        }

        /// Returns whether it has sent another report after this one, which was delayed longer. The client's own clock
        /// decides, as the delay of a report is unknown. If the last report is much older, the clock was set back
        /// instead.
        func hasOvertaken(_ sentAt: Date?, at now: Date) -> Bool {
            guard let sentAt, let newest = self.sentAt else { return false }
            return sentAt < newest && now.timeIntervalSince(saidAt) <= Parameters.current.scanner.liveWindow
        }

        /// - Parameter heard: what it hears now, the nearest first.
        mutating func say(_ scan: ClientScan, _ heard: [Observation], at now: Date) {
            let before = saidAt
            (login, saidAt, isHearing, sentAt) = (scan.login, now, !heard.isEmpty, scan.sentAt)
            guard let nearest = heard.first, let room = nearest.room else { return }
            guard let place, room != place, nearest.beacon != beacon else {
                // It is where it was or in its first room, or the beacon was moved and not the client.
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
            // A client that slept may have been carried there right after its last report, and have been there since.
            carriedAt = min(now, wordBefore + Parameters.current.client.overdueAfter)
        }
    }
}

extension PersonTrack {
    /// Adds everything that one of the person's clients hears, the nearest first; an empty list means that it hears no
    /// beacon. An old report, or one that another has overtaken, shows nothing about now.
    /// - Parameter heard: the observations, each with a level.
    /// - Returns: whether this client is the followed one.
    mutating func listen(
        to scan: ClientScan, hearing heard: [Observation], at now: Date
    ) -> Bool {
        guard !clients.isOvertaken(scan, at: now) else { return false }
        let fresh = heard.filter { $0.isFresh(at: now) }
        guard heard.isEmpty || !fresh.isEmpty else {
            let latest = heard.map(\.heardAt).max() ?? now
            guard clients.heeds(scan, heardAt: latest) else { return false }
            for observation in heard { recall(observation) }
            return true
        }
        guard clients.note(scan, hears: fresh, at: now) else { return false }
        whereabouts?.client = clients.followed
        whereabouts?.clientCarriedAt = clients.carriedAt
        forgetClientLinks(except: Set(heard.map(\.link)))
        for observation in heard {
            if observation.isFresh(at: now) {
                observe(observation)
            } else {
                recall(observation)
            }
        }
        return true
    }

    /// Drops the links that a client's report no longer names: the report lists everything that the client hears.
    private mutating func forgetClientLinks(except kept: Set<Link>) {
        hasNewReport = true
        levels.drop { $0.link.scanner == nil && !kept.contains($0.link) }
    }
}
