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
        let pull = (chance: 3.0, level: 1.0, spread: 4.0)
        let level = (sum + pull.level * wider.level) / (heard + pull.level)
        let scatter = max(0, squares - 2 * level * sum + heard * level * level)
        return Sound(
            chance: min(0.995, (heard + pull.chance * wider.chance) / (seconds + pull.chance)), level: level,
            spread: ((scatter + pull.spread * spread * spread) / (heard + pull.spread)).squareRoot())
    }
}
