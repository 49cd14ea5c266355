import Wire

extension OpenAPIDocument {
    /// Every status that a failure has.
    static let failureStatuses = Set(FailureCode.allCases.map(\.status)).sorted()

    /// One for each of them.
    static var responses: [String: JSON] {
        Dictionary(uniqueKeysWithValues: failureStatuses.map { (name(of: $0), response($0)) })
    }

    static func name(of status: Int) -> String { "Failure\(status)" }

    private static func response(_ status: Int) -> JSON {
        let codes = FailureCode.allCases.filter { $0.status == status }.map { "`\($0.rawValue)`" }
        var response: [String: JSON] = [
            "description": .text("Failed: \(codes.joined(separator: ", "))."),
            "content": ["application/json": ["schema": ["$ref": "#/components/schemas/Failure"]]],
        ]
        if status == 405 { response["headers"] = ["Allow": ["schema": ["type": "string"]]] }
        return .members(response)
    }
}
