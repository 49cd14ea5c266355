import Foundation
import Vocabulary
import Wire

extension Examples {
    static let groups = [
        RequestExample(GetGroups(search: "1", page: 1, pageSize: 5)), RequestExample(CreateGroup(groupName: "10b")),
        RequestExample(EditGroup(groupID: 1, groupName: "10c", addMembers: [1, 2], removeMembers: [3])),
        RequestExample(DeleteGroup(groupID: 1)),
        RequestExample(GetGroupMembers(groupID: 1, search: "a", page: 1, pageSize: 5)),
        RequestExample(EditPersonZones(email: "a@b.c", personID: 1, addZones: ["East"], removeZones: ["West"])),
        RequestExample(GetDoors(search: "1", page: 1, pageSize: 5)),
        RequestExample(CreateDoor(roomA: "101", roomB: "102")),
        RequestExample(EditDoor(doorID: 1, roomA: "101", roomB: "103")), RequestExample(DeleteDoor(doorID: 1)),
        RequestExample(GetPlans(search: "e", page: 1, pageSize: 5)),
        RequestExample(EditPlan(zoneName: "East", image: Data([1]), remove: false)),
        RequestExample(
            PlaceOnPlan(zoneName: "East", things: [PlanPlace(kind: .room, id: 1, points: [[0, 0.5], [1, 1]])])),
    ]

    static let oversight = [
        RequestExample(
            RecordSurvey(
                action: .start, badgeID: 1, email: "a@b.c", personID: 1, roomNumber: "101", surveyID: 1)),
        RequestExample(GetSurveySightings(surveyID: 1, after: time)),
        RequestExample(GetMuster(musterID: 1, afterVersion: 2, search: "a", page: 1, pageSize: 5)),
        RequestExample(
            UpdateMuster(
                action: .tick, musterID: 1, name: "Drill", kind: .drill, email: "a@b.c", personID: 1,
                witness: .needsHelp, note: "At the gate.", accountedFor: false, saidAt: time,
                sentAt: time)),
        RequestExample(GetMusters(search: "a", page: 1, pageSize: 5)),
        RequestExample(GetMusterEntries(musterID: 1, search: "a", page: 1, pageSize: 5)),
        RequestExample(GetMusterReport(musterID: 1)),
        RequestExample(CreateMusterLink(label: "Gate A", zoneName: "East", minutes: 60)),
        RequestExample(GetMusterLinks(musterID: 1, search: "a", page: 1, pageSize: 5)),
        RequestExample(EndMusterLink(linkID: 1, phoneID: 2)),
        RequestExample(
            GetAudit(
                search: "1", action: "login", actorID: 1, personID: 2, from: time, to: time + 60, before: 9,
                pageSize: 5)),
        RequestExample(GetAlerts(state: .open, kind: .badgeTwice, page: 1, pageSize: 5)),
        RequestExample(AcknowledgeAlert(alertID: 1, note: "On my way.")),
        RequestExample(CloseAlert(alertID: 1, note: "A new battery.")), RequestExample(GetAlertKinds()),
        RequestExample(EditAlertKind(kind: .scannerSilent, enabled: true, severity: .critical, threshold: 90)),
        RequestExample(ExportPerson(email: "a@b.c", personID: 1, sightingsAfter: time)),
        RequestExample(ExportOwn(sightingsAfter: time)),
        RequestExample(GetOwnAudit(search: "room", before: 9, pageSize: 5)),
    ]

    static let corrections = [
        RequestExample(
            CorrectWhereabouts(
                email: "a@b.c", personID: 1, state: .present, roomNumber: "101", reason: "Seen.",
                saidAt: time, sentAt: time)),
        RequestExample(
            CorrectVisit(
                visitID: 1, email: "a@b.c", personID: 1, roomNumber: "101", enteredAt: time, leftAt: time + 60,
                remove: false, reason: "Seen.", saidAt: time, sentAt: time)),
        RequestExample(
            GetCorrections(email: "a@b.c", personID: 1, from: time, to: time + 60, page: 1, pageSize: 5)),
    ]

    static let correction = CorrectionRecord(
        correctionID: 1, kind: .present, roomNumber: "101", enteredAt: time, leftAt: time, oldState: .left,
        oldRoomNumber: "102",
        replaced: [ReplacedVisitRecord(visitID: 1, roomNumber: "102", enteredAt: time, leftAt: time, source: .scanner)],
        standing: true, reason: "Seen.", saidBy: "Grace Hopper", saidAt: time, receivedAt: time)

    private static let party = AuditPartyRecord(
        subjectID: UUID(), personID: 1, email: "a@b.c", firstName: "Ada", lastName: "Lovelace")
    private static let muster = MusterRecord(
        musterID: 1, name: "Drill", kind: .drill, startedAt: time, closedAt: time, version: 3, mistake: true)

    private static let alert = AlertRecord(
        alertID: 1, kind: .badgeTwice, severity: .critical,
        subject: AlertSubjectRecord(sort: .person, id: 1, name: "Ada Lovelace", zoneName: "East"),
        text: "Heard twice.", hint: "Look.", rooms: [AlertRoomRecord(roomNumber: "101", zoneName: "East")],
        openedAt: time, lastAt: time, count: 2, acknowledgedBy: "a@b.c", acknowledgedAt: time, note: "Looking.",
        closedAt: time)

    /// Replies and records with all their members given.
    static let oversightReplies: [any Encodable & Sendable] = [
        GetGroups.Reply(groups: [GroupRecord(groupID: 1, groupName: "10b", members: 2)], total: 1),
        CreateGroup.Reply(groupID: 1), CreateDoor.Reply(doorID: 1), EditPersonZones.Reply(zones: ["East"]),
        GetGroupMembers.Reply(
            members: [
                MemberRecord(
                    personID: 1, email: "a@b.c", firstName: "Ada", lastName: "Lovelace", classification: .student)
            ], total: 1),
        GetAlerts.Reply(alerts: [alert], total: 1), AlertEvent(change: .opened, alert: alert),
        GetAlertKinds.Reply(kinds: [
            AlertKindRecord(
                kind: .scannerSilent, enabled: true, severity: .critical, threshold: 60, unit: "seconds",
                closedByHand: false)
        ]),
        GetPlans.Reply(
            plans: [
                PlanRecord(
                    zoneName: "East", path: "/plans/x", width: 4, height: 2,
                    things: [PlanThingRecord(kind: .scanner, id: 1, name: "Door", points: [[0.5, 0.25]])])
            ], total: 1),
        GetDoors.Reply(doors: [DoorRecord(doorID: 1, roomA: "101", roomB: "102")], total: 1),
        GetMuster.Reply(
            at: time, muster: muster,
            counts: MusterCountsRecord(missing: 1, accountedFor: 1, left: 1, notHeard: 1, noBadge: 1, disabled: 1),
            people: [
                MusterLineRecord(
                    personID: 1, email: "a@b.c", firstName: "Ada", lastName: "Lovelace", classification: .student,
                    groups: ["10b"], state: .present, roomNumber: "101", zoneName: "East", heardAt: time, age: 3.5,
                    confidence: 0.9, source: .client, placedBy: "Grace Hopper", placedAt: time,
                    standing: .expected, atStart: BeliefRecord(state: .left, roomNumber: "102", heardAt: time),
                    accountedFor: true,
                    witness: .seen, note: "At the gate.", saidBy: "Grace Hopper", tickedAt: time, disputed: true)
            ], total: 3),
        CorrectWhereabouts.Reply(correctionID: 1, counts: true), CorrectVisit.Reply(correctionID: 1),
        GetCorrections.Reply(corrections: [correction], total: 1),
        UpdateMuster.Reply(muster: muster), GetMusters.Reply(musters: [muster], total: 1),
        MusterEvent(musterID: 1, version: 3), ScannerEvent(scannerID: 1, state: .quiet),
        GetMusterEntries.Reply(
            entries: [
                MusterEntryRecord(
                    version: 1, personID: 1, firstName: "Ada", lastName: "Lovelace", witness: .seen,
                    note: "At the gate.", saidBy: "Grace Hopper", saidAt: time, receivedAt: time)
            ], total: 1),
        CreateMusterLink.Reply(linkID: 1, url: "https://rollcall.school.example/m/x", expiresAt: time),
        GetMusterLinks.Reply(
            links: [
                MusterLinkRecord(
                    linkID: 1, label: "Gate A", zoneName: "East", createdAt: time, expiresAt: time, endedAt: time,
                    phones: [
                        MusterPhoneRecord(phoneID: 2, name: "Mia", joinedAt: time, seenAt: time, endedAt: time)
                    ])
            ], total: 1),
        GetMusterReport.Reply(
            muster: muster, counts: MusterCountsRecord(accountedFor: 3), secondsToHalf: 10, secondsToMost: 20.5,
            secondsToAll: 30,
            believedPresent: 2, believedPresentFound: 1, foundUnexpectedly: 1),
        GetSurveySightings.Reply(
            sightings: [SurveySightingRecord(heardAt: time, scannerName: "east", rssi: -60, count: 2)],
            absences: [SurveyAbsenceRecord(scannerName: "west", from: time, until: time)], after: time),
        RecordSurvey.Reply(
            surveys: [
                SurveyRecord(
                    surveyID: 1, badgeID: 2, startedAt: time, stoppedAt: time, inUse: true,
                    stays: [
                        SurveyStayRecord(
                            roomNumber: "101", enteredAt: time, leftAt: time,
                            heard: [
                                SurveyHeardRecord(
                                    scannerName: "n", roomNumber: "101", packets: 3, seconds: 2, rssi: -61.5)
                            ])
                    ])
            ], learnedRooms: ["101"],
            doubtfulScanners: [
                DoubtfulScannerRecord(
                    scannerName: "n", roomNumber: "101", loudestRoomNumber: "102", louderBy: 12.5)
            ]),
        GetAudit.Reply(
            entries: [
                AuditRecord(
                    auditID: 1, at: time, action: "login", actor: party, targets: [party], ofAllPeople: false,
                    details: ["room_number": "101"], address: "::1")
            ], total: 1, next: 1),
        GetOwnAudit.Reply(
            looks: [
                LookRecord(
                    at: time, action: "looked_at_room", firstName: "Grace", lastName: "Hopper", classification: .staff,
                    byHelper: false)
            ], total: 1, next: 1),
        ExportPerson.Reply(
            at: time, personID: 1,
            tables: ["visit": [["visit_id": .integer(1), "left_at": .null, "room_number": .text("101")]]],
            sightingsAfter: time),
    ]
}
