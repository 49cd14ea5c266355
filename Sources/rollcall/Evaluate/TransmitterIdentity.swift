import ArgumentParser

/// What tells one fixed transmitter from another where phones are the ones that hear: in the field many share a uuid,
/// major and minor.
enum TransmitterIdentity: String, ExpressibleByArgument, CaseIterable {
    case uuid, address

    /// The columns of a table of sightings that it is read from: the column receiver where it has been put there already.
    func columns(of header: [String]) -> [String] {
        let columns =
            switch self {
            case .uuid: ["uuid", "major", "minor"]
            case .address: header.contains("mac") ? ["mac"] : ["address"]
            }
        return header.contains("receiver") && !columns.allSatisfy(header.contains) ? ["receiver"] : columns
    }

    /// The name of a receiver. Hexadecimal digits are written either way.
    func name(_ parts: [String]) -> String { parts.joined(separator: "/").lowercased() }
}
