/// A label with which a phone finds a server whose address changes: a QR code of its link, and the same in letters to
/// type without a camera.
public struct StationLabel: Equatable, Sendable {  // generated: init
    /// `rollcall://station?…`.
    public let link: String
    public let serial: String
    /// The code, as printed.
    public let code: String
    /// The resolvers at which the station is looked up.
    public let resolvers: [String]

    /// Returns the label, for a PNG in base64; nil if the link is too long for a QR code.
    /// - Throws: `CompressionError` if zlib cannot allocate memory.
    public func drawn(_ format: DeviceLabel.Format) throws -> String? {
        let lines = ["Serial \(serial)", "Code \(code)"] + resolvers.map { "Resolver \($0)" }
        return try PrintedLink(link: link, lines: lines).drawn(format)
    }
}
