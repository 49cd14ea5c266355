import Phrases

extension Kind {
    /// Returns all problems of the kind; empty if it can be used.
    public func validate() -> [KindProblem] {
        var check = KindCheck()
        check.name(name, at: "kind")
        check.words(label, at: "label")
        check.count(properties, atMost: Self.maxProperties, at: "properties")
        check.count(commands, atMost: Self.maxCommands, at: "commands")
        check.distinct(properties.map(\.name), at: "properties")
        check.distinct(commands.map(\.name) + [Command.status.name], at: "commands")
        for (index, property) in properties.enumerated() { check.property(property, of: self, "properties[\(index)]") }
        for (index, command) in commands.enumerated() { check.command(command, of: self, "commands[\(index)]") }
        check.phrases(commands + [.status])
        for (index, rule) in button.enumerated() { check.button(rule, of: self, "button[\(index)]") }
        if let picture, case .number? = property(picture.property)?.type {
        } else if picture != nil {
            check.note("picture.property", .numberNotNamed)
        }
        if safety == .moves, !properties.contains(where: { $0.closed != nil }) {
            check.note("class", .closedValueMissing)
        }
        for (match, path) in [(obstructed, "obstructed"), (sensor, "sensor")] {
            if let match { check.match(match, of: self, path) }
        }
        return check.problems
    }
}

/// Collects the problems of a kind.
struct KindCheck {
    private(set) var problems: [KindProblem] = []

    mutating func note(_ path: String, _ sentence: Phrase) {
        problems.append(KindProblem(path: path, sentence: sentence))
    }

    /// A letter, then letters, digits and underscores: the name is used in topics, URLs and SQL.
    mutating func name(_ name: String, at path: String) {
        let letters = "a"..."z" as ClosedRange<Character>
        let isName =
            name.first.map(letters.contains) ?? false
            && name.allSatisfy { $0.isASCII && letters.contains($0) || $0.isASCIIDigit || $0 == "_" }
        if !isName || name.utf8.count > 32 {
            note(path, .kindNameMalformed)
        }
    }

    mutating func words(_ words: LocalizedText, at path: String) {
        for text in words.all where text.isEmpty || text.count > 60 || !text.isPrintable {
            note(path, .labelLengthWrong)
        }
    }

    mutating func count(_ members: some Collection, atMost limit: Int, at path: String) {
        if members.count > limit { note(path, .tooManyMembers(members.count, limit)) }
    }

    mutating func distinct(_ names: [String], at path: String) {
        var seen: Set<String> = []
        for name in names where !seen.insert(name).inserted { note(path, .nameRepeated(name)) }
    }

    mutating func property(_ property: Kind.Property, of kind: Kind, _ path: String) {
        name(property.name, at: "\(path).name")
        words(property.label, at: "\(path).label")
        type(property.type, of: kind, path)
        if let closed = property.closed, let problem = property.type.problem(with: closed) {
            note("\(path).closed", problem.sentence)
        }
    }

    mutating func type(_ type: ValueType, of kind: Kind, _ path: String) {
        switch type {
        case .bool: break
        case .number(let range): self.range(range, path)
        case .choice(let choices): self.choices(choices, path)
        case .text(let longest):
            if !(1...200).contains(longest) { note("\(path).longest", .textLimitOutOfRange) }
        case .program(let property):
            if kind.programRange(type) == nil { note("\(path).of", .noNumberNamed(property)) }
        }
    }

    private mutating func range(_ range: NumberRange, _ path: String) {
        let (lowest, highest) = (PropertyValue.plain(range.lowest), PropertyValue.plain(range.highest))
        if !range.lowest.isFinite || !range.highest.isFinite || range.lowest >= range.highest {
            note("\(path).max", .highestNotAboveLowest(highest, lowest))
        } else if let step = range.step, !(step > 0 && step <= range.highest - range.lowest) {
            note("\(path).step", .stepOutOfRange)
        }
        if let unit = range.unit, unit.isEmpty || unit.count > 16 || !unit.isPrintable {
            note("\(path).unit", .unitLengthWrong)
        }
    }

    private mutating func choices(_ choices: [Choice], _ path: String) {
        if !(2...32).contains(choices.count) { note("\(path).choices", .choiceCountWrong) }
        distinct(choices.map(\.value), at: "\(path).choices")
        for (index, choice) in choices.enumerated() {
            name(choice.value, at: "\(path).choices[\(index)].value")
            words(choice.label, at: "\(path).choices[\(index)].label")
        }
    }

    mutating func match(_ match: Kind.Match, of kind: Kind, _ path: String) {
        guard let property = kind.property(match.property) else {
            return note("\(path).property", .noPropertyNamed(match.property))
        }
        if let problem = property.type.problem(with: match.value) { note("\(path).value", problem.sentence) }
    }

    mutating func button(_ rule: Kind.ButtonRule, of kind: Kind, _ path: String) {
        if let condition = rule.condition { match(condition, of: kind, "\(path).if") }
        guard let command = kind.command(rule.command) else {
            return note("\(path).command", .noCommandNamed(rule.command))
        }
        if command.arguments.contains(where: \.isRequired) {
            note("\(path).command", .buttonCommandNeedsArguments(rule.command))
        }
    }
}
