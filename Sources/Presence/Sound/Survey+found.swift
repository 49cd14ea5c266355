extension Survey {
    /// By room, how many of its seconds come out right when the walks are played to an engine.
    /// - Parameter placement: by receiver, the room it stands in.
    func found(by placement: [Int64: Int64], _ building: Building) -> [Int64: Int] {
        let playback = Playback(building: building, placement: placement, receivers: Set(receivers))
        var found: [Int64: Int] = [:]
        for walk in walks {
            for (second, room) in zip(walk, playback.live(walk)) {
                if let room, room == second.room { found[room, default: 0] += 1 }
            }
        }
        return found
    }
}
