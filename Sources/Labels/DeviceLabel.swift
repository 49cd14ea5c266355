import Foundation

/// What is stuck on a device: a QR code that leads a phone to the page *Register a device*, and in letters what
/// somebody without a camera types there.
public struct DeviceLabel: Equatable, Sendable {
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

    public init(server: String, name: String, serial: String, code: String) {
        self.server = server
        self.name = name
        self.serial = serial
        self.code = code
    }

    /// The address of the page, its fields filled in.
    public var link: String {
        "\(server)\(Self.path)?serial=\(Self.escaped(serial))&code=\(Self.escaped(code))&name=\(Self.escaped(name))"
    }

    /// The label; of a PNG its base64. Nil where the link is too long for a QR code.
    /// - Throws: `TableError` where zlib has no memory.
    public func drawn(_ format: Format) throws -> String? {
        guard let qr = QRCode(link) else { return nil }
        return switch format {
        case .svg: svg(qr)
        case .png: Data(try qr.png()).base64EncodedString()
        case .text: (qr.lines + lines).joined(separator: "\n")
        }
    }

    private var lines: [String] { [name, "Serial \(serial)", "Code \(code)", server + Self.path] }

    /// A document of its own: 4 units to a module, and the letters below.
    private func svg(_ qr: QRCode) -> String {
        let (side, height) = (max(4 * qr.size, 200), 18)
        let tall = side + lines.count * height + height / 2
        let texts = lines.enumerated().map { number, line in
            "<text x=\"\(side / 2)\" y=\"\(side + (number + 1) * height - 4)\"\(Self.pressed(line, into: side - 12))>"
                + "\(Self.inXML(line))</text>"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(side) \(tall)" width="\(side)" height="\(tall)">\
            <rect width="\(side)" height="\(tall)" fill="#fff"/>\
            <svg width="\(side)" height="\(side)" viewBox="0 0 \(qr.size) \(qr.size)" shape-rendering="crispEdges">\
            <path d="\(qr.path)"/></svg>\
            <g font-family="sans-serif" font-size="12" text-anchor="middle">\(texts.joined())</g></svg>
            """
    }

    /// Letters of 12 units are about 7 wide. A line that may not fit is pressed together.
    private static func pressed(_ line: String, into width: Int) -> String {
        7 * line.count > width ? " textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    }

    private static func escaped(_ text: String) -> String {
        let plain = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }

    private static func inXML(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
