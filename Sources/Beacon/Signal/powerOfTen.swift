/// 10 ^ `exponent`, for |exponent| up to 100. The standard library has no power function, and this target imports
/// nothing else: the whole part of the binary exponent is exact, the rest is the exponential series, whose 18 terms
/// reach the precision of a Double below ln 2.
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
