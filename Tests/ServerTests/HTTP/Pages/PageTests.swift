import Beacon
import Console
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Pages", .mustEnd, .sharesSchool)
struct PageTests {
    @Test("Each page of the navigation is answered to whoever may see it, and to nobody else")
    func roles() async throws {
        try await School.inProcess { school in
            var peers: [(Callers, Peer)] = [(.admin, school.admin)]
            for classification in [Classification.student, .staff, .visitor] {
                peers.append((Callers(classification), try await school.makePeer(classification)))
            }
            for (caller, peer) in peers {
                for page in ConsolePages.all where page.place != nil {
                    let answer = try await peer.get(page.path)
                    let isTheirs = page.callers.contains(caller)
                    #expect(
                        isTheirs ? [200, 403].contains(answer.status) : answer.status == 403,
                        "\(page.path) to \(caller): \(answer.status)")
                    #expect(answer.text.components(separatedBy: "<h1").count == 2, "\(page.path)")
                }
            }
        }
    }

    @Test("Names that look like HTML stand in pages as text")
    func hostileNames() async throws {
        try await School.open { school in
            try await school.makeRooms("<b>1</b>")
            let beacon = try await school.makeRoomBeacon(in: "<b>1</b>")
            let ada = try await school.makePeer(.student, "Ada")
            _ = try await ada(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            for path in ["/now", "/muster", "/places"] {
                let page = try await school.admin.get(path)
                #expect(page.status == 200 && !page.text.contains("<b>"), "\(path)")
            }
            _ = try await school.admin(UpdateMuster(action: .start, name: "<i>drill</i>"))
            let muster = try await school.admin.get("/muster")
            #expect(
                muster.text.contains("&lt;b&gt;1&lt;/b&gt;") && muster.text.contains("<h1>&lt;i&gt;drill&lt;/i&gt;"))
        }
    }

    @Test("A page that is entered from another site reloads itself once, so that Strict cookies come along")
    func entered() async throws {
        try await School.shared { school in
            let headers = ["sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"]
            let page = try await school.stranger.get("/now", headers: headers)
            #expect(page.status == 200 && page.text.contains("http-equiv=\"refresh\""))
            #expect(try await school.admin.get("/now", headers: headers).text.contains("<h1>"))
        }
    }

    @Test("Assets are kept for ever under names of their content, packed where that is taken")
    func assets() async throws {
        try await School.shared { school in
            let login = try await school.stranger.get("/login")
            let paths = login.text.matches(of: /(?:href|src)="(\/assets\/[^"]+)"/).map { String($0.1) }
            #expect(paths.count >= 3)
            for path in paths {
                let plain = try await school.stranger.get(path)
                let packed = try await school.stranger.get(path, headers: ["accept-encoding": "gzip"])
                #expect(plain.status == 200 && plain.headers["cache-control"]?.contains("immutable") == true)
                #expect(packed.headers["content-encoding"] == "gzip" && packed.body.count < plain.body.count)
                // A script's imports are paths that are answered.
                for name in plain.text.matches(of: /from "([^"]+)"/).map({ String($0.1) }) {
                    #expect(try await school.stranger.get(name).status == 200, "\(path) imports \(name)")
                }
            }
            #expect(try await school.stranger.get("/assets/0-console.css").status == 404)
            #expect(try await school.stranger.get("/manifest.webmanifest").status == 200)
        }
    }

    @Test("Listeners of events can begin after an event that the address names")
    func eventsAfter() async throws {
        try await School.shared { school in
            let refused = try await school.admin.get("/events?after=x")
            #expect(refused.status == 400)
        }
    }

    @Test("A page with 5,000 people in a roll-call is drawn whole")
    func everybody() async throws {
        try await School.inProcess { school in
            try await school.sql.query(
                """
                insert into person (email, first_name, last_name, classification, created_at)
                select 'p' || n || '@school.example', 'First' || n, 'Last' || n, 'student', now()
                from generate_series(1, 5000) n
                """)
            _ = try await school.admin(UpdateMuster(action: .start))
            let page = try await school.admin.get("/muster")
            #expect(page.text.components(separatedBy: "<tr data-person").count == 5_002)
        }
    }
}
