import Foundation

extension DecodingError {
    /// What is wrong with the arguments, as a sentence for whoever sent them.
    var sentence: String {
        switch self {
        case .keyNotFound(let key, let context):
            "The argument '\(Self.path(context.codingPath + [key]))' is missing."
        case .valueNotFound(_, let context):
            "The argument '\(Self.path(context.codingPath))' must not be null."
        case .typeMismatch(let type, let context):
            "The argument '\(Self.path(context.codingPath))' must be \(Self.name(of: type))."
        case .dataCorrupted(let context):
            context.codingPath.isEmpty
                ? "The body is not a JSON object that can be read."
                : "The argument '\(Self.path(context.codingPath))' cannot be read. \(context.debugDescription)"
        @unknown default:
            "The arguments cannot be read."
        }
    }

    /// Such as `sightings[3].rssi`, without the `args` of the envelope.
    private static func path(_ keys: [any CodingKey]) -> String {
        var path = ""
        for key in keys where !(path.isEmpty && key.stringValue == "args" && keys.count > 1) {
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        return path.isEmpty ? "body" : path
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Bool.Type: "true or false"
        case is Double.Type, is Float.Type: "a number"
        case is any BinaryInteger.Type: "a whole number"
        case is any Collection.Type where !(type is any ExpressibleByDictionaryLiteral.Type): "an array"
        default: "an object"
        }
    }
}
