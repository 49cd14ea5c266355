public import ArgumentParser
public import Beacon

extension ProximityUUID: ExpressibleByArgument {}

extension DeviceAddress: ExpressibleByArgument {}
