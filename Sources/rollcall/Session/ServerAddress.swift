import ArgumentParser
import Foundation

/// The base address of a server: http or https and a host, without a slash at the end.
struct ServerAddress: ExpressibleByArgument, Equatable {
    let url: URL
    let text: String

    init?(argument: String) {
        var text = argument
        while text.hasSuffix("/") { text.removeLast() }
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = url.host(), !host.isEmpty, url.query() == nil, url.fragment() == nil, url.user() == nil
        else { return nil }
        self.url = url
        self.text = text
    }
}
