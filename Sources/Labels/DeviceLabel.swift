import Foundation

/// A label on a device: a QR code that leads a phone to the page *Register a device*, and the same in letters to type
/// without a camera.
public struct DeviceLabel: Equatable, Sendable {  // generated: init
    /// How a label is drawn.
    public enum Format: String, CaseIterable, Sendable {
        /// A scalable picture, with the letters.
        case svg
        /// The QR code alone.
        case png
        /// For a terminal, with the letters.
        case text
    }

    /// The path of the page in the console.
    public static let path = "/devices/register"

    /// The URL of the server, such as `https://rollcall.school.example`.
    public let server: String
    public let name: String
    public let serial: String
    /// The registration code, as displayed.
    public let code: String

    /// The URL of the page with its fields filled in.
    public var link: String {
        "\(server)\(Self.path)?serial=\(Self.escaped(serial))&code=\(Self.escaped(code))&name=\(Self.escaped(name))"
    }

    /// Returns the label, for a PNG in base64; nil if the link is too long for a QR code.
    /// - Throws: `CompressionError` if zlib cannot allocate memory.
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
