public import Foundation
import Vocabulary
import Wire

/// The protocol as an OpenAPI 3.1 document: one operation for each request type.
public struct OpenAPIDocument: Sendable {
    /// Sorted and indented, so that two versions can be compared.
    public let json: Data

    /// Created once per process: the document is the same for every server.
    public static let shared = Result { try OpenAPIDocument() }

    /// Throws if a type of the protocol cannot be described.
    public init() throws {
        let catalogue = SchemaCatalogue()
        let operations = try Operation.all(catalogue)
        let failure = try Self.failure(catalogue)
        let descriptions = try Descriptions()
        var schemas = catalogue.objects.mapValues { $0.json(descriptions) }
        schemas["Failure"] = failure
        let document: JSON = [
            "openapi": "3.1.0",
            "info": [
                "title": "Rollcall", "version": .text(ProtocolVersion.current),
                "description": .text(Preface.summary),
                "license": ["name": "Apache License 2.0", "identifier": "Apache-2.0"],
            ],
            "servers": [["url": "/"]],
            "tags": .list(Preface.groups.map { ["name": .text($0.name), "description": .text($0.summary)] }),
            "paths": .members(
                Dictionary(
                    operations.map { ("/post/\($0.type.rawValue)", ["post": $0.json(descriptions)]) },
                    uniquingKeysWith: { first, _ in first })),
            "components": [
                "schemas": .members(schemas), "responses": .members(Self.responses), "securitySchemes": Self.security,
            ],
        ]
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        json = try encoder.encode(document)
    }

    private static func failure(_ catalogue: SchemaCatalogue) throws -> JSON {
        [
            "type": "object", "description": "Why a request failed.",
            "required": ["successful", "reason", "code"],
            "properties": [
                "successful": ["const": false],
                "reason": ["type": "string", "description": "A sentence for a person."],
                "code": try catalogue.schema(of: FailureCode.self).json.described("A stable word, for programs."),
                "argument": [
                    "type": "string", "description": "Which argument is wrong, where it is one alone.",
                ],
                "login_necessary": ["const": true, "description": "There where a login is missing."],
                "retry_after": [
                    "type": "integer", "minimum": 0, "description": "Seconds after which to try again.",
                ],
            ],
        ]
    }

    private static let security: JSON = [
        "session": [
            "type": "apiKey", "in": "cookie", "name": "rollcall_session",
            "description": "Set by universal.login, for persons.",
        ],
        "helper": [
            "type": "apiKey", "in": "cookie", "name": "rollcall_helper",
            "description": "Set by the page of a link of admin.create_muster_link, for helpers.",
        ],
        "scanner": [
            "type": "http", "scheme": "bearer", "description": "The token of a scanner, shown once when it is made.",
        ],
    ]
}

extension OpenAPIDocument {
    /// All HTTP statuses of failures.
    static let failureStatuses = Set(FailureCode.allCases.map(\.status)).sorted()

    /// The responses, one for each failure status.
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
