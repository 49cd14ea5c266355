internal import CPQ
internal import Logging

/// Takes the server's notices, which libpq would print on standard error.
final class NoticeLog: Sendable {
    private let logger: Logger

    init(_ logger: Logger) {
        self.logger = logger
    }

    static let processor: PQnoticeProcessor = { context, message in
        guard let context, let message else { return }
        // The lines after the first are the detail and the context, which may hold values.
        let text = String(cString: message).prefix { !$0.isNewline }
        Unmanaged<NoticeLog>.fromOpaque(context).takeUnretainedValue().logger.debug("\(text)")
    }
}
