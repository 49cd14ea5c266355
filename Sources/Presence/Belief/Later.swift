/// How likely what follows is, by where somebody is now.
struct Later {
    /// In ascending order.
    private let hypotheses: [Hypothesis]
    /// In parts of the greatest.
    private let values: [Double]
    /// For places that did not come into question then.
    private let least: Double

    /// Where nothing follows.
    init() {
        (hypotheses, values, least) = ([], [], 1)
    }

    init(_ hypotheses: [Hypothesis], _ values: [Double]) {
        let greatest = max(values.max() ?? 1, .leastNormalMagnitude)
        self.hypotheses = hypotheses
        self.values = values.map { $0 / greatest }
        least = self.values.min() ?? 1
    }

    /// - Parameter asked: in ascending order.
    func values(of asked: some Sequence<Hypothesis>) -> [Double] {
        var index = 0
        return asked.map { hypothesis in
            while index < hypotheses.count, hypotheses[index] < hypothesis { index += 1 }
            return index < hypotheses.count && hypotheses[index] == hypothesis ? values[index] : least
        }
    }
}
