/// How a label with a QR code is drawn.
public enum LabelFormat: String, WireEnum {
    /// An SVG document.
    case svg
    /// A PNG image, in base64.
    case png
    /// Lines of block characters, for a terminal.
    case text
}
