import Configuration

extension RequestLimits {
    /// Keys: `limit.session`, `limit.scanner`, `limit.address`, `limit.connections`,
    /// `limit.address_connections`.
    init(reader: ConfigReader) {
        session = reader.int(forKey: "limit.session", default: session)
        scanner = reader.int(forKey: "limit.scanner", default: scanner)
        address = reader.int(forKey: "limit.address", default: address)
        connections = reader.int(forKey: "limit.connections", default: connections)
        addressConnections = reader.int(forKey: "limit.address_connections")
    }

    var areUsable: Bool {
        [session, scanner, address, connections, connectionsOfAddress].allSatisfy((1...1_000_000).contains)
    }
}
