import ArgumentParser
import Contract

extension ServerCommand {
    struct ProtocolCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "protocol", abstract: "Print the request protocol, as a page or as an OpenAPI document.")

        enum Form: EnumerableFlag {
            case markdown, openapi

            static func help(for form: Form) -> ArgumentHelp? {
                switch form {
                case .markdown: "As docs/protocol.md is written."
                case .openapi: "As GET /openapi.json answers."
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
