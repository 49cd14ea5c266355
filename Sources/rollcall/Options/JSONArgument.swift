import ArgumentParser
import Foundation
import Wire

/// A value as JSON, or `@` and the name of a file that contains the JSON.
struct JSONArgument<Value: Decodable>: ExpressibleByArgument {
    let value: Value

    init?(argument: String) {
        let file = argument.hasPrefix("@") ? FileManager.default.contents(atPath: String(argument.dropFirst())) : nil
        let data = file ?? Data(argument.utf8)
        guard let value = try? WireJSON.decoder().decode(Value.self, from: data) else { return nil }
        self.value = value
    }
}
