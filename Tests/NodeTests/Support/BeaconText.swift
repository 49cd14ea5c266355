import Beacon

@testable import Node

enum BeaconText {
    /// What all thermometers of the capture say they are.
    static let thermometer = BeaconIdentity(slashed: "494e5445-4c4c-495f-524f-434b535f4857/20594/62207")
}
