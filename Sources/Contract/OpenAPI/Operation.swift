import Wire

/// One request type with the schemas of what goes in and what comes out.
struct Operation {
    let type: RequestType
    let arguments: ObjectSchema
    let reply: ObjectSchema

    /// Every type, in the order of their list.
    static func all(_ catalogue: SchemaCatalogue) throws -> [Operation] {
        try RequestType.allCases.map { try $0.request.operation($0, catalogue) }
    }
}

extension Wire.Request {
    fileprivate static func operation(_ type: RequestType, _ catalogue: SchemaCatalogue) throws -> Operation {
        Operation(type: type, arguments: try catalogue.object(Self.self), reply: try catalogue.object(Reply.self))
    }
}

extension SchemaCatalogue {
    fileprivate func object<Value: Decodable>(_ type: Value.Type) throws -> ObjectSchema {
        guard case .reference(let name) = try schema(of: type), let object = take(name) else {
            throw SchemaError(type: "\(type)")
        }
        return object
    }
}
