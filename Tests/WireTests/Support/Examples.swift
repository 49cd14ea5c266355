import Beacon
import Foundation
import Vocabulary
import Wire

/// Every request with all its arguments given.
enum Examples {
    static let time = Date(timeIntervalSince1970: 1_788_251_400.25)
    static let uuid = ProximityUUID(high: 0xf782_6da6_4fa2_4e98, low: 0x8024_bc5b_71e0_893e)
    static let address = DeviceAddress(0xa4c1_38bf_6fab)

    static let radio = RadioRecord(
        state: .quiet, reportsPerSecond: 12.5, lastReportAt: time, restarts: 1, resets: 2, droppedReports: 3,
        mode: .exclusive, commands: .extended, error: "no_adapter")

    static let spool = SpoolRecord(
        bytes: 4_096, oldestAge: 12, dropped: 1, setAside: 2, inMemory: 3, freeDisk: 1 << 30, error: "full")
    static let nodeSetting = NodeSettingRecord(name: "interval_ms", value: "100", source: .fleet)
    static let fleet = FleetSettings(
        active: true, intervalMilliseconds: 100, measuredPower: -59, spoolBytes: 1 << 29, logLevel: "info",
        scanIntervalMilliseconds: 100, scanWindowMilliseconds: 40, scanCodedPHY: true)

    /// One of every type: those that are written here, and samples of the others.
    static let all =
        written
        + Set(RequestType.allCases).subtracting(written.map(\.type)).compactMap { try? SampleRequest.example(of: $0) }

    private static let written =
        universal + places + people + presence + groups + oversight + corrections + webhooks + settings
        + devices + rules + bookings + locks

    private static let universal = [
        RequestExample(Login(username: "ada@example.org", password: "correct horse", code: "123456")),
        RequestExample(Logout()), RequestExample(Confirm(password: "correct horse", code: "123456")),
        RequestExample(GetAccessChanges(readThrough: 1)), RequestExample(Whoami()),
        RequestExample(EditPreferences(language: .danish, theme: .dark, mode: .user)),
        RequestExample(ClaimAccount(username: "ada@example.org", code: "0000-0000", password: "correct horse")),
        RequestExample(ChangePassword(password: "correct horse", newPassword: "another horse")),
        RequestExample(GetSessions()), RequestExample(EndSession(sessionID: 1)), RequestExample(LogoutEverywhere()),
        RequestExample(EnrolTOTP(password: "correct horse")), RequestExample(ConfirmTOTP(code: "123456")),
        RequestExample(RemoveTOTP(password: "correct horse")), RequestExample(IssueClaimCode(email: "a@b.c")),
    ]

    private static let places = [
        RequestExample(GetZones(search: "e", page: 2, pageSize: 10)),
        RequestExample(CreateZone(zoneName: "East", leaveAfter: 60)),
        RequestExample(EditZone(zoneID: 1, zoneName: "West", leaveAfter: 90)), RequestExample(DeleteZone(zoneID: 1)),
        RequestExample(GetRooms(search: "1", page: 1, pageSize: 5)),
        RequestExample(
            CreateRoom(
                roomNumber: "101", zoneName: "East", description: "Physics", requiredLevel: 3, roomType: "lab",
                capacity: 20, bookableBy: [.student, .staff], bookingHours: hours)),
        RequestExample(
            EditRoom(
                roomID: 1, roomNumber: "102", zoneName: "West", description: "", requiredLevel: 0, roomType: "lab",
                capacity: 20, bookableBy: [], bookingHours: hours, without: RoomMember.allCases)),
        RequestExample(DeleteRoom(roomID: 1)), RequestExample(GetBeacons(search: "1", page: 1, pageSize: 5)),
        RequestExample(
            CreateBeacon(
                roomNumber: "101", description: "door", zoneName: "East", uuid: uuid, majorKey: 0, minorKey: 65_535,
                address: address)),
        RequestExample(EditBeacon(beaconID: 1, roomNumber: "102", description: "desk")),
        RequestExample(DeleteBeacon(beaconID: 1)),
        RequestExample(GetScanners(label: "hall", state: .alive, search: "n", page: 1, pageSize: 5)),
        RequestExample(CreateScanner(scannerName: "node-1", roomNumber: "101", labels: ["hall"])),
        RequestExample(
            EditScanner(scannerID: 1, scannerName: "node-2", roomNumber: "102", labels: [], newToken: true)),
        RequestExample(GetFleet()), RequestExample(EditFleet(label: "hall", settings: fleet)),
        RequestExample(DeleteScanner(scannerID: 1)),
    ]

    private static let people = [
        RequestExample(GetStudents(search: "a", page: 1, pageSize: 5)),
        RequestExample(
            CreateStudent(email: "a@b.c", firstName: "Ada", lastName: "Lovelace", password: "correct horse")),
        RequestExample(
            EditStudent(
                personID: 1, email: "a@b.d", firstName: "A", lastName: "L", password: "correct horse", disabled: true)),
        RequestExample(DeleteStudent(personID: 1)),
        RequestExample(
            ImportStudents(csv: "email,first_name,last_name", dryRun: true, issueCodes: false, createGroups: true)),
        RequestExample(GetPersons(search: "a", page: 1, pageSize: 5)),
        RequestExample(
            CreatePerson(
                email: "a@b.c", firstName: "Ada", lastName: "Lovelace", password: "correct horse",
                classification: .staff, securityLevel: 3)),
        RequestExample(
            EditPerson(
                personID: 1, email: "a@b.d", firstName: "A", lastName: "L", password: "correct horse",
                classification: .visitor, securityLevel: 9, disabled: true, removeTOTP: true)),
        RequestExample(DeletePerson(personID: 1)),
        RequestExample(
            IssueBadge(
                email: "a@b.c", personID: 1, badgeID: 2, uuid: uuid, majorKey: 60_000, minorKey: 1, address: address)),
        RequestExample(ReturnBadge(badgeID: 2, lost: true)),
        RequestExample(GetBadges(state: .lost, search: "a", page: 1, pageSize: 5)),
    ]

    private static let presence = [
        RequestExample(GetStudentLocation(email: "a@b.c", personID: 1, explain: true)),
        RequestExample(GetStudentHistory(email: "a@b.c", personID: 1, from: time, to: time + 60)),
        RequestExample(GetRoomOccupants(roomNumber: "101", at: time)), RequestExample(GetInfo()),
        RequestExample(
            GetWhereabouts(
                zoneName: "East", groupID: 1, state: .present, ownGroups: true, search: "ada", page: 1, pageSize: 10)),
        RequestExample(
            GetOccupancy(zoneName: "East", roomNumber: "101", from: time, to: time + 600, step: 300)),
        RequestExample(GetOwnVisits(from: time, to: time + 60)),
        RequestExample(
            UpdateLocation(
                major: 1, minor: 2,
                beacons: [HeardBeacon(uuid: uuid, major: 1, minor: 65_535, rssi: -70, heardAt: time)], sentAt: time)),
        RequestExample(
            Report(
                spool: "s", sequence: 0, boot: "b", sentAt: time, uptime: UptimeRecord(boot: "b", seconds: 60.5),
                digest: "23c5e00a489e783f5efaf0c663a83009488c2c0d5b87054fb0818456a1a748a3",
                sightings: [
                    SightingRecord(
                        uuid: uuid, major: 60_000, minor: 1, address: address, rssi: -70, count: 3, heardAt: time)
                ])),
        RequestExample(
            Heartbeat(
                adapter: AdapterRecord(name: "hci0", state: "scanning", address: address), reportsPerSecond: 12.5,
                spoolDepth: 0,
                sentAt: time, uptime: UptimeRecord(boot: "b", seconds: 60.5), radio: radio, spool: spool,
                version: "1.0", settings: [nodeSetting])),
        RequestExample(GetBeacon(beaconID: 1)),
    ]
}
