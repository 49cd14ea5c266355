import Beacon

/// What to advertise, and how.
struct Advertisement: Hashable, Sendable {
    let parameters: AdvertisingParameters
    let data: AdvertisingData
    /// The address to send from; nil for the controller's public one.
    let randomAddress: DeviceAddress?
}
