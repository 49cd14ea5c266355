import Foundation

/// A QR code of a link, with the same information in letters below it.
struct PrintedLink {
    let link: String
    let lines: [String]

    /// Returns the drawing, for a PNG in base64; nil if the link is too long for a QR code.
    /// - Throws: `CompressionError` if zlib cannot allocate memory.
    func drawn(_ format: DeviceLabel.Format) throws -> String? {
        guard let qr = QRCode(link) else { return nil }
        return switch format {
        case .svg: svg(qr)
        case .png: Data(try qr.png()).base64EncodedString()
        case .text: (qr.lines + lines).joined(separator: "\n")
        }
    }

    /// Returns a complete SVG document: 4 units per module, and the letters below.
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

    /// Letters of 12 units are about 7 wide. A line that may not fit is compressed.
    private static func pressed(_ line: String, into width: Int) -> String {
        7 * line.count > width ? " textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    }

    private static func inXML(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
