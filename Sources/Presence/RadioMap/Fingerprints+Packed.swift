extension Fingerprints {
    /// The level distributions of a map in the form that the likelihood needs: compact, and laid out so that a
    /// processor computes four spots at once.
    struct Packed: Equatable, Sendable {
        /// How a receiver hears four spots of a room.
        struct Four: Equatable, Sendable {
            /// In dBm.
            let levels: SIMD4<Float>
            /// Half the inverse spreads of the levels.
            let scales: SIMD4<Float>
            /// The likelihoods at the mean levels.
            let peaks: SIMD4<Float>
            /// The inverse probabilities of silence.
            let overSilences: SIMD4<Float>

            /// Returns the likelihoods of a level in dBm, spot by spot.
            func likelihoods(of level: Float) -> SIMD4<Float> {
                let deviation = (level - levels) * scales
                let q = 1 + deviation * deviation
                return peaks / (q * q * q.squareRoot())
            }
        }

        /// The spots of each room that a receiver hears, in groups of four.
        private(set) var fours: [Four] = []

        /// Returns how many groups of four the spots of a room need.
        static func fours(of spots: Int) -> Int { (spots + 3) / 4 }

        /// - Parameters:
        ///   - sounds: the receiver's level distribution at each spot of a room.
        ///   - silences: the probability of silence at each spot.
        ///   - weight: the share of readings that are not outliers.
        /// - Returns: the index of the room's first group.
        mutating func append(_ sounds: [LevelDistribution], silences: [Double], weight: Double) -> Int {
            defer {
                for first in stride(from: 0, to: sounds.count, by: 4) {
                    fours.append(
                        Four(
                            levels: Self.lanes(sounds, from: first) { $0.level },
                            scales: Self.lanes(sounds, from: first) { 0.5 / $0.spread },
                            peaks: Self.lanes(sounds, from: first) {
                                weight * $0.chance * LevelDistribution.peak / $0.spread
                            },
                            overSilences: Self.lanes(silences, from: first) { 1 / $0 }))
                }
            }
            return fours.count
        }

        private static func lanes<Value>(
            _ values: [Value], from first: Int, _ number: (Value) -> Double
        ) -> SIMD4<Float> {
            var lanes = SIMD4<Float>(repeating: 1)
            for (lane, value) in values[first...].prefix(4).enumerated() { lanes[lane] = Float(number(value)) }
            return lanes
        }
    }
}
