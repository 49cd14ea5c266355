import Devices
import Phrases
import Wire

/// The fields of a form that creates or changes a lock.
struct LockFields {
    /// Nil for a new lock.
    let lock: LockRecord?
    let places: LockPlaces

    private var setup: LockSetupRecord? { lock?.setup }

    func all(_ view: View) -> [Form.Field] { names(view) + keys(view) + presence(view) + opening(view) }

    func names(_ view: View) -> [Form.Field] {
        let room = lock?.roomNumber ?? places.room ?? ""
        // A lock is at a door of its room; the same form selects the room.
        let doors = places.doors.filter { lock == nil || [$0.roomA, $0.roomB].contains(room) }
        let choices = doors.map { (value: String($0.doorID), label: "\($0.roomA) – \($0.roomB)") }
        return [
            .init(name: "lock_name", label: .lockName, value: lock?.lockName ?? ""),
            .room(places.rooms, label: .lockLeadsTo, value: room),
            .init(
                name: "door_id", label: .lockDoor, input: .choice([(value: "", label: "–")] + choices),
                value: setup?.doorID.map { String($0) } ?? "", isRequired: false, hint: .lockDoorHint),
        ]
    }

    /// The values that cannot change while a lock has keys.
    func keys(_ view: View) -> [Form.Field] {
        let devices = places.devices.map { (value: String($0.deviceID), label: $0.deviceName) }
        let dialects = LockDialect.allCases.map { (value: $0.rawValue, label: view(.lockDialect($0.rawValue))) }
        return [
            .init(
                name: "device_id", label: .lockDevice, input: .choice(devices),
                value: lock.map { String($0.deviceID) } ?? ""),
            .init(
                name: "dialect", label: .dialect, input: .choice(dialects),
                value: (setup?.dialect ?? .hmac).rawValue),
        ]
    }

    func presence(_ view: View) -> [Form.Field] {
        let gates = PresenceGate.allCases.map { (value: $0.rawValue, label: view(.presenceGate($0.rawValue))) }
        return [
            .init(name: "gate", label: .lockGate, input: .choice(gates), value: (lock?.gate ?? .warn).rawValue),
            .init(
                name: "within", label: .lockWithin, input: .measure(lowest: "5", highest: "120", step: "1"),
                value: String(setup?.within ?? 20)),
            .init(
                name: "min_rssi", label: .lockMinRSSI, input: .measure(lowest: "-127", highest: "20", step: "1"),
                value: setup?.minRSSI.map(String.init) ?? "", isRequired: false),
            .init(
                name: "trust_client", label: .lockTrustClient, input: .check,
                value: String(setup?.trustClient ?? false), isRequired: false, hint: .lockTrustClientHint),
        ]
    }

    func opening(_ view: View) -> [Form.Field] {
        let relock = Form.Field(
            name: "relock", label: .lockRelock, input: .measure(lowest: "1", highest: "3600", step: "1"),
            value: String(setup?.relock ?? 5))
        return [relock] + Form.Field.hours("open_hours", setup?.openHours ?? [], .lockOpenHoursHint, view)
    }
}
