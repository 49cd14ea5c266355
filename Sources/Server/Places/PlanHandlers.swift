import Foundation
import Phrases
import Pictures
import Store
import Vocabulary
import Wire

enum PlanHandlers {
    static func list(_ arguments: GetPlans, _ context: HandlerContext) async throws -> GetPlans.Reply {
        let zones = try await context.visibility().zones
        let found = try await PlanRepository(context.services.pool).list(
            Check.list(arguments, in: context.language), zones: zones)
        return GetPlans.Reply(plans: found.rows.map(PlanRecord.init), total: found.total)
    }

    static func edit(_ arguments: EditPlan, _ context: HandlerContext) async throws -> EmptyReply {
        let zone = try Check.text(arguments.zoneName, "zone_name", limit: 100)
        let isRemoved = arguments.remove == true
        guard (arguments.image != nil) != isRemoved else {
            throw Refusal(.badArguments, .eitherArgumentNeeded("image", "remove"))
        }
        let picture = try arguments.image.map(picture)
        try await context.change(.planEdited, ["zone_name": zone]) { transaction in
            let plans = PlanRepository(transaction)
            guard let picture else { return try await plans.remove(zoneName: zone) }
            let kept = PlanPicture(zoneName: zone, format: picture.format.rawValue, bytes: picture.bytes)
            try await plans.set(kept, width: picture.width, height: picture.height)
        }
        return EmptyReply()
    }

    private static func picture(_ file: Data) throws -> Picture {
        do throws(Picture.Fault) {
            return try Picture(Array(file))
        } catch {
            throw Refusal(error)
        }
    }

    static func place(_ arguments: PlaceOnPlan, _ context: HandlerContext) async throws -> EmptyReply {
        let zone = try Check.text(arguments.zoneName, "zone_name", limit: 100)
        guard arguments.things.count <= 1_000 else {
            throw Refusal(.badArguments, .argumentHoldsTooMany("things", 1_000), argument: "things")
        }
        let places = try arguments.things.enumerated().map { try place($0.element, "things[\($0.offset)].points") }
        try await context.change(.thingsPlaced, ["zone_name": zone, "things": String(places.count)]) {
            try await PlanRepository.place(places, zoneName: zone, in: $0)
        }
        return EmptyReply()
    }

    /// - Parameter argument: the name of the argument with the points.
    private static func place(_ thing: PlanPlace, _ argument: String) throws -> PlanRepository.Place {
        guard thing.points.count <= (thing.kind == .room ? 100 : 1) else {
            throw Refusal(
                .badArguments, .planPointsTooMany("points"),
                argument: argument)
        }
        if let wrong = thing.points.firstIndex(where: { $0.count != 2 || !$0.allSatisfy((0...1).contains) }) {
            throw Refusal(
                .badArguments, .planPointsMalformed("points"),
                argument: "\(argument)[\(wrong)]")
        }
        return PlanRepository.Place(kind: thing.kind, id: thing.id, points: thing.points.flatMap(\.self))
    }
}

extension PlanRecord {
    init(_ plan: Plan) {
        self.init(
            zoneName: plan.zoneName, path: "/plans/\(plan.pictureID.uuidString.lowercased())", width: plan.width,
            height: plan.height, things: plan.things.map(PlanThingRecord.init))
    }
}

extension PlanThingRecord {
    init(_ thing: PlanThing) {
        let points = stride(from: 0, to: thing.points.count - 1, by: 2).map {
            [thing.points[$0], thing.points[$0 + 1]]
        }
        self.init(kind: thing.kind, id: thing.id, name: thing.name, points: points)
    }
}

extension Refusal {
    /// Why a picture is refused.
    init(_ fault: Picture.Fault) {
        switch fault {
        case .tooLarge:
            self.init(
                .tooLarge, .pictureTooManyBytes("image"), argument: "image")
        case .tooManyPixels:
            self.init(
                .tooLarge, .pictureTooManyPixels("image"),
                argument: "image")
        case .unknownFormat:
            self.init(.badArguments, .pictureFormatUnknown("image"), argument: "image")
        case .broken:
            self.init(.badArguments, .pictureDamaged("image"), argument: "image")
        case .unusual:
            self.init(
                .badArguments, .pictureJPEGNotShown("image"),
                argument: "image")
        case .moving:
            self.init(
                .badArguments, .pictureMoving("image"),
                argument: "image")
        }
    }
}
