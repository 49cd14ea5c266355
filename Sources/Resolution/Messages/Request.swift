/// What a phone or a station asks.
public enum Request: Equatable, Sendable {
    case find(Search)
    /// An update without proof; it is never answered.
    case claim(Claim)
    case update(Update)
    case register(Registration)
    case whoAmI
    /// Whether a port of the asker can be reached from outside; nil if it is no port.
    case reachMe(port: Int?)

    /// Serial numbers or codes of one request.
    public static let maxEntries = 100

    public struct Search: Equatable, Sendable {
        public let entries: [Entry]
        /// Whether records go along with the addresses.
        public let isExtended: Bool
    }

    /// One station that is looked for.
    public enum Entry: Equatable, Sendable {
        /// As it was spelled; nil if it was no text.
        case serial([UInt8]?)
        /// As it was spelled; SHA-256 of the code (`SignedText.find`).
        case code([UInt8])
    }

    public struct Claim: Equatable, Sendable {
        public let serial: Serial
        public let address: IPv4
    }

    public struct Update: Equatable, Sendable {  // generated: init
        /// As it was spelled.
        public let spelling: [UInt8]?
        public let record: [UInt8]
        /// 64 bytes; nil if it was no signature.
        public let signature: [UInt8]?
    }

    public struct Registration: Equatable, Sendable {
        public let spelling: [UInt8]?
        /// As they were spelled: that is what is signed.
        public let key: [UInt8]
        public let invitation: [UInt8]
        /// By the new key.
        public let signature: [UInt8]?
        /// By the key that is in force, where it vouches for the new one in place of an invitation.
        public let oldSignature: [UInt8]?
    }

    /// Why a message cannot be taken at all.
    public enum Fault: String, Error, Sendable {
        case tooManyEntries = "too_many_entries"
    }
}

extension Request {
    private static let bytesOfSignature = 64

    /// The requests of a message, in its order. Of what is of an unknown type or shape, or claims what is no address,
    /// there are none.
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
