import Foundation
import HCI
import Testing

/// What a hint tells somebody to run has to be on their node.
struct HintToolsTests {
    private static let errors: [AdapterError] = [
        .noBluetooth, .noAdapter("hci1"), .noAdapter("hci1", there: ["hci0"]), .notPermitted("hci0"),
        .blockedByRfkill("hci0", hard: true), .blockedByRfkill("hci0", hard: false), .down("hci0"), .busy("hci0"),
        .notAnswering("hci0", .reset), .refused("hci0", .reset, .commandDisallowed),
        .refused("hci0", .reset, .hardwareFailure), .hardwareError("hci0", code: 1), .gone("hci0"),
        .socketLost("hci0", errno: 9), .noLE("hci0"), .failed("hci0", operation: "bind", errno: 5),
    ]

    /// The Debian packages of the tools; those without one are part of every system with systemd.
    private static let packages = [
        "hciconfig": "bluez", "btmgmt": "bluez", "btmon": "bluez", "rfkill": "rfkill", "setcap": "libcap2-bin",
    ]
    private static let base: Set<String> = ["modprobe", "dmesg", "systemctl", "rollcall-node"]

    @Test("Each tool that a hint names is one that docs/node.md has installed")
    func installed() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/node.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let line = try #require(text.split(separator: "\n").first { $0.contains("Debian on the node: `sudo apt-get") })
        let installed = Set(line.split { " `.".contains($0) }.map(String.init))
        var named: Set<String> = []
        for error in Self.errors {
            named.formUnion(error.hint.matches(of: /sudo ([a-z]+)/).map { String($0.1) })
            named.formUnion(error.hint.matches(of: /with: ([a-z-]+)/).map { String($0.1) })
        }
        #expect(named.count > 5)
        for tool in named.subtracting(Self.base).subtracting(["sudo"]) {
            let package = try #require(Self.packages[tool], "\(tool)")
            #expect(installed.contains(package), "\(tool) is in \(package)")
        }
    }
}
