import Postgres
public import Presence

extension Whereabouts.State: StoredWord {}

extension Transition.VisitEnd: StoredWord {}

extension VisitSource: StoredWord {}
