import ArgumentParser

/// What tells one fixed transmitter from another where phones are the ones that hear: in the field many share a uuid,
/// major and minor.
enum TransmitterIdentity: String, ExpressibleByArgument, CaseIterable {
    case uuid, address

    /// The columns of a table of sightings that it is read from.
    var columns: [String] {
        switch self {
        case .uuid: ["uuid", "major", "minor"]
        case .address: ["address"]
        }
    }
}
