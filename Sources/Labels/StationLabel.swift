/// What a phone reads to find a server whose address changes: a QR code that is its link, and in letters what a person
/// without a camera types.
public struct StationLabel: Equatable, Sendable {  // generated: init
    /// `rollcall://station?…`.
    public let link: String
    public let serial: String
    /// As it is printed.
    public let code: String
    /// Where it is looked for.
    public let resolvers: [String]

    /// The label; of a PNG its base64. Nil if the link is too long for a QR code.
    /// - Throws: `TableError` where zlib has no memory.
    public func drawn(_ format: DeviceLabel.Format) throws -> String? {
        let lines = ["Serial \(serial)", "Code \(code)"] + resolvers.map { "Resolver \($0)" }
        return try PrintedLink(link: link, lines: lines).drawn(format)
    }
}
