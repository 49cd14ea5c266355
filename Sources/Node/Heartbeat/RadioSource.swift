import Wire

/// What a scanner hears with.
public enum RadioSource: Sendable {
    case live(RadioGauge)
    /// A file, by its name.
    case recording(String)

    var adapter: AdapterRecord {
        switch self {
        case .live(let gauge): AdapterRecord(name: gauge.adapter, state: gauge.status.word)
        case .recording(let file): AdapterRecord(name: file, state: "replaying")
        }
    }

    /// Nil of a recording.
    func record(reportsPerSecond: Double) -> RadioRecord? {
        switch self {
        case .live(let gauge): gauge.record(reportsPerSecond: reportsPerSecond)
        case .recording: nil
        }
    }
}
