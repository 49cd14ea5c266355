import Wire

extension OpenAPIDocument {
    /// A request type with the schemas of its arguments and reply.
    struct Operation {
        let type: RequestType
        let arguments: Schema.Object
        let reply: Schema.Object

        /// Returns all request types, in the order of their declaration.
        static func all(_ catalogue: SchemaCatalogue) throws -> [Operation] {
            try RequestType.allCases.map { try $0.definition.request.operation($0, catalogue) }
        }
    }
}

extension Wire.Request {
    fileprivate static func operation(_ type: RequestType, _ catalogue: SchemaCatalogue) throws
        -> OpenAPIDocument.Operation
    {
        OpenAPIDocument.Operation(
            type: type, arguments: try catalogue.arguments(Self.self), reply: try catalogue.object(Reply.self))
    }
}

extension SchemaCatalogue {
    /// Returns the schema of the arguments, with the idempotency key if the type accepts one.
    fileprivate func arguments<Arguments: Wire.Request>(_ type: Arguments.Type) throws -> Schema.Object {
        let object = try object(type)
        guard type.type.acceptsIdempotencyKey else { return object }
        let word = try self.object(IdempotencyKey.self)
        return Schema.Object(typeName: object.typeName, members: object.members + word.members)
    }

    fileprivate func object<Value: Decodable>(_ type: Value.Type) throws -> Schema.Object {
        guard case .reference(let name) = try schema(of: type), let object = take(name) else {
            throw Schema.Unreadable(type: "\(type)")
        }
        return object
    }
}

extension OpenAPIDocument.Operation {
    func json(_ descriptions: Descriptions) -> JSON {
        [
            "operationId": .text(type.rawValue.replacing(".", with: "_")),
            "summary": .text(type.rawValue),
            "description": .text(Self.text(of: arguments, descriptions) + "\n\n" + type.access),
            "tags": [.text(type.group)],
            "security": security,
            "requestBody": [
                "required": .boolean(arguments.members.contains(where: \.isRequired)),
                "content": ["application/json": ["schema": arguments.json(descriptions)]],
            ],
            "responses": .members(responses(descriptions)),
        ]
    }

    static func text(of object: Schema.Object, _ descriptions: Descriptions) -> String {
        descriptions.type(object.typeName) ?? ""
    }

    private var security: JSON {
        if type.callers.contains(.strangers) { return [] }
        if type.callers.contains(.scanner) { return [["scanner": []]] }
        if type.callers.contains(.helper) { return [["session": []], ["helper": []]] }
        return [["session": []]]
    }

    private func responses(_ descriptions: Descriptions) -> [String: JSON] {
        var responses: [String: JSON] = [:]
        for status in OpenAPIDocument.failureStatuses {
            responses[String(status)] = ["$ref": .text("#/components/responses/\(OpenAPIDocument.name(of: status))")]
        }
        let schema = reply.json(descriptions, beside: ["successful": ["const": true]])
        responses["200"] = ["description": "Done.", "content": ["application/json": ["schema": schema]]]
        return responses
    }
}

extension RequestType {
    /// The group: the part of the name before the dot.
    var group: String { String(rawValue.prefix { $0 != "." }) }

    /// The permitted callers, and what their session requires.
    var access: String {
        switch confirmation {
        case .never: "Who: \(callers.names)."
        case .always: "Who: \(callers.names). The session has to be confirmed (`universal.confirm`)."
        case .sometimes(let condition):
            "Who: \(callers.names). The session has to be confirmed (`universal.confirm`) \(condition)."
        }
    }
}

extension Callers {
    /// A readable form.
    var names: String {
        if contains(.strangers) { return "all callers" }
        if self == .persons { return "all who are logged in" }
        let known: [(Callers, String)] = [
            (.admin, "admins"), (.staff, "staff"), (.student, "students"), (.visitor, "visitors"),
            (.scanner, "scanners"), (.helper, "helpers"),
        ]
        return known.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
