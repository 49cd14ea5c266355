import ArgumentParser
import Contract

extension ServerCommand {
    struct ProtocolCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "protocol", abstract: "Print the request protocol as Markdown or as an OpenAPI document.")

        enum Form: EnumerableFlag {
            case markdown, openapi

            static func help(for form: Form) -> ArgumentHelp? {
                switch form {
                case .markdown: "Print Markdown, the content of docs/protocol.md."
                case .openapi: "Print the OpenAPI document, the reply to GET /openapi.json."
                }
            }
        }

        @Flag var form = Form.markdown

        func run() throws {
            switch form {
            case .markdown: print(try ProtocolPage().markdown, terminator: "")
            case .openapi: print(String(decoding: try OpenAPIDocument().json, as: UTF8.self))
            }
        }
    }
}
