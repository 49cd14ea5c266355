import Phrases
import Postgres
import Store
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct AlertTests {
    /// Puts an alert in past the server.
    private static func put(
        _ kind: AlertKind, _ sort: AlertSubjectSort, _ id: Int64, rooms: [Int64] = [], _ school: School
    ) async throws {
        let person: Int64? = sort == .person ? id : nil
        try await school.sql.query(
            """
            insert into alert
                (kind, subject_sort, subject_id, person_id, severity, text, hint, rooms, opened_at, last_at)
            values (\(kind.rawValue), \(sort.rawValue), \(id), \(person), 'info', 'What.', 'Do.', \(rooms),
                \(school.now), \(school.now))
            """)
    }

    @Test("An alert is acknowledged, closed once, and found by state and kind")
    func answered() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            try await Self.put(.diskLow, .server, 0, school)
            try await Self.put(.backupOld, .server, 0, school)
            let id = try #require(try await admin(GetAlerts(kind: .diskLow)).alerts.first).alertID
            _ = try await admin(AcknowledgeAlert(alertID: id, note: "On my way."))
            var alert = try #require(try await admin(GetAlerts(state: .open, kind: .diskLow)).alerts.first)
            #expect(alert.acknowledgedBy == Template.admin && alert.note == "On my way.")
            #expect(alert.acknowledgedAt == school.now && alert.closedAt == nil)
            _ = try await admin(CloseAlert(alertID: id))
            alert = try #require(try await admin(GetAlerts(state: .closed)).alerts.first)
            #expect(alert.closedAt == school.now && alert.note == "On my way.")
            #expect(try await admin(GetAlerts(page: 1, pageSize: 1)).total == 2)
            #expect(try await admin.refusal(of: CloseAlert(alertID: id)).code == .conflict)
            #expect(try await admin.refusal(of: AcknowledgeAlert(alertID: id)).code == .conflict)
            #expect(try await admin.refusal(of: CloseAlert(alertID: 99)).code == .notFound)
            let note = CloseAlert(alertID: id, note: String(repeating: "x", count: 501))
            #expect(try await admin.refusal(of: note).code == .badArguments)
            #expect(try await school.audit("alert_closed").first?.details == ["alert_id": String(id)])
        }
    }

    @Test("An alert is told in the reader's language, and one of an earlier release in English")
    func languages() async throws {
        try await School.inProcess { school in
            let telling = AlertChange.Telling(text: .backupOld(8), hint: .hintMakeBackups, rooms: [])
            let key = AlertKey(kind: .backupOld, sort: .server, id: 0)
            let now = school.now
            try await school.sql.withTransaction {
                try await AlertTransaction($0).write([.open(key, .warning, telling)], at: now)
            }
            try await Self.put(.diskLow, .server, 0, school)
            for (language, text) in [(Language.danish, "8 dage"), (.german, "8 Tagen"), (.english, "8 days")] {
                _ = try await school.admin(EditPreferences(language: language))
                let alerts = try await school.admin(GetAlerts()).alerts
                #expect(alerts.first { $0.kind == .backupOld }?.text.contains(text) == true)
                #expect(alerts.first { $0.kind == .diskLow }?.text == "What.")
                #expect(try await school.admin.get("/alerts").text.contains(text))
            }
        }
    }

    @Test("Staff see what is in their zones and of their people, with the rooms that are theirs; a name is a look")
    func staff() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            try await school.makeRooms("201", zone: "West")
            let rooms: [Int64] = try await school.sql.query("select room_id from room order by room_id")
                .map { try $0.decode(0) }
            let scanners = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "201"))
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            try await school.hear(badge, by: scanners.0, for: 5)
            for scanner in try await school.admin(GetScanners()).scanners {
                try await Self.put(.clockOff, .scanner, scanner.scannerID, school)
            }
            try await Self.put(.badgeTwice, .person, ada, rooms: rooms, school)
            try await Self.put(.diskLow, .server, 0, school)
            let (east, west) = (
                try await school.makePeer(.staff, "East"), try await school.makePeer(.staff, "West")
            )
            try await school.give("East", to: east)
            try await school.give("West", to: west)
            #expect(try await school.admin(GetAlerts()).total == 4)
            let theirs = try await east(GetAlerts())
            #expect(theirs.total == 2 && Set(theirs.alerts.map(\.kind)) == [.clockOff, .badgeTwice])
            let twice = try #require(theirs.alerts.first { $0.kind == .badgeTwice })
            #expect(twice.subject.name == "Ada Lovelace" && twice.rooms.map(\.roomNumber) == ["101"])
            #expect(try await west(GetAlerts()).alerts.map(\.kind) == [.clockOff])
            #expect(try await school.audit("looked_at_alerts").map { $0.targets.map(\.personID) } == [[ada], [ada]])
            #expect(try await west.refusal(of: CloseAlert(alertID: twice.alertID)).code == .notAllowed)
        }
    }

    @Test("An alert about a person goes with them, and is in their export")
    func erased() async throws {
        try await School.open { school in
            let ada = try await school.makeStudent("Ada")
            try await Self.put(.recordBroken, .person, ada, school)
            let export = try await school.admin.answer(to: ExportPerson(personID: ada)).text
            #expect(export.contains("record_broken"))
            _ = try await school.admin(DeleteStudent(personID: ada))
            #expect(try await school.admin(GetAlerts()).total == 0)
        }
    }

    @Test("Kinds are listed with what their thresholds count; one without a threshold is given none")
    func kinds() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            let kinds = try await admin(GetAlertKinds()).kinds
            #expect(Set(kinds.map(\.kind)) == Set(AlertKind.allCases))
            #expect(kinds.allSatisfy { ($0.threshold == nil) == ($0.unit == nil) })
            _ = try await admin(EditAlertKind(kind: .scannerSilent, severity: .warning, threshold: 90))
            let silent = try #require(try await admin(GetAlertKinds()).kinds.first { $0.kind == .scannerSilent })
            #expect(silent.threshold == 90 && silent.severity == .warning && silent.enabled)
            #expect(try await admin.refusal(of: EditAlertKind(kind: .diskLow, threshold: 3)).code == .cannotBeDone)
            #expect(try await admin.refusal(of: EditAlertKind(kind: .nodeDisk, threshold: 0)).code == .badArguments)
            let details = try await school.audit("alert_kind_edited").first?.details
            #expect(details == ["kind": "scanner_silent", "severity": "warning", "threshold": "90.0"])
        }
    }
}
