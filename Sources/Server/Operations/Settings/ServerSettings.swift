import Configuration
import Foundation
import Logging
import OperatorErrors
import Phrases
import SystemPackage
import Vocabulary
import Wire

/// The settings of this server: those it was started with, and the JSON file for the next start.
actor ServerSettings {
    private let inForce: ServerConfiguration
    private let logger: Logger

    init(_ configuration: ServerConfiguration, logger: Logger) {
        inForce = configuration
        self.logger = logger
    }

    /// - Parameter language: of their descriptions.
    func records(in language: Language) -> [SettingRecord] {
        let next = try? next(document())
        return ServerSetting.allCases.map { setting in
            let content = inForce.content(of: setting)
            let waits = next.map { $0.content(of: setting) != content } ?? false
            return SettingRecord(
                item: setting.item, value: setting.isSecret ? nil : content,
                description: Phrase.settingPurpose(setting.item).text(in: language),
                secret: setting.isSecret, isSet: content != nil, restartNecessary: waits)
        }
    }

    /// Writes a setting into the file; nil removes it. Returns whether the server has to be restarted for the setting
    /// to take effect. Throws `Refusal`, also if a server could not start with it; the file then stays as it is.
    func write(_ setting: ServerSetting, _ content: SettingContent?) throws -> Bool {
        guard !setting.isWrittenByHand else {
            throw Refusal(
                .cannotBeDone, .settingOnlyInFile(setting.item))
        }
        guard let file = inForce.file else {
            throw Refusal(
                .cannotBeDone, .settingsFileMissing)
        }
        if let content, !inForce.takes(content, for: setting) {
            throw Refusal(.cannotBeDone, .settingKindWrong(setting.item))
        }
        do {
            return try write(setting, content, into: file)
        } catch let error as ConfigurationError {
            throw Refusal(.cannotBeDone, .settingPreventsStart("\(error.message) \(error.hint)"))
        } catch let failure as Refusal {
            throw failure
        } catch {
            logger.error("The settings file cannot be written: \(error)", metadata: ["file": "\(file)"])
            throw Refusal(.cannotBeDone, .settingsFileNotWritable)
        }
    }

    private func write(_ setting: ServerSetting, _ content: SettingContent?, into file: String) throws -> Bool {
        let path = ["rollcall"] + setting.rawValue.split(separator: ".").map(String.init)
        let changed = try document().setting(content, at: path)
        let next = try next(changed)
        if let tls = next.tls, tls != inForce.tls { _ = try tls.certificates(logger: logger) }
        guard content == nil || next.content(of: setting) == content else {
            throw Refusal(
                .cannotBeDone, .settingFixedAtStart(setting.item))
        }
        try AtomicFile.write(changed.json(), to: FilePath(file))
        return next.content(of: setting) != inForce.content(of: setting)
    }

    /// Returns the current contents of the file.
    private func document() throws -> SettingsDocument {
        guard let file = inForce.file else { return .members([:]) }
        return try SettingsDocument(json: Data(contentsOf: URL(fileURLWithPath: file)))
    }

    /// Returns the configuration of a server that is started now.
    private func next(_ document: SettingsDocument) throws -> ServerConfiguration {
        let providers = inForce.overriding + [InMemoryProvider(name: "file", values: document.values())]
        return try ServerConfiguration(reader: ConfigReader(providers: providers))
    }
}
