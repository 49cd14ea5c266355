import Foundation

/// Somebody may carry several clients, or leave some behind: a phone in the pocket, a tablet in the locker. What two of them
/// say never mixes. One is followed: the one that was last seen to be carried. Another takes its place once it is carried
/// itself, or where the one that is followed says nothing more.
struct CarriedClients: Equatable, Sendable {
    private(set) var followed: Int64?
    private var all: [CarriedClient] = []

    init() {}

    /// - Parameter client: the one that was followed before a restart.
    init(following client: CarriedClient) {
        (followed, all) = (client.login.number, [client])
    }

    /// How many are told apart.
    var count: Int { all.count }

    /// When the one that is followed was last seen to be carried.
    var carriedAt: Date? { held?.carriedAt }

    private var held: CarriedClient? { all.first { $0.login.number == followed } }

    /// Whether what it heard in the past counts: it is the one that is followed, or that one had fallen silent by then.
    func heeds(_ word: ClientWord, heardAt time: Date) -> Bool {
        guard let held else { return true }
        return held.login.number == word.login.number
            || time > held.saidAt && !held.speaks(at: time, beside: word.login)
    }

    func isOvertaken(_ word: ClientWord, at now: Date) -> Bool {
        all.first { $0.login.number == word.login.number }?.hasOvertaken(word.sentAt, at: now) ?? false
    }

    /// Takes in what a client hears now, the nearest first.
    /// - Returns: whether it is the one to go by.
    mutating func note(_ word: ClientWord, hears heard: [Observation], at now: Date) -> Bool {
        if let logins = word.logins {
            for index in all.indices { all[index].isEnded = !logins.contains(all[index].login.number) }
        }
        let index =
            all.firstIndex { $0.login.number == word.login.number }
            ?? welcome(word.login, in: heard.first?.room, at: now)
        all[index].say(word, heard, at: now)
        if let held, held.login.number != word.login.number {
            guard !heard.isEmpty, !held.speaks(at: now, beside: word.login) || all[index].isNearer(than: held) else {
                return false
            }
        }
        followed = word.login.number
        return true
    }

    /// A client that was not known by its login may be one that was, and has logged in anew.
    /// - Returns: its index.
    private mutating func welcome(_ login: ClientLogin, in room: Int64?, at now: Date) -> Int {
        let known = predecessor(of: login, in: room)
        if let known, known.isEnded {
            all.removeAll { $0.login.number == known.login.number }
            if followed == known.login.number { followed = login.number }
        }
        let others = all.filter { $0.login.number != followed }
        if all.count >= Parameters.current.client.most, let silent = others.min(by: { $0.saidAt < $1.saidAt }) {
            all.removeAll { $0.login.number == silent.login.number }
        }
        all.append(
            known.map { CarriedClient(login, continuing: $0) } ?? CarriedClient(login, at: now))
        return all.count - 1
    }

    /// The one whose login has ended; or the one that is followed, where it has said nothing since and was in the same room.
    private func predecessor(of login: ClientLogin, in room: Int64?) -> CarriedClient? {
        let ended = all.filter(\.isEnded)
        if let same = ended.first(where: { $0.place == room }) { return same }
        if let latest = ended.max(by: { $0.saidAt < $1.saidAt }) { return latest }
        return held.flatMap { $0.saidAt < login.since && $0.place == room ? $0 : nil }
    }
}
