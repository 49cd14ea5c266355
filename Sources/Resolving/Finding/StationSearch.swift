public import Resolution

/// What all resolvers said of a station, and what of it is to be believed.
public struct StationSearch: Equatable, Sendable {
    /// What one resolver said.
    public enum Answer: Equatable, Sendable {
        case proven(ProvenStation)
        /// An address without proof.
        case unproven(IPv4)
        /// The station is unknown to it, or where the station is.
        case nothing
        /// It told what cannot be true.
        case refused(ProvenStation.Fault)
        case malformed
        /// It did not answer in time.
        case silent
        /// There was no connection: why, in a few words.
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

    /// What the newest of the records says that passed. Without a code the resolvers have to agree on the key: which
    /// one is right cannot be told by a counter.
    /// - Throws: `ConflictingKeys`.
    public func newest() throws(ConflictingKeys) -> ProvenStation? {
        let proven = answers.compactMap { said in
            if case .proven(let station) = said.answer { station } else { nil }
        }
        guard Set(proven.map(\.code)).count <= 1 else { throw ConflictingKeys(codes: proven.map(\.code)) }
        return proven.max { $0.record.counter < $1.record.counter }
    }

    /// The first address that was told without proof.
    public var unproven: IPv4? {
        answers.lazy.compactMap { if case .unproven(let address) = $0.answer { address } else { nil } }.first
    }

    /// Resolvers name different keys, and no person has said which is the station's.
    public struct ConflictingKeys: Error, Equatable {
        public let codes: [PrintedCode]
    }
}
