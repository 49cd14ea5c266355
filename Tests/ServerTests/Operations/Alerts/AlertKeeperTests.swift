import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct AlertKeeperTests {
    @Test("A scanner that fell silent has one alert within 65 s of its last heartbeat, which closes and reopens")
    func silent() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101", name: "Door")
            _ = try await scanner(Heartbeat())
            let lastAt = school.now
            try await school.passAll(58)
            #expect(try await school.admin(GetAlerts()).total == 0)
            try await school.passAll(4)
            let alert = try await school.alert(.scannerSilent)
            #expect(alert.openedAt.timeIntervalSince(lastAt) <= 65 && alert.severity == .critical)
            #expect(alert.subject.name == "Door" && alert.subject.zoneName == "East" && alert.count == 1)
            try await school.passAll(180)
            try await eventually("a cause that lasts is counted") {
                try await (2...5).contains(school.alert(.scannerSilent).count)
            }
            _ = try await scanner(Heartbeat())
            try await school.eventuallyGone(1)
            try await school.passAll(31)
            try await school.eventuallyOpen(0)
            #expect(try await school.alert(.scannerSilent).alertID == alert.alertID)
            try await school.passAll(31)
            try await school.eventuallyOpen(1)
            #expect(try await school.admin(GetAlerts()).total == 1)
        }
    }

    @Test("What was open is open after a restart, and no scanner counts as silent because the server was away")
    func restart() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let (one, other) = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "102"))
            _ = try await one(Heartbeat())
            try await school.passAll(62)
            let alert = try await school.alert(.scannerSilent)
            _ = try await other(Heartbeat())
            try await school.server.stop()
            school.clock.advance(by: 120)
            school.server = try await RunningServer.start(on: school.database, clock: school.clock)
            school.admin.port = school.server.port
            try await school.ownsEngine(school.server)
            try await school.passAll(50)
            #expect(try await school.admin(GetAlerts(state: .open)).alerts.map(\.alertID) == [alert.alertID])
            try await eventually("a scanner that was silent since before the restart is told, too") {
                try await school.pass(5)
                return try await school.admin(GetAlerts(state: .open)).total == 2
            }
        }
    }

    @Test("Heartbeats open and close the alerts of a radio, and a scanner that is retired takes its alerts along")
    func heartbeats() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            try await school.tell(scanner, .failed, lastReportAt: nil)
            try await school.eventuallyOpen(1)
            try await school.tell(scanner, .failed, lastReportAt: nil)
            try await eventually("the second heartbeat is counted") {
                try await school.alert(.radioFailed).count == 2
            }
            try await school.tell(scanner, .scanning, lastReportAt: school.now)
            try await school.eventuallyGone(1)
            try await school.passAll(31)
            try await school.eventuallyOpen(0)
            try await school.tell(scanner, .failed, lastReportAt: nil)
            try await school.eventuallyOpen(1)
            #expect(try await school.admin(GetAlerts()).total == 1)
            let id = try await school.alert(.radioFailed).subject.id
            _ = try await school.admin(DeleteScanner(scannerID: id))
            try await school.eventuallyOpen(0)
        }
    }

    @Test("A kind that is switched off opens nothing, and a threshold holds within a second")
    func kinds() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let admin = school.admin
            _ = try await admin(EditAlertKind(kind: .radioFailed, enabled: false))
            _ = try await admin(EditAlertKind(kind: .scannerSilent, severity: .info, threshold: 20))
            try await school.tell(scanner, .failed, lastReportAt: nil)
            try await school.passAll(22)
            try await school.eventuallyOpen(1)
            let alert = try #require(try await admin(GetAlerts()).alerts.first)
            #expect(alert.kind == .scannerSilent && alert.severity == .info)
            _ = try await admin(EditAlertKind(kind: .scannerSilent, enabled: false))
            try await school.eventuallyOpen(0)
        }
    }

    @Test("An event tells each listener of what opens and closes in their zones")
    func events() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            try await school.makeRooms("201", zone: "West")
            let (near, far) = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "201"))
            let staff = try await school.makePeer(.staff)
            try await school.give("West", to: staff)
            let theirs = try await EventStream(staff)
            let all = try await EventStream(school.admin)
            try await school.tell(near, .failed, lastReportAt: nil)
            let first = try #require(try await all.nextAlert())
            #expect(first.change == .opened && first.alert.subject.zoneName == "East")
            try await school.tell(far, .failed, lastReportAt: nil)
            let second = try #require(try await theirs.nextAlert())
            #expect(second.alert.subject.zoneName == "West")
            _ = try await school.admin(CloseAlert(alertID: second.alert.alertID))
            let third = try #require(try await theirs.nextAlert())
            #expect(third.change == .closed && third.alert.alertID == second.alert.alertID)
        }
    }
}

extension School {
    /// Lets time pass ten seconds at a time, as between two heartbeats.
    func passAll(_ seconds: Int) async throws {
        for start in stride(from: 0, to: seconds, by: 10) { try await pass(Double(min(10, seconds - start))) }
    }

    /// The only alert of a kind.
    func alert(_ kind: AlertKind) async throws -> AlertRecord {
        var found: [AlertRecord] = []
        try await eventually("there is an alert of the kind \(kind.rawValue)") {
            found = try await admin(GetAlerts(kind: kind)).alerts
            return found.count == 1
        }
        return found[0]
    }

    /// Waits until it is noted of so many open alerts that their cause is gone.
    func eventuallyGone(_ count: Int) async throws {
        try await eventually("the cause of \(count) alerts is gone") {
            try await self.count("select count(*) from alert where closed_at is null and gone_at is not null") == count
        }
    }

    func eventuallyOpen(_ count: Int) async throws {
        try await eventually("\(count) alerts are open") { try await admin(GetAlerts(state: .open)).total == count }
    }
}
