import Beacon
import Foundation
import Wire

@testable import Node

/// A ranging list that watches for the sample UUID, in whole seconds.
struct RangingScene {
    var list = RangingList()

    init() throws {
        list.watched = [try Sample.uuid()]
    }

    mutating func hear(_ minor: UInt16, _ rssi: Int?, at second: Int) throws {
        list.hear(try Sample.frame(Double(second), rssi: rssi, minor: minor), at: .seconds(second))
    }

    /// The minors told, nearest first.
    mutating func update(at second: Int, isListening: Bool = true) -> [UInt16]? {
        list.update(at: .seconds(second), isListening: isListening)?.map(\.minor)
    }
}

extension HeardFrame {
    func with(uuid last: Int) throws -> HeardFrame {
        let other = BeaconIdentity(uuid: try Sample.uuid(last), major: beacon.major, minor: beacon.minor)
        return HeardFrame(beacon: other, address: address, rssi: rssi, heardAt: heardAt)
    }
}
