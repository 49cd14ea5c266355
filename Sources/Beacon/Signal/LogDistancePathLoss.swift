/// The log-distance path loss model: PL(d) = PL(d₀) + 10 n log₁₀(d / d₀), here with d₀ = 1 m.
/// Source: T. S. Rappaport, "Wireless Communications: Principles and Practice", 2nd edition, section 4.9.1.
///
/// One RSSI of an indoor beacon scatters by many dB, so the estimate only distinguishes near from far.
public struct LogDistancePathLoss: Hashable, Sendable {
    /// n: how fast the signal falls with distance. 2 in free space, about 1.6 to 1.8 along a corridor in sight, 4 to 6
    /// behind walls (the same source, table 4.2).
    public let exponent: Double

    public static let freeSpace = LogDistancePathLoss(checked: 2)

    /// Returns nil unless the exponent lies within 1…10: no building has other values.
    public init?(exponent: Double) {
        guard (1...10).contains(exponent) else { return nil }
        self.init(checked: exponent)
    }

    private init(checked exponent: Double) {
        self.exponent = exponent
    }

    /// Returns the estimated distance in metres, 10 ^ ((measuredPower − rssi) / (10 n)).
    /// - Parameters:
    ///   - measuredPower: The RSSI in dBm at 1 m, as the beacon sends it.
    ///   - rssi: The measured RSSI in dBm.
    public func metres(measuredPower: Int8, rssi: Int8) -> Double {
        let loss = Double(Int(measuredPower) - Int(rssi))
        return powerOfTen(loss / (10 * exponent))
    }
}

/// Returns 10 ^ `exponent`, for |exponent| up to 100. The standard library has no power function, and this target
/// imports nothing else. The integer part of the binary exponent is exact; the rest is the exponential series, whose 18
/// terms reach the precision of a Double below ln 2.
func powerOfTen(_ exponent: Double) -> Double {
    let binary = exponent * 3.321928094887362347870  // log₂ 10
    let whole = binary.rounded(.down)
    let power = (binary - whole) * 0.693147180559945309417  // ln 2
    var term = 1.0
    var sum = 1.0
    for index in 1...18 {
        term *= power / Double(index)
        sum += term
    }
    return Double(sign: .plus, exponent: Int(whole), significand: sum)
}
