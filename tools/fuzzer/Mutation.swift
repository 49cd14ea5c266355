/// libFuzzer's own change of an input. Defined by libFuzzer.
@_silgen_name("LLVMFuzzerMutate")
private func mutate(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

/// What libFuzzer calls for each new input: now and then a number of a head is written at one of its ends, where two of
/// them overflow when they meet. The checksums of a PNG are made right: no change came past them otherwise.
@_cdecl("LLVMFuzzerCustomMutator")
public func change(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: CUnsignedInt) -> Int {
    var random = seed
    func next(_ bound: Int) -> Int {
        // Numerical Recipes, section 7.1.
        random = random &* 1_664_525 &+ 1_013_904_223
        return Int(random >> 8) % bound
    }
    let isAtEnds = next(4) == 0 && count > 0
    let length = isAtEnds ? count : mutate(start, count, limit)
    let bytes = UnsafeMutableBufferPointer(start: start, count: length)
    for _ in 0..<(isAtEnds ? 1 + next(3) : 0) {
        let (width, place) = (1 << next(4), next(min(length, 96)))
        let ends: [UInt64] = [0, 1, .max, .max >> UInt64(65 - 8 * width), 1 << UInt64(8 * width - 1)]
        let (number, isBig) = (ends[next(ends.count)], next(2) == 0)
        for index in 0..<min(width, length - place) {
            let shift = UInt64(8 * (isBig ? width - 1 - index : index))
            bytes[place + index] = UInt8(truncatingIfNeeded: number >> shift)
        }
    }
    mendChecksums(bytes)
    return length
}

private func mendChecksums(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    guard bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else { return }
    var start = 8
    while start + 12 <= bytes.count {
        let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
        let end = start + 8 + length
        guard end + 4 <= bytes.count else { return }
        let sum = checksum(bytes[start + 4..<end])
        for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * index)) }
        start = end + 4
    }
}

/// CRC-32, bit by bit (annex D of the PNG specification).
private func checksum(_ bytes: some Collection<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
        (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1 }
    }
}
