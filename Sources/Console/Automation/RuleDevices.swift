import Devices
import Wire

/// The devices in use that the viewer may see, with their kinds.
struct RuleDevices {
    let all: [ShownDevice]

    func find(_ id: Int64?) -> ShownDevice? { all.first { $0.device.deviceID == id } }
}

extension Asking {
    func allDevices() async throws -> RuleDevices {
        var kinds: [String: Kind] = [:]
        let devices = try await whole {
            let reply = try await reply(to: GetDevices(page: $0, pageSize: Self.limit))
            for kind in reply.kinds { kinds[kind.name] = kind }
            return (reply.devices, reply.total)
        }
        return RuleDevices(
            all: devices.filter { $0.retiredAt == nil }.compactMap { device in
                kinds[device.kind].map { ShownDevice(device, of: $0) }
            })
    }

    func allRules() async throws -> [RuleRecord] {
        try await whole {
            let reply = try await reply(to: GetRules(page: $0, pageSize: Self.limit))
            return (reply.rules, reply.total)
        }
    }
}

extension Asking {
    func rulePlaces() async throws -> RulePlaces {
        RulePlaces(rooms: try await allRooms(), zones: try await allZones().map(\.zoneName))
    }
}
