import Devices
import Foundation
import Vocabulary
import Wire

extension Examples {
    private static let clocks = ["07:30", "08:15"].compactMap(ClockTime.init(_:))
    private static let openHours = [HoursRecord(weekdays: [.mon], from: clocks[0], until: clocks[1])]

    static let locks = [
        RequestExample(GetLocks(lockID: 1, roomNumber: "101", search: "l", page: 1, pageSize: 5)),
        RequestExample(
            CreateLock(
                lockName: "Lab", roomNumber: "101", doorID: 1, deviceID: 1, dialect: .hmac, gate: .require, within: 20,
                listeners: [1], minRSSI: -70, trustClient: false, relock: 5, openHours: openHours)),
        RequestExample(
            EditLock(
                lockID: 1, lockName: "Lab", roomNumber: "101", doorID: 1, deviceID: 1, dialect: .aes128, gate: .warn,
                within: 20, listeners: [1], minRSSI: -70, trustClient: true, relock: 5, openHours: openHours,
                without: [.doorID, .minRSSI, .openHours])),
        RequestExample(DeleteLock(lockID: 1)),
        RequestExample(ActivateLock(lockID: 1, fingerprint: "ab", code: "7K4M-9QXT-2WPA-B3CD")),
        RequestExample(ResetLock(lockID: 1)),
        RequestExample(Unlock(lockID: 1, code: "123456", overrideReason: "Fire")),
        RequestExample(ExplainUnlock(personID: 1, lockID: 1)),
        RequestExample(
            GetUnlocks(
                personID: 1, lockID: 1, outcome: .opened, from: time, to: time, followedIn: true, search: "l", page: 1,
                pageSize: 5)),
        RequestExample(
            GetOwnUnlocks(lockID: 1, outcome: .jammed, from: time, to: time, search: "l", page: 1, pageSize: 5)),
    ]

    /// Replies and records with all their members given.
    static let lockReplies: [any Encodable & Sendable] = [
        GetLocks.Reply(
            locks: [
                LockRecord(
                    lockID: 1, lockName: "Lab", roomNumber: "101", zoneName: "East", deviceID: 1, state: .locked,
                    door: "closed", battery: 80, weak: false, gate: .require, mayUnlock: true, near: true,
                    setup: LockSetupRecord(
                        doorID: 1, otherRoomNumber: "102", dialect: .hmac, within: 20,
                        listeners: [LockListenerRecord(scannerID: 1, scannerName: "Door")], minRSSI: -70,
                        trustClient: false, relock: 5, openHours: openHours, epoch: 1, activatedAt: time,
                        createdAt: time),
                    retiredAt: time)
            ], total: 1),
        CreateLock.Reply(lockID: 1), DeleteLock.Reply(retired: true), ActivateLock.Reply(epoch: 1),
        Unlock.Reply(attemptID: 1, outcome: .opened, outcomeReason: "x", reasons: [.notSeen], relocksAt: time),
        GetUnlocks.Reply(
            unlocks: [
                UnlockRecord(
                    attemptID: 1, lockID: 1, lockName: "Lab", roomNumber: "101", personID: 1,
                    email: "a@school.example", firstName: "Ada", lastName: "Lovelace", askedAt: time, way: .own,
                    source: "api", granted: true, right: .clearance, rightID: 1, sight: .seen, sightSource: "badge",
                    sightMilliseconds: 800, reasons: [.blind], overrideReason: "Fire", hold: 5, outcome: .opened,
                    outcomeReason: "x", endedAt: time, milliseconds: 120)
            ],
            followedIn: [
                FollowedInRecord(
                    visitID: 1, personID: 1, email: "a@school.example", firstName: "Ada", lastName: "Lovelace",
                    roomNumber: "101", enteredAt: time, source: .scanner, behindAttemptID: 1, behindPersonID: 2,
                    behindFirstName: "Bob", behindLastName: "Byron", behindAt: time, doorOpenedAt: time,
                    doorClosedAt: time)
            ], total: 1),
        ExplainUnlock.Reply(
            facts: UnlockFacts(
                granted: false, way: .own, right: .booking, rightID: 1, reasons: [.notSeen], wantsCode: false,
                securityLevel: 1, requiredLevel: 2, passwordPending: false,
                clearances: [ClearanceFact(clearanceID: 1, holds: false)],
                bookings: [BookingFact(bookingID: 1, from: time, until: time, holds: true)], gate: .require,
                within: 20, minRSSI: -70, sight: .notSeen, sightSource: "badge", sightMilliseconds: 1,
                listeners: [ListenerFact(scannerID: 1, scannerName: "Door", alive: true, heardAt: time, rssi: -60)],
                lawful: true, badgeTwice: false, whereaboutsAt: time, clientAt: time, weak: false, weakAllowed: false)),
        UnlockEvent(attemptID: 1, lockID: 1, personID: 1, outcome: .opened),
    ]
}
