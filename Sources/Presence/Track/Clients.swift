import Foundation

/// A person may carry several clients, or leave some behind: a tablet in a locker reports as steadily as the phone in a
/// pocket. What two of them say never mixes. A client is known by its session. One is followed: the one that was last
/// taken to another room, which it must say for 20 s (80 s where it came from there, or still hears where it was),
/// dated by its last report before, since one that slept may have lain there long. Of clients that never moved it is
/// the one that logged in last. A login that follows on one that has ended is the same client: apps log in by
/// themselves.
///
/// Another takes its place where the followed one has been silent for 90 s (40 s where the other has logged in since,
/// and may be the same device) or hears no beacon. What the others hear is kept, marked (`sighting.is_aside`), and is
/// evidence of nothing, live and in the record.
///
/// A client's silence proves nothing: whom it told of is unknown then. Where a scanner heard their badge since they
/// came to the room, and until 90 s (or the leave time, where shorter) before the client's last report, and still
/// listens, they went with both, and have left once both are silent for the leave time; not where a dead scanner of
/// their room had heard them. The visit of a person unknown who has left by now ends in `left`.
struct CarriedClients: Equatable, Sendable {
    private(set) var followed: Int64?
    private var all: [Client] = []

    init() {}

    /// - Parameter client: the one that was followed before a restart.
    init(following client: Client) {
        (followed, all) = (client.login.number, [client])
    }

    /// How many are told apart.
    var count: Int { all.count }

    /// When the one that is followed was last seen to be carried.
    var carriedAt: Date? { held?.carriedAt }

    private var held: Client? { all.first { $0.login.number == followed } }

    /// Whether what it heard in the past counts: it is the one that is followed, or that one had fallen silent by then.
    func heeds(_ scan: ClientScan, heardAt time: Date) -> Bool {
        guard let held else { return true }
        return held.login.number == scan.login.number
            || time > held.saidAt && !held.speaks(at: time, beside: scan.login)
    }

    func isOvertaken(_ scan: ClientScan, at now: Date) -> Bool {
        all.first { $0.login.number == scan.login.number }?.hasOvertaken(scan.sentAt, at: now) ?? false
    }

    /// Takes in what a client hears now, the nearest first.
    /// - Returns: whether it is the one to go by.
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

    /// A client that was not known by its login may be one that was, and has logged in anew.
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

    /// The one whose login has ended; or the one that is followed, where it has said nothing since and was in the same
    /// room.
    private func predecessor(of login: ClientScan.Login, in room: Int64?) -> Client? {
        let ended = all.filter(\.isEnded)
        if let same = ended.first(where: { $0.place == room }) { return same }
        if let latest = ended.max(by: { $0.saidAt < $1.saidAt }) { return latest }
        return held.flatMap { $0.saidAt < login.since && $0.place == room ? $0 : nil }
    }
}

extension CarriedClients {
    /// What is known of one of a person's clients: where it says it is, and when it was last seen to be carried.
    struct Client: Equatable, Sendable {
        private(set) var login: ClientScan.Login
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
        private var elsewhere: PersonTrack.Candidate?
        /// Its last word before it named any other room.
        private var wordBefore = Date.distantPast

        init(_ login: ClientScan.Login, at now: Date) {
            (self.login, saidAt) = (login, now)
        }

        /// One that was followed before a restart.
        /// - Parameter room: nil if it was not what told.
        init(followed login: Int64, carriedAt: Date?, in room: Int64?, isHearing: Bool, at now: Date) {
            // No person knows since when until it says something itself; no other is nearer for having logged in later.
            self.init(ClientScan.Login(number: login, since: .distantFuture), at: now)
            (self.carriedAt, place, self.isHearing) = (carriedAt, room, isHearing)
        }

        /// The same device, logged in anew.
        init(_ login: ClientScan.Login, continuing other: Client) {
            self.init(login, at: other.saidAt)
            (carriedAt, place, beacon, placeBefore) = (other.carriedAt, other.place, other.beacon, other.placeBefore)
        }

        /// Whether its word still stands beside that of another login. Where it has said nothing since that, it may be
        /// the same device, which lost its login: its next report is overdue sooner than its word is old.
        func speaks(at now: Date, beside other: ClientScan.Login) -> Bool {
            let silence = now.timeIntervalSince(saidAt)
            return isHearing
                && silence
                    <= (saidAt < other.since
                        ? Parameters.current.client.overdueAfter : Parameters.current.client.silentAfter)
        }

        /// Whether it is likelier to be with its owner than another: it was carried later, or, where neither was, it
        /// logged in later.
        func isNearer(than other: Client) -> Bool {
            (carriedAt ?? .distantPast, login.since) > (other.carriedAt ?? .distantPast, other.login.since)
        }

        /// Whether it has said something since, so that this was on its way for longer: by its own clock, as no person
        /// knows how long a report is on its way. One that comes long after is told by a clock that was set back.
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
}

extension PersonTrack {
    /// Takes in all that one of their clients hears, the nearest first; an empty list says that it hears none, and one
    /// of long ago, or that another has overtaken, nothing of now.
    /// - Parameter heard: each with a level.
    /// - Returns: whether this client is the one to go by.
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

    /// A client's report is the whole of what it hears: what it no longer names is no longer heard.
    private mutating func forgetClientLinks(except kept: Set<Link>) {
        hasNewWord = true
        levels.drop { $0.link.scanner == nil && !kept.contains($0.link) }
    }
}
