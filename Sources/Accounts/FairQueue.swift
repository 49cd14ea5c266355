/// Jobs in lanes, of which each lane that has some gets its turn after the others. A value: whoever works takes the next.
struct FairQueue<Lane: Hashable, Job> {
    private var waiting: [Lane: [Job]] = [:]
    /// The lanes with jobs, the next one first.
    private var order: [Lane] = []

    mutating func add(_ job: Job, to lane: Lane) {
        if waiting[lane] == nil { order.append(lane) }
        waiting[lane, default: []].append(job)
    }

    func count(in lane: Lane) -> Int { waiting[lane]?.count ?? 0 }

    /// How many jobs come before one that is added to this lane now, at the most.
    func countAhead(in lane: Lane) -> Int {
        let own = count(in: lane)
        return own + waiting.reduce(0) { $0 + ($1.key == lane ? 0 : min($1.value.count, own + 1)) }
    }

    /// Takes the oldest job of the first lane that may go on; the lane then stands behind the others. Nil where none may.
    mutating func next(where mayGoOn: (Lane) -> Bool) -> (lane: Lane, job: Job)? {
        guard let place = order.firstIndex(where: mayGoOn) else { return nil }
        let lane = order.remove(at: place)
        guard var jobs = waiting.removeValue(forKey: lane), !jobs.isEmpty else { return nil }
        let job = jobs.removeFirst()
        if !jobs.isEmpty {
            waiting[lane] = jobs
            order.append(lane)
        }
        return (lane, job)
    }
}
