extension Engine {
    /// What the engine was furnished with.
    public var building: Building { surroundings.building }
}
