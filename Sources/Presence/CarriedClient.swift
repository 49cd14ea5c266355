import Foundation

/// What is known of one of somebody's clients: where it says it is, and when it was last seen to be carried.
struct CarriedClient: Equatable, Sendable {
    /// A report is due every 30 s; one that is later than this has fallen silent.
    private static let silentAfter = 40.0
    /// So many reports in a row from elsewhere, and it was carried there.
    private static let enough = 2

    let number: Int64
    /// When somebody last had it: logged in on it, or took it to another room.
    private(set) var carriedAt: Date
    /// When it last said something.
    private(set) var saidAt: Date
    /// The newest of what it has heard.
    private(set) var heardAt = Date.distantPast
    private var isHearing: Bool
    private var place: Int64?
    private var placeBefore: Int64?
    private var elsewhere = 0

    init(_ login: ClientLogin, in place: Int64? = nil, at now: Date) {
        (number, carriedAt, saidAt) = (login.number, login.since, now)
        (self.place, isHearing) = (place, place != nil)
    }

    /// Whether its word still stands.
    func speaks(at now: Date) -> Bool { isHearing && now.timeIntervalSince(saidAt) <= Self.silentAfter }

    /// - Parameter room: of the beacon it hears best; nil where it hears none.
    mutating func say(_ room: Int64?, heardAt: Date?, at now: Date) {
        (saidAt, isHearing) = (now, room != nil)
        self.heardAt = max(self.heardAt, heardAt ?? self.heardAt)
        guard let room else { return }
        guard let place else { return self.place = room }
        elsewhere = room == place ? 0 : elsewhere + 1
        guard elsewhere >= Self.enough else { return }
        // What lies between two rooms names now the one, now the other.
        if room != placeBefore { carriedAt = now }
        (placeBefore, self.place, elsewhere) = (place, room, 0)
    }
}
