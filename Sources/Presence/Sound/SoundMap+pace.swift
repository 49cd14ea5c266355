extension SoundMap {
    /// The same sounds, with people going from room to room as often as where there is no survey: a survey that stood
    /// still in each room does not tell how often people walk.
    public func atUsualPace() -> SoundMap {
        var map = self
        map.moveRate = Parameters.current.transition.moveRate
        return map
    }
}
