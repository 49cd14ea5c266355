import Store
import Wire

enum ReadConfigHandler: Handler {
    static func handle(_ arguments: ReadConfig, _ context: HandlerContext) async throws -> ReadConfig.Reply {
        let site = try await SiteSettings.read(context.services.pool)
        let records =
            SiteSetting.allCases.map { SettingRecord($0, in: site) } + (await context.services.settings.records())
        guard let item = arguments.item else { return ReadConfig.Reply(settings: records) }
        guard let record = records.first(where: { $0.item == item }) else {
            throw Failure(.notFound, "There is no setting of that name.")
        }
        return ReadConfig.Reply(settings: [record], value: record.value)
    }
}
