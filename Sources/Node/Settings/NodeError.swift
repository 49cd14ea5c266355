public import OperatorErrors

/// An error of a node, for the person who runs it.
public typealias NodeError = OperatorError<NodeErrorCode>

public enum NodeErrorCode: String, OperatorErrorCode {
    /// An option or a key of the configuration is missing, out of range, or contradicts another.
    case settings = "bad_settings"
    /// A file of secrets cannot be read, or others may read it.
    case secretFile = "bad_secret_file"
    /// A table or a capture has no data, or an error in a line.
    case recording = "bad_recording"
    /// A file or a folder cannot be made.
    case notWritable = "not_writable"
    /// The server refuses the caller or the request.
    case refused
}
