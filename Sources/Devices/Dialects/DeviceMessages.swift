import Foundation

/// The messages of the dialect `rollcall`, as JSON objects. docs/devices.md describes each member.
public enum DeviceMessages {
    /// The maximum length; a longer message is refused, in either direction.
    public static let maxBytes = 4_096

    /// `down/command`. Without an id it only requests hello and state: the command is `status`.
    public struct Command: Codable, Equatable, Sendable {  // generated: keys, init
        public var id: String?
        public var command: String
        public var args: DeviceProperties?
        /// The milliseconds within which the device must begin.
        public var expiresIn: Int?  // key: expires_in_ms
        /// The milliseconds for which the device warns before it moves.
        public var warning: Int?  // key: warn_ms
    }

    /// `down/ack`: the outcome of that command was received.
    public struct Acknowledgement: Codable, Equatable, Sendable {  // generated: init
        public var id: String
    }

    /// `up/hello`, after each connect.
    public struct Hello: Codable, Equatable, Sendable {  // generated: init
        public var kind: String
        public var serial: String
        public var firmware: String
        /// Changes with each start of the device.
        public var boot: String
    }

    /// `up/state`.
    public struct State: Encodable, Equatable, Sendable {
        public var seq: Int64
        public var properties: DeviceProperties
        public var cause: String

        public init(seq: Int64, properties: DeviceProperties, cause: StateCause) {
            (self.seq, self.properties, self.cause) = (seq, properties, cause.text)
        }
    }

    /// `up/outcome`.
    public struct Outcome: Codable, Equatable, Sendable {  // generated: init
        public var id: String
        public var outcome: String
        public var reason: String?
        public var state: DeviceProperties?
    }

    /// Returns a message as bytes, its members in the order of their names.
    public static func bytes(_ message: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Only a number that is not finite cannot be encoded, and checked values are finite.
        return (try? encoder.encode(message)).map(Array.init) ?? []
    }

    /// Reads a message.
    /// - Throws: the reason if it is not valid: too long, not JSON, a member missing or of the wrong type.
    public static func read<Message: Decodable>(
        _ type: Message.Type, _ payload: some Collection<UInt8>
    ) throws(RefusedMessage) -> Message {
        guard payload.count <= maxBytes else { throw .tooLong }
        do {
            return try JSONDecoder().decode(type, from: Data(payload))
        } catch DecodingError.keyNotFound {
            throw .missingMember
        } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
            throw .wrongType
        } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
            throw .wrongType
        } catch {
            throw .notJSON
        }
    }
}

/// A message to a device.
public struct DeviceMessage: Equatable, Sendable {  // generated: init
    public var topic: String
    public var payload: [UInt8]
}

extension DeviceMessage {
    init(topic: String, text: String) { self.init(topic: topic, payload: Array(text.utf8)) }
}
