import NIOSSL
import Resolution

/// Connections to resolvers.
extension StationSession {
    func connect(_ id: StationStateMachine.LineID) {
        guard let server = ResolverHost(id.server) else { return }
        number += 1
        lines[id] = (number, nil)
        let (number, names, put) = (number, names, put)
        guard let tls = try? context() else {
            put.yield(.line(id, .ended(reason: "certificate"), number: number))
            return
        }
        // The task ends with the connection: both the name lookup and connecting have timeouts.
        Task {
            let found = (try? await names.addresses(of: server.host)) ?? []
            // A name server that is unavailable for a moment has the same result: the lookup is soon repeated.
            guard !found.isEmpty else {
                put.yield(.line(id, .ended(reason: "no_address"), number: number))
                return
            }
            let addresses = found.filter { $0.contains(":") == (id.family == .ipv6) }
            guard !addresses.isEmpty else {
                put.yield(.absent(id, number: number))
                return
            }
            for address in addresses.prefix(3) {
                let (events, tell) = AsyncStream.makeStream(of: ResolverConnection.Event.self)
                guard let connection = try? await ResolverConnection.open(server, at: address, tls, tell: tell) else {
                    continue
                }
                if case .terminated = put.yield(.connected(id, connection, number: number)) {
                    return connection.close()
                }
                for await event in events { put.yield(.line(id, event, number: number)) }
                return
            }
            put.yield(.line(id, .ended(reason: "no_answer"), number: number))
        }
    }

    private func context() throws -> NIOSSLContext {
        if let tls { return tls }
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv12
        if let authorities = me.options.authorities { configuration.trustRoots = .file(authorities) }
        let made = try NIOSSLContext(configuration: configuration)
        tls = made
        return made
    }
}
