/// The version of the request protocol, by Semantic Versioning 2.0.0: the major number rises when a name is changed or
/// removed, the minor number when one is added.
public enum ProtocolVersion {
    /// The first version was 1.0.0; the second has the names of `docs/renamed.csv`.
    public static let current = "2.0.0"
}
