enum BenchError: Error, CustomStringConvertible {
    case usage
    case noNumber([String])
    case shortRow(String)

    var description: String {
        switch self {
        case .usage: "usage: BenchDeaths FOLDER, with the sightings on standard input"
        case .noNumber(let row): "No number where there should be one: \(row.joined(separator: ","))"
        case .shortRow(let line): "Too few columns: \(line)"
        }
    }
}
