/// A picture from a client: recognised by its content, complete, and reduced to the parts that are needed to draw it.
///
/// Only the structure of the file is read: chunks of PNG and WebP, segments of JPEG. Pixels are never decoded. The file
/// is written again from the parts that a decoder needs. Texts, EXIF, XMP, colour profiles, thumbnails, further
/// pictures and any data after the end are omitted, and with EXIF any rotation that it requests.
public struct Picture: Equatable, Sendable {
    public enum Format: String, CaseIterable, Sendable {
        case png, jpeg, webp
    }

    public let format: Format
    /// The width, in pixels.
    public let width: Int
    public let height: Int
    /// The file without the omitted parts.
    public let bytes: [UInt8]

    /// The maximum size, 1.4 MiB: in base64 it fits into the largest body of a request.
    public static let maxBytes = 1_468_006
    public static let maxPixels = 40_000_000

    init(_ format: Format, width: Int, height: Int, bytes: [UInt8]) throws(Fault) {
        guard width > 0, height > 0 else { throw .broken }
        // The product of two numbers from a file may overflow; a quotient does not.
        guard height <= Self.maxPixels / width else { throw .tooManyPixels }
        self.format = format
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}

extension Picture {
    /// The reason why a file cannot be stored as a picture.
    public enum Fault: Error, CaseIterable {
        case tooLarge
        /// Neither PNG nor JPEG nor WebP.
        case unknownFormat
        /// A part is missing or violates the format.
        case broken
        /// A variant of JPEG that browsers do not display.
        case unusual
        case moving
        case tooManyPixels
    }

    /// Reads a file. Throws `Fault`.
    public init(_ file: [UInt8]) throws(Fault) {
        guard file.count <= Self.maxBytes else { throw .tooLarge }
        guard let format = Self.format(of: file) else { throw .unknownFormat }
        switch format {
        case .png: self = try PNGReader.picture(file)
        case .jpeg: self = try JPEGReader.picture(file)
        case .webp: self = try WebPReader.picture(file)
        }
    }

    /// Returns the format, by the first bytes of a file (WHATWG, MIME Sniffing, section 6.1).
    private static func format(of file: [UInt8]) -> Format? {
        if file.starts(with: PNGReader.signature) { return .png }
        if file.starts(with: [0xff, 0xd8, 0xff]) { return .jpeg }
        let isWebP = file.starts(with: "RIFF".utf8) && file.dropFirst(8).starts(with: "WEBP".utf8)
        return isWebP ? .webp : nil
    }
}

extension Picture.Format {
    /// The media type.
    public var mediaType: String { "image/\(rawValue)" }
}
