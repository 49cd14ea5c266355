import Store
import Wire

/// The station as all servers announce it, from the database.
struct ShownStation {
    let findable: StationFindable
    let port: Int
    let resolvers: [StationResolverRecord]

    /// - Parameter me: supplies the values that no server has reported yet.
    init(_ row: StationRow, _ resolvers: [StationResolverRow], _ me: StationSelf) {
        let told = me.told(row)
        findable = StationFindable(rawValue: row.findable ?? row.told?.findable ?? told.findable) ?? .code
        port = row.port ?? row.told?.port ?? told.port
        self.resolvers = resolvers.map {
            StationResolverRecord(
                host: $0.server, state: StationState(rawValue: $0.state) ?? .connecting, acceptedAt: $0.acceptedAt,
                reachable: $0.isReachable, reason: $0.reason)
        }
    }
}
