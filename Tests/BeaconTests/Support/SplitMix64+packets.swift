extension SplitMix64 {
    /// Up to `maximum` bytes, any of them.
    mutating func packet(maximum: Int) -> [UInt8] {
        (0..<Int.random(in: 0...maximum, using: &self)).map { _ in .random(in: .min ... .max, using: &self) }
    }

    /// One to four changes: a byte replaced, removed or put in, or the end cut off.
    mutating func mutation(of original: [UInt8]) -> [UInt8] {
        var packet = original
        for _ in 0..<Int.random(in: 1...4, using: &self) {
            let place = Int.random(in: 0...packet.count, using: &self)
            switch UInt8.random(in: 0...3, using: &self) {
            case 0 where place < packet.count: packet[place] = .random(in: .min ... .max, using: &self)
            case 1 where place < packet.count: packet.remove(at: place)
            case 2: packet.removeSubrange(place...)
            default: packet.insert(.random(in: .min ... .max, using: &self), at: place)
            }
        }
        return packet
    }
}
