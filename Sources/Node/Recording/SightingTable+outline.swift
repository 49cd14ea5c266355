import Beacon

extension SightingTable {
    /// Reads the whole table once: all that could be wrong with it is found before anything is sent.
    ///
    /// - Throws: `NodeError` with the line, or where a session that was asked for is not there.
    static func outline(path: String, badge: BeaconIdentity, sessions: Set<String>) throws -> RecordingOutline {
        var table = try SightingTable(path: path, badge: badge, sessions: sessions)
        var outline = RecordingOutline()
        var rows = 0
        while let frame = try table.next() {
            rows += 1
            outline.add(frame)
        }
        try outline.require(sessions, in: path)
        outline.counts = [SummaryCount(key: "rows", label: "rows", value: rows)]
        return outline
    }
}

extension RecordingOutline {
    fileprivate func require(_ wanted: Set<String>, in path: String) throws {
        let missing = wanted.subtracting(sessions.map(\.name)).sorted()
        guard missing.isEmpty else {
            throw NodeError("\(path) has no session \(missing.joined(separator: ", "))")
        }
        guard !sessions.isEmpty else { throw NodeError("\(path) has no rows") }
    }
}
