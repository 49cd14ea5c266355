import CQREncode
import Phrases

/// A QR code (ISO/IEC 18004) of a short text, drawn as one path.
struct QRCode {
    /// White modules around the code, as the standard asks.
    private static let margin = 4

    /// Modules on a side.
    private let width: Int
    /// Row by row; whether each is dark.
    private let modules: [Bool]

    /// Nil where the text is too long for a code.
    init?(_ text: String) {
        // Level M: a seventh of the code may be dirty.
        guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
        defer { QRcode_free(code) }
        width = Int(code.pointee.width)
        // The lowest bit of a byte says whether a module is dark.
        modules = UnsafeBufferPointer(start: code.pointee.data, count: width * width).map { $0 & 1 == 1 }
    }

    /// Dark on white in dark mode as well: some cameras read nothing else.
    func svg(_ label: String) -> HTML {
        let size = width + 2 * Self.margin
        return """
            <svg class="qr" role="img" aria-label="\(label)" viewBox="0 0 \(size) \(size)" \
            shape-rendering="crispEdges"><path fill="#fff" d="M0 0h\(size)v\(size)h-\(size)z"/>\
            <path fill="#000" d="\(path)"/></svg>
            """
    }

    /// One rectangle for each row of dark modules that touch.
    private var path: String {
        var path = ""
        for row in 0..<width {
            var column = 0
            while column < width {
                guard modules[row * width + column] else {
                    column += 1
                    continue
                }
                let start = column
                while column < width, modules[row * width + column] { column += 1 }
                path += "M\(start + Self.margin) \(row + Self.margin)h\(column - start)v1h-\(column - start)z"
            }
        }
        return path
    }
}

extension View {
    /// A text as a QR code; nothing where it is too long for one.
    func qr(_ text: String, _ label: Phrase) -> HTML {
        QRCode(text).map { $0.svg(self(label)) } ?? ""
    }
}
