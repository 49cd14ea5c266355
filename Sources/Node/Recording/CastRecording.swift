import Beacon

/// What the scanners of a building hear while a cast is played: one session that lasts until all parts have ended.
///
/// The sessions that are played are kept in memory, each once, however many people walk along it.
struct CastRecording: Recording {
    /// A part, and how much of its session was heard.
    private struct Track {
        let part: Cast.Part
        let frames: [RecordedFrame]
        var heard = 0

        /// Seconds from the start of the replay to the next frame; nil at the end.
        var due: Double? { heard < frames.count ? part.start + frames[heard].time : nil }
    }

    private var tracks: [Track]
    private let name: String

    /// - Throws: `TableError` if a file cannot be read, `NodeError` with the line if a file has an error.
    init(cast path: String, table: String) throws {
        let cast = try Cast(path: path)
        let (sessions, outline) = try Self.sessions(of: table, for: cast)
        try TableColumns.naming(path) { try cast.check(against: outline) }
        tracks = cast.parts.map { Track(part: $0, frames: sessions[$0.session] ?? []) }
        name = path.split(separator: "/").last.map(String.init) ?? path
    }

    mutating func next() -> RecordedFrame? {
        var first: (index: Int, due: Double)?
        for index in tracks.indices {
            guard let due = tracks[index].due else { continue }
            if due < first?.due ?? .infinity { first = (index, due) }
        }
        guard let (index, due) = first else { return nil }
        let track = tracks[index]
        tracks[index].heard += 1
        return track.frames[track.heard].played(by: track.part, at: due, in: name)
    }

    private static func sessions(
        of table: String, for cast: Cast
    ) throws -> ([String: [RecordedFrame]], [String: RecordingOutline.Session]) {
        var rows = try SightingTable(path: table, badge: cast.parts[0].badge, sessions: [])
        var outline = RecordingOutline()
        var frames: [String: [RecordedFrame]] = [:]
        let wanted = Set(cast.parts.map(\.session))
        while let frame = try rows.next() {
            outline.add(frame)
            if wanted.contains(frame.session) { frames[frame.session, default: []].append(frame) }
        }
        return (frames, Dictionary(outline.sessions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }))
    }
}

extension CastRecording {
    var outline: RecordingOutline {
        var outline = RecordingOutline()
        let ends = tracks.map { $0.part.start + ($0.frames.last?.time ?? 0) }
        outline.sessions = [RecordingOutline.Session(name: name, duration: ends.max() ?? 0)]
        outline.receivers = Set(tracks.flatMap { track in track.frames.map { track.part.scanner($0.receiver) } })
        outline.counts = [
            SummaryCount(key: "people", label: "people", value: Set(tracks.map(\.part.person)).count),
            SummaryCount(key: "rows", label: "rows", value: tracks.map(\.frames.count).reduce(0, +)),
        ]
        return outline
    }

    /// The proximity UUIDs of the badges.
    var uuids: Set<ProximityUUID> { Set(tracks.map(\.part.badge.uuid)) }
}

extension RecordedFrame {
    fileprivate func played(by part: Cast.Part, at time: Double, in session: String) -> RecordedFrame {
        RecordedFrame(
            session: session, time: time, receiver: part.scanner(receiver), beacon: part.badge, address: nil,
            rssi: rssi)
    }
}

extension Cast.Part {
    /// Returns the scanner for a receiver of the recording on this floor.
    fileprivate func scanner(_ receiver: String) -> String { "\(floor)/\(receiver)" }
}
