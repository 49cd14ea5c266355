/// A picture that a person sent: told by its content, whole, and without all that is not needed to draw it.
///
/// Only the frame of the file is read: chunks of PNG and WebP, segments of JPEG. Pixels are never decoded. What is kept
/// is written anew from the parts that a decoder needs. Texts, EXIF, XMP, colour profiles, thumbnails, later pictures
/// and whatever follows the end are left out. A turn that EXIF asks for is left out, too.
public struct Picture: Equatable, Sendable {
    public enum Format: String, CaseIterable, Sendable {
        case png, jpeg, webp
    }

    public let format: Format
    /// In pixels.
    public let width: Int
    public let height: Int
    /// The file without what was left out.
    public let bytes: [UInt8]

    /// 1.4 MiB: in base64 it is within the largest body of a request.
    public static let maxBytes = 1_468_006
    public static let maxPixels = 40_000_000

    init(_ format: Format, width: Int, height: Int, bytes: [UInt8]) throws(Fault) {
        guard width > 0, height > 0 else { throw .broken }
        // A product of two numbers of a file may not fit; a quotient does.
        guard height <= Self.maxPixels / width else { throw .tooManyPixels }
        self.format = format
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}

extension Picture {
    /// Why a file is no picture that can be kept.
    public enum Fault: Error, CaseIterable {
        case tooLarge
        /// Neither PNG nor JPEG nor WebP.
        case unknownFormat
        /// Something of it is missing, or is not as its format says.
        case broken
        /// A kind of JPEG that browsers do not show.
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

    /// What a file begins with (WHATWG, MIME Sniffing, section 6.1).
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
