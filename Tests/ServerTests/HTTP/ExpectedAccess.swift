import Postgres
import Vocabulary
import Wire

/// Who may call what, by the protocol's table: written down a second time, so that a slip in the code is seen.
enum ExpectedAccess {
    enum Kind: CaseIterable {
        case stranger, student, otherStudent, visitor, staff, admin, scanner, helper
        case expiredSession, revokedToken, disabledAccount
    }

    struct Caller {
        let kind: Kind
        let peer: Peer
        /// Nil where there is no login to renew.
        var email: String?

        var isRenewable: Bool { email != nil }

        /// With a session of their own to end.
        func renewed(_ school: School) async throws -> Peer {
            try await school.stranger.loggedIn(as: email ?? "")
        }
    }

    private static let anyone: Set = ["universal.login", "universal.claim_account"]
    private static let staffToo: Set = [
        "admin.get_student_location", "admin.get_student_history", "admin.get_room_occupants",
        "admin.get_whereabouts", "admin.correct_whereabouts", "admin.correct_visit", "admin.get_corrections",
        "admin.get_occupancy", "admin.get_muster", "admin.update_muster",
        "admin.get_musters", "admin.get_muster_entries", "admin.get_muster_report", "admin.get_alerts",
        "admin.create_muster_link", "admin.get_muster_links", "admin.end_muster_link",
        "admin.get_plans",
    ]
    private static let helpers: Set = ["admin.get_muster", "admin.update_muster"]

    /// The HTTP statuses that may answer a body of `{}`.
    static func statuses(_ type: RequestType, _ kind: Kind) -> [Int] {
        // A token that means nothing any more is refused wherever it is shown.
        if kind == .revokedToken { return [401] }
        if anyone.contains(type.rawValue) { return [200, 400] }
        switch kind {
        case .stranger, .expiredSession, .disabledAccount, .revokedToken: return [401]
        default: return isAllowed(type.rawValue, kind) ? [200, 400] : [403]
        }
    }

    private static func isAllowed(_ type: String, _ kind: Kind) -> Bool {
        if kind == .helper { return helpers.contains(type) }
        return switch type.prefix(while: { $0 != "." }) {
        case "universal": kind != .scanner
        case "student":
            kind == .student || kind == .otherStudent || type != "student.update_location" && kind != .scanner
        case "scanner": kind == .scanner
        default: kind == .admin || kind == .staff && staffToo.contains(type)
        }
    }

    static func allCallers(_ school: School) async throws -> [Caller] {
        var callers = [Caller(kind: .stranger, peer: school.stranger)]
        for (kind, classification) in [
            (Kind.student, Classification.student), (.otherStudent, .student), (.visitor, .visitor), (.staff, .staff),
            (.admin, .admin),
        ] {
            let peer = try await school.makePeer(classification, "\(kind)")
            callers.append(
                Caller(
                    kind: kind, peer: peer,
                    email: "\(kind).\(classification.rawValue)@school.example".lowercased()))
        }
        callers.append(Caller(kind: .scanner, peer: try await school.makeScanner(in: "101")))
        _ = try await school.admin(UpdateMuster(action: .start))
        callers.append(Caller(kind: .helper, peer: try await school.makeHelper()))
        return try await callers + formerCallers(school)
    }

    /// Those who once were somebody.
    private static func formerCallers(_ school: School) async throws -> [Caller] {
        let expired = try await school.makePeer(.admin, "Expired")
        try await school.sql.query(
            "update session set expires_at = \(school.now) where person_id = \(try await expired.personID)")
        let revoked = try await school.makeScanner(in: "101", name: "revoked")
        let scanners = try await school.admin(GetScanners(search: "revoked")).scanners
        _ = try await school.admin(EditScanner(scannerID: scanners[0].scannerID, newToken: true))
        let disabled = try await school.makePeer(.admin, "Disabled")
        _ = try await school.admin(EditPerson(personID: try await disabled.personID, disabled: true))
        return [
            Caller(kind: .expiredSession, peer: expired), Caller(kind: .revokedToken, peer: revoked),
            Caller(kind: .disabledAccount, peer: disabled),
        ]
    }
}
