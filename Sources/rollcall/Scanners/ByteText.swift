/// Bytes as people read them, such as `3.4 MiB`.
enum ByteText {
    private static let units = ["B", "KiB", "MiB", "GiB", "TiB"]

    static func text(_ bytes: Int) -> String {
        var (value, unit) = (Double(bytes), 0)
        while value >= 1_024, unit < units.count - 1 { (value, unit) = (value / 1_024, unit + 1) }
        guard unit > 0 else { return "\(bytes) B" }
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 || tenths >= 1_000
            ? "\(tenths / 10) \(units[unit])" : "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }
}
