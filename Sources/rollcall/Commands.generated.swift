// Written by tools/generate of Commands.toml and Sources/Wire. Change those, and run it again.

public import ArgumentParser
import Beacon
import Client
public import Devices
import Foundation
public import Vocabulary
public import Wire

/// The commands below `rollcall`, in the order of its help.
enum CommandTree {
    static let all: [any ParsableCommand.Type] = [
        AccountCommands.LogIn.self, AccountCommands.ConfirmSession.self, AccountCommands.LogOut.self,
        WhoamiCommand.self, PreferencesCommand.self, PasswordCommands.Claim.self, PasswordCommands.Change.self,
        SessionsCommand.self, AccessChangesCommand.self, TotpCommand.self, WhereCommand.self,
        WhereaboutsCommands.History.self, RoomCommand.self, WhereaboutsCommand.self, OccupancyCommand.self,
        CorrectionsCommand.self, WatchCommand.self, AlertsCommand.self, WebhooksCommand.self, ZonesCommand.self,
        RoomsCommand.self, BeaconsCommand.self, ScannersCommand.self, FleetCommand.self, StudentsCommand.self,
        PersonsCommand.self, BadgesCommand.self, StationsCommand.self, GroupsCommand.self, DoorsCommand.self,
        PlansCommand.self, BookCommand.self, BookingsCommand.self, ClearancesCommand.self, DevicesCommand.self,
        CommandsCommand.self, KindsCommand.self, SchedulesCommand.self, RulesCommand.self, WeatherCommand.self,
        LocksCommand.self, UnlockCommand.self, UnlocksCommand.self, MusterCommand.self, SurveyCommand.self,
        SurveysCommand.self, AuditCommand.self, LooksCommand.self, StationCommand.self, ConfigCommand.self,
        QueryCommand.self, QueriesCommand.self, InfoCommand.self, ReportLocationCommand.self, HealthCommand.self,
        EvaluateCommand.self
    ]
}

/// `rollcall whoami`.
struct WhoamiCommand: ReplyCommand {
    static let configuration = CommandConfiguration(
        commandName: "whoami", abstract: "Show who is logged in, and where.")

    @OptionGroup var remote: RemoteOptions

    func request(_ client: RollcallClient) async throws -> Whoami {
        Whoami()
    }

    func lines(_ reply: Whoami.Reply, to sent: Whoami, _ client: RollcallClient, _ output: Output) -> [TerminalText] {
        AccountLines.whoami(reply, of: client.server)
    }
}

/// `rollcall preferences`.
struct PreferencesCommand: ReplyCommand {
    static let configuration = CommandConfiguration(
        commandName: "preferences", abstract: "Change the language, the colours and the kind of your pages.",
        discussion: "What is not given stays. `rollcall whoami` shows what is set.")

    @OptionGroup var choices: PreferenceOptions
    @OptionGroup var remote: RemoteOptions

    func request(_ client: RollcallClient) async throws -> EditPreferences {
        EditPreferences(
            language: choices.language?.word, theme: choices.theme?.word, mode: choices.mode?.word,
            cleared: choices.cleared)
    }

    func lines(
        _ reply: EditPreferences.Reply, to sent: EditPreferences, _ client: RollcallClient, _ output: Output
    ) -> [TerminalText] {
        ["Changed your preferences."]
    }
}

/// `rollcall sessions`.
struct SessionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sessions", abstract: "Where you are logged in.", subcommands: [List.self, End.self])

    /// `rollcall sessions list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "The caller's sessions, most recently used first.")

        static let columns: [Column<SessionRecord>] = [
            Column("ID") { Cell.text($0.sessionID, $1) },
            Column("USED") { Cell.text($0.usedAt, $1) },
            Column("SINCE") { Cell.text($0.createdAt, $1) },
            Column("UNTIL") { Cell.text($0.expiresAt, $1) },
            Column("ADDRESS") { Cell.text($0.address, $1) },
            Column("PROGRAM") { Cell.text($0.agent, $1) },
            Column("") { Cell.text($0.isCurrent ? "this one" : "", $1) },
        ]

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetSessions {
            GetSessions()
        }

        func lines(
            _ reply: GetSessions.Reply, to sent: GetSessions, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Self.columns, of: reply.sessions, called: "sessions", none: "There are no sessions.", output.times)
        }
    }

    /// `rollcall sessions end`.
    struct End: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "end", abstract: "End one of the caller's sessions.",
            discussion: "To end them all: rollcall logout --everywhere")

        @Argument(help: ArgumentHelp("The ID of the session; see `rollcall sessions list`.", valueName: "session"))
        var sessionID: Int64

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> EndSession {
            EndSession(sessionID: sessionID)
        }

        func lines(
            _ reply: EndSession.Reply, to sent: EndSession, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Ended session \(sessionID)."]
        }
    }
}

/// `rollcall access-changes`.
struct AccessChangesCommand: ReplyCommand {
    static let configuration = CommandConfiguration(
        commandName: "access-changes", abstract: "Show what admins changed of your access since you last looked.")

    static let columns: [Column<AccessChangeRecord>] = [
        Column("ACCESS CHANGE ID") { Cell.text($0.accessChangeID, $1) },
        Column("CHANGED AT") { Cell.text($0.changedAt, $1) },
        Column("CHANGE") { Cell.text($0.change, $1) },
        Column("FIRST NAME") { Cell.text($0.firstName, $1) },
        Column("LAST NAME") { Cell.text($0.lastName, $1) },
    ]

    @Option(help: "Marks the changes up to this one as read, so that they are not returned again.")
    var readThrough: Int64?

    @OptionGroup var remote: RemoteOptions

    func request(_ client: RollcallClient) async throws -> GetAccessChanges {
        GetAccessChanges(readThrough: readThrough)
    }

    func lines(
        _ reply: GetAccessChanges.Reply, to sent: GetAccessChanges, _ client: RollcallClient, _ output: Output
    ) -> [TerminalText] {
        Table.lines(
            Self.columns, of: reply.accessChanges, called: "access changes", none: "There are no access changes.",
            output.times)
    }
}

/// `rollcall totp`.
struct TotpCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "totp", abstract: "One-time codes of an authenticator.",
        subcommands: [TOTPCommands.Enrol.self, TOTPCommands.Confirm.self, TOTPCommands.Remove.self])
}

/// `rollcall where`.
struct WhereCommand: ReplyCommand {
    static let configuration = CommandConfiguration(
        commandName: "where", abstract: "The current whereabouts of a person.")

    @Argument(help: "The person: e-mail address or numeric ID.")
    var person: PersonArgument

    @Flag(
        name: .customLong("why"),
        help: """
            Explain the result: what was heard, and which rooms it supports. Only the server that owns the presence \
            engine can do so; another server answers `unavailable`.
            """)
    var explain = false

    @OptionGroup var remote: RemoteOptions

    func request(_ client: RollcallClient) async throws -> GetStudentLocation {
        GetStudentLocation(email: person.email, personID: person.personID, explain: explain ? true : nil)
    }

    func lines(
        _ reply: GetStudentLocation.Reply, to sent: GetStudentLocation, _ client: RollcallClient, _ output: Output
    ) -> [TerminalText] {
        WhereaboutsLines.of(reply, explained: explain, output.times)
    }
}

/// `rollcall room`.
struct RoomCommand: ReplyCommand {
    static let configuration = CommandConfiguration(
        commandName: "room", abstract: "The people in a room, now or at a past instant.")

    @Argument(help: ArgumentHelp("The number of the room.", valueName: "room"))
    var roomNumber: String

    @Option(help: TimeArgument.help("The moment; now if absent"))
    var at: TimeArgument?

    @OptionGroup var remote: RemoteOptions

    func request(_ client: RollcallClient) async throws -> GetRoomOccupants {
        GetRoomOccupants(roomNumber: roomNumber, at: at?.date)
    }

    func lines(
        _ reply: GetRoomOccupants.Reply, to sent: GetRoomOccupants, _ client: RollcallClient, _ output: Output
    ) -> [TerminalText] {
        WhereaboutsLines.occupants(reply, output.times)
    }
}

/// `rollcall whereabouts`.
struct WhereaboutsCommand: ReplyCommand {
    static let configuration = CommandConfiguration(
        commandName: "whereabouts",
        abstract: "The current whereabouts of the people whom the caller may see, ordered by name.",
        discussion: """
            A person is included once a receiver has heard them or another person has stated where they are.
            """)

    @Option(name: .customLong("zone"), help: "Only people who are in this zone, or were last known to be.")
    var zoneName: String?

    @Option(name: .customLong("group"), help: "Only members of this group.")
    var groupID: Int64?

    @Option(help: "Only people in this state.")
    var state: WhereaboutsState?

    @Flag(help: "Only the members of the caller's groups.")
    var ownGroups = false

    @OptionGroup var pages: PageOptions
    @OptionGroup var remote: RemoteOptions

    func request(_ client: RollcallClient) async throws -> GetWhereabouts {
        GetWhereabouts(
            zoneName: zoneName, groupID: groupID, state: state, ownGroups: ownGroups ? true : nil,
            search: pages.search, page: pages.page, pageSize: pages.pageSize)
    }

    func lines(
        _ reply: GetWhereabouts.Reply, to sent: GetWhereabouts, _ client: RollcallClient, _ output: Output
    ) -> [TerminalText] {
        WhereaboutsLines.all(reply, output.times)
    }
}

/// `rollcall occupancy`.
struct OccupancyCommand: ReplyCommand {
    static let configuration = CommandConfiguration(
        commandName: "occupancy",
        abstract: """
            The number of people in each room of a zone, or in one room: now, and at instants at equal intervals.
            """,
        discussion: "`12+3` means 12 present and 3 unknown.")

    @Option(name: .customLong("zone"), help: "The zone, all rooms of which in use are returned; or --room.")
    var zoneName: String?

    @Option(name: .customLong("room"), help: "The number of the room.")
    var roomNumber: String?

    @Option(help: TimeArgument.help("The first instant; a day before --to if absent"))
    var from: TimeArgument?

    @Option(help: TimeArgument.help("The latest possible instant, limited to now; now if absent"))
    var to: TimeArgument?

    @Option(
        help: """
            Seconds from one instant to the next, 1…86,400; if absent, 300 for a room and 3,600 for a zone. At most \
            2,000 instants for all rooms together.
            """)
    var step: Int?

    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        guard (zoneName == nil) != (roomNumber == nil) else {
            throw ValidationError("Give either --zone or --room.")
        }
    }

    func request(_ client: RollcallClient) async throws -> GetOccupancy {
        GetOccupancy(zoneName: zoneName, roomNumber: roomNumber, from: from?.date, to: to?.date, step: step)
    }

    func lines(
        _ reply: GetOccupancy.Reply, to sent: GetOccupancy, _ client: RollcallClient, _ output: Output
    ) -> [TerminalText] {
        OccupancyLines.lines(reply, output.times)
    }
}

/// `rollcall corrections`.
struct CorrectionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "corrections", abstract: "Set a person's whereabouts, and correct past visits.",
        subcommands: [Present.self, Left.self, Move.self, Add.self, Remove.self, List.self])

    /// `rollcall corrections present`.
    struct Present: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "present", abstract: "Set the room in which a person is now.")

        @Argument(help: "The person: e-mail address or numeric ID.")
        var person: PersonArgument

        @Argument(help: ArgumentHelp("The number of the room.", valueName: "room"))
        var roomNumber: String

        @Option(help: "The reason, 1…500 characters.")
        var reason: String?

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CorrectWhereabouts {
            CorrectWhereabouts(
                email: person.email, personID: person.personID, state: .present, roomNumber: roomNumber, reason: reason)
        }

        func lines(
            _ reply: CorrectWhereabouts.Reply, to sent: CorrectWhereabouts, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["\(person.words): in \(roomNumber), until the badge moves on."]
        }
    }

    /// `rollcall corrections left`.
    struct Left: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "left", abstract: "Set that a person has left.")

        @Argument(help: "The person: e-mail address or numeric ID.")
        var person: PersonArgument

        @Option(help: "The reason, 1…500 characters.")
        var reason: String?

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CorrectWhereabouts {
            CorrectWhereabouts(email: person.email, personID: person.personID, state: .left, reason: reason)
        }

        func lines(
            _ reply: CorrectWhereabouts.Reply, to sent: CorrectWhereabouts, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["\(person.words): not here any more, until the badge moves on."]
        }
    }

    /// `rollcall corrections move`.
    struct Move: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "move", abstract: "Move a visit to another room, or to another time.")

        @Argument(help: ArgumentHelp("The ID of the visit.", valueName: "visit"))
        var visitID: Int64

        @Option(name: .customLong("room"), help: "The room it was to.")
        var roomNumber: String?

        @Option(name: .customLong("entered"), help: TimeArgument.help("When it began"))
        var enteredAt: TimeArgument?

        @Option(name: .customLong("left"), help: TimeArgument.help("When it ended"))
        var leftAt: TimeArgument?

        @Option(help: "The reason, 1…500 characters.")
        var reason: String

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CorrectVisit {
            CorrectVisit(
                visitID: visitID, roomNumber: roomNumber, enteredAt: enteredAt?.date, leftAt: leftAt?.date,
                reason: reason)
        }

        func lines(
            _ reply: CorrectVisit.Reply, to sent: CorrectVisit, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Visit \(visitID) is corrected."]
        }
    }

    /// `rollcall corrections add`.
    struct Add: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Add a past visit. Visits by receivers at that time are cut.")

        @Argument(help: "The person: e-mail address or numeric ID.")
        var person: PersonArgument

        @Argument(help: ArgumentHelp("The number of the room.", valueName: "room"))
        var roomNumber: String

        @Option(name: .customLong("entered"), help: TimeArgument.help("When it began"))
        var enteredAt: TimeArgument

        @Option(name: .customLong("left"), help: TimeArgument.help("When it ended"))
        var leftAt: TimeArgument

        @Option(help: "The reason, 1…500 characters.")
        var reason: String

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CorrectVisit {
            CorrectVisit(
                email: person.email, personID: person.personID, roomNumber: roomNumber, enteredAt: enteredAt.date,
                leftAt: leftAt.date, reason: reason)
        }

        func lines(
            _ reply: CorrectVisit.Reply, to sent: CorrectVisit, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["\(person.words): a visit to \(roomNumber) is added."]
        }
    }

    /// `rollcall corrections remove`.
    struct Remove: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Remove a visit that never took place. The correction keeps it.")

        @Argument(help: ArgumentHelp("The ID of the visit.", valueName: "visit"))
        var visitID: Int64

        @Option(help: "The reason, 1…500 characters.")
        var reason: String

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CorrectVisit {
            CorrectVisit(visitID: visitID, remove: true, reason: reason)
        }

        func lines(
            _ reply: CorrectVisit.Reply, to sent: CorrectVisit, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Visit \(visitID) is removed."]
        }
    }

    /// `rollcall corrections list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "The corrections of a person's current whereabouts and past visits, latest first.",
            discussion: """
                Staff see the corrections that concern only their zones; they see corrections that name no room if \
                they can see the person now.
                """)

        static let columns: [Column<CorrectionRecord>] = [
            Column("SAID") { Cell.text($0.saidAt, $1) },
            Column("BY") { Cell.text($0.saidBy, $1) },
            Column("WHAT") { Cell.text($0.kind.rawValue + ($0.standing ? " (counts now)" : ""), $1) },
            Column("ROOM") { Cell.text($0.roomNumber, $1) },
            Column("FROM") { Cell.text($0.enteredAt, $1) },
            Column("UNTIL") { Cell.text($0.leftAt, $1) },
            Column("BEFORE") { Cell.text(CorrectionLines.before($0, $1), $1) },
            Column("REASON") { Cell.text($0.reason, $1) },
        ]

        @Argument(help: "The person: e-mail address or numeric ID.")
        var person: PersonArgument

        @Option(help: TimeArgument.help("Only corrections that concern the time from this instant on"))
        var from: TimeArgument?

        @Option(help: TimeArgument.help("Only corrections that concern the time until this instant"))
        var to: TimeArgument?

        @OptionGroup var pages: PageNumberOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetCorrections {
            GetCorrections(
                email: person.email, personID: person.personID, from: from?.date, to: to?.date, page: pages.page,
                pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetCorrections.Reply, to sent: GetCorrections, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Self.columns, of: reply.corrections, total: reply.total, called: "corrections",
                none: "Nothing was corrected.", output.times)
        }
    }
}

/// `rollcall alerts`.
struct AlertsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "alerts", abstract: "What is wrong: scanners, clocks, disks, badges; and what to do about it.",
        subcommands: [AlertListCommand.self, Acknowledge.self, Close.self, Kinds.self],
        defaultSubcommand: AlertListCommand.self)

    /// `rollcall alerts acknowledge`.
    struct Acknowledge: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "acknowledge", abstract: "Record that the caller is dealing with an open alert.",
            discussion: "It stays open until its cause is gone or an admin closes it.")

        @Argument(help: ArgumentHelp("The ID of the alert; see `rollcall alerts list`.", valueName: "alert"))
        var alertID: Int64

        @Option(help: "If absent, the existing note stays.")
        var note: String?

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> AcknowledgeAlert {
            AcknowledgeAlert(alertID: alertID, note: note)
        }

        func lines(
            _ reply: AcknowledgeAlert.Reply, to sent: AcknowledgeAlert, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Acknowledged alert \(alertID)."]
        }
    }

    /// `rollcall alerts close`.
    struct Close: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "close", abstract: "Close an open alert manually.",
            discussion: "If its cause persists, the alert is reported again ten minutes later.")

        @Argument(help: ArgumentHelp("The ID of the alert; see `rollcall alerts list`.", valueName: "alert"))
        var alertID: Int64

        @Option(help: "If absent, the existing note stays.")
        var note: String?

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CloseAlert {
            CloseAlert(alertID: alertID, note: note)
        }

        func lines(
            _ reply: CloseAlert.Reply, to sent: CloseAlert, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Closed alert \(alertID)."]
        }
    }

    /// `rollcall alerts kinds`.
    struct Kinds: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "kinds", abstract: "Show or change kinds of alerts: threshold and severity.",
            subcommands: [List.self, Edit.self], defaultSubcommand: List.self)

        /// `rollcall alerts kinds list`.
        struct List: ReplyCommand {
            static let configuration = CommandConfiguration(commandName: "list", abstract: "List all kinds of alerts.")

            static let columns: [Column<AlertKindRecord>] = [
                Column("KIND") { Cell.text($0.kind, $1) },
                Column("SEVERITY") { Cell.text($0.severity, $1) },
                Column("THRESHOLD") { Cell.text(AlertLines.threshold($0), $1) },
                Column("CLOSED") { Cell.text($0.closedByHand ? "by hand" : "by itself", $1) },
                Column("STATE") { Cell.text($0.enabled ? "" : "off", $1) },
            ]

            @OptionGroup var remote: RemoteOptions

            func request(_ client: RollcallClient) async throws -> GetAlertKinds {
                GetAlertKinds()
            }

            func lines(
                _ reply: GetAlertKinds.Reply, to sent: GetAlertKinds, _ client: RollcallClient, _ output: Output
            ) -> [TerminalText] {
                Table.lines(Self.columns, of: reply.kinds, called: "kinds", none: "There are no kinds.", output.times)
            }
        }

        /// `rollcall alerts kinds edit`.
        struct Edit: ReplyCommand {
            static let configuration = CommandConfiguration(
                commandName: "edit",
                abstract: """
                    Change the given settings of a kind, on all servers within seconds, and leave the others \
                    unchanged.
                    """,
                discussion: """
                    Open alerts of a kind that is disabled are closed, except those that only an admin can close.
                    """)

            @Argument(help: "The kind; see `rollcall alerts kinds`.")
            var kind: AlertKind

            @Flag(inversion: .prefixedNo, help: "Whether alerts of this kind are opened.")
            var enabled: Bool?

            @Option(help: "The severity of alerts opened from now on.")
            var severity: AlertSeverity?

            @Option(help: "Above 0, at most 1,000,000; only for a kind that has a threshold.")
            var threshold: Double?

            @OptionGroup var remote: RemoteOptions

            func validate() throws {
                try requireChange(enabled, severity, threshold)
            }

            func request(_ client: RollcallClient) async throws -> EditAlertKind {
                EditAlertKind(kind: kind, enabled: enabled, severity: severity, threshold: threshold)
            }

            func lines(
                _ reply: EditAlertKind.Reply, to sent: EditAlertKind, _ client: RollcallClient, _ output: Output
            ) -> [TerminalText] {
                ["Changed alerts of the kind \(kind.rawValue)."]
            }
        }
    }
}

/// `rollcall webhooks`.
struct WebhooksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "webhooks", abstract: "Where alerts are sent to, as HTTP requests for other programs.",
        discussion: "What is sent follows Standard Webhooks 1.0; docs/webhooks.md shows how a receiver verifies it.",
        subcommands: [
            List.self, Create.self, Edit.self, Delete.self, WebhookTestCommand.self, Deliveries.self, Redeliver.self
        ],
        defaultSubcommand: List.self)

    /// `rollcall webhooks list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List all webhooks.",
            discussion: "A confirmed session is required, since a URL may be a secret of its receiver.")

        static let columns: [Column<WebhookRecord>] = [
            Column("ID") { Cell.text($0.webhookID, $1) },
            Column("URL") { Cell.text($0.url, $1) },
            Column("DESCRIPTION") { Cell.text($0.description, $1) },
            Column("KINDS") { Cell.text($0.kinds.isEmpty ? "all" : Cell.text($0.kinds, $1), $1) },
            Column("FROM") { Cell.text($0.minSeverity, $1) },
            Column("ALIVE") { Cell.text($0.alive, $1) },
            Column("STATE") { Cell.text($0.disabledWhy.map { "disabled (\($0.rawValue))" } ?? "enabled", $1) },
            Column("DELIVERED") { Cell.text($0.lastSuccessAt, $1) },
            Column("FAILED") { Cell.text($0.lastFailureAt, $1) },
            Column("WHY") { Cell.text($0.lastFault, $1) },
            Column("IN A ROW") { Cell.text(Cell.count($0.failures), $1) },
            Column("WAITING") { Cell.text(Cell.count($0.pending), $1) },
        ]

        @Option(name: .customLong("webhook"), help: "All webhooks if absent.")
        var webhookID: Int64?

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetWebhooks {
            GetWebhooks(webhookID: webhookID)
        }

        func lines(
            _ reply: GetWebhooks.Reply, to sent: GetWebhooks, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Self.columns, of: reply.webhooks, called: "webhooks",
                none: "No webhooks. Create one with: rollcall webhooks create https://hook.school.example/",
                output.times)
        }
    }

    /// `rollcall webhooks create`.
    struct Create: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Create a webhook, so that alerts are sent to a URL from now on.",
            discussion: "The messages follow Standard Webhooks 1.0.")

        @Argument(
            help: """
                An HTTPS URL of 1…1,000 characters, without user, password and fragment. All addresses of its host \
                must be public ones, unless `server.webhook_allow` makes an exception.
                """)
        var url: String

        @Option(help: "The description of the webhook.")
        var description: String?

        @Option(name: .customLong("kind"), help: "Only this kind of alert; may be repeated. Without it, all kinds.")
        var kinds: [AlertKind] = []

        @Option(help: "`info` if absent, which includes all alerts.")
        var minSeverity: AlertSeverity?

        @Flag(inversion: .prefixedNo, help: "Whether to send a heartbeat every five minutes.")
        var alive: Bool?

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CreateWebhook {
            CreateWebhook(
                url: url, description: description, kinds: kinds.isEmpty ? nil : kinds, minSeverity: minSeverity,
                alive: alive)
        }

        func lines(
            _ reply: CreateWebhook.Reply, to sent: CreateWebhook, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            [
                "Made webhook \(reply.webhookID).", "Its secret, shown only once: \(reply.secret)",
                "Try it: rollcall webhooks test \(reply.webhookID)"
            ]
        }
    }

    /// `rollcall webhooks edit`.
    struct Edit: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change the given values of a webhook and leave the others unchanged.")

        @Argument(help: ArgumentHelp("The ID of the webhook; see `rollcall webhooks list`.", valueName: "webhook"))
        var webhookID: Int64

        @Option(help: "Where it is sent to from now on.")
        var url: String?

        @Option(help: "Empty to remove the description.")
        var description: String?

        @Option(name: .customLong("kind"), help: "A kind in place of those it has; may be repeated.")
        var kinds: [AlertKind] = []

        @Flag(help: "No kinds any more.")
        var allKinds = false

        @Option(help: "The minimum severity that is sent.")
        var minSeverity: AlertSeverity?

        @Flag(inversion: .prefixedNo, help: "Whether to send a heartbeat every five minutes.")
        var alive: Bool?

        @Flag(inversion: .prefixedNo, help: "False discards the messages that are waiting.")
        var enabled: Bool?

        @Flag(help: "Create a new secret. For 24 hours messages are also signed with the previous one.")
        var newSecret = false

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(
                url, description, kinds.first, allKinds ? true : nil, minSeverity, alive, enabled,
                newSecret ? true : nil)
        }

        func request(_ client: RollcallClient) async throws -> EditWebhook {
            EditWebhook(
                webhookID: webhookID, url: url, description: description,
                kinds: kinds.isEmpty && !allKinds ? nil : kinds, minSeverity: minSeverity, alive: alive,
                enabled: enabled, newSecret: newSecret ? true : nil)
        }

        func lines(
            _ reply: EditWebhook.Reply, to sent: EditWebhook, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ([
                "Changed webhook \(webhookID).",
                reply.secret.map { secret in "Its secret, shown only once: \(secret)" }
            ] as [TerminalText?]).compactMap(\.self)
        }
    }

    /// `rollcall webhooks delete`.
    struct Delete: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Delete a webhook with all its deliveries.")

        @Argument(help: ArgumentHelp("The ID of the webhook; see `rollcall webhooks list`.", valueName: "webhook"))
        var webhookID: Int64

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> DeleteWebhook {
            try confirmation.confirm("Delete webhook \(webhookID)? What waits for it is not sent.")
            return DeleteWebhook(webhookID: webhookID)
        }

        func lines(
            _ reply: DeleteWebhook.Reply, to sent: DeleteWebhook, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Deleted webhook \(webhookID)."]
        }
    }

    /// `rollcall webhooks deliveries`.
    struct Deliveries: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "deliveries", abstract: "Messages to webhooks, newest first, in pages.",
            discussion: "Finished messages are kept for 30 days, those of type `alive` for one day.")

        static let columns: [Column<DeliveryRecord>] = [
            Column("ID") { Cell.text($0.deliveryID, $1) },
            Column("WEBHOOK") { Cell.text($0.webhookID, $1) },
            Column("WRITTEN") { Cell.text($0.createdAt, $1) },
            Column("TYPE") { Cell.text($0.type, $1) },
            Column("ALERT") { Cell.text($0.alertID, $1) },
            Column("STATE") { Cell.text($0.state, $1) },
            Column("ATTEMPTS") { Cell.text($0.attempts, $1) },
            Column("NEXT") { Cell.text($0.nextAt, $1) },
            Column("STATUS") { Cell.text($0.lastStatus, $1) },
            Column("WHY") { Cell.text($0.lastFault, $1) },
        ]

        @Option(name: .customLong("webhook"), help: "All webhooks if absent.")
        var webhookID: Int64?

        @Option(help: "All states if absent.")
        var state: DeliveryState?

        @Option(name: .customLong("type"), help: "All types if absent.")
        var messageType: WebhookMessageType?

        @OptionGroup var pages: PageNumberOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetDeliveries {
            GetDeliveries(
                webhookID: webhookID, state: state, messageType: messageType, page: pages.page,
                pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetDeliveries.Reply, to sent: GetDeliveries, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Self.columns, of: reply.deliveries, total: reply.total, called: "deliveries",
                none: "There are no deliveries.", output.times)
        }
    }

    /// `rollcall webhooks redeliver`.
    struct Redeliver: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "redeliver",
            abstract: """
                Deliver a message again, at once and under the same `webhook-id`, with the full number of attempts.
                """)

        @Argument(help: ArgumentHelp("The ID of the delivery.", valueName: "delivery"))
        var deliveryID: Int64

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> Wire.Redeliver {
            Wire.Redeliver(deliveryID: deliveryID)
        }

        func lines(
            _ reply: Wire.Redeliver.Reply, to sent: Wire.Redeliver, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Delivery \(deliveryID) is sent again."]
        }
    }
}

/// `rollcall zones`.
struct ZonesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "zones", abstract: "Zones: named groups of rooms.",
        subcommands: [List.self, Create.self, Edit.self, Delete.self])

    /// `rollcall zones list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List zones.")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetZones {
            GetZones(search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetZones.Reply, to sent: GetZones, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Rows.columns, of: reply.zones, total: reply.total, called: "zones", search: pages.search,
                none: "No zones yet. Create one with: rollcall zones create \"East wing\"", output.times)
        }
    }

    /// `rollcall zones create`.
    struct Create: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Create a zone and assign its major key.")

        @Argument(help: ArgumentHelp("The name of the zone.", valueName: "zone"))
        var zoneName: String

        @Option(help: "Seconds, 5…86,400; 120 if absent.")
        var leaveAfter: Int?

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CreateZone {
            CreateZone(zoneName: zoneName, leaveAfter: leaveAfter)
        }

        func lines(
            _ reply: CreateZone.Reply, to sent: CreateZone, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Made zone \(zoneName) (id \(reply.zoneID)) with major \(reply.majorKey)."]
        }
    }

    /// `rollcall zones edit`.
    struct Edit: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change the given values of a zone and leave the others unchanged.")

        @OptionGroup var zone: NameOrID<ZonesCommand.Rows>

        @Option(name: .customLong("rename"), help: "The new name of the zone.")
        var zoneName: String?

        @Option(help: "Seconds, 5…86,400.")
        var leaveAfter: Int?

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(zoneName, leaveAfter)
        }

        func request(_ client: RollcallClient) async throws -> EditZone {
            let zoneID = try await zone.resolve(client)
            return EditZone(zoneID: zoneID, zoneName: zoneName, leaveAfter: leaveAfter)
        }

        func lines(
            _ reply: EditZone.Reply, to sent: EditZone, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Changed zone \(zone.words)."]
        }
    }

    /// `rollcall zones delete`.
    struct Delete: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Delete a zone that has no rooms.")

        @OptionGroup var zone: NameOrID<ZonesCommand.Rows>

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> DeleteZone {
            let zoneID = try await zone.resolve(client)
            try confirmation.confirm("Delete zone \(zone.words)?")
            return DeleteZone(zoneID: zoneID)
        }

        func lines(
            _ reply: DeleteZone.Reply, to sent: DeleteZone, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Deleted zone \(zone.words)."]
        }
    }

    /// The zones of a server.
    enum Rows: Listing {
        static let words = ListingPhrases(singular: "zone", plural: "zones")

        static let columns: [Column<ZoneRecord>] = [
            Column("ID") { Cell.text($0.zoneID, $1) },
            Column("ZONE") { Cell.text($0.zoneName, $1) },
            Column("MAJOR") { Cell.text($0.majorKey, $1) },
            Column("LEFT AFTER") { Cell.text("\($0.leaveAfter) s", $1) },
            Column("ROOMS") { Cell.text($0.rooms, $1) },
        ]

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetZones {
            GetZones(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetZones.Reply) -> (rows: [ZoneRecord], total: Int) {
            (reply.zones, reply.total)
        }

        static func id(of row: ZoneRecord) -> Int64 { row.zoneID }

        static func name(of row: ZoneRecord) -> String? { row.zoneName }
    }
}

/// `rollcall rooms`.
struct RoomsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rooms", abstract: "Rooms.",
        subcommands: [List.self, Free.self, Create.self, Edit.self, Delete.self])

    /// `rollcall rooms list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List rooms.")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetRooms {
            GetRooms(search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetRooms.Reply, to sent: GetRooms, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Rows.columns, of: reply.rooms, total: reply.total, called: "rooms", search: pages.search,
                none: "No rooms yet. Create one with: rollcall rooms create 101 --zone \"East wing\"", output.times)
        }
    }

    /// `rollcall rooms free`.
    struct Free: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "free",
            abstract: "Rooms that the caller may book, free ones first; admins see all bookable rooms.")

        static let columns: [Column<FreeRoomRecord>] = [
            Column("ROOM") { Cell.text($0.roomNumber, $1) },
            Column("ZONE") { Cell.text($0.zoneName, $1) },
            Column("TYPE") { Cell.text($0.roomType, $1) },
            Column("HOLDS") { Cell.text($0.capacity, $1) },
            Column("FREE") { Cell.text(BookingLines.free($0, $1), $1) },
        ]

        @Option(
            help: """
                `14:00` for today or `2026-09-01T14:00` on the school's clocks, or RFC 3339; now if absent.
                """)
        var from: InstantArgument?

        @Option(help: "At most 31 days after --from; one hour after --from if absent.")
        var to: InstantArgument?

        @Option(help: "Only rooms that hold at least this number of people.")
        var capacity: Int?

        @Option(name: .customLong("type"), help: "Only rooms of this type, ignoring case.")
        var roomType: String?

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> FindRooms {
            FindRooms(
                from: from?.instant, to: to?.instant, capacity: capacity, roomType: roomType, search: pages.search,
                page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: FindRooms.Reply, to sent: FindRooms, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Self.columns, of: reply.rooms, total: reply.total, called: "rooms", search: pages.search,
                none: "There are no such rooms that you may book.", output.times)
        }
    }

    /// `rollcall rooms create`.
    struct Create: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "create", abstract: "Create a room in a zone.")

        @Argument(help: ArgumentHelp("The number of the room.", valueName: "room"))
        var roomNumber: String

        @Option(name: .customLong("zone"), help: "The name of the zone.")
        var zoneName: String

        @Option(help: "The description of the room.")
        var description: String?

        @Option(
            name: .customLong("level"),
            help: """
                The security level from which a person can open its locks, 0…9. If absent, no level suffices.
                """)
        var requiredLevel: Int?

        @Option(name: .customLong("type"), help: "The purpose of the room, such as `lab`; 1…40 characters.")
        var roomType: String?

        @Option(help: "The number of people that it holds, 1…10,000.")
        var capacity: Int?

        @Option(help: "The classifications that may book it; none if absent. Such as student,staff; or none.")
        var bookableBy: ClassificationList?

        @Option(
            name: .customLong("hours"),
            help: """
                When it may be booked, on the school's clocks, at most 20 periods; always if absent. Such as \
                mon,tue@08:00-16:00, or 08:00-16:00 on all days. May be repeated.
                """)
        var bookingHours: [HoursArgument] = []

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CreateRoom {
            CreateRoom(
                roomNumber: roomNumber, zoneName: zoneName, description: description, requiredLevel: requiredLevel,
                roomType: roomType, capacity: capacity, bookableBy: bookableBy?.classifications,
                bookingHours: bookingHours.isEmpty ? nil : bookingHours.map(\.record))
        }

        func lines(
            _ reply: CreateRoom.Reply, to sent: CreateRoom, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Made room \(roomNumber) (id \(reply.roomID)) in zone \(zoneName)."]
        }
    }

    /// `rollcall rooms edit`.
    struct Edit: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change the given values of a room and leave the others unchanged.")

        @OptionGroup var room: NameOrID<RoomsCommand.Rows>

        @Option(name: .customLong("rename"), help: "The new number of the room.")
        var roomNumber: String?

        @Option(name: .customLong("zone"), help: "The name of the zone.")
        var zoneName: String?

        @Option(help: "The description of the room.")
        var description: String?

        @Option(name: .customLong("level"), help: "The security level from which a person can open its locks, 0…9.")
        var requiredLevel: Int?

        @Option(name: .customLong("type"), help: "The purpose of the room, such as `lab`; 1…40 characters.")
        var roomType: String?

        @Option(help: "The number of people that it holds, 1…10,000.")
        var capacity: Int?

        @Option(
            help: """
                The classifications that may book it from now on; empty if it cannot be booked. Existing bookings \
                stay. Such as student,staff; or none.
                """)
        var bookableBy: ClassificationList?

        @Option(
            name: .customLong("hours"),
            help: """
                When it may be booked, on the school's clocks, at most 20 periods; empty for always. Existing \
                bookings stay. Such as mon,tue@08:00-16:00, or 08:00-16:00 on all days. May be repeated.
                """)
        var bookingHours: [HoursArgument] = []

        @Option(
            help: """
                Remove the named values: `required_level`, `room_type`, `capacity` or `booking_hours`. May be \
                repeated.
                """)
        var without: [RoomMember] = []

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(
                roomNumber, zoneName, description, requiredLevel, roomType, capacity, bookableBy, bookingHours.first,
                without.first)
        }

        func request(_ client: RollcallClient) async throws -> EditRoom {
            let roomID = try await room.resolve(client)
            return EditRoom(
                roomID: roomID, roomNumber: roomNumber, zoneName: zoneName, description: description,
                requiredLevel: requiredLevel, roomType: roomType, capacity: capacity,
                bookableBy: bookableBy?.classifications,
                bookingHours: bookingHours.isEmpty ? nil : bookingHours.map(\.record),
                without: without.isEmpty ? nil : without)
        }

        func lines(
            _ reply: EditRoom.Reply, to sent: EditRoom, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Changed room \(room.words)."]
        }
    }

    /// `rollcall rooms delete`.
    struct Delete: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Delete a room, or retire it if it has history.")

        @OptionGroup var room: NameOrID<RoomsCommand.Rows>

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> DeleteRoom {
            let roomID = try await room.resolve(client)
            try confirmation.confirm("Delete room \(room.words)?")
            return DeleteRoom(roomID: roomID)
        }

        func lines(
            _ reply: DeleteRoom.Reply, to sent: DeleteRoom, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            [.gone("room \(room.words)", retired: reply.retired)]
        }
    }

    /// The rooms of a server.
    enum Rows: Listing {
        static let words = ListingPhrases(singular: "room", plural: "rooms")

        static let columns: [Column<RoomRecord>] = [
            Column("ID") { Cell.text($0.roomID, $1) },
            Column("ROOM") { Cell.text($0.roomNumber, $1) },
            Column("ZONE") { Cell.text($0.zoneName, $1) },
            Column("DESCRIPTION") { Cell.text($0.description, $1) },
            Column("LEVEL") { Cell.text($0.requiredLevel, $1) },
            Column("HOLDS") { Cell.text($0.capacity, $1) },
            Column("BOOKABLE BY") { Cell.text($0.bookableBy, $1) },
            Column("RETIRED") { Cell.text($0.retiredAt, $1) },
        ]

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetRooms {
            GetRooms(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetRooms.Reply) -> (rows: [RoomRecord], total: Int) {
            (reply.rooms, reply.total)
        }

        static func id(of row: RoomRecord) -> Int64 { row.roomID }

        static func name(of row: RoomRecord) -> String? { row.retiredAt == nil ? row.roomNumber : nil }
    }
}

/// `rollcall beacons`.
struct BeaconsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "beacons", abstract: "Room beacons.",
        subcommands: [List.self, Create.self, Edit.self, Delete.self])

    /// `rollcall beacons list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List room beacons.")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetBeacons {
            GetBeacons(search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetBeacons.Reply, to sent: GetBeacons, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Rows.columns, of: reply.beacons, total: reply.total, called: "beacons", search: pages.search,
                none: "No beacons yet. Create one with: rollcall beacons create 101", output.times)
        }
    }

    /// `rollcall beacons create`.
    struct Create: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Register a room beacon.",
            discussion: """
                Without --uuid, --major-key and --minor-key the keys are assigned: the site's UUID, the zone's major \
                and a free minor. With all three it is a beacon bought elsewhere, and --address distinguishes it \
                from others with the same keys.
                """)

        @Argument(help: ArgumentHelp("The number of the room.", valueName: "room"))
        var roomNumber: String

        @Option(help: "The description of the beacon.")
        var description: String?

        @Option(name: .customLong("zone"), help: "If given, it must be the zone of the room.")
        var zoneName: String?

        @OptionGroup var identity: IdentityOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CreateBeacon {
            CreateBeacon(
                roomNumber: roomNumber, description: description, zoneName: zoneName, uuid: identity.uuid,
                majorKey: identity.majorKey, minorKey: identity.minorKey, address: identity.address)
        }

        func lines(
            _ reply: CreateBeacon.Reply, to sent: CreateBeacon, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            [
                "Made beacon \(reply.beaconID) in room \(roomNumber). What it advertises:",
                "  uuid \(reply.uuid)  major \(reply.majorKey)  minor \(reply.minorKey)"
            ]
        }
    }

    /// `rollcall beacons edit`.
    struct Edit: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: """
                Change the given values of a beacon and leave the others unchanged; the keys of a beacon never \
                change.
                """)

        @Option(name: .customLong("room"), help: "The room in which it hangs now.")
        var roomNumber: String?

        @Option(help: "The description of the beacon.")
        var description: String?

        @OptionGroup var choice: BeaconChoice
        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(roomNumber, description)
        }

        func request(_ client: RollcallClient) async throws -> EditBeacon {
            let beaconID = try await choice.resolve(client)
            return EditBeacon(beaconID: beaconID, roomNumber: roomNumber, description: description)
        }

        func lines(
            _ reply: EditBeacon.Reply, to sent: EditBeacon, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Changed beacon \(choice.words)."]
        }
    }

    /// `rollcall beacons delete`.
    struct Delete: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Delete a room beacon, or retire it if it has been heard.")

        @OptionGroup var choice: BeaconChoice
        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> DeleteBeacon {
            let beaconID = try await choice.resolve(client)
            try confirmation.confirm("Delete beacon \(beaconID)?")
            return DeleteBeacon(beaconID: beaconID)
        }

        func lines(
            _ reply: DeleteBeacon.Reply, to sent: DeleteBeacon, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            [.gone("beacon \(choice.words)", retired: reply.retired)]
        }
    }

    /// The beacons of a server.
    enum Rows: Listing {
        static let words = ListingPhrases(singular: "beacon", plural: "beacons")

        static let columns: [Column<BeaconRecord>] = [
            Column("ID") { Cell.text($0.beaconID, $1) },
            Column("ROOM") { Cell.text($0.roomNumber, $1) },
            Column("ZONE") { Cell.text($0.zoneName, $1) },
            Column("UUID") { Cell.text($0.uuid, $1) },
            Column("MAJOR") { Cell.text($0.majorKey, $1) },
            Column("MINOR") { Cell.text($0.minorKey, $1) },
            Column("ADDRESS") { Cell.text($0.address, $1) },
            Column("LAST HEARD") { Cell.text($0.lastHeardAt, $1) },
            Column("DESCRIPTION") { Cell.text($0.description, $1) },
            Column("RETIRED") { Cell.text($0.retiredAt, $1) },
        ]

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetBeacons {
            GetBeacons(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetBeacons.Reply) -> (rows: [BeaconRecord], total: Int) {
            (reply.beacons, reply.total)
        }

        static func id(of row: BeaconRecord) -> Int64 { row.beaconID }

        static func name(of row: BeaconRecord) -> String? { row.retiredAt == nil ? row.roomNumber : nil }
    }
}

/// `rollcall scanners`.
struct ScannersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scanners", abstract: "Scanner nodes.",
        subcommands: [List.self, ScannerSettingsCommand.self, Create.self, Edit.self, Delete.self])

    /// `rollcall scanners list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List scanner nodes.")

        @Option(help: "Only scanners with this label, ignoring case.")
        var label: String?

        @Option(help: "Only scanners in this state.")
        var state: ScannerState?

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetScanners {
            GetScanners(label: label, state: state, search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetScanners.Reply, to sent: GetScanners, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Rows.columns, of: reply.scanners, total: reply.total, called: "scanners", search: pages.search,
                none: "No scanners yet. Create one with: rollcall scanners create node-101 --room 101", output.times)
        }
    }

    /// `rollcall scanners create`.
    struct Create: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "create", abstract: "Register a scanner node.")

        @Argument(help: ArgumentHelp("The name of the scanner.", valueName: "scanner"))
        var scannerName: String

        @Option(name: .customLong("room"), help: "The number of the room.")
        var roomNumber: String

        @Option(name: .customLong("label"), help: "A label for the settings of the fleet; may be repeated.")
        var labels: [String] = []

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CreateScanner {
            CreateScanner(scannerName: scannerName, roomNumber: roomNumber, labels: labels.isEmpty ? nil : labels)
        }

        func lines(
            _ reply: CreateScanner.Reply, to sent: CreateScanner, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            [
                "Made scanner \(scannerName) (id \(reply.scannerID)) in room \(roomNumber).",
                "Its token, shown only once: \(reply.token)"
            ]
        }
    }

    /// `rollcall scanners edit`.
    struct Edit: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change the given values of a scanner and leave the others unchanged.")

        @OptionGroup var scanner: NameOrID<ScannersCommand.Rows>

        @Option(name: .customLong("rename"), help: "The new name of the scanner.")
        var scannerName: String?

        @Option(name: .customLong("room"), help: "The number of the room.")
        var roomNumber: String?

        @Option(name: .customLong("label"), help: "A label in place of those it has; may be repeated.")
        var labels: [String] = []

        @Flag(help: "No labels any more.")
        var noLabels = false

        @Flag(help: "Replace the token; the old one becomes invalid at once.")
        var newToken = false

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(scannerName, roomNumber, labels.first, noLabels ? true : nil, newToken ? true : nil)
        }

        func request(_ client: RollcallClient) async throws -> EditScanner {
            let scannerID = try await scanner.resolve(client)
            return EditScanner(
                scannerID: scannerID, scannerName: scannerName, roomNumber: roomNumber,
                labels: labels.isEmpty && !noLabels ? nil : labels, newToken: newToken ? true : nil)
        }

        func lines(
            _ reply: EditScanner.Reply, to sent: EditScanner, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ([
                "Changed scanner \(scanner.words).",
                reply.token.map { token in "Its token, shown only once: \(token)" }
            ] as [TerminalText?]).compactMap(\.self)
        }
    }

    /// `rollcall scanners delete`.
    struct Delete: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Delete a scanner, or retire it if it has reported; its token becomes invalid at once.")

        @OptionGroup var scanner: NameOrID<ScannersCommand.Rows>

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> DeleteScanner {
            let scannerID = try await scanner.resolve(client)
            try confirmation.confirm("Delete scanner \(scanner.words)? Its token ends at once.")
            return DeleteScanner(scannerID: scannerID)
        }

        func lines(
            _ reply: DeleteScanner.Reply, to sent: DeleteScanner, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            [.gone("scanner \(scanner.words)", retired: reply.retired)]
        }
    }

    /// The scanners of a server.
    enum Rows: Listing {
        static let words = ListingPhrases(singular: "scanner", plural: "scanners")

        static let columns: [Column<ScannerRecord>] = [
            Column("ID") { Cell.text($0.scannerID, $1) },
            Column("SCANNER") { Cell.text($0.scannerName, $1) },
            Column("ROOM") { Cell.text($0.roomNumber, $1) },
            Column("LABELS") { Cell.text($0.labels, $1) },
            Column("STATE") { Cell.text($0.state, $1) },
            Column("LAST SEEN") { Cell.text($0.lastSeenAt, $1) },
            Column("VERSION") { Cell.text($0.version, $1) },
            Column("CLOCK") { Cell.text(ScannerLines.clock($0), $1) },
            Column("WAITING") { Cell.text($0.spoolDepth, $1) },
            Column("SPOOL") { Cell.text(($0.spool?.bytes).map(ByteText.text), $1) },
            Column("OLDEST") { Cell.text(ScannerLines.oldest($0), $1) },
            Column("GIVEN UP") { Cell.text(Cell.count($0.spool?.dropped), $1) },
            Column("SET ASIDE") { Cell.text(Cell.count($0.spool?.setAside), $1) },
            Column("IN MEMORY") { Cell.text(Cell.count($0.spool?.inMemory), $1) },
            Column("FREE DISK") { Cell.text($0.spool?.freeDisk.map(ByteText.text), $1) },
            Column("DISK") { Cell.text($0.spool?.error, $1) },
            Column("ADAPTER") { Cell.text($0.adapter?.name, $1) },
            Column("ADDRESS") { Cell.text($0.adapter?.address, $1) },
            Column("RADIO") { Cell.text($0.radio?.state.rawValue ?? $0.adapter?.state, $1) },
            Column("REPORTS/S") { Cell.text(ScannerLines.reportsPerSecond($0), $1) },
            Column("LAST REPORT") { Cell.text($1.age(of: $0.radio?.lastReportAt), $1) },
            Column("RESTARTS") { Cell.text($0.radio?.restarts, $1) },
            Column("RESETS") { Cell.text($0.radio?.resets, $1) },
            Column("DROPPED") { Cell.text($0.radio?.droppedReports, $1) },
            Column("ERROR") { Cell.text($0.radio?.error, $1) },
            Column("RETIRED") { Cell.text($0.retiredAt, $1) },
        ]

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetScanners {
            GetScanners(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetScanners.Reply) -> (rows: [ScannerRecord], total: Int) {
            (reply.scanners, reply.total)
        }

        static func id(of row: ScannerRecord) -> Int64 { row.scannerID }

        static func name(of row: ScannerRecord) -> String? { row.retiredAt == nil ? row.scannerName : nil }
    }
}

/// `rollcall fleet`.
struct FleetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fleet", abstract: "Settings for all scanner nodes, or for those with a label.",
        discussion: """
        A node is told them within 20 s and keeps them. What its own file, flags or environment say goes before \
        them. See what a node runs with by `rollcall scanners settings NAME`.
        """,
        subcommands: [Show.self, Edit.self])

    /// `rollcall fleet show`.
    struct Show: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Read the settings for scanner nodes.")

        static let columns: [Column<FleetRecord>] = [
            Column("LABEL") { Cell.text($0.label ?? "(all)", $1) },
            Column("SCANNERS") { Cell.text($0.scanners, $1) },
            Column("ACTIVE") { Cell.text($0.settings.active.map { "\($0)" }, $1) },
            Column("INTERVAL") { Cell.text($0.settings.intervalMilliseconds.map { "\($0) ms" }, $1) },
            Column("POWER") { Cell.text($0.settings.measuredPower.map { "\($0) dBm" }, $1) },
            Column("SPOOL") { Cell.text($0.settings.spoolBytes.map(ByteText.text), $1) },
            Column("LOG LEVEL") { Cell.text($0.settings.logLevel, $1) },
            Column("SCAN INTERVAL") { Cell.text($0.settings.scanIntervalMilliseconds.map { "\($0) ms" }, $1) },
            Column("SCAN WINDOW") { Cell.text($0.settings.scanWindowMilliseconds.map { "\($0) ms" }, $1) },
            Column("CODED PHY") { Cell.text($0.settings.scanCodedPHY.map { "\($0)" }, $1) },
        ]

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetFleet {
            GetFleet()
        }

        func lines(
            _ reply: GetFleet.Reply, to sent: GetFleet, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Self.columns, of: reply.fleet, called: "fleet",
                none: "Nothing is set; each node goes by its own settings.", output.times)
        }
    }

    /// `rollcall fleet edit`.
    struct Edit: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Change the settings that scanner nodes receive in the reply to their heartbeat.",
            discussion: "A node's own file, flags and environment take precedence.")

        @Option(help: "The label of the scanners that it is for; all scanners if absent.")
        var label: String?

        @OptionGroup var options: FleetOptions
        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            guard options.isGiven else {
                throw ValidationError("Give at least one change; see --help.")
            }
        }

        func request(_ client: RollcallClient) async throws -> EditFleet {
            EditFleet(label: label, settings: options.settings, cleared: Set(options.cleared))
        }

        func lines(
            _ reply: EditFleet.Reply, to sent: EditFleet, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Set for \(label.map { "scanners with the label \($0)" } ?? "all scanners"). They are told within 20 s."]
        }
    }
}

/// `rollcall students`.
struct StudentsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "students", abstract: "Students.",
        subcommands: [List.self, Create.self, StudentsCommand.Import.self, Edit.self, Delete.self, IssueCode.self])

    /// `rollcall students list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List students.")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetStudents {
            GetStudents(search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetStudents.Reply, to sent: GetStudents, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Rows.columns, of: reply.students, total: reply.total, called: "students", search: pages.search,
                none: """
                No students yet. Create one with: rollcall students create ada@school.example --first-name Ada \
                --last-name Lovelace
                """,
                output.times)
        }
    }

    /// `rollcall students create`.
    struct Create: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Create an account for a student.")

        @Argument(help: "The e-mail address, which is also the name to log in with.")
        var email: String

        @Option(help: "The first name of the student.")
        var firstName: String

        @Option(help: "The last name of the student.")
        var lastName: String

        @OptionGroup var newPassword: AccountOptions.NewPassword
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CreateStudent {
            CreateStudent(email: email, firstName: firstName, lastName: lastName, password: try newPassword.password())
        }

        func lines(
            _ reply: CreateStudent.Reply, to sent: CreateStudent, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Made student \(firstName) \(lastName) <\(email)> (id \(reply.personID))."]
        }
    }

    /// `rollcall students edit`.
    struct Edit: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change the given values of a student and leave the others unchanged.")

        @Argument(help: "The person: e-mail address or numeric ID.")
        var person: PersonArgument

        @Option(help: "The email of the student.")
        var email: String?

        @Option(help: "The first name of the student.")
        var firstName: String?

        @Option(help: "The last name of the student.")
        var lastName: String?

        @OptionGroup var newPassword: AccountOptions.NewPassword
        @OptionGroup var disabling: AccountOptions.Disabling
        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(
                email, firstName, lastName, newPassword.isGiven ? true : nil, disabling.isGiven ? true : nil)
        }

        func request(_ client: RollcallClient) async throws -> EditStudent {
            let personID = try await StudentsCommand.Rows.id(of: person, client)
            return EditStudent(
                personID: personID, email: email, firstName: firstName, lastName: lastName,
                password: try newPassword.password(), disabled: disabling.disabled)
        }

        func lines(
            _ reply: EditStudent.Reply, to sent: EditStudent, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Changed \(person.words)."]
        }
    }

    /// `rollcall students delete`.
    struct Delete: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Erase a student: the account, and every record of where they were.")

        @Argument(help: "The person: e-mail address or numeric ID.")
        var person: PersonArgument

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> DeleteStudent {
            let personID = try await StudentsCommand.Rows.id(of: person, client)
            try confirmation.confirm("Erase \(person.words), and every trace of where they were?")
            return DeleteStudent(personID: personID)
        }

        func lines(
            _ reply: DeleteStudent.Reply, to sent: DeleteStudent, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Erased \(person.words)."]
        }
    }

    /// `rollcall students issue-code`.
    struct IssueCode: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "issue-code",
            abstract: """
                Issue a one-time code with which a person takes over their account and chooses a password (`rollcall \
                claim`).
                """,
            discussion: "The person chooses a password with: rollcall claim E-MAIL --code CODE")

        @Argument(help: "The account, by its e-mail address, ignoring case; not the caller's own.")
        var email: String

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> IssueClaimCode {
            IssueClaimCode(email: email)
        }

        func lines(
            _ reply: IssueClaimCode.Reply, to sent: IssueClaimCode, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            AccountLines.code(reply, of: email, output.times)
        }
    }

    /// The students of a server.
    enum Rows: Listing {
        static let words = ListingPhrases(singular: "student", plural: "students")

        static let columns: [Column<PersonRecord>] = [
            Column("ID") { Cell.text($0.personID, $1) },
            Column("NAME") { Cell.text("\($0.firstName) \($0.lastName)", $1) },
            Column("E-MAIL") { Cell.text($0.email, $1) },
            Column("CLASS") { Cell.text($0.classification, $1) },
            Column("BADGES") { Cell.text(PersonLines.badges($0), $1) },
            Column("STATE") { Cell.text($0.disabled ? "disabled" : "", $1) },
        ]

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetStudents {
            GetStudents(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetStudents.Reply) -> (rows: [PersonRecord], total: Int) {
            (reply.students, reply.total)
        }

        static func id(of row: PersonRecord) -> Int64 { row.personID }

        static func name(of row: PersonRecord) -> String? { row.email }
    }
}

/// `rollcall persons`.
struct PersonsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "persons", abstract: "People of every classification.",
        subcommands: [
            List.self, Create.self, Edit.self, Delete.self, Zones.self, PersonExportCommand.self, IssueCode.self
        ])

    /// `rollcall persons list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List people of every classification.")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetPersons {
            GetPersons(search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetPersons.Reply, to sent: GetPersons, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Rows.columns, of: reply.persons, total: reply.total, called: "persons", search: pages.search,
                none: """
                No persons yet. Create one with: rollcall persons create ada@school.example --first-name Ada \
                --last-name Lovelace --classification staff
                """,
                output.times)
        }
    }

    /// `rollcall persons create`.
    struct Create: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Create an account for a person of any classification.")

        @Argument(help: "The e-mail address, which is also the name to log in with.")
        var email: String

        @Option(help: "The first name of the person.")
        var firstName: String

        @Option(help: "The last name of the person.")
        var lastName: String

        @Option(help: "The classification of the person.")
        var classification: Classification

        @Option(
            name: .customLong("level"),
            help: "0…9: opens the locks of rooms that require at most this level. 0 if absent.")
        var securityLevel: Int?

        @OptionGroup var newPassword: AccountOptions.NewPassword
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CreatePerson {
            CreatePerson(
                email: email, firstName: firstName, lastName: lastName, password: try newPassword.password(),
                classification: classification, securityLevel: securityLevel)
        }

        func lines(
            _ reply: CreatePerson.Reply, to sent: CreatePerson, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Made person \(firstName) \(lastName) <\(email)> (id \(reply.personID))."]
        }
    }

    /// `rollcall persons edit`.
    struct Edit: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change the given values of a person and leave the others unchanged.")

        @Argument(help: "The person: e-mail address or numeric ID.")
        var person: PersonArgument

        @Option(help: "An admin's own address can only be changed by another admin.")
        var email: String?

        @Option(help: "The first name of the person.")
        var firstName: String?

        @Option(help: "The last name of the person.")
        var lastName: String?

        @Option(help: "A different classification ends their sessions.")
        var classification: Classification?

        @Option(
            name: .customLong("level"),
            help: """
                0…9: opens the locks of rooms that require at most this level. A change applies from the next \
                attempt.
                """)
        var securityLevel: Int?

        @Flag(
            help: """
                Remove one-time codes for a person who has lost the authenticator. Admins remove their own only with \
                `rollcall totp remove`.
                """)
        var removeTOTP = false

        @OptionGroup var newPassword: AccountOptions.NewPassword
        @OptionGroup var disabling: AccountOptions.Disabling
        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(
                email, firstName, lastName, classification, securityLevel, removeTOTP ? true : nil,
                newPassword.isGiven ? true : nil, disabling.isGiven ? true : nil)
        }

        func request(_ client: RollcallClient) async throws -> EditPerson {
            let personID = try await PersonsCommand.Rows.id(of: person, client)
            return EditPerson(
                personID: personID, email: email, firstName: firstName, lastName: lastName,
                password: try newPassword.password(), classification: classification, securityLevel: securityLevel,
                disabled: disabling.disabled, removeTOTP: removeTOTP ? true : nil)
        }

        func lines(
            _ reply: EditPerson.Reply, to sent: EditPerson, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Changed \(person.words)."]
        }
    }

    /// `rollcall persons delete`.
    struct Delete: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Erase a person: the account, and every record of where they were.")

        @Argument(help: "The person: e-mail address or numeric ID.")
        var person: PersonArgument

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> DeletePerson {
            let personID = try await PersonsCommand.Rows.id(of: person, client)
            try confirmation.confirm("Erase \(person.words), and every trace of where they were?")
            return DeletePerson(personID: personID)
        }

        func lines(
            _ reply: DeletePerson.Reply, to sent: DeletePerson, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Erased \(person.words)."]
        }
    }

    /// `rollcall persons zones`.
    struct Zones: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "zones", abstract: "Show or change the zones in which a member of staff sees people.")

        @Argument(help: "The person: e-mail address or numeric ID.")
        var person: PersonArgument

        @Option(name: .customLong("add"), help: "Names of zones, at most 100. May be repeated.")
        var addZones: [String] = []

        @Option(name: .customLong("remove"), help: "Names of zones, at most 100. May be repeated.")
        var removeZones: [String] = []

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> EditPersonZones {
            EditPersonZones(
                email: person.email, personID: person.personID, addZones: addZones.isEmpty ? nil : addZones,
                removeZones: removeZones.isEmpty ? nil : removeZones)
        }

        func lines(
            _ reply: EditPersonZones.Reply, to sent: EditPersonZones, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            reply.zones.isEmpty ? ["No zones."] : reply.zones.map { "\($0)" }
        }
    }

    /// `rollcall persons issue-code`.
    struct IssueCode: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "issue-code",
            abstract: """
                Issue a one-time code with which a person takes over their account and chooses a password (`rollcall \
                claim`).
                """,
            discussion: "The person chooses a password with: rollcall claim E-MAIL --code CODE")

        @Argument(help: "The account, by its e-mail address, ignoring case; not the caller's own.")
        var email: String

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> IssueClaimCode {
            IssueClaimCode(email: email)
        }

        func lines(
            _ reply: IssueClaimCode.Reply, to sent: IssueClaimCode, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            AccountLines.code(reply, of: email, output.times)
        }
    }

    /// The persons of a server.
    enum Rows: Listing {
        static let words = ListingPhrases(singular: "person", plural: "persons")

        static let columns: [Column<PersonRecord>] = [
            Column("ID") { Cell.text($0.personID, $1) },
            Column("NAME") { Cell.text("\($0.firstName) \($0.lastName)", $1) },
            Column("E-MAIL") { Cell.text($0.email, $1) },
            Column("CLASS") { Cell.text($0.classification, $1) },
            Column("BADGES") { Cell.text(PersonLines.badges($0), $1) },
            Column("STATE") { Cell.text($0.disabled ? "disabled" : "", $1) },
        ]

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetPersons {
            GetPersons(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetPersons.Reply) -> (rows: [PersonRecord], total: Int) {
            (reply.persons, reply.total)
        }

        static func id(of row: PersonRecord) -> Int64 { row.personID }

        static func name(of row: PersonRecord) -> String? { row.email }
    }
}

/// `rollcall badges`.
struct BadgesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "badges", abstract: "The badges people carry.", subcommands: [List.self, Issue.self, Return.self])

    /// `rollcall badges list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List badges ordered by ID.",
            discussion: """
                --search matches the ID, the keys (`60000/1`), and the name and address of the person who carries a \
                badge or carried it last.
                """)

        static let columns: [Column<KnownBadgeRecord>] = [
            Column("ID") { Cell.text($0.badgeID, $1) },
            Column("KEYS") { Cell.text("\($0.majorKey)/\($0.minorKey)", $1) },
            Column("STATE") { Cell.text($0.state, $1) },
            Column("CARRIER, OR LAST") { Cell.text($0.email, $1) },
            Column("ISSUED") { Cell.text($0.issuedAt, $1) },
            Column("RETURNED") { Cell.text($0.returnedAt, $1) },
            Column("LOST") { Cell.text($0.lostAt, $1) },
            Column("HEARD SINCE") { Cell.text($0.lastHeardAt, $1) },
        ]

        @Option(help: "Only badges in this state.")
        var state: BadgeState?

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetBadges {
            GetBadges(state: state, search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetBadges.Reply, to sent: GetBadges, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Self.columns, of: reply.badges, total: reply.total, called: "badges", search: pages.search,
                none: "There are no badges.", output.times)
        }
    }

    /// `rollcall badges issue`.
    struct Issue: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "issue", abstract: "Issue a badge to a person, from now on.",
            discussion: """
                With --badge it is one that came back, with --uuid one bought elsewhere; else keys are assigned.
                """)

        @Argument(help: "The person: e-mail address or numeric ID.")
        var person: PersonArgument

        @Option(name: .customLong("badge"), help: "The ID of the badge; see `rollcall badges list`.")
        var badgeID: Int64?

        @OptionGroup var identity: IdentityOptions
        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            guard badgeID == nil || !identity.isGiven else {
                throw ValidationError("Give --badge or --uuid, not both.")
            }
        }

        func request(_ client: RollcallClient) async throws -> IssueBadge {
            IssueBadge(
                email: person.email, personID: person.personID, badgeID: badgeID, uuid: identity.uuid,
                majorKey: identity.majorKey, minorKey: identity.minorKey, address: identity.address)
        }

        func lines(
            _ reply: IssueBadge.Reply, to sent: IssueBadge, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            [
                "Issued badge \(reply.badgeID) to \(person.words). What it advertises:",
                "  uuid \(reply.uuid)  major \(reply.majorKey)  minor \(reply.minorKey)"
            ]
        }
    }

    /// `rollcall badges return`.
    struct Return: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "return", abstract: "Take a badge back: from now on its sightings count for no person.",
            discussion: "Returning a lost badge marks it as found.")

        @Argument(help: ArgumentHelp("The ID of the badge; see `rollcall badges list`.", valueName: "badge"))
        var badgeID: Int64

        @Flag(
            help: """
                Mark the badge as lost, even if no person carries it: it is not issued until it is found.
                """)
        var lost = false

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> ReturnBadge {
            ReturnBadge(badgeID: badgeID, lost: lost ? true : nil)
        }

        func lines(
            _ reply: ReturnBadge.Reply, to sent: ReturnBadge, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            BadgeLines.returned(badgeID, reply, isLost: lost, output.times)
        }
    }
}

/// `rollcall groups`.
struct GroupsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "groups", abstract: "Groups: classes and courses. Staff see the other members of theirs.",
        subcommands: [List.self, Create.self, Edit.self, Members.self, Add.self, Remove.self, Delete.self])

    /// `rollcall groups list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List groups (classes, courses).")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetGroups {
            GetGroups(search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetGroups.Reply, to sent: GetGroups, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Rows.columns, of: reply.groups, total: reply.total, called: "groups", search: pages.search,
                none: "No groups yet. Create one with: rollcall groups create 10b", output.times)
        }
    }

    /// `rollcall groups create`.
    struct Create: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Create a group without members.")

        @Argument(help: ArgumentHelp("The name of the group: 1…100 characters.", valueName: "group"))
        var groupName: String

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CreateGroup {
            CreateGroup(groupName: groupName)
        }

        func lines(
            _ reply: CreateGroup.Reply, to sent: CreateGroup, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Made group \(groupName) (id \(reply.groupID))."]
        }
    }

    /// `rollcall groups edit`.
    struct Edit: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change the given values of a group and leave the others unchanged.",
            discussion: "Staff in it see its other members, wherever they are.")

        @OptionGroup var group: NameOrID<GroupsCommand.Rows>

        @Option(name: .customLong("rename"), help: "The new name of the group.")
        var groupName: String

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> EditGroup {
            let groupID = try await group.resolve(client)
            return EditGroup(groupID: groupID, groupName: groupName)
        }

        func lines(
            _ reply: EditGroup.Reply, to sent: EditGroup, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Changed group \(group.words)."]
        }
    }

    /// `rollcall groups members`.
    struct Members: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "members", abstract: "The members of a group.")

        static let columns: [Column<MemberRecord>] = [
            Column("ID") { Cell.text($0.personID, $1) },
            Column("NAME") { Cell.text("\($0.firstName) \($0.lastName)", $1) },
            Column("E-MAIL") { Cell.text($0.email, $1) },
            Column("CLASS") { Cell.text($0.classification, $1) },
        ]

        @OptionGroup var group: NameOrID<GroupsCommand.Rows>

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetGroupMembers {
            let groupID = try await group.resolve(client)
            return GetGroupMembers(groupID: groupID, search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetGroupMembers.Reply, to sent: GetGroupMembers, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Self.columns, of: reply.members, total: reply.total, called: "members", search: pages.search,
                none: "None.", output.times)
        }
    }

    /// `rollcall groups add`.
    struct Add: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "add", abstract: "Put people into a group.")

        @Argument(help: "The group, by its name.")
        var group: String

        @Argument(help: "The people: e-mail addresses or numeric IDs.")
        var persons: [PersonArgument]

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> EditGroup {
            let groupID = try await client.id(of: group, GroupsCommand.Rows.self)
            let addMembers = try await PersonsCommand.Rows.ids(of: persons, client)
            return EditGroup(groupID: groupID, addMembers: addMembers)
        }

        func lines(
            _ reply: EditGroup.Reply, to sent: EditGroup, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Added to group \(group): \(persons.map(\.words).joined(separator: ", "))."]
        }
    }

    /// `rollcall groups remove`.
    struct Remove: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "remove", abstract: "Take people out of a group.")

        @Argument(help: "The group, by its name.")
        var group: String

        @Argument(help: "The people: e-mail addresses or numeric IDs.")
        var persons: [PersonArgument]

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> EditGroup {
            let groupID = try await client.id(of: group, GroupsCommand.Rows.self)
            let removeMembers = try await PersonsCommand.Rows.ids(of: persons, client)
            return EditGroup(groupID: groupID, removeMembers: removeMembers)
        }

        func lines(
            _ reply: EditGroup.Reply, to sent: EditGroup, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Removed from group \(group): \(persons.map(\.words).joined(separator: ", "))."]
        }
    }

    /// `rollcall groups delete`.
    struct Delete: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Delete a group; the accounts of its members stay unchanged.")

        @OptionGroup var group: NameOrID<GroupsCommand.Rows>

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> DeleteGroup {
            let groupID = try await group.resolve(client)
            try confirmation.confirm("Delete group \(group.words)?")
            return DeleteGroup(groupID: groupID)
        }

        func lines(
            _ reply: DeleteGroup.Reply, to sent: DeleteGroup, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Deleted group \(group.words)."]
        }
    }

    /// The groups of a server.
    enum Rows: Listing {
        static let words = ListingPhrases(singular: "group", plural: "groups")

        static let columns: [Column<GroupRecord>] = [
            Column("ID") { Cell.text($0.groupID, $1) },
            Column("GROUP") { Cell.text($0.groupName, $1) },
            Column("MEMBERS") { Cell.text($0.members, $1) },
        ]

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetGroups {
            GetGroups(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetGroups.Reply) -> (rows: [GroupRecord], total: Int) {
            (reply.groups, reply.total)
        }

        static func id(of row: GroupRecord) -> Int64 { row.groupID }

        static func name(of row: GroupRecord) -> String? { row.groupName }
    }
}

/// `rollcall doors`.
struct DoorsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doors", abstract: "Doors: which room leads to which.",
        subcommands: [List.self, Create.self, Edit.self, Delete.self])

    /// `rollcall doors list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List doors.")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetDoors {
            GetDoors(search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetDoors.Reply, to sent: GetDoors, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Rows.columns, of: reply.doors, total: reply.total, called: "doors", search: pages.search,
                none: "No doors yet. Create one with: rollcall doors create 101 102", output.times)
        }
    }

    /// `rollcall doors create`.
    struct Create: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Create a door between two rooms.")

        @Argument(help: "The number of one room.")
        var roomA: String

        @Argument(help: "The number of the other room.")
        var roomB: String

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CreateDoor {
            CreateDoor(roomA: roomA, roomB: roomB)
        }

        func lines(
            _ reply: CreateDoor.Reply, to sent: CreateDoor, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Made a door between \(roomA) and \(roomB) (id \(reply.doorID))."]
        }
    }

    /// `rollcall doors edit`.
    struct Edit: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change the given values of a door and leave the others unchanged.")

        @Argument(help: ArgumentHelp("The ID of the door; see `rollcall doors list`.", valueName: "door"))
        var doorID: Int64

        @Option(help: "The number of one room.")
        var roomA: String?

        @Option(help: "The number of the other room.")
        var roomB: String?

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(roomA, roomB)
        }

        func request(_ client: RollcallClient) async throws -> EditDoor {
            EditDoor(doorID: doorID, roomA: roomA, roomB: roomB)
        }

        func lines(
            _ reply: EditDoor.Reply, to sent: EditDoor, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Changed door \(doorID)."]
        }
    }

    /// `rollcall doors delete`.
    struct Delete: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "delete", abstract: "Delete a door.")

        @Argument(help: ArgumentHelp("The ID of the door; see `rollcall doors list`.", valueName: "door"))
        var doorID: Int64

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> DeleteDoor {
            try confirmation.confirm("Delete door \(doorID)?")
            return DeleteDoor(doorID: doorID)
        }

        func lines(
            _ reply: DeleteDoor.Reply, to sent: DeleteDoor, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Deleted door \(doorID)."]
        }
    }

    /// The doors of a server.
    enum Rows: Listing {
        static let words = ListingPhrases(singular: "door", plural: "doors")

        static let columns: [Column<DoorRecord>] = [
            Column("ID") { Cell.text($0.doorID, $1) },
            Column("ROOM") { Cell.text($0.roomA, $1) },
            Column("ROOM") { Cell.text($0.roomB, $1) },
        ]

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetDoors {
            GetDoors(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetDoors.Reply) -> (rows: [DoorRecord], total: Int) {
            (reply.doors, reply.total)
        }

        static func id(of row: DoorRecord) -> Int64 { row.doorID }

        static func name(of row: DoorRecord) -> String? { nil }
    }
}

/// `rollcall plans`.
struct PlansCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plans", abstract: "Floor plans of zones, and what is placed on them.",
        subcommands: [List.self, Edit.self, Place.self])

    /// `rollcall plans list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: """
                The floor plans of the zones that the caller may see, ordered by name: admins see all zones, staff \
                see theirs.
                """)

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetPlans {
            GetPlans(search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetPlans.Reply, to sent: GetPlans, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            PlanLines.lines(reply, output.times)
        }
    }

    /// `rollcall plans edit`.
    struct Edit: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Set the floor plan of a zone, or remove it with everything that is placed on it.",
            discussion: """
                A new picture keeps what is placed. A picture is a PNG, JPEG or WebP, recognised by its content, of \
                at most 1.4 MiB and 40 megapixels. Texts, EXIF, XMP, colour profiles, thumbnails and data after the \
                end are removed; the pixels are kept as they are, even if EXIF asks for a rotation.
                """)

        @Argument(help: ArgumentHelp("The name of the zone.", valueName: "zone"))
        var zoneName: String

        @Option(help: "A PNG, JPEG or WebP of at most 1.4 MiB and 40 megapixels.", completion: .file())
        var image: FileArgument?

        @Flag(help: "Remove the plan with all that is placed on it.")
        var remove = false

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            guard (image != nil) != remove else {
                throw ValidationError("Give either --image or --remove.")
            }
            try requireChange(image, remove ? true : nil)
        }

        func request(_ client: RollcallClient) async throws -> EditPlan {
            if remove { try confirmation.confirm("Remove the floor plan of \(zoneName)?") }
            return EditPlan(zoneName: zoneName, image: image?.data, remove: remove ? true : nil)
        }

        func lines(
            _ reply: EditPlan.Reply, to sent: EditPlan, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["\(remove ? "Removed" : "Uploaded") the floor plan of \(zoneName)."]
        }
    }

    /// `rollcall plans place`.
    struct Place: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "place",
            abstract: """
                Place rooms, scanners and room beacons of a zone on its plan: either all of the given ones or none.
                """,
            discussion: """
                Others keep their positions. An item that is deleted, retired, or moved to another room or zone is \
                removed from the plan automatically.
                """)

        @Argument(help: ArgumentHelp("The name of the zone.", valueName: "zone"))
        var zoneName: String

        @OptionGroup var thing: PlanThingOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> PlaceOnPlan {
            PlaceOnPlan(zoneName: zoneName, things: [thing.place])
        }

        func lines(
            _ reply: PlaceOnPlan.Reply, to sent: PlaceOnPlan, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["\(thing.done) the floor plan of \(zoneName)."]
        }
    }
}

/// `rollcall book`.
struct BookCommand: ReplyCommand {
    static let configuration = CommandConfiguration(
        commandName: "book", abstract: "Book a room for the caller.",
        discussion: "Such as: rollcall book 12 --from 14:00 --for 45")

    @Argument(help: ArgumentHelp("The number of the room.", valueName: "room"))
    var roomNumber: String

    @Option(
        help: """
            `2026-09-01T14:00` on the school's clocks, `14:00` for today, or RFC 3339. A time that occurs twice is \
            the first one unless an offset is given; a time that a clock change skips is refused.
            """)
    var from: InstantArgument

    @Option(help: "The end of the booking; or --for.")
    var to: InstantArgument?

    @Option(name: .customLong("for"), help: "The duration, in place of --to.")
    var minutes: Int?

    @Option(help: "The title: 1…100 characters, visible to the booker, the invited persons and admins.")
    var title: String?

    @Option(
        name: .customLong("invite"),
        help: "IDs or e-mail addresses of other people who may come in, at most 100. May be repeated.")
    var invited: [PersonArgument] = []

    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        guard to != nil || minutes != nil else {
            throw ValidationError("Give --to or --for.")
        }
        guard to == nil || minutes == nil else {
            throw ValidationError("Give either --to or --for.")
        }
    }

    func request(_ client: RollcallClient) async throws -> BookRoom {
        BookRoom(
            roomNumber: roomNumber, from: from.instant, to: to?.instant, minutes: minutes, title: title,
            invited: invited.isEmpty ? nil : invited.map(\.reference))
    }

    func lines(
        _ reply: BookRoom.Reply, to sent: BookRoom, _ client: RollcallClient, _ output: Output
    ) -> [TerminalText] {
        ["Booked room \(roomNumber) \(BookingLines.span(reply, output.times)) (booking \(reply.bookingID))."]
    }
}

/// `rollcall bookings`.
struct BookingsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bookings", abstract: "Bookings of rooms: your own, and for admins all.",
        subcommands: [List.self, All.self, Edit.self, Cancel.self], defaultSubcommand: List.self)

    /// `rollcall bookings list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: """
                The bookings that the caller made or is invited to: future ones first, soonest first, then past \
                ones, latest first.
                """)

        @Option(
            name: .customLong("room"),
            help: "Only bookings of this room. `taken` then lists when other people have it.")
        var roomNumber: String?

        @Option(help: "Only bookings that end after this time; format as for --from of `rollcall book`.")
        var from: InstantArgument?

        @Option(
            help: """
                Only bookings that begin before this time. Such as 14:00 (today), "2026-09-01 14:00", or RFC 3339.
                """)
        var to: InstantArgument?

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetBookings {
            GetBookings(
                roomNumber: roomNumber, from: from?.instant, to: to?.instant, search: pages.search, page: pages.page,
                pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetBookings.Reply, to sent: GetBookings, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            BookingLines.own(reply, output.times)
        }
    }

    /// `rollcall bookings all`.
    struct All: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "all", abstract: "List all bookings. The audit records your look.")

        @Option(name: .customLong("room"), help: "The number of the room.")
        var roomNumber: String?

        @Option(name: .customLong("person"), help: "Only bookings that this person made or is invited to.")
        var personID: Int64?

        @Option(help: "Only bookings in this state.")
        var state: BookingState?

        @Option(help: "Only bookings that end after this time; format as for --from of `rollcall book`.")
        var from: InstantArgument?

        @Option(
            help: """
                Only bookings that begin before this time. Such as 14:00 (today), "2026-09-01 14:00", or RFC 3339.
                """)
        var to: InstantArgument?

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetAllBookings {
            GetAllBookings(
                roomNumber: roomNumber, personID: personID, state: state, from: from?.instant, to: to?.instant,
                search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetAllBookings.Reply, to sent: GetAllBookings, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            BookingLines.all(reply.bookings, output.times)
        }
    }

    /// `rollcall bookings edit`.
    struct Edit: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: """
                Change the given values of a booking that has not ended and leave the others unchanged.
                """,
            discussion: """
                Only its booker and admins may do so. Once the booking has begun, its start cannot change; it can be \
                extended while the room is free.
                """)

        @Argument(help: ArgumentHelp("The ID of the booking; see `rollcall bookings list`.", valueName: "booking"))
        var bookingID: Int64

        @Option(help: "As in `rollcall book`. Without a new end, the duration stays the same.")
        var from: InstantArgument?

        @Option(help: "The end of the booking; or --for.")
        var to: InstantArgument?

        @Option(name: .customLong("for"), help: "The duration, in place of --to.")
        var minutes: Int?

        @Option(help: "The title of the booking: 1…100 characters; empty removes the title.")
        var title: String?

        @Option(
            name: .customLong("invite"),
            help: "All invited persons: a person who is not listed is no longer invited. May be repeated.")
        var invited: [PersonArgument] = []

        @Flag(help: "No invited any more.")
        var inviteNone = false

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            guard to == nil || minutes == nil else {
                throw ValidationError("Give either --to or --for.")
            }
            try requireChange(from, to, minutes, title, invited.first, inviteNone ? true : nil)
        }

        func request(_ client: RollcallClient) async throws -> EditBooking {
            EditBooking(
                bookingID: bookingID, from: from?.instant, to: to?.instant, minutes: minutes, title: title,
                invited: invited.isEmpty && !inviteNone ? nil : invited.map(\.reference))
        }

        func lines(
            _ reply: EditBooking.Reply, to sent: EditBooking, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Changed booking \(bookingID): \(BookingLines.span(reply, output.times))."]
        }
    }

    /// `rollcall bookings cancel`.
    struct Cancel: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "cancel", abstract: "Cancel a booking that has not ended, or the rest of it.",
            discussion: "Only its booker and admins may do so.")

        @Argument(help: ArgumentHelp("The ID of the booking; see `rollcall bookings list`.", valueName: "booking"))
        var bookingID: Int64

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CancelBooking {
            try confirmation.confirm("Cancel booking \(bookingID)?", orElse: "Nothing was changed")
            return CancelBooking(bookingID: bookingID)
        }

        func lines(
            _ reply: CancelBooking.Reply, to sent: CancelBooking, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Cancelled booking \(bookingID)."]
        }
    }
}

/// `rollcall clearances`.
struct ClearancesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clearances", abstract: "Clearances: who may enter a room whatever their security level.",
        subcommands: [List.self, Add.self, Remove.self], defaultSubcommand: List.self)

    /// `rollcall clearances list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List clearances.")

        static let columns: [Column<ClearanceRecord>] = [
            Column("ID") { Cell.text($0.clearanceID, $1) },
            Column("ROOM") { Cell.text($0.roomNumber, $1) },
            Column("WHO") { Cell.text($0.groupName.map { "group \($0)" } ?? $0.email, $1) },
            Column("FROM") { Cell.text($0.from, $1) },
            Column("UNTIL") { Cell.text($0.until, $1) },
            Column("DAYS") { Cell.text(Cell.days($0.weekdays), $1) },
            Column("HOURS") { Cell.text($0.hours.map { "\($0.from)-\($0.until)" } ?? "all", $1) },
        ]

        @Option(name: .customLong("room"), help: "Only clearances for this room.")
        var roomNumber: String?

        @Option(
            name: .customLong("person"),
            help: "Only clearances of this person, including those of the person's groups.")
        var personID: Int64?

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetClearances {
            GetClearances(
                roomNumber: roomNumber, personID: personID, search: pages.search, page: pages.page,
                pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetClearances.Reply, to sent: GetClearances, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Self.columns, of: reply.clearances, total: reply.total, called: "clearances", search: pages.search,
                none: "There are no clearances. Make one with: rollcall clearances add 12 --group 10b", output.times)
        }
    }

    /// `rollcall clearances add`.
    struct Add: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Let people or groups into a room, in place of what they had for it.",
            discussion: "Such as: rollcall clearances add 12 --group 10b --weekdays mon --hours 08:00-12:00")

        @Argument(help: ArgumentHelp("The number of the room.", valueName: "room"))
        var roomNumber: String

        @Option(
            help: """
                The first day of the added clearances; they begin at once if absent. Such as 2026-09-01.
                """)
        var from: DayArgument?

        @Option(help: "The last day of the added clearances; they have no end if absent. Such as 2026-09-01.")
        var until: DayArgument?

        @Option(
            help: """
                The days of the week on which the added clearances apply, such as `mon`; all days if absent.
                """)
        var weekdays: WeekdayList?

        @Option(
            help: """
                The hours on these days in which they apply; the whole day if absent. Such as 08:00-16:00.
                """)
        var hours: ClockHoursArgument?

        @OptionGroup var holders: ClearanceHolderOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> EditClearance {
            EditClearance(
                roomNumber: roomNumber, add: holders.holders, from: from?.day, until: until?.day,
                weekdays: weekdays?.days, hours: hours?.hours)
        }

        func lines(
            _ reply: EditClearance.Reply, to sent: EditClearance, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Cleared for room \(roomNumber): \(holders.words)."]
        }
    }

    /// `rollcall clearances remove`.
    struct Remove: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Take clearances for a room back.")

        @Argument(help: ArgumentHelp("The number of the room.", valueName: "room"))
        var roomNumber: String

        @OptionGroup var holders: ClearanceHolderOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> EditClearance {
            EditClearance(roomNumber: roomNumber, remove: holders.holders)
        }

        func lines(
            _ reply: EditClearance.Reply, to sent: EditClearance, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["No longer cleared for room \(roomNumber): \(holders.words)."]
        }
    }
}

/// `rollcall devices`.
struct DevicesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "Skylights, garage doors, lamps and other devices of rooms.",
        subcommands: [List.self, Create.self, Edit.self, Delete.self, Register.self, Tell.self],
        defaultSubcommand: List.self)

    /// `rollcall devices list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: """
                The devices that the caller may see, ordered by room; retired ones last, for those who manage them.
                """)

        static let columns: [Column<DeviceRecord>] = [
            Column("ID") { Cell.text($0.deviceID, $1) },
            Column("NAME") { Cell.text($0.deviceName, $1) },
            Column("KIND") { Cell.text($0.kind, $1) },
            Column("ROOM") { Cell.text($0.roomNumber, $1) },
            Column("SERIAL") { Cell.text($0.serial, $1) },
            Column("STATE") { Cell.text($0.properties.text, $1) },
            Column("SAID") { Cell.text($1.text($0.reportedAt) ?? "never", $1) },
            Column("CONNECTED") { Cell.text($0.connected, $1) },
            Column("") { Cell.text($0.retiredAt != nil ? "retired" : $0.obstructedAt != nil ? "obstructed" : "", $1) },
        ]

        @Option(name: .customLong("room"), help: "Only devices of this room.")
        var roomNumber: String?

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetDevices {
            GetDevices(roomNumber: roomNumber, search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetDevices.Reply, to sent: GetDevices, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Self.columns, of: reply.devices, total: reply.total, called: "devices", search: pages.search,
                none: "There are no devices that you may see.", output.times)
        }
    }

    /// `rollcall devices create`.
    struct Create: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Create a device before it first connects.")

        @Argument(help: "The name of its kind.")
        var kind: String

        @Argument(help: ArgumentHelp("The name of the device.", valueName: "device"))
        var deviceName: String

        @Option(
            help: """
                At most 64 letters, digits and `._:-`: the number printed on the device, such as its MAC address.
                """)
        var serial: String

        @Option(name: .customLong("room"), help: "The number of the room.")
        var roomNumber: String?

        @Option(help: "The dialect of the device; `rollcall` if absent.")
        var dialect: Dialect?

        @OptionGroup var printing: DeviceLabelOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CreateDevice {
            CreateDevice(
                kind: kind, deviceName: deviceName, serial: serial, roomNumber: roomNumber, dialect: dialect,
                label: printing.format)
        }

        func lines(
            _ reply: CreateDevice.Reply, to sent: CreateDevice, _ client: RollcallClient, _ output: Output
        ) throws -> [TerminalText] {
            try DeviceLines.made(reply, printing)
        }
    }

    /// `rollcall devices edit`.
    struct Edit: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change the given values of a device in use and leave the others unchanged.")

        @Argument(help: ArgumentHelp("The ID of the device; see `rollcall devices list`.", valueName: "device"))
        var deviceID: Int64

        @Option(name: .customLong("name"), help: "The new name of the device.")
        var deviceName: String?

        @Option(help: "The serial of the device.")
        var serial: String?

        @Option(name: .customLong("room"), help: "Empty for no room.")
        var roomNumber: String?

        @Option(help: "The dialect of the device.")
        var dialect: Dialect?

        @Flag(
            inversion: .prefixedNo,
            help: """
                Whether schedules and rules may close it unattended; if so, --reason states why that is safe.
                """)
        var unattended: Bool?

        @Option(help: "Why --unattended is safe.")
        var reason: String?

        @Flag(help: "Issue a new token. The previous one becomes invalid at once.")
        var newToken = false

        @Flag(help: "Issue a new registration code. The previous one becomes invalid at once.")
        var newCode = false

        @Flag(help: "Whether the device can be registered without a code for ten minutes.")
        var openRegistration = false

        @Option(
            name: .customLong("grant"),
            help: """
                Grant view, operate or manage: view:person=ADDRESS, operate:group=NAME, manage:zone=NAME (its \
                staff). May be repeated.
                """)
        var addGrants: [GrantArgument] = []

        @Option(
            name: .customLong("revoke"),
            help: "Revoke a grant: person=ADDRESS, group=NAME or zone=NAME. May be repeated.")
        var removeGrants: [HolderArgument] = []

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(
                deviceName, serial, roomNumber, dialect, unattended, reason, newToken ? true : nil,
                newCode ? true : nil, openRegistration ? true : nil, addGrants.first, removeGrants.first)
        }

        func request(_ client: RollcallClient) async throws -> EditDevice {
            EditDevice(
                deviceID: deviceID, deviceName: deviceName, serial: serial, roomNumber: roomNumber, dialect: dialect,
                unattended: unattended, reason: reason, newToken: newToken ? true : nil, newCode: newCode ? true : nil,
                openRegistration: openRegistration ? true : nil,
                addGrants: addGrants.isEmpty ? nil : addGrants.map(\.record),
                removeGrants: removeGrants.isEmpty ? nil : removeGrants.map(\.record), label: newCode ? .text : nil)
        }

        func lines(
            _ reply: EditDevice.Reply, to sent: EditDevice, _ client: RollcallClient, _ output: Output
        ) throws -> [TerminalText] {
            try DeviceLines.changed(deviceID, reply)
        }
    }

    /// `rollcall devices delete`.
    struct Delete: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Take a device out of use.",
            discussion: """
                Its token becomes invalid at once, its pending commands are cancelled, and its history is kept.
                """)

        @Argument(help: ArgumentHelp("The ID of the device; see `rollcall devices list`.", valueName: "device"))
        var deviceID: Int64

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> DeleteDevice {
            try confirmation.confirm("Delete device \(deviceID)? Its token ends at once.")
            return DeleteDevice(deviceID: deviceID)
        }

        func lines(
            _ reply: DeleteDevice.Reply, to sent: DeleteDevice, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            [.gone("device \(deviceID)", retired: reply.retired)]
        }
    }

    /// `rollcall devices register`.
    struct Register: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "register", abstract: "Register a device as yours, with the code of its label.")

        @Option(
            help: """
                The registration code, case-insensitive, with or without dashes. May be absent only while an admin \
                has opened the registration.
                """)
        var code: String?

        @Option(name: .customLong("name"), help: "Its new name; if absent, it keeps its name.")
        var deviceName: String?

        @OptionGroup var device: DeviceSerialOptions
        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            guard device.serial != nil || remote.chosen.station != nil else {
                throw ValidationError("Give the serial on the label, or a --station.")
            }
        }

        func request(_ client: RollcallClient) async throws -> RegisterDevice {
            RegisterDevice(serial: try device.serial(remote.chosen), code: code, deviceName: deviceName)
        }

        func lines(
            _ reply: RegisterDevice.Reply, to sent: RegisterDevice, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Device \(reply.deviceID) is yours."]
        }
    }

    /// `rollcall devices tell`.
    struct Tell: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "tell", abstract: "Send a device a command and wait for its result.",
            usage: "rollcall devices tell <device> <command> [<name=value> ...]",
            discussion: """
                The exit status is 0 only if the command is done, or --wait is 0. With --station the device may be \
                left out: it is the device of the station.
                """,
            aliases: ["command"])

        @Option(help: "Seconds after which the command is no longer started, 1…3,600; 30 if absent.")
        var expiresIn: Int?

        @Option(help: "Seconds to wait for the command to end, 0…30. There is no wait if the device is away.")
        var wait = 30

        @OptionGroup var line: DeviceOrderOptions
        @OptionGroup var remote: RemoteOptions

        var timeout: Duration { .seconds(30 + max(0, wait)) }

        func validate() throws {
            guard line.words.count > 1 || remote.chosen.station != nil else {
                throw ValidationError("Name the device and the command.")
            }
        }

        func request(_ client: RollcallClient) async throws -> CommandDevice {
            let order = try line.order(remote.chosen)
            return CommandDevice(
                deviceID: order.deviceID, serial: order.serial, command: order.command,
                args: order.args.isEmpty ? nil : order.args, expiresIn: expiresIn, wait: wait)
        }

        func lines(
            _ reply: CommandDevice.Reply, to sent: CommandDevice, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Command \(reply.commandID): \(reply.state.rawValue)\(reply.reason.map { " (\($0))" } ?? "")."]
        }

        func check(_ reply: CommandDevice.Reply) throws {
            if wait > 0 && reply.state != .done { throw ExitCode.failure }
        }
    }
}

/// `rollcall commands`.
struct CommandsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "commands", abstract: "Commands of devices, and their results.",
        subcommands: [List.self, Show.self, Cancel.self], defaultSubcommand: List.self)

    /// `rollcall commands list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List commands for the devices that the caller may see.")

        static let columns: [Column<CommandRecord>] = [
            Column("ID") { Cell.text($0.commandID, $1) },
            Column("ASKED") { Cell.text($0.askedAt, $1) },
            Column("DEVICE") { Cell.text($0.deviceName, $1) },
            Column("COMMAND") { Cell.text(DeviceLines.command($0.command, $0.args), $1) },
            Column("BY") { Cell.text($0.askedBy ?? $0.source.rawValue, $1) },
            Column("STATE") { Cell.text($0.state, $1) },
            Column("REASON") { Cell.text($0.reason, $1) },
        ]

        @Option(name: .customLong("device"), help: "Only commands for this device.")
        var deviceID: Int64?

        @Flag(inversion: .prefixedNo, help: "True for commands in progress only, false for ended commands only.")
        var open: Bool?

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetCommands {
            GetCommands(
                deviceID: deviceID, open: open, search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetCommands.Reply, to sent: GetCommands, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Self.columns, of: reply.commands, total: reply.total, called: "commands", search: pages.search,
                none: "There are no commands that you may see.", output.times)
        }
    }

    /// `rollcall commands show`.
    struct Show: RequestCommand {
        static let configuration = CommandConfiguration(commandName: "show", abstract: "Show the history of a command.")

        static let columns: [Column<CommandStepRecord>] = [
            Column("AT") { Cell.text($0.at, $1) },
            Column("STATE") { Cell.text($0.state, $1) },
            Column("WHO") { Cell.text($0.who, $1) },
            Column("BY") { Cell.text($0.way, $1) },
            Column("REASON") { Cell.text($0.reason, $1) },
        ]

        @Argument(help: ArgumentHelp("The ID of the command; see `rollcall commands list`.", valueName: "command"))
        var commandID: Int64

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetCommands {
            GetCommands(commandID: commandID)
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(try await request(client))
            guard let found = (reply.commands.first) else {
                throw CommandError(
                    "There is no command \(commandID).", hint: "See them with: rollcall commands list")
            }
            let lines: [TerminalText] =
                Table.lines(Self.columns, of: found.steps, called: "steps", none: "There are no steps.", output.times)
            try output.show(found, lines)
        }
    }

    /// `rollcall commands cancel`.
    struct Cancel: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "cancel", abstract: "Cancel a command that the device has not accepted.")

        @Argument(help: ArgumentHelp("The ID of the command; see `rollcall commands list`.", valueName: "command"))
        var commandID: Int64

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CancelCommand {
            CancelCommand(commandID: commandID)
        }

        func lines(
            _ reply: CancelCommand.Reply, to sent: CancelCommand, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Cancelled command \(commandID)."]
        }
    }
}

/// `rollcall kinds`.
struct KindsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kinds", abstract: "Kinds of devices: their properties and commands.",
        subcommands: [List.self, Show.self, Create.self, Delete.self])

    /// `rollcall kinds list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "The kinds of devices, ordered by name.")

        static let columns: [Column<KindRecord>] = [
            Column("KIND") { Cell.text($0.kind.name, $1) },
            Column("CLASS") { Cell.text($0.kind.safety, $1) },
            Column("PROPERTIES") { Cell.text($0.kind.properties.map(\.name), $1) },
            Column("COMMANDS") { Cell.text($0.kind.commands.map(\.name), $1) },
            Column("DEVICES") { Cell.text($0.devices, $1) },
            Column("SHIPPED") { Cell.text($0.shipped ? "yes" : "", $1) },
        ]

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetKinds {
            GetKinds(search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetKinds.Reply, to sent: GetKinds, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Self.columns, of: reply.kinds, total: reply.total, called: "kinds", search: pages.search,
                none: "There are no kinds.", output.times)
        }
    }

    /// `rollcall kinds show`.
    struct Show: RequestCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show the document of a kind, to begin another with.")

        @Argument(help: ArgumentHelp("The name of the kind.", valueName: "kind"))
        var search: String

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetKinds {
            GetKinds(search: search)
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(try await request(client))
            guard let found = (reply.kinds.first { $0.kind.name == search }?.kind) else {
                throw CommandError(
                    "There is no kind \(search).", hint: "See them with: rollcall kinds list")
            }
            let lines: [TerminalText] =
                DeviceLines.document(found)
            try output.show(found, lines)
        }
    }

    /// `rollcall kinds create`.
    struct Create: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Add a kind of device.",
            discussion: "docs/devices.md describes its document.")

        @OptionGroup var document: KindFileOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CreateKind {
            CreateKind(kind: try document.kind())
        }

        func lines(
            _ reply: CreateKind.Reply, to sent: CreateKind, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Made the kind \(sent.kind.name)."]
        }
    }

    /// `rollcall kinds delete`.
    struct Delete: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Delete a kind that has no devices and did not come with the server.")

        @Argument(help: "Its name, such as `garage_door`.")
        var kind: String

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> DeleteKind {
            try confirmation.confirm("Delete the kind \(kind)?")
            return DeleteKind(kind: kind)
        }

        func lines(
            _ reply: DeleteKind.Reply, to sent: DeleteKind, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Deleted the kind \(kind)."]
        }
    }
}

/// `rollcall schedules`.
struct SchedulesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schedules", abstract: "Schedules: recurring commands.",
        subcommands: [List.self, Runs.self, Create.self, Edit.self, Delete.self], defaultSubcommand: List.self)

    /// `rollcall schedules list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "The schedules of devices that the caller may see.")

        static let columns: [Column<ScheduleRecord>] = [
            Column("ID") { Cell.text($0.scheduleID, $1) },
            Column("DEVICE") { Cell.text($0.deviceName, $1) },
            Column("COMMAND") { Cell.text(DeviceLines.command($0.command, $0.args), $1) },
            Column("AT") { Cell.text($0.at, $1) },
            Column("DAYS") { Cell.text(Cell.days($0.weekdays), $1) },
            Column("NEXT") { Cell.text($1.text($0.nextAt) ?? ($0.enabled ? "" : "off"), $1) },
            Column("LAST") { Cell.text($0.lastAt, $1) },
            Column("OUTCOME") {
                Cell.text([$0.lastOutcome, $0.lastReason].compactMap(\.self).joined(separator: ": "), $1)
            },
        ]

        @Option(name: .customLong("device"), help: "Only schedules of this device.")
        var deviceID: Int64?

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetSchedules {
            GetSchedules(deviceID: deviceID, search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetSchedules.Reply, to sent: GetSchedules, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Self.columns, of: reply.schedules, total: reply.total, called: "schedules", search: pages.search,
                none: "There are no schedules of devices that you may see.", output.times)
        }
    }

    /// `rollcall schedules runs`.
    struct Runs: RequestCommand {
        static let configuration = CommandConfiguration(
            commandName: "runs", abstract: "Show when a schedule was due, and what came of it.")

        static let columns: [Column<ScheduleRunRecord>] = [
            Column("DUE") { Cell.text($0.dueAt, $1) },
            Column("OUTCOME") { Cell.text($0.outcome, $1) },
            Column("REASON") { Cell.text($0.reason, $1) },
            Column("COMMAND") { Cell.text($0.commandID, $1) },
        ]

        @Argument(help: ArgumentHelp("The ID of the schedule; see `rollcall schedules list`.", valueName: "schedule"))
        var scheduleID: Int64

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetSchedules {
            GetSchedules(scheduleID: scheduleID, runs: 50)
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(try await request(client))
            guard let found = (reply.schedules.first) else {
                throw CommandError(
                    "There is no schedule \(scheduleID).", hint: "See them with: rollcall schedules list")
            }
            let lines: [TerminalText] =
                Table.lines(
                    Self.columns, of: found.runs ?? [], called: "runs", none: "It has not been due yet.", output.times)
            try output.show(found, lines)
        }
    }

    /// `rollcall schedules create`.
    struct Create: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Schedule a recurring command.",
            discussion: """
                Such as: rollcall schedules create 7 close --at sunset-30 --weekdays mon,tue,wed,thu,fri
                """)

        @Argument(help: ArgumentHelp("The ID of the device; see `rollcall devices list`.", valueName: "device"))
        var deviceID: Int64

        @Argument(help: "The name of a command of the device's kind.")
        var command: String

        @Argument(help: ArgumentHelp("The command's arguments, by name.", valueName: "name=value"))
        var args: [PropertyArgument] = []

        @Option(help: "The days on which it is due, such as `mon`; all days if absent.")
        var weekdays: WeekdayList?

        @Option(help: "`07:30` on the school's clocks, `sunrise`, or `sunset-30` with an offset in minutes.")
        var at: TimeOfDayArgument

        @Option(help: "The first day; it begins at once if absent. Such as 2026-09-01.")
        var from: DayArgument?

        @Option(help: "The last day; it has no end if absent. Such as 2026-09-01.")
        var until: DayArgument?

        @Option(
            name: .customLong("if"),
            help: """
                A condition that must also hold. Callers may only name rooms and zones whose people they may see. As \
                JSON, or @FILE.
                """)
        var requirement: JSONArgument<RequirementRecord>?

        @Option(
            help: """
                The maximum delay in seconds with which it is still carried out, 0…3,600; after that it is missed. \
                300 if absent.
                """)
        var lateBy: Int?

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CreateSchedule {
            CreateSchedule(
                deviceID: deviceID, command: command, args: args.isEmpty ? nil : args.properties,
                weekdays: weekdays?.days, at: at.time, from: from?.day, until: until?.day,
                requirement: requirement?.value, lateBy: lateBy)
        }

        func lines(
            _ reply: CreateSchedule.Reply, to sent: CreateSchedule, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Made schedule \(reply.scheduleID)."]
        }
    }

    /// `rollcall schedules edit`.
    struct Edit: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change the given values of a schedule and leave the others unchanged.",
            discussion: """
                The caller needs the right to manage the device; for the creator of the schedule, the right to \
                operate it suffices.
                """)

        @Argument(help: ArgumentHelp("The ID of the schedule; see `rollcall schedules list`.", valueName: "schedule"))
        var scheduleID: Int64

        @Option(help: "The name of a command of the device's kind.")
        var command: String?

        @Option(
            parsing: .upToNextOption, help: ArgumentHelp("The command's arguments, by name.", valueName: "name=value"))
        var args: [PropertyArgument] = []

        @Option(help: "The days on which it is due, such as `mon`.")
        var weekdays: WeekdayList?

        @Option(help: "`07:30` on the school's clocks, `sunrise`, or `sunset-30` with an offset in minutes.")
        var at: TimeOfDayArgument?

        @Option(help: "The first day. Such as 2026-09-01.")
        var from: DayArgument?

        @Option(help: "The last day. Such as 2026-09-01.")
        var until: DayArgument?

        @Option(name: .customLong("if"), help: "A condition that must also hold. As JSON, or @FILE.")
        var requirement: JSONArgument<RequirementRecord>?

        @Option(help: "The maximum delay in seconds with which it is still carried out, 0…3,600.")
        var lateBy: Int?

        @Flag(inversion: .prefixedNo, help: "Whether the schedule is enabled.")
        var enabled: Bool?

        @Option(help: "Remove the named values: `from`, `until` or `if`. May be repeated.")
        var without: [ScheduleMember] = []

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(
                command, args.first, weekdays, at, from, until, requirement, lateBy, enabled, without.first)
        }

        func request(_ client: RollcallClient) async throws -> EditSchedule {
            EditSchedule(
                scheduleID: scheduleID, command: command, args: args.isEmpty ? nil : args.properties,
                weekdays: weekdays?.days, at: at?.time, from: from?.day, until: until?.day,
                requirement: requirement?.value, lateBy: lateBy, enabled: enabled,
                without: without.isEmpty ? nil : without)
        }

        func lines(
            _ reply: EditSchedule.Reply, to sent: EditSchedule, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Changed schedule \(scheduleID)."]
        }
    }

    /// `rollcall schedules delete`.
    struct Delete: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Delete a schedule.",
            discussion: "The caller needs the same right as to change it.")

        @Argument(help: ArgumentHelp("The ID of the schedule; see `rollcall schedules list`.", valueName: "schedule"))
        var scheduleID: Int64

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> DeleteSchedule {
            try confirmation.confirm("Delete schedule \(scheduleID)?")
            return DeleteSchedule(scheduleID: scheduleID)
        }

        func lines(
            _ reply: DeleteSchedule.Reply, to sent: DeleteSchedule, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Deleted schedule \(scheduleID)."]
        }
    }
}

/// `rollcall rules`.
struct RulesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "Rules: send commands when a condition is met.",
        discussion: "docs/rules.md says what can be written, and has rules to begin with.",
        subcommands: [List.self, Create.self, Edit.self, Explain.self, Try.self, Delete.self],
        defaultSubcommand: List.self)

    /// `rollcall rules list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List rules.")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetRules {
            GetRules(search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetRules.Reply, to sent: GetRules, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Rows.columns, of: reply.rules, total: reply.total, called: "rules", search: pages.search,
                none: "No rules yet. Create one with: rollcall rules create --help", output.times)
        }
    }

    /// `rollcall rules create`.
    struct Create: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Create a rule.",
            discussion: """
                Such as: rollcall rules create "Skylight" --when '{"is": "room_empty", "room_number": "101"}' --then \
                '{"device_id": 7, "command": "close"}'
                """)

        @Argument(help: ArgumentHelp("The name of the rule.", valueName: "rule"))
        var ruleName: String

        @Option(help: "1 to 8 conditions, any of which triggers the rule. As JSON, or @FILE. May be repeated.")
        var when: [JSONArgument<ConditionRecord>]

        @Option(name: .customLong("if"), help: "A condition that must also hold. As JSON, or @FILE.")
        var requirement: JSONArgument<RequirementRecord>?

        @Option(help: "1 to 8 commands for devices. As JSON, or @FILE. May be repeated.")
        var then: [JSONArgument<OrderRecord>]

        @Option(
            help: """
                What to do when the weather is unknown: `hold`, so that the rule is not triggered, or `fire`, as if \
                the condition held. `hold` if absent.
                """)
        var whenUnknown: Rule.WhenUnknown?

        @Flag(help: "Whether the rule only records what it would do.")
        var dryRun = false

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CreateRule {
            CreateRule(
                ruleName: ruleName, when: when.map(\.value), requirement: requirement?.value, then: then.map(\.value),
                whenUnknown: whenUnknown, dryRun: dryRun ? true : nil)
        }

        func lines(
            _ reply: CreateRule.Reply, to sent: CreateRule, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Made rule \(ruleName) (id \(reply.ruleID))."]
        }
    }

    /// `rollcall rules edit`.
    struct Edit: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change the given values of a rule and leave the others unchanged.",
            discussion: "The rule starts afresh, even if it was stopped.")

        @OptionGroup var rule: NameOrID<RulesCommand.Rows>

        @Option(name: .customLong("rename"), help: "The new name of the rule.")
        var ruleName: String?

        @Option(help: "1 to 8 conditions, any of which triggers the rule. As JSON, or @FILE. May be repeated.")
        var when: [JSONArgument<ConditionRecord>] = []

        @Option(name: .customLong("if"), help: "A condition that must also hold. As JSON, or @FILE.")
        var requirement: JSONArgument<RequirementRecord>?

        @Flag(help: "Remove the condition --if.")
        var withoutIf = false

        @Option(help: "1 to 8 commands for devices. As JSON, or @FILE. May be repeated.")
        var then: [JSONArgument<OrderRecord>] = []

        @Option(help: "What to do when the weather is unknown: `hold` or `fire`.")
        var whenUnknown: Rule.WhenUnknown?

        @Flag(inversion: .prefixedNo, help: "Whether the rule only records what it would do.")
        var dryRun: Bool?

        @Flag(inversion: .prefixedNo, help: "Whether the rule is enabled.")
        var enabled: Bool?

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(
                ruleName, when.first, requirement, withoutIf ? true : nil, then.first, whenUnknown, dryRun, enabled)
        }

        func request(_ client: RollcallClient) async throws -> EditRule {
            let ruleID = try await rule.resolve(client)
            return EditRule(
                ruleID: ruleID, ruleName: ruleName, when: when.isEmpty ? nil : when.map(\.value),
                requirement: requirement?.value, withoutIf: withoutIf ? true : nil,
                then: then.isEmpty ? nil : then.map(\.value), whenUnknown: whenUnknown, dryRun: dryRun,
                enabled: enabled)
        }

        func lines(
            _ reply: EditRule.Reply, to sent: EditRule, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Changed rule \(rule.words)."]
        }
    }

    /// `rollcall rules explain`.
    struct Explain: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "explain",
            abstract: """
                Why a rule acts or does not act: the state of each of its conditions, and its last firings.
                """)

        @OptionGroup var rule: NameOrID<RulesCommand.Rows>

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> ExplainRule {
            let ruleID = try await rule.resolve(client)
            return ExplainRule(ruleID: ruleID)
        }

        func lines(
            _ reply: ExplainRule.Reply, to sent: ExplainRule, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            RuleLines.explained(reply, output.times)
        }
    }

    /// `rollcall rules try`.
    struct Try: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "try",
            abstract: "Evaluate a rule over recorded data and return when it would have been triggered.",
            discussion: """
                No command is sent to a device. The past states of devices are known only from the results of their \
                commands.
                """)

        @OptionGroup var rule: NameOrID<RulesCommand.Rows>

        @Option(help: TimeArgument.help("At most seven days before --to; one day before --to if absent"))
        var from: TimeArgument?

        @Option(help: TimeArgument.help("Now if absent"))
        var to: TimeArgument?

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> TryRule {
            let ruleID = try await rule.resolve(client)
            return TryRule(ruleID: ruleID, from: from?.date, to: to?.date)
        }

        func lines(
            _ reply: TryRule.Reply, to sent: TryRule, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            RuleLines.tried(reply, output.times)
        }
    }

    /// `rollcall rules delete`.
    struct Delete: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "delete", abstract: "Delete a rule.")

        @OptionGroup var rule: NameOrID<RulesCommand.Rows>

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> DeleteRule {
            let ruleID = try await rule.resolve(client)
            try confirmation.confirm("Delete rule \(rule.words)?")
            return DeleteRule(ruleID: ruleID)
        }

        func lines(
            _ reply: DeleteRule.Reply, to sent: DeleteRule, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Deleted rule \(rule.words)."]
        }
    }

    /// The rules of a server.
    enum Rows: Listing {
        static let words = ListingPhrases(singular: "rule", plural: "rules")

        static let columns: [Column<RuleRecord>] = [
            Column("ID") { Cell.text($0.ruleID, $1) },
            Column("NAME") { Cell.text($0.ruleName, $1) },
            Column("WHEN") { Cell.text($0.when.map(\.sort), $1) },
            Column("THEN") { Cell.text($0.then.map { "\($0.deviceID) \($0.command)" }.joined(separator: ", "), $1) },
            Column("STATE") { Cell.text(RuleLines.state($0), $1) },
            Column("LAST") { Cell.text($0.lastAt, $1) },
        ]

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetRules {
            GetRules(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetRules.Reply) -> (rows: [RuleRecord], total: Int) {
            (reply.rules, reply.total)
        }

        static func id(of row: RuleRecord) -> Int64 { row.ruleID }

        static func name(of row: RuleRecord) -> String? { row.ruleName }
    }
}

/// `rollcall weather`.
struct WeatherCommand: ReplyCommand {
    static let configuration = CommandConfiguration(
        commandName: "weather", abstract: "Report the weather, which rules use for half an hour.",
        discussion: """
            What is not given stands as it was reported before. After half an hour it counts as unknown.
            """)

    @Option(help: "Millimetres per hour, 0…500.")
    var rain: Double?

    @Option(help: "Metres per second, 0…150.")
    var wind: Double?

    @Option(help: "Degrees Celsius, -90…70.")
    var temperature: Double?

    @Option(help: TimeArgument.help("When it was measured, at most half an hour ago; now if absent"))
    var at: TimeArgument?

    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        guard rain != nil || wind != nil || temperature != nil else {
            throw ValidationError("Give at least one of --rain, --wind and --temperature.")
        }
    }

    func request(_ client: RollcallClient) async throws -> ReportWeather {
        ReportWeather(rain: rain, wind: wind, temperature: temperature, at: at?.date)
    }

    func lines(
        _ reply: ReportWeather.Reply, to sent: ReportWeather, _ client: RollcallClient, _ output: Output
    ) -> [TerminalText] {
        ["Reported the weather."]
    }
}

/// `rollcall locks`.
struct LocksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "locks", abstract: "Locks: which doors you may open, and how they are set up.",
        subcommands: [List.self, Create.self, Edit.self, Delete.self, Activate.self, Reset.self, Explain.self],
        defaultSubcommand: List.self)

    /// `rollcall locks list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "The locks that the caller has a right to open at any time; admins see all locks.",
            discussion: "Locks near the caller come first.")

        @Option(name: .customLong("room"), help: "Only locks that lead into this room.")
        var roomNumber: String?

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetLocks {
            GetLocks(roomNumber: roomNumber, search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetLocks.Reply, to sent: GetLocks, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Rows.columns, of: reply.locks, total: reply.total, called: "locks", search: pages.search,
                none: "There are no locks that you may open.", output.times)
        }
    }

    /// `rollcall locks create`.
    struct Create: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Make a device a lock.",
            discussion: "It opens nothing until it is activated.")

        @Argument(help: ArgumentHelp("The name of the lock.", valueName: "lock"))
        var lockName: String

        @Argument(
            help: ArgumentHelp("""
                The room into which it leads: a right to enter this room is the right to open the lock.
                """, valueName: "room"))
        var roomNumber: String

        @Argument(help: ArgumentHelp("The ID of the device; see `rollcall devices list`.", valueName: "device"))
        var deviceID: Int64

        @Option(name: .customLong("door"), help: "The door at which it is mounted, one of the room's doors.")
        var doorID: Int64?

        @Option(help: "The dialect in which it is commanded to open; `hmac` if absent.")
        var dialect: LockDialect?

        @Option(help: "Its requirement for presence at the door; `warn` if absent.")
        var gate: PresenceGate?

        @Option(help: "Seconds within which the person must have been detected, 5…120; 20 if absent.")
        var within: Int?

        @Option(
            parsing: .upToNextOption,
            help: """
                IDs of the scanners that detect people at the lock; if empty, those of the rooms at the door do.
                """)
        var listeners: [Int64] = []

        @Option(help: "The minimum level in dBm, -127…20: a badge heard below it does not count.")
        var minRSSI: Int?

        @Flag(inversion: .prefixedNo, help: "Whether reports of the person's phone count. They can be forged.")
        var trustClient: Bool?

        @Option(help: "Seconds for which it is held open, 1…3,600; 5 if absent.")
        var relock: Int?

        @Option(
            help: """
                When it may be held open while a member of staff is there. Such as mon,tue@08:00-16:00, or \
                08:00-16:00 on all days. May be repeated.
                """)
        var openHours: [HoursArgument] = []

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> CreateLock {
            CreateLock(
                lockName: lockName, roomNumber: roomNumber, doorID: doorID, deviceID: deviceID, dialect: dialect,
                gate: gate, within: within, listeners: listeners.isEmpty ? nil : listeners, minRSSI: minRSSI,
                trustClient: trustClient, relock: relock, openHours: openHours.isEmpty ? nil : openHours.map(\.record))
        }

        func lines(
            _ reply: CreateLock.Reply, to sent: CreateLock, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            [
                "Made the lock \(lockName) (id \(reply.lockID)).",
                "Give it keys with: rollcall locks activate \"\(lockName)\" --fingerprint … --code …"
            ]
        }
    }

    /// `rollcall locks edit`.
    struct Edit: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change the given values of a lock and leave the others unchanged.",
            discussion: "Its device and its dialect can be changed only while it is not activated.")

        @OptionGroup var lock: NameOrID<LocksCommand.Rows>

        @Option(name: .customLong("rename"), help: "The new name of the lock.")
        var lockName: String?

        @Option(
            name: .customLong("room"),
            help: """
                The room into which it leads: a right to enter this room is the right to open the lock.
                """)
        var roomNumber: String?

        @Option(name: .customLong("door"), help: "The door at which it is mounted, one of the room's doors.")
        var doorID: Int64?

        @Option(name: .customLong("device"), help: "A device of the kind `lock`.")
        var deviceID: Int64?

        @Option(help: "The dialect in which it is commanded to open.")
        var dialect: LockDialect?

        @Option(help: "Its requirement for presence at the door.")
        var gate: PresenceGate?

        @Option(help: "Seconds within which the person must have been detected, 5…120.")
        var within: Int?

        @Option(
            parsing: .upToNextOption,
            help: """
                IDs of the scanners that detect people at the lock; if empty, those of the rooms at the door do.
                """)
        var listeners: [Int64] = []

        @Option(help: "The minimum level in dBm, -127…20: a badge heard below it does not count.")
        var minRSSI: Int?

        @Flag(inversion: .prefixedNo, help: "Whether reports of the person's phone count. They can be forged.")
        var trustClient: Bool?

        @Option(help: "Seconds for which it is held open, 1…3,600.")
        var relock: Int?

        @Option(
            help: """
                When it may be held open while a member of staff is there. Such as mon,tue@08:00-16:00, or \
                08:00-16:00 on all days. May be repeated.
                """)
        var openHours: [HoursArgument] = []

        @Option(help: "Remove the named values: `door_id`, `min_rssi` or `open_hours`. May be repeated.")
        var without: [LockMember] = []

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> EditLock {
            let lockID = try await lock.resolve(client)
            return EditLock(
                lockID: lockID, lockName: lockName, roomNumber: roomNumber, doorID: doorID, deviceID: deviceID,
                dialect: dialect, gate: gate, within: within, listeners: listeners.isEmpty ? nil : listeners,
                minRSSI: minRSSI, trustClient: trustClient, relock: relock,
                openHours: openHours.isEmpty ? nil : openHours.map(\.record), without: without.isEmpty ? nil : without)
        }

        func lines(
            _ reply: EditLock.Reply, to sent: EditLock, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Changed the lock \(lock.words)."]
        }
    }

    /// `rollcall locks delete`.
    struct Delete: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Delete a lock, or retire it if attempts to open it were recorded.",
            discussion: "Its keys are deleted.")

        @OptionGroup var lock: NameOrID<LocksCommand.Rows>

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> DeleteLock {
            let lockID = try await lock.resolve(client)
            try confirmation.confirm("Delete the lock \(lock.words)?")
            return DeleteLock(lockID: lockID)
        }

        func lines(
            _ reply: DeleteLock.Reply, to sent: DeleteLock, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["\(reply.retired ? "Retired" : "Deleted") the lock \(lock.words)."]
        }
    }

    /// `rollcall locks activate`.
    struct Activate: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "activate",
            abstract: """
                Perform a handshake with a lock, so that it opens for this server: the handshake begins a new epoch \
                and ends the previous one.
                """,
            discussion: """
                A lock accepts it only when new or after its button was pressed. The request waits for the lock's \
                answer.
                """)

        @OptionGroup var lock: NameOrID<LocksCommand.Rows>

        @Option(
            help: """
                SHA-256 of its public key, 64 hexadecimal digits, as printed on its label. Not used by the dialect \
                `aes128`.
                """)
        var fingerprint: String?

        @Option(
            help: """
                The activation code on its label, case-insensitive, with or without dashes. Not used by the dialect \
                `aes128`.
                """)
        var code: String?

        @OptionGroup var remote: RemoteOptions

        var timeout: Duration { .seconds(60) }

        func request(_ client: RollcallClient) async throws -> ActivateLock {
            let lockID = try await lock.resolve(client)
            return ActivateLock(lockID: lockID, fingerprint: fingerprint, code: code)
        }

        func lines(
            _ reply: ActivateLock.Reply, to sent: ActivateLock, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["The lock \(lock.words) has its keys (epoch \(reply.epoch))."]
        }
    }

    /// `rollcall locks reset`.
    struct Reset: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "reset",
            abstract: "Delete the keys of a lock: it cannot be opened until it is activated again.")

        @OptionGroup var lock: NameOrID<LocksCommand.Rows>

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> ResetLock {
            let lockID = try await lock.resolve(client)
            try confirmation.confirm("Forget the keys of the lock \(lock.words)?", orElse: "Nothing was changed")
            return ResetLock(lockID: lockID)
        }

        func lines(
            _ reply: ResetLock.Reply, to sent: ResetLock, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["The keys of the lock \(lock.words) are forgotten."]
        }
    }

    /// `rollcall locks explain`.
    struct Explain: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "explain",
            abstract: """
                The outcome that an attempt of a person to open a lock would have now, and everything that led to \
                it.
                """,
            discussion: "It opens nothing.")

        @OptionGroup var lock: NameOrID<LocksCommand.Rows>

        @Option(name: .customLong("person"), help: "The ID of the person; see `rollcall persons list`.")
        var personID: Int64

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> ExplainUnlock {
            let lockID = try await lock.resolve(client)
            return ExplainUnlock(personID: personID, lockID: lockID)
        }

        func lines(
            _ reply: ExplainUnlock.Reply, to sent: ExplainUnlock, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            UnlockLines.explained(reply.facts)
        }
    }

    /// The locks of a server.
    enum Rows: Listing {
        static let words = ListingPhrases(singular: "lock", plural: "locks")

        static let columns: [Column<LockRecord>] = [
            Column("ID") { Cell.text($0.lockID, $1) },
            Column("LOCK") { Cell.text($0.lockName, $1) },
            Column("ROOM") { Cell.text($0.roomNumber, $1) },
            Column("STATE") { Cell.text($0.retiredAt == nil ? $0.state.rawValue : "retired", $1) },
            Column("DOOR") { Cell.text($0.door, $1) },
            Column("BATTERY") { Cell.text($0.battery.map { "\($0) %" }, $1) },
            Column("GATE") { Cell.text($0.gate, $1) },
            Column("") { Cell.text(UnlockLines.notes($0), $1) },
            Column("YOU MAY") { Cell.text($0.mayUnlock ? "open it" : "", $1) },
        ]

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetLocks {
            GetLocks(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetLocks.Reply) -> (rows: [LockRecord], total: Int) {
            (reply.locks, reply.total)
        }

        static func id(of row: LockRecord) -> Int64 { row.lockID }

        static func name(of row: LockRecord) -> String? { row.retiredAt == nil ? row.lockName : nil }
    }
}

/// `rollcall unlock`.
struct UnlockCommand: ReplyCommand {
    static let configuration = CommandConfiguration(
        commandName: "unlock", abstract: "Open a lock if the caller has the right and is detected there.",
        discussion: "Hold your badge near the door. The exit status is 0 only if it opened.")

    @OptionGroup var lock: NameOrID<LocksCommand.Rows>

    @Option(help: "A one-time code, if no person can be detected now.")
    var code: String?

    @Option(name: .customLong("reason"), help: "An admin's reason for access if no person can be detected.")
    var overrideReason: String?

    @OptionGroup var remote: RemoteOptions

    func request(_ client: RollcallClient) async throws -> Unlock {
        let lockID = try await lock.resolve(client)
        return Unlock(lockID: lockID, code: code, overrideReason: overrideReason)
    }

    func lines(_ reply: Unlock.Reply, to sent: Unlock, _ client: RollcallClient, _ output: Output) -> [TerminalText] {
        ["\(UnlockLines.outcome(reply, of: lock.words, output.times))"]
    }

    func check(_ reply: Unlock.Reply) throws {
        if reply.outcome != .opened { throw ExitCode.failure }
    }
}

/// `rollcall muster`.
struct MusterCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "muster", abstract: "The muster list: who is accounted for, and where the others were last.",
        subcommands: [
            Show.self, Start.self, Tick.self, Edit.self, Close.self, List.self, Entries.self, Report.self, Link.self
        ],
        defaultSubcommand: Show.self)

    /// `rollcall muster show`.
    struct Show: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: """
                The muster list: all people with their last known room, the age of that information, and their \
                entries in the roll-call.
                """,
            discussion: """
                People with contradictory entries come first, then those who are missing, then those whom the \
                roll-call does not expect, and last those accounted for. The roll-call expects people believed to be \
                present; people of unknown whereabouts who were heard, or whose whereabouts were stated, today or in \
                the last twelve hours; and people with an entry. All staff see the whole list, helpers see the \
                people of their link. Each request is audited. Without a page and a page size, the reply contains \
                the whole list: in an emergency it must be complete.
                """)

        static let columns: [Column<MusterLineRecord>] = [
            Column("SEEN") { Cell.text($0.accountedFor ? "yes" : "NO", $1) },
            Column("LAST ENTRY") {
                Cell.text(($0.witness?.rawValue ?? "") + ($0.disputed ? " (contradicted)" : ""), $1)
            },
            Column("BY") { Cell.text($0.saidBy, $1) },
            Column("NAME") { Cell.text("\($0.firstName) \($0.lastName)", $1) },
            Column("ID") { Cell.text($0.personID, $1) },
            Column("CLASS") { Cell.text($0.classification, $1) },
            Column("EXPECTED") { Cell.text($0.standing == .expected ? "yes" : $0.standing.rawValue, $1) },
            Column("STATE") { Cell.text($0.state, $1) },
            Column("LAST ROOM") { Cell.text($0.roomNumber, $1) },
            Column("ZONE") { Cell.text($0.zoneName, $1) },
            Column("LAST HEARD") { Cell.text($0.age.map(TimeText.age) ?? "never", $1) },
            Column("SOURCE") { Cell.text($0.source, $1) },
            Column("SAID BY") { Cell.text($0.placedBy, $1) },
        ]

        @Option(name: .customLong("muster"), help: "A closed roll-call; absent for the one in progress.")
        var musterID: Int64?

        @Option(
            help: """
                Only people whose names or address contain this text, ignoring case; helpers can search names only.
                """)
        var search: String?

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetMuster {
            GetMuster(musterID: musterID, search: search)
        }

        func lines(
            _ reply: GetMuster.Reply, to sent: GetMuster, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            MusterLines.list(reply, Self.columns, output.times)
        }
    }

    /// `rollcall muster start`.
    struct Start: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "start", abstract: "Begin a roll-call.")

        @Argument(help: "The name of the roll-call, 1…100 characters; only with `start` and `edit`.")
        var name: String?

        @OptionGroup var sort: DrillOption
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> UpdateMuster {
            UpdateMuster(action: .start, name: name, kind: sort.kind)
        }

        func lines(
            _ reply: UpdateMuster.Reply, to sent: UpdateMuster, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Muster \(reply.muster.name) has begun."]
        }
    }

    /// `rollcall muster tick`.
    struct Tick: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "tick", abstract: "Mark a person as seen.")

        @Argument(help: "The person: e-mail address or numeric ID.")
        var person: PersonArgument

        @Option(help: "The note of the muster: 1…500 characters; only with `tick`.")
        var note: String?

        @OptionGroup var entry: MusterEntryOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> UpdateMuster {
            UpdateMuster(
                action: .tick, email: person.email, personID: person.personID, witness: entry.given, note: note)
        }

        func lines(
            _ reply: UpdateMuster.Reply, to sent: UpdateMuster, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["\(person.words): \(entry.given.accountsFor ? "" : "not ")accounted for."]
        }
    }

    /// `rollcall muster edit`.
    struct Edit: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Name the roll-call that is in progress.")

        @Option(help: "The name of the roll-call, 1…100 characters; only with `start` and `edit`.")
        var name: String?

        @Option(help: "`emergency` if absent; only with `start` and `edit`.")
        var kind: MusterKind?

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> UpdateMuster {
            UpdateMuster(action: .edit, name: name, kind: kind)
        }

        func lines(
            _ reply: UpdateMuster.Reply, to sent: UpdateMuster, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Muster \(reply.muster.name) (\(reply.muster.kind.rawValue))."]
        }
    }

    /// `rollcall muster close`.
    struct Close: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "close", abstract: "End the roll-call that is in progress.")

        @OptionGroup var end: MistakeOption
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> UpdateMuster {
            UpdateMuster(action: end.action)
        }

        func lines(
            _ reply: UpdateMuster.Reply, to sent: UpdateMuster, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Muster \(reply.muster.name) is closed."]
        }
    }

    /// `rollcall muster list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List all roll-calls.")

        static let columns: [Column<MusterRecord>] = [
            Column("ID") { Cell.text($0.musterID, $1) },
            Column("NAME") { Cell.text($0.name, $1) },
            Column("KIND") { Cell.text($0.mistake ? "mistake" : $0.kind.rawValue, $1) },
            Column("STARTED") { Cell.text($0.startedAt, $1) },
            Column("CLOSED") { Cell.text($0.closedAt, $1) },
        ]

        @Option(help: "Only roll-calls whose names contain this text, ignoring case.")
        var search: String?

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetMusters {
            GetMusters(search: search)
        }

        func lines(
            _ reply: GetMusters.Reply, to sent: GetMusters, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Self.columns, of: reply.musters, total: reply.total, called: "musters", none: "There are no musters.",
                output.times)
        }
    }

    /// `rollcall muster entries`.
    struct Entries: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "entries", abstract: "All entries of a roll-call, latest first.")

        static let columns: [Column<MusterEntryRecord>] = [
            Column("SAID") { Cell.text($0.saidAt, $1) },
            Column("NAME") { Cell.text("\($0.firstName) \($0.lastName)", $1) },
            Column("ENTRY") { Cell.text($0.witness, $1) },
            Column("BY") { Cell.text($0.saidBy, $1) },
            Column("NOTE") { Cell.text($0.note, $1) },
        ]

        @Argument(help: ArgumentHelp("The ID of the muster; see `rollcall muster list`.", valueName: "muster"))
        var musterID: Int64

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetMusterEntries {
            GetMusterEntries(musterID: musterID)
        }

        func lines(
            _ reply: GetMusterEntries.Reply, to sent: GetMusterEntries, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Self.columns, of: reply.entries, total: reply.total, called: "entries", none: "There are no entries.",
                output.times)
        }
    }

    /// `rollcall muster report`.
    struct Report: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "report",
            abstract: """
                A report on a roll-call: how long it took until people were accounted for, and what was believed at \
                its start compared with the entries.
                """)

        @Argument(help: ArgumentHelp("The ID of the muster; see `rollcall muster list`.", valueName: "muster"))
        var musterID: Int64

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetMusterReport {
            GetMusterReport(musterID: musterID)
        }

        func lines(
            _ reply: GetMusterReport.Reply, to sent: GetMusterReport, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            MusterLines.report(reply)
        }
    }

    /// `rollcall muster link`.
    struct Link: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "link", abstract: "Links with which people without an account help at the roll-call.",
            subcommands: [Create.self, List.self, End.self], defaultSubcommand: List.self)

        /// `rollcall muster link create`.
        struct Create: ReplyCommand {
            static let configuration = CommandConfiguration(
                commandName: "create",
                abstract: """
                    Create a link with which people without an account help at the roll-call in progress: they see \
                    names, groups, rooms, entries and when people were last heard, and they can make entries.
                    """,
                discussion: """
                    The link ends when it expires, by `rollcall muster link end`, or when the roll-call is closed. \
                    At most 50 phones can use a link at a time.
                    """)

            @Argument(
                help: """
                    The purpose of the link, 1…100 characters: it is shown after the name of each helper who uses \
                    the link.
                    """)
            var label: String

            @Option(
                name: .customLong("zone"),
                help: """
                    Only people whose last known room is in this zone, or was when the roll-call began; absent for \
                    all people.
                    """)
            var zoneName: String?

            @Option(help: "The lifetime of the link in minutes, 1…240.")
            var minutes = 120

            @OptionGroup var remote: RemoteOptions

            func request(_ client: RollcallClient) async throws -> CreateMusterLink {
                CreateMusterLink(label: label, zoneName: zoneName, minutes: minutes)
            }

            func lines(
                _ reply: CreateMusterLink.Reply, to sent: CreateMusterLink, _ client: RollcallClient, _ output: Output
            ) -> [TerminalText] {
                ["\(reply.url)", "Link \(reply.linkID) holds until \(output.times.text(reply.expiresAt) as String)."]
            }
        }

        /// `rollcall muster link list`.
        struct List: ReplyCommand {
            static let configuration = CommandConfiguration(
                commandName: "list", abstract: "The links of a roll-call with their phones, newest link first.")

            @Option(
                name: .customLong("muster"),
                help: "Absent for the roll-call in progress; if none is in progress, the list is empty.")
            var musterID: Int64?

            @OptionGroup var remote: RemoteOptions

            func request(_ client: RollcallClient) async throws -> GetMusterLinks {
                GetMusterLinks(musterID: musterID)
            }

            func lines(
                _ reply: GetMusterLinks.Reply, to sent: GetMusterLinks, _ client: RollcallClient, _ output: Output
            ) -> [TerminalText] {
                MusterLines.links(reply, output.times)
            }
        }

        /// `rollcall muster link end`.
        struct End: ReplyCommand {
            static let configuration = CommandConfiguration(
                commandName: "end",
                abstract: """
                    End a link for all its phones, or for one of them, within a second on every server.
                    """)

            @Argument(help: ArgumentHelp("The ID of the link.", valueName: "link"))
            var linkID: Int64

            @Option(name: .customLong("phone"), help: "Only this phone; absent for the whole link.")
            var phoneID: Int64?

            @OptionGroup var remote: RemoteOptions

            func request(_ client: RollcallClient) async throws -> EndMusterLink {
                EndMusterLink(linkID: linkID, phoneID: phoneID)
            }

            func lines(
                _ reply: EndMusterLink.Reply, to sent: EndMusterLink, _ client: RollcallClient, _ output: Output
            ) -> [TerminalText] {
                ["\(phoneID.map { "Phone \($0) of link \(linkID)" } ?? "Link \(linkID)") has ended."]
            }
        }
    }
}

/// `rollcall surveys`.
struct SurveysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "surveys", abstract: "The surveys that teach the engine how rooms sound.",
        subcommands: [
            List.self, Show.self, SurveysCommand.Stop.self, Use.self, SetAside.self, Drop.self,
            SurveysCommand.Export.self
        ],
        defaultSubcommand: List.self)

    /// `rollcall surveys list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List surveys, the newest first, and which rooms the engine has learned.")

        static let columns: [Column<SurveyRecord>] = [
            Column("ID") { Cell.text($0.surveyID, $1) },
            Column("BADGE") { Cell.text($0.badgeID, $1) },
            Column("STARTED") { Cell.text($0.startedAt, $1) },
            Column("STOPPED") { Cell.text($1.text($0.stoppedAt) ?? "recording", $1) },
            Column("IN USE") { Cell.text($0.inUse, $1) },
            Column("ROOMS") { Cell.text("\(Set($0.stays.map(\.roomNumber)).count)", $1) },
            Column("SECONDS") { Cell.text("\($0.stays.reduce(0) { $0 + SurveyLines.seconds($1) })", $1) },
            Column("PACKETS") { Cell.text("\($0.stays.flatMap(\.heard).reduce(0) { $0 + $1.packets })", $1) },
        ]

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> RecordSurvey {
            RecordSurvey(action: .list)
        }

        func lines(
            _ reply: RecordSurvey.Reply, to sent: RecordSurvey, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            SurveyLines.list(reply, Self.columns, output.times)
        }
    }

    /// `rollcall surveys show`.
    struct Show: RequestCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show what was heard in each room of a survey.")

        @Argument(help: ArgumentHelp("The ID of the survey; see `rollcall surveys list`.", valueName: "survey"))
        var surveyID: Int64

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> RecordSurvey {
            RecordSurvey(action: .list, surveyID: surveyID)
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(try await request(client))
            guard let found = (reply.surveys.isEmpty ? nil : reply) else {
                throw CommandError(
                    "There is no survey \(surveyID).", hint: "See them with: rollcall surveys list")
            }
            let lines: [TerminalText] =
                SurveyLines.summary(found.surveys, output.times)
            try output.show(found, lines)
        }
    }

    /// `rollcall surveys use`.
    struct Use: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "use", abstract: "Take a survey into use again.")

        @Argument(help: ArgumentHelp("The ID of the survey; see `rollcall surveys list`.", valueName: "survey"))
        var surveyID: Int64

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> RecordSurvey {
            RecordSurvey(action: .use, surveyID: surveyID)
        }

        func lines(
            _ reply: RecordSurvey.Reply, to sent: RecordSurvey, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Survey \(surveyID) is used."]
        }
    }

    /// `rollcall surveys set-aside`.
    struct SetAside: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "set-aside", abstract: "Take a survey out of use and keep it.")

        @Argument(help: ArgumentHelp("The ID of the survey; see `rollcall surveys list`.", valueName: "survey"))
        var surveyID: Int64

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> RecordSurvey {
            RecordSurvey(action: .setAside, surveyID: surveyID)
        }

        func lines(
            _ reply: RecordSurvey.Reply, to sent: RecordSurvey, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Survey \(surveyID) is set aside."]
        }
    }

    /// `rollcall surveys drop`.
    struct Drop: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "drop", abstract: "Delete a survey with all that was heard.")

        @Argument(help: ArgumentHelp("The ID of the survey; see `rollcall surveys list`.", valueName: "survey"))
        var surveyID: Int64

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> RecordSurvey {
            try confirmation.confirm("Drop survey \(surveyID)?")
            return RecordSurvey(action: .drop, surveyID: surveyID)
        }

        func lines(
            _ reply: RecordSurvey.Reply, to sent: RecordSurvey, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Dropped survey \(surveyID)."]
        }
    }
}

/// `rollcall audit`.
struct AuditCommand: ReplyCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: """
            The audit, newest entry first: who looked at whose whereabouts, who changed what, logins and refusals.
            """,
        discussion: """
            Refusals of the same person, type and minute form one entry with the time and address of the first. If \
            there was more than one, its detail `count` gives their number.
            """)

    static let columns: [Column<AuditRecord>] = [
        Column("TIME") { Cell.text($0.at, $1) },
        Column("WHO") { Cell.text($0.actor.map(AuditLines.name), $1) },
        Column("ACTION") { Cell.text($0.action, $1) },
        Column("ABOUT") { Cell.text(AuditLines.about($0), $1) },
        Column("DETAILS") { Cell.text(AuditLines.details($0), $1) },
        Column("FROM") { Cell.text($0.address, $1) },
    ]

    @Option(help: "Only entries with this action, such as `login_refused`.")
    var action: String?

    @Option(help: "Only entries about actions of this person.")
    var by: PersonArgument?

    @Option(help: "Only entries that concern this person.")
    var about: PersonArgument?

    @Option(help: TimeArgument.help("Only entries after this"))
    var from: TimeArgument?

    @Option(help: TimeArgument.help("Only entries before this"))
    var to: TimeArgument?

    @OptionGroup var pages: EntryPageOptions
    @OptionGroup var remote: RemoteOptions

    func request(_ client: RollcallClient) async throws -> GetAudit {
        let actorID = try await PersonsCommand.Rows.idIfAny(of: by, client)
        let personID = try await PersonsCommand.Rows.idIfAny(of: about, client)
        return GetAudit(
            search: pages.search, action: action, actorID: actorID, personID: personID, from: from?.date, to: to?.date,
            before: pages.before, pageSize: pages.pageSize)
    }

    func lines(
        _ reply: GetAudit.Reply, to sent: GetAudit, _ client: RollcallClient, _ output: Output
    ) -> [TerminalText] {
        AuditLines.entries(reply, Self.columns, output.times)
    }
}

/// `rollcall looks`.
struct LooksCommand: ReplyCommand {
    static let configuration = CommandConfiguration(
        commandName: "looks", abstract: "Who looked at the caller's whereabouts, newest first.")

    static let columns: [Column<LookRecord>] = [
        Column("TIME") { Cell.text($0.at, $1) },
        Column("WHO") { Cell.text("\($0.firstName ?? "(erased)") \($0.lastName ?? "")", $1) },
        Column("CLASS") { Cell.text($0.classification, $1) },
        Column("HOW") { Cell.text($0.action, $1) },
    ]

    @OptionGroup var pages: EntryPageOptions
    @OptionGroup var remote: RemoteOptions

    func request(_ client: RollcallClient) async throws -> GetOwnAudit {
        GetOwnAudit(search: pages.search, before: pages.before, pageSize: pages.pageSize)
    }

    func lines(
        _ reply: GetOwnAudit.Reply, to sent: GetOwnAudit, _ client: RollcallClient, _ output: Output
    ) -> [TerminalText] {
        AuditLines.looks(reply, Self.columns, output.times)
    }
}

/// `rollcall station`.
struct StationCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "station", abstract: "How the server is found from outside, though its address changes.",
        subcommands: [Show.self, Edit.self], defaultSubcommand: Show.self)

    /// `rollcall station show`.
    struct Show: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: """
                Read how this server is found from outside: its serial number and code, and the state of its \
                resolvers.
                """,
            discussion: "All servers of the same database return the same.")

        @OptionGroup var drawing: StationLabelOption
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetStation {
            GetStation(label: .text)
        }

        func lines(
            _ reply: GetStation.Reply, to sent: GetStation, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            StationLines.lines(reply, withLabel: drawing.label, output.times)
        }
    }

    /// `rollcall station edit`.
    struct Edit: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change how this server is found from outside.",
            discussion: "The given values override the settings files of all servers.")

        @Option(help: "By what it is found: serial (and code), or code alone.")
        var findable: StationFindable?

        @Option(
            help: """
                The server's port as seen from outside, 1…65535: the port that the router forwards to it.
                """)
        var port: Int?

        @Option(
            name: .customLong("resolver"),
            help: """
                Up to four resolvers, such as `resolver.example` or `resolver.example:8129`; empty for none. May be \
                repeated.
                """)
        var servers: [String] = []

        @Flag(help: "No servers any more.")
        var noResolvers = false

        @Option(help: "The invitation of a resolver's operator, required to register; empty to delete it.")
        var invitation: String?

        @Flag(
            help: """
                Create a new key. The code changes, and printed labels become invalid; resolvers that know the \
                previous key accept the new one because the previous key signs it.
                """)
        var newKey = false

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(findable, port, servers.first, noResolvers ? true : nil, invitation, newKey ? true : nil)
        }

        func request(_ client: RollcallClient) async throws -> EditStation {
            if newKey { try confirmation.confirm("Make another key? What is printed no longer leads here.") }
            return EditStation(
                findable: findable, port: port, servers: servers.isEmpty && !noResolvers ? nil : servers,
                invitation: invitation, newKey: newKey ? true : nil)
        }

        func lines(
            _ reply: EditStation.Reply, to sent: EditStation, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Changed how the server is found. `rollcall station` shows it."]
        }
    }
}

/// `rollcall config`.
struct ConfigCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "The settings of the school, and of the server that answers.",
        subcommands: [List.self, Get.self, ConfigSetCommand.self])

    /// `rollcall config list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "Read the settings: all of them, or one by name.",
            discussion: "Secrets are never returned.")

        static let columns: [Column<SettingRecord>] = [
            Column("ITEM") { Cell.text($0.item, $1) },
            Column("VALUE") { Cell.text($0.shown, $1) },
            Column("RESTART") { Cell.text($0.restartNecessary ? "necessary" : "", $1) },
            Column("FOR") { Cell.text($0.description, $1) },
        ]

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> ReadConfig {
            ReadConfig()
        }

        func lines(
            _ reply: ReadConfig.Reply, to sent: ReadConfig, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Self.columns, of: reply.settings, called: "settings", none: "There are no settings.", output.times)
        }
    }

    /// `rollcall config get`.
    struct Get: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "get", abstract: "Show the value of one setting.")

        @Argument(help: "The name of one setting; all settings if absent.")
        var item: String

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> ReadConfig {
            ReadConfig(item: item)
        }

        func lines(
            _ reply: ReadConfig.Reply, to sent: ReadConfig, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            reply.settings.map { "\($0.shown)" }
        }
    }
}

/// `rollcall query`.
struct QueryCommand: ReplyCommand {
    static let configuration = CommandConfiguration(
        commandName: "query", abstract: "Run an SQL statement over the views of the schema report.",
        discussion: """
            The views are people, zones, rooms, beacons, badges, scanners, visits, whereabouts, occupancy and \
            changes. One statement that only reads, for at most 5 seconds; the audit keeps it without its values.
            """)

    @Argument(help: "Such as 'SELECT * FROM occupancy'.")
    var query: String

    @OptionGroup var printing: QueryOutputOptions
    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        guard !(printing.csv && remote.json) else {
            throw ValidationError("Give --csv or --json, not both.")
        }
    }

    func request(_ client: RollcallClient) async throws -> RunQuery {
        RunQuery(query: query)
    }

    func lines(
        _ reply: RunQuery.Reply, to sent: RunQuery, _ client: RollcallClient, _ output: Output
    ) throws -> [TerminalText] {
        try printing.lines(reply, output)
    }

    func check(_ reply: RunQuery.Reply) {
        printing.warn(reply)
    }
}

/// `rollcall queries`.
struct QueriesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "queries", abstract: "Questions in SQL that are kept under a name, for every admin.",
        discussion: "Run one with: rollcall query \"$(rollcall queries show NAME)\"",
        subcommands: [List.self, Show.self, Save.self, Delete.self], defaultSubcommand: List.self)

    /// `rollcall queries list`.
    struct List: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "The saved statements ordered by name.")

        static let columns: [Column<SavedQueryRecord>] = [
            Column("NAME") { Cell.text($0.queryName, $1) },
            Column("SAVED") { Cell.text($0.savedAt, $1) },
            Column("STATEMENT") { Cell.text($0.query, $1) },
        ]

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetQueries {
            GetQueries(search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }

        func lines(
            _ reply: GetQueries.Reply, to sent: GetQueries, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            Table.lines(
                Self.columns, of: reply.queries, total: reply.total, called: "queries", search: pages.search,
                none: "No saved questions.", output.times)
        }
    }

    /// `rollcall queries show`.
    struct Show: RequestCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show the statement of a saved question.")

        @Argument(help: ArgumentHelp("The name of the question, in any case.", valueName: "name"))
        var search: String

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> GetQueries {
            GetQueries(search: search)
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(try await request(client))
            guard let found = (reply.queries.first { $0.queryName.lowercased() == search.lowercased() }) else {
                throw CommandError(
                    "There is no query \(search).", hint: "See them with: rollcall queries list")
            }
            let lines: [TerminalText] =
                ["\(found.query)"]
            try output.show(found, lines)
        }
    }

    /// `rollcall queries save`.
    struct Save: ReplyCommand {
        static let configuration = CommandConfiguration(
            commandName: "save",
            abstract: "Save a statement under a name, replacing one that has the same name, ignoring case.",
            discussion: """
                The statement is not run. It is kept when a person is erased, so it should not name any person.
                """)

        @Argument(help: "The name of the query: 1 to 100 characters.")
        var queryName: String

        @Argument(help: "The statement, as for `rollcall query`.")
        var query: String

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> SaveQuery {
            SaveQuery(queryName: queryName, query: query)
        }

        func lines(
            _ reply: SaveQuery.Reply, to sent: SaveQuery, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Saved the question \(queryName)."]
        }
    }

    /// `rollcall queries delete`.
    struct Delete: ReplyCommand {
        static let configuration = CommandConfiguration(commandName: "delete", abstract: "Delete a saved statement.")

        @Argument(help: ArgumentHelp("Case-insensitive.", valueName: "query"))
        var queryName: String

        @OptionGroup var remote: RemoteOptions

        func request(_ client: RollcallClient) async throws -> DeleteQuery {
            DeleteQuery(queryName: queryName)
        }

        func lines(
            _ reply: DeleteQuery.Reply, to sent: DeleteQuery, _ client: RollcallClient, _ output: Output
        ) -> [TerminalText] {
            ["Deleted the question \(queryName)."]
        }
    }
}

/// `rollcall info`.
struct InfoCommand: ReplyCommand {
    static let configuration = CommandConfiguration(
        commandName: "info", abstract: "Show your own account, whereabouts and badges.")

    @OptionGroup var remote: RemoteOptions

    func request(_ client: RollcallClient) async throws -> GetInfo {
        GetInfo()
    }

    func lines(_ reply: GetInfo.Reply, to sent: GetInfo, _ client: RollcallClient, _ output: Output) -> [TerminalText] {
        WhereaboutsLines.own(reply.info, output.times)
    }
}

/// `rollcall report-location`.
struct ReportLocationCommand: ReplyCommand {
    static let configuration = CommandConfiguration(
        commandName: "report-location", abstract: "Report which room beacons the student's client hears.",
        discussion: """
            Either --major and --minor of the nearest one, with the site's UUID implied, or the list of all; an \
            empty list means that none is heard.
            """)

    @OptionGroup var heard: HeardBeaconOptions
    @OptionGroup var remote: RemoteOptions

    func request(_ client: RollcallClient) async throws -> UpdateLocation {
        UpdateLocation(major: heard.majorKey, minor: heard.minorKey, beacons: heard.beacons)
    }

    func lines(
        _ reply: UpdateLocation.Reply, to sent: UpdateLocation, _ client: RollcallClient, _ output: Output
    ) -> [TerminalText] {
        ["Reported; \(reply.recognised) of \(heard.count) beacons are room beacons of this site."]
    }
}

extension AlertKind: ExpressibleByArgument {}
extension AlertSeverity: ExpressibleByArgument {}
extension BadgeState: ExpressibleByArgument {}
extension BookingState: ExpressibleByArgument {}
extension Classification: ExpressibleByArgument {}
extension DeliveryState: ExpressibleByArgument {}
extension Dialect: ExpressibleByArgument {}
extension LockDialect: ExpressibleByArgument {}
extension LockMember: ExpressibleByArgument {}
extension MusterKind: ExpressibleByArgument {}
extension PresenceGate: ExpressibleByArgument {}
extension RoomMember: ExpressibleByArgument {}
extension Rule.WhenUnknown: ExpressibleByArgument {}
extension ScannerState: ExpressibleByArgument {}
extension ScheduleMember: ExpressibleByArgument {}
extension StationFindable: ExpressibleByArgument {}
extension WebhookMessageType: ExpressibleByArgument {}
extension WhereaboutsState: ExpressibleByArgument {}
