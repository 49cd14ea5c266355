import Foundation
import Wire

/// What the parsers without `Decodable` make of a body, beside what `WireJSON` makes of it.
enum ParsedBody {
    case declined
    case same
    case different

    /// Of a body of `POST /post/{type}`.
    static func bare<R: DirectlyParsed & Equatable>(_ type: R.Type, _ body: some Collection<UInt8>) -> ParsedBody {
        let data = Data(body)
        return compare(data.withUnsafeBytes(R.parse(bare:))) { try WireJSON.decoder().decode(type, from: data) }
    }

    /// Of a body of `POST /post`.
    static func envelope<R: DirectlyParsed & Equatable>(_ type: R.Type, _ body: some Collection<UInt8>) -> ParsedBody {
        let data = Data(body)
        return compare(data.withUnsafeBytes(R.parse(envelope:))) {
            try WireJSON.decoder().decode(IncomingArguments<R>.self, from: data).arguments
        }
    }

    /// Of the type that a body of `POST /post` names.
    static func type(_ body: some Collection<UInt8>) -> ParsedBody {
        let data = Data(body)
        return compare(data.withUnsafeBytes(EnvelopeType.parse)) {
            try WireJSON.decoder().decode(Head.self, from: data).type
        }
    }

    private struct Head: Decodable {
        let type: String
    }

    private static func compare<Value: Equatable>(_ parsed: Value?, _ decode: () throws -> Value?) -> ParsedBody {
        guard let parsed else { return .declined }
        return parsed == (try? decode()) ? .same : .different
    }
}

/// Numbers that only look random: the same in each run (Numerical Recipes, section 7.1).
struct SteadyGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let mixed = (state ^ state >> 33) &* 0xff51_afd7_ed55_8ccd
        return mixed ^ mixed >> 33
    }
}
