import Devices
import Foundation
public import Phrases
public import Wire

/// The kinds of devices, with their documents, and forms that add one.
public struct KindsPage: ConsolePage {
    public static let path = "/devices/kinds"
    public static let types: [RequestType] = [.adminGetKinds]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.kindsTitle

    private let kinds: [KindRecord]

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> KindsPage {
        let kinds = try await asker.whole {
            let reply = try await asker.reply(to: GetKinds(page: $0, pageSize: 1_000))
            return (reply.kinds, reply.total)
        }
        return KindsPage(kinds: kinds)
    }

    public func body(_ view: View) -> HTML {
        let paste = Form(
            type: .adminCreateKind, key: "paste", then: Self.path,
            fields: [.init(name: "kind", label: .kindDocument, input: .area, hint: .kindDocumentHint)],
            button: .createKind, isLarge: true)
        let upload = Form(
            type: .adminCreateKind, key: "upload", then: Self.path,
            fields: [.init(name: "kind", label: .kindFile, input: .file)], button: .createKind)
        let table = view.table(
            [.deviceKind, .kindName, .kindSafety, .kindDevices, .kindDocument, .actionsColumn],
            kinds.map { row($0, view) }, empty: .noKinds, id: "kinds")
        return """
            <p>\(view(.kindsIntroduction))</p>\(table)\
            \(view.folded(.pasteKind, paste))\(view.folded(.uploadKind, upload))
            """
    }

    private func row(_ record: KindRecord, _ view: View) -> HTML {
        let kind = record.kind
        let delete = Form(
            type: .adminDeleteKind, key: kind.name, then: Self.path, hidden: [("kind", kind.name)], button: .delete,
            warning: .deleteKindWarning)
        let action: HTML =
            record.shipped
            ? "\(view(.kindStays))" : record.devices > 0 ? "–" : view.folded(.deleteKind(kind.name), delete)
        return """
            <tr><th scope="row">\(view.words(kind.label))</th><td><code>\(kind.name)</code></td>\
            <td>\(view(.kindClass(kind.safety.rawValue)))</td><td>\(record.devices)</td>\
            <td><details><summary>\(view(.kindDocument))</summary>\
            <pre><code>\(document(kind))</code></pre></details></td><td>\(action)</td></tr>
            """
    }

    private func document(_ kind: Kind) -> String { String(bytes: kind.document(), encoding: .utf8) ?? "" }
}
