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

    /// - Parameter client: the one that was followed before a restart.
    init(following client: CarriedClient) {
        (followed, all) = (client.login.number, [client])
    }

    /// How many are told apart.
    var count: Int { all.count }

    /// Whether what it says of the past counts: it is the one that is followed, or that one is silent.
    func heeds(_ login: ClientLogin, at now: Date) -> Bool {
        guard let held = all.first(where: { $0.login.number == followed }) else { return true }
        return held.login.number == login.number || !held.speaks(at: now)
    }

    /// - Parameter sentAt: by the client's clock.
    func isOvertaken(_ login: ClientLogin, sentAt: Date?) -> Bool {
        all.first { $0.login.number == login.number }?.hasOvertaken(sentAt) ?? false
    }

    /// Takes in what a client says now.
    /// - Parameters:
    ///   - room: of the beacon it hears best; nil where it hears none.
    ///   - sentAt: by the client's clock.
    /// - Returns: whether it is the one to go by.
    mutating func note(_ login: ClientLogin, says room: Int64?, sentAt: Date?, at now: Date) -> Bool {
        let said = change(login, at: now) { $0.say(room, sentAt: sentAt, at: now) }
        if let held = all.first(where: { $0.login.number == followed }), held.login.number != login.number {
            guard room != nil, !held.speaks(at: now) || said.isNearer(than: held) else { return false }
        }
        followed = login.number
        return true
    }

    private mutating func change(
        _ login: ClientLogin, at now: Date, _ change: (inout CarriedClient) -> Void
    ) -> CarriedClient {
        if let index = all.firstIndex(where: { $0.login.number == login.number }) {
            change(&all[index])
            return all[index]
        }
        let others = all.filter { $0.login.number != followed }
        if all.count >= Self.most, let silent = others.min(by: { $0.saidAt < $1.saidAt }) {
            all.removeAll { $0.login.number == silent.login.number }
        }
        var new = CarriedClient(login, at: now)
        change(&new)
        all.append(new)
        return new
    }
}
