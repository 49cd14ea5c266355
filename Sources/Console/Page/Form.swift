import Foundation
public import Phrases
import Wire

/// A form that was sent and refused.
public struct RefusedForm: Sendable {
    /// Which of the page's forms.
    let key: String
    /// Its values, except secrets.
    private let fields: [String: [String]]
    public let failure: Refusal

    public init(key: String, fields: [String: [String]], failure: Refusal) {
        self.key = key
        self.fields = fields
        self.failure = failure
    }

    /// The value of a field; nil if it was not sent. Of several fields with the same name the last non-empty one
    /// counts, and all of them in a multiple choice.
    func value(of field: Form.Field) -> String? {
        guard let values = fields[field.name] else { return nil }
        let said = values.filter { !$0.isEmpty }
        if case .checks = field.input { return said.joined(separator: " ") }
        return said.last ?? ""
    }

    /// Whether the field contains the invalid argument, a part of it, or the whole to which it belongs.
    func isAbout(_ field: Form.Field) -> Bool {
        guard let argument = failure.argument else { return false }
        return Self.isWithin(argument, field.name) || Self.isWithin(field.name, argument)
    }

    /// Whether a path such as `things[0].points` equals another one or extends it.
    private static func isWithin(_ path: String, _ whole: String) -> Bool {
        guard path.hasPrefix(whole) else { return false }
        let next = path.dropFirst(whole.count).first
        return next == nil || next == "[" || next == "."
    }
}

/// A form on a page. It posts to `/forms/{type}`, and its fields have the names of the type's arguments.
struct Form {
    /// The type of a form's field.
    enum Input {
        case text, email, password, newPassword, number, search, localTime, oneTimeCode, file, area
        /// A number from 0 to 1.
        case fraction
        case decimal
        /// A number, with `min`, `max` and `step` as in HTML.
        case measure(lowest: String, highest: String, step: String)
        case choice([(value: String, label: String)])
        case check
        /// A multiple choice; the field's value contains the chosen ones, separated by spaces.
        case checks([(value: String, label: String)])
        /// A day, `2026-09-01`.
        case day
        /// A time of the day, `07:30`.
        case clock
    }

    struct Field {
        let name: String
        let label: Phrase
        var input = Input.text
        var value = ""
        var isRequired = true
        /// Whether an optional field is marked as such; not if another one must be filled in instead.
        var saysOptional = true
        var hint: Phrase?
    }

    let type: RequestType
    /// Distinguishes several forms of one type on a page.
    var key = ""
    /// The address to open afterwards; nil for the page itself.
    var then: String?
    var hidden: [(name: String, value: String)] = []
    var fields: [Field] = []
    let button: Phrase
    /// Whether its hidden fields may be large: the usual encoding of a form turns many characters into three bytes.
    var isLarge = false
    /// What a destructive action will remove.
    var warning: Phrase?
    var style = ""

    var name: String { key.isEmpty ? type.rawValue : "\(type.rawValue) \(key)" }
}

extension View {
    func form(_ form: Form) -> HTML {
        let refused = self.refused.flatMap { $0.key == form.name ? $0 : nil }
        return """
            \(opening(form))\(refused.map { summary($0, form) })\
            \(form.fields.map { field($0, form, refused) })\
            \(form.warning.map { "<p class=\"warning\">\(self($0))</p>" as HTML })\
            <button\(form.warning.map { _ in " class=\"destructive\"" as HTML })>\(self(form.button))</button></form>
            """
    }

    /// A form without fields whose buttons are elsewhere and refer to its id.
    func form(_ form: Form, buttonsElsewhere id: String) -> HTML {
        let refused = self.refused.flatMap { $0.key == form.name ? $0 : nil }
        return "\(opening(form, id: id))\(refused.map { summary($0, form) })</form>"
    }

    /// A form around a list that contains its submit buttons.
    func form(_ form: Form, around list: HTML) -> HTML {
        let refused = self.refused.flatMap { $0.key == form.name ? $0 : nil }
        return "\(opening(form))\(refused.map { summary($0, form) })\(list)</form>"
    }

    private func opening(_ form: Form, id: String? = nil) -> HTML {
        let isMultipart = form.isLarge || form.fields.contains { if case .file = $0.input { true } else { false } }
        let encoding: HTML = isMultipart ? " enctype=\"multipart/form-data\"" : ""
        return """
            <form method="post" action="/forms/\(form.type.rawValue)" class="\(form.style)"\
            \(id.map { " id=\"\($0)\"" as HTML })\(encoding)>\
            \(Self.hidden("_form", form.name))\(Self.hidden("_from", address))\
            \(Self.hidden("_then", form.then ?? address))\(form.type.acceptsIdempotencyKey ? hiddenKey : "")\
            \(form.hidden.map { Self.hidden($0.name, $0.value) })
            """
    }

    /// A browser that reloads a page restores the values of its fields, unless this is turned off.
    private var hiddenKey: HTML {
        "<input type=\"hidden\" name=\"idempotency_key\" value=\"\(idempotencyKey.uuidString)\" autocomplete=\"off\">"
    }

    /// A form that opens with a click. It is open if it was refused, so that the error is visible.
    /// - Parameter introduction: shown before the form.
    func folded(_ summary: Phrase, _ form: Form, after introduction: HTML = .empty) -> HTML {
        let open: HTML = refused?.key == form.name ? " open" : ""
        return "<details\(open)><summary>\(self(summary))</summary>\(introduction)\(self.form(form))</details>"
    }

    private static func hidden(_ name: String, _ value: String) -> HTML {
        "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">"
    }

    /// The error, before all fields, with a link to the field that it is about.
    private func summary(_ refused: RefusedForm, _ form: Form) -> HTML {
        let wrong = form.fields.first { refused.isAbout($0) }
        let sentence = self.sentence(of: refused.failure)
        let reason: HTML = wrong.map { "<a href=\"#\(identifier($0, form))\">\(sentence)</a>" } ?? sentence
        return """
            <div class="errors" role="alert" tabindex="-1" autofocus><h2>\(self(.notDone))</h2>\
            <p id="\(identifier("wrong", form))">\(reason)</p></div>
            """
    }

    private func identifier(_ field: Form.Field, _ form: Form) -> String { identifier(field.name, form) }

    private func identifier(_ name: String, _ form: Form) -> String {
        "\(form.name)-\(name)".map { $0 == " " || $0 == "." ? "-" : String($0) }.joined()
    }

    private func field(_ field: Form.Field, _ form: Form, _ refused: RefusedForm?) -> HTML {
        let id = identifier(field, form)
        let value = refused.flatMap { $0.value(of: field) } ?? field.value
        let hint: HTML? = field.hint.map { "<small id=\"\(id)-hint\">\(self($0))</small>" }
        let isWrong = refused?.isAbout(field) == true
        let described = self.described(by: field, form, isWrong: isWrong)
        let optional: HTML =
            field.isRequired || !field.saysOptional ? "" : " <span class=\"optional\">\(self(.optional))</span>"
        if case .checks(let choices) = field.input { return checks(field, choices, value, id: id, described) }
        let invalid: HTML = isWrong ? " aria-invalid=\"true\"" : ""
        let required: HTML = field.isRequired ? " required" : ""
        let common: HTML = "id=\"\(id)\" name=\"\(field.name)\"\(described)\(invalid)\(required)"
        if case .check = field.input {
            return """
                <p class="check">\(Self.hidden(field.name, "false"))<input type="checkbox" id="\(id)" \
                name="\(field.name)" value="true"\(described)\(invalid)\(value == "true" ? " checked" : "")>\
                <label for="\(id)">\(self(field.label))</label>\(hint)</p>
                """
        }
        return
            "<p><label for=\"\(id)\">\(self(field.label))\(optional)</label>\(hint)\(control(field, value, common))</p>"
    }

    /// An empty field represents an empty choice.
    private func checks(
        _ field: Form.Field, _ choices: [(value: String, label: String)], _ value: String, id: String,
        _ described: HTML
    ) -> HTML {
        let chosen = value.split(separator: " ")
        let hint: HTML? = field.hint.map { "<small id=\"\(id)-hint\">\(self($0))</small>" }
        let boxes: [HTML] = choices.map { choice in
            let checked: HTML = chosen.contains { $0 == choice.value } ? " checked" : ""
            return """
                <label><input type="checkbox" name="\(field.name)" value="\(choice.value)"\(checked)>\
                \(choice.label)</label>
                """
        }
        return """
            <fieldset class="checks" id="\(id)" tabindex="-1"\(described)><legend>\(self(field.label))</legend>\(hint)\
            \(Self.hidden(field.name, ""))\(boxes)</fieldset>
            """
    }

    /// The description of a field for a screen reader in addition to its label: its purpose, and its error.
    private func described(by field: Form.Field, _ form: Form, isWrong: Bool) -> HTML {
        let hint = field.hint.map { _ in "\(identifier(field, form))-hint" }
        let ids = [hint, isWrong ? identifier("wrong", form) : nil].compactMap(\.self)
        guard !ids.isEmpty else { return "" }
        return " aria-describedby=\"\(ids.joined(separator: " "))\""
    }

    private func control(_ field: Form.Field, _ value: String, _ common: HTML) -> HTML {
        switch field.input {
        case .choice(let choices):
            let options: [HTML] = choices.map {
                "<option value=\"\($0.value)\"\($0.value == value ? " selected" : "")>\($0.label)</option>"
            }
            return "<select \(common)>\(options)</select>"
        case .area: return "<textarea \(common) rows=\"8\">\(value)</textarea>"
        case .file: return "<input type=\"file\" \(common)>"
        case .password: return "<input type=\"password\" \(common) autocomplete=\"current-password\">"
        case .newPassword: return "<input type=\"password\" \(common) autocomplete=\"new-password\">"
        case .oneTimeCode: return "<input \(common) inputmode=\"numeric\" autocomplete=\"one-time-code\">"
        case .email: return "<input type=\"email\" \(common) value=\"\(value)\" autocomplete=\"username\">"
        case .number: return "<input type=\"number\" \(common) value=\"\(value)\">"
        case .measure(let lowest, let highest, let step):
            return """
                <input type="number" min="\(lowest)" max="\(highest)" step="\(step)" \(common) value="\(value)">
                """
        case .fraction:
            return "<input type=\"number\" min=\"0\" max=\"1\" step=\"any\" \(common) value=\"\(value)\">"
        case .decimal: return "<input type=\"number\" step=\"any\" \(common) value=\"\(value)\">"
        case .search: return "<input type=\"search\" \(common) value=\"\(value)\">"
        case .localTime: return "<input type=\"datetime-local\" \(common) value=\"\(value)\">"
        case .day: return "<input type=\"date\" \(common) value=\"\(value)\">"
        case .clock: return "<input type=\"time\" \(common) value=\"\(value)\">"
        case .text, .check, .checks: return "<input \(common) value=\"\(value)\">"
        }
    }
}
