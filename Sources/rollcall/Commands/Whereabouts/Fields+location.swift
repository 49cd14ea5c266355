import Wire

extension Fields {
    /// What is believed of a person. Where they are not present, the room is where they were last.
    init(location: LocationRecord, times: TimeText) {
        let room = location.roomNumber.map { room in location.zoneName.map { "\(room) (\($0))" } ?? room }
        self.init([
            ("Person", "\(location.firstName) \(location.lastName) <\(location.email)>"),
            ("State", location.state.rawValue),
            (location.state == .present ? "Room" : "Last room", room),
            ("Since", times.text(location.since)),
            ("Last heard", times.text(location.heardAt)),
            ("Confidence", location.confidence.map { "\(Int(min(max($0, 0), 1) * 100)) %" }),
            ("Beacon", Self.keys(location)),
            ("Source", location.source?.rawValue),
        ])
    }

    private static func keys(_ location: LocationRecord) -> String? {
        guard let major = location.majorKey, let minor = location.minorKey else { return nil }
        return "major \(major), minor \(minor)"
    }
}
