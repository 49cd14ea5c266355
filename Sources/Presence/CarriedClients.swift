import Foundation

/// Somebody may carry several clients, or leave some behind: a phone in the pocket, a tablet in the locker. What two of them
/// say never mixes. One is followed: the one that was last seen to be carried. Another takes its place once it is carried
/// itself, or where the one that is followed says nothing more.
struct CarriedClients: Equatable, Sendable {
    /// More are not told apart: those are forgotten that have been silent the longest.
    private static let most = 4

    private(set) var followed: Int64?
    private var all: [CarriedClient] = []

    init() {}

    /// - Parameter login: of the client that was followed before a restart.
    init(following login: ClientLogin, in room: Int64?, at now: Date) {
        followed = login.number
        all = [CarriedClient(login, in: room, at: now)]
    }

    /// How many are told apart.
    var count: Int { all.count }

    func isFollowed(_ login: ClientLogin) -> Bool { followed == nil || followed == login.number }

    /// Whether it has already told of something later: then this was on its way for longer.
    func isOvertaken(_ login: ClientLogin, heardAt: Date?) -> Bool {
        guard let heardAt, let known = all.first(where: { $0.number == login.number }) else { return false }
        return heardAt < known.heardAt
    }

    /// Takes in what a client says now.
    /// - Parameter room: of the beacon it hears best; nil where it hears none.
    /// - Returns: whether it is the one to go by.
    mutating func note(_ login: ClientLogin, says room: Int64?, heardAt: Date?, at now: Date) -> Bool {
        let said = change(login, at: now) { $0.say(room, heardAt: heardAt, at: now) }
        if let held = all.first(where: { $0.number == followed }), held.number != said.number {
            guard room != nil, !held.speaks(at: now) || said.carriedAt > held.carriedAt else { return false }
        }
        followed = said.number
        return true
    }

    private mutating func change(
        _ login: ClientLogin, at now: Date, _ change: (inout CarriedClient) -> Void
    ) -> CarriedClient {
        if let index = all.firstIndex(where: { $0.number == login.number }) {
            change(&all[index])
            return all[index]
        }
        if all.count >= Self.most, let silent = all.filter({ $0.number != followed }).min(by: { $0.saidAt < $1.saidAt })
        {
            all.removeAll { $0.number == silent.number }
        }
        var new = CarriedClient(login, at: now)
        change(&new)
        all.append(new)
        return new
    }
}
