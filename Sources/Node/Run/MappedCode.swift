/// Where a file's machine code stands in this process.
struct MappedCode: Equatable {
    let start: UInt
    /// Bytes.
    let count: Int

    /// A line of `/proc/self/maps` (proc_pid_maps(5)); nil where it is not of code from a file.
    init?(_ line: some StringProtocol) {
        let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
        guard fields.count == 6, fields[1] == "r-xp", fields[5].drop(while: { $0 == " " }).hasPrefix("/") else {
            return nil
        }
        let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard bounds.count == 2, bounds[0] < bounds[1] else { return nil }
        start = bounds[0]
        count = Int(bounds[1] - bounds[0])
    }
}
