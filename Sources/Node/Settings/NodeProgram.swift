import Configuration

/// The program.
public enum NodeProgram {
    /// Reported in heartbeats. A spool sends batches once more that another version had set aside.
    public static let version = "0.7.0"
}
