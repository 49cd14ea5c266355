import CReference

/// What both sides must agree on.
struct Totals: Hashable {
    var reports: UInt64 = 0
    var frames: UInt64 = 0
    /// Every field of every frame goes into it, so that none can be left out.
    var checksum: UInt64 = 0

    init() {}

    /// What the reference in C makes of the file.
    init(reference file: [UInt8]) {
        let totals = file.withUnsafeBufferPointer { reference_parse($0.baseAddress, $0.count) }
        (reports, frames, checksum) = (totals.reports, totals.frames, totals.checksum)
    }
}
