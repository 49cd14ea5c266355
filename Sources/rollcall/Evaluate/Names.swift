import ArgumentParser

/// Numbers for the names in the tables, since the engine knows rooms and receivers by number.
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

    /// The number of a name that was read; nil of any other.
    func known(_ name: String) -> Int64? { numbers[name] }

    /// Names that differ by case alone, those of one together.
    var speltInTwoWays: [String] {
        Dictionary(grouping: names) { $0.lowercased() }.values.filter { $0.count > 1 }
            .map { $0.sorted().joined(separator: ", ") }.sorted()
    }

    subscript(number: Int64) -> String { names[Int(number - 1)] }
}

extension Names {
    /// What tells one fixed transmitter from another where phones are the ones that hear: in the field many share a
    /// uuid, major and minor.
    enum TransmitterIdentity: String, ExpressibleByArgument, CaseIterable {
        case uuid, address

        /// The columns of a table of sightings that it is read from: the column receiver where it has been put there
        /// already.
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
}
