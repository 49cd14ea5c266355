import ArgumentParser
import Logging

extension DatabaseOptions {
    /// Logs to standard error. Throws where the level is none.
    func logger() throws -> Logger {
        guard let level = Logger.Level(rawValue: logLevel) else {
            throw ValidationError("There is no log level '\(logLevel)'.")
        }
        LoggingSystem.bootstrap { label in
            var handler = StreamLogHandler.standardError(label: label)
            handler.logLevel = level
            return handler
        }
        return Logger(label: "rollcall-server")
    }
}
