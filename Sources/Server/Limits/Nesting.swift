import Foundation
import Wire

/// How deep arrays and objects lie in each other. It is looked at before anything is decoded: each level takes room on
/// the decoder's stack.
enum Nesting {
    /// The deepest request of the protocol has five levels.
    static let most = 32

    /// Throws `Failure`.
    static func check(_ json: Data) throws {
        var depth = 0
        var isText = false
        var isEscaped = false
        for byte in json {
            if isText {
                isText = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            } else {
                depth += step(byte)
                isText = byte == UInt8(ascii: "\"")
                guard depth <= most else {
                    throw Failure(.badArguments, "The body is nested more than \(most) levels deep.")
                }
            }
        }
    }

    private static func step(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "{"): 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): -1
        default: 0
        }
    }
}
