import Beacon
import Foundation
import Phrases
import Vocabulary
import Wire

/// The body of a request, from which the arguments are read once the caller is known to be permitted.
enum RequestBody: Hashable, Sendable {
    /// `{"type": …, "args": {…}}`, for `POST /post`.
    case envelope(Data)
    /// The arguments alone, for `POST /post/{type}`; an empty body is an empty object.
    case bare(Data)

    private struct Head: Decodable {
        let type: String
    }

    private struct Envelope: Decodable {
        let arguments: IdempotencyKey?

        enum CodingKeys: String, CodingKey {
            case arguments = "args"
        }
    }

    /// Returns the type that an envelope names. Throws `Refusal`.
    func typeName() throws -> String {
        guard case .envelope(let data) = self else { return "" }
        if let type = data.withUnsafeBytes(EnvelopeType.parse) { return type }
        return try decoding { try WireJSON.decoder().decode(Head.self, from: data).type }
    }

    /// Returns the arguments. Throws `Refusal` with a sentence that names the argument.
    func arguments<Arguments: Wire.Request>(_ type: Arguments.Type) throws -> Arguments {
        if let direct = type as? any DirectlyParsed.Type, let arguments = parsed(direct) as? Arguments {
            return arguments
        }
        return try decoding {
            switch self {
            case .envelope(let data):
                let incoming = try WireJSON.decoder().decode(IncomingArguments<Arguments>.self, from: data)
                return try incoming.arguments ?? Self.empty(type)
            case .bare(let data):
                return data.isEmpty ? try Self.empty(type) : try WireJSON.decoder().decode(type, from: data)
            }
        }
    }

    /// Returns the idempotency key; nil if absent. Throws `Refusal` if it is not a UUID.
    func idempotencyKey() throws -> UUID? {
        try decoding {
            switch self {
            case .envelope(let data):
                try WireJSON.decoder().decode(Envelope.self, from: data).arguments?.idempotencyKey
            case .bare(let data):
                data.isEmpty ? nil : try WireJSON.decoder().decode(IdempotencyKey.self, from: data).idempotencyKey
            }
        }
    }

    /// Returns nil if the body is not in the plain form: then `WireJSON` reads it, or reports the fault.
    private func parsed<Arguments: DirectlyParsed>(_ type: Arguments.Type) -> Arguments? {
        switch self {
        case .envelope(let data): data.withUnsafeBytes(Arguments.parse(envelope:))
        case .bare(let data): data.withUnsafeBytes(Arguments.parse(bare:))
        }
    }

    private static func empty<Arguments: Decodable>(_ type: Arguments.Type) throws -> Arguments {
        try WireJSON.decoder().decode(type, from: Data("{}".utf8))
    }

    private func decoding<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as DecodingError {
            throw Refusal(.badArguments, error.reason, argument: error.argument)
        }
    }
}

extension DecodingError {
    /// The fault of the arguments, for the sender.
    fileprivate var reason: Phrase {
        switch self {
        case .keyNotFound(let key, let context): .argumentMissing(Self.path(context.codingPath + [key]))
        case .valueNotFound(_, let context): .argumentNull(Self.path(context.codingPath))
        case .typeMismatch(let type, let context): Self.mismatch(Self.path(context.codingPath), type)
        case .dataCorrupted(let context):
            context.codingPath.isEmpty
                ? .bodyNotJSONObject
                : Self.unreadable(Self.path(context.codingPath), context.underlyingError)
        @unknown default: .argumentsUnreadable
        }
    }

    private static func unreadable(_ argument: String, _ error: (any Error)?) -> Phrase {
        let reason: Phrase? =
            switch error {
            case let value as UnreadableValue: value.reason
            case let text as UnexpectedText: .textMalformed(text.example)
            default: nil
            }
        return reason.map { .argumentUnreadable(argument) + $0 } ?? .argumentUnreadable(argument)
    }

    /// The argument that is wrong; nil if the fault is in the body.
    var argument: String? {
        let keys: [any CodingKey]
        switch self {
        case .keyNotFound(let key, let context): keys = context.codingPath + [key]
        case .valueNotFound(_, let context), .typeMismatch(_, let context), .dataCorrupted(let context):
            keys = context.codingPath
        @unknown default: keys = []
        }
        let path = Self.path(keys)
        return ["body", "args"].contains(path) ? nil : path
    }

    /// Returns a path such as `sightings[3].rssi`, without the `args` of the envelope.
    private static func path(_ keys: [any CodingKey]) -> String {
        var path = ""
        for key in keys where !(path.isEmpty && key.stringValue == "args" && keys.count > 1) {
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        return path.isEmpty ? "body" : path
    }

    private static func mismatch(_ argument: String, _ type: any Any.Type) -> Phrase {
        switch type {
        case is String.Type: .argumentNotString(argument)
        case is Bool.Type: .argumentNotBoolean(argument)
        case is Double.Type, is Float.Type: .argumentNotNumber(argument)
        case is any BinaryInteger.Type: .argumentNotInteger(argument)
        case is any Collection.Type where !(type is any ExpressibleByDictionaryLiteral.Type):
            .argumentNotArray(argument)
        default: .argumentNotObject(argument)
        }
    }
}
