import Foundation

/// What is stuck on a device: a QR code that leads a phone to the page *Register a device*, and in letters what
/// a person without a camera types there.
public struct DeviceLabel: Equatable, Sendable {  // generated: init
    /// How a label is drawn.
    public enum Format: String, CaseIterable, Sendable {
        /// A picture that prints in any size, with the letters.
        case svg
        /// The QR code alone.
        case png
        /// For a terminal, with the letters.
        case text
    }

    /// Where the console has the page.
    public static let path = "/devices/register"

    /// The server, `https://rollcall.school.example`.
    public let server: String
    public let name: String
    public let serial: String
    /// The registration code, as it is shown.
    public let code: String

    /// The address of the page, its fields filled in.
    public var link: String {
        "\(server)\(Self.path)?serial=\(Self.escaped(serial))&code=\(Self.escaped(code))&name=\(Self.escaped(name))"
    }

    /// The label; of a PNG its base64. Nil if the link is too long for a QR code.
    /// - Throws: `TableError` where zlib has no memory.
    public func drawn(_ format: Format) throws -> String? {
        let lines = [name, "Serial \(serial)", "Code \(code)", server + Self.path]
        return try PrintedLink(link: link, lines: lines).drawn(format)
    }

    private static func escaped(_ text: String) -> String {
        let plain = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
