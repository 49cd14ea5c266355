import Phrases
public import Vocabulary
public import Wire

/// The one table of pages.
public enum ConsolePages {
    /// In the order of the navigation.
    public static let all: [any ConsolePage.Type] = [
        NowPage.self, RoomPage.self, PersonPage.self, VisitPage.self, PlanPage.self, PlanEditPage.self,
        MusterPage.self, MusterEntryPage.self, MustersPage.self, MusterReportPage.self,
        MusterLinksPage.self, MusterPaperPage.self, MusterFilePage.self,
        PlacesPage.self, ZonePage.self, PlacePage.self, DoorPage.self, BeaconsPage.self, BeaconPage.self,
        ScannersPage.self, ScannerPage.self, FleetPage.self, SurveysPage.self, SurveyPage.self, SurveyWalkPage.self,
        BadgesPage.self,
        PeoplePage.self, ManagedPersonPage.self, ErasePage.self, GroupsPage.self, GroupPage.self, ImportPage.self,
        AlertsPage.self, AlertKindsPage.self,
        WebhooksPage.self, WebhookPage.self, DeliveriesPage.self, SettingsPage.self, AuditPage.self, QueryPage.self,
        RemoteAccessPage.self, FirstStepsPage.self,
        ManageLocksPage.self, LockSetupPage.self, ClearancesPage.self, UnlocksPage.self, ExplainUnlockPage.self,
        AllBookingsPage.self,
        ManageDevicesPage.self, RegisterDevicePage.self, DeviceSetupPage.self, KindsPage.self,
        RulesPage.self, NewRulePage.self, RulePage.self, RulePartPage.self,
        HerePage.self, LocksPage.self, LockPage.self, MyUnlocksPage.self, RoomsPage.self, BookRoomPage.self,
        MyBookingsPage.self, DevicesPage.self, DevicePage.self, SchedulesPage.self, SchedulePage.self,
        MyVisitsPage.self,
        WhoLookedPage.self, MyDataPage.self, MyAccountPage.self, HelpPage.self,
        LoginPage.self, ClaimPage.self, PasswordPage.self, OneTimeCodesPage.self,
    ]

    private static let byPath = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })

    public static func page(at path: String) -> (any ConsolePage.Type)? { byPath[path] }

    /// Returns the pages that a caller may see.
    public static func reach(of caller: Callers) -> [any ConsolePage.Type] {
        all.filter { !$0.isForStrangers && !$0.callers.isDisjoint(with: caller) }
    }

    /// Returns the caller's start page: the first page of the navigation that they may see or, in a school that is not
    /// set up yet, the first steps. Throws `Refusal`.
    /// - Parameter mode: which of their pages they want to see.
    public static func first(
        for caller: Callers, mode: PageMode?, _ asker: some Asking
    ) async throws -> any ConsolePage.Type {
        if mode == .user { return HerePage.self }
        if !FirstStepsPage.callers.isDisjoint(with: caller), try await FirstStepsPage.load(asker).isNecessary {
            return FirstStepsPage.self
        }
        return first(for: caller)
    }

    private static func first(for caller: Callers) -> any ConsolePage.Type {
        reach(of: caller).first { $0.place != nil } ?? PasswordPage.self
    }
}

extension ConsolePage {
    /// Whether no person has to be logged in.
    public static var isForStrangers: Bool { types.allSatisfy { $0.callers.contains(.strangers) } }
}
