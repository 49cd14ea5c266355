import ArgumentParser
import Testing

@testable import rollcall

@Suite("The command line")
struct CommandLineTests {
    @Test(
        "Each command is understood with its arguments",
        arguments: [
            "login --server http://h:1 --username a@b --password-file -", "logout", "whoami --json", "health",
            "where a@b", "where 12 --json", "history a@b --from 10:00 --to 11:00", "room 101 --at 10:42:07",
            "watch --after 0 --count 3", "info", "report-location --none", "report-location --major 1 --minor 2",
            "report-location --beacon f7826da6-4fa2-4e98-8024-bc5b71e0893e/1/2@-71",
            "zones list --search e --page 2 --page-size 50", "zones create E --leave-after 60",
            "zones edit E --rename F", "zones delete --id 3 --yes", "rooms create 101 --zone E --description d",
            "rooms edit 101 --zone F", "rooms delete 101 -y", "beacons create 101 --zone E",
            "beacons create 101 --uuid f7826da6-4fa2-4e98-8024-bc5b71e0893e --major 0 --minor 65535 "
                + "--address a4:c1:38:bf:6f:ab",
            "beacons edit 4 --room 102", "beacons edit --in 101 --description d", "beacons delete 4 --yes",
            "scanners create n --room 101", "scanners edit n --new-token", "scanners delete n",
            "students create a@b --first-name A --last-name B --password-prompt", "students edit 7 --email c@d",
            "students delete a@b", "students import s.csv --dry-run", "students import - --yes --codes c.csv",
            "persons create a@b --first-name A --last-name B --classification staff",
            "persons edit a@b --classification admin", "persons delete 7", "badges issue a@b", "badges return 5",
            "badges return 5 --lost", "badges list --state lost --search a", "queries",
            "queries save a b", "queries show a", "queries delete a", "occupancy --zone E --step 3600",
            "occupancy --room 101 --from 10:00 --to 11:00",
            "badges issue a@b --badge 5", "login --code 123456", "logout --everywhere", "claim a@b --code x",
            "change-password --old-password-file a --new-password-file b", "sessions list", "sessions end 5",
            "totp enrol", "totp confirm 123456", "totp remove --code 123456", "students issue-code a@b",
            "persons issue-code a@b", "students edit 7 --disable", "persons edit 7 --enable --remove-totp",
            "groups list --search 1", "groups create 10b", "groups edit 10b --rename 10c", "groups members 10b",
            "groups add 10b a@b 7", "groups remove 10b a@b", "groups delete --id 3 --yes",
            "persons zones a@b --add East --add West --remove North", "persons export 7",
            "persons export", "doors list",
            "doors create 101 102", "doors edit 3 --room-b 103", "doors delete 3 -y", "muster", "muster --search a",
            "corrections present a@b 12 --reason x", "corrections left 7", "corrections list a@b --from 10:00",
            "corrections move 5 --room 12 --entered 10:00 --reason x", "corrections remove 5 --reason x",
            "corrections add a@b 12 --entered 10:00 --left 10:30 --reason x",
            "muster start drill", "muster tick a@b", "muster tick 7 --undo", "muster close",
            "muster link create Gate --zone East --minutes 60", "muster link", "muster link end 3 --phone 2",
            "audit --action login --by a@b --about 7 --from 10:00 --before 7 --page-size 5", "looks --before 7",
            "stations", "stations list --json", "stations add roof.1 --server https://h --serial S --ca c.pem",
            "stations add roof --server http://h:1 --serial S --username a@b --password-file -", "stations remove roof",
            "--station roof where a@b", "login --station roof", "logout --station roof",
            "devices", "devices list --room 101 --search a", "devices create lamp Desk --serial S --label-file l.png",
            "devices create skylight Roof --serial S --room 101 --dialect tasmota", "devices register S --code x",
            "devices edit 1 --unattended --reason x --grant operate:zone=East --revoke person=a@b --new-code",
            "devices delete 1 -y", "devices tell 1 open", "devices tell S set_position position=50 --wait 0",
            "--station roof devices tell open", "devices tell set_position position=50 --station roof",
            "devices register --station roof --code x", "commands", "commands list --device 1 --no-open",
            "commands show 1", "commands cancel 1", "kinds list", "kinds show lamp", "kinds create k.json",
            "kinds delete k --yes", "schedules", "schedules create 1 on --at sunset-30 --weekdays mon,fri --late-by 60",
            "schedules create 1 set_level level=4 --at 07:30 --from 2026-09-01 --until 2026-12-18",
            "schedules edit 1 --args level=4 --without if --no-enabled", "schedules delete 1 -y",
            "rooms create 101 --zone E --level 3 --type lab --capacity 20 --bookable-by student,staff",
            "rooms edit 101 --bookable-by none --hours mon,tue@08:00-16:00 --hours 18:00-24:00 --without capacity",
            "rooms free --from 14:00 --to 15:00 --capacity 4 --type lab", "persons edit a@b --level 3",
            "book 12 --from 14:00 --for 45", "bookings", "bookings list --room 12 --from 08:00 --to 16:00",
            "book 12 --from 2026-09-01T14:00 --to 2026-09-01T15:00:00+02:00 --title Maths --invite a@b --invite 7",
            "bookings all --person 7 --state released", "bookings edit 3 --to 15:30 --invite-none",
            "bookings cancel 3 -y", "clearances", "clearances list --room 12 --person 7",
            "clearances add 12 --group 10b --person a@b --from 2026-09-01 --weekdays mon --hours 08:00-12:00",
            "clearances remove 12 --person 7",
            "rules", "rules explain --id 1", "rules try R --from 10:00", "rules edit R --no-dry-run --without-if",
            "rules delete R --yes", "weather --rain 0.4 --at 10:00",
            "surveys", "surveys list", "preferences --language da --theme auto",
            "surveys show 3", "surveys use 3", "surveys set-aside 3", "surveys drop 3 -y",
            "surveys export 1 2 --into d",
            "evaluate --receivers r --survey-sightings s --survey-rooms t --doors d --sightings u "
                + "--out-live l --out-record v --rooms w",
            "evaluate --receivers r --sightings s.gz --out-live l --out-record v --identity address",
        ])
    func understood(_ line: String) throws {
        _ = try Rollcall.parseAsRoot(line.split(separator: " ").map(String.init))
    }

    @Test(
        "A wrong one is a usage error",
        arguments: [
            "stations add roof --serial S", "stations add .. --server http://h --serial S", "stations remove",
            "stations add roof --server http://h", "whoami --station roof --server http://h",
            "devices create lamp Desk", "devices create lamp Desk --serial S --label-file l.gif", "devices edit 1",
            "devices edit 1 --grant all:person=a@b", "devices edit 1 --revoke a@b", "devices register",
            "devices tell", "devices tell open", "devices tell 1 open 50", "--station roof devices tell",
            "commands show", "kinds create", "schedules create 1 on", "schedules create 1 on --at 24:30",
            "schedules create 1 on --at 07:30 --weekdays someday", "book 12 --from 14:00", "book 12 --for 45",
            "book 12 --from 14:00 --to 15:00 --for 45", "book 12 --from noon --for 45", "bookings edit 3",
            "clearances add 12", "clearances add 12 --group 1 --hours 16:00-08:00",
            "rooms edit 101 --hours someday@08:00-16:00",
            "schedules edit 1", "rules create R",
            "rules create R --when {} --then {}", "rules edit R", "rules explain", "weather",
            "where", "where ada", "occupancy", "occupancy --zone E --room 1", "badges list --state gone",
            "history a@b --from yesterday", "room 101 --at 25:00", "watch --count 0",
            "report-location", "report-location --major 1", "report-location --none --major 1 --minor 2",
            "report-location --major 65536 --minor 0", "zones list --page 0", "zones list --page-size 5",
            "zones list --page 1 --page-size 1001", "audit --before 0", "looks --page-size 0", "zones edit E",
            "zones edit E --id 3 --rename F", "zones delete",
            "rooms create 101", "beacons create 101 --major 1", "beacons edit --room 102", "beacons edit 4 --in 101",
            "beacons create 101 --address a4:c1:38:bf:6f:ab", "scanners edit n", "students edit a@b",
            "persons create a@b --first-name A --last-name B --classification king", "login --server ftp://h",
            "students create a@b --first-name A --last-name B --password-file p --password-prompt",
            "students create a@b --first-name A --last-name B --password p", "totp confirm", "sessions end x", "claim",
            "preferences", "preferences --language fr",
            "groups add 10b", "doors edit 3", "doors create 101", "muster tick", "muster tick x --undo --witness seen",
            "students edit 7 --enable --disable", "totp remove --code 1 --password-file p",
            "badges issue a@b --badge 5 --uuid f7826da6-4fa2-4e98-8024-bc5b71e0893e --major 1 --minor 1",
        ])
    func refused(_ line: String) {
        let error = #expect(throws: (any Error).self) {
            try Rollcall.parseAsRoot(line.split(separator: " ").map(String.init))
        }
        #expect(error.map { Rollcall.exitCode(for: $0).rawValue } == 64)
    }
}
