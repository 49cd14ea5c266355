public import Resolution

/// The answers of all resolvers about a station, and the conclusion from them.
public struct StationSearch: Equatable, Sendable {
    /// The answer of one resolver.
    public enum Answer: Equatable, Sendable {
        case proven(ProvenStation)
        /// An address without proof.
        case unproven(IPv4)
        /// The station, or its address, is unknown to the resolver.
        case nothing
        /// Its answer cannot be true.
        case refused(ProvenStation.Fault)
        case malformed
        /// It did not answer in time.
        case silent
        /// The connection failed: the reason, in a few words.
        case failed(String)

        init(_ answer: StationAnswer, _ known: KnownStation) {
            switch answer.told {
            case .nothing: self = .nothing
            case .malformed: self = .malformed
            case .address(let address): self = .unproven(address)
            case .signed(let signed):
                do throws(ProvenStation.Fault) {
                    self = .proven(try ProvenStation(signed, against: known))
                } catch {
                    self = .refused(error)
                }
            }
        }
    }

    public struct Said: Equatable, Sendable {
        public let resolver: ResolverHost
        public let answer: Answer
    }

    public let answers: [Said]

    /// Returns the newest of the valid records. Without a code the resolvers must agree on the key, because a counter
    /// does not show which key is right.
    /// - Throws: `ConflictingKeys`.
    public func newest() throws(ConflictingKeys) -> ProvenStation? {
        let proven = answers.compactMap { said in
            if case .proven(let station) = said.answer { station } else { nil }
        }
        guard Set(proven.map(\.code)).count <= 1 else { throw ConflictingKeys(codes: proven.map(\.code)) }
        return proven.max { $0.record.counter < $1.record.counter }
    }

    /// The first address that was returned without proof.
    public var unproven: IPv4? {
        answers.lazy.compactMap { if case .unproven(let address) = $0.answer { address } else { nil } }.first
    }

    /// Resolvers return different keys, and it is not known which is the station's.
    public struct ConflictingKeys: Error, Equatable {
        public let codes: [PrintedCode]
    }
}
