import Phrases

extension KindCheck {
    mutating func command(_ command: Kind.Command, of kind: Kind, _ path: String) {
        name(command.name, at: "\(path).name")
        words(command.label, at: "\(path).label")
        count(command.arguments, atMost: Kind.Command.maxArguments, at: "\(path).arguments")
        distinct(command.arguments.map(\.name), at: "\(path).arguments")
        if !(1...Kind.Command.maxOfAll).contains(command.longest) {
            note("\(path).longest_s", .commandTimeOutOfRange(Kind.Command.maxOfAll))
        }
        for (index, argument) in command.arguments.enumerated() {
            name(argument.name, at: "\(path).arguments[\(index)].name")
            words(argument.label, at: "\(path).arguments[\(index)].label")
            type(argument.type, of: kind, "\(path).arguments[\(index)]")
        }
        if let effect = command.sets { self.effect(effect, of: command, kind, "\(path).sets") }
    }

    private mutating func effect(_ effect: Kind.Effect, of command: Kind.Command, _ kind: Kind, _ path: String) {
        guard let property = kind.property(effect.property) else {
            return note("\(path).property", .noPropertyNamed(effect.property))
        }
        if !property.isSettable { note("\(path).property", .propertyOnlyReported(effect.property)) }
        if let value = effect.value, effect.argument != nil {
            note(path, .valueAndArgumentGiven(value))
        }
        if let value = effect.value, let problem = property.type.problem(with: value) {
            note("\(path).value", problem.sentence)
        }
        if let argument = effect.argument, !command.arguments.contains(where: { $0.name == argument }) {
            note("\(path).argument", .noArgumentNamed(argument))
        }
    }

    /// A phrase identifies one command, and contains all its required arguments.
    mutating func phrases(_ commands: [Kind.Command]) {
        var owners: [[String]: String] = [:]
        for (index, command) in commands.enumerated() {
            for (language, phrases) in command.spoken {
                let path = "commands[\(index)].spoken.\(language)"
                if !language.isLanguageTag { note(path, .languageTagMalformed) }
                count(phrases, atMost: Kind.Command.maxPhrases, at: path)
                for phrase in phrases { self.phrase(phrase, of: command, path, &owners) }
            }
        }
    }

    private mutating func phrase(
        _ text: String, of command: Kind.Command, _ path: String, _ owners: inout [[String]: String]
    ) {
        let phrase = SpokenPhrase(text)
        if phrase.tokens.isEmpty || text.count > 60 || !text.isPrintable {
            note(path, .phraseLengthWrong)
        }
        for name in phrase.arguments where !command.arguments.contains(where: { $0.name == name }) {
            note(path, .noArgumentNamed(name))
        }
        for argument in command.arguments where argument.isRequired && !phrase.arguments.contains(argument.name) {
            note(path, .phraseLacksArgument(text, argument.name))
        }
        if let owner = owners[phrase.pattern], owner != command.name {
            note(path, .phraseShared(text, owner))
        }
        owners[phrase.pattern] = command.name
    }
}
