extension [UInt8] {
    /// Appends an integer, least significant byte first.
    mutating func append(littleEndian value: some FixedWidthInteger) {
        for shift in stride(from: 0, to: value.bitWidth, by: 8) {
            append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }
}
