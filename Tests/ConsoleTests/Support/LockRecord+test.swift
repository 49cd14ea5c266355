import Devices
import Foundation
import Wire

extension LockRecord {
    static func test(
        _ id: Int64, _ name: String, state: LockState = .locked, mayUnlock: Bool = true, near: Bool = false,
        gate: PresenceGate = .warn, setup: LockSetupRecord? = nil, weak: Bool = false
    ) -> LockRecord {
        LockRecord(
            lockID: id, lockName: name, roomNumber: "10\(id)", zoneName: "East", deviceID: id, state: state,
            door: "closed", battery: 80, weak: weak, gate: gate, mayUnlock: mayUnlock, near: near, setup: setup)
    }
}

extension UnlockRecord {
    static func test(
        outcome: UnlockState, reasons: [UnlockReason] = [], outcomeReason: String? = nil, way: UnlockChannel = .own,
        right: UnlockRightSort? = .level, sight: UnlockPresence = .seen, sightSource: String? = "badge",
        sightMilliseconds: Int? = 2_300, overrideReason: String? = nil, personID: Int64? = 7
    ) -> UnlockRecord {
        UnlockRecord(
            attemptID: 1, lockID: 1, lockName: "Lab", roomNumber: "101", personID: personID,
            email: personID.map { _ in "ada@school.example" }, firstName: personID.map { _ in "Ada" },
            lastName: personID.map { _ in "Byron" }, askedAt: .at("2026-09-01T12:00:00Z"), way: way, source: "console",
            granted: outcome != .refused, right: right, sight: sight, sightSource: sightSource,
            sightMilliseconds: sightMilliseconds, reasons: reasons, overrideReason: overrideReason, hold: 5,
            outcome: outcome, outcomeReason: outcomeReason, milliseconds: 140)
    }
}
