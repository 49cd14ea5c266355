import AsyncAlgorithms
import Foundation
import Hummingbird
import NIOCore
import ServiceLifecycle

/// Writes server-sent events to one listener until the listener loses access.
protocol EventWriting: Sendable {
    mutating func write(to writer: inout any ResponseBodyWriter) async throws
}
