import Devices
import Phrases
import Wire

/// A picture of a device, drawn from one of its numbers. A script moves it as the number changes.
struct DevicePicture {
    private let drawn: Kind.Picture.Drawing
    /// From 0, closed or off, to 1.
    private let part: Double
    private let caption: String
    private let isObstructed: Bool

    /// Nil if the kind has no picture, or the number is unknown.
    init?(_ shown: ShownDevice, _ view: View) {
        guard let picture = shown.kind.picture, let property = shown.kind.property(picture.property),
            case .number(let range) = property.type, let value = shown.device.properties[picture.property],
            let number = value.number
        else { return nil }
        drawn = picture.drawn
        part = min(1, max(0, (number - range.lowest) / max(range.highest - range.lowest, .leastNonzeroMagnitude)))
        let label = "\(view.words(property.label)): \(shown.text(of: value, property, view))"
        isObstructed = shown.isObstructed
        caption = isObstructed ? "\(label). \(view(.deviceObstructed))" : label
    }

    /// The moving part turns, rises or grows; the attribute is for browsers without scripts.
    var html: HTML {
        let (leaf, attribute, style) = moving
        return """
            <svg class="device-picture\(isObstructed ? " obstructed" : "")" viewBox="0 0 200 140" role="img" \
            aria-label="\(caption)" data-picture><path class="frame" d="\(frame)"/>\
            <g class="leaf \(drawn.rawValue)" transform="\(attribute)" data-transform="\(style)">\(leaf)</g></svg>
            """
    }

    private var frame: String {
        switch drawn {
        case .hinged: "M10 116H190"
        case .rising: "M14 134V14H186V134"
        case .bar: "M10 40H190V100H10Z"
        }
    }

    private var moving: (leaf: HTML, attribute: String, style: String) {
        switch drawn {
        case .hinged:
            let angle = Self.plain(-55 * part)
            return (
                "<rect x=\"20\" y=\"104\" width=\"160\" height=\"8\"/>", "rotate(\(angle) 20 108)",
                "rotate(\(angle)deg)"
            )
        case .rising:
            let up = Self.plain(-110 * part)
            return (
                "<rect x=\"20\" y=\"20\" width=\"160\" height=\"112\"/><path d=\"M20 57H180M20 94H180\"/>",
                "translate(0 \(up))", "translateY(\(up)px)"
            )
        case .bar:
            let width = Self.plain(part)
            return (
                "<rect x=\"0\" y=\"44\" width=\"172\" height=\"52\"/>",
                "translate(14 0) scale(\(width) 1)", "translateX(14px) scaleX(\(width))"
            )
        }
    }

    /// Rounded to hundredths, without an exponent for very small numbers.
    private static func plain(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
}
