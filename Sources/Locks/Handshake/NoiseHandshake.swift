extension NoiseState {
    /// With a pre-shared key the ephemeral keys are mixed twice (section 9.2).
    fileprivate mutating func mix(ephemeral point: [UInt8]) {
        mixHash(point)
        mixKey(point)
    }
}
