import Devices
import Store

/// The commands that ended most recently.
struct LastEnded {
    private static let limit = 1_000

    private var told: [Int64: DeviceRegistry.Told] = [:]
    private var order: [Int64] = []

    subscript(id: Int64) -> DeviceRegistry.Told? { told[id] }

    mutating func remove(_ id: Int64) { told[id] = nil }

    mutating func put(_ command: DeviceRegistry.Told, _ id: Int64) {
        if told.updateValue(command, forKey: id) == nil { order.append(id) }
        guard order.count > 2 * Self.limit else { return }
        for id in order.prefix(Self.limit) { told[id] = nil }
        order.removeFirst(Self.limit)
    }
}
