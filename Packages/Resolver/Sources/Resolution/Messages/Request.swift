/// A request of a phone or a station.
public enum Request: Equatable, Sendable {
    case find(Search)
    /// An update without a signature; it is never answered.
    case claim(Claim)
    case update(Update)
    case register(Registration)
    case whoAmI
    /// Whether a port of the sender is reachable from outside; nil if the value is not a port.
    case reachMe(port: Int?)

    /// The maximum number of serial numbers or codes in one request.
    public static let maxEntries = 100

    public struct Search: Equatable, Sendable {
        public let entries: [Entry]
        /// Whether the reply includes records in addition to the addresses.
        public let isExtended: Bool
    }

    /// One requested station.
    public enum Entry: Equatable, Sendable {
        /// In the original spelling; nil if it was not text.
        case serial([UInt8]?)
        /// In the original spelling; the SHA-256 of the code (`SignedText.find`).
        case code([UInt8])
    }

    public struct Claim: Equatable, Sendable {
        public let serial: Serial
        public let address: IPv4
    }

    public struct Update: Equatable, Sendable {  // generated: init
        /// In the original spelling.
        public let spelling: [UInt8]?
        public let record: [UInt8]
        /// 64 bytes; nil if it was not a signature.
        public let signature: [UInt8]?
    }

    public struct Registration: Equatable, Sendable {
        public let spelling: [UInt8]?
        /// In the original spelling, which is what is signed.
        public let key: [UInt8]
        public let invitation: [UInt8]
        /// The signature by the new key.
        public let signature: [UInt8]?
        /// The signature by the key in force, if it vouches for the new one in place of an invitation.
        public let oldSignature: [UInt8]?
    }

    /// Why a message cannot be accepted at all.
    public enum Fault: String, Error, Sendable {
        case tooManyEntries = "too_many_entries"
    }
}

extension Request {
    private static let bytesOfSignature = 64

    /// Returns the requests of a message, in its order. Requests of an unknown type or shape, and claims of an invalid
    /// address, are left out.
    public static func requests(in message: JSONObject) throws(Fault) -> [Request] {
        var requests: [Request] = []
        for member in message.members {
            if let request = try request(member, in: message) { requests.append(request) }
        }
        return requests
    }

    private static func request(_ member: JSONObject.Member, in message: JSONObject) throws(Fault) -> Request? {
        if member.isNamed("HRHomeStationsRequest") {
            guard let items = member.value.array else { return nil }
            guard items.count <= maxEntries else { throw .tooManyEntries }
            return search(items, isExtended: message["Version"]?.integer ?? 1 >= 2)
        }
        guard let arguments = member.value.object else { return nil }
        if member.isNamed("HRHomeStationUpdate") { return update(arguments) }
        if member.isNamed("HRHomeStationRegister") { return .register(registration(arguments)) }
        if member.isNamed("HRWhoAmI") { return .whoAmI }
        if member.isNamed("HRReachMe") { return .reachMe(port: port(arguments["Port"])) }
        return nil
    }

    private static func search(_ items: [JSONValue], isExtended: Bool) -> Request? {
        var entries: [Entry] = []
        for item in items {
            guard let object = item.object else { return nil }
            if isExtended, let find = object["Find"]?.string {
                entries.append(.code(find))
            } else {
                entries.append(.serial(object["StationDID"]?.string))
            }
        }
        return .find(Search(entries: entries, isExtended: isExtended))
    }

    private static func update(_ arguments: JSONObject) -> Request? {
        let spelling = arguments["StationDID"]?.string
        if arguments.has("Record"), arguments.has("Signature") {
            return .update(
                Update(
                    spelling: spelling, record: arguments["Record"]?.string ?? [],
                    signature: signature(arguments["Signature"])))
        }
        guard let serial = spelling.flatMap({ Serial($0) }),
            let address = arguments["StationIP"]?.string.flatMap({ IPv4($0) })
        else { return nil }
        return .claim(Claim(serial: serial, address: address))
    }

    private static func registration(_ arguments: JSONObject) -> Registration {
        Registration(
            spelling: arguments["StationDID"]?.string, key: arguments["Key"]?.string ?? [],
            invitation: arguments["Invitation"]?.string ?? [], signature: signature(arguments["Signature"]),
            oldSignature: signature(arguments["OldSignature"]))
    }

    private static func signature(_ value: JSONValue?) -> [UInt8]? {
        value?.string.flatMap { Hex.bytes($0, count: bytesOfSignature) }
    }

    private static func port(_ value: JSONValue?) -> Int? {
        value?.integer.flatMap { (1...65_535).contains($0) ? Int($0) : nil }
    }
}
