import ArgumentParser

/// The numbers of the names in the tables, because the engine identifies rooms and receivers by number.
struct Names {
    private(set) var names: [String] = []
    private var numbers: [String: Int64] = [:]

    mutating func number(of name: String) -> Int64 {
        if let number = numbers[name] { return number }
        let number = Int64(names.count + 1)
        names.append(name)
        numbers[name] = number
        return number
    }

    /// Returns the number of a name that was read; nil for any other name.
    func known(_ name: String) -> Int64? { numbers[name] }

    /// Names that differ only in case; each element lists all spellings of a name.
    var speltInTwoWays: [String] {
        Dictionary(grouping: names) { $0.lowercased() }.values.filter { $0.count > 1 }
            .map { $0.sorted().joined(separator: ", ") }.sorted()
    }

    subscript(number: Int64) -> String { names[Int(number - 1)] }
}

extension Names {
    /// The identity of a fixed beacon in a recording by phones. In the field, many beacons share a UUID, major and
    /// minor.
    enum TransmitterIdentity: String, ExpressibleByArgument, CaseIterable {
        case uuid, address

        /// Returns the columns of the sightings that contain the identity; if some are missing, the column `receiver`,
        /// if present.
        func columns(of header: [String]) -> [String] {
            let columns =
                switch self {
                case .uuid: ["uuid", "major", "minor"]
                case .address: header.contains("mac") ? ["mac"] : ["address"]
                }
            return header.contains("receiver") && !columns.allSatisfy(header.contains) ? ["receiver"] : columns
        }

        /// Returns the name of a receiver, in lower case: hexadecimal digits are written in either case.
        func name(_ parts: [String]) -> String { parts.joined(separator: "/").lowercased() }
    }
}
