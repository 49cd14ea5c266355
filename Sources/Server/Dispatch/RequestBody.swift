import Foundation
import Wire

/// The body of a request, from which the arguments are read once the caller is known to be allowed.
enum RequestBody: Sendable {
    /// `{"type": …, "args": {…}}`, of `POST /post`.
    case envelope(Data)
    /// The arguments alone, of `POST /post/{type}`; no bytes at all are an empty object.
    case bare(Data)

    private struct Head: Decodable {
        let type: String
    }

    /// The type that an envelope names. Throws `Failure`.
    func typeName() throws -> String {
        guard case .envelope(let data) = self else { return "" }
        return try decoding { try WireJSON.decoder().decode(Head.self, from: data).type }
    }

    /// Throws `Failure` with a sentence that names the argument.
    func arguments<Arguments: Wire.Request>(_ type: Arguments.Type) throws -> Arguments {
        try decoding {
            switch self {
            case .envelope(let data):
                let incoming = try WireJSON.decoder().decode(IncomingArguments<Arguments>.self, from: data)
                return try incoming.arguments ?? Self.empty(type)
            case .bare(let data):
                return data.isEmpty ? try Self.empty(type) : try WireJSON.decoder().decode(type, from: data)
            }
        }
    }

    private static func empty<Arguments: Decodable>(_ type: Arguments.Type) throws -> Arguments {
        try WireJSON.decoder().decode(type, from: Data("{}".utf8))
    }

    private func decoding<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as DecodingError {
            throw Failure(.badArguments, error.sentence)
        }
    }
}
