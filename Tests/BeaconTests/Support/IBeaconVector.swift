import Testing

/// One row of `Vectors/ibeacon-vectors.json`.
struct IBeaconVector: Decodable, Sendable, CustomTestStringConvertible {
    enum Layer: String, Decodable {
        case adv, mfr, hci
    }

    struct Expectation: Decodable {
        enum Kind: String, Decodable {
            case ibeacon, reject
        }

        let kind: Kind
        let uuid: String?
        let major: UInt16?
        let minor: UInt16?
        let measuredPower: Int8?
        let mac: String?
        let rssi: Int8?
    }

    let id: Int
    let source: String
    let layer: Layer
    let hex: String
    let expect: Expectation
    let containerMalformed: Bool?

    var testDescription: String { "vector \(id), \(source)" }
}
