import Wire

/// The printed form of the number of people in rooms.
enum OccupancyLines {
    /// Returns a line for each time of the series, and a last line for now.
    static func lines(_ reply: GetOccupancy.Reply, _ times: TimeText) -> [TerminalText] {
        guard let first = reply.rooms.first else { return ["There are no rooms in which you may see people."] }
        let then = first.series.indices.map { index in
            [times.text(first.series[index].at)]
                + reply.rooms.map { words($0.series[index].present, $0.series[index].unknown) }
        }
        let now = ["now"] + reply.rooms.map { words($0.present, $0.unknown) }
        return Table(["TIME"] + reply.rooms.map(\.roomNumber), then + [now]).lines
    }

    private static func words(_ present: Int, _ unknown: Int) -> String {
        unknown == 0 ? String(present) : "\(present) + \(unknown)"
    }
}
