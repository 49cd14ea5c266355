import Devices
import Wire

/// The devices, rooms and doors that a lock can have.
struct LockPlaces {
    /// Devices of the kind `lock`.
    let devices: [DeviceRecord]
    let rooms: [RoomRecord]
    let doors: [DoorRecord]
    /// Preselected if a room's page leads here.
    let room: String?

    static func load(_ asker: some Asking, in room: String? = nil) async throws -> LockPlaces {
        let devices = try await asker.allDevices().all.map(\.device).filter { $0.kind == Kind.lockName }
        return LockPlaces(
            devices: devices, rooms: try await asker.allRooms(), doors: try await asker.allDoors(), room: room)
    }
}
