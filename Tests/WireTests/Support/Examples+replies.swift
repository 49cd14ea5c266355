import Foundation
import Vocabulary
import Wire

extension Examples {
    private static let accessChange = AccessChangeRecord(
        accessChangeID: 1, changedAt: time, change: "password", firstName: "Grace", lastName: "Hopper")
    private static let badge = BadgeRecord(
        badgeID: 1, uuid: uuid, majorKey: 60_000, minorKey: 1, address: address, issuedAt: time, returnedAt: time)
    private static let person = PersonRecord(
        personID: 1, email: "a@b.c", firstName: "Ada", lastName: "Lovelace", classification: .student,
        securityLevel: 3, badges: [badge])
    private static let location = LocationRecord(
        personID: 1, email: "a@b.c", firstName: "Ada", lastName: "Lovelace", state: .present, roomNumber: "101",
        zoneName: "East", since: time, heardAt: time, confidence: 0.9, majorKey: 1, minorKey: 2,
        source: .person, saidBy: "Grace Hopper", saidAt: time)

    /// Replies and records with all their members given.
    static let replies: [any Encodable & Sendable] = [
        ImportStudents.Reply(
            students: 1, imported: true, created: 1, changed: 0,
            problems: [ImportProblem(line: 2, column: "email", reason: "Somebody has it.")],
            notes: [ImportProblem(line: 1, column: "room", reason: "The column is passed over.")],
            missingGroups: ["8A"], codes: [ClaimCodeRecord(email: "a@b.c", code: "0000-0000")], codesExpireAt: time),
        GetPersons.Reply(persons: [person], total: 1),
        GetStudentLocation.Reply(
            location: location,
            explanation: ExplanationRecord(
                candidates: [CandidateRecord(roomNumber: "101", chance: 0.9, since: time)],
                heard: [
                    EvidenceRecord(
                        scannerName: "n", majorKey: 1, minorKey: 2, roomNumber: "101", rssi: -61.5, age: 0.5,
                        forFirst: 1.5, forSecond: -0.5)
                ], badgeLouderBy: -6.5)),
        GetZones.Reply(
            zones: [ZoneRecord(zoneID: 1, zoneName: "East", majorKey: 1, leaveAfter: 120, rooms: 3)], total: 1),
        GetBeacons.Reply(
            beacons: [
                BeaconRecord(
                    beaconID: 1, roomNumber: "101", description: "door", uuid: uuid, majorKey: 1, minorKey: 2,
                    address: address, zoneName: "East", lastHeardAt: time, retiredAt: time)
            ], total: 1),
        GetScanners.Reply(
            scanners: [
                ScannerRecord(
                    scannerID: 1, scannerName: "n", roomNumber: "101", state: .alive, lastSeenAt: time, spoolDepth: 0,
                    adapter: AdapterRecord(name: "hci0", state: "scanning", address: address), radio: radio,
                    labels: ["hall"],
                    version: "1.0", clockOffset: 0.25, spool: spool, settings: [nodeSetting], retiredAt: time)
            ], total: 1),
        GetFleet.Reply(fleet: [FleetRecord(label: "hall", settings: fleet, scanners: 1)]),
        GetStudentHistory.Reply(
            visits: [
                VisitRecord(
                    visitID: 1, roomNumber: "101", zoneName: "East", enteredAt: time, leftAt: time, endReason: .moved,
                    source: .person, saidBy: "Grace Hopper", saidAt: time, reason: "Seen.")
            ], corrections: [correction]),
        GetBadges.Reply(
            badges: [
                KnownBadgeRecord(
                    badgeID: 1, uuid: uuid, majorKey: 60_000, minorKey: 1, address: address, state: .lost, personID: 1,
                    email: "a@b.c", firstName: "Ada", lastName: "Lovelace", issuedAt: time, returnedAt: time,
                    lostAt: time, lastHeardAt: time)
            ], total: 1),
        GetOccupancy.Reply(
            at: time,
            rooms: [
                OccupancyRecord(
                    roomNumber: "101", zoneName: "East", present: 2, unknown: 1,
                    series: [OccupancyPoint(at: time, present: 1, unknown: 0)])
            ]),
        GetRoomOccupants.Reply(
            roomNumber: "101", at: time,
            people: [
                OccupantRecord(
                    personID: 1, email: "a@b.c", firstName: "Ada", lastName: "Lovelace", classification: .student,
                    since: time, heardAt: time, source: .person, saidBy: "Grace Hopper", saidAt: time)
            ], whole: true),
        GetWhereabouts.Reply(
            at: time, eventID: 7, people: [location], counts: StateCounts(present: 1, unknown: 0, left: 0), total: 1),
        GetInfo.Reply(
            info: StudentInfo(
                personID: 1, email: "a@b.c", firstName: "Ada", lastName: "Lovelace", classification: .student,
                location: location, badges: [badge]), uuids: [uuid]),
        IssueBadge.Reply(badgeID: 1, uuid: uuid, majorKey: 60_000, minorKey: 1, issuedAt: time),
        CreateBeacon.Reply(beaconID: 1, uuid: uuid, majorKey: 1, minorKey: 2),
        CreateScanner.Reply(scannerID: 1, token: "t"), CreateZone.Reply(zoneID: 1, majorKey: 1),
        CreatePerson.Reply(personID: 1),
        Login.Reply(
            classification: .admin, passwordChangeNecessary: true, totpEnrolmentNecessary: true,
            accessChanges: [accessChange]),
        Confirm.Reply(confirmedUntil: time), GetAccessChanges.Reply(accessChanges: [accessChange]),
        GetSessions.Reply(sessions: [
            SessionRecord(
                sessionID: 1, createdAt: time, usedAt: time, expiresAt: time, address: "::1", agent: "x",
                isCurrent: true)
        ]), LogoutEverywhere.Reply(ended: 2), EnrolTOTP.Reply(secret: "MFRGG", uri: "otpauth://totp/x"),
        ConfirmTOTP.Reply(recoveryCodes: ["0000-0000"]), IssueClaimCode.Reply(code: "0000-0000", expiresAt: time),
        Heartbeat.Reply(
            uuids: [uuid], clock: ClockRecord(now: time, rate: 1), heartbeatInterval: 10, spoolDays: 14,
            settings: fleet, resendFrom: time),
        GetBeacon.Reply(
            beacon: AdvertisedBeaconRecord(
                uuid: uuid, majorKey: 1, minorKey: 65_535, description: "door", roomNumber: "101")),
        LiveEvent(
            eventID: 1, personID: 1, email: "a@b.c", firstName: "Ada", lastName: "Lovelace", state: .left,
            roomNumber: "101", zoneName: "East", previousRoomNumber: "102", since: time, decidedAt: time,
            source: .person, confidence: 0.9, saidBy: "Grace Hopper"),
    ]
}
