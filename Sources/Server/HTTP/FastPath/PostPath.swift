import HTTPTypes
import NIOHTTPTypes

/// The path of the protocol through which a request came.
enum PostPath: Equatable, Sendable {
    case envelope
    /// With the type from the path.
    case bare(String)

    private static let beginning = "/post/"

    /// Nil for all but `POST /post` and `POST /post/{type}` as programs write them: other spellings of a path are left
    /// to Hummingbird's router.
    init?(_ request: HTTPRequest) {
        guard request.method == .post, let path = request.path, path.utf8.starts(with: "/post".utf8) else { return nil }
        if path.utf8.count == "/post".utf8.count {
            self = .envelope
            return
        }
        let type = path.utf8.dropFirst(Self.beginning.utf8.count)
        guard path.utf8.starts(with: Self.beginning.utf8), !type.isEmpty, type.allSatisfy(Self.isPlain) else {
            return nil
        }
        self = .bare(String(Substring(type)))
    }

    /// Whether a type's name may contain this character.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
    }

    /// The path under which requests are counted, without the type.
    var pattern: String {
        switch self {
        case .envelope: "/post"
        case .bare: "/post/{type}"
        }
    }
}
