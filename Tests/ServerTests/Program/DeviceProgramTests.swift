import Devices
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Devices by the command line", .mustEnd)
struct DeviceProgramTests {
    @Test("A device is made, shown, changed, registered and put out of use")
    func life() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let staff = try await school.makePeer(.staff)
            let email = try await staff(GetInfo()).info.email
            try await Program.open(school) { rollcall in
                #expect(try await rollcall("devices", "list") == "There are no devices that you may see.\n")
                let label = rollcall.path("label.svg")
                let made = try await rollcall(
                    "devices", "create", "skylight", "Roof", "--serial", "SKY-1", "--room", "101", "--label-file",
                    label)
                #expect(made.hasPrefix("Made device 1.\n") && made.hasSuffix("Wrote the label to \(label).\n"))
                #expect(try String(contentsOfFile: label, encoding: .utf8).contains("SKY-1"))
                let list = try await rollcall("devices", "list", "--room", "101")
                for word in ["Roof", "skylight", "SKY-1", "never"] { #expect(list.contains(word)) }
                _ = try await rollcall(
                    "devices", "edit", "1", "--name", "Hatch", "--unattended", "--reason", "It has a sensor.",
                    "--grant", "operate:person=\(email)")
                #expect(try await staff(GetDevices()).devices.map(\.deviceName) == ["Hatch"])
                _ = try await rollcall("devices", "edit", "1", "--open-registration")
                #expect(try await rollcall("devices", "register", "sky-1", "--name", "Mine") == "Device 1 is yours.\n")
                _ = try await rollcall("devices", "delete", "1", "--yes")
                #expect(try await school.admin(GetDevices()).devices.filter { $0.retiredAt == nil }.isEmpty)
            }
        }
    }

    @Test("What a device is told is shown with its steps, and can be taken back; the status says that it is not done")
    func commands() async throws {
        try await School.open { school in
            _ = try await school.makeDevice()
            try await Program.open(school) { rollcall in
                let told = try await rollcall.run(["devices", "tell", "S1", "set_position", "position=40"])
                #expect(told.status == 1 && told.text == "Command 1: asked (device_away).\n")
                #expect(try await rollcall("devices", "tell", "1", "50 %", "--wait", "0").hasPrefix("Command 2: asked"))
                let list = try await rollcall("commands", "list", "--open")
                #expect(list.contains("set_position position=50") && list.contains("asked"))
                #expect(try await rollcall("commands", "cancel", "2") == "Cancelled command 2.\n")
                let steps = try await rollcall("commands", "show", "2").split(separator: "\n")
                #expect(steps.count == 3 && steps[2].contains("cancelled"))
                #expect(try await rollcall.run(["commands", "show", "9"]).status == 1)
            }
        }
    }

    @Test("A kind is shown as the document that makes another, and one that is wrong is refused")
    func kinds() async throws {
        try await School.open { school in
            try await Program.open(school) { rollcall in
                #expect(try await rollcall("kinds", "list").split(separator: "\n").count == Kind.shipped.count + 1)
                let document = try await rollcall("kinds", "show", "lamp")
                try rollcall.write(
                    document.replacing(#""kind":"lamp""#, with: #""kind":"desk_lamp""#), to: "kind.json")
                #expect(
                    try await rollcall("kinds", "create", rollcall.path("kind.json")) == "Made the kind desk_lamp.\n")
                try rollcall.write(#"{"kind": "x"}"#, to: "kind.json")
                let refused = try await rollcall.run(["kinds", "create", rollcall.path("kind.json")])
                #expect(refused.status == 1 && refused.complaint.contains("The document of the kind is not valid."))
                #expect(try await rollcall("kinds", "delete", "desk_lamp", "-y") == "Deleted the kind desk_lamp.\n")
            }
        }
    }

    @Test("A station leads to its server and its device, and its session ends with it")
    func stations() async throws {
        try await School.open { school in
            _ = try await school.makeDevice()
            try await Program.open(school) { rollcall in
                try rollcall.write(Template.password, to: "password")
                let added = try await rollcall(
                    "stations", "add", "roof", "--server", rollcall.server, "--serial", "S1", "--username",
                    Template.admin, "--password-file", rollcall.path("password"))
                #expect(added.hasPrefix("Added station roof at \(rollcall.server): logged in as \(Template.admin)."))
                let told = try await rollcall.run(["--station", "roof", "devices", "tell", "open"])
                #expect(told.status == 1 && told.text.hasPrefix("Command 1: asked"))
                #expect(
                    try await rollcall("devices", "tell", "1", "open", "--station", "roof", "--wait", "0")
                        .hasPrefix("Command 2: asked"))
                #expect(try await school.admin(GetCommands()).commands.map(\.command) == ["open", "open"])
                #expect(try await rollcall("stations", "list").contains("roof"))
                let file = rollcall.path("stations/roof.json")
                #expect(try !String(contentsOfFile: file, encoding: .utf8).contains(Template.password))
                let sessions = try await school.count("select count(*) from session")
                #expect(try await rollcall("stations", "remove", "roof") == "Removed station roof.\n")
                #expect(try await school.count("select count(*) from session") == sessions - 1)
            }
        }
    }
}
