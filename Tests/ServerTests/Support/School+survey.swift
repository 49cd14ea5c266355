import Beacon
import Testing
import Wire

extension School {
    /// Waits until the server's engine has learned just these rooms from surveys.
    func learned(_ rooms: [String]) async throws {
        try await eventually("the engine has learned \(rooms)") {
            try await admin(RecordSurvey(action: .list)).learnedRooms == rooms
        }
        // What the plan knows, the engine has at the latest after the watch's next look.
        try await pass(0)
    }

    /// Three rooms, of which the third, a niche without a receiver, sounds like itself only in a survey. The scanners
    /// are the first and second of the school.
    /// - Returns: the badge that was carried about, and the survey.
    func surveyNiche() async throws -> (badge: BeaconIdentity, survey: Int64) {
        try await makeRooms("101", "102", "103")
        let one = try await makeScanner(in: "101", name: "one")
        let other = try await makeScanner(in: "102", name: "other")
        let badge = try await issueBadge(to: try await makeStudent("Surveyor"))
        var survey: Int64 = 0
        for (room, levels) in Self.niche {
            let reply = try await admin(RecordSurvey(action: .start, badgeID: 1, roomNumber: room))
            survey = reply.surveys.first?.surveyID ?? 0
            for _ in 0..<40 { try await hear(badge, one, levels.0, other, levels.1) }
            _ = try await admin(RecordSurvey(action: .pause, surveyID: survey))
        }
        _ = try await admin(RecordSurvey(action: .stop, surveyID: survey))
        return (badge, survey)
    }

    /// How each room sounds to the scanners of 101 and 102, in dBm.
    static let niche: [(room: String, levels: (Int, Int))] = [
        ("101", (-50, -75)), ("102", (-75, -50)), ("103", (-60, -62)),
    ]

    /// Both hear the badge in the same second, and time goes on by one.
    func hear(_ badge: BeaconIdentity, _ one: Peer, _ level: Int, _ other: Peer, _ otherLevel: Int) async throws {
        _ = try await one(report(badge, rssi: level))
        _ = try await other(report(badge, rssi: otherLevel))
        try await pass(1)
    }
}
