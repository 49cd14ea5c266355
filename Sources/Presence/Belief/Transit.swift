/// The way from one second to the next among the places in question.
struct Transit {
    /// A share so small is what rounding leaves.
    private static let rounding = 1e-12

    private let hypotheses: [Hypothesis]
    /// By hypothesis, the place of its room in `rooms`, and its share of the room.
    private var roomOf: [Int] = []
    private var part: [Double] = []
    private var rooms: [Int64] = []
    private let leaving: Double
    private let strolling: Double
    private let passages: Passages

    /// - Parameter hypotheses: in ascending order.
    init(_ hypotheses: [Hypothesis], _ map: SoundMap?, _ passages: Passages, seconds: Double) {
        self.hypotheses = hypotheses
        self.passages = passages
        leaving = passages.leaving(after: seconds)
        strolling = passages.strolling(for: seconds)
        roomOf.reserveCapacity(hypotheses.count)
        part.reserveCapacity(hypotheses.count)
        for hypothesis in hypotheses {
            if rooms.last != hypothesis.room { rooms.append(hypothesis.room) }
            roomOf.append(rooms.count - 1)
            part.append(hypothesis.spot < 0 ? 1 : map?.spots[Int(hypothesis.spot)].share ?? 1)
        }
    }

    /// The chances a while later. Whoever was somewhere that comes into question no more is anywhere.
    func forward(_ shares: [Belief.Share]) -> [Double] {
        var chances = Array(repeating: 0.0, count: hypotheses.count)
        var known = Array(repeating: 0.0, count: rooms.count)
        var index = 0
        for share in shares {
            while index < hypotheses.count, hypotheses[index] < share.hypothesis { index += 1 }
            if index < hypotheses.count, hypotheses[index] == share.hypothesis {
                chances[index] = share.chance
            } else if let room = rooms.firstIndex(of: share.hypothesis.room) {
                known[room] += share.chance
            }
        }
        for index in chances.indices { chances[index] += known[roomOf[index]] * part[index] }
        let lost = max(0, 1 - chances.reduce(0, +)) / Double(rooms.count)
        for index in chances.indices { chances[index] += lost * part[index] }
        return step(chances)
    }

    private func step(_ chances: [Double]) -> [Double] {
        let held = totals(chances)
        var inflow = Array(repeating: 0.0, count: rooms.count)
        for (room, share) in zip(rooms, held) where share > Self.rounding {
            for (index, way) in passages.ways(from: room, among: rooms).enumerated() { inflow[index] += share * way }
        }
        let stays = rooms.count > 1 ? 1 - leaving : 1
        var later = chances
        for (index, room) in roomOf.enumerated() {
            let within = (1 - strolling) * chances[index] + strolling * part[index] * held[room]
            later[index] = stays * within + (1 - stays) * inflow[room] * part[index]
        }
        return later
    }

    /// By hypothesis now, how likely what follows is, from how likely it is by hypothesis a while later.
    func backward(_ later: [Double]) -> [Double] {
        let averages = totals(zip(later, part).map(*))
        let stays = rooms.count > 1 ? 1 - leaving : 1
        let outflow = rooms.map { room in
            zip(passages.ways(from: room, among: rooms), averages).reduce(0) { $0 + $1.0 * $1.1 }
        }
        return later.indices.map { index in
            let room = roomOf[index]
            let within = (1 - strolling) * later[index] + strolling * averages[room]
            return stays * within + (1 - stays) * outflow[room]
        }
    }

    private func totals(_ values: [Double]) -> [Double] {
        var totals = Array(repeating: 0.0, count: rooms.count)
        for (index, value) in values.enumerated() { totals[roomOf[index]] += value }
        return totals
    }
}
