import Foundation
import Testing
import Vocabulary
import Wire

@testable import Contract

@Suite("The protocol's documents")
struct DocumentTests {
    /// The project's folder, also where the tests are built from links to it.
    private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test("The descriptions are those of the sources")
    func descriptions() throws {
        let tool = Process()
        tool.executableURL = Self.root.appending(path: "tools/describe-wire")
        tool.arguments = ["--check"]
        try tool.run()
        tool.waitUntilExit()
        #expect(tool.terminationStatus == 0, "Renew them with tools/describe-wire.")
    }

    @Test("docs/protocol.md is what the types say")
    func page() throws {
        let written = try String(contentsOf: Self.root.appending(path: "docs/protocol.md"), encoding: .utf8)
        let isRenewed = written == (try ProtocolPage().markdown)
        #expect(isRenewed, "Renew it: swift run rollcall-server protocol --markdown > docs/protocol.md")
    }

    @Test("Every type and every record is described")
    func described() throws {
        let catalogue = SchemaCatalogue()
        let operations = try OpenAPIDocument.Operation.all(catalogue)
        let descriptions = try Descriptions()
        for object in operations.map(\.arguments) + catalogue.objects.values {
            #expect(descriptions.type(object.typeName) != nil, "\(object.typeName)")
        }
    }

    @Test("The OpenAPI document has one operation for each type, with every answer that there may be")
    func openAPI() throws {
        let json = try JSONSerialization.jsonObject(with: OpenAPIDocument().json)
        let document = try #require(json as? [String: Any])
        let paths = try #require(document["paths"] as? [String: [String: [String: Any]]])
        #expect(Set(paths.keys) == Set(RequestType.allCases.map { "/post/\($0.rawValue)" }))
        for (path, item) in paths {
            let responses = try #require(item["post"]?["responses"] as? [String: Any])
            let statuses = Set(FailureCode.allCases.map { String($0.status) } + ["200"])
            #expect(Set(responses.keys) == statuses, "\(path)")
        }
    }
}
