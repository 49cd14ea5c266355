import Foundation
import Wire

/// What is read without `Decodable` is what `WireJSON` makes of the same bytes.
func checkRequests(_ bytes: [UInt8]) {
    checkRequest(Report.self, bytes)
    checkRequest(UpdateLocation.self, bytes)
    if let type = bytes.withUnsafeBytes(EnvelopeType.parse) {
        precondition(type == (try? WireJSON.decoder().decode(Head.self, from: Data(bytes)))?.type)
    }
}

private func checkRequest<Arguments: DirectlyParsed & Equatable>(_ type: Arguments.Type, _ bytes: [UInt8]) {
    if let arguments = bytes.withUnsafeBytes(Arguments.parse(bare:)) {
        precondition(arguments == (try? WireJSON.decoder().decode(type, from: Data(bytes))))
    }
    if let arguments = bytes.withUnsafeBytes(Arguments.parse(envelope:)) {
        let incoming = try? WireJSON.decoder().decode(IncomingArguments<Arguments>.self, from: Data(bytes))
        precondition(arguments == incoming?.arguments)
    }
}

private struct Head: Decodable {
    let type: String
}
