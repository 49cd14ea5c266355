import Foundation
import Testing
import Wire

/// One request with all its arguments given.
struct RequestExample: Sendable, CustomTestStringConvertible {
    let type: RequestType
    private let encode: @Sendable () throws -> Data
    private let recode: @Sendable (Data) throws -> Data

    init<R: Request>(_ request: R) {
        type = R.type
        encode = { try Self.encoder.encode(RequestEnvelope(request)) }
        recode = { data in
            let read = try WireJSON.decoder().decode(IncomingArguments<R>.self, from: data)
            guard let arguments = read.arguments else { throw CocoaError(.coderValueNotFound) }
            return try Self.encoder.encode(RequestEnvelope(arguments))
        }
    }

    /// The body of `POST /post`.
    func envelope() throws -> Data { try encode() }

    /// The same after the server's way of reading it.
    func envelopeReadBack() throws -> Data { try recode(encode()) }

    var testDescription: String { type.rawValue }

    private static var encoder: JSONEncoder {
        let encoder = WireJSON.encoder()
        encoder.outputFormatting.insert(.sortedKeys)
        return encoder
    }
}
