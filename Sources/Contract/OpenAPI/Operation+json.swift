import Wire

extension Operation {
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

    static func text(of object: ObjectSchema, _ descriptions: Descriptions) -> String {
        descriptions.type(object.typeName) ?? ""
    }

    private var security: JSON {
        if type.callers.contains(.anyone) { return [] }
        if type.callers.contains(.scanner) { return [["scanner": []]] }
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
