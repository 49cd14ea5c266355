internal import CMosquitto

/// An event that libmosquitto reports by its callbacks.
enum LinkEvent: Equatable {
    /// The broker answered CONNECT; 0 means accepted.
    case greeted(Int32)
    case message(MQTTMessage)
    /// The broker has received a message or refuses it. The number is that of its packet.
    case published(Int32, reason: UInt8)
    /// The broker's answer to a subscription: for each filter a quality, or a reason from 128 on.
    case subscribed(Int32, granted: [UInt8])
    /// The connection is over: a code of the library, or from 128 on a reason code of the broker.
    case ended(Int32)
}
