/// What one receiver was heard to do over some seconds: how many of them, how often heard, how loud.
struct Tally: Equatable, Sendable {
    /// All of them, those of silence too.
    let seconds: Double
    private var heard = 0.0
    private var sum = 0.0
    private var squares = 0.0

    init(seconds: Double) {
        self.seconds = seconds
    }

    mutating func hear(_ level: Double) {
        heard += 1
        sum += level
        squares += level * level
    }

    /// The sound, pulled towards a wider one by what it has seen least: a spot of a few seconds says little.
    func sound(within wider: Sound, spread: Double) -> Sound {
        let prior = Parameters.current.fingerprint
        let level = (sum + prior.levelPrior * wider.level) / (heard + prior.levelPrior)
        let scatter = max(0, squares - 2 * level * sum + heard * level * level)
        return Sound(
            chance: min(prior.mostChance, (heard + prior.chancePrior * wider.chance) / (seconds + prior.chancePrior)),
            level: level,
            spread: ((scatter + prior.spreadPrior * spread * spread) / (heard + prior.spreadPrior)).squareRoot())
    }
}
