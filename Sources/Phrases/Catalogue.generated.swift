// Written by tools/generate. Change the declarations and run it again.

import Vocabulary

/// The texts of the catalogue.
enum PhraseKey: Int, CaseIterable {
    case accountTitle
    case sessionsTitle
    case sessionProgram
    case networkAddress
    case sessionBegun
    case sessionUsed
    case sessionEnds
    case actionsColumn
    case thisSession
    case endSession
    case unknownProgram
    case noSessions
    case logOutEverywhere
    case logOutEverywhereReason
    case loginSafety
    case changePasswordLink
    case oneTimeCodesLink
    case oneTimeCodesOff
    case oneTimeCodesOffWarning
    case oneTimeOrRecovery
    case turnOff
    case accessChangesTitle
    case noAccessChanges
    case accessChangesRead
    case accessChangesAsk
    case accessChange
    case alertKind
    case alertsTitle
    case noOpenAlerts
    case noAlertsFound
    case alertKindLabel
    case anyChoice
    case alertOpen
    case alertClosed
    case alertOpenSince
    case alertClosedAt
    case alertToldLast
    case alertAbout
    case alertRooms
    case alertLookedAfterBy
    case noteLabel
    case noteHint
    case alertAcknowledge
    case alertClose
    case alertCloseHint
    case alertKindsTitle
    case alertKindsIntroduction
    case alertKindEnabled
    case severityLabel
    case thresholdColumn
    case alertClosedByHand
    case noAlertKinds
    case alertCount
    case unit
    case severity
    case alertSubject
    case threshold
    case auditTitle
    case auditIntroduction
    case auditSearch
    case auditActionLabel
    case auditActorNumber
    case auditPersonNumber
    case whomColumn
    case detailsColumn
    case auditAllPeople
    case auditNone
    case auditEmpty
    case auditScanner
    case auditHelper
    case andMore
    case auditManyEntries
    case auditEntryCount
    case auditAction
    case badgeStates
    case searchBadges
    case lastCarrier
    case badgeReturned
    case lostSince
    case heardSinceLost
    case heardAgain
    case badgeState
    case badgeIsLost
    case badgeFound
    case noBadgesIn
    case badgeCount
    case noBadges
    case issued
    case issueAssigned
    case issueReturned
    case issueBought
    case issueBadge
    case badgeNumber
    case badgeNumberHint
    case seenZones
    case seenZonesLocked
    case showZones
    case addZone
    case noSeenZones
    case takeBack
    case removeZone
    case beaconsTitle
    case noBeacons
    case searchRooms
    case proximityUUID
    case proximityUUIDHint
    case majorKey
    case minorKey
    case majorMinor
    case keyHint
    case deviceAddress
    case deviceAddressHint
    case keysFrom
    case keysAssigned
    case keysBought
    case number
    case newBeacon
    case newBeaconAssigned
    case newBeaconBought
    case roomsFirst
    case editBeacon
    case deleteBeacon
    case backToBeacons
    case beaconOutOfUse
    case beaconTitle
    case editBeaconNumber
    case deleteBeaconWarning
    case bookRoom
    case bookButton
    case backToRooms
    case takenTimes
    case nothingTaken
    case bookingHours
    case always
    case mayNotBook
    case bookingFrom
    case bookingTo
    case secondTimeHint
    case bookingMinutes
    case bookingMinutesHint
    case bookingTitle
    case bookingTitleHint
    case bookingInvited
    case bookingInvitedHint
    case ownBookingsIntroduction
    case noBookings
    case booker
    case bookedByYou
    case bookingWhen
    case extendBooking
    case editBooking
    case cancelBooking
    case cancelBookingWarning
    case bookingNoticed
    case allBookingsTitle
    case allBookingsIntroduction
    case searchBookings
    case editRoomBooking
    case bookableBy
    case bookableByNone
    case bookingHoursHint
    case roomCapacity
    case withoutType
    case withoutCapacity
    case bookRoomNamed
    case bookingState
    case bookingEnd
    case bookingCount
    case invitedCount
    case clearancesTitle
    case clearancesIntroduction
    case noClearances
    case searchClearances
    case clearanceHolder
    case clearanceGroup
    case clearanceWhen
    case addClearance
    case clearancePerson
    case clearanceGroupLabel
    case clearanceFrom
    case clearanceUntil
    case clearanceHoursHint
    case removeClearance
    case clearancesLink
    case allClearances
    case editLevel
    case levelHint
    case editRequiredLevel
    case requiredLevelHint
    case withoutLevel
    case locksOfRoom
    case noLocksOfRoom
    case clearancesOf
    case hoursSpan
    case commandState
    case commandSource
    case knownCommandReason
    case aRoomIsEmpty
    case aRoomIsOccupied
    case aZoneIsEmpty
    case countOfRoom
    case countOfZone
    case aTimeComes
    case itIsBetween
    case conditionHolds
    case conditionHoldsHint
    case conditionOff
    case conditionOffHint
    case conditionAtLeast
    case conditionAtMost
    case conditionAbove
    case conditionBelow
    case conditionEquals
    case hoursFrom
    case hoursUntil
    case mustOrNot
    case mustBe
    case mustNotBe
    case addCondition
    case removeCondition
    case oneOfThese
    case allOfThese
    case demandAll
    case demandOne
    case sayPresent
    case sayLeft
    case sayPresentButton
    case sayLeftButton
    case sayHint
    case correctionReason
    case addVisit
    case correctVisit
    case corrections
    case visitTitle
    case changeVisit
    case removeVisit
    case emptyStays
    case visitLasts
    case saidAtColumn
    case beforeColumn
    case noCorrections
    case countsNow
    case removeVisitWarning
    case correction
    case setByErased
    case setByName
    case deliveryState
    case messageType
    case deliveryFault
    case manageDevicesTitle
    case newDevice
    case deviceName
    case deviceKind
    case serialNumber
    case serialHint
    case dialect
    case deviceOwner
    case editDevice
    case deleteDevice
    case newCodeTitle
    case makeCode
    case newCodeWarning
    case newDeviceTokenWarning
    case openRegistration
    case openRegistrationWarning
    case unattended
    case unattendedReason
    case deviceGrants
    case noGrants
    case grantLevel
    case grantHolder
    case addGrant
    case grantGroup
    case grantZone
    case grantPerson
    case removeGrant
    case refusedMessages
    case deviceSecretsTitle
    case deviceTokenGive
    case deviceCodeGive
    case deviceLabelCode
    case setUpTitle
    case deleteDeviceWarning
    case deviceLevel
    case devicesTitle
    case device
    case noDevices
    case searchDevices
    case noRoom
    case backToDevices
    case deviceSays
    case lastSaid
    case tellIt
    case deviceConnected
    case deviceAway
    case nothingSaidYet
    case deviceObstructed
    case deviceOutOfUse
    case otherCommands
    case deviceState
    case sayToDevice
    case sayButton
    case speakButton
    case speakHint
    case deviceHistory
    case toldNothing
    case toldAt
    case toldWhat
    case toldBy
    case outcome
    case cancelCommand
    case setUpDevice
    case programOf
    case explainUnlockTitle
    case explainUnlockLink
    case explainPersonLink
    case explainUnlockIntroduction
    case explainUnlockButton
    case explainNone
    case wouldOpen
    case wouldNotOpen
    case wouldWantCode
    case securityLevel
    case requiredLevel
    case noLevelOpens
    case explainClearances
    case explainBookings
    case explainListeners
    case noListeners
    case holdsNow
    case listenerAlive
    case loudness
    case lawfulNow
    case badgeTwice
    case whereaboutsAt
    case clientAt
    case passwordPending
    case weakLock
    case weakAllowed
    case explainUnlockOf
    case clearanceNumber
    case stepTimeZone
    case firstStepsTitle
    case firstStepsIntroduction
    case firstStepsDone
    case stepDone
    case stepToDo
    case stepZone
    case stepRoom
    case stepScanner
    case stepScannerAlive
    case stepPerson
    case stepBadge
    case stepsGoOn
    case fleetTitle
    case fleetIntroduction
    case nothingSet
    case label
    case fleetLabelHint
    case leftToNode
    case editFleetOfAll
    case newFleetLabel
    case editFleetOf
    case nodeSetting
    case settingSource
    case followedInTitle
    case unlockLists
    case followedInIntroduction
    case noFollowers
    case followedInEvidence
    case allUnlocks
    case behindNone
    case doorWasOpen
    case followedInCount
    case doorUnlocked
    case personUnlockedDoor
    case skipToContent
    case navigation
    case manage
    case logOut
    case connectionLost
    case eventsHeldBack
    case notDone
    case optional
    case never
    case notFoundTitle
    case forbiddenTitle
    case unavailableTitle
    case errorTitle
    case toFirstPage
    case search
    case save
    case create
    case delete
    case edit
    case previousPage
    case nextPage
    case yes
    case no
    case secondsAgo
    case minutesAgo
    case hoursAgo
    case daysAgo
    case groupsTitle
    case groupsIntroduction
    case group
    case members
    case searchGroups
    case groupName
    case noGroups
    case newGroup
    case backToGroups
    case noMembers
    case addMembers
    case noPeopleToAdd
    case renameGroup
    case deleteGroup
    case groupTitle
    case addMember
    case removeMember
    case deleteGroupWarning
    case helpTitle
    case helpPages
    case helpStates
    case helpPresent
    case helpUnknown
    case helpLeft
    case helpDrill
    case helpDrillPeople
    case helpDrillStaff
    case helpDrillHelpers
    case helpDrillPaper
    case helpTakeOver
    case helpTakeOverOwn
    case helpTakeOverIssue
    case helpPrivacy
    case helpPrivacyText
    case helpPage
    case importTitle
    case importIntroduction
    case importHeads
    case importGroups
    case importFile
    case importText
    case tableFile
    case tableText
    case importWhat
    case importDry
    case importReally
    case importCodes
    case importCodesHint
    case importDone
    case importPossible
    case importProblems
    case line
    case tableColumn
    case problem
    case codesPrint
    case nothingChangedYet
    case groupsMissing
    case importNotes
    case importNote
    case lookWithNewGroups
    case problemsFound
    case importCounts
    case kindsTitle
    case kindsIntroduction
    case noKinds
    case kindName
    case kindSafety
    case kindDevices
    case kindDocument
    case kindDocumentHint
    case kindFile
    case pasteKind
    case uploadKind
    case createKind
    case deleteKind
    case deleteKindWarning
    case kindStays
    case kindClass
    case manageLocksTitle
    case manageLocksIntroduction
    case noLocks
    case newLock
    case lockNeedsDevice
    case lockSetUp
    case setUpLock
    case backToLocks
    case lockDevice
    case lockDoor
    case lockDoorHint
    case lockGate
    case lockWithin
    case lockListeners
    case lockListenersHint
    case lockMinRSSI
    case lockTrustClient
    case lockTrustClientHint
    case lockRelock
    case lockOpenHours
    case lockOpenHoursHint
    case lockWeak
    case lockWeakLong
    case battery
    case lockEpoch
    case lockActivated
    case activateLock
    case activateLockHint
    case lockFingerprint
    case lockFingerprintHint
    case lockCode
    case lockCodeHint
    case resetLock
    case resetLockWarning
    case editLock
    case deleteLock
    case withoutDoor
    case withoutMinRSSI
    case withoutOpenHours
    case lockOutOfUse
    case lockSetUpOf
    case deleteLockWarning
    case presenceGate
    case hoursRowFrom
    case hoursRowUntil
    case hoursRowDays
    case hoursRowHint
    case lockDialect
    case loginTitle
    case logIn
    case email
    case password
    case oldPassword
    case newPassword
    case passwordHint
    case oneTimeCode
    case codeInPlace
    case claimLink
    case claimTitle
    case claimIntroduction
    case claimCode
    case claimCodeHint
    case claimButton
    case passwordTitle
    case confirmTitle
    case confirmReason
    case goOn
    case oneTimeCodesTitle
    case oneTimeCodesIntroduction
    case showSecret
    case turnOn
    case typeSecret
    case openAuthenticator
    case recoveryCodesTitle
    case recoveryCodesKeep
    case claimCodeTitle
    case claimCodeGive
    case holdsUntil
    case scannerTokenTitle
    case scannerTokenGive
    case placesTitle
    case noZones
    case noRoomsInZone
    case newZone
    case newRoom
    case newDoor
    case zoneName
    case roomNumber
    case description
    case leaveAfter
    case leaveAfterHint
    case rooms
    case doors
    case doorsIntroduction
    case noDoors
    case noDoorsOfRoom
    case otherRoom
    case change
    case editZone
    case deleteZone
    case editRoom
    case deleteRoom
    case deleteDoor
    case backToPlaces
    case whoIsInRoom
    case roomOutOfUse
    case outOfUseSince
    case nothingFound
    case leavesAfter
    case zoneTitle
    case doorTitle
    case editDoor
    case deleteZoneWarning
    case deleteRoomWarning
    case deleteDoorWarning
    case decimalNumber
    case musterTitle
    case noMuster
    case startMuster
    case startDrill
    case allMusters
    case noMusters
    case musterReport
    case musterName
    case musterKind
    case startedAt
    case closedAt
    case missingCount
    case accountedCount
    case notExpectedNote
    case standing
    case standingName
    case searchNames
    case orderOfList
    case byUrgency
    case byName
    case byRoom
    case byGroup
    case nowhere
    case tickBox
    case groups
    case latestEntry
    case addEntry
    case otherEntry
    case entryTitle
    case atStart
    case disputed
    case unnamedPerson
    case changeMuster
    case closeMuster
    case closeMusterWarning
    case stillMissing
    case musterMistake
    case musterMistakeWarning
    case entriesWait
    case entriesRefused
    case entriesRead
    case entriesNeedLogin
    case saidAt
    case saidBy
    case noEntries
    case entriesHeading
    case wholeList
    case expectedCount
    case timeToHalf
    case timeToMost
    case timeToAll
    case notReached
    case believedPresent
    case believedFound
    case foundUnexpectedly
    case missingOf
    case notExpected
    case witness
    case minutesAndSeconds
    case kindOfMuster
    case frameStart
    case frameOpen
    case musterLinks
    case musterLinksIntroduction
    case linksNeedMuster
    case linkLabel
    case linkLabelHint
    case linkZone
    case linkAllPeople
    case linkMinutes
    case linkMinutesHint
    case makeLink
    case linkTitle
    case linkGive
    case linkCode
    case secretCode
    case linksMade
    case noLinks
    case noPhones
    case helperName
    case phoneJoined
    case phoneSeen
    case linkEnded
    case endPhone
    case endLink
    case endLinkWarning
    case joinTitle
    case joinIntroduction
    case joinLogsOut
    case yourName
    case joinButton
    case linkDeadTitle
    case linkDead
    case linkDeadStaff
    case helpingAs
    case musterHelper
    case paperList
    case printPage
    case reportFile
    case reportFileIntroduction
    case peopleFile
    case entriesFile
    case believedThen
    case roomThen
    case secondsAfter
    case hereTitle
    case nowhereKnown
    case ownBadgeHeard
    case ownPhoneHeard
    case ownPhoneReports
    case ownBadgeSilent
    case ownPhoneSilent
    case ownDataTitle
    case ownDataIntroduction
    case ownNeverHeard
    case ownQuietSince
    case ownLeftSince
    case ownWrongPlace
    case ownBadges
    case carriedSince
    case ownNoBadges
    case ownVisitsTitle
    case whoLookedTitle
    case whoLookedIntroduction
    case noLookups
    case whenColumn
    case whoColumn
    case whatColumn
    case erasedPerson
    case olderEntries
    case newestEntries
    case look
    case peopleTitle
    case searchAccounts
    case noPeople
    case badges
    case account
    case newPerson
    case firstName
    case lastName
    case startPasswordHint
    case givenPasswordHint
    case roleHint
    case backToPeople
    case whereaboutsOfPerson
    case editName
    case editEmail
    case editRole
    case givePassword
    case newClaimCode
    case issueCode
    case issueCodeWarning
    case disable
    case enable
    case removeCodes
    case removeCodesWarning
    case exportPerson
    case exportButton
    case exportTitle
    case exportGive
    case exportDownload
    case exportMore
    case exportNext
    case exportEmpty
    case erasePerson
    case keepPerson
    case exportShortened
    case disableWarning
    case eraseWarning
    case eraseButton
    case accountDisabled
    case accountOpen
    case planTitle
    case planOf
    case planEditTitle
    case planEditOf
    case noPlans
    case noPlanOf
    case planMissing
    case otherPlans
    case peopleByRoom
    case noPeopleOnPlan
    case planPeople
    case planPicture
    case planPictureHint
    case uploadPlan
    case replacePlan
    case removePlan
    case removePlanWarning
    case placingIntroduction
    case placingByFields
    case placedThings
    case nothingToPlace
    case onThePlan
    case notOnThePlan
    case pressToPlace
    case pressThePlace
    case placeSaved
    case placeNotSaved
    case corner
    case pointFromLeft
    case pointFromTop
    case planThing
    case preferencesTitle
    case preferredLanguage
    case browserLanguage
    case preferredTheme
    case systemTheme
    case lightTheme
    case darkTheme
    case savePreferences
    case userMode
    case allPages
    case registerDevice
    case registerIntroduction
    case registerSerial
    case registerSerialHint
    case registerCode
    case registerCodeHint
    case registerName
    case registerNameHint
    case registerButton
    case whoIsShown
    case ownGroups
    case countsOfDay
    case momentOfDay
    case noVisitsThatDay
    case maxAtOnce
    case solidLine
    case dashedLine
    case countsAsTable
    case hourColumn
    case roomsTitle
    case noRoomsToBook
    case noRoomFound
    case gridDay
    case gridCapacity
    case roomType
    case gridSearch
    case dayBefore
    case dayAfter
    case wholeDay
    case slotFree
    case slotTaken
    case slotOwn
    case slotClosed
    case slotOver
    case clocksChange
    case secondTime
    case ownBookingsTitle
    case gridOf
    case bookRoomAt
    case seats
    case roomIsEmpty
    case roomIsOccupied
    case zoneIsEmpty
    case peopleAtLeast
    case peopleAtMost
    case isAbove
    case isBelow
    case isEqual
    case timeOfDayIs
    case hoursAre
    case conditionFor
    case deviceNumber
    case whenUnknownWord
    case weatherMeasure
    case truth
    case ruleVerdict
    case rulesTitle
    case rulesIntroduction
    case noRules
    case ruleName
    case ruleWhen
    case ruleIf
    case ruleThen
    case ruleState
    case ruleLast
    case ruleIsOn
    case ruleIsDry
    case ruleIsOff
    case ruleStopped
    case newRule
    case rulesNeedDevices
    case ruleTemplatesIntroduction
    case anotherRule
    case anotherRuleIntroduction
    case createRule
    case closeInRain
    case closeInWind
    case closeWhenEmpty
    case lampWhenOccupied
    case lampWhenEmpty
    case closeInAll
    case coolWhenEmpty
    case warmWhenOccupied
    case templateTarget
    case ruleWhenUnknown
    case ruleDryRun
    case ruleDryRunHint
    case ruleWhenIntroduction
    case requirementIsMet
    case rule
    case rulePart
    case ruleOrder
    case addOrder
    case ruleStoppedWhy
    case startAgain
    case tryRule
    case tryRuleIntroduction
    case tryIt
    case triedNothing
    case triedTimes
    case ruleFirings
    case noFirings
    case noConditions
    case ruleCondition
    case conditionIsSo
    case conditionSince
    case conditionMet
    case conditionMissing
    case changeRule
    case deleteRule
    case deleteRuleWarning
    case savedQueries
    case savedQueryName
    case savedQueryNameHint
    case savedAt
    case saveQuery
    case noSavedQueries
    case runSaved
    case deleteSaved
    case deleteSavedWarning
    case scannersTitle
    case scanner
    case noScanners
    case searchScanners
    case all
    case radio
    case version
    case clockOffset
    case waitingBatches
    case freeDisk
    case newScanner
    case scannerName
    case labels
    case labelsHint
    case backToScanners
    case spool
    case settings
    case nothingTold
    case scannerOutOfUse
    case adapter
    case reportsPerSecond
    case lastReport
    case radioRestarts
    case droppedReports
    case spoolSize
    case oldestBatch
    case droppedBatches
    case setAsideBatches
    case diskError
    case setting
    case nodeSettingValue
    case settingFrom
    case editScanner
    case newToken
    case makeToken
    case deleteScanner
    case tokenInstall
    case tokenStart
    case scannerTitle
    case newTokenWarning
    case deleteScannerWarning
    case scannersNeverStarted
    case scannerState
    case radioState
    case schedulesTitle
    case schedulesOf
    case schedule
    case scheduleOf
    case allSchedules
    case schedulesIntroduction
    case newScheduleIntroduction
    case scheduleLateBy
    case scheduleLateByHint
    case changeSchedule
    case scheduleRuns
    case scheduleDue
    case noRuns
    case withoutFrom
    case withoutUntil
    case deleteSchedule
    case deleteScheduleWarning
    case programTime
    case programDays
    case noSchedules
    case scheduleWhen
    case scheduleNext
    case scheduleLast
    case scheduleOff
    case newSchedule
    case createSchedule
    case scheduleAt
    case scheduleAtHint
    case scheduleDays
    case scheduleFrom
    case scheduleUntil
    case everyDay
    case fromDay
    case untilDay
    case withCondition
    case weekday
    case scheduleOutcome
    case atSunrise
    case beforeSunrise
    case afterSunrise
    case atSunset
    case beforeSunset
    case afterSunset
    case remoteAccessTitle
    case remoteAccessIntroduction
    case noResolverYet
    case stationLabelCode
    case stationCode
    case stationFindable
    case stationFindableBy
    case stationAddress
    case stationPort
    case stationPortHint
    case stationDevices
    case resolversTitle
    case resolversHint
    case resolverColumn
    case resolverState
    case resolverAccepted
    case resolverReaches
    case noResolvers
    case stationInvitation
    case stationInvitationHint
    case editRemoteAccess
    case newStationKey
    case makeStationKey
    case newStationKeyWarning
    case forwardPort
    case stationState
    case stationReason
    case surveysTitle
    case surveysIntroduction
    case noSurveys
    case walkSurvey
    case badge
    case surveyState
    case beingRecorded
    case inUse
    case setAside
    case endedAt
    case backToSurveys
    case goOnWalking
    case useSurvey
    case setSurveyAside
    case dropSurvey
    case dropSurveyWarning
    case doubtfulScanners
    case noDoubtfulScanners
    case saidToStandIn
    case heardBestIn
    case louderBy
    case ownRoomNotHeard
    case surveyTitle
    case whichBadge
    case begunWalks
    case yourBadges
    case badgesFound
    case noBadgesFound
    case whoseBadge
    case whichZone
    case pressRoom
    case noRoomsToWalk
    case onTheWay
    case notBegun
    case arrived
    case stayedEnough
    case stayLonger
    case nothingHeardYet
    case lookAgain
    case leaveRoom
    case endWalk
    case packets
    case level
    case walkWithBadge
    case stayed
    case badgeOfHolder
    case settingsTitle
    case settingColumn
    case settingContent
    case settingHolds
    case settingAtOnce
    case settingAfterRestart
    case settingOn
    case settingUnset
    case settingSecretSet
    case settingWaits
    case settingByHand
    case settingHoldsAtOnce
    case settingHoldsAfterRestart
    case settingToDefault
    case settingWordsHint
    case noSettings
    case queryTitle
    case queryIntroduction
    case queryViews
    case queryStatement
    case queryRun
    case queryResult
    case queryNoRows
    case queryTruncated
    case queryCSV
    case rows
    case unlockTitle
    case unlockNotNear
    case unlockNear
    case doorsToOpen
    case unlockNearWord
    case holdBadge
    case ownUnlocksTitle
    case blindCode
    case blindCodeHint
    case blindCodeSetUp
    case overrideReason
    case overrideReasonHint
    case lockPageTitle
    case backToDoors
    case noDoorsToOpen
    case mayNotUnlockNow
    case mayNotUnlockNowLong
    case searchLocks
    case lockName
    case lockLeadsTo
    case lockStateColumn
    case lockDoorColumn
    case unlockColumn
    case unlockedTitle
    case notUnlockedTitle
    case unconfirmedTitle
    case unlockNamed
    case otherLocks
    case relocksAt
    case relockedAt
    case lockState
    case doorContact
    case unlocksTitle
    case unlocksIntroduction
    case noUnlocks
    case ownUnlocksIntroduction
    case unlockRightColumn
    case unlockSightColumn
    case unlockTook
    case unlockOutcomeLabel
    case unlockPerson
    case unlockLock
    case unlockByHours
    case unlockByErased
    case sightOff
    case sightNot
    case sightSeen
    case sightNoListener
    case sightUnlawful
    case sightBlind
    case unlockCount
    case sightBy
    case milliseconds
    case overrideGiven
    case unlockOutcome
    case unlockOutcomeWord
    case unlockReason
    case unlockRight
    case unlockChannel
    case unlockEnd
    case webhooksTitle
    case webhooksIntroduction
    case noWebhooks
    case newWebhook
    case webhookURL
    case webhookURLHint
    case webhookDescription
    case webhookKinds
    case webhookLeastSeverity
    case webhookAlive
    case webhookEnabled
    case webhookStanding
    case webhookDisabledByHand
    case webhookGone
    case webhookUntried
    case webhookArrived
    case webhookFailed
    case webhookTest
    case webhookNewSecret
    case webhookNewSecretWarning
    case webhookDelete
    case webhookDeleteWarning
    case webhookSecretTitle
    case webhookSecretGive
    case deliveriesTitle
    case noDeliveries
    case deliveryType
    case deliveryAttempts
    case deliveryAnswer
    case deliveryNext
    case deliveryBody
    case redeliver
    case webhookTitle
    case webhookPending
    case webhookKindsHint
    case nowTitle
    case searchPeople
    case noneHeard
    case noMatches
    case personName
    case stateHeading
    case room
    case zone
    case since
    case lastHeard
    case role
    case roleName
    case restsOn
    case atMoment
    case show
    case backToNow
    case lastKnownIn
    case whyHere
    case likeliest
    case whatIsHeard
    case heardByClient
    case scannerQuiet
    case visits
    case from
    case to
    case entered
    case leftAt
    case ended
    case stillThere
    case noVisits
    case pagesOfList
    case table
    case roomTitle
    case peopleIn
    case heardByScanner
    case dayOf
    case state
    case visitEnd
    case source
    case percentage
    case clearEvidence
    case likelyRoom
    case doubtfulRoom
    case roomIsEmptyNow
    case roomSeemsEmpty
    case settingPurpose
    case loginNeeded
    case actionNotAllowed
    case viewNotAllowed
    case passwordConfirmationNeeded
    case formPasswordNeededAgain
    case passwordWrong
    case userNameOrPasswordWrong
    case userNameOrCodeWrong
    case tooManyWrongAttempts
    case tooManyPasswordChecks
    case tooManyLogins
    case passwordJustChanged
    case passwordChoiceNeeded
    case passwordBelongsToCaller
    case oneTimeCodeMissing
    case oneTimeCodeWrong
    case enrolmentCodeWrong
    case authenticatorNeeded
    case totpInUse
    case totpInUseRemoveFirst
    case totpNotInUse
    case totpBelongsToCaller
    case emailBelongsToCaller
    case lastAdmin
    case noSessionWithNumber
    case secretUnavailable
    case scannerTokenMissing
    case scannerTokenInvalid
    case radioOutOfOrder
    case radioFailedWithCode
    case radioRecovering
    case radioRecoveringWithCode
    case radioStarting
    case radioOff
    case radioHeardNothing
    case hintReplugNodeAdapter
    case hintCheckAdapterPlugged
    case hintPlugAdapterIn
    case hintStopAdapterUsers
    case hintUnblockBluetooth
    case scannerHearsNothing
    case hintHoldBadgeBeside
    case hintRunDoctor
    case nodeDiskLow
    case hintFreeSpoolDisk
    case hintMakeSpoolDiskWritable
    case spoolDroppedBatches
    case hintCheckNodeConnection
    case batchesSetAside
    case hintReadNodeLog
    case durationInSeconds
    case durationInMinutes
    case durationInHours
    case nodeClockAhead
    case nodeClockBehind
    case hintKeepTimeByNTP
    case scannerSilent
    case hintCheckNodeRuns
    case scannersReportLate
    case hintCheckServerHealth
    case batchNumberReused
    case hintCheckDiskRestored
    case argumentMissing
    case argumentNull
    case argumentNotString
    case argumentNotBoolean
    case argumentNotNumber
    case argumentNotInteger
    case argumentNotArray
    case argumentNotObject
    case bodyNotJSONObject
    case argumentUnreadable
    case argumentsUnreadable
    case timeMalformed
    case bytesNotBase64
    case numberTooLarge
    case integerOutOfRange
    case choiceUnknown
    case textMalformed
    case settingTypeWrong
    case memberUnknown
    case languageTagWrong
    case memberOfOtherType
    case argumentOutOfRange
    case argumentAboveLimit
    case argumentNotAChoice
    case argumentTooLong
    case argumentLengthWrong
    case argumentBytesWrong
    case argumentLengthWrongOrNUL
    case argumentNotEmail
    case argumentHasControlCharacters
    case argumentLacksDifferentCharacters
    case argumentTooGuessable
    case argumentCommonPassword
    case argumentRepeatsPassword
    case argumentNamesTooMany
    case argumentHoldsTooMany
    case argumentSaysNothing
    case argumentNegative
    case argumentNotHexadecimal
    case argumentAfterEnd
    case argumentAfterEndOrFuture
    case argumentNotClockTime
    case argumentInPast
    case argumentInFuture
    case argumentLongBeforeHeartbeat
    case eventIDMalformed
    case tooManyInstants
    case oneArgumentOfTwoNeeded
    case eitherArgumentNeeded
    case pairOrAlternativeNeeded
    case argumentPairIncomplete
    case argumentOrGroupAmbiguous
    case keysIncomplete
    case argumentWithoutCompanions
    case badgeAndPersonGiven
    case argumentNotStorable
    case tooManySightingsInBatch
    case beaconTimeImplausible
    case argumentNotASCII
    case argumentLacksPrefix
    case argumentHasFragment
    case argumentHasCredentials
    case argumentHostMalformed
    case argumentHostNotPublic
    case hintAllowException
    case clockTimeMalformed
    case timeOfDayMalformed
    case noSuchDay
    case schoolInstantMalformed
    case noBadgeWithNumber
    case badgeNotCarried
    case badgeLostOrUnknown
    case badgeLost
    case badgeIssued
    case badgeKeysRegistered
    case badgeKeysUsedUp
    case personCarriesNoBadge
    case badgeAddressPrivate
    case noSurveyWithNumber
    case surveyNotRecording
    case surveyStillRecording
    case badgeInOtherSurvey
    case badgeRoomMissing
    case surveyNumberMissing
    case personCarriesBadges
    case noBookingWithNumber
    case bookingOver
    case bookingBegun
    case roomBookingNotAllowed
    case tooManyBookings
    case roomBooked
    case bookingEndsBeforeBeginning
    case bookingInPast
    case bookingNotAtStep
    case bookingTooLong
    case bookingTooFarAhead
    case bookingHoursClosed
    case roomTooSmall
    case argumentSkippedByClocks
    case argumentNotWithinMonth
    case noSuchClearance
    case argumentNotPersonOrGroup
    case argumentHoursReversed
    case correctionTooLate
    case hintCorrectVisits
    case departureNamesRoom
    case argumentNeitherOfTwo
    case argumentNotBeforeEnd
    case argumentOlderThanVisits
    case visitOrDetailsMissing
    case visitOrPersonNeeded
    case removalOrChangeNeeded
    case noSuchVisit
    case visitStillLasts
    case visitTimesWrong
    case visitSetByHand
    case visitZoneUnseen
    case correctionUnanswered
    case noSuchDevice
    case deviceCommandNotAllowed
    case deviceSerialTaken
    case noSuchDeviceKind
    case unattendedReasonMissing
    case unattendedReasonArgumentMissing
    case elementLacksField
    case argumentNotPersonGroupZone
    case noSuchGrant
    case tooManyGrantsOfDevice
    case noPersonNamed
    case argumentCharactersWrong
    case deviceRegistrationRefused
    case roomHasDevices
    case kindNameTaken
    case noKindNamed
    case kindBuiltIn
    case kindHasDevices
    case noSuchCommand
    case commandUnderWay
    case commandEnded
    case deviceLacksCommand
    case commandLacksArgument
    case commandArgumentTypeWrong
    case commandArgumentOutOfRange
    case commandArgumentBetweenSteps
    case commandArgumentNotAChoice
    case commandArgumentTooLong
    case commandArgumentNotANumber
    case commandArgumentNotPrintable
    case dialectLacksWord
    case deviceObstructedFailure
    case unattendedClosingNotAllowed
    case obstructionSensorUnproven
    case lockTakesNoCommand
    case argumentRepeated
    case formNotUTF8
    case contentTypeUnsupported
    case bodyValuesNotPlain
    case deviceAmbiguous
    case loginWithoutSession
    case tokenInvalid
    case tokenExpired
    case noDeviceOfCaller
    case problemAtPath
    case kindNameMalformed
    case labelLengthWrong
    case tooManyMembers
    case nameRepeated
    case textLimitOutOfRange
    case noNumberNamed
    case noPropertyNamed
    case noCommandNamed
    case noArgumentNamed
    case highestNotAboveLowest
    case stepOutOfRange
    case unitLengthWrong
    case choiceCountWrong
    case buttonCommandNeedsArguments
    case numberNotNamed
    case closedValueMissing
    case commandTimeOutOfRange
    case propertyOnlyReported
    case valueAndArgumentGiven
    case languageTagMalformed
    case phraseLengthWrong
    case phraseLacksArgument
    case phraseShared
    case valueTypeWrong
    case valueOutOfRange
    case valueBetweenSteps
    case valueNotAChoice
    case valueTooLong
    case valueNotANumber
    case valueNotPrintable
    case argumentNotJSONObject
    case kindDocumentTooLong
    case memberMissing
    case memberNotUnderstood
    case documentNotJSON
    case atMember
    case noSuchLock
    case tooManyClearancesOfPerson
    case tooManyClearancesOfGroup
    case tooManyClearancesOfRoom
    case noSuchPersonOrLock
    case noRightToOpen
    case doorClosedAtHour
    case lockTooWeak
    case badgeNotAtDoor
    case presenceUncheckedGiveCode
    case tooManyUnlockAttempts
    case deviceAlreadyLock
    case deviceNotALock
    case lockNameTaken
    case lockKeyedResetFirst
    case doorNotOfRoom
    case scannerOfListMissing
    case argumentSpansWrong
    case argumentFingerprintMalformed
    case argumentLabelCodeMalformed
    case activationOverridden
    case lockUnanswered
    case lockAnswerIncomplete
    case lockKeyNotOnLabel
    case activationCodeNotOnLabel
    case lockKeyedPressButton
    case lockDialectDiffers
    case lockHeardWrongMessages
    case lockAnswerWrong
    case brokerNotConfidential
    case serverRestartedMeanwhile
    case argumentNotLockNumber
    case challengeMissing
    case noSuchPerson
    case noPersonWithNumber
    case emailTaken
    case noGroupWithNumber
    case noGroupNamedCreateFirst
    case groupNameTaken
    case groupDeletedDuringImport
    case noSuchMuster
    case noMusterInProgress
    case musterInProgress
    case personNotGivenBy
    case tooManyMusterLinks
    case noLinkWithNumber
    case linkLacksPhone
    case tooManyLinkPhones
    case noZoneWithNumber
    case noZoneNamed
    case noZoneNamedCreateFirst
    case zoneNameTaken
    case zoneKeysUsedUp
    case zoneHasRooms
    case noRoomInUse
    case noRoomNumbered
    case noRoomNumberedCreateFirst
    case roomGone
    case roomNumberTaken
    case roomHasScannersAndBeacons
    case roomInOtherZone
    case noDoorWithNumber
    case doorExists
    case doorRoomsEqual
    case noRoomBeaconInUse
    case noRoomBeaconWithKeys
    case beaconKeysRegistered
    case zoneOfRoomFull
    case noPlanOfZone
    case noRoomInZone
    case noScannerInZone
    case noBeaconInZone
    case pictureTooManyBytes
    case pictureTooManyPixels
    case pictureFormatUnknown
    case pictureDamaged
    case pictureJPEGNotShown
    case pictureMoving
    case planPointsTooMany
    case planPointsMalformed
    case noScannerInUse
    case scannerNameTaken
    case noSavedQueryNamed
    case nothingAtAddress
    case hintPostRequests
    case requestUnreadable
    case noRequestTypeNamed
    case idempotencyKeyReused
    case noSuchForm
    case bodyNotAForm
    case formUnreadable
    case fileEncodingUnknown
    case noPageAtAddress
    case dedicatedHostNameNeeded
    case crossSiteRequestRefused
    case bodyNestedTooDeep
    case bodyBrokenOffOrUnreadable
    case bodyBrokenOff
    case bodyTooManyBytes
    case requestTooSlow
    case requestNamesSeveralHosts
    case requestNamesNoHost
    case targetNotAPath
    case targetHostDiffers
    case hostNotServed
    case pathTooLong
    case contentTypeNotJSON
    case headersTooLarge
    case requestNotHTTP
    case textNotUTF8
    case textHasLoneSurrogate
    case textHasTooManyMarks
    case jsonNestedTooDeep
    case hintRetryInMoment
    case hintRetryLater
    case hintRetry
    case hintSendAgain
    case tooManyRequests
    case tooManyRequestsArriving
    case tooManyEventListeners
    case otherStatementsRunning
    case ingestOverloaded
    case serverBusy
    case serverStopping
    case databaseAway
    case databaseBusy
    case databaseRefusesNow
    case reportsNotTakenNow
    case presenceEngineElsewhere
    case scannerDelayUnknown
    case otherRequestChanging
    case databaseTooSlow
    case storedDataContradicted
    case internalFault
    case replyTypeWrong
    case batchReceiptMissing
    case batchUnanswered
    case clientReportUnanswered
    case erasureUnanswered
    case methodNotAllowed
    case addressFieldUnknown
    case addressFieldNotTime
    case addressFieldNotNumber
    case statementRefused
    case noScheduleWithNumber
    case scheduleAuthorErased
    case noRuleWithNumber
    case tooManyRules
    case tooManySchedulesOfDevice
    case tooManySchedulesOfPerson
    case noDeviceWithNumber
    case ruleNameTaken
    case ruleWouldLoop
    case storedRuleUnreadable
    case storedScheduleUnreadable
    case conditionNamesUnseen
    case argumentLacksDay
    case argumentBeforeStart
    case argumentNotWithinWeek
    case argumentNotLastHalfHour
    case argumentAlternativesMissing
    case argumentPropertyNotOfKind
    case argumentComparesWithImpossible
    case argumentComparesWithNumber
    case argumentNotOfCondition
    case argumentNotRoomOrZone
    case argumentLacksComparison
    case argumentConditionCountWrong
    case argumentCommandCountWrong
    case argumentBoundsReversed
    case argumentLacksBounds
    case argumentIsProgram
    case argumentNotFinite
    case argumentNestedTooDeep
    case argumentConditionAmbiguous
    case lacksLawfulHours
    case lacksScanner
    case lacksListening
    case lacksPeople
    case lacksPlace
    case lacksDevice
    case lacksWeather
    case lacksPosition
    case lacksSeconds
    case noSettingOfName
    case settingValueMissing
    case settingNotBoolean
    case settingOutOfRange
    case settingNotUUID
    case settingNotHours
    case settingNotDegrees
    case settingKeyMalformed
    case settingNotTimeZone
    case timeZoneUnsupported
    case settingOnlyInFile
    case settingsFileMissing
    case settingKindWrong
    case settingsFileNotWritable
    case settingFixedAtStart
    case settingPreventsStart
    case tlsCertificateWithoutKey
    case portOutOfRange
    case diskReserveOutOfRange
    case trustedProxyMalformed
    case hostNameMalformed
    case webhookExceptionMalformed
    case hintWriteWebhookException
    case mqttPortOutOfRange
    case tooManyResolvers
    case resolverNotAHost
    case serialNumberUnusable
    case resolverPortOutOfRange
    case resolverFindableUnknown
    case argumentResolversWrong
    case argumentNotInvitation
    case mqttListenNeedsPrivateBroker
    case brokerListenAddressUnusable
    case plainMQTTListening
    case plainMQTTConnecting
    case hintEncryptMQTT
    case limitOutOfRange
    case noAlertWithNumber
    case alertClosedFailure
    case alertKindWithoutThreshold
    case noWebhookWithNumber
    case tooManyWebhooks
    case webhookDisabled
    case noDeliveryWithNumber
    case reportLoginMissing
    case statementTooSlow
    case resultRowTooLarge
    case reportRoleTooPrivileged
    case hintTLSOrInsecure
    case importFoundProblem
    case importFoundProblems
    case importFoundManyProblems
    case firstProblemOnLine
    case firstProblemInColumn
    case cellNamesTooManyGroups
    case cellLengthWrong
    case cellBytesWrong
    case cellNotEmail
    case cellHasControlCharacters
    case addressRepeated
    case rowHasTooManyCells
    case rowTooLong
    case quoteNotClosed
    case quoteInsideCell
    case blankBeforeQuote
    case restNotRead
    case tableEmpty
    case columnPassedOver
    case tableReadAsOneRoster
    case rowRoleNotStudent
    case rowStudentInactive
    case rowStudentLacksEmail
    case tableHasTooManyStudents
    case tableNamesTooManyGroups
    case columnMissing
    case columnRepeated
    case problemsNotAllListed
    case beaconUnheard
    case hintCheckBeaconPower
    case badgeInTwoPlaces
    case badgeFasterThanWalking
    case hintAskBadgeCarrier
    case unknownBeaconOfSchool
    case unknownBeaconHeard
    case swappedKeysRegistered
    case hintRegisterBadgeKeys
    case hintFindUnknownBeacon
    case personRecordRefused
    case hintReadBrokenRule
    case webhookReceiverGone
    case deliveryFaultWithStatus
    case deliveryAttemptsFailed
    case hintEnableWebhook
    case hintCheckWebhookReceiver
    case backupOld
    case backupNeverMade
    case hintMakeBackups
    case databaseDiskFull
    case hintFreeDatabaseDisk
    case standbyGone
    case hintRestartStandby
    case databaseKeepsNothing
    case hintReadDatabaseLog
    case databaseUnanswered
    case hintCheckDatabaseRuns
    case databaseDiskFullNow
    case databaseDiskLow
    case oldestSightingsDeleted
    case hintFreeDiskOrRetention
    case doorForced
    case hintInspectDoor
    case doorHeld
    case hintCloseDoor
    case boltStuck
    case hintFreeBolt
    case lockBatteryLow
    case hintChangeBattery
    case lockSilent
    case hintReconnectLock
    case lockAttemptsDenied
    case personAttemptsDenied
    case hintReadAttempts
    case lockResponseReplayed
    case lockResponseUnknown
    case lockResponseForged
    case lockMessageForged
    case hintCheckBrokerLogins
    case ruleStoppedItself
    case hintExplainRule
    case deviceHalted
    case hintClearWay
    case stationUnheard
    case hintAskStation
    case nodeDiskTakesNothing
}

// account
extension Phrase {
    /// Heading of the page about the viewer's own login.
    public static var accountTitle: Phrase { Phrase(.accountTitle) }
    /// Heading over the logins of a person.
    public static var sessionsTitle: Phrase { Phrase(.sessionsTitle) }
    /// Column: the program, such as a browser, of a login.
    public static var sessionProgram: Phrase { Phrase(.sessionProgram) }
    /// Column: the network address of a login.
    public static var networkAddress: Phrase { Phrase(.networkAddress) }
    /// Column: when a login began.
    public static var sessionBegun: Phrase { Phrase(.sessionBegun) }
    /// Column: when a login was last used.
    public static var sessionUsed: Phrase { Phrase(.sessionUsed) }
    /// Column: when a login expires.
    public static var sessionEnds: Phrase { Phrase(.sessionEnds) }
    /// Column: the possible actions on the item in this row.
    public static var actionsColumn: Phrase { Phrase(.actionsColumn) }
    /// Mark of the login with which the page is viewed.
    public static var thisSession: Phrase { Phrase(.thisSession) }
    /// Button that ends a login on another device.
    public static var endSession: Phrase { Phrase(.endSession) }
    /// Shown in place of the name of a program that does not name itself.
    public static var unknownProgram: Phrase { Phrase(.unknownProgram) }
    /// Shown in place of the list of logins.
    public static var noSessions: Phrase { Phrase(.noSessions) }
    /// Button that ends all logins of a person.
    public static var logOutEverywhere: Phrase { Phrase(.logOutEverywhere) }
    /// Shown before the button that ends all logins.
    public static var logOutEverywhereReason: Phrase { Phrase(.logOutEverywhereReason) }
    /// Heading over the settings of the password and the codes.
    public static var loginSafety: Phrase { Phrase(.loginSafety) }
    /// Link to the page that changes the password.
    public static var changePasswordLink: Phrase { Phrase(.changePasswordLink) }
    /// Link to the page that turns one-time codes on.
    public static var oneTimeCodesLink: Phrase { Phrase(.oneTimeCodesLink) }
    /// Opens the form that turns one-time codes off.
    public static var oneTimeCodesOff: Phrase { Phrase(.oneTimeCodesOff) }
    /// Warning: the consequences of turning them off.
    public static var oneTimeCodesOffWarning: Phrase { Phrase(.oneTimeCodesOffWarning) }
    /// Shown below the label of the code in that form.
    public static var oneTimeOrRecovery: Phrase { Phrase(.oneTimeOrRecovery) }
    /// Button that turns something off.
    public static var turnOff: Phrase { Phrase(.turnOff) }
    /// Heading over the changes that admins made to a person's access.
    public static var accessChangesTitle: Phrase { Phrase(.accessChangesTitle) }
    /// Shown in place of that list.
    public static var noAccessChanges: Phrase { Phrase(.noAccessChanges) }
    /// Button that dismisses the list.
    public static var accessChangesRead: Phrase { Phrase(.accessChangesRead) }
    /// What to do about a change that was not agreed with the person.
    public static var accessChangesAsk: Phrase { Phrase(.accessChangesAsk) }
    /// A change that an admin made to a person's access, as shown to that person.
    public static func accessChange(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.accessChange, .text("\(value)"))
    }
}

// alertKinds
extension Phrase {
    /// Short heading: what alerts of a kind report.
    public static func alertKind(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.alertKind, .text("\(value)"))
    }
}

// alerts
extension Phrase {
    /// Heading of the page of problems with scanners, badges and the server.
    public static var alertsTitle: Phrase { Phrase(.alertsTitle) }
    /// Shown in place of the list while there are no problems.
    public static var noOpenAlerts: Phrase { Phrase(.noOpenAlerts) }
    /// Shown in place of the list if no alert matches the filter.
    public static var noAlertsFound: Phrase { Phrase(.noAlertsFound) }
    /// Label of a choice, and column: the kind of an alert.
    public static var alertKindLabel: Phrase { Phrase(.alertKindLabel) }
    /// Choice: all, without a filter.
    public static var anyChoice: Phrase { Phrase(.anyChoice) }
    /// State of an alert that is open.
    public static var alertOpen: Phrase { Phrase(.alertOpen) }
    /// State of an alert that is closed.
    public static var alertClosed: Phrase { Phrase(.alertClosed) }
    /// Shown before a time: since when an alert is open.
    public static var alertOpenSince: Phrase { Phrase(.alertOpenSince) }
    /// Shown before a time: when an alert was closed.
    public static var alertClosedAt: Phrase { Phrase(.alertClosedAt) }
    /// Shown before a time: when the cause of an alert was last reported.
    public static var alertToldLast: Phrase { Phrase(.alertToldLast) }
    /// Shown before the name of a scanner, a person or another subject of an alert.
    public static var alertAbout: Phrase { Phrase(.alertAbout) }
    /// Shown before the rooms that an alert concerns.
    public static var alertRooms: Phrase { Phrase(.alertRooms) }
    /// Shown before the address of the person who acknowledged an alert.
    public static var alertLookedAfterBy: Phrase { Phrase(.alertLookedAfterBy) }
    /// Label of a field, and shown before its content: a note on an alert.
    public static var noteLabel: Phrase { Phrase(.noteLabel) }
    /// Shown below the label of that field.
    public static var noteHint: Phrase { Phrase(.noteHint) }
    /// Opens the form that acknowledges an alert.
    public static var alertAcknowledge: Phrase { Phrase(.alertAcknowledge) }
    /// Opens the form that closes an alert.
    public static var alertClose: Phrase { Phrase(.alertClose) }
    /// Shown below the label of the note when an alert is closed manually.
    public static var alertCloseHint: Phrase { Phrase(.alertCloseHint) }
    /// Heading of the page of kinds of alerts.
    public static var alertKindsTitle: Phrase { Phrase(.alertKindsTitle) }
    /// First sentence of that page.
    public static var alertKindsIntroduction: Phrase { Phrase(.alertKindsIntroduction) }
    /// Label of a checkbox, and column: whether alerts of a kind are opened.
    public static var alertKindEnabled: Phrase { Phrase(.alertKindEnabled) }
    /// Label of a choice, and column: the severity of an alert.
    public static var severityLabel: Phrase { Phrase(.severityLabel) }
    /// Column: the threshold from which an alert is opened.
    public static var thresholdColumn: Phrase { Phrase(.thresholdColumn) }
    /// Mark of a kind whose alerts do not close automatically.
    public static var alertClosedByHand: Phrase { Phrase(.alertClosedByHand) }
    /// Shown in place of the list of kinds.
    public static var noAlertKinds: Phrase { Phrase(.noAlertKinds) }
    /// How often the cause of an alert was reported.
    public static func alertCount(_ count: Int) -> Phrase {
        Phrase(.alertCount, .number(count))
    }
    /// The unit of a threshold, after the number; by its value on the wire.
    public static func unit(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.unit, .text("\(value)"))
    }
    /// The severity of an alert, by its value on the wire.
    public static func severity(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.severity, .text("\(value)"))
    }
    /// The subject of an alert, by its value on the wire.
    public static func alertSubject(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.alertSubject, .text("\(value)"))
    }
    /// Label of the field for the threshold from which an alert is opened; the unit is `unit`.
    public static func threshold(_ unit: Phrase) -> Phrase {
        Phrase(.threshold, .phrase(unit))
    }
}

// audit
extension Phrase {
    /// Heading of the audit page: who did what.
    public static var auditTitle: Phrase { Phrase(.auditTitle) }
    /// First sentence of that page.
    public static var auditIntroduction: Phrase { Phrase(.auditIntroduction) }
    /// Label of a field that searches the audit.
    public static var auditSearch: Phrase { Phrase(.auditSearch) }
    /// Label of a choice: what was done.
    public static var auditActionLabel: Phrase { Phrase(.auditActionLabel) }
    /// Label of a field for the ID of the person who acted.
    public static var auditActorNumber: Phrase { Phrase(.auditActorNumber) }
    /// Label of a field for the ID of the person concerned.
    public static var auditPersonNumber: Phrase { Phrase(.auditPersonNumber) }
    /// Column: the people concerned.
    public static var whomColumn: Phrase { Phrase(.whomColumn) }
    /// Column: values and IDs of things.
    public static var detailsColumn: Phrase { Phrase(.detailsColumn) }
    /// Shown in place of a name: the action concerned all people.
    public static var auditAllPeople: Phrase { Phrase(.auditAllPeople) }
    /// Shown in place of a name: the caller was not logged in, or the system itself acted.
    public static var auditNone: Phrase { Phrase(.auditNone) }
    /// Shown in place of the list.
    public static var auditEmpty: Phrase { Phrase(.auditEmpty) }
    /// Shown in place of a name: a scanner acted.
    public static func auditScanner(_ number: some CustomStringConvertible) -> Phrase {
        Phrase(.auditScanner, Value(number))
    }
    /// Shown in place of a name: a helper without an account acted, at a roll-call.
    public static func auditHelper(_ phone: some CustomStringConvertible) -> Phrase {
        Phrase(.auditHelper, Value(phone))
    }
    /// Shown after some names: the number of further names.
    public static func andMore(_ count: Int) -> Phrase {
        Phrase(.andMore, .number(count))
    }
    /// Shown in place of the number of entries.
    public static var auditManyEntries: Phrase { Phrase(.auditManyEntries) }
    /// How many entries there are, below 1,000.
    public static func auditEntryCount(_ count: Int) -> Phrase {
        Phrase(.auditEntryCount, .number(count))
    }
}

// auditActions
extension Phrase {
    /// What was done, in the order of a choice. The person who acted is named before or after each phrase.
    public static func auditAction(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.auditAction, .text("\(value)"))
    }
}

// badgeStates
extension Phrase {
    /// Label of the links to the three lists of badges.
    public static var badgeStates: Phrase { Phrase(.badgeStates) }
    /// Label of the field that searches badges.
    public static var searchBadges: Phrase { Phrase(.searchBadges) }
    /// Column: the holder of a badge before it was returned or lost.
    public static var lastCarrier: Phrase { Phrase(.lastCarrier) }
    /// Column: when a badge was returned.
    public static var badgeReturned: Phrase { Phrase(.badgeReturned) }
    /// Column: since when a badge has been lost.
    public static var lostSince: Phrase { Phrase(.lostSince) }
    /// Column: when a scanner last heard a badge that is lost.
    public static var heardSinceLost: Phrase { Phrase(.heardSinceLost) }
    /// Shown before a duration: how long ago a scanner heard a badge that is lost.
    public static var heardAgain: Phrase { Phrase(.heardAgain) }
    /// Link to a list of badges.
    public static func badgeState(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.badgeState, .text("\(value)"))
    }
    /// Button that marks a badge as lost.
    public static func badgeIsLost(_ number: some CustomStringConvertible) -> Phrase {
        Phrase(.badgeIsLost, Value(number))
    }
    /// Button that marks a lost badge as found.
    public static func badgeFound(_ number: some CustomStringConvertible) -> Phrase {
        Phrase(.badgeFound, Value(number))
    }
    /// Shown in place of a list of badges, by its value on the wire; the phrase is the name of the page of people.
    public static func noBadgesIn(_ value: some CustomStringConvertible, _ people: Phrase) -> Phrase {
        Phrase(.noBadgesIn, .text("\(value)"), .phrase(people))
    }
    /// The number of badges in a list.
    public static func badgeCount(_ count: Int) -> Phrase {
        Phrase(.badgeCount, .number(count))
    }
}

// badges
extension Phrase {
    /// Shown in place of a person's badges.
    public static var noBadges: Phrase { Phrase(.noBadges) }
    /// Column: when a badge was issued.
    public static var issued: Phrase { Phrase(.issued) }
    /// Opens the form for a badge whose keys the server chooses.
    public static var issueAssigned: Phrase { Phrase(.issueAssigned) }
    /// Opens the form for a badge that was returned.
    public static var issueReturned: Phrase { Phrase(.issueReturned) }
    /// Opens the form for a badge whose keys the manufacturer chose.
    public static var issueBought: Phrase { Phrase(.issueBought) }
    /// Button that issues a badge.
    public static var issueBadge: Phrase { Phrase(.issueBadge) }
    /// Label of a field: the ID of a badge.
    public static var badgeNumber: Phrase { Phrase(.badgeNumber) }
    /// Shown below that label.
    public static var badgeNumberHint: Phrase { Phrase(.badgeNumberHint) }
    /// Heading over the zones in which a member of staff may see people.
    public static var seenZones: Phrase { Phrase(.seenZones) }
    /// Shown in place of those zones while the password must first be entered.
    public static var seenZonesLocked: Phrase { Phrase(.seenZonesLocked) }
    /// Button that shows those zones.
    public static var showZones: Phrase { Phrase(.showZones) }
    /// Opens the form that adds a zone, and its button.
    public static var addZone: Phrase { Phrase(.addZone) }
    /// Shown in place of those zones.
    public static var noSeenZones: Phrase { Phrase(.noSeenZones) }
    /// Button that takes a badge back.
    public static func takeBack(_ number: some CustomStringConvertible) -> Phrase {
        Phrase(.takeBack, Value(number))
    }
    /// Button that removes a zone.
    public static func removeZone(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.removeZone, Value(name))
    }
}

// beacons
extension Phrase {
    /// Heading of the page of room beacons, small transmitters on the wall.
    public static var beaconsTitle: Phrase { Phrase(.beaconsTitle) }
    /// Shown in place of the list of beacons.
    public static var noBeacons: Phrase { Phrase(.noBeacons) }
    /// Label of a field that searches by rooms.
    public static var searchRooms: Phrase { Phrase(.searchRooms) }
    /// Column and label: the UUID that a beacon or badge advertises.
    public static var proximityUUID: Phrase { Phrase(.proximityUUID) }
    /// Shown below that label.
    public static var proximityUUIDHint: Phrase { Phrase(.proximityUUIDHint) }
    /// Label: the first of the two numbers that a beacon advertises.
    public static var majorKey: Phrase { Phrase(.majorKey) }
    /// Label: the second of the two numbers that a beacon advertises.
    public static var minorKey: Phrase { Phrase(.minorKey) }
    /// Column: both numbers that a beacon advertises.
    public static var majorMinor: Phrase { Phrase(.majorMinor) }
    /// Shown below the label of such a number.
    public static var keyHint: Phrase { Phrase(.keyHint) }
    /// Column and label: the Bluetooth address of a transmitter.
    public static var deviceAddress: Phrase { Phrase(.deviceAddress) }
    /// Shown below that label.
    public static var deviceAddressHint: Phrase { Phrase(.deviceAddressHint) }
    /// Column: who chose the keys of a beacon.
    public static var keysFrom: Phrase { Phrase(.keysFrom) }
    /// Value of that column: the server chose the keys.
    public static var keysAssigned: Phrase { Phrase(.keysAssigned) }
    /// Value of that column: the manufacturer chose the keys.
    public static var keysBought: Phrase { Phrase(.keysBought) }
    /// Label: the ID of an item.
    public static var number: Phrase { Phrase(.number) }
    /// Heading over the forms for a new beacon.
    public static var newBeacon: Phrase { Phrase(.newBeacon) }
    /// Opens the form for a beacon whose keys the server chooses.
    public static var newBeaconAssigned: Phrase { Phrase(.newBeaconAssigned) }
    /// Opens the form for a beacon whose keys the manufacturer chose.
    public static var newBeaconBought: Phrase { Phrase(.newBeaconBought) }
    /// Link to the page of rooms, shown if a room is needed and none exists.
    public static var roomsFirst: Phrase { Phrase(.roomsFirst) }
    /// Opens the form that changes a beacon.
    public static var editBeacon: Phrase { Phrase(.editBeacon) }
    /// Opens the form that deletes a beacon.
    public static var deleteBeacon: Phrase { Phrase(.deleteBeacon) }
    /// Link from a beacon to the list of beacons.
    public static var backToBeacons: Phrase { Phrase(.backToBeacons) }
    /// Shown on the page of a beacon that was deleted after it had been heard.
    public static var beaconOutOfUse: Phrase { Phrase(.beaconOutOfUse) }
    /// Heading of a beacon's page.
    public static func beaconTitle(_ room: some CustomStringConvertible) -> Phrase {
        Phrase(.beaconTitle, Value(room))
    }
    /// Link to a beacon's page.
    public static func editBeaconNumber(_ number: some CustomStringConvertible) -> Phrase {
        Phrase(.editBeaconNumber, Value(number))
    }
    /// Warning: what is deleted with a beacon.
    public static func deleteBeaconWarning(_ room: some CustomStringConvertible) -> Phrase {
        Phrase(.deleteBeaconWarning, Value(room))
    }
}

// bookings
extension Phrase {
    /// Name of the page that books a room.
    public static var bookRoom: Phrase { Phrase(.bookRoom) }
    /// Button that books a room.
    public static var bookButton: Phrase { Phrase(.bookButton) }
    /// Link back to the grid of rooms.
    public static var backToRooms: Phrase { Phrase(.backToRooms) }
    /// Heading over the times at which other people have booked a room.
    public static var takenTimes: Phrase { Phrase(.takenTimes) }
    /// Shown in place of the list above.
    public static var nothingTaken: Phrase { Phrase(.nothingTaken) }
    /// Name of a fact: when a room may be booked.
    public static var bookingHours: Phrase { Phrase(.bookingHours) }
    /// Shown in place of booking hours: at any time.
    public static var always: Phrase { Phrase(.always) }
    /// Shown on the page of a room that the viewer may not book.
    public static var mayNotBook: Phrase { Phrase(.mayNotBook) }
    /// Label: when a booking begins.
    public static var bookingFrom: Phrase { Phrase(.bookingFrom) }
    /// Label: when a booking ends.
    public static var bookingTo: Phrase { Phrase(.bookingTo) }
    /// Shown below a time that the clocks show twice: the offset says which.
    public static var secondTimeHint: Phrase { Phrase(.secondTimeHint) }
    /// Label: the duration of a booking in minutes.
    public static var bookingMinutes: Phrase { Phrase(.bookingMinutes) }
    /// Shown below that label.
    public static var bookingMinutesHint: Phrase { Phrase(.bookingMinutesHint) }
    /// Label: the title of a booking.
    public static var bookingTitle: Phrase { Phrase(.bookingTitle) }
    /// Shown below that label: who can read the title.
    public static var bookingTitleHint: Phrase { Phrase(.bookingTitleHint) }
    /// Label: the invited persons.
    public static var bookingInvited: Phrase { Phrase(.bookingInvited) }
    /// Shown below that label.
    public static var bookingInvitedHint: Phrase { Phrase(.bookingInvitedHint) }
    /// First sentence of the page with the viewer's own bookings.
    public static var ownBookingsIntroduction: Phrase { Phrase(.ownBookingsIntroduction) }
    /// Shown in place of the list.
    public static var noBookings: Phrase { Phrase(.noBookings) }
    /// Column and label: who booked a room.
    public static var booker: Phrase { Phrase(.booker) }
    /// Shown in place of a name: the viewer.
    public static var bookedByYou: Phrase { Phrase(.bookedByYou) }
    /// Column: when a booking is.
    public static var bookingWhen: Phrase { Phrase(.bookingWhen) }
    /// Button that extends a booking.
    public static var extendBooking: Phrase { Phrase(.extendBooking) }
    /// Opens the form that changes a booking.
    public static var editBooking: Phrase { Phrase(.editBooking) }
    /// Opens the form that cancels a booking, and its button.
    public static var cancelBooking: Phrase { Phrase(.cancelBooking) }
    /// Shown in that form.
    public static var cancelBookingWarning: Phrase { Phrase(.cancelBookingWarning) }
    /// Note on a booking: the booker and the invited persons are absent, and the room will be released.
    public static var bookingNoticed: Phrase { Phrase(.bookingNoticed) }
    /// Name of the page with all bookings, for admins.
    public static var allBookingsTitle: Phrase { Phrase(.allBookingsTitle) }
    /// First sentence of that page.
    public static var allBookingsIntroduction: Phrase { Phrase(.allBookingsIntroduction) }
    /// Label of a field that searches bookings.
    public static var searchBookings: Phrase { Phrase(.searchBookings) }
    /// Opens the form that sets who may book a room, and when.
    public static var editRoomBooking: Phrase { Phrase(.editRoomBooking) }
    /// Label and name of a fact: who may book a room.
    public static var bookableBy: Phrase { Phrase(.bookableBy) }
    /// Shown in place of the list above.
    public static var bookableByNone: Phrase { Phrase(.bookableByNone) }
    /// Shown below the hours in which a room may be booked.
    public static var bookingHoursHint: Phrase { Phrase(.bookingHoursHint) }
    /// Label and name of a fact: the capacity of a room.
    public static var roomCapacity: Phrase { Phrase(.roomCapacity) }
    /// Button that removes the purpose of a room.
    public static var withoutType: Phrase { Phrase(.withoutType) }
    /// Button that removes the capacity of a room.
    public static var withoutCapacity: Phrase { Phrase(.withoutCapacity) }
    /// Heading of the page that books a room.
    public static func bookRoomNamed(_ room: some CustomStringConvertible) -> Phrase {
        Phrase(.bookRoomNamed, Value(room))
    }
    /// The state of a booking, by its value on the wire.
    public static func bookingState(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.bookingState, .text("\(value)"))
    }
    /// Why a booking ended, by its value on the wire.
    public static func bookingEnd(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.bookingEnd, .text("\(value)"))
    }
    /// The number of bookings listed.
    public static func bookingCount(_ count: Int) -> Phrase {
        Phrase(.bookingCount, .number(count))
    }
    /// The number of people invited to a booking.
    public static func invitedCount(_ count: Int) -> Phrase {
        Phrase(.invitedCount, .number(count))
    }
}

// clearances
extension Phrase {
    /// Name of the page with clearances, each of which gives access to one room.
    public static var clearancesTitle: Phrase { Phrase(.clearancesTitle) }
    /// First sentence of that page.
    public static var clearancesIntroduction: Phrase { Phrase(.clearancesIntroduction) }
    /// Shown in place of the list.
    public static var noClearances: Phrase { Phrase(.noClearances) }
    /// Label of a field that searches clearances.
    public static var searchClearances: Phrase { Phrase(.searchClearances) }
    /// Column: the holder of a clearance, a person or a group.
    public static var clearanceHolder: Phrase { Phrase(.clearanceHolder) }
    /// Shown before the name of a group.
    public static var clearanceGroup: Phrase { Phrase(.clearanceGroup) }
    /// Column: when a clearance applies.
    public static var clearanceWhen: Phrase { Phrase(.clearanceWhen) }
    /// Opens the form that creates a clearance.
    public static var addClearance: Phrase { Phrase(.addClearance) }
    /// Label: the e-mail address of a person; a clearance is held by a person or a group.
    public static var clearancePerson: Phrase { Phrase(.clearancePerson) }
    /// Label: the name of a group.
    public static var clearanceGroupLabel: Phrase { Phrase(.clearanceGroupLabel) }
    /// Label: the start time on a day.
    public static var clearanceFrom: Phrase { Phrase(.clearanceFrom) }
    /// Label: the end time on a day.
    public static var clearanceUntil: Phrase { Phrase(.clearanceUntil) }
    /// Shown below that label.
    public static var clearanceHoursHint: Phrase { Phrase(.clearanceHoursHint) }
    /// Button that revokes a clearance.
    public static var removeClearance: Phrase { Phrase(.removeClearance) }
    /// Link from a room to its clearances.
    public static var clearancesLink: Phrase { Phrase(.clearancesLink) }
    /// Link from the clearances of one room to all clearances.
    public static var allClearances: Phrase { Phrase(.allClearances) }
    /// Opens the form that changes a person's security level.
    public static var editLevel: Phrase { Phrase(.editLevel) }
    /// Shown below the field for a person's security level.
    public static var levelHint: Phrase { Phrase(.levelHint) }
    /// Opens the form that changes the level that a room requires.
    public static var editRequiredLevel: Phrase { Phrase(.editRequiredLevel) }
    /// Shown below the field for the level that a room requires.
    public static var requiredLevelHint: Phrase { Phrase(.requiredLevelHint) }
    /// Button that removes the required level: no level opens the room any more.
    public static var withoutLevel: Phrase { Phrase(.withoutLevel) }
    /// Heading over the locks of a room.
    public static var locksOfRoom: Phrase { Phrase(.locksOfRoom) }
    /// Shown in place of the locks.
    public static var noLocksOfRoom: Phrase { Phrase(.noLocksOfRoom) }
    /// Heading of the page with one room's clearances.
    public static func clearancesOf(_ room: some CustomStringConvertible) -> Phrase {
        Phrase(.clearancesOf, Value(room))
    }
    /// A period of a day.
    public static func hoursSpan(
        _ from: some CustomStringConvertible, _ until: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.hoursSpan, Value(from), Value(until))
    }
}

// commands
extension Phrase {
    /// The state of a command for a device, by its value on the wire.
    public static func commandState(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.commandState, .text("\(value)"))
    }
    /// The source of a command, unless it is a person whose name is known; by its value on the wire.
    public static func commandSource(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.commandSource, .text("\(value)"))
    }
    /// The reason for the state of a command, by the server's value.
    public static func knownCommandReason(_ value: some CustomStringConvertible) -> Phrase? {
        Phrase(known: .knownCommandReason, .text("\(value)"))
    }
}

// conditions
extension Phrase {
    /// Choice: the subject of a condition.
    public static var aRoomIsEmpty: Phrase { Phrase(.aRoomIsEmpty) }
    /// Choice: the subject of a condition.
    public static var aRoomIsOccupied: Phrase { Phrase(.aRoomIsOccupied) }
    /// Choice: the subject of a condition.
    public static var aZoneIsEmpty: Phrase { Phrase(.aZoneIsEmpty) }
    /// Choice: the subject of a condition.
    public static var countOfRoom: Phrase { Phrase(.countOfRoom) }
    /// Choice: the subject of a condition.
    public static var countOfZone: Phrase { Phrase(.countOfZone) }
    /// Choice: the subject of a condition.
    public static var aTimeComes: Phrase { Phrase(.aTimeComes) }
    /// Choice: the subject of a condition.
    public static var itIsBetween: Phrase { Phrase(.itIsBetween) }
    /// Label: for how many seconds a condition must hold.
    public static var conditionHolds: Phrase { Phrase(.conditionHolds) }
    /// Shown below that label.
    public static var conditionHoldsHint: Phrase { Phrase(.conditionHoldsHint) }
    /// Label: for how many seconds a condition must not hold before it can trigger the rule again.
    public static var conditionOff: Phrase { Phrase(.conditionOff) }
    /// Shown below that label.
    public static var conditionOffHint: Phrase { Phrase(.conditionOffHint) }
    /// Label: the minimum number of people.
    public static var conditionAtLeast: Phrase { Phrase(.conditionAtLeast) }
    /// Label: the maximum number of people.
    public static var conditionAtMost: Phrase { Phrase(.conditionAtMost) }
    /// Label of one of three fields, only one of which is filled in: a value must be above this number.
    public static var conditionAbove: Phrase { Phrase(.conditionAbove) }
    /// Label of one of three fields, only one of which is filled in: a value must be below this number.
    public static var conditionBelow: Phrase { Phrase(.conditionBelow) }
    /// Label of one of three fields, only one of which is filled in: a value must equal this number.
    public static var conditionEquals: Phrase { Phrase(.conditionEquals) }
    /// Label: the first of two times of the day.
    public static var hoursFrom: Phrase { Phrase(.hoursFrom) }
    /// Label: the second of two times of the day.
    public static var hoursUntil: Phrase { Phrase(.hoursUntil) }
    /// Label of a choice: whether a condition must hold or must not hold.
    public static var mustOrNot: Phrase { Phrase(.mustOrNot) }
    /// Option of that choice.
    public static var mustBe: Phrase { Phrase(.mustBe) }
    /// Option of that choice, and shown before a condition.
    public static var mustNotBe: Phrase { Phrase(.mustNotBe) }
    /// Button that adds a condition, or leads to the form for it.
    public static var addCondition: Phrase { Phrase(.addCondition) }
    /// Button that removes a condition or a command from a list.
    public static var removeCondition: Phrase { Phrase(.removeCondition) }
    /// Shown before a list of conditions.
    public static var oneOfThese: Phrase { Phrase(.oneOfThese) }
    /// Shown before a list of conditions.
    public static var allOfThese: Phrase { Phrase(.allOfThese) }
    /// Button: from now on all conditions of a list must hold.
    public static var demandAll: Phrase { Phrase(.demandAll) }
    /// Button: from now on one condition of a list is enough.
    public static var demandOne: Phrase { Phrase(.demandOne) }
}

// corrections
extension Phrase {
    /// Opens a form that sets the room of a person.
    public static var sayPresent: Phrase { Phrase(.sayPresent) }
    /// Opens a form that marks a person as having left.
    public static var sayLeft: Phrase { Phrase(.sayLeft) }
    /// Button that sets the room of a person.
    public static var sayPresentButton: Phrase { Phrase(.sayPresentButton) }
    /// Button that marks a person as having left.
    public static var sayLeftButton: Phrase { Phrase(.sayLeftButton) }
    /// Shown below the form: how long the correction applies.
    public static var sayHint: Phrase { Phrase(.sayHint) }
    /// Label of the field for the reason for a correction.
    public static var correctionReason: Phrase { Phrase(.correctionReason) }
    /// Opens a form that adds a past visit.
    public static var addVisit: Phrase { Phrase(.addVisit) }
    /// Link to the page that corrects a visit.
    public static var correctVisit: Phrase { Phrase(.correctVisit) }
    /// Column over those links.
    public static var corrections: Phrase { Phrase(.corrections) }
    /// Heading of the page that corrects a visit.
    public static var visitTitle: Phrase { Phrase(.visitTitle) }
    /// Heading of the form that moves or shortens a visit, and its button.
    public static var changeVisit: Phrase { Phrase(.changeVisit) }
    /// Opens the form that removes a visit, and its button.
    public static var removeVisit: Phrase { Phrase(.removeVisit) }
    /// Shown below a field of that form.
    public static var emptyStays: Phrase { Phrase(.emptyStays) }
    /// Shown in place of the forms for a visit that has not ended.
    public static var visitLasts: Phrase { Phrase(.visitLasts) }
    /// Column: when a correction was made.
    public static var saidAtColumn: Phrase { Phrase(.saidAtColumn) }
    /// Column: the value before a correction.
    public static var beforeColumn: Phrase { Phrase(.beforeColumn) }
    /// Shown in place of the list of corrections.
    public static var noCorrections: Phrase { Phrase(.noCorrections) }
    /// Shown after a correction that is in force.
    public static var countsNow: Phrase { Phrase(.countsNow) }
    /// Warning: what is deleted when a visit is removed.
    public static func removeVisitWarning(_ room: some CustomStringConvertible) -> Phrase {
        Phrase(.removeVisitWarning, Value(room))
    }
    /// What a correction states, by its value on the wire; a room and times follow.
    public static func correction(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.correction, .text("\(value)"))
    }
    /// Shown after a correction, in place of the name of the person who made it.
    public static var setByErased: Phrase { Phrase(.setByErased) }
    /// Shown after a correction: the person who made it.
    public static func setByName(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.setByName, Value(name))
    }
}

// deliveries
extension Phrase {
    /// The state of a delivery, by its value on the wire.
    public static func deliveryState(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.deliveryState, .text("\(value)"))
    }
    /// The type of a message, by its value on the wire.
    public static func messageType(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.messageType, .text("\(value)"))
    }
    /// Why a message was not delivered, by its value on the wire.
    public static func deliveryFault(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.deliveryFault, .text("\(value)"))
    }
}

// deviceSetup
extension Phrase {
    /// Heading of the page on which admins set devices up.
    public static var manageDevicesTitle: Phrase { Phrase(.manageDevicesTitle) }
    /// Opens the form for a new device.
    public static var newDevice: Phrase { Phrase(.newDevice) }
    /// Label: the name of a device.
    public static var deviceName: Phrase { Phrase(.deviceName) }
    /// Column and label: the kind of a device.
    public static var deviceKind: Phrase { Phrase(.deviceKind) }
    /// Column and label: the serial number of a device.
    public static var serialNumber: Phrase { Phrase(.serialNumber) }
    /// Shown below that label.
    public static var serialHint: Phrase { Phrase(.serialHint) }
    /// Label: the dialect in which a device communicates over MQTT.
    public static var dialect: Phrase { Phrase(.dialect) }
    /// Column and label: who registered a device.
    public static var deviceOwner: Phrase { Phrase(.deviceOwner) }
    /// Opens the form that changes a device.
    public static var editDevice: Phrase { Phrase(.editDevice) }
    /// Opens the form that takes a device out of use.
    public static var deleteDevice: Phrase { Phrase(.deleteDevice) }
    /// Opens the form that creates a new registration code, with its label.
    public static var newCodeTitle: Phrase { Phrase(.newCodeTitle) }
    /// Button of that form.
    public static var makeCode: Phrase { Phrase(.makeCode) }
    /// Warning of that form.
    public static var newCodeWarning: Phrase { Phrase(.newCodeWarning) }
    /// Warning of the form that creates a new token for a device.
    public static var newDeviceTokenWarning: Phrase { Phrase(.newDeviceTokenWarning) }
    /// Opens the form that allows registration of a device without a code for ten minutes; also its button.
    public static var openRegistration: Phrase { Phrase(.openRegistration) }
    /// Warning of that form.
    public static var openRegistrationWarning: Phrase { Phrase(.openRegistrationWarning) }
    /// Opens the form for unattended closing; also the label of its checkbox.
    public static var unattended: Phrase { Phrase(.unattended) }
    /// Label: why that is safe.
    public static var unattendedReason: Phrase { Phrase(.unattendedReason) }
    /// Heading over who may do what with a device.
    public static var deviceGrants: Phrase { Phrase(.deviceGrants) }
    /// Shown in place of that list.
    public static var noGrants: Phrase { Phrase(.noGrants) }
    /// Column and label: the rights of a person to a device.
    public static var grantLevel: Phrase { Phrase(.grantLevel) }
    /// Column: the holder of the rights.
    public static var grantHolder: Phrase { Phrase(.grantHolder) }
    /// Opens the form that gives a person rights to a device.
    public static var addGrant: Phrase { Phrase(.addGrant) }
    /// Label: all members of a group; one of three fields, only one of which is filled in.
    public static var grantGroup: Phrase { Phrase(.grantGroup) }
    /// Label: the staff of a zone; one of three fields, only one of which is filled in.
    public static var grantZone: Phrase { Phrase(.grantZone) }
    /// Label: one person; one of three fields, only one of which is filled in.
    public static var grantPerson: Phrase { Phrase(.grantPerson) }
    /// Button that revokes a person's rights.
    public static var removeGrant: Phrase { Phrase(.removeGrant) }
    /// Column: the number of refused messages of a device, by reason.
    public static var refusedMessages: Phrase { Phrase(.refusedMessages) }
    /// Heading over the token and the code of a device, which are shown once.
    public static var deviceSecretsTitle: Phrase { Phrase(.deviceSecretsTitle) }
    /// Shown before a token: where to enter it.
    public static var deviceTokenGive: Phrase { Phrase(.deviceTokenGive) }
    /// Shown before a registration code and its QR code.
    public static var deviceCodeGive: Phrase { Phrase(.deviceCodeGive) }
    /// Alternative text of the QR code of a label.
    public static var deviceLabelCode: Phrase { Phrase(.deviceLabelCode) }
    /// Heading of the page on which a device is set up.
    public static func setUpTitle(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.setUpTitle, Value(name))
    }
    /// Warning before a device is taken out of use.
    public static func deleteDeviceWarning(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.deleteDeviceWarning, Value(name))
    }
    /// The rights of a person to a device, by their value on the wire.
    public static func deviceLevel(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.deviceLevel, .text("\(value)"))
    }
}

// devices
extension Phrase {
    /// Heading of the page of devices: skylights, garage doors, lamps and others that can be controlled.
    public static var devicesTitle: Phrase { Phrase(.devicesTitle) }
    /// Name of the page of one device.
    public static var device: Phrase { Phrase(.device) }
    /// Shown in place of the list of devices.
    public static var noDevices: Phrase { Phrase(.noDevices) }
    /// Label of a field that searches devices.
    public static var searchDevices: Phrase { Phrase(.searchDevices) }
    /// Heading over devices that are in no room.
    public static var noRoom: Phrase { Phrase(.noRoom) }
    /// Link from a device to the list of devices.
    public static var backToDevices: Phrase { Phrase(.backToDevices) }
    /// Column: the properties that a device reports.
    public static var deviceSays: Phrase { Phrase(.deviceSays) }
    /// Column: when a device last reported.
    public static var lastSaid: Phrase { Phrase(.lastSaid) }
    /// Column: a button that sends a command to a device.
    public static var tellIt: Phrase { Phrase(.tellIt) }
    /// State: a device is connected to the server.
    public static var deviceConnected: Phrase { Phrase(.deviceConnected) }
    /// State: a device is not connected to the server; since when follows.
    public static var deviceAway: Phrase { Phrase(.deviceAway) }
    /// Shown in place of the state of a device that has not reported yet.
    public static var nothingSaidYet: Phrase { Phrase(.nothingSaidYet) }
    /// Warning on the page of a device that stopped because it was obstructed. It is read aloud.
    public static var deviceObstructed: Phrase { Phrase(.deviceObstructed) }
    /// Shown on the page of a device that was taken out of use.
    public static var deviceOutOfUse: Phrase { Phrase(.deviceOutOfUse) }
    /// Heading over the commands that a device accepts.
    public static var otherCommands: Phrase { Phrase(.otherCommands) }
    /// Heading over the properties that a device reports.
    public static var deviceState: Phrase { Phrase(.deviceState) }
    /// Label of a field for a phrase such as "open the window", typed or spoken.
    public static var sayToDevice: Phrase { Phrase(.sayToDevice) }
    /// Button that sends that phrase.
    public static var sayButton: Phrase { Phrase(.sayButton) }
    /// Button that listens to the microphone and sends the spoken phrase.
    public static var speakButton: Phrase { Phrase(.speakButton) }
    /// Shown below the button that listens: who else may hear it.
    public static var speakHint: Phrase { Phrase(.speakHint) }
    /// Heading over the commands sent to a device, newest first.
    public static var deviceHistory: Phrase { Phrase(.deviceHistory) }
    /// Shown in place of that list.
    public static var toldNothing: Phrase { Phrase(.toldNothing) }
    /// Column: when a command was sent.
    public static var toldAt: Phrase { Phrase(.toldAt) }
    /// Column: the command that was sent.
    public static var toldWhat: Phrase { Phrase(.toldWhat) }
    /// Column: who sent a command.
    public static var toldBy: Phrase { Phrase(.toldBy) }
    /// Column: the outcome of a command.
    public static var outcome: Phrase { Phrase(.outcome) }
    /// Button that cancels a command that the device has not begun.
    public static var cancelCommand: Phrase { Phrase(.cancelCommand) }
    /// Link to the page on which a device is set up.
    public static var setUpDevice: Phrase { Phrase(.setUpDevice) }
    /// The value of a weekly program of a device.
    public static func programOf(_ count: Int) -> Phrase {
        Phrase(.programOf, .number(count))
    }
}

// explainUnlock
extension Phrase {
    /// Name of the page.
    public static var explainUnlockTitle: Phrase { Phrase(.explainUnlockTitle) }
    /// Link to that page.
    public static var explainUnlockLink: Phrase { Phrase(.explainUnlockLink) }
    /// Link to that page from a person.
    public static var explainPersonLink: Phrase { Phrase(.explainPersonLink) }
    /// First sentence of that page. The page opens nothing.
    public static var explainUnlockIntroduction: Phrase { Phrase(.explainUnlockIntroduction) }
    /// Button that shows the explanation.
    public static var explainUnlockButton: Phrase { Phrase(.explainUnlockButton) }
    /// Shown in place of the people found by a search.
    public static var explainNone: Phrase { Phrase(.explainNone) }
    /// Result: it would open.
    public static var wouldOpen: Phrase { Phrase(.wouldOpen) }
    /// Result: it would not open.
    public static var wouldNotOpen: Phrase { Phrase(.wouldNotOpen) }
    /// Result: it would open with a one-time code.
    public static var wouldWantCode: Phrase { Phrase(.wouldWantCode) }
    /// Name of a fact: the security level of a person.
    public static var securityLevel: Phrase { Phrase(.securityLevel) }
    /// Name of a fact: the level that a room requires.
    public static var requiredLevel: Phrase { Phrase(.requiredLevel) }
    /// Shown in place of a level if no level opens a room.
    public static var noLevelOpens: Phrase { Phrase(.noLevelOpens) }
    /// Heading over clearances of a person for a room.
    public static var explainClearances: Phrase { Phrase(.explainClearances) }
    /// Heading over the bookings of a room by a person.
    public static var explainBookings: Phrase { Phrase(.explainBookings) }
    /// Heading over the scanners at a lock.
    public static var explainListeners: Phrase { Phrase(.explainListeners) }
    /// Shown in place of the list of scanners.
    public static var noListeners: Phrase { Phrase(.noListeners) }
    /// Column: whether a clearance or a booking gives access now.
    public static var holdsNow: Phrase { Phrase(.holdsNow) }
    /// Column: whether a scanner is reporting.
    public static var listenerAlive: Phrase { Phrase(.listenerAlive) }
    /// Column: the level at which a badge was heard, in dBm.
    public static var loudness: Phrase { Phrase(.loudness) }
    /// Name of a fact: whether the school may record whereabouts now.
    public static var lawfulNow: Phrase { Phrase(.lawfulNow) }
    /// Name of a fact: a badge is heard in two places.
    public static var badgeTwice: Phrase { Phrase(.badgeTwice) }
    /// Name of a fact: when a person was last heard in a room at the door.
    public static var whereaboutsAt: Phrase { Phrase(.whereaboutsAt) }
    /// Name of a fact: when a phone last reported a room at the door.
    public static var clientAt: Phrase { Phrase(.clientAt) }
    /// Name of a fact: the initial password has not been changed.
    public static var passwordPending: Phrase { Phrase(.passwordPending) }
    /// Name of a fact: the lock's dialect is weak.
    public static var weakLock: Phrase { Phrase(.weakLock) }
    /// Name of a fact: the school allows weak locks.
    public static var weakAllowed: Phrase { Phrase(.weakAllowed) }
    /// Heading of that page.
    public static func explainUnlockOf(
        _ person: some CustomStringConvertible, _ lock: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.explainUnlockOf, Value(person), Value(lock))
    }
    /// A clearance by its ID, if nothing else is known about it.
    public static func clearanceNumber(_ id: some CustomStringConvertible) -> Phrase {
        Phrase(.clearanceNumber, Value(id))
    }
}

// firstSteps
extension Phrase {
    /// The school's time zone and the time of day there, with a link to the settings after it.
    public static func stepTimeZone(
        _ zone: some CustomStringConvertible, _ clock: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.stepTimeZone, Value(zone), Value(clock))
    }
    /// Heading of the page that guides an admin through setting up a school.
    public static var firstStepsTitle: Phrase { Phrase(.firstStepsTitle) }
    /// First sentence of that page.
    public static var firstStepsIntroduction: Phrase { Phrase(.firstStepsIntroduction) }
    /// Shown when all steps are done.
    public static var firstStepsDone: Phrase { Phrase(.firstStepsDone) }
    /// State of a step that is done.
    public static var stepDone: Phrase { Phrase(.stepDone) }
    /// State of a step that is not done.
    public static var stepToDo: Phrase { Phrase(.stepToDo) }
    /// A step in setting up a school.
    public static var stepZone: Phrase { Phrase(.stepZone) }
    /// A step in setting up a school.
    public static var stepRoom: Phrase { Phrase(.stepRoom) }
    /// A step in setting up a school.
    public static var stepScanner: Phrase { Phrase(.stepScanner) }
    /// A step in setting up a school.
    public static var stepScannerAlive: Phrase { Phrase(.stepScannerAlive) }
    /// A step in setting up a school.
    public static var stepPerson: Phrase { Phrase(.stepPerson) }
    /// A step in setting up a school.
    public static var stepBadge: Phrase { Phrase(.stepBadge) }
    /// Link to the page of who is where.
    public static var stepsGoOn: Phrase { Phrase(.stepsGoOn) }
}

// fleet
extension Phrase {
    /// Heading of the page of settings for many scanners.
    public static var fleetTitle: Phrase { Phrase(.fleetTitle) }
    /// First sentence of that page.
    public static var fleetIntroduction: Phrase { Phrase(.fleetIntroduction) }
    /// Shown in place of the settings.
    public static var nothingSet: Phrase { Phrase(.nothingSet) }
    /// Column and label of a field: a label that groups scanners.
    public static var label: Phrase { Phrase(.label) }
    /// Shown below that label.
    public static var fleetLabelHint: Phrase { Phrase(.fleetLabelHint) }
    /// Shown below the label of a setting.
    public static var leftToNode: Phrase { Phrase(.leftToNode) }
    /// Opens the form of settings for all scanners.
    public static var editFleetOfAll: Phrase { Phrase(.editFleetOfAll) }
    /// Opens the form of settings for another label.
    public static var newFleetLabel: Phrase { Phrase(.newFleetLabel) }
    /// Opens the form of settings for a label.
    public static func editFleetOf(_ label: some CustomStringConvertible) -> Phrase {
        Phrase(.editFleetOf, Value(label))
    }
    /// A setting of a scanner, by its value on the wire.
    public static func nodeSetting(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.nodeSetting, .text("\(value)"))
    }
    /// The source of a scanner's setting, by its value on the wire.
    public static func settingSource(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.settingSource, .text("\(value)"))
    }
}

// followedIn
extension Phrase {
    /// Name of the list, and the link to it.
    public static var followedInTitle: Phrase { Phrase(.followedInTitle) }
    /// Name of the choice between that list and the attempts, for screen readers.
    public static var unlockLists: Phrase { Phrase(.unlockLists) }
    /// First sentence of that list.
    public static var followedInIntroduction: Phrase { Phrase(.followedInIntroduction) }
    /// Shown in place of the list.
    public static var noFollowers: Phrase { Phrase(.noFollowers) }
    /// Column: the evidence for the hint.
    public static var followedInEvidence: Phrase { Phrase(.followedInEvidence) }
    /// Link from that list to the attempts.
    public static var allUnlocks: Phrase { Phrase(.allUnlocks) }
    /// Evidence: no door of the room was unlocked in the minute before.
    public static var behindNone: Phrase { Phrase(.behindNone) }
    /// Evidence: when a door of the room was open.
    public static func doorWasOpen(
        _ from: some CustomStringConvertible, _ until: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.doorWasOpen, Value(from), Value(until))
    }
    /// The number of visits listed.
    public static func followedInCount(_ count: Int) -> Phrase {
        Phrase(.followedInCount, .number(count))
    }
    /// Before a visit: the person who unlocked the door is erased.
    public static func doorUnlocked(_ clock: some CustomStringConvertible) -> Phrase {
        Phrase(.doorUnlocked, Value(clock))
    }
    /// Evidence: another person unlocked a door of the room. - name: nil if that person was erased. - clock: the time
    /// of the unlocking.
    public static func personUnlockedDoor(
        _ name: some CustomStringConvertible, _ clock: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.personUnlockedDoor, Value(name), Value(clock))
    }
}

// general
extension Phrase {
    /// Link for keyboards and screen readers, before everything else on a page.
    public static var skipToContent: Phrase { Phrase(.skipToContent) }
    /// Name of the list of pages, for screen readers.
    public static var navigation: Phrase { Phrase(.navigation) }
    /// Opens the list of pages for admins.
    public static var manage: Phrase { Phrase(.manage) }
    /// Button that ends the session.
    public static var logOut: Phrase { Phrase(.logOut) }
    /// Banner while no live updates arrive. The time until which the page was up to date follows.
    public static var connectionLost: Phrase { Phrase(.connectionLost) }
    /// Banner if the stream of live updates cannot be opened, usually because of a proxy in front of the server. The
    /// time until which the page was up to date follows.
    public static var eventsHeldBack: Phrase { Phrase(.eventsHeldBack) }
    /// Heading over the errors in a form.
    public static var notDone: Phrase { Phrase(.notDone) }
    /// Shown beside the label of a field that may be left empty.
    public static var optional: Phrase { Phrase(.optional) }
    /// Shown in place of a time if an event has not happened yet.
    public static var never: Phrase { Phrase(.never) }
    /// Heading of a page that does not exist.
    public static var notFoundTitle: Phrase { Phrase(.notFoundTitle) }
    /// Heading of a page that the viewer may not see.
    public static var forbiddenTitle: Phrase { Phrase(.forbiddenTitle) }
    /// Heading shown if the server cannot answer now.
    public static var unavailableTitle: Phrase { Phrase(.unavailableTitle) }
    /// Heading of any other error.
    public static var errorTitle: Phrase { Phrase(.errorTitle) }
    /// Link to the first page, below an error.
    public static var toFirstPage: Phrase { Phrase(.toFirstPage) }
    /// Button that searches for the text that was entered.
    public static var search: Phrase { Phrase(.search) }
    /// Button that saves a form.
    public static var save: Phrase { Phrase(.save) }
    /// Button that creates an item.
    public static var create: Phrase { Phrase(.create) }
    /// Button that removes an item.
    public static var delete: Phrase { Phrase(.delete) }
    /// Link to a form that changes an item.
    public static var edit: Phrase { Phrase(.edit) }
    /// Link to the previous page of a long list.
    public static var previousPage: Phrase { Phrase(.previousPage) }
    /// Link to the next page of a long list.
    public static var nextPage: Phrase { Phrase(.nextPage) }
    /// Yes or no, in a table.
    public static var yes: Phrase { Phrase(.yes) }
    /// Yes or no, in a table.
    public static var no: Phrase { Phrase(.no) }
    /// How long ago an event happened.
    public static func secondsAgo(_ count: Int) -> Phrase {
        Phrase(.secondsAgo, .number(count))
    }
    /// How long ago an event happened.
    public static func minutesAgo(_ count: Int) -> Phrase {
        Phrase(.minutesAgo, .number(count))
    }
    /// How long ago an event happened.
    public static func hoursAgo(_ count: Int) -> Phrase {
        Phrase(.hoursAgo, .number(count))
    }
    /// How long ago an event happened.
    public static func daysAgo(_ count: Int) -> Phrase {
        Phrase(.daysAgo, .number(count))
    }
}

// groups
extension Phrase {
    /// Heading of the page of groups, such as classes.
    public static var groupsTitle: Phrase { Phrase(.groupsTitle) }
    /// The purpose of groups.
    public static var groupsIntroduction: Phrase { Phrase(.groupsIntroduction) }
    /// Column: a group.
    public static var group: Phrase { Phrase(.group) }
    /// Column and heading: the people of a group.
    public static var members: Phrase { Phrase(.members) }
    /// Label of the field that searches groups.
    public static var searchGroups: Phrase { Phrase(.searchGroups) }
    /// Label of a field.
    public static var groupName: Phrase { Phrase(.groupName) }
    /// Shown in place of the list of groups.
    public static var noGroups: Phrase { Phrase(.noGroups) }
    /// Opens the form for a group.
    public static var newGroup: Phrase { Phrase(.newGroup) }
    /// Link from a group to the list of groups.
    public static var backToGroups: Phrase { Phrase(.backToGroups) }
    /// Shown in place of the members of a group.
    public static var noMembers: Phrase { Phrase(.noMembers) }
    /// Heading over the search for people to add to a group.
    public static var addMembers: Phrase { Phrase(.addMembers) }
    /// Shown in place of people if a search finds only members of the group, or no people.
    public static var noPeopleToAdd: Phrase { Phrase(.noPeopleToAdd) }
    /// Opens the form that renames a group.
    public static var renameGroup: Phrase { Phrase(.renameGroup) }
    /// Opens the form that deletes a group.
    public static var deleteGroup: Phrase { Phrase(.deleteGroup) }
    /// Heading of a group's page.
    public static func groupTitle(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.groupTitle, Value(name))
    }
    /// Button that adds a person to a group.
    public static func addMember(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.addMember, Value(name))
    }
    /// Button that removes a person from a group.
    public static func removeMember(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.removeMember, Value(name))
    }
    /// Warning: what is deleted with a group.
    public static func deleteGroupWarning(_ name: some CustomStringConvertible, _ members: Int) -> Phrase {
        Phrase(.deleteGroupWarning, .number(members), Value(name))
    }
}

// help
extension Phrase {
    /// Heading of the page that explains the other pages.
    public static var helpTitle: Phrase { Phrase(.helpTitle) }
    /// Heading over what the other pages show.
    public static var helpPages: Phrase { Phrase(.helpPages) }
    /// Heading over what present, unknown and left mean.
    public static var helpStates: Phrase { Phrase(.helpStates) }
    /// The meaning of present.
    public static var helpPresent: Phrase { Phrase(.helpPresent) }
    /// The meaning of unknown.
    public static var helpUnknown: Phrase { Phrase(.helpUnknown) }
    /// The meaning of left.
    public static var helpLeft: Phrase { Phrase(.helpLeft) }
    /// Heading over what to do in a fire drill.
    public static var helpDrill: Phrase { Phrase(.helpDrill) }
    /// What people who do not lead a fire drill should do.
    public static var helpDrillPeople: Phrase { Phrase(.helpDrillPeople) }
    /// What staff and admins should do in a fire drill.
    public static func helpDrillStaff(_ musterTitle: Phrase) -> Phrase {
        Phrase(.helpDrillStaff, .phrase(musterTitle))
    }
    /// How people without an account help in a fire drill; a link to the page follows.
    public static var helpDrillHelpers: Phrase { Phrase(.helpDrillHelpers) }
    /// Where the leaders of a fire drill find the list on paper in case the network fails.
    public static var helpDrillPaper: Phrase { Phrase(.helpDrillPaper) }
    /// Heading over the explanation of how an account is taken over.
    public static var helpTakeOver: Phrase { Phrase(.helpTakeOver) }
    /// How to take over an account.
    public static var helpTakeOverOwn: Phrase { Phrase(.helpTakeOverOwn) }
    /// How an admin enables a person to take over an account.
    public static var helpTakeOverIssue: Phrase { Phrase(.helpTakeOverIssue) }
    /// Heading over the data that a person may request.
    public static var helpPrivacy: Phrase { Phrase(.helpPrivacy) }
    /// Which data about a person is stored, and whom to ask.
    public static var helpPrivacyText: Phrase { Phrase(.helpPrivacyText) }
}

// helpPages
extension Phrase {
    /// The content of a page, for the help page.
    public static func helpPage(_ path: some CustomStringConvertible) -> Phrase? {
        Phrase(known: .helpPage, .text("\(path)"))
    }
}

// import
extension Phrase {
    /// Heading of the page that imports many students from a table, and the link to it.
    public static var importTitle: Phrase { Phrase(.importTitle) }
    /// First sentences of that page. An example of the first line follows.
    public static var importIntroduction: Phrase { Phrase(.importIntroduction) }
    /// Shown after that example.
    public static var importHeads: Phrase { Phrase(.importHeads) }
    /// Shown after that example.
    public static var importGroups: Phrase { Phrase(.importGroups) }
    /// Heading over the form that accepts a file.
    public static var importFile: Phrase { Phrase(.importFile) }
    /// Opens the form that accepts text.
    public static var importText: Phrase { Phrase(.importText) }
    /// Label of a field.
    public static var tableFile: Phrase { Phrase(.tableFile) }
    /// Label of a field.
    public static var tableText: Phrase { Phrase(.tableText) }
    /// Label of a choice between a dry run and an import.
    public static var importWhat: Phrase { Phrase(.importWhat) }
    /// Choice: nothing is changed.
    public static var importDry: Phrase { Phrase(.importDry) }
    /// Choice: the students get accounts.
    public static var importReally: Phrase { Phrase(.importReally) }
    /// Label of a checkbox.
    public static var importCodes: Phrase { Phrase(.importCodes) }
    /// Shown beside that checkbox.
    public static var importCodesHint: Phrase { Phrase(.importCodesHint) }
    /// Heading after an import.
    public static var importDone: Phrase { Phrase(.importDone) }
    /// Heading after a dry run without problems.
    public static var importPossible: Phrase { Phrase(.importPossible) }
    /// Heading after a dry run with problems.
    public static var importProblems: Phrase { Phrase(.importProblems) }
    /// Column: the line of a table.
    public static var line: Phrase { Phrase(.line) }
    /// Column: the column of a table.
    public static var tableColumn: Phrase { Phrase(.tableColumn) }
    /// Column: the problem.
    public static var problem: Phrase { Phrase(.problem) }
    /// Shown before the codes of many students.
    public static var codesPrint: Phrase { Phrase(.codesPrint) }
    /// Shown after these counts if the import was a dry run.
    public static var nothingChangedYet: Phrase { Phrase(.nothingChangedYet) }
    /// Before names of groups.
    public static var groupsMissing: Phrase { Phrase(.groupsMissing) }
    /// Heading over notes about a table.
    public static var importNotes: Phrase { Phrase(.importNotes) }
    /// Column: a note about a line.
    public static var importNote: Phrase { Phrase(.importNote) }
    /// Button that checks the table as if these groups existed; the import creates them.
    public static func lookWithNewGroups(_ count: Int) -> Phrase {
        Phrase(.lookWithNewGroups, .number(count))
    }
    /// The number of problems in a table.
    public static func problemsFound(_ count: Int) -> Phrase {
        Phrase(.problemsFound, .number(count))
    }
    /// The effects of an import, actual or simulated.
    public static func importCounts(_ all: Int, _ new: Int, _ changed: Int, _ same: Int) -> Phrase {
        Phrase(.importCounts, .number(all), .number(new), .number(changed), .number(same))
    }
}

// kinds
extension Phrase {
    /// Name of the page.
    public static var kindsTitle: Phrase { Phrase(.kindsTitle) }
    /// Shown above the list.
    public static var kindsIntroduction: Phrase { Phrase(.kindsIntroduction) }
    /// Shown in place of the list.
    public static var noKinds: Phrase { Phrase(.noKinds) }
    /// Column: the name of a kind in documents and commands.
    public static var kindName: Phrase { Phrase(.kindName) }
    /// Column: the safety class of a device.
    public static var kindSafety: Phrase { Phrase(.kindSafety) }
    /// Column: the number of devices of a kind in use.
    public static var kindDevices: Phrase { Phrase(.kindDevices) }
    /// Column, and label of a text field: the document of a kind.
    public static var kindDocument: Phrase { Phrase(.kindDocument) }
    /// Shown below that label.
    public static var kindDocumentHint: Phrase { Phrase(.kindDocumentHint) }
    /// Label of a file field.
    public static var kindFile: Phrase { Phrase(.kindFile) }
    /// Opens a text field for a document.
    public static var pasteKind: Phrase { Phrase(.pasteKind) }
    /// Opens a field for a file.
    public static var uploadKind: Phrase { Phrase(.uploadKind) }
    /// Button that creates a kind.
    public static var createKind: Phrase { Phrase(.createKind) }
    /// Opens the form that deletes a kind.
    public static func deleteKind(_ kind: some CustomStringConvertible) -> Phrase {
        Phrase(.deleteKind, Value(kind))
    }
    /// Shown in that form.
    public static var deleteKindWarning: Phrase { Phrase(.deleteKindWarning) }
    /// Shown in place of that form: the kind came with the server.
    public static var kindStays: Phrase { Phrase(.kindStays) }
    /// The safety class of a device, by its value in documents.
    public static func kindClass(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.kindClass, .text("\(value)"))
    }
}

// lockSetup
extension Phrase {
    /// Name of the page with all locks, for admins.
    public static var manageLocksTitle: Phrase { Phrase(.manageLocksTitle) }
    /// First sentence of that page.
    public static var manageLocksIntroduction: Phrase { Phrase(.manageLocksIntroduction) }
    /// Shown in place of the list.
    public static var noLocks: Phrase { Phrase(.noLocks) }
    /// Opens the form that creates a lock.
    public static var newLock: Phrase { Phrase(.newLock) }
    /// Shown in place of that form while no device can be made a lock.
    public static var lockNeedsDevice: Phrase { Phrase(.lockNeedsDevice) }
    /// Name of the page of one lock, for admins.
    public static var lockSetUp: Phrase { Phrase(.lockSetUp) }
    /// Link to that page from the lock's own.
    public static var setUpLock: Phrase { Phrase(.setUpLock) }
    /// Link to the page with all locks.
    public static var backToLocks: Phrase { Phrase(.backToLocks) }
    /// Column and label: the device of a lock.
    public static var lockDevice: Phrase { Phrase(.lockDevice) }
    /// Label of the choice of the door at which a lock is mounted.
    public static var lockDoor: Phrase { Phrase(.lockDoor) }
    /// Shown below that choice.
    public static var lockDoorHint: Phrase { Phrase(.lockDoorHint) }
    /// Label of the choice of a lock's presence requirement.
    public static var lockGate: Phrase { Phrase(.lockGate) }
    /// Label: seconds within which a person must have been detected.
    public static var lockWithin: Phrase { Phrase(.lockWithin) }
    /// Label of the choice of the scanners that detect people at a lock.
    public static var lockListeners: Phrase { Phrase(.lockListeners) }
    /// Shown below that choice.
    public static var lockListenersHint: Phrase { Phrase(.lockListenersHint) }
    /// Label: the minimum level at which a badge counts, in dBm.
    public static var lockMinRSSI: Phrase { Phrase(.lockMinRSSI) }
    /// Label: whether reports of a phone count.
    public static var lockTrustClient: Phrase { Phrase(.lockTrustClient) }
    /// Shown below that label.
    public static var lockTrustClientHint: Phrase { Phrase(.lockTrustClientHint) }
    /// Label: seconds for which a lock is held open.
    public static var lockRelock: Phrase { Phrase(.lockRelock) }
    /// Heading over the hours in which a lock is held open.
    public static var lockOpenHours: Phrase { Phrase(.lockOpenHours) }
    /// Shown below that heading.
    public static var lockOpenHoursHint: Phrase { Phrase(.lockOpenHoursHint) }
    /// Name of a fact and column: the lock's dialect is weak.
    public static var lockWeak: Phrase { Phrase(.lockWeak) }
    /// Warning on the page of a lock whose dialect is weak.
    public static var lockWeakLong: Phrase { Phrase(.lockWeakLong) }
    /// Column and name of a fact: the battery level.
    public static var battery: Phrase { Phrase(.battery) }
    /// Name of a fact: the epoch of a lock's keys; each activation begins a new one.
    public static var lockEpoch: Phrase { Phrase(.lockEpoch) }
    /// Name of a fact: when a lock was activated.
    public static var lockActivated: Phrase { Phrase(.lockActivated) }
    /// Opens the form that activates a lock, and its button.
    public static var activateLock: Phrase { Phrase(.activateLock) }
    /// Shown in that form.
    public static var activateLockHint: Phrase { Phrase(.activateLockHint) }
    /// Label of the SHA-256 of a lock's public key.
    public static var lockFingerprint: Phrase { Phrase(.lockFingerprint) }
    /// Shown below that label.
    public static var lockFingerprintHint: Phrase { Phrase(.lockFingerprintHint) }
    /// Label of the activation code of a lock.
    public static var lockCode: Phrase { Phrase(.lockCode) }
    /// Shown below that label.
    public static var lockCodeHint: Phrase { Phrase(.lockCodeHint) }
    /// Opens the form that deletes the keys of a lock, and its button.
    public static var resetLock: Phrase { Phrase(.resetLock) }
    /// Shown in that form.
    public static var resetLockWarning: Phrase { Phrase(.resetLockWarning) }
    /// Opens the form that changes a lock.
    public static var editLock: Phrase { Phrase(.editLock) }
    /// Opens the form that deletes a lock.
    public static var deleteLock: Phrase { Phrase(.deleteLock) }
    /// Button that removes the door from a lock.
    public static var withoutDoor: Phrase { Phrase(.withoutDoor) }
    /// Button that removes the minimum level.
    public static var withoutMinRSSI: Phrase { Phrase(.withoutMinRSSI) }
    /// Button that removes the opening hours of a lock.
    public static var withoutOpenHours: Phrase { Phrase(.withoutOpenHours) }
    /// Shown on the page of a lock that was taken out of use.
    public static var lockOutOfUse: Phrase { Phrase(.lockOutOfUse) }
    /// Heading of the page of one lock, for admins.
    public static func lockSetUpOf(_ lock: some CustomStringConvertible) -> Phrase {
        Phrase(.lockSetUpOf, Value(lock))
    }
    /// Warning: what is deleted with a lock.
    public static func deleteLockWarning(_ lock: some CustomStringConvertible) -> Phrase {
        Phrase(.deleteLockWarning, Value(lock))
    }
    /// The presence requirement of a lock, by its value on the wire.
    public static func presenceGate(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.presenceGate, .text("\(value)"))
    }
    /// Labels of a row of opening hours, by the number of the row.
    public static func hoursRowFrom(_ row: Int) -> Phrase {
        Phrase(.hoursRowFrom, .number(row))
    }
    /// The end of a row of hours.
    public static func hoursRowUntil(_ row: Int) -> Phrase {
        Phrase(.hoursRowUntil, .number(row))
    }
    /// The days of a row of hours.
    public static func hoursRowDays(_ row: Int) -> Phrase {
        Phrase(.hoursRowDays, .number(row))
    }
    /// Shown below a field of such a row.
    public static var hoursRowHint: Phrase { Phrase(.hoursRowHint) }
    /// The dialect of a lock, by its value on the wire.
    public static func lockDialect(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.lockDialect, .text("\(value)"))
    }
}

// login
extension Phrase {
    /// Heading of the page where people log in.
    public static var loginTitle: Phrase { Phrase(.loginTitle) }
    /// Button that logs in.
    public static var logIn: Phrase { Phrase(.logIn) }
    /// Label of a field.
    public static var email: Phrase { Phrase(.email) }
    /// Label of a field.
    public static var password: Phrase { Phrase(.password) }
    /// Label of a field: the current password.
    public static var oldPassword: Phrase { Phrase(.oldPassword) }
    /// Label of a field: the new password.
    public static var newPassword: Phrase { Phrase(.newPassword) }
    /// Shown below the label of a new password.
    public static var passwordHint: Phrase { Phrase(.passwordHint) }
    /// Label of a field for the six digits of an authenticator app.
    public static var oneTimeCode: Phrase { Phrase(.oneTimeCode) }
    /// Shown below the label of a one-time code, which not all people have.
    public static var codeInPlace: Phrase { Phrase(.codeInPlace) }
    /// Link from the login to the page for people who received a code on paper.
    public static var claimLink: Phrase { Phrase(.claimLink) }
    /// Heading of the page where an account is taken over.
    public static var claimTitle: Phrase { Phrase(.claimTitle) }
    /// First sentence of that page.
    public static var claimIntroduction: Phrase { Phrase(.claimIntroduction) }
    /// Label of the field for that code.
    public static var claimCode: Phrase { Phrase(.claimCode) }
    /// Shown below that label.
    public static var claimCodeHint: Phrase { Phrase(.claimCodeHint) }
    /// Button of that page.
    public static var claimButton: Phrase { Phrase(.claimButton) }
    /// Heading of the page where the password is changed.
    public static var passwordTitle: Phrase { Phrase(.passwordTitle) }
    /// Heading of the page that asks for the password again.
    public static var confirmTitle: Phrase { Phrase(.confirmTitle) }
    /// Why that page asks for the password.
    public static var confirmReason: Phrase { Phrase(.confirmReason) }
    /// Button or link that continues the interrupted action.
    public static var goOn: Phrase { Phrase(.goOn) }
    /// Heading of the page about codes of an authenticator app.
    public static var oneTimeCodesTitle: Phrase { Phrase(.oneTimeCodesTitle) }
    /// First sentence of that page.
    public static var oneTimeCodesIntroduction: Phrase { Phrase(.oneTimeCodesIntroduction) }
    /// Button that shows the secret of an authenticator.
    public static var showSecret: Phrase { Phrase(.showSecret) }
    /// Button that turns one-time codes on.
    public static var turnOn: Phrase { Phrase(.turnOn) }
    /// Shown before the secret.
    public static var typeSecret: Phrase { Phrase(.typeSecret) }
    /// Link that opens the authenticator on the same device.
    public static var openAuthenticator: Phrase { Phrase(.openAuthenticator) }
    /// Heading over recovery codes, for use if the authenticator is lost.
    public static var recoveryCodesTitle: Phrase { Phrase(.recoveryCodesTitle) }
    /// What to do with them.
    public static var recoveryCodesKeep: Phrase { Phrase(.recoveryCodesKeep) }
    /// Heading over a code with which a person takes over an account.
    public static var claimCodeTitle: Phrase { Phrase(.claimCodeTitle) }
    /// What to do with it.
    public static var claimCodeGive: Phrase { Phrase(.claimCodeGive) }
    /// Shown before the time of expiry.
    public static var holdsUntil: Phrase { Phrase(.holdsUntil) }
    /// Heading over the secret of a new scanner.
    public static var scannerTokenTitle: Phrase { Phrase(.scannerTokenTitle) }
    /// What to do with it.
    public static var scannerTokenGive: Phrase { Phrase(.scannerTokenGive) }
}

// manage
extension Phrase {
    /// Heading of the page of zones, rooms and doors.
    public static var placesTitle: Phrase { Phrase(.placesTitle) }
    /// Shown in place of the zones.
    public static var noZones: Phrase { Phrase(.noZones) }
    /// Shown in place of the rooms of a zone.
    public static var noRoomsInZone: Phrase { Phrase(.noRoomsInZone) }
    /// Opens the form for a zone.
    public static var newZone: Phrase { Phrase(.newZone) }
    /// Opens the form for a room.
    public static var newRoom: Phrase { Phrase(.newRoom) }
    /// Opens the form for a door between two rooms.
    public static var newDoor: Phrase { Phrase(.newDoor) }
    /// Label of a field.
    public static var zoneName: Phrase { Phrase(.zoneName) }
    /// Label of a field: the number of a room.
    public static var roomNumber: Phrase { Phrase(.roomNumber) }
    /// Label of a field and column: the description of a room or a beacon.
    public static var description: Phrase { Phrase(.description) }
    /// Label of a field: seconds of silence after which a person counts as having left.
    public static var leaveAfter: Phrase { Phrase(.leaveAfter) }
    /// Shown below that label.
    public static var leaveAfterHint: Phrase { Phrase(.leaveAfterHint) }
    /// Heading over a list of rooms.
    public static var rooms: Phrase { Phrase(.rooms) }
    /// Heading over a list of doors.
    public static var doors: Phrase { Phrase(.doors) }
    /// The purpose of doors.
    public static var doorsIntroduction: Phrase { Phrase(.doorsIntroduction) }
    /// Shown in place of the doors of the school.
    public static var noDoors: Phrase { Phrase(.noDoors) }
    /// Shown in place of the doors of a room.
    public static var noDoorsOfRoom: Phrase { Phrase(.noDoorsOfRoom) }
    /// Column and label of a field: the room on the other side of a door.
    public static var otherRoom: Phrase { Phrase(.otherRoom) }
    /// Column of links that change an item, and heading over forms that do so.
    public static var change: Phrase { Phrase(.change) }
    /// Opens the form that changes a zone.
    public static var editZone: Phrase { Phrase(.editZone) }
    /// Opens the form that deletes a zone.
    public static var deleteZone: Phrase { Phrase(.deleteZone) }
    /// Opens the form that changes a room.
    public static var editRoom: Phrase { Phrase(.editRoom) }
    /// Opens the form that deletes a room.
    public static var deleteRoom: Phrase { Phrase(.deleteRoom) }
    /// Opens the form that deletes a door.
    public static var deleteDoor: Phrase { Phrase(.deleteDoor) }
    /// Link from a zone, room or door to the list.
    public static var backToPlaces: Phrase { Phrase(.backToPlaces) }
    /// Link from the data of a room to the people in it.
    public static var whoIsInRoom: Phrase { Phrase(.whoIsInRoom) }
    /// Shown on the page of a room that was deleted but has history.
    public static var roomOutOfUse: Phrase { Phrase(.roomOutOfUse) }
    /// Shown before the time since which an item has been out of use.
    public static var outOfUseSince: Phrase { Phrase(.outOfUseSince) }
    /// Shown in place of a list if a search finds nothing.
    public static var nothingFound: Phrase { Phrase(.nothingFound) }
    /// The period after which a person in a zone counts as having left.
    public static func leavesAfter(_ seconds: Int) -> Phrase {
        Phrase(.leavesAfter, .number(seconds))
    }
    /// Heading of a zone's page.
    public static func zoneTitle(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.zoneTitle, Value(name))
    }
    /// Heading of a door's page, by the two rooms.
    public static func doorTitle(
        _ first: some CustomStringConvertible, _ second: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.doorTitle, Value(first), Value(second))
    }
    /// Link to a door's page, by the two rooms.
    public static func editDoor(
        _ first: some CustomStringConvertible, _ second: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.editDoor, Value(first), Value(second))
    }
    /// Warning: what is deleted with it.
    public static func deleteZoneWarning(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.deleteZoneWarning, Value(name))
    }
    /// Warning: what is deleted with it.
    public static func deleteRoomWarning(_ number: some CustomStringConvertible) -> Phrase {
        Phrase(.deleteRoomWarning, Value(number))
    }
    /// Warning: what is deleted with it.
    public static func deleteDoorWarning(
        _ first: some CustomStringConvertible, _ second: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.deleteDoorWarning, Value(first), Value(second))
    }
    /// A number with one decimal place, with the decimal separator of the language; the whole part may begin with a
    /// minus.
    public static func decimalNumber(_ whole: some CustomStringConvertible, _ tenths: Int) -> Phrase {
        Phrase(.decimalNumber, Value(whole), .number(tenths))
    }
}

// muster
extension Phrase {
    /// Heading of the page of the roll-call.
    public static var musterTitle: Phrase { Phrase(.musterTitle) }
    /// Shown while no roll-call is in progress.
    public static var noMuster: Phrase { Phrase(.noMuster) }
    /// Big red button that begins a roll-call in an emergency.
    public static var startMuster: Phrase { Phrase(.startMuster) }
    /// Button that begins a roll-call for practice.
    public static var startDrill: Phrase { Phrase(.startDrill) }
    /// Link to the list of former roll-calls.
    public static var allMusters: Phrase { Phrase(.allMusters) }
    /// Shown in place of that list.
    public static var noMusters: Phrase { Phrase(.noMusters) }
    /// Link to the report on a roll-call.
    public static var musterReport: Phrase { Phrase(.musterReport) }
    /// Label: the name of a roll-call.
    public static var musterName: Phrase { Phrase(.musterName) }
    /// Label: emergency or drill.
    public static var musterKind: Phrase { Phrase(.musterKind) }
    /// Shown before and above a time: when a roll-call began.
    public static var startedAt: Phrase { Phrase(.startedAt) }
    /// Shown before and above a time: when a roll-call ended.
    public static var closedAt: Phrase { Phrase(.closedAt) }
    /// Shown before the number of people who are not accounted for.
    public static var missingCount: Phrase { Phrase(.missingCount) }
    /// Shown before the number of people accounted for.
    public static var accountedCount: Phrase { Phrase(.accountedCount) }
    /// Shown below these numbers and those of people who are not expected.
    public static var notExpectedNote: Phrase { Phrase(.notExpectedNote) }
    /// Column: whether a roll-call expects a person.
    public static var standing: Phrase { Phrase(.standing) }
    /// Why a roll-call does not expect a person, by its value on the wire: before a number, above a list, and beside a
    /// person.
    public static func standingName(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.standingName, .text("\(value)"))
    }
    /// Label of the field that searches names.
    public static var searchNames: Phrase { Phrase(.searchNames) }
    /// Name of the links that order the list, for screen readers.
    public static var orderOfList: Phrase { Phrase(.orderOfList) }
    /// Order: people who must be found first.
    public static var byUrgency: Phrase { Phrase(.byUrgency) }
    /// Order of the list.
    public static var byName: Phrase { Phrase(.byName) }
    /// Order of the list.
    public static var byRoom: Phrase { Phrase(.byRoom) }
    /// Order of the list.
    public static var byGroup: Phrase { Phrase(.byGroup) }
    /// Heading over people without a room or group.
    public static var nowhere: Phrase { Phrase(.nowhere) }
    /// Column of boxes, also on paper.
    public static var tickBox: Phrase { Phrase(.tickBox) }
    /// Column: classes and other groups.
    public static var groups: Phrase { Phrase(.groups) }
    /// Column: the last entry on a person.
    public static var latestEntry: Phrase { Phrase(.latestEntry) }
    /// Column of buttons, and a button.
    public static var addEntry: Phrase { Phrase(.addEntry) }
    /// Link to the less common entries.
    public static var otherEntry: Phrase { Phrase(.otherEntry) }
    /// Heading of the page with all possible entries on a person.
    public static var entryTitle: Phrase { Phrase(.entryTitle) }
    /// Shown before the room in which a person was at the start.
    public static var atStart: Phrase { Phrase(.atStart) }
    /// Mark of a person with contradictory entries by two people.
    public static var disputed: Phrase { Phrase(.disputed) }
    /// Shown in place of the name of a person who was erased.
    public static var unnamedPerson: Phrase { Phrase(.unnamedPerson) }
    /// Opens the form that names a roll-call.
    public static var changeMuster: Phrase { Phrase(.changeMuster) }
    /// Button that ends the roll-call.
    public static var closeMuster: Phrase { Phrase(.closeMuster) }
    /// Shown above that button.
    public static var closeMusterWarning: Phrase { Phrase(.closeMusterWarning) }
    /// Shown before the names of those who are missing, above the button that ends the roll-call.
    public static var stillMissing: Phrase { Phrase(.stillMissing) }
    /// Button that closes a roll-call started by mistake.
    public static var musterMistake: Phrase { Phrase(.musterMistake) }
    /// Shown above that button.
    public static var musterMistakeWarning: Phrase { Phrase(.musterMistakeWarning) }
    /// Banner: entries that have not been sent yet. Their number precedes it.
    public static var entriesWait: Phrase { Phrase(.entriesWait) }
    /// Heading over entries that the server did not accept.
    public static var entriesRefused: Phrase { Phrase(.entriesRefused) }
    /// Button below these entries: it marks them as read and hides them.
    public static var entriesRead: Phrase { Phrase(.entriesRead) }
    /// Shown above the list if the login has ended. The button "Log in" follows.
    public static var entriesNeedLogin: Phrase { Phrase(.entriesNeedLogin) }
    /// Column: when an entry was made.
    public static var saidAt: Phrase { Phrase(.saidAt) }
    /// Column: who made an entry.
    public static var saidBy: Phrase { Phrase(.saidBy) }
    /// Shown in place of the list of entries.
    public static var noEntries: Phrase { Phrase(.noEntries) }
    /// Heading over all entries.
    public static var entriesHeading: Phrase { Phrase(.entriesHeading) }
    /// Link from the report to the list.
    public static var wholeList: Phrase { Phrase(.wholeList) }
    /// Name of a number: people whom the roll-call expected.
    public static var expectedCount: Phrase { Phrase(.expectedCount) }
    /// Name of a value: the time until half of the people were accounted for.
    public static var timeToHalf: Phrase { Phrase(.timeToHalf) }
    /// Name of a value: the time until nine tenths of the people were accounted for.
    public static var timeToMost: Phrase { Phrase(.timeToMost) }
    /// Name of a value: the time until all people were accounted for.
    public static var timeToAll: Phrase { Phrase(.timeToAll) }
    /// Shown in place of such a time.
    public static var notReached: Phrase { Phrase(.notReached) }
    /// Name of a number: people whom the system believed present at the start.
    public static var believedPresent: Phrase { Phrase(.believedPresent) }
    /// Name of a number: how many of these were present.
    public static var believedFound: Phrase { Phrase(.believedFound) }
    /// Name of a number: people who were present although the system did not believe so.
    public static var foundUnexpectedly: Phrase { Phrase(.foundUnexpectedly) }
    /// The number of missing people in a room or group.
    public static func missingOf(_ missing: Int, _ all: Int) -> Phrase {
        Phrase(.missingOf, .number(missing), .number(all))
    }
    /// The number of people in a room or group whom the roll-call does not expect.
    public static func notExpected(_ count: Int) -> Phrase {
        Phrase(.notExpected, .number(count))
    }
    /// The witness of an entry on a person, by its value on the wire.
    public static func witness(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.witness, .text("\(value)"))
    }
    /// A duration.
    public static func minutesAndSeconds(_ minutes: Int, _ seconds: Int) -> Phrase {
        Phrase(.minutesAndSeconds, .number(minutes), .number(seconds))
    }
    /// Emergency or drill, by its value on the wire.
    public static func kindOfMuster(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.kindOfMuster, .text("\(value)"))
    }
}

// musterLinks
extension Phrase {
    /// Small button in the frame of every page of staff: begins a roll-call in an emergency.
    public static var frameStart: Phrase { Phrase(.frameStart) }
    /// Link in its place while a roll-call is in progress.
    public static var frameOpen: Phrase { Phrase(.frameOpen) }
    /// Heading of the page with links for helpers without an account, and the link to that page.
    public static var musterLinks: Phrase { Phrase(.musterLinks) }
    /// Shown above the form that creates such a link.
    public static var musterLinksIntroduction: Phrase { Phrase(.musterLinksIntroduction) }
    /// Shown in place of the form while no roll-call is in progress.
    public static var linksNeedMuster: Phrase { Phrase(.linksNeedMuster) }
    /// Label: the purpose of a link.
    public static var linkLabel: Phrase { Phrase(.linkLabel) }
    /// Shown below that label.
    public static var linkLabelHint: Phrase { Phrase(.linkLabelHint) }
    /// Label: the people whom helpers see.
    public static var linkZone: Phrase { Phrase(.linkZone) }
    /// Choice: all people are shown.
    public static var linkAllPeople: Phrase { Phrase(.linkAllPeople) }
    /// Label: the lifetime of a link.
    public static var linkMinutes: Phrase { Phrase(.linkMinutes) }
    /// Shown below that label.
    public static var linkMinutesHint: Phrase { Phrase(.linkMinutesHint) }
    /// Button that creates a link.
    public static var makeLink: Phrase { Phrase(.makeLink) }
    /// Heading of the page that shows a new link.
    public static var linkTitle: Phrase { Phrase(.linkTitle) }
    /// Shown above the QR code of that link.
    public static var linkGive: Phrase { Phrase(.linkGive) }
    /// Alternative text of a QR code, for screen readers: the link is below it.
    public static var linkCode: Phrase { Phrase(.linkCode) }
    /// Alternative text of a QR code, for screen readers: the secret is beside it.
    public static var secretCode: Phrase { Phrase(.secretCode) }
    /// Heading over all links of the roll-call.
    public static var linksMade: Phrase { Phrase(.linksMade) }
    /// Shown in place of that list.
    public static var noLinks: Phrase { Phrase(.noLinks) }
    /// Shown in place of the phones of a link.
    public static var noPhones: Phrase { Phrase(.noPhones) }
    /// Column: the name that a helper typed.
    public static var helperName: Phrase { Phrase(.helperName) }
    /// Column: when a phone joined.
    public static var phoneJoined: Phrase { Phrase(.phoneJoined) }
    /// Column: when a phone last sent a request.
    public static var phoneSeen: Phrase { Phrase(.phoneSeen) }
    /// Shown before and above the time at which a link or a phone ended.
    public static var linkEnded: Phrase { Phrase(.linkEnded) }
    /// Button that ends the access of one phone.
    public static var endPhone: Phrase { Phrase(.endPhone) }
    /// Button that ends a link with all its phones.
    public static var endLink: Phrase { Phrase(.endLink) }
    /// Shown above that button.
    public static var endLinkWarning: Phrase { Phrase(.endLinkWarning) }
    /// Heading of the page on which a helper types a name.
    public static var joinTitle: Phrase { Phrase(.joinTitle) }
    /// Shown on that page.
    public static var joinIntroduction: Phrase { Phrase(.joinIntroduction) }
    /// Shown on that page to a person who is logged in.
    public static var joinLogsOut: Phrase { Phrase(.joinLogsOut) }
    /// Label of the field with a helper's own name.
    public static var yourName: Phrase { Phrase(.yourName) }
    /// Button that continues to the list.
    public static var joinButton: Phrase { Phrase(.joinButton) }
    /// Heading of the page for a link that has ended or never existed.
    public static var linkDeadTitle: Phrase { Phrase(.linkDeadTitle) }
    /// Shown on that page.
    public static var linkDead: Phrase { Phrase(.linkDead) }
    /// Shown on that page, before a link to the login.
    public static var linkDeadStaff: Phrase { Phrase(.linkDeadStaff) }
    /// Shown before a helper's name and the label of their link.
    public static var helpingAs: Phrase { Phrase(.helpingAs) }
    /// Shown in place of a name: a helper without an account looked at the list.
    public static var musterHelper: Phrase { Phrase(.musterHelper) }
    /// Heading of the printable list, and the link to it.
    public static var paperList: Phrase { Phrase(.paperList) }
    /// Button that prints the page.
    public static var printPage: Phrase { Phrase(.printPage) }
    /// Heading of the page with the report as tables, and the link to it.
    public static var reportFile: Phrase { Phrase(.reportFile) }
    /// Shown on that page.
    public static var reportFileIntroduction: Phrase { Phrase(.reportFileIntroduction) }
    /// Link that saves a table with a row for each person.
    public static var peopleFile: Phrase { Phrase(.peopleFile) }
    /// Link that saves a table with a row for each entry.
    public static var entriesFile: Phrase { Phrase(.entriesFile) }
    /// Column of a table: what was believed of a person when the roll-call began.
    public static var believedThen: Phrase { Phrase(.believedThen) }
    /// Column of a table: the room in which a person was then believed to be.
    public static var roomThen: Phrase { Phrase(.roomThen) }
    /// Column of a table: seconds from the start until the entry was made.
    public static var secondsAfter: Phrase { Phrase(.secondsAfter) }
}

// own
extension Phrase {
    /// Heading of the page on which students see where the system believes them to be.
    public static var hereTitle: Phrase { Phrase(.hereTitle) }
    /// Shown in place of a room while no room is known.
    public static var nowhereKnown: Phrase { Phrase(.nowhereKnown) }
    /// Green sign: the student's badge is heard at the moment.
    public static var ownBadgeHeard: Phrase { Phrase(.ownBadgeHeard) }
    /// Green sign: the student's phone hears the room at the moment.
    public static var ownPhoneHeard: Phrase { Phrase(.ownPhoneHeard) }
    /// Green sign: the person's phone reports, but hears no room at the moment.
    public static var ownPhoneReports: Phrase { Phrase(.ownPhoneReports) }
    /// Shown below the grey sign: why nothing is heard.
    public static var ownBadgeSilent: Phrase { Phrase(.ownBadgeSilent) }
    /// Shown below the grey sign: before how long ago that was.
    public static var ownPhoneSilent: Phrase { Phrase(.ownPhoneSilent) }
    /// Heading of the page with all data stored about the viewer.
    public static var ownDataTitle: Phrase { Phrase(.ownDataTitle) }
    /// First sentence of that page.
    public static var ownDataIntroduction: Phrase { Phrase(.ownDataIntroduction) }
    /// Grey sign: the student has never been heard.
    public static var ownNeverHeard: Phrase { Phrase(.ownNeverHeard) }
    /// Grey sign, before how long ago it was: the student is not heard at the moment.
    public static var ownQuietSince: Phrase { Phrase(.ownQuietSince) }
    /// Grey sign, before how long ago it was: the student is believed to have left the building.
    public static var ownLeftSince: Phrase { Phrase(.ownLeftSince) }
    /// What to do about a wrong place, below the sign.
    public static var ownWrongPlace: Phrase { Phrase(.ownWrongPlace) }
    /// Heading over the badges that a person carries.
    public static var ownBadges: Phrase { Phrase(.ownBadges) }
    /// Shown after the two numbers that a badge advertises, and before a time.
    public static var carriedSince: Phrase { Phrase(.carriedSince) }
    /// Shown in place of the list of badges.
    public static var ownNoBadges: Phrase { Phrase(.ownNoBadges) }
    /// Heading of the page, and of the list, of the viewer's visits.
    public static var ownVisitsTitle: Phrase { Phrase(.ownVisitsTitle) }
    /// Heading of the page on which students see who looked at their whereabouts.
    public static var whoLookedTitle: Phrase { Phrase(.whoLookedTitle) }
    /// First sentence of that page.
    public static var whoLookedIntroduction: Phrase { Phrase(.whoLookedIntroduction) }
    /// Shown in place of the list.
    public static var noLookups: Phrase { Phrase(.noLookups) }
    /// Column: when an access happened.
    public static var whenColumn: Phrase { Phrase(.whenColumn) }
    /// Column: the person who looked.
    public static var whoColumn: Phrase { Phrase(.whoColumn) }
    /// Column: the kind of access.
    public static var whatColumn: Phrase { Phrase(.whatColumn) }
    /// Shown in place of the name of a person whose account no longer exists.
    public static var erasedPerson: Phrase { Phrase(.erasedPerson) }
    /// Link to the next page of a list whose newest entries come first.
    public static var olderEntries: Phrase { Phrase(.olderEntries) }
    /// Link to the first page of such a list.
    public static var newestEntries: Phrase { Phrase(.newestEntries) }
    /// How a person looked at a student's whereabouts, as shown to the student.
    public static func look(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.look, .text("\(value)"))
    }
}

// people
extension Phrase {
    /// Heading of the page of accounts.
    public static var peopleTitle: Phrase { Phrase(.peopleTitle) }
    /// Label of the field that searches accounts.
    public static var searchAccounts: Phrase { Phrase(.searchAccounts) }
    /// Shown in place of the list of accounts.
    public static var noPeople: Phrase { Phrase(.noPeople) }
    /// Column and heading: the badges that people carry.
    public static var badges: Phrase { Phrase(.badges) }
    /// Column and heading: the name with which a person logs in.
    public static var account: Phrase { Phrase(.account) }
    /// Opens the form for a person.
    public static var newPerson: Phrase { Phrase(.newPerson) }
    /// Label of a field.
    public static var firstName: Phrase { Phrase(.firstName) }
    /// Label of a field.
    public static var lastName: Phrase { Phrase(.lastName) }
    /// Shown below the label of the password of a new account.
    public static var startPasswordHint: Phrase { Phrase(.startPasswordHint) }
    /// Shown below the label of a password that an admin sets.
    public static var givenPasswordHint: Phrase { Phrase(.givenPasswordHint) }
    /// Shown below the label of a person's role.
    public static var roleHint: Phrase { Phrase(.roleHint) }
    /// Link from a person to the list of people.
    public static var backToPeople: Phrase { Phrase(.backToPeople) }
    /// Link from an account to the whereabouts of its person.
    public static var whereaboutsOfPerson: Phrase { Phrase(.whereaboutsOfPerson) }
    /// Opens a form.
    public static var editName: Phrase { Phrase(.editName) }
    /// Opens a form.
    public static var editEmail: Phrase { Phrase(.editEmail) }
    /// Opens a form.
    public static var editRole: Phrase { Phrase(.editRole) }
    /// Opens the form with which an admin sets a password.
    public static var givePassword: Phrase { Phrase(.givePassword) }
    /// Opens the form for a code with which a person takes their account over.
    public static var newClaimCode: Phrase { Phrase(.newClaimCode) }
    /// Button of that form.
    public static var issueCode: Phrase { Phrase(.issueCode) }
    /// Warning: what becomes invalid with a new code.
    public static var issueCodeWarning: Phrase { Phrase(.issueCodeWarning) }
    /// Opens a form, and its button.
    public static var disable: Phrase { Phrase(.disable) }
    /// Opens a form, and its button.
    public static var enable: Phrase { Phrase(.enable) }
    /// Opens a form, and its button: removes the authenticator of a person who lost it.
    public static var removeCodes: Phrase { Phrase(.removeCodes) }
    /// Warning: the consequences of that removal.
    public static var removeCodesWarning: Phrase { Phrase(.removeCodesWarning) }
    /// Opens the form that shows the data stored about a person.
    public static var exportPerson: Phrase { Phrase(.exportPerson) }
    /// Button of that form.
    public static var exportButton: Phrase { Phrase(.exportButton) }
    /// Heading over the data stored about a person.
    public static var exportTitle: Phrase { Phrase(.exportTitle) }
    /// First sentence below that heading.
    public static var exportGive: Phrase { Phrase(.exportGive) }
    /// Link that downloads the data.
    public static var exportDownload: Phrase { Phrase(.exportDownload) }
    /// Shown before a button if not all data fits on a page.
    public static var exportMore: Phrase { Phrase(.exportMore) }
    /// Button that shows the next part.
    public static var exportNext: Phrase { Phrase(.exportNext) }
    /// Shown in place of a table without rows.
    public static var exportEmpty: Phrase { Phrase(.exportEmpty) }
    /// Heading of the page that erases a person, and the link to it.
    public static var erasePerson: Phrase { Phrase(.erasePerson) }
    /// Link back from that page.
    public static var keepPerson: Phrase { Phrase(.keepPerson) }
    /// Shown above a table of which not all rows are shown.
    public static func exportShortened(_ count: Int) -> Phrase {
        Phrase(.exportShortened, .number(count))
    }
    /// Warning: what ends when an account is disabled.
    public static func disableWarning(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.disableWarning, Value(name))
    }
    /// Warning: what is deleted with a person.
    public static func eraseWarning(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.eraseWarning, Value(name))
    }
    /// Button that erases a person.
    public static func eraseButton(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.eraseButton, Value(name))
    }
    /// The state of an account.
    public static var accountDisabled: Phrase { Phrase(.accountDisabled) }
    /// The state of an account.
    public static var accountOpen: Phrase { Phrase(.accountOpen) }
}

// plans
extension Phrase {
    /// Heading of the page with a floor plan, and links to it.
    public static var planTitle: Phrase { Phrase(.planTitle) }
    /// The same for one zone.
    public static func planOf(_ zone: some CustomStringConvertible) -> Phrase {
        Phrase(.planOf, Value(zone))
    }
    /// Heading of the page on which a plan is uploaded and items are placed on it.
    public static var planEditTitle: Phrase { Phrase(.planEditTitle) }
    /// The same for one zone.
    public static func planEditOf(_ zone: some CustomStringConvertible) -> Phrase {
        Phrase(.planEditOf, Value(zone))
    }
    /// Shown in place of a plan while the viewer may not see a zone that has one.
    public static var noPlans: Phrase { Phrase(.noPlans) }
    /// Shown in place of the plan of one zone.
    public static func noPlanOf(_ zone: some CustomStringConvertible) -> Phrase {
        Phrase(.noPlanOf, Value(zone))
    }
    /// Shown in place of the plan on the page on which one is uploaded.
    public static var planMissing: Phrase { Phrase(.planMissing) }
    /// Label of a list of links to the plans of other zones.
    public static var otherPlans: Phrase { Phrase(.otherPlans) }
    /// Heading over the rooms and who is in them.
    public static var peopleByRoom: Phrase { Phrase(.peopleByRoom) }
    /// Shown in place of that list.
    public static var noPeopleOnPlan: Phrase { Phrase(.noPeopleOnPlan) }
    /// The number of people in a room if their names do not fit on the plan; always more than one.
    public static func planPeople(_ count: some CustomStringConvertible) -> Phrase {
        Phrase(.planPeople, Value(count))
    }
    /// Label of the field for the picture of a plan.
    public static var planPicture: Phrase { Phrase(.planPicture) }
    /// Shown below that label.
    public static var planPictureHint: Phrase { Phrase(.planPictureHint) }
    /// Button that sends the picture.
    public static var uploadPlan: Phrase { Phrase(.uploadPlan) }
    /// Opens the form for a new picture.
    public static var replacePlan: Phrase { Phrase(.replacePlan) }
    /// Opens the form that removes a plan, and its button.
    public static var removePlan: Phrase { Phrase(.removePlan) }
    /// Warning: what is deleted with it.
    public static func removePlanWarning(_ zone: some CustomStringConvertible) -> Phrase {
        Phrase(.removePlanWarning, Value(zone))
    }
    /// How to place items on the plan.
    public static var placingIntroduction: Phrase { Phrase(.placingIntroduction) }
    /// How to place them without a script.
    public static var placingByFields: Phrase { Phrase(.placingByFields) }
    /// Heading over the items that can be placed.
    public static var placedThings: Phrase { Phrase(.placedThings) }
    /// Shown in place of these items.
    public static var nothingToPlace: Phrase { Phrase(.nothingToPlace) }
    /// Shown after the name of an item.
    public static var onThePlan: Phrase { Phrase(.onThePlan) }
    /// Shown after the name of an item.
    public static var notOnThePlan: Phrase { Phrase(.notOnThePlan) }
    /// Button after which a press on the plan sets the position of an item.
    public static var pressToPlace: Phrase { Phrase(.pressToPlace) }
    /// Shown after that button was pressed.
    public static var pressThePlace: Phrase { Phrase(.pressThePlace) }
    /// Message: a position was saved.
    public static var placeSaved: Phrase { Phrase(.placeSaved) }
    /// Message: a position could not be sent.
    public static var placeNotSaved: Phrase { Phrase(.placeNotSaved) }
    /// Label of a handle at a corner of a room on the plan; its number follows.
    public static var corner: Phrase { Phrase(.corner) }
    /// Label of a field: the distance of a point from the left edge.
    public static func pointFromLeft(_ number: Int) -> Phrase {
        Phrase(.pointFromLeft, .number(number))
    }
    /// Label of a field: the distance of a point from the upper edge.
    public static func pointFromTop(_ number: Int) -> Phrase {
        Phrase(.pointFromTop, .number(number))
    }
    /// An item on a plan, by its kind and name.
    public static func planThing(_ kind: some CustomStringConvertible, _ name: some CustomStringConvertible) -> Phrase {
        Phrase(.planThing, .text("\(kind)"), Value(name))
    }
}

// preferences
extension Phrase {
    /// Heading over the language and the colours of the pages.
    public static var preferencesTitle: Phrase { Phrase(.preferencesTitle) }
    /// Label of the choice of a language.
    public static var preferredLanguage: Phrase { Phrase(.preferredLanguage) }
    /// Choice: the language of the browser.
    public static var browserLanguage: Phrase { Phrase(.browserLanguage) }
    /// Label of the choice between light and dark colours.
    public static var preferredTheme: Phrase { Phrase(.preferredTheme) }
    /// Choice: the colour scheme of the operating system.
    public static var systemTheme: Phrase { Phrase(.systemTheme) }
    /// Choice: dark text on a light page.
    public static var lightTheme: Phrase { Phrase(.lightTheme) }
    /// Choice: light text on a dark page.
    public static var darkTheme: Phrase { Phrase(.darkTheme) }
    /// Button that saves the language and the colours.
    public static var savePreferences: Phrase { Phrase(.savePreferences) }
    /// Button in the frame of each page of staff and admins: it reduces the navigation to the pages of a person who
    /// carries a badge.
    public static var userMode: Phrase { Phrase(.userMode) }
    /// Button in the frame that restores all pages.
    public static var allPages: Phrase { Phrase(.allPages) }
}

// registerDevice
extension Phrase {
    /// Heading of the page on which a person registers a device, and the link to it.
    public static var registerDevice: Phrase { Phrase(.registerDevice) }
    /// Shown above the form of that page.
    public static var registerIntroduction: Phrase { Phrase(.registerIntroduction) }
    /// Label: the serial number printed on a device.
    public static var registerSerial: Phrase { Phrase(.registerSerial) }
    /// Shown below that label.
    public static var registerSerialHint: Phrase { Phrase(.registerSerialHint) }
    /// Label: the code printed on a device's label, which registers it once.
    public static var registerCode: Phrase { Phrase(.registerCode) }
    /// Shown below that label.
    public static var registerCodeHint: Phrase { Phrase(.registerCodeHint) }
    /// Label: the name of the device.
    public static var registerName: Phrase { Phrase(.registerName) }
    /// Shown below that label.
    public static var registerNameHint: Phrase { Phrase(.registerNameHint) }
    /// Button that registers the device.
    public static var registerButton: Phrase { Phrase(.registerButton) }
}

// roomDay
extension Phrase {
    /// Label of the links that switch between all people and the people of the viewer's groups.
    public static var whoIsShown: Phrase { Phrase(.whoIsShown) }
    /// The other of these links.
    public static func ownGroups(_ names: some CustomStringConvertible) -> Phrase {
        Phrase(.ownGroups, Value(names))
    }
    /// Heading over the counts of people in a room.
    public static func countsOfDay(_ day: some CustomStringConvertible) -> Phrase {
        Phrase(.countsOfDay, Value(day))
    }
    /// Label of a slider for the minute of a day.
    public static func momentOfDay(_ day: some CustomStringConvertible) -> Phrase {
        Phrase(.momentOfDay, Value(day))
    }
    /// Shown in place of the chart of counts if all of them are zero.
    public static var noVisitsThatDay: Phrase { Phrase(.noVisitsThatDay) }
    /// The main fact in the chart of counts.
    public static func maxAtOnce(_ count: Int, _ clock: some CustomStringConvertible) -> Phrase {
        Phrase(.maxAtOnce, .number(count), Value(clock))
    }
    /// Shown after the word `present`: how the chart shows it.
    public static var solidLine: Phrase { Phrase(.solidLine) }
    /// Shown after the word `unknown`: how the chart shows it.
    public static var dashedLine: Phrase { Phrase(.dashedLine) }
    /// Opens the counts for each hour.
    public static var countsAsTable: Phrase { Phrase(.countsAsTable) }
    /// Column: the hour.
    public static var hourColumn: Phrase { Phrase(.hourColumn) }
}

// roomGrid
extension Phrase {
    /// Name of the page.
    public static var roomsTitle: Phrase { Phrase(.roomsTitle) }
    /// Shown in place of the grid.
    public static var noRoomsToBook: Phrase { Phrase(.noRoomsToBook) }
    /// Shown in place of the grid if no room matches the filters.
    public static var noRoomFound: Phrase { Phrase(.noRoomFound) }
    /// Label of the day that is shown.
    public static var gridDay: Phrase { Phrase(.gridDay) }
    /// Label: the number of people for whom a room must have space.
    public static var gridCapacity: Phrase { Phrase(.gridCapacity) }
    /// Label of the purpose of a room, such as "lab".
    public static var roomType: Phrase { Phrase(.roomType) }
    /// Label of a field that searches rooms.
    public static var gridSearch: Phrase { Phrase(.gridSearch) }
    /// Link to the day before.
    public static var dayBefore: Phrase { Phrase(.dayBefore) }
    /// Link to the day after.
    public static var dayAfter: Phrase { Phrase(.dayAfter) }
    /// Link that shows a day from midnight to midnight.
    public static var wholeDay: Phrase { Phrase(.wholeDay) }
    /// Cell of the grid: the room is free; the text is a link that books it.
    public static var slotFree: Phrase { Phrase(.slotFree) }
    /// Cell of the grid: another person has booked the room; a time follows.
    public static var slotTaken: Phrase { Phrase(.slotTaken) }
    /// Cell of the grid: the viewer has booked the room; a time follows.
    public static var slotOwn: Phrase { Phrase(.slotOwn) }
    /// Cell of the grid: the room cannot be booked at that hour.
    public static var slotClosed: Phrase { Phrase(.slotClosed) }
    /// Cell of the grid: the hour is over.
    public static var slotOver: Phrase { Phrase(.slotOver) }
    /// Shown above the grid, on a day on which the clocks are put forward or back.
    public static var clocksChange: Phrase { Phrase(.clocksChange) }
    /// Shown after the second occurrence of a time that the clocks show twice on a day.
    public static var secondTime: Phrase { Phrase(.secondTime) }
    /// Link to the viewer's bookings.
    public static var ownBookingsTitle: Phrase { Phrase(.ownBookingsTitle) }
    /// Name of the grid, for screen readers.
    public static func gridOf(_ day: some CustomStringConvertible) -> Phrase {
        Phrase(.gridOf, Value(day))
    }
    /// The action of a link in a cell, for screen readers.
    public static func bookRoomAt(
        _ room: some CustomStringConvertible, _ clock: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.bookRoomAt, Value(room), Value(clock))
    }
    /// The capacity of a room.
    public static func seats(_ count: Int) -> Phrase {
        Phrase(.seats, .number(count))
    }
}

// ruleWords
extension Phrase {
    /// Condition: a room is empty.
    public static func roomIsEmpty(_ room: some CustomStringConvertible) -> Phrase {
        Phrase(.roomIsEmpty, Value(room))
    }
    /// Condition: a room is occupied.
    public static func roomIsOccupied(_ room: some CustomStringConvertible) -> Phrase {
        Phrase(.roomIsOccupied, Value(room))
    }
    /// Condition: a zone is empty.
    public static func zoneIsEmpty(_ zone: some CustomStringConvertible) -> Phrase {
        Phrase(.zoneIsEmpty, Value(zone))
    }
    /// Condition: at least this number of people is in a room or zone.
    public static func peopleAtLeast(_ count: Int, _ place: some CustomStringConvertible) -> Phrase {
        Phrase(.peopleAtLeast, .number(count), Value(place))
    }
    /// Condition: at most this number of people is in a room or zone.
    public static func peopleAtMost(_ count: Int, _ place: some CustomStringConvertible) -> Phrase {
        Phrase(.peopleAtMost, .number(count), Value(place))
    }
    /// Shown after the name of a property or measure.
    public static func isAbove(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.isAbove, Value(value))
    }
    /// Shown after the name of a property or measure.
    public static func isBelow(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.isBelow, Value(value))
    }
    /// Shown after the name of a property.
    public static func isEqual(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.isEqual, Value(value))
    }
    /// Condition: a time of day is reached.
    public static func timeOfDayIs(_ time: some CustomStringConvertible) -> Phrase {
        Phrase(.timeOfDayIs, Value(time))
    }
    /// Condition: it is between two times of day.
    public static func hoursAre(_ from: some CustomStringConvertible, _ until: some CustomStringConvertible) -> Phrase {
        Phrase(.hoursAre, Value(from), Value(until))
    }
    /// Shown after a condition: for how long it must hold, such as `10 min`.
    public static func conditionFor(_ span: some CustomStringConvertible) -> Phrase {
        Phrase(.conditionFor, Value(span))
    }
    /// Shown in place of the name of a device that no longer exists.
    public static func deviceNumber(_ id: some CustomStringConvertible) -> Phrase {
        Phrase(.deviceNumber, Value(id))
    }
    /// What to do when the weather is unknown, by its value on the wire.
    public static func whenUnknownWord(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.whenUnknownWord, .text("\(value)"))
    }
    /// A measure of the weather, by its value on the wire.
    public static func weatherMeasure(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.weatherMeasure, .text("\(value)"))
    }
    /// Whether a condition holds, by its value on the wire.
    public static func truth(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.truth, .text("\(value)"))
    }
    /// The result of a rule, by its value on the wire.
    public static func ruleVerdict(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.ruleVerdict, .text("\(value)"))
    }
}

// rules
extension Phrase {
    /// Heading of the page with all rules, and the link to it.
    public static var rulesTitle: Phrase { Phrase(.rulesTitle) }
    /// Shown above the list of rules.
    public static var rulesIntroduction: Phrase { Phrase(.rulesIntroduction) }
    /// Shown in place of the list.
    public static var noRules: Phrase { Phrase(.noRules) }
    /// Column and label: the name of a rule.
    public static var ruleName: Phrase { Phrase(.ruleName) }
    /// Column and heading: the conditions that trigger a rule.
    public static var ruleWhen: Phrase { Phrase(.ruleWhen) }
    /// Heading: further conditions.
    public static var ruleIf: Phrase { Phrase(.ruleIf) }
    /// Column and heading: the commands for devices.
    public static var ruleThen: Phrase { Phrase(.ruleThen) }
    /// Column: whether a rule is active.
    public static var ruleState: Phrase { Phrase(.ruleState) }
    /// Column: when a rule was last triggered.
    public static var ruleLast: Phrase { Phrase(.ruleLast) }
    /// State: the rule is active.
    public static var ruleIsOn: Phrase { Phrase(.ruleIsOn) }
    /// State: the rule sends no commands; it only records what it would do.
    public static var ruleIsDry: Phrase { Phrase(.ruleIsDry) }
    /// State: the rule is turned off.
    public static var ruleIsOff: Phrase { Phrase(.ruleIsOff) }
    /// Shown before a time: the rule was triggered ten times in ten minutes, and has been stopped since.
    public static var ruleStopped: Phrase { Phrase(.ruleStopped) }
    /// Heading above the forms that create a rule.
    public static var newRule: Phrase { Phrase(.newRule) }
    /// Shown in place of those forms.
    public static var rulesNeedDevices: Phrase { Phrase(.rulesNeedDevices) }
    /// Shown above the forms for the most common rules.
    public static var ruleTemplatesIntroduction: Phrase { Phrase(.ruleTemplatesIntroduction) }
    /// Heading above a form that creates any rule.
    public static var anotherRule: Phrase { Phrase(.anotherRule) }
    /// Shown below that heading.
    public static var anotherRuleIntroduction: Phrase { Phrase(.anotherRuleIntroduction) }
    /// Button that creates a rule.
    public static var createRule: Phrase { Phrase(.createRule) }
    /// Template, and name of a rule made from it.
    public static var closeInRain: Phrase { Phrase(.closeInRain) }
    /// Template, and name of a rule made from it: wind in metres per second.
    public static var closeInWind: Phrase { Phrase(.closeInWind) }
    /// Template, and name of a rule made from it.
    public static var closeWhenEmpty: Phrase { Phrase(.closeWhenEmpty) }
    /// Template, and name of a rule made from it.
    public static var lampWhenOccupied: Phrase { Phrase(.lampWhenOccupied) }
    /// Template, and name of a rule made from it.
    public static var lampWhenEmpty: Phrase { Phrase(.lampWhenEmpty) }
    /// Template, and name of a rule made from it: any of three things closes a skylight.
    public static var closeInAll: Phrase { Phrase(.closeInAll) }
    /// Template, and name of a rule made from it: a thermostat.
    public static var coolWhenEmpty: Phrase { Phrase(.coolWhenEmpty) }
    /// Template, and name of a rule made from it: a thermostat.
    public static var warmWhenOccupied: Phrase { Phrase(.warmWhenOccupied) }
    /// Label of a field: the set point of a thermostat.
    public static var templateTarget: Phrase { Phrase(.templateTarget) }
    /// Label: what a rule does when the weather is unknown.
    public static var ruleWhenUnknown: Phrase { Phrase(.ruleWhenUnknown) }
    /// Label of a checkbox: a rule sends no commands.
    public static var ruleDryRun: Phrase { Phrase(.ruleDryRun) }
    /// Shown below that label.
    public static var ruleDryRunHint: Phrase { Phrase(.ruleDryRunHint) }
    /// Shown below the heading of the conditions that trigger a rule.
    public static var ruleWhenIntroduction: Phrase { Phrase(.ruleWhenIntroduction) }
    /// Before `yes`, `no` or `not known`: whether the further conditions hold.
    public static var requirementIsMet: Phrase { Phrase(.requirementIsMet) }
    /// Name of the page of a rule.
    public static var rule: Phrase { Phrase(.rule) }
    /// Name of the page on which a condition or a command of a rule is changed.
    public static var rulePart: Phrase { Phrase(.rulePart) }
    /// Column and label: the command for a device.
    public static var ruleOrder: Phrase { Phrase(.ruleOrder) }
    /// Button that leads to the form for another command.
    public static var addOrder: Phrase { Phrase(.addOrder) }
    /// Shown above a button, when a rule was stopped.
    public static var ruleStoppedWhy: Phrase { Phrase(.ruleStoppedWhy) }
    /// Button that restarts a rule that was stopped.
    public static var startAgain: Phrase { Phrase(.startAgain) }
    /// Heading over the evaluation of a rule with recorded data.
    public static var tryRule: Phrase { Phrase(.tryRule) }
    /// Shown below that heading.
    public static var tryRuleIntroduction: Phrase { Phrase(.tryRuleIntroduction) }
    /// Button that starts the evaluation.
    public static var tryIt: Phrase { Phrase(.tryIt) }
    /// Shown in place of a list of times.
    public static var triedNothing: Phrase { Phrase(.triedNothing) }
    /// The number of times that the rule would have been triggered.
    public static func triedTimes(_ count: Int) -> Phrase {
        Phrase(.triedTimes, .number(count))
    }
    /// Heading over the times at which a rule was triggered.
    public static var ruleFirings: Phrase { Phrase(.ruleFirings) }
    /// Shown in place of that list.
    public static var noFirings: Phrase { Phrase(.noFirings) }
    /// Shown in place of a list of conditions.
    public static var noConditions: Phrase { Phrase(.noConditions) }
    /// Column: a condition.
    public static var ruleCondition: Phrase { Phrase(.ruleCondition) }
    /// Column: whether a condition holds.
    public static var conditionIsSo: Phrase { Phrase(.conditionIsSo) }
    /// Column: since when a condition has had its value.
    public static var conditionSince: Phrase { Phrase(.conditionSince) }
    /// Column: whether a condition has held for long enough.
    public static var conditionMet: Phrase { Phrase(.conditionMet) }
    /// Column: what is missing for a condition to be met or known.
    public static var conditionMissing: Phrase { Phrase(.conditionMissing) }
    /// Heading above the forms that change a rule.
    public static var changeRule: Phrase { Phrase(.changeRule) }
    /// Opens the form that deletes a rule.
    public static var deleteRule: Phrase { Phrase(.deleteRule) }
    /// Shown in that form.
    public static var deleteRuleWarning: Phrase { Phrase(.deleteRuleWarning) }
}

// savedQueries
extension Phrase {
    /// Heading over the saved SQL statements.
    public static var savedQueries: Phrase { Phrase(.savedQueries) }
    /// Column, and label of a field: the name of a saved statement.
    public static var savedQueryName: Phrase { Phrase(.savedQueryName) }
    /// Shown below that label.
    public static var savedQueryNameHint: Phrase { Phrase(.savedQueryNameHint) }
    /// Column: when a statement was saved.
    public static var savedAt: Phrase { Phrase(.savedAt) }
    /// Opens the form that saves a statement, and its button.
    public static var saveQuery: Phrase { Phrase(.saveQuery) }
    /// Shown in place of the list.
    public static var noSavedQueries: Phrase { Phrase(.noSavedQueries) }
    /// Button that runs a saved statement.
    public static func runSaved(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.runSaved, Value(name))
    }
    /// Opens the form that deletes a saved statement, and its button.
    public static func deleteSaved(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.deleteSaved, Value(name))
    }
    /// Before that button.
    public static func deleteSavedWarning(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.deleteSavedWarning, Value(name))
    }
}

// scanners
extension Phrase {
    /// Heading of the page of scanners, small computers that hear badges.
    public static var scannersTitle: Phrase { Phrase(.scannersTitle) }
    /// Column: a scanner's name.
    public static var scanner: Phrase { Phrase(.scanner) }
    /// Shown in place of the list of scanners.
    public static var noScanners: Phrase { Phrase(.noScanners) }
    /// Label of the field that searches scanners.
    public static var searchScanners: Phrase { Phrase(.searchScanners) }
    /// Choice: all scanners, without a filter.
    public static var all: Phrase { Phrase(.all) }
    /// Column: the state of a scanner's Bluetooth radio.
    public static var radio: Phrase { Phrase(.radio) }
    /// Column: the version of a scanner's program.
    public static var version: Phrase { Phrase(.version) }
    /// Column: how far a scanner's clock is ahead of the server's.
    public static var clockOffset: Phrase { Phrase(.clockOffset) }
    /// Column: what a scanner has heard and not yet sent.
    public static var waitingBatches: Phrase { Phrase(.waitingBatches) }
    /// Column: free space on a scanner's disk.
    public static var freeDisk: Phrase { Phrase(.freeDisk) }
    /// Opens the form for a scanner.
    public static var newScanner: Phrase { Phrase(.newScanner) }
    /// Label of a field.
    public static var scannerName: Phrase { Phrase(.scannerName) }
    /// Label of a field and of a value: labels that group scanners.
    public static var labels: Phrase { Phrase(.labels) }
    /// Shown below that label.
    public static var labelsHint: Phrase { Phrase(.labelsHint) }
    /// Link from a scanner to the list of scanners.
    public static var backToScanners: Phrase { Phrase(.backToScanners) }
    /// Heading over the batches that wait on a scanner's disk.
    public static var spool: Phrase { Phrase(.spool) }
    /// Heading over a scanner's settings.
    public static var settings: Phrase { Phrase(.settings) }
    /// Shown in place of a value that a scanner has not reported.
    public static var nothingTold: Phrase { Phrase(.nothingTold) }
    /// Shown on the page of a scanner that was deleted after it had reported.
    public static var scannerOutOfUse: Phrase { Phrase(.scannerOutOfUse) }
    /// Name of a value: the Bluetooth adapter.
    public static var adapter: Phrase { Phrase(.adapter) }
    /// Name of a value: the number of advertising reports per second.
    public static var reportsPerSecond: Phrase { Phrase(.reportsPerSecond) }
    /// Name of a value: when a radio last heard an advertisement.
    public static var lastReport: Phrase { Phrase(.lastReport) }
    /// Name of two numbers: restarts of scans, and resets of the controller.
    public static var radioRestarts: Phrase { Phrase(.radioRestarts) }
    /// Name of a value: reports that arrived too fast.
    public static var droppedReports: Phrase { Phrase(.droppedReports) }
    /// Name of a value: the size of the waiting batches in bytes.
    public static var spoolSize: Phrase { Phrase(.spoolSize) }
    /// Name of a value: the age of the oldest waiting batch.
    public static var oldestBatch: Phrase { Phrase(.oldestBatch) }
    /// Name of a value: batches dropped because the spool was full.
    public static var droppedBatches: Phrase { Phrase(.droppedBatches) }
    /// Name of a value: batches that the server will never accept.
    public static var setAsideBatches: Phrase { Phrase(.setAsideBatches) }
    /// Name of a value: why a disk cannot be written.
    public static var diskError: Phrase { Phrase(.diskError) }
    /// Column: the name of a setting.
    public static var setting: Phrase { Phrase(.setting) }
    /// Column: the value of a setting.
    public static var nodeSettingValue: Phrase { Phrase(.nodeSettingValue) }
    /// Column: the source of a setting.
    public static var settingFrom: Phrase { Phrase(.settingFrom) }
    /// Opens the form that changes a scanner.
    public static var editScanner: Phrase { Phrase(.editScanner) }
    /// Opens the form that replaces a scanner's token.
    public static var newToken: Phrase { Phrase(.newToken) }
    /// Button that replaces a scanner's token.
    public static var makeToken: Phrase { Phrase(.makeToken) }
    /// Opens the form that deletes a scanner.
    public static var deleteScanner: Phrase { Phrase(.deleteScanner) }
    /// Before commands for the scanner's computer.
    public static var tokenInstall: Phrase { Phrase(.tokenInstall) }
    /// Shown before the command that starts the scanner's program.
    public static var tokenStart: Phrase { Phrase(.tokenStart) }
    /// Heading of a scanner's page.
    public static func scannerTitle(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.scannerTitle, Value(name))
    }
    /// Warning: what becomes invalid with a scanner's token.
    public static func newTokenWarning(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.newTokenWarning, Value(name))
    }
    /// Warning: what is deleted with a scanner.
    public static func deleteScannerWarning(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.deleteScannerWarning, Value(name))
    }
    /// Shown before the names of scanners that were created but not started.
    public static func scannersNeverStarted(_ count: Int) -> Phrase {
        Phrase(.scannersNeverStarted, .number(count))
    }
    /// The state of a scanner, by its value on the wire.
    public static func scannerState(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.scannerState, .text("\(value)"))
    }
    /// The state of a radio, by its value on the wire.
    public static func radioState(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.radioState, .text("\(value)"))
    }
}

// schedules
extension Phrase {
    /// Name of the page, and the link to it from a device.
    public static var schedulesTitle: Phrase { Phrase(.schedulesTitle) }
    /// Heading of that page: the schedules of this device.
    public static func schedulesOf(_ device: some CustomStringConvertible) -> Phrase {
        Phrase(.schedulesOf, Value(device))
    }
    /// Name of the page of one schedule.
    public static var schedule: Phrase { Phrase(.schedule) }
    /// Heading of that page.
    public static func scheduleOf(_ device: some CustomStringConvertible) -> Phrase {
        Phrase(.scheduleOf, Value(device))
    }
    /// Link from a device to the page on which its schedules are created.
    public static var allSchedules: Phrase { Phrase(.allSchedules) }
    /// Shown above the list of schedules.
    public static var schedulesIntroduction: Phrase { Phrase(.schedulesIntroduction) }
    /// Shown above the forms that create a schedule.
    public static var newScheduleIntroduction: Phrase { Phrase(.newScheduleIntroduction) }
    /// Label: the maximum delay in seconds with which a command is still carried out.
    public static var scheduleLateBy: Phrase { Phrase(.scheduleLateBy) }
    /// Shown below that label.
    public static var scheduleLateByHint: Phrase { Phrase(.scheduleLateByHint) }
    /// Heading, and link that opens the form that changes a schedule.
    public static var changeSchedule: Phrase { Phrase(.changeSchedule) }
    /// Heading over the times at which a schedule was due, with the results.
    public static var scheduleRuns: Phrase { Phrase(.scheduleRuns) }
    /// Column: a time at which the schedule was due.
    public static var scheduleDue: Phrase { Phrase(.scheduleDue) }
    /// Shown in place of that list.
    public static var noRuns: Phrase { Phrase(.noRuns) }
    /// Button that removes the first day.
    public static var withoutFrom: Phrase { Phrase(.withoutFrom) }
    /// Button that removes the last day.
    public static var withoutUntil: Phrase { Phrase(.withoutUntil) }
    /// Opens the form that deletes a schedule.
    public static var deleteSchedule: Phrase { Phrase(.deleteSchedule) }
    /// Shown in that form.
    public static var deleteScheduleWarning: Phrase { Phrase(.deleteScheduleWarning) }
    /// Label of a field of a row of a weekly program, by the number of the row: the start time.
    public static func programTime(_ row: Int) -> Phrase {
        Phrase(.programTime, .number(row))
    }
    /// Label of the days of a row of a weekly program, by the number of the row.
    public static func programDays(_ row: Int) -> Phrase {
        Phrase(.programDays, .number(row))
    }
    /// Shown in place of a list of schedules.
    public static var noSchedules: Phrase { Phrase(.noSchedules) }
    /// Column: the days and the time.
    public static var scheduleWhen: Phrase { Phrase(.scheduleWhen) }
    /// Column: when a schedule is next due.
    public static var scheduleNext: Phrase { Phrase(.scheduleNext) }
    /// Column: when a schedule was last due, and the result.
    public static var scheduleLast: Phrase { Phrase(.scheduleLast) }
    /// Shown in place of the next time: the schedule is turned off.
    public static var scheduleOff: Phrase { Phrase(.scheduleOff) }
    /// Heading above the forms that create a schedule, one for each command.
    public static var newSchedule: Phrase { Phrase(.newSchedule) }
    /// Button that creates a schedule.
    public static var createSchedule: Phrase { Phrase(.createSchedule) }
    /// Label: the time of day.
    public static var scheduleAt: Phrase { Phrase(.scheduleAt) }
    /// Shown below that label.
    public static var scheduleAtHint: Phrase { Phrase(.scheduleAtHint) }
    /// Label: the days of the week.
    public static var scheduleDays: Phrase { Phrase(.scheduleDays) }
    /// Label: the first day.
    public static var scheduleFrom: Phrase { Phrase(.scheduleFrom) }
    /// Label: the last day.
    public static var scheduleUntil: Phrase { Phrase(.scheduleUntil) }
    /// Shown before a time: on all days of the week.
    public static var everyDay: Phrase { Phrase(.everyDay) }
    /// Shown after a time: the first day.
    public static func fromDay(_ day: some CustomStringConvertible) -> Phrase {
        Phrase(.fromDay, Value(day))
    }
    /// Shown after a time: the last day.
    public static func untilDay(_ day: some CustomStringConvertible) -> Phrase {
        Phrase(.untilDay, Value(day))
    }
    /// Shown after a time: a further condition.
    public static var withCondition: Phrase { Phrase(.withCondition) }
    /// An abbreviated day of the week, by its value on the wire.
    public static func weekday(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.weekday, .text("\(value)"))
    }
    /// The result of a run of a schedule, by its value on the wire.
    public static func scheduleOutcome(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.scheduleOutcome, .text("\(value)"))
    }
    /// Part of a schedule.
    public static var atSunrise: Phrase { Phrase(.atSunrise) }
    /// Part of a schedule.
    public static func beforeSunrise(_ minutes: Int) -> Phrase {
        Phrase(.beforeSunrise, .number(minutes))
    }
    /// Part of a schedule.
    public static func afterSunrise(_ minutes: Int) -> Phrase {
        Phrase(.afterSunrise, .number(minutes))
    }
    /// Part of a schedule.
    public static var atSunset: Phrase { Phrase(.atSunset) }
    /// Part of a schedule.
    public static func beforeSunset(_ minutes: Int) -> Phrase {
        Phrase(.beforeSunset, .number(minutes))
    }
    /// Part of a schedule.
    public static func afterSunset(_ minutes: Int) -> Phrase {
        Phrase(.afterSunset, .number(minutes))
    }
}

// station
extension Phrase {
    /// Heading of the page that makes a server reachable from outside.
    public static var remoteAccessTitle: Phrase { Phrase(.remoteAccessTitle) }
    /// Shown below that heading.
    public static var remoteAccessIntroduction: Phrase { Phrase(.remoteAccessIntroduction) }
    /// Shown in place of the QR code if there is no resolver.
    public static var noResolverYet: Phrase { Phrase(.noResolverYet) }
    /// Alternative text of the QR code.
    public static var stationLabelCode: Phrase { Phrase(.stationLabelCode) }
    /// Name of a fact: the code by which clients verify the server's key.
    public static var stationCode: Phrase { Phrase(.stationCode) }
    /// Name of a fact and label: what identifies the server at a resolver.
    public static var stationFindable: Phrase { Phrase(.stationFindable) }
    /// What identifies a server at a resolver, by its value on the wire.
    public static func stationFindableBy(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.stationFindableBy, .text("\(value)"))
    }
    /// Name of a fact: the announced address.
    public static var stationAddress: Phrase { Phrase(.stationAddress) }
    /// Name of a fact and label: the port as seen from outside.
    public static var stationPort: Phrase { Phrase(.stationPort) }
    /// Shown below that label.
    public static var stationPortHint: Phrase { Phrase(.stationPortHint) }
    /// Name of a fact: the number of devices, with a link to them.
    public static var stationDevices: Phrase { Phrase(.stationDevices) }
    /// Heading and label: the resolvers.
    public static var resolversTitle: Phrase { Phrase(.resolversTitle) }
    /// Shown below that label.
    public static var resolversHint: Phrase { Phrase(.resolversHint) }
    /// Column: the host of a resolver.
    public static var resolverColumn: Phrase { Phrase(.resolverColumn) }
    /// Column: the state of a resolver.
    public static var resolverState: Phrase { Phrase(.resolverState) }
    /// Column: when a resolver last accepted the address.
    public static var resolverAccepted: Phrase { Phrase(.resolverAccepted) }
    /// Column: whether a resolver can connect to the server.
    public static var resolverReaches: Phrase { Phrase(.resolverReaches) }
    /// Shown in place of the table.
    public static var noResolvers: Phrase { Phrase(.noResolvers) }
    /// Label: the invitation from the operator of a resolver.
    public static var stationInvitation: Phrase { Phrase(.stationInvitation) }
    /// Shown below that label.
    public static var stationInvitationHint: Phrase { Phrase(.stationInvitationHint) }
    /// Opens the form that changes how the server is found.
    public static var editRemoteAccess: Phrase { Phrase(.editRemoteAccess) }
    /// Opens the form that creates a new key for the server.
    public static var newStationKey: Phrase { Phrase(.newStationKey) }
    /// Button of that form.
    public static var makeStationKey: Phrase { Phrase(.makeStationKey) }
    /// Warning of that form.
    public static var newStationKeyWarning: Phrase { Phrase(.newStationKeyWarning) }
    /// What to do if no resolver can connect.
    public static func forwardPort(_ port: Int) -> Phrase {
        Phrase(.forwardPort, .number(port))
    }
    /// The state of a resolver, by its value on the wire.
    public static func stationState(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.stationState, .text("\(value)"))
    }
    /// Why a resolver does not accept the address, by its value on the wire.
    public static func stationReason(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.stationReason, .text("\(value)"))
    }
}

// surveys
extension Phrase {
    /// Heading of the page of surveys: walks with a badge from which the system learns the levels in each room.
    public static var surveysTitle: Phrase { Phrase(.surveysTitle) }
    /// First sentence of that page.
    public static var surveysIntroduction: Phrase { Phrase(.surveysIntroduction) }
    /// Shown in place of the list of surveys.
    public static var noSurveys: Phrase { Phrase(.noSurveys) }
    /// Link to the page for recording a survey, and its heading.
    public static var walkSurvey: Phrase { Phrase(.walkSurvey) }
    /// Column and name of a value: the ID of the badge that was carried.
    public static var badge: Phrase { Phrase(.badge) }
    /// Column and name of a value: whether a survey is recorded, used or set aside.
    public static var surveyState: Phrase { Phrase(.surveyState) }
    /// State: the survey is being recorded.
    public static var beingRecorded: Phrase { Phrase(.beingRecorded) }
    /// State: the survey is in use.
    public static var inUse: Phrase { Phrase(.inUse) }
    /// State: the survey is not in use.
    public static var setAside: Phrase { Phrase(.setAside) }
    /// Name of a value: when a survey ended.
    public static var endedAt: Phrase { Phrase(.endedAt) }
    /// Link from a survey to the list of surveys.
    public static var backToSurveys: Phrase { Phrase(.backToSurveys) }
    /// Link from a survey in progress to the page for recording it.
    public static var goOnWalking: Phrase { Phrase(.goOnWalking) }
    /// Button that puts a survey back into use.
    public static var useSurvey: Phrase { Phrase(.useSurvey) }
    /// Button that takes a survey out of use.
    public static var setSurveyAside: Phrase { Phrase(.setSurveyAside) }
    /// Opens the form that deletes a survey, and its button.
    public static var dropSurvey: Phrase { Phrase(.dropSurvey) }
    /// Warning: what is deleted with it.
    public static var dropSurveyWarning: Phrase { Phrase(.dropSurveyWarning) }
    /// Heading over scanners that may be in another room than the registered one.
    public static var doubtfulScanners: Phrase { Phrase(.doubtfulScanners) }
    /// Shown in place of that list.
    public static var noDoubtfulScanners: Phrase { Phrase(.noDoubtfulScanners) }
    /// Column: the room in which a scanner is registered.
    public static var saidToStandIn: Phrase { Phrase(.saidToStandIn) }
    /// Column: the room in which a scanner heard the badge loudest.
    public static var heardBestIn: Phrase { Phrase(.heardBestIn) }
    /// Column: how much louder the badge was there.
    public static var louderBy: Phrase { Phrase(.louderBy) }
    /// Shown in that column if a scanner heard nothing in its own room.
    public static var ownRoomNotHeard: Phrase { Phrase(.ownRoomNotHeard) }
    /// Heading of the page of one survey.
    public static func surveyTitle(_ number: some CustomStringConvertible) -> Phrase {
        Phrase(.surveyTitle, Value(number))
    }
    /// First sentence while no badge has been chosen.
    public static var whichBadge: Phrase { Phrase(.whichBadge) }
    /// Heading over surveys in progress.
    public static var begunWalks: Phrase { Phrase(.begunWalks) }
    /// Heading over the viewer's own badges.
    public static var yourBadges: Phrase { Phrase(.yourBadges) }
    /// Heading over the badges of people who were searched for.
    public static var badgesFound: Phrase { Phrase(.badgesFound) }
    /// Shown in place of these badges.
    public static var noBadgesFound: Phrase { Phrase(.noBadgesFound) }
    /// Label of the field that searches for the holder of the badge.
    public static var whoseBadge: Phrase { Phrase(.whoseBadge) }
    /// Shown before the zones of the school, on the page for recording a survey.
    public static var whichZone: Phrase { Phrase(.whichZone) }
    /// Shown before the buttons of rooms.
    public static var pressRoom: Phrase { Phrase(.pressRoom) }
    /// Shown in place of the buttons of rooms.
    public static var noRoomsToWalk: Phrase { Phrase(.noRoomsToWalk) }
    /// Status while the badge is in no room.
    public static var onTheWay: Phrase { Phrase(.onTheWay) }
    /// Status before the first room.
    public static var notBegun: Phrase { Phrase(.notBegun) }
    /// Shown after the current room, before the time since arrival.
    public static var arrived: Phrase { Phrase(.arrived) }
    /// Shown when the time in a room is long enough.
    public static var stayedEnough: Phrase { Phrase(.stayedEnough) }
    /// Shown while the time in a room is not long enough.
    public static var stayLonger: Phrase { Phrase(.stayLonger) }
    /// Shown in place of the list of scanners that heard the badge in this room.
    public static var nothingHeardYet: Phrase { Phrase(.nothingHeardYet) }
    /// Link that reloads the page.
    public static var lookAgain: Phrase { Phrase(.lookAgain) }
    /// Button that pauses the survey on the way to another room.
    public static var leaveRoom: Phrase { Phrase(.leaveRoom) }
    /// Button that ends the recording.
    public static var endWalk: Phrase { Phrase(.endWalk) }
    /// Column: the number of the badge's advertisements that a scanner heard.
    public static var packets: Phrase { Phrase(.packets) }
    /// Column: the mean level of the badge at a scanner.
    public static var level: Phrase { Phrase(.level) }
    /// A survey in progress, by the ID of its badge.
    public static func walkWithBadge(_ number: some CustomStringConvertible) -> Phrase {
        Phrase(.walkWithBadge, Value(number))
    }
    /// The time that a person spent in a room.
    public static func stayed(_ seconds: Int) -> Phrase {
        Phrase(.stayed, .number(seconds))
    }
    /// A badge that can be chosen, and its holder.
    public static func badgeOfHolder(
        _ number: some CustomStringConvertible, _ name: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.badgeOfHolder, Value(number), Value(name))
    }
}

// system
extension Phrase {
    /// Heading of the page of settings.
    public static var settingsTitle: Phrase { Phrase(.settingsTitle) }
    /// Column: the name of a setting.
    public static var settingColumn: Phrase { Phrase(.settingColumn) }
    /// Column, and label of a field: the value of a setting.
    public static var settingContent: Phrase { Phrase(.settingContent) }
    /// Column: when and where a new value takes effect.
    public static var settingHolds: Phrase { Phrase(.settingHolds) }
    /// Value of that column.
    public static var settingAtOnce: Phrase { Phrase(.settingAtOnce) }
    /// Value of that column.
    public static var settingAfterRestart: Phrase { Phrase(.settingAfterRestart) }
    /// Label of a checkbox: the setting is on.
    public static var settingOn: Phrase { Phrase(.settingOn) }
    /// Shown in place of a value that is not set.
    public static var settingUnset: Phrase { Phrase(.settingUnset) }
    /// Shown in place of a value that is set and never shown.
    public static var settingSecretSet: Phrase { Phrase(.settingSecretSet) }
    /// Shown beside a value: a different one takes effect when the server is restarted.
    public static var settingWaits: Phrase { Phrase(.settingWaits) }
    /// Shown in place of a link: the setting is changed elsewhere.
    public static var settingByHand: Phrase { Phrase(.settingByHand) }
    /// When the setting in the form takes effect.
    public static var settingHoldsAtOnce: Phrase { Phrase(.settingHoldsAtOnce) }
    /// When the setting in the form takes effect.
    public static var settingHoldsAfterRestart: Phrase { Phrase(.settingHoldsAfterRestart) }
    /// Button that resets a setting.
    public static var settingToDefault: Phrase { Phrase(.settingToDefault) }
    /// Shown below the label of a field that accepts several values.
    public static var settingWordsHint: Phrase { Phrase(.settingWordsHint) }
    /// Shown in place of the list of settings.
    public static var noSettings: Phrase { Phrase(.noSettings) }
    /// Heading of the page on which SQL statements are run.
    public static var queryTitle: Phrase { Phrase(.queryTitle) }
    /// First sentence of that page. The names of views follow in a list.
    public static var queryIntroduction: Phrase { Phrase(.queryIntroduction) }
    /// Shown before the names of the available views.
    public static var queryViews: Phrase { Phrase(.queryViews) }
    /// Label of the field for the statement.
    public static var queryStatement: Phrase { Phrase(.queryStatement) }
    /// Button that runs it.
    public static var queryRun: Phrase { Phrase(.queryRun) }
    /// Heading over the result.
    public static var queryResult: Phrase { Phrase(.queryResult) }
    /// Shown in place of the table.
    public static var queryNoRows: Phrase { Phrase(.queryNoRows) }
    /// Shown above a table that lacks rows.
    public static var queryTruncated: Phrase { Phrase(.queryTruncated) }
    /// Opens the result as text.
    public static var queryCSV: Phrase { Phrase(.queryCSV) }
    /// The number of rows that a statement returned.
    public static func rows(_ count: Int) -> Phrase {
        Phrase(.rows, .number(count))
    }
}

// unlock
extension Phrase {
    /// Heading over the big button, and name of the page with the doors that the viewer may open.
    public static var unlockTitle: Phrase { Phrase(.unlockTitle) }
    /// Shown above the doors that the viewer may open while not detected at any of them.
    public static var unlockNotNear: Phrase { Phrase(.unlockNotNear) }
    /// Shown below the big button: the door is at the room in which the viewer is.
    public static var unlockNear: Phrase { Phrase(.unlockNear) }
    /// Opens the list of the doors that the viewer may open, if not detected at any of them.
    public static func doorsToOpen(_ count: Int) -> Phrase {
        Phrase(.doorsToOpen, .number(count))
    }
    /// Shown in a list: the viewer is at this door.
    public static var unlockNearWord: Phrase { Phrase(.unlockNearWord) }
    /// Shown while the server waits to detect a badge. It is read aloud.
    public static var holdBadge: Phrase { Phrase(.holdBadge) }
    /// Link from a door to the viewer's own attempts.
    public static var ownUnlocksTitle: Phrase { Phrase(.ownUnlocksTitle) }
    /// Label of a field for a one-time code, if no person can be detected at the door.
    public static var blindCode: Phrase { Phrase(.blindCode) }
    /// Shown below that field.
    public static var blindCodeHint: Phrase { Phrase(.blindCodeHint) }
    /// Link to the setup of one-time codes, for viewers who have none yet.
    public static var blindCodeSetUp: Phrase { Phrase(.blindCodeSetUp) }
    /// Label of a field for an admin's reason to open a door at which no person can be detected.
    public static var overrideReason: Phrase { Phrase(.overrideReason) }
    /// Shown below that field.
    public static var overrideReasonHint: Phrase { Phrase(.overrideReasonHint) }
    /// Link from a door to its page.
    public static var lockPageTitle: Phrase { Phrase(.lockPageTitle) }
    /// Link from a door to the list of doors.
    public static var backToDoors: Phrase { Phrase(.backToDoors) }
    /// Shown in place of the doors.
    public static var noDoorsToOpen: Phrase { Phrase(.noDoorsToOpen) }
    /// Note on a door that the viewer knows and may not open now.
    public static var mayNotUnlockNow: Phrase { Phrase(.mayNotUnlockNow) }
    /// Shown on the page of such a door.
    public static var mayNotUnlockNowLong: Phrase { Phrase(.mayNotUnlockNowLong) }
    /// Label of a field that searches doors.
    public static var searchLocks: Phrase { Phrase(.searchLocks) }
    /// Column: the name of a lock.
    public static var lockName: Phrase { Phrase(.lockName) }
    /// Column: the room into which a lock leads.
    public static var lockLeadsTo: Phrase { Phrase(.lockLeadsTo) }
    /// Column: the state of a lock's bolt.
    public static var lockStateColumn: Phrase { Phrase(.lockStateColumn) }
    /// Column: whether a door is open or closed.
    public static var lockDoorColumn: Phrase { Phrase(.lockDoorColumn) }
    /// Column: a button that opens a door.
    public static var unlockColumn: Phrase { Phrase(.unlockColumn) }
    /// Heading if a lock has opened.
    public static var unlockedTitle: Phrase { Phrase(.unlockedTitle) }
    /// Heading if a lock has not opened.
    public static var notUnlockedTitle: Phrase { Phrase(.notUnlockedTitle) }
    /// Heading if it is unknown whether a lock opened.
    public static var unconfirmedTitle: Phrase { Phrase(.unconfirmedTitle) }
    /// The big button.
    public static func unlockNamed(_ lock: some CustomStringConvertible) -> Phrase {
        Phrase(.unlockNamed, Value(lock))
    }
    /// Opens the list of the other doors that the viewer may open.
    public static func otherLocks(_ count: Int) -> Phrase {
        Phrase(.otherLocks, .number(count))
    }
    /// When a lock that is open locks again.
    public static func relocksAt(_ clock: some CustomStringConvertible) -> Phrase {
        Phrase(.relocksAt, Value(clock))
    }
    /// When a lock that was open locked again.
    public static func relockedAt(_ clock: some CustomStringConvertible) -> Phrase {
        Phrase(.relockedAt, Value(clock))
    }
    /// The state of a lock, by its value on the wire.
    public static func lockState(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.lockState, .text("\(value)"))
    }
    /// Whether a door is open, by its value on the wire.
    public static func doorContact(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.doorContact, .text("\(value)"))
    }
}

// unlockRecord
extension Phrase {
    /// Name of the page with all attempts.
    public static var unlocksTitle: Phrase { Phrase(.unlocksTitle) }
    /// First sentence of that page.
    public static var unlocksIntroduction: Phrase { Phrase(.unlocksIntroduction) }
    /// Shown in place of the list.
    public static var noUnlocks: Phrase { Phrase(.noUnlocks) }
    /// First sentence of the page with the viewer's own attempts.
    public static var ownUnlocksIntroduction: Phrase { Phrase(.ownUnlocksIntroduction) }
    /// Column: the source of the right.
    public static var unlockRightColumn: Phrase { Phrase(.unlockRightColumn) }
    /// Column: whether the person was detected at the door.
    public static var unlockSightColumn: Phrase { Phrase(.unlockSightColumn) }
    /// Column: how long an attempt took.
    public static var unlockTook: Phrase { Phrase(.unlockTook) }
    /// Label of a choice of outcomes.
    public static var unlockOutcomeLabel: Phrase { Phrase(.unlockOutcomeLabel) }
    /// Label of a filter: the ID of a person.
    public static var unlockPerson: Phrase { Phrase(.unlockPerson) }
    /// Label of a choice of a lock.
    public static var unlockLock: Phrase { Phrase(.unlockLock) }
    /// Shown in place of a name: a lock was opened by its opening hours, not by a person.
    public static var unlockByHours: Phrase { Phrase(.unlockByHours) }
    /// Shown in place of a name: the person of the attempt was erased.
    public static var unlockByErased: Phrase { Phrase(.unlockByErased) }
    /// Presence: the lock does not require it.
    public static var sightOff: Phrase { Phrase(.sightOff) }
    /// Presence: the person was not detected.
    public static var sightNot: Phrase { Phrase(.sightNot) }
    /// Presence: detected at an unknown time before.
    public static var sightSeen: Phrase { Phrase(.sightSeen) }
    /// Presence: no scanner at the door reported.
    public static var sightNoListener: Phrase { Phrase(.sightNoListener) }
    /// Presence: the school may not record whereabouts at that time.
    public static var sightUnlawful: Phrase { Phrase(.sightUnlawful) }
    /// Presence: detection was impossible.
    public static var sightBlind: Phrase { Phrase(.sightBlind) }
    /// The number of attempts.
    public static func unlockCount(_ count: Int) -> Phrase {
        Phrase(.unlockCount, .number(count))
    }
    /// Presence: how the person was detected, and how long before.
    public static func sightBy(_ value: some CustomStringConvertible, _ seconds: Phrase) -> Phrase {
        Phrase(.sightBy, .text("\(value)"), .phrase(seconds))
    }
    /// How long an attempt took.
    public static func milliseconds(_ count: Int) -> Phrase {
        Phrase(.milliseconds, .number(count))
    }
    /// The reason that an admin gave in place of detection.
    public static func overrideGiven(_ reason: some CustomStringConvertible) -> Phrase {
        Phrase(.overrideGiven, Value(reason))
    }
}

// unlockWords
extension Phrase {
    /// The outcome of an attempt, as a sentence, by its value on the wire.
    public static func unlockOutcome(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.unlockOutcome, .text("\(value)"))
    }
    /// Choice: the outcome of attempts, by its value on the wire.
    public static func unlockOutcomeWord(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.unlockOutcomeWord, .text("\(value)"))
    }
    /// Why a person may not open a door, or why an attempt that opened it is marked, as a sentence about the caller, by
    /// its value on the wire.
    public static func unlockReason(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.unlockReason, .text("\(value)"))
    }
    /// The source of the right to open a door, by its value on the wire.
    public static func unlockRight(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.unlockRight, .text("\(value)"))
    }
    /// The channel by which a door was opened, by its value on the wire; nil for the usual one.
    public static func unlockChannel(_ value: some CustomStringConvertible) -> Phrase? {
        Phrase(known: .unlockChannel, .text("\(value)"))
    }
    /// The reason for the outcome of an attempt, as a sentence, by the value from the lock or the server. Nil for other
    /// values.
    public static func unlockEnd(_ value: some CustomStringConvertible) -> Phrase? {
        Phrase(known: .unlockEnd, .text("\(value)"))
    }
}

// webhooks
extension Phrase {
    /// Heading of the page of webhooks, to which alerts are sent.
    public static var webhooksTitle: Phrase { Phrase(.webhooksTitle) }
    /// First sentence of that page.
    public static var webhooksIntroduction: Phrase { Phrase(.webhooksIntroduction) }
    /// Shown in place of the list.
    public static var noWebhooks: Phrase { Phrase(.noWebhooks) }
    /// Heading over the form that creates a webhook.
    public static var newWebhook: Phrase { Phrase(.newWebhook) }
    /// Label of a field, and column: the URL to which messages are sent.
    public static var webhookURL: Phrase { Phrase(.webhookURL) }
    /// Shown below the label of that field.
    public static var webhookURLHint: Phrase { Phrase(.webhookURLHint) }
    /// Label of a field: the purpose of a webhook.
    public static var webhookDescription: Phrase { Phrase(.webhookDescription) }
    /// Label of a field: the kinds of alerts that are sent.
    public static var webhookKinds: Phrase { Phrase(.webhookKinds) }
    /// Label of a choice, and column: the minimum severity that is sent.
    public static var webhookLeastSeverity: Phrase { Phrase(.webhookLeastSeverity) }
    /// Label of a checkbox: the receiver gets regular messages while the server works.
    public static var webhookAlive: Phrase { Phrase(.webhookAlive) }
    /// Label of a checkbox: messages are sent.
    public static var webhookEnabled: Phrase { Phrase(.webhookEnabled) }
    /// Column: whether messages arrive.
    public static var webhookStanding: Phrase { Phrase(.webhookStanding) }
    /// State of a webhook that an admin disabled.
    public static var webhookDisabledByHand: Phrase { Phrase(.webhookDisabledByHand) }
    /// State of a webhook whose receiver wants no more messages.
    public static var webhookGone: Phrase { Phrase(.webhookGone) }
    /// State of a webhook to which nothing has been sent yet.
    public static var webhookUntried: Phrase { Phrase(.webhookUntried) }
    /// Shown before a time: when a message was last delivered.
    public static var webhookArrived: Phrase { Phrase(.webhookArrived) }
    /// Shown before a time and a reason: when a message last failed.
    public static var webhookFailed: Phrase { Phrase(.webhookFailed) }
    /// Button that sends a test message.
    public static var webhookTest: Phrase { Phrase(.webhookTest) }
    /// Opens the form that creates a new secret.
    public static var webhookNewSecret: Phrase { Phrase(.webhookNewSecret) }
    /// Warning: the consequences of a new secret.
    public static var webhookNewSecretWarning: Phrase { Phrase(.webhookNewSecretWarning) }
    /// Opens the form that deletes a webhook.
    public static var webhookDelete: Phrase { Phrase(.webhookDelete) }
    /// Warning: what is deleted with a webhook.
    public static var webhookDeleteWarning: Phrase { Phrase(.webhookDeleteWarning) }
    /// Heading over the secret of a webhook, shown once.
    public static var webhookSecretTitle: Phrase { Phrase(.webhookSecretTitle) }
    /// What to do with it.
    public static var webhookSecretGive: Phrase { Phrase(.webhookSecretGive) }
    /// Heading of the page of messages to webhooks, and link to it.
    public static var deliveriesTitle: Phrase { Phrase(.deliveriesTitle) }
    /// Shown in place of that list.
    public static var noDeliveries: Phrase { Phrase(.noDeliveries) }
    /// Column, and label of a choice: the type of a message.
    public static var deliveryType: Phrase { Phrase(.deliveryType) }
    /// Column: the number of attempts to deliver a message.
    public static var deliveryAttempts: Phrase { Phrase(.deliveryAttempts) }
    /// Column: the answer to the last attempt.
    public static var deliveryAnswer: Phrase { Phrase(.deliveryAnswer) }
    /// Shown before a time: when the next attempt is due.
    public static var deliveryNext: Phrase { Phrase(.deliveryNext) }
    /// Opens the message that was sent.
    public static var deliveryBody: Phrase { Phrase(.deliveryBody) }
    /// Button that delivers a message again.
    public static var redeliver: Phrase { Phrase(.redeliver) }
    /// Heading of a webhook's page.
    public static func webhookTitle(_ number: some CustomStringConvertible) -> Phrase {
        Phrase(.webhookTitle, Value(number))
    }
    /// The number of messages that wait to be sent.
    public static func webhookPending(_ count: Int) -> Phrase {
        Phrase(.webhookPending, .number(count))
    }
    /// Shown below the label of that field. The values follow.
    public static func webhookKindsHint(_ kinds: some CustomStringConvertible) -> Phrase {
        Phrase(.webhookKindsHint, Value(kinds))
    }
}

// whereabouts
extension Phrase {
    /// Heading of the page that lists where people are.
    public static var nowTitle: Phrase { Phrase(.nowTitle) }
    /// Label of the field that searches people and rooms.
    public static var searchPeople: Phrase { Phrase(.searchPeople) }
    /// Shown in place of the list while the system has not heard any person.
    public static var noneHeard: Phrase { Phrase(.noneHeard) }
    /// Shown in place of the list if a search finds no person.
    public static var noMatches: Phrase { Phrase(.noMatches) }
    /// Column: a person's name.
    public static var personName: Phrase { Phrase(.personName) }
    /// Column: present, unknown or left.
    public static var stateHeading: Phrase { Phrase(.stateHeading) }
    /// Column: a room of the school.
    public static var room: Phrase { Phrase(.room) }
    /// Column: a group of rooms, such as a floor.
    public static var zone: Phrase { Phrase(.zone) }
    /// Column and words before a time: since when a person has been there.
    public static var since: Phrase { Phrase(.since) }
    /// Column and words before how long ago a badge was heard.
    public static var lastHeard: Phrase { Phrase(.lastHeard) }
    /// Column: student, staff, visitor or admin.
    public static var role: Phrase { Phrase(.role) }
    /// The classification of a person, by its value on the wire.
    public static func roleName(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.roleName, .text("\(value)"))
    }
    /// Column: whether a badge or a phone was heard.
    public static var restsOn: Phrase { Phrase(.restsOn) }
    /// Label of a time for which a room is shown.
    public static var atMoment: Phrase { Phrase(.atMoment) }
    /// Button that shows the selected time.
    public static var show: Phrase { Phrase(.show) }
    /// Link from a past moment to the present.
    public static var backToNow: Phrase { Phrase(.backToNow) }
    /// Shown before the room in which a person was last.
    public static var lastKnownIn: Phrase { Phrase(.lastKnownIn) }
    /// Opens the reasons for which a person is believed to be in a room.
    public static var whyHere: Phrase { Phrase(.whyHere) }
    /// Heading over the candidate rooms.
    public static var likeliest: Phrase { Phrase(.likeliest) }
    /// Heading over the sightings of a badge.
    public static var whatIsHeard: Phrase { Phrase(.whatIsHeard) }
    /// Name of a receiver: the person's own phone, which heard a room beacon.
    public static var heardByClient: Phrase { Phrase(.heardByClient) }
    /// Mark of a scanner that is silent at the moment.
    public static var scannerQuiet: Phrase { Phrase(.scannerQuiet) }
    /// Heading over the rooms in which a person was.
    public static var visits: Phrase { Phrase(.visits) }
    /// Label: the start of a period.
    public static var from: Phrase { Phrase(.from) }
    /// Label: the end of a period.
    public static var to: Phrase { Phrase(.to) }
    /// Column: when a person entered a room.
    public static var entered: Phrase { Phrase(.entered) }
    /// Column: when a person left a room.
    public static var leftAt: Phrase { Phrase(.leftAt) }
    /// Column: why a visit ended.
    public static var ended: Phrase { Phrase(.ended) }
    /// Shown in place of the reason if a visit has not ended.
    public static var stillThere: Phrase { Phrase(.stillThere) }
    /// Shown in place of a list of visits.
    public static var noVisits: Phrase { Phrase(.noVisits) }
    /// Name of the links to the other pages of a list, for screen readers.
    public static var pagesOfList: Phrase { Phrase(.pagesOfList) }
    /// Name of a wide table that can be scrolled, for screen readers.
    public static var table: Phrase { Phrase(.table) }
    /// Heading of a room's page.
    public static func roomTitle(_ number: some CustomStringConvertible) -> Phrase {
        Phrase(.roomTitle, Value(number))
    }
    /// The number of people in a place.
    public static func peopleIn(_ count: Int) -> Phrase {
        Phrase(.peopleIn, .number(count))
    }
    /// A scanner that hears a badge, by its name.
    public static func heardByScanner(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.heardByScanner, Value(name))
    }
    /// Name of the chart of a day.
    public static func dayOf(_ day: some CustomStringConvertible) -> Phrase {
        Phrase(.dayOf, Value(day))
    }
    /// The state of a person's whereabouts, by its value on the wire.
    public static func state(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.state, .text("\(value)"))
    }
    /// Why a visit ended, by its value on the wire.
    public static func visitEnd(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.visitEnd, .text("\(value)"))
    }
    /// The source of a visit, by its value on the wire.
    public static func source(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.source, .text("\(value)"))
    }
    /// A share of one, as a percentage.
    public static func percentage(_ number: Int) -> Phrase {
        Phrase(.percentage, .number(number))
    }
    /// How sure the system is of a room.
    public static var clearEvidence: Phrase { Phrase(.clearEvidence) }
    /// How sure the system is of a room.
    public static var likelyRoom: Phrase { Phrase(.likelyRoom) }
    /// How sure the system is of a room.
    public static var doubtfulRoom: Phrase { Phrase(.doubtfulRoom) }
    /// Shown in place of the list of people in a room.
    public static var roomIsEmptyNow: Phrase { Phrase(.roomIsEmptyNow) }
    /// The same, if the viewer may not see all people.
    public static var roomSeemsEmpty: Phrase { Phrase(.roomSeemsEmpty) }
}

// settings
extension Phrase {
    /// The purpose of a setting, by its name.
    public static func settingPurpose(_ item: some CustomStringConvertible) -> Phrase {
        Phrase(.settingPurpose, .text("\(item)"))
    }
}

// accountFailures
extension Phrase {
    /// Why a request about accounts and logins is refused.
    public static var loginNeeded: Phrase { Phrase(.loginNeeded) }
    /// Why a request about accounts and logins is refused.
    public static var actionNotAllowed: Phrase { Phrase(.actionNotAllowed) }
    /// Why a request about accounts and logins is refused.
    public static var viewNotAllowed: Phrase { Phrase(.viewNotAllowed) }
    /// Why a request about accounts and logins is refused.
    public static var passwordConfirmationNeeded: Phrase { Phrase(.passwordConfirmationNeeded) }
    /// Why a request about accounts and logins is refused.
    public static var formPasswordNeededAgain: Phrase { Phrase(.formPasswordNeededAgain) }
    /// Why a request about accounts and logins is refused.
    public static var passwordWrong: Phrase { Phrase(.passwordWrong) }
    /// Why a request about accounts and logins is refused.
    public static var userNameOrPasswordWrong: Phrase { Phrase(.userNameOrPasswordWrong) }
    /// Why a request about accounts and logins is refused.
    public static var userNameOrCodeWrong: Phrase { Phrase(.userNameOrCodeWrong) }
    /// Why a request about accounts and logins is refused.
    public static var tooManyWrongAttempts: Phrase { Phrase(.tooManyWrongAttempts) }
    /// Why a request about accounts and logins is refused.
    public static var tooManyPasswordChecks: Phrase { Phrase(.tooManyPasswordChecks) }
    /// Why a request about accounts and logins is refused.
    public static var tooManyLogins: Phrase { Phrase(.tooManyLogins) }
    /// Why a request about accounts and logins is refused.
    public static var passwordJustChanged: Phrase { Phrase(.passwordJustChanged) }
    /// Why a request about accounts and logins is refused.
    public static var passwordChoiceNeeded: Phrase { Phrase(.passwordChoiceNeeded) }
    /// Why a request about accounts and logins is refused.
    public static var passwordBelongsToCaller: Phrase { Phrase(.passwordBelongsToCaller) }
    /// Why a request about accounts and logins is refused.
    public static var oneTimeCodeMissing: Phrase { Phrase(.oneTimeCodeMissing) }
    /// Why a request about accounts and logins is refused.
    public static var oneTimeCodeWrong: Phrase { Phrase(.oneTimeCodeWrong) }
    /// Why a request about accounts and logins is refused.
    public static var enrolmentCodeWrong: Phrase { Phrase(.enrolmentCodeWrong) }
    /// Why a request about accounts and logins is refused.
    public static var authenticatorNeeded: Phrase { Phrase(.authenticatorNeeded) }
    /// Why a request about accounts and logins is refused.
    public static var totpInUse: Phrase { Phrase(.totpInUse) }
    /// Why a request about accounts and logins is refused.
    public static var totpInUseRemoveFirst: Phrase { Phrase(.totpInUseRemoveFirst) }
    /// Why a request about accounts and logins is refused.
    public static var totpNotInUse: Phrase { Phrase(.totpNotInUse) }
    /// Why a request about accounts and logins is refused.
    public static var totpBelongsToCaller: Phrase { Phrase(.totpBelongsToCaller) }
    /// Why a request about accounts and logins is refused.
    public static var emailBelongsToCaller: Phrase { Phrase(.emailBelongsToCaller) }
    /// Why a request about accounts and logins is refused.
    public static var lastAdmin: Phrase { Phrase(.lastAdmin) }
    /// Why a request about accounts and logins is refused.
    public static func noSessionWithNumber(_ session: some CustomStringConvertible) -> Phrase {
        Phrase(.noSessionWithNumber, Value(session))
    }
    /// Why a request about accounts and logins is refused.
    public static var secretUnavailable: Phrase { Phrase(.secretUnavailable) }
    /// Why a request about accounts and logins is refused.
    public static func scannerTokenMissing(_ header: some CustomStringConvertible) -> Phrase {
        Phrase(.scannerTokenMissing, Value(header))
    }
    /// Why a request about accounts and logins is refused.
    public static var scannerTokenInvalid: Phrase { Phrase(.scannerTokenInvalid) }
}

// alertTexts
extension Phrase {
    /// The text of an alert about a scanner, or what to do about it.
    public static var radioOutOfOrder: Phrase { Phrase(.radioOutOfOrder) }
    /// The text of an alert about a scanner, or what to do about it.
    public static func radioFailedWithCode(_ code: some CustomStringConvertible) -> Phrase {
        Phrase(.radioFailedWithCode, Value(code))
    }
    /// The text of an alert about a scanner, or what to do about it.
    public static func radioRecovering(_ minutes: some CustomStringConvertible) -> Phrase {
        Phrase(.radioRecovering, Value(minutes))
    }
    /// The text of an alert about a scanner, or what to do about it.
    public static func radioRecoveringWithCode(
        _ minutes: some CustomStringConvertible, _ code: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.radioRecoveringWithCode, Value(minutes), Value(code))
    }
    /// The text of an alert about a scanner, or what to do about it.
    public static func radioStarting(_ minutes: some CustomStringConvertible) -> Phrase {
        Phrase(.radioStarting, Value(minutes))
    }
    /// The text of an alert about a scanner, or what to do about it.
    public static func radioOff(_ minutes: some CustomStringConvertible) -> Phrase {
        Phrase(.radioOff, Value(minutes))
    }
    /// The text of an alert about a scanner, or what to do about it.
    public static func radioHeardNothing(_ minutes: some CustomStringConvertible) -> Phrase {
        Phrase(.radioHeardNothing, Value(minutes))
    }
    /// What to do about the failure or alert.
    public static var hintReplugNodeAdapter: Phrase { Phrase(.hintReplugNodeAdapter) }
    /// What to do about the failure or alert.
    public static var hintCheckAdapterPlugged: Phrase { Phrase(.hintCheckAdapterPlugged) }
    /// What to do about the failure or alert.
    public static var hintPlugAdapterIn: Phrase { Phrase(.hintPlugAdapterIn) }
    /// What to do about the failure or alert.
    public static var hintStopAdapterUsers: Phrase { Phrase(.hintStopAdapterUsers) }
    /// What to do about the failure or alert.
    public static var hintUnblockBluetooth: Phrase { Phrase(.hintUnblockBluetooth) }
    /// The text of an alert about a scanner, or what to do about it.
    public static var scannerHearsNothing: Phrase { Phrase(.scannerHearsNothing) }
    /// What to do about the failure or alert.
    public static var hintHoldBadgeBeside: Phrase { Phrase(.hintHoldBadgeBeside) }
    /// What to do about the failure or alert.
    public static var hintRunDoctor: Phrase { Phrase(.hintRunDoctor) }
    /// The text of an alert about a scanner, or what to do about it.
    public static func nodeDiskLow(_ free: some CustomStringConvertible) -> Phrase {
        Phrase(.nodeDiskLow, Value(free))
    }
    /// What to do about the failure or alert.
    public static var hintFreeSpoolDisk: Phrase { Phrase(.hintFreeSpoolDisk) }
    /// What to do about the failure or alert.
    public static var hintMakeSpoolDiskWritable: Phrase { Phrase(.hintMakeSpoolDiskWritable) }
    /// The text of an alert about a scanner, or what to do about it.
    public static func spoolDroppedBatches(_ batches: some CustomStringConvertible) -> Phrase {
        Phrase(.spoolDroppedBatches, Value(batches))
    }
    /// What to do about the failure or alert.
    public static var hintCheckNodeConnection: Phrase { Phrase(.hintCheckNodeConnection) }
    /// The text of an alert about a scanner, or what to do about it.
    public static func batchesSetAside(_ batches: some CustomStringConvertible) -> Phrase {
        Phrase(.batchesSetAside, Value(batches))
    }
    /// What to do about the failure or alert.
    public static var hintReadNodeLog: Phrase { Phrase(.hintReadNodeLog) }
    /// A duration, as a part of a sentence.
    public static func durationInSeconds(_ seconds: Int) -> Phrase {
        Phrase(.durationInSeconds, .number(seconds))
    }
    /// A duration, as a part of a sentence.
    public static func durationInMinutes(_ minutes: Int) -> Phrase {
        Phrase(.durationInMinutes, .number(minutes))
    }
    /// A duration, as a part of a sentence.
    public static func durationInHours(_ hours: Int) -> Phrase {
        Phrase(.durationInHours, .number(hours))
    }
    /// The text of an alert about a scanner, or what to do about it.
    public static func nodeClockAhead(_ seconds: some CustomStringConvertible) -> Phrase {
        Phrase(.nodeClockAhead, Value(seconds))
    }
    /// The text of an alert about a scanner, or what to do about it.
    public static func nodeClockBehind(_ seconds: some CustomStringConvertible) -> Phrase {
        Phrase(.nodeClockBehind, Value(seconds))
    }
    /// What to do about the failure or alert.
    public static var hintKeepTimeByNTP: Phrase { Phrase(.hintKeepTimeByNTP) }
    /// The text of an alert about a scanner.
    public static func scannerSilent(_ duration: Phrase) -> Phrase {
        Phrase(.scannerSilent, .phrase(duration))
    }
    /// What to do about the failure or alert.
    public static var hintCheckNodeRuns: Phrase { Phrase(.hintCheckNodeRuns) }
    /// The text of an alert about a scanner, or what to do about it.
    public static func scannersReportLate(
        _ scanners: some CustomStringConvertible, _ total: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.scannersReportLate, Value(scanners), Value(total))
    }
    /// What to do about the failure or alert.
    public static var hintCheckServerHealth: Phrase { Phrase(.hintCheckServerHealth) }
    /// The text of an alert about a scanner, or what to do about it.
    public static var batchNumberReused: Phrase { Phrase(.batchNumberReused) }
    /// What to do about the failure or alert.
    public static var hintCheckDiskRestored: Phrase { Phrase(.hintCheckDiskRestored) }
}

// argumentFailures
extension Phrase {
    /// Why an argument of a request is refused.
    public static func argumentMissing(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentMissing, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentNull(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentNull, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentNotString(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentNotString, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentNotBoolean(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentNotBoolean, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentNotNumber(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentNotNumber, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentNotInteger(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentNotInteger, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentNotArray(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentNotArray, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentNotObject(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentNotObject, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static var bodyNotJSONObject: Phrase { Phrase(.bodyNotJSONObject) }
    /// Why an argument of a request is refused.
    public static func argumentUnreadable(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentUnreadable, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static var argumentsUnreadable: Phrase { Phrase(.argumentsUnreadable) }
    /// Why an argument of a request is refused.
    public static var timeMalformed: Phrase { Phrase(.timeMalformed) }
    /// Why an argument of a request is refused.
    public static var bytesNotBase64: Phrase { Phrase(.bytesNotBase64) }
    /// Why an argument of a request is refused.
    public static var numberTooLarge: Phrase { Phrase(.numberTooLarge) }
    /// Why an argument of a request is refused.
    public static func integerOutOfRange(
        _ min: some CustomStringConvertible, _ max: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.integerOutOfRange, Value(min), Value(max))
    }
    /// Why an argument of a request is refused.
    public static func choiceUnknown(_ choices: some CustomStringConvertible) -> Phrase {
        Phrase(.choiceUnknown, Value(choices))
    }
    /// Why an argument of a request is refused.
    public static func textMalformed(_ example: some CustomStringConvertible) -> Phrase {
        Phrase(.textMalformed, Value(example))
    }
    /// Why an argument of a request is refused.
    public static var settingTypeWrong: Phrase { Phrase(.settingTypeWrong) }
    /// Why a JSON document is refused: it has a member with an unknown name.
    public static var memberUnknown: Phrase { Phrase(.memberUnknown) }
    /// Why a JSON document is refused: the name of a member should be a language tag (BCP 47).
    public static var languageTagWrong: Phrase { Phrase(.languageTagWrong) }
    /// Why a JSON document is refused. The type is number, text, choice …
    public static func memberOfOtherType(_ type: some CustomStringConvertible) -> Phrase {
        Phrase(.memberOfOtherType, Value(type))
    }
    /// Why an argument of a request is refused.
    public static func argumentOutOfRange(
        _ argument: some CustomStringConvertible, _ min: some CustomStringConvertible,
        _ max: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentOutOfRange, Value(argument), Value(min), Value(max))
    }
    /// Why an argument of a request is refused.
    public static func argumentAboveLimit(
        _ argument: some CustomStringConvertible, _ limit: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentAboveLimit, Value(argument), Value(limit))
    }
    /// Why an argument of a request is refused.
    public static func argumentNotAChoice(
        _ argument: some CustomStringConvertible, _ choices: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentNotAChoice, Value(argument), Value(choices))
    }
    /// Why an argument of a request is refused.
    public static func argumentTooLong(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentTooLong, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentLengthWrong(
        _ argument: some CustomStringConvertible, _ min: some CustomStringConvertible,
        _ max: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentLengthWrong, Value(argument), Value(min), Value(max))
    }
    /// Why an argument of a request is refused.
    public static func argumentBytesWrong(
        _ argument: some CustomStringConvertible, _ max: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentBytesWrong, Value(argument), Value(max))
    }
    /// Why an argument of a request is refused.
    public static func argumentLengthWrongOrNUL(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentLengthWrongOrNUL, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentNotEmail(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentNotEmail, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentHasControlCharacters(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentHasControlCharacters, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentLacksDifferentCharacters(
        _ argument: some CustomStringConvertible, _ min: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentLacksDifferentCharacters, Value(argument), Value(min))
    }
    /// Why an argument of a request is refused.
    public static func argumentTooGuessable(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentTooGuessable, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentCommonPassword(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentCommonPassword, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentRepeatsPassword(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentRepeatsPassword, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentNamesTooMany(
        _ argument: some CustomStringConvertible, _ max: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentNamesTooMany, Value(argument), Value(max))
    }
    /// Why an argument of a request is refused.
    public static func argumentHoldsTooMany(
        _ argument: some CustomStringConvertible, _ max: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentHoldsTooMany, Value(argument), Value(max))
    }
    /// Why an argument of a request is refused.
    public static func argumentSaysNothing(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentSaysNothing, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentNegative(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentNegative, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentNotHexadecimal(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentNotHexadecimal, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentAfterEnd(
        _ argument: some CustomStringConvertible, _ end: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentAfterEnd, Value(argument), Value(end))
    }
    /// Why an argument of a request is refused.
    public static func argumentAfterEndOrFuture(
        _ argument: some CustomStringConvertible, _ end: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentAfterEndOrFuture, Value(argument), Value(end))
    }
    /// Why an argument of a request is refused.
    public static func argumentNotClockTime(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentNotClockTime, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentInPast(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentInPast, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentInFuture(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentInFuture, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentLongBeforeHeartbeat(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentLongBeforeHeartbeat, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func eventIDMalformed(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.eventIDMalformed, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func tooManyInstants(
        _ count: some CustomStringConvertible, _ max: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.tooManyInstants, Value(count), Value(max))
    }
    /// Why an argument of a request is refused.
    public static func oneArgumentOfTwoNeeded(
        _ argument: some CustomStringConvertible, _ alternative: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.oneArgumentOfTwoNeeded, Value(argument), Value(alternative))
    }
    /// Why an argument of a request is refused.
    public static func eitherArgumentNeeded(
        _ argument: some CustomStringConvertible, _ alternative: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.eitherArgumentNeeded, Value(argument), Value(alternative))
    }
    /// Why an argument of a request is refused.
    public static func pairOrAlternativeNeeded(
        _ argument: some CustomStringConvertible, _ companion: some CustomStringConvertible,
        _ alternative: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.pairOrAlternativeNeeded, Value(argument), Value(companion), Value(alternative))
    }
    /// Why an argument of a request is refused.
    public static func argumentPairIncomplete(
        _ argument: some CustomStringConvertible, _ companion: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentPairIncomplete, Value(argument), Value(companion))
    }
    /// Why an argument of a request is refused.
    public static func argumentOrGroupAmbiguous(
        _ argument: some CustomStringConvertible, _ alternatives: some CustomStringConvertible,
        _ alternative: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentOrGroupAmbiguous, Value(argument), Value(alternatives), Value(alternative))
    }
    /// Why an argument of a request is refused.
    public static func keysIncomplete(
        _ arguments: some CustomStringConvertible, _ argument: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.keysIncomplete, Value(arguments), Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentWithoutCompanions(
        _ argument: some CustomStringConvertible, _ companions: some CustomStringConvertible,
        _ companion: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentWithoutCompanions, Value(argument), Value(companions), Value(companion))
    }
    /// Why an argument of a request is refused.
    public static func badgeAndPersonGiven(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.badgeAndPersonGiven, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static var argumentNotStorable: Phrase { Phrase(.argumentNotStorable) }
    /// Why an argument of a request is refused.
    public static func tooManySightingsInBatch(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.tooManySightingsInBatch, Value(max))
    }
    /// Why an argument of a request is refused.
    public static var beaconTimeImplausible: Phrase { Phrase(.beaconTimeImplausible) }
    /// Why an argument of a request is refused.
    public static func argumentNotASCII(
        _ argument: some CustomStringConvertible, _ prefix: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentNotASCII, Value(argument), Value(prefix))
    }
    /// Why an argument of a request is refused.
    public static func argumentLacksPrefix(
        _ argument: some CustomStringConvertible, _ prefix: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentLacksPrefix, Value(argument), Value(prefix))
    }
    /// Why an argument of a request is refused.
    public static func argumentHasFragment(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentHasFragment, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentHasCredentials(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentHasCredentials, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentHostMalformed(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentHostMalformed, Value(argument))
    }
    /// Why an argument of a request is refused.
    public static func argumentHostNotPublic(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentHostNotPublic, Value(argument))
    }
    /// What to do about the failure or alert.
    public static func hintAllowException(_ setting: some CustomStringConvertible) -> Phrase {
        Phrase(.hintAllowException, Value(setting))
    }
    /// Why an argument of a request is refused.
    public static var clockTimeMalformed: Phrase { Phrase(.clockTimeMalformed) }
    /// Why an argument of a request is refused.
    public static var timeOfDayMalformed: Phrase { Phrase(.timeOfDayMalformed) }
    /// Why an argument of a request is refused.
    public static func noSuchDay(_ day: some CustomStringConvertible) -> Phrase {
        Phrase(.noSuchDay, Value(day))
    }
    /// Why an argument of a request is refused.
    public static var schoolInstantMalformed: Phrase { Phrase(.schoolInstantMalformed) }
}

// badgeFailures
extension Phrase {
    /// Why a request about badges and surveys is refused.
    public static func noBadgeWithNumber(_ badge: some CustomStringConvertible) -> Phrase {
        Phrase(.noBadgeWithNumber, Value(badge))
    }
    /// Why a request about badges and surveys is refused.
    public static func badgeNotCarried(_ badge: some CustomStringConvertible) -> Phrase {
        Phrase(.badgeNotCarried, Value(badge))
    }
    /// Why a request about badges and surveys is refused.
    public static func badgeLostOrUnknown(_ badge: some CustomStringConvertible) -> Phrase {
        Phrase(.badgeLostOrUnknown, Value(badge))
    }
    /// Why a request about badges and surveys is refused.
    public static var badgeLost: Phrase { Phrase(.badgeLost) }
    /// Why a request about badges and surveys is refused.
    public static var badgeIssued: Phrase { Phrase(.badgeIssued) }
    /// Why a request about badges and surveys is refused.
    public static var badgeKeysRegistered: Phrase { Phrase(.badgeKeysRegistered) }
    /// Why a request about badges and surveys is refused.
    public static var badgeKeysUsedUp: Phrase { Phrase(.badgeKeysUsedUp) }
    /// Why a request about badges and surveys is refused.
    public static var personCarriesNoBadge: Phrase { Phrase(.personCarriesNoBadge) }
    /// Why a request about badges and surveys is refused.
    public static func badgeAddressPrivate(
        _ address: some CustomStringConvertible, _ argument: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.badgeAddressPrivate, Value(address), Value(argument))
    }
    /// Why a request about badges and surveys is refused.
    public static func noSurveyWithNumber(_ survey: some CustomStringConvertible) -> Phrase {
        Phrase(.noSurveyWithNumber, Value(survey))
    }
    /// Why a request about badges and surveys is refused.
    public static func surveyNotRecording(_ survey: some CustomStringConvertible) -> Phrase {
        Phrase(.surveyNotRecording, Value(survey))
    }
    /// Why a request about badges and surveys is refused.
    public static func surveyStillRecording(_ survey: some CustomStringConvertible) -> Phrase {
        Phrase(.surveyStillRecording, Value(survey))
    }
    /// Why a request about badges and surveys is refused.
    public static var badgeInOtherSurvey: Phrase { Phrase(.badgeInOtherSurvey) }
    /// Why a request about badges and surveys is refused.
    public static func badgeRoomMissing(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.badgeRoomMissing, Value(argument))
    }
    /// Why a request about badges and surveys is refused.
    public static func surveyNumberMissing(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.surveyNumberMissing, Value(argument))
    }
    /// Why a request about badges and surveys is refused.
    public static func personCarriesBadges(_ badges: some CustomStringConvertible) -> Phrase {
        Phrase(.personCarriesBadges, Value(badges))
    }
}

// bookingFailures
extension Phrase {
    /// Why a booking of a room is refused.
    public static func noBookingWithNumber(_ booking: some CustomStringConvertible) -> Phrase {
        Phrase(.noBookingWithNumber, Value(booking))
    }
    /// Why a booking of a room is refused.
    public static var bookingOver: Phrase { Phrase(.bookingOver) }
    /// Why a booking of a room is refused.
    public static var bookingBegun: Phrase { Phrase(.bookingBegun) }
    /// Why a booking of a room is refused.
    public static var roomBookingNotAllowed: Phrase { Phrase(.roomBookingNotAllowed) }
    /// Why a booking of a room is refused.
    public static func tooManyBookings(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.tooManyBookings, Value(max))
    }
    /// Why a booking of a room is refused.
    public static var roomBooked: Phrase { Phrase(.roomBooked) }
    /// Why a booking of a room is refused.
    public static var bookingEndsBeforeBeginning: Phrase { Phrase(.bookingEndsBeforeBeginning) }
    /// Why a booking of a room is refused.
    public static var bookingInPast: Phrase { Phrase(.bookingInPast) }
    /// Why a booking of a room is refused.
    public static func bookingNotAtStep(_ minutes: some CustomStringConvertible) -> Phrase {
        Phrase(.bookingNotAtStep, Value(minutes))
    }
    /// Why a booking of a room is refused.
    public static func bookingTooLong(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.bookingTooLong, Value(max))
    }
    /// Why a booking of a room is refused.
    public static func bookingTooFarAhead(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.bookingTooFarAhead, Value(max))
    }
    /// Why a booking of a room is refused.
    public static var bookingHoursClosed: Phrase { Phrase(.bookingHoursClosed) }
    /// Why a booking of a room is refused.
    public static func roomTooSmall(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.roomTooSmall, Value(max))
    }
    /// Why a booking of a room is refused.
    public static func argumentSkippedByClocks(
        _ argument: some CustomStringConvertible, _ clock: some CustomStringConvertible,
        _ day: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentSkippedByClocks, Value(argument), Value(clock), Value(day))
    }
    /// Why a booking of a room is refused.
    public static func argumentNotWithinMonth(
        _ argument: some CustomStringConvertible, _ end: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentNotWithinMonth, Value(argument), Value(end))
    }
    /// Why a booking of a room is refused.
    public static var noSuchClearance: Phrase { Phrase(.noSuchClearance) }
    /// Why a booking of a room is refused.
    public static func argumentNotPersonOrGroup(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentNotPersonOrGroup, Value(argument))
    }
    /// Why a booking of a room is refused.
    public static func argumentHoursReversed(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentHoursReversed, Value(argument))
    }
}

// correctionFailures
extension Phrase {
    /// Why a correction of visits or whereabouts is refused.
    public static var correctionTooLate: Phrase { Phrase(.correctionTooLate) }
    /// What to do about the failure or alert.
    public static var hintCorrectVisits: Phrase { Phrase(.hintCorrectVisits) }
    /// Why a correction of visits or whereabouts is refused.
    public static func departureNamesRoom(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.departureNamesRoom, Value(argument))
    }
    /// Why a correction of visits or whereabouts is refused.
    public static func argumentNeitherOfTwo(
        _ argument: some CustomStringConvertible, _ choice: some CustomStringConvertible,
        _ alternative: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentNeitherOfTwo, Value(argument), Value(choice), Value(alternative))
    }
    /// Why a correction of visits or whereabouts is refused.
    public static func argumentNotBeforeEnd(
        _ argument: some CustomStringConvertible, _ end: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentNotBeforeEnd, Value(argument), Value(end))
    }
    /// Why a correction of visits or whereabouts is refused.
    public static func argumentOlderThanVisits(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentOlderThanVisits, Value(argument))
    }
    /// Why a correction of visits or whereabouts is refused.
    public static func visitOrDetailsMissing(
        _ argument: some CustomStringConvertible, _ alternatives: some CustomStringConvertible,
        _ alternative: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.visitOrDetailsMissing, Value(argument), Value(alternatives), Value(alternative))
    }
    /// Why a correction of visits or whereabouts is refused.
    public static func visitOrPersonNeeded(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.visitOrPersonNeeded, Value(argument))
    }
    /// Why a correction of visits or whereabouts is refused.
    public static func removalOrChangeNeeded(
        _ argument: some CustomStringConvertible, _ alternatives: some CustomStringConvertible,
        _ alternative: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.removalOrChangeNeeded, Value(argument), Value(alternatives), Value(alternative))
    }
    /// Why a correction of visits or whereabouts is refused.
    public static var noSuchVisit: Phrase { Phrase(.noSuchVisit) }
    /// Why a correction of visits or whereabouts is refused.
    public static var visitStillLasts: Phrase { Phrase(.visitStillLasts) }
    /// Why a correction of visits or whereabouts is refused.
    public static var visitTimesWrong: Phrase { Phrase(.visitTimesWrong) }
    /// Why a correction of visits or whereabouts is refused.
    public static var visitSetByHand: Phrase { Phrase(.visitSetByHand) }
    /// Why a correction of visits or whereabouts is refused.
    public static var visitZoneUnseen: Phrase { Phrase(.visitZoneUnseen) }
    /// Why a correction of visits or whereabouts is refused.
    public static var correctionUnanswered: Phrase { Phrase(.correctionUnanswered) }
}

// deviceFailures
extension Phrase {
    /// Why a request about devices is refused.
    public static var noSuchDevice: Phrase { Phrase(.noSuchDevice) }
    /// Why a request about devices is refused.
    public static var deviceCommandNotAllowed: Phrase { Phrase(.deviceCommandNotAllowed) }
    /// Why a request about devices is refused.
    public static var deviceSerialTaken: Phrase { Phrase(.deviceSerialTaken) }
    /// Why a request about devices is refused.
    public static var noSuchDeviceKind: Phrase { Phrase(.noSuchDeviceKind) }
    /// Why a request about devices is refused.
    public static var unattendedReasonMissing: Phrase { Phrase(.unattendedReasonMissing) }
    /// Why a request about devices is refused.
    public static func unattendedReasonArgumentMissing(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.unattendedReasonArgumentMissing, Value(argument))
    }
    /// Why a request about devices is refused.
    public static func elementLacksField(
        _ argument: some CustomStringConvertible, _ field: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.elementLacksField, Value(argument), Value(field))
    }
    /// Why a request about devices is refused.
    public static func argumentNotPersonGroupZone(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentNotPersonGroupZone, Value(argument))
    }
    /// Why a request about devices is refused.
    public static var noSuchGrant: Phrase { Phrase(.noSuchGrant) }
    /// Why a request about devices is refused.
    public static var tooManyGrantsOfDevice: Phrase { Phrase(.tooManyGrantsOfDevice) }
    /// Why a request about devices is refused.
    public static func noPersonNamed(_ person: some CustomStringConvertible) -> Phrase {
        Phrase(.noPersonNamed, Value(person))
    }
    /// Why a request about devices is refused.
    public static func argumentCharactersWrong(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentCharactersWrong, Value(argument))
    }
    /// Why a request about devices is refused.
    public static var deviceRegistrationRefused: Phrase { Phrase(.deviceRegistrationRefused) }
    /// Why a request about devices is refused.
    public static func roomHasDevices(_ devices: some CustomStringConvertible) -> Phrase {
        Phrase(.roomHasDevices, Value(devices))
    }
    /// Why a request about devices is refused.
    public static func kindNameTaken(_ kind: some CustomStringConvertible) -> Phrase {
        Phrase(.kindNameTaken, Value(kind))
    }
    /// Why a request about devices is refused.
    public static func noKindNamed(_ kind: some CustomStringConvertible) -> Phrase {
        Phrase(.noKindNamed, Value(kind))
    }
    /// Why a request about devices is refused.
    public static func kindBuiltIn(_ kind: some CustomStringConvertible) -> Phrase {
        Phrase(.kindBuiltIn, Value(kind))
    }
    /// Why a request about devices is refused.
    public static var kindHasDevices: Phrase { Phrase(.kindHasDevices) }
    /// Why a request about devices is refused.
    public static var noSuchCommand: Phrase { Phrase(.noSuchCommand) }
    /// Why a request about devices is refused.
    public static var commandUnderWay: Phrase { Phrase(.commandUnderWay) }
    /// Why a request about devices is refused.
    public static func commandEnded(_ state: some CustomStringConvertible) -> Phrase {
        Phrase(.commandEnded, Value(state))
    }
    /// Why a request about devices is refused.
    public static func deviceLacksCommand(_ command: some CustomStringConvertible) -> Phrase {
        Phrase(.deviceLacksCommand, Value(command))
    }
    /// Why a request about devices is refused.
    public static func commandLacksArgument(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.commandLacksArgument, Value(argument))
    }
    /// Why a request about devices is refused.
    public static func commandArgumentTypeWrong(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.commandArgumentTypeWrong, Value(argument))
    }
    /// Why a request about devices is refused.
    public static func commandArgumentOutOfRange(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.commandArgumentOutOfRange, Value(argument))
    }
    /// Why a request about devices is refused.
    public static func commandArgumentBetweenSteps(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.commandArgumentBetweenSteps, Value(argument))
    }
    /// Why a request about devices is refused.
    public static func commandArgumentNotAChoice(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.commandArgumentNotAChoice, Value(argument))
    }
    /// Why a request about devices is refused.
    public static func commandArgumentTooLong(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.commandArgumentTooLong, Value(argument))
    }
    /// Why a request about devices is refused.
    public static func commandArgumentNotANumber(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.commandArgumentNotANumber, Value(argument))
    }
    /// Why a request about devices is refused.
    public static func commandArgumentNotPrintable(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.commandArgumentNotPrintable, Value(argument))
    }
    /// Why a request about devices is refused.
    public static func dialectLacksWord(_ command: some CustomStringConvertible) -> Phrase {
        Phrase(.dialectLacksWord, Value(command))
    }
    /// Why a request about devices is refused.
    public static var deviceObstructedFailure: Phrase { Phrase(.deviceObstructedFailure) }
    /// Why a request about devices is refused.
    public static var unattendedClosingNotAllowed: Phrase { Phrase(.unattendedClosingNotAllowed) }
    /// Why a request about devices is refused.
    public static var obstructionSensorUnproven: Phrase { Phrase(.obstructionSensorUnproven) }
    /// Why a request about devices is refused.
    public static var lockTakesNoCommand: Phrase { Phrase(.lockTakesNoCommand) }
    /// Why a request about devices is refused.
    public static func argumentRepeated(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentRepeated, Value(argument))
    }
    /// Why a request about devices is refused.
    public static var formNotUTF8: Phrase { Phrase(.formNotUTF8) }
    /// Why a request about devices is refused.
    public static var contentTypeUnsupported: Phrase { Phrase(.contentTypeUnsupported) }
    /// Why a request about devices is refused.
    public static var bodyValuesNotPlain: Phrase { Phrase(.bodyValuesNotPlain) }
    /// Why a request about devices is refused.
    public static func deviceAmbiguous(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.deviceAmbiguous, Value(argument))
    }
    /// Why a request about devices is refused.
    public static var loginWithoutSession: Phrase { Phrase(.loginWithoutSession) }
    /// Why a request about devices is refused.
    public static var tokenInvalid: Phrase { Phrase(.tokenInvalid) }
    /// Why a request about devices is refused.
    public static var tokenExpired: Phrase { Phrase(.tokenExpired) }
    /// Why a request about devices is refused.
    public static var noDeviceOfCaller: Phrase { Phrase(.noDeviceOfCaller) }
}

// kindFailures
extension Phrase {
    /// What is wrong with the document of a kind of device.
    public static func problemAtPath(_ path: some CustomStringConvertible) -> Phrase {
        Phrase(.problemAtPath, Value(path))
    }
    /// What is wrong with the document of a kind of device.
    public static var kindNameMalformed: Phrase { Phrase(.kindNameMalformed) }
    /// What is wrong with the document of a kind of device.
    public static var labelLengthWrong: Phrase { Phrase(.labelLengthWrong) }
    /// What is wrong with the document of a kind of device.
    public static func tooManyMembers(
        _ count: some CustomStringConvertible, _ max: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.tooManyMembers, Value(count), Value(max))
    }
    /// What is wrong with the document of a kind of device.
    public static func nameRepeated(_ name: some CustomStringConvertible) -> Phrase {
        Phrase(.nameRepeated, Value(name))
    }
    /// What is wrong with the document of a kind of device.
    public static var textLimitOutOfRange: Phrase { Phrase(.textLimitOutOfRange) }
    /// What is wrong with the document of a kind of device.
    public static func noNumberNamed(_ number: some CustomStringConvertible) -> Phrase {
        Phrase(.noNumberNamed, Value(number))
    }
    /// What is wrong with the document of a kind of device.
    public static func noPropertyNamed(_ property: some CustomStringConvertible) -> Phrase {
        Phrase(.noPropertyNamed, Value(property))
    }
    /// What is wrong with the document of a kind of device.
    public static func noCommandNamed(_ command: some CustomStringConvertible) -> Phrase {
        Phrase(.noCommandNamed, Value(command))
    }
    /// What is wrong with the document of a kind of device.
    public static func noArgumentNamed(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.noArgumentNamed, Value(argument))
    }
    /// What is wrong with the document of a kind of device.
    public static func highestNotAboveLowest(
        _ highest: some CustomStringConvertible, _ lowest: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.highestNotAboveLowest, Value(highest), Value(lowest))
    }
    /// What is wrong with the document of a kind of device.
    public static var stepOutOfRange: Phrase { Phrase(.stepOutOfRange) }
    /// What is wrong with the document of a kind of device.
    public static var unitLengthWrong: Phrase { Phrase(.unitLengthWrong) }
    /// What is wrong with the document of a kind of device.
    public static var choiceCountWrong: Phrase { Phrase(.choiceCountWrong) }
    /// What is wrong with the document of a kind of device.
    public static func buttonCommandNeedsArguments(_ command: some CustomStringConvertible) -> Phrase {
        Phrase(.buttonCommandNeedsArguments, Value(command))
    }
    /// What is wrong with the document of a kind of device.
    public static var numberNotNamed: Phrase { Phrase(.numberNotNamed) }
    /// What is wrong with the document of a kind of device.
    public static var closedValueMissing: Phrase { Phrase(.closedValueMissing) }
    /// What is wrong with the document of a kind of device.
    public static func commandTimeOutOfRange(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.commandTimeOutOfRange, Value(max))
    }
    /// What is wrong with the document of a kind of device.
    public static func propertyOnlyReported(_ property: some CustomStringConvertible) -> Phrase {
        Phrase(.propertyOnlyReported, Value(property))
    }
    /// What is wrong with the document of a kind of device.
    public static func valueAndArgumentGiven(_ value: some CustomStringConvertible) -> Phrase {
        Phrase(.valueAndArgumentGiven, Value(value))
    }
    /// What is wrong with the document of a kind of device.
    public static var languageTagMalformed: Phrase { Phrase(.languageTagMalformed) }
    /// What is wrong with the document of a kind of device.
    public static var phraseLengthWrong: Phrase { Phrase(.phraseLengthWrong) }
    /// What is wrong with the document of a kind of device.
    public static func phraseLacksArgument(
        _ phrase: some CustomStringConvertible, _ argument: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.phraseLacksArgument, Value(phrase), Value(argument))
    }
    /// What is wrong with the document of a kind of device.
    public static func phraseShared(
        _ phrase: some CustomStringConvertible, _ command: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.phraseShared, Value(phrase), Value(command))
    }
    /// What is wrong with the document of a kind of device.
    public static var valueTypeWrong: Phrase { Phrase(.valueTypeWrong) }
    /// What is wrong with the document of a kind of device.
    public static var valueOutOfRange: Phrase { Phrase(.valueOutOfRange) }
    /// What is wrong with the document of a kind of device.
    public static var valueBetweenSteps: Phrase { Phrase(.valueBetweenSteps) }
    /// What is wrong with the document of a kind of device.
    public static var valueNotAChoice: Phrase { Phrase(.valueNotAChoice) }
    /// What is wrong with the document of a kind of device.
    public static var valueTooLong: Phrase { Phrase(.valueTooLong) }
    /// What is wrong with the document of a kind of device.
    public static var valueNotANumber: Phrase { Phrase(.valueNotANumber) }
    /// What is wrong with the document of a kind of device.
    public static var valueNotPrintable: Phrase { Phrase(.valueNotPrintable) }
    /// What is wrong with the document of a kind of device.
    public static func argumentNotJSONObject(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentNotJSONObject, Value(argument))
    }
    /// What is wrong with the document of a kind of device.
    public static func kindDocumentTooLong(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.kindDocumentTooLong, Value(max))
    }
    /// What is wrong with the document of a kind of device.
    public static var memberMissing: Phrase { Phrase(.memberMissing) }
    /// What is wrong with the document of a kind of device.
    public static var memberNotUnderstood: Phrase { Phrase(.memberNotUnderstood) }
    /// What is wrong with the document of a kind of device.
    public static var documentNotJSON: Phrase { Phrase(.documentNotJSON) }
    /// Before a problem: the member that has it.
    public static func atMember(_ path: some CustomStringConvertible, _ problem: Phrase) -> Phrase {
        Phrase(.atMember, Value(path), .phrase(problem))
    }
}

// lockFailures
extension Phrase {
    /// Why a request about locks is refused.
    public static var noSuchLock: Phrase { Phrase(.noSuchLock) }
    /// Why a request about locks is refused.
    public static var tooManyClearancesOfPerson: Phrase { Phrase(.tooManyClearancesOfPerson) }
    /// Why a request about locks is refused.
    public static var tooManyClearancesOfGroup: Phrase { Phrase(.tooManyClearancesOfGroup) }
    /// Why a request about locks is refused.
    public static var tooManyClearancesOfRoom: Phrase { Phrase(.tooManyClearancesOfRoom) }
    /// Why a request about locks is refused.
    public static var noSuchPersonOrLock: Phrase { Phrase(.noSuchPersonOrLock) }
    /// Why a request about locks is refused.
    public static var noRightToOpen: Phrase { Phrase(.noRightToOpen) }
    /// Why a request about locks is refused.
    public static var doorClosedAtHour: Phrase { Phrase(.doorClosedAtHour) }
    /// Why a request about locks is refused.
    public static var lockTooWeak: Phrase { Phrase(.lockTooWeak) }
    /// Why a request about locks is refused.
    public static var badgeNotAtDoor: Phrase { Phrase(.badgeNotAtDoor) }
    /// Why a request about locks is refused.
    public static var presenceUncheckedGiveCode: Phrase { Phrase(.presenceUncheckedGiveCode) }
    /// Why a request about locks is refused.
    public static var tooManyUnlockAttempts: Phrase { Phrase(.tooManyUnlockAttempts) }
    /// Why a request about locks is refused.
    public static var deviceAlreadyLock: Phrase { Phrase(.deviceAlreadyLock) }
    /// Why a request about locks is refused.
    public static var deviceNotALock: Phrase { Phrase(.deviceNotALock) }
    /// Why a request about locks is refused.
    public static var lockNameTaken: Phrase { Phrase(.lockNameTaken) }
    /// Why a request about locks is refused.
    public static var lockKeyedResetFirst: Phrase { Phrase(.lockKeyedResetFirst) }
    /// Why a request about locks is refused.
    public static var doorNotOfRoom: Phrase { Phrase(.doorNotOfRoom) }
    /// Why a request about locks is refused.
    public static var scannerOfListMissing: Phrase { Phrase(.scannerOfListMissing) }
    /// Why a request about locks is refused.
    public static func argumentSpansWrong(
        _ argument: some CustomStringConvertible, _ max: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentSpansWrong, Value(argument), Value(max))
    }
    /// Why a request about locks is refused.
    public static func argumentFingerprintMalformed(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentFingerprintMalformed, Value(argument))
    }
    /// Why a request about locks is refused.
    public static func argumentLabelCodeMalformed(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentLabelCodeMalformed, Value(argument))
    }
    /// Why a request about locks is refused.
    public static var activationOverridden: Phrase { Phrase(.activationOverridden) }
    /// Why a request about locks is refused.
    public static var lockUnanswered: Phrase { Phrase(.lockUnanswered) }
    /// Why a request about locks is refused.
    public static var lockAnswerIncomplete: Phrase { Phrase(.lockAnswerIncomplete) }
    /// Why a request about locks is refused.
    public static var lockKeyNotOnLabel: Phrase { Phrase(.lockKeyNotOnLabel) }
    /// Why a request about locks is refused.
    public static var activationCodeNotOnLabel: Phrase { Phrase(.activationCodeNotOnLabel) }
    /// Why a request about locks is refused.
    public static var lockKeyedPressButton: Phrase { Phrase(.lockKeyedPressButton) }
    /// Why a request about locks is refused.
    public static var lockDialectDiffers: Phrase { Phrase(.lockDialectDiffers) }
    /// Why a request about locks is refused.
    public static var lockHeardWrongMessages: Phrase { Phrase(.lockHeardWrongMessages) }
    /// Why a request about locks is refused.
    public static func lockAnswerWrong(_ error: some CustomStringConvertible) -> Phrase {
        Phrase(.lockAnswerWrong, Value(error))
    }
    /// Why a request about locks is refused.
    public static var brokerNotConfidential: Phrase { Phrase(.brokerNotConfidential) }
    /// Why a request about locks is refused.
    public static var serverRestartedMeanwhile: Phrase { Phrase(.serverRestartedMeanwhile) }
    /// Why a request about locks is refused.
    public static func argumentNotLockNumber(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentNotLockNumber, Value(argument))
    }
    /// Why a request about locks is refused.
    public static var challengeMissing: Phrase { Phrase(.challengeMissing) }
}

// peopleFailures
extension Phrase {
    /// Why a request about people or a muster is refused.
    public static var noSuchPerson: Phrase { Phrase(.noSuchPerson) }
    /// Why a request about people or a muster is refused.
    public static func noPersonWithNumber(_ person: some CustomStringConvertible) -> Phrase {
        Phrase(.noPersonWithNumber, Value(person))
    }
    /// Why a request about people or a muster is refused.
    public static var emailTaken: Phrase { Phrase(.emailTaken) }
    /// Why a request about people or a muster is refused.
    public static func noGroupWithNumber(_ group: some CustomStringConvertible) -> Phrase {
        Phrase(.noGroupWithNumber, Value(group))
    }
    /// Why a request about people or a muster is refused.
    public static func noGroupNamedCreateFirst(_ group: some CustomStringConvertible) -> Phrase {
        Phrase(.noGroupNamedCreateFirst, Value(group))
    }
    /// Why a request about people or a muster is refused.
    public static var groupNameTaken: Phrase { Phrase(.groupNameTaken) }
    /// Why a request about people or a muster is refused.
    public static var groupDeletedDuringImport: Phrase { Phrase(.groupDeletedDuringImport) }
    /// Why a request about people or a muster is refused.
    public static var noSuchMuster: Phrase { Phrase(.noSuchMuster) }
    /// Why a request about people or a muster is refused.
    public static var noMusterInProgress: Phrase { Phrase(.noMusterInProgress) }
    /// Why a request about people or a muster is refused.
    public static var musterInProgress: Phrase { Phrase(.musterInProgress) }
    /// Why a request about people or a muster is refused.
    public static func personNotGivenBy(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.personNotGivenBy, Value(argument))
    }
    /// Why a request about people or a muster is refused.
    public static func tooManyMusterLinks(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.tooManyMusterLinks, Value(max))
    }
    /// Why a request about people or a muster is refused.
    public static func noLinkWithNumber(_ link: some CustomStringConvertible) -> Phrase {
        Phrase(.noLinkWithNumber, Value(link))
    }
    /// Why a request about people or a muster is refused.
    public static func linkLacksPhone(_ phone: some CustomStringConvertible) -> Phrase {
        Phrase(.linkLacksPhone, Value(phone))
    }
    /// Why a request about people or a muster is refused.
    public static func tooManyLinkPhones(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.tooManyLinkPhones, Value(max))
    }
}

// placeFailures
extension Phrase {
    /// Why a request about places is refused.
    public static func noZoneWithNumber(_ zone: some CustomStringConvertible) -> Phrase {
        Phrase(.noZoneWithNumber, Value(zone))
    }
    /// Why a request about places is refused.
    public static func noZoneNamed(_ zone: some CustomStringConvertible) -> Phrase {
        Phrase(.noZoneNamed, Value(zone))
    }
    /// Why a request about places is refused.
    public static func noZoneNamedCreateFirst(_ zone: some CustomStringConvertible) -> Phrase {
        Phrase(.noZoneNamedCreateFirst, Value(zone))
    }
    /// Why a request about places is refused.
    public static var zoneNameTaken: Phrase { Phrase(.zoneNameTaken) }
    /// Why a request about places is refused.
    public static var zoneKeysUsedUp: Phrase { Phrase(.zoneKeysUsedUp) }
    /// Why a request about places is refused.
    public static var zoneHasRooms: Phrase { Phrase(.zoneHasRooms) }
    /// Why a request about places is refused.
    public static func noRoomInUse(_ room: some CustomStringConvertible) -> Phrase {
        Phrase(.noRoomInUse, Value(room))
    }
    /// Why a request about places is refused.
    public static func noRoomNumbered(_ room: some CustomStringConvertible) -> Phrase {
        Phrase(.noRoomNumbered, Value(room))
    }
    /// Why a request about places is refused.
    public static func noRoomNumberedCreateFirst(_ room: some CustomStringConvertible) -> Phrase {
        Phrase(.noRoomNumberedCreateFirst, Value(room))
    }
    /// Why a request about places is refused.
    public static var roomGone: Phrase { Phrase(.roomGone) }
    /// Why a request about places is refused.
    public static var roomNumberTaken: Phrase { Phrase(.roomNumberTaken) }
    /// Why a request about places is refused.
    public static func roomHasScannersAndBeacons(
        _ scanners: some CustomStringConvertible, _ beacons: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.roomHasScannersAndBeacons, Value(scanners), Value(beacons))
    }
    /// Why a request about places is refused.
    public static func roomInOtherZone(
        _ room: some CustomStringConvertible, _ zone: some CustomStringConvertible,
        _ requestedZone: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.roomInOtherZone, Value(room), Value(zone), Value(requestedZone))
    }
    /// Why a request about places is refused.
    public static func noDoorWithNumber(_ door: some CustomStringConvertible) -> Phrase {
        Phrase(.noDoorWithNumber, Value(door))
    }
    /// Why a request about places is refused.
    public static var doorExists: Phrase { Phrase(.doorExists) }
    /// Why a request about places is refused.
    public static var doorRoomsEqual: Phrase { Phrase(.doorRoomsEqual) }
    /// Why a request about places is refused.
    public static func noRoomBeaconInUse(_ beacon: some CustomStringConvertible) -> Phrase {
        Phrase(.noRoomBeaconInUse, Value(beacon))
    }
    /// Why a request about places is refused.
    public static func noRoomBeaconWithKeys(
        _ major: some CustomStringConvertible, _ minor: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.noRoomBeaconWithKeys, Value(major), Value(minor))
    }
    /// Why a request about places is refused.
    public static var beaconKeysRegistered: Phrase { Phrase(.beaconKeysRegistered) }
    /// Why a request about places is refused.
    public static func zoneOfRoomFull(_ room: some CustomStringConvertible) -> Phrase {
        Phrase(.zoneOfRoomFull, Value(room))
    }
    /// Why a request about places is refused.
    public static func noPlanOfZone(_ zone: some CustomStringConvertible) -> Phrase {
        Phrase(.noPlanOfZone, Value(zone))
    }
    /// Why a request about places is refused.
    public static func noRoomInZone(
        _ room: some CustomStringConvertible, _ zone: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.noRoomInZone, Value(room), Value(zone))
    }
    /// Why a request about places is refused.
    public static func noScannerInZone(
        _ scanner: some CustomStringConvertible, _ zone: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.noScannerInZone, Value(scanner), Value(zone))
    }
    /// Why a request about places is refused.
    public static func noBeaconInZone(
        _ beacon: some CustomStringConvertible, _ zone: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.noBeaconInZone, Value(beacon), Value(zone))
    }
    /// Why a request about places is refused.
    public static func pictureTooManyBytes(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.pictureTooManyBytes, Value(argument))
    }
    /// Why a request about places is refused.
    public static func pictureTooManyPixels(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.pictureTooManyPixels, Value(argument))
    }
    /// Why a request about places is refused.
    public static func pictureFormatUnknown(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.pictureFormatUnknown, Value(argument))
    }
    /// Why a request about places is refused.
    public static func pictureDamaged(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.pictureDamaged, Value(argument))
    }
    /// Why a request about places is refused.
    public static func pictureJPEGNotShown(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.pictureJPEGNotShown, Value(argument))
    }
    /// Why a request about places is refused.
    public static func pictureMoving(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.pictureMoving, Value(argument))
    }
    /// Why a request about places is refused.
    public static func planPointsTooMany(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.planPointsTooMany, Value(argument))
    }
    /// Why a request about places is refused.
    public static func planPointsMalformed(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.planPointsMalformed, Value(argument))
    }
    /// Why a request about places is refused.
    public static func noScannerInUse(_ scanner: some CustomStringConvertible) -> Phrase {
        Phrase(.noScannerInUse, Value(scanner))
    }
    /// Why a request about places is refused.
    public static var scannerNameTaken: Phrase { Phrase(.scannerNameTaken) }
}

// requestFailures
extension Phrase {
    /// Why a request is refused.
    public static func noSavedQueryNamed(_ query: some CustomStringConvertible) -> Phrase {
        Phrase(.noSavedQueryNamed, Value(query))
    }
    /// Why a request is refused.
    public static var nothingAtAddress: Phrase { Phrase(.nothingAtAddress) }
    /// What to do about the failure or alert.
    public static var hintPostRequests: Phrase { Phrase(.hintPostRequests) }
    /// Why a request is refused.
    public static var requestUnreadable: Phrase { Phrase(.requestUnreadable) }
    /// Why a request is refused.
    public static func noRequestTypeNamed(_ type: some CustomStringConvertible) -> Phrase {
        Phrase(.noRequestTypeNamed, Value(type))
    }
    /// Why a request is refused.
    public static func idempotencyKeyReused(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.idempotencyKeyReused, Value(argument))
    }
    /// Why a request is refused.
    public static var noSuchForm: Phrase { Phrase(.noSuchForm) }
    /// Why a request is refused.
    public static var bodyNotAForm: Phrase { Phrase(.bodyNotAForm) }
    /// Why a request is refused.
    public static var formUnreadable: Phrase { Phrase(.formUnreadable) }
    /// Why a request is refused.
    public static var fileEncodingUnknown: Phrase { Phrase(.fileEncodingUnknown) }
    /// Why a request is refused.
    public static var noPageAtAddress: Phrase { Phrase(.noPageAtAddress) }
    /// Why a request is refused.
    public static var dedicatedHostNameNeeded: Phrase { Phrase(.dedicatedHostNameNeeded) }
    /// Why a request is refused.
    public static var crossSiteRequestRefused: Phrase { Phrase(.crossSiteRequestRefused) }
    /// Why a request is refused.
    public static func bodyNestedTooDeep(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.bodyNestedTooDeep, Value(max))
    }
    /// Why a request is refused.
    public static var bodyBrokenOffOrUnreadable: Phrase { Phrase(.bodyBrokenOffOrUnreadable) }
    /// Why a request is refused.
    public static var bodyBrokenOff: Phrase { Phrase(.bodyBrokenOff) }
    /// Why a request is refused.
    public static func bodyTooManyBytes(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.bodyTooManyBytes, Value(max))
    }
    /// Why a request is refused.
    public static var requestTooSlow: Phrase { Phrase(.requestTooSlow) }
    /// Why a request is refused.
    public static var requestNamesSeveralHosts: Phrase { Phrase(.requestNamesSeveralHosts) }
    /// Why a request is refused.
    public static var requestNamesNoHost: Phrase { Phrase(.requestNamesNoHost) }
    /// Why a request is refused.
    public static var targetNotAPath: Phrase { Phrase(.targetNotAPath) }
    /// Why a request is refused.
    public static var targetHostDiffers: Phrase { Phrase(.targetHostDiffers) }
    /// Why a request is refused.
    public static var hostNotServed: Phrase { Phrase(.hostNotServed) }
    /// Why a request is refused.
    public static var pathTooLong: Phrase { Phrase(.pathTooLong) }
    /// Why a request is refused.
    public static var contentTypeNotJSON: Phrase { Phrase(.contentTypeNotJSON) }
    /// Why a request is refused.
    public static var headersTooLarge: Phrase { Phrase(.headersTooLarge) }
    /// Why a request is refused.
    public static var requestNotHTTP: Phrase { Phrase(.requestNotHTTP) }
    /// Why a request is refused.
    public static var textNotUTF8: Phrase { Phrase(.textNotUTF8) }
    /// Why a request is refused.
    public static var textHasLoneSurrogate: Phrase { Phrase(.textHasLoneSurrogate) }
    /// Why a request is refused.
    public static func textHasTooManyMarks(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.textHasTooManyMarks, Value(max))
    }
    /// Why a request is refused.
    public static var jsonNestedTooDeep: Phrase { Phrase(.jsonNestedTooDeep) }
    /// What to do about the failure or alert.
    public static var hintRetryInMoment: Phrase { Phrase(.hintRetryInMoment) }
    /// What to do about the failure or alert.
    public static var hintRetryLater: Phrase { Phrase(.hintRetryLater) }
    /// What to do about the failure or alert.
    public static var hintRetry: Phrase { Phrase(.hintRetry) }
    /// What to do about the failure or alert.
    public static var hintSendAgain: Phrase { Phrase(.hintSendAgain) }
    /// Why a request is refused.
    public static var tooManyRequests: Phrase { Phrase(.tooManyRequests) }
    /// Why a request is refused.
    public static var tooManyRequestsArriving: Phrase { Phrase(.tooManyRequestsArriving) }
    /// Why a request is refused.
    public static var tooManyEventListeners: Phrase { Phrase(.tooManyEventListeners) }
    /// Why a request is refused.
    public static var otherStatementsRunning: Phrase { Phrase(.otherStatementsRunning) }
    /// Why a request is refused.
    public static var ingestOverloaded: Phrase { Phrase(.ingestOverloaded) }
    /// Why a request is refused.
    public static var serverBusy: Phrase { Phrase(.serverBusy) }
    /// Why a request is refused.
    public static var serverStopping: Phrase { Phrase(.serverStopping) }
    /// Why a request is refused.
    public static var databaseAway: Phrase { Phrase(.databaseAway) }
    /// Why a request is refused.
    public static var databaseBusy: Phrase { Phrase(.databaseBusy) }
    /// Why a request is refused.
    public static var databaseRefusesNow: Phrase { Phrase(.databaseRefusesNow) }
    /// Why a request is refused.
    public static var reportsNotTakenNow: Phrase { Phrase(.reportsNotTakenNow) }
    /// Why a request is refused.
    public static var presenceEngineElsewhere: Phrase { Phrase(.presenceEngineElsewhere) }
    /// Why a request is refused.
    public static var scannerDelayUnknown: Phrase { Phrase(.scannerDelayUnknown) }
    /// Why a request is refused.
    public static var otherRequestChanging: Phrase { Phrase(.otherRequestChanging) }
    /// Why a request is refused.
    public static var databaseTooSlow: Phrase { Phrase(.databaseTooSlow) }
    /// Why a request is refused.
    public static var storedDataContradicted: Phrase { Phrase(.storedDataContradicted) }
    /// Why a request is refused.
    public static func internalFault(_ id: some CustomStringConvertible) -> Phrase {
        Phrase(.internalFault, Value(id))
    }
    /// Why a request is refused.
    public static var replyTypeWrong: Phrase { Phrase(.replyTypeWrong) }
    /// Why a request is refused.
    public static var batchReceiptMissing: Phrase { Phrase(.batchReceiptMissing) }
    /// Why a request is refused.
    public static var batchUnanswered: Phrase { Phrase(.batchUnanswered) }
    /// Why a request is refused.
    public static var clientReportUnanswered: Phrase { Phrase(.clientReportUnanswered) }
    /// Why a request is refused.
    public static var erasureUnanswered: Phrase { Phrase(.erasureUnanswered) }
    /// Why a request is refused.
    public static func methodNotAllowed(_ methods: some CustomStringConvertible) -> Phrase {
        Phrase(.methodNotAllowed, Value(methods))
    }
    /// Why a request is refused.
    public static func addressFieldUnknown(_ field: some CustomStringConvertible) -> Phrase {
        Phrase(.addressFieldUnknown, Value(field))
    }
    /// Why a request is refused.
    public static func addressFieldNotTime(_ field: some CustomStringConvertible) -> Phrase {
        Phrase(.addressFieldNotTime, Value(field))
    }
    /// Why a request is refused.
    public static func addressFieldNotNumber(_ field: some CustomStringConvertible) -> Phrase {
        Phrase(.addressFieldNotNumber, Value(field))
    }
    /// Why a request is refused.
    public static func statementRefused(
        _ message: some CustomStringConvertible, _ state: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.statementRefused, Value(message), Value(state))
    }
}

// ruleFailures
extension Phrase {
    /// Why a request about rules and schedules is refused.
    public static func noScheduleWithNumber(_ schedule: some CustomStringConvertible) -> Phrase {
        Phrase(.noScheduleWithNumber, Value(schedule))
    }
    /// Why a request about rules and schedules is refused.
    public static var scheduleAuthorErased: Phrase { Phrase(.scheduleAuthorErased) }
    /// Why a request about rules and schedules is refused.
    public static func noRuleWithNumber(_ rule: some CustomStringConvertible) -> Phrase {
        Phrase(.noRuleWithNumber, Value(rule))
    }
    /// Why a request about rules and schedules is refused.
    public static var tooManyRules: Phrase { Phrase(.tooManyRules) }
    /// Why a request about rules and schedules is refused.
    public static var tooManySchedulesOfDevice: Phrase { Phrase(.tooManySchedulesOfDevice) }
    /// Why a request about rules and schedules is refused.
    public static var tooManySchedulesOfPerson: Phrase { Phrase(.tooManySchedulesOfPerson) }
    /// Why a request about rules and schedules is refused.
    public static func noDeviceWithNumber(_ device: some CustomStringConvertible) -> Phrase {
        Phrase(.noDeviceWithNumber, Value(device))
    }
    /// Why a request about rules and schedules is refused.
    public static var ruleNameTaken: Phrase { Phrase(.ruleNameTaken) }
    /// Why a request about rules and schedules is refused.
    public static func ruleWouldLoop(_ chain: some CustomStringConvertible) -> Phrase {
        Phrase(.ruleWouldLoop, Value(chain))
    }
    /// Why a request about rules and schedules is refused.
    public static var storedRuleUnreadable: Phrase { Phrase(.storedRuleUnreadable) }
    /// Why a request about rules and schedules is refused.
    public static var storedScheduleUnreadable: Phrase { Phrase(.storedScheduleUnreadable) }
    /// Why a request about rules and schedules is refused.
    public static func conditionNamesUnseen(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.conditionNamesUnseen, Value(argument))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentLacksDay(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentLacksDay, Value(argument))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentBeforeStart(
        _ argument: some CustomStringConvertible, _ start: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentBeforeStart, Value(argument), Value(start))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentNotWithinWeek(
        _ argument: some CustomStringConvertible, _ end: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentNotWithinWeek, Value(argument), Value(end))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentNotLastHalfHour(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentNotLastHalfHour, Value(argument))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentAlternativesMissing(
        _ arguments: some CustomStringConvertible, _ argument: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentAlternativesMissing, Value(arguments), Value(argument))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentPropertyNotOfKind(
        _ argument: some CustomStringConvertible, _ property: some CustomStringConvertible,
        _ kind: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentPropertyNotOfKind, Value(argument), Value(property), Value(kind))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentComparesWithImpossible(
        _ argument: some CustomStringConvertible, _ property: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentComparesWithImpossible, Value(argument), Value(property))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentComparesWithNumber(
        _ argument: some CustomStringConvertible, _ property: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentComparesWithNumber, Value(argument), Value(property))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentNotOfCondition(
        _ argument: some CustomStringConvertible, _ condition: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentNotOfCondition, Value(argument), Value(condition))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentNotRoomOrZone(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentNotRoomOrZone, Value(argument))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentLacksComparison(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentLacksComparison, Value(argument))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentConditionCountWrong(
        _ argument: some CustomStringConvertible, _ max: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentConditionCountWrong, Value(argument), Value(max))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentCommandCountWrong(
        _ argument: some CustomStringConvertible, _ max: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentCommandCountWrong, Value(argument), Value(max))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentBoundsReversed(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentBoundsReversed, Value(argument))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentLacksBounds(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentLacksBounds, Value(argument))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentIsProgram(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentIsProgram, Value(argument))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentNotFinite(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.argumentNotFinite, Value(argument))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentNestedTooDeep(
        _ argument: some CustomStringConvertible, _ max: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentNestedTooDeep, Value(argument), Value(max))
    }
    /// Why a request about rules and schedules is refused.
    public static func argumentConditionAmbiguous(
        _ argument: some CustomStringConvertible, _ words: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentConditionAmbiguous, Value(argument), Value(words))
    }
    /// What a condition of a rule lacks.
    public static var lacksLawfulHours: Phrase { Phrase(.lacksLawfulHours) }
    /// What a condition of a rule lacks.
    public static func lacksScanner(_ room: some CustomStringConvertible) -> Phrase {
        Phrase(.lacksScanner, Value(room))
    }
    /// What a condition of a rule lacks.
    public static func lacksListening(_ room: some CustomStringConvertible) -> Phrase {
        Phrase(.lacksListening, Value(room))
    }
    /// What a condition of a rule lacks.
    public static func lacksPeople(
        _ count: some CustomStringConvertible, _ room: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.lacksPeople, Value(count), Value(room))
    }
    /// What a condition of a rule lacks.
    public static var lacksPlace: Phrase { Phrase(.lacksPlace) }
    /// What a condition of a rule lacks.
    public static func lacksDevice(_ device: some CustomStringConvertible) -> Phrase {
        Phrase(.lacksDevice, Value(device))
    }
    /// What a condition of a rule lacks.
    public static var lacksWeather: Phrase { Phrase(.lacksWeather) }
    /// What a condition of a rule lacks.
    public static var lacksPosition: Phrase { Phrase(.lacksPosition) }
    /// What a condition of a rule lacks.
    public static func lacksSeconds(_ seconds: some CustomStringConvertible) -> Phrase {
        Phrase(.lacksSeconds, Value(seconds))
    }
}

// settingFailures
extension Phrase {
    /// Why a setting is refused.
    public static var noSettingOfName: Phrase { Phrase(.noSettingOfName) }
    /// Why a setting is refused.
    public static func settingValueMissing(_ argument: some CustomStringConvertible) -> Phrase {
        Phrase(.settingValueMissing, Value(argument))
    }
    /// Why a setting is refused.
    public static func settingNotBoolean(_ setting: some CustomStringConvertible) -> Phrase {
        Phrase(.settingNotBoolean, Value(setting))
    }
    /// Why a setting is refused.
    public static func settingOutOfRange(
        _ setting: some CustomStringConvertible, _ min: some CustomStringConvertible,
        _ max: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.settingOutOfRange, Value(setting), Value(min), Value(max))
    }
    /// Why a setting is refused.
    public static func settingNotUUID(_ setting: some CustomStringConvertible) -> Phrase {
        Phrase(.settingNotUUID, Value(setting))
    }
    /// Why a setting is refused.
    public static func settingNotHours(_ setting: some CustomStringConvertible) -> Phrase {
        Phrase(.settingNotHours, Value(setting))
    }
    /// Why a setting is refused.
    public static func settingNotDegrees(
        _ setting: some CustomStringConvertible, _ min: some CustomStringConvertible,
        _ max: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.settingNotDegrees, Value(setting), Value(min), Value(max))
    }
    /// Why a setting is refused.
    public static func settingKeyMalformed(_ setting: some CustomStringConvertible) -> Phrase {
        Phrase(.settingKeyMalformed, Value(setting))
    }
    /// Why a setting is refused.
    public static func settingNotTimeZone(_ setting: some CustomStringConvertible) -> Phrase {
        Phrase(.settingNotTimeZone, Value(setting))
    }
    /// Why a setting is refused.
    public static var timeZoneUnsupported: Phrase { Phrase(.timeZoneUnsupported) }
    /// Why a setting is refused.
    public static func settingOnlyInFile(_ setting: some CustomStringConvertible) -> Phrase {
        Phrase(.settingOnlyInFile, Value(setting))
    }
    /// Why a setting is refused.
    public static var settingsFileMissing: Phrase { Phrase(.settingsFileMissing) }
    /// Why a setting is refused.
    public static func settingKindWrong(_ setting: some CustomStringConvertible) -> Phrase {
        Phrase(.settingKindWrong, Value(setting))
    }
    /// Why a setting is refused.
    public static var settingsFileNotWritable: Phrase { Phrase(.settingsFileNotWritable) }
    /// Why a setting is refused.
    public static func settingFixedAtStart(_ setting: some CustomStringConvertible) -> Phrase {
        Phrase(.settingFixedAtStart, Value(setting))
    }
    /// Why a setting is refused. The error is what the server would say at its start, in English.
    public static func settingPreventsStart(_ error: some CustomStringConvertible) -> Phrase {
        Phrase(.settingPreventsStart, Value(error))
    }
    /// Why a setting is refused.
    public static var tlsCertificateWithoutKey: Phrase { Phrase(.tlsCertificateWithoutKey) }
    /// Why a setting is refused.
    public static func portOutOfRange(_ port: some CustomStringConvertible) -> Phrase {
        Phrase(.portOutOfRange, Value(port))
    }
    /// Why a setting is refused.
    public static func diskReserveOutOfRange(_ percent: some CustomStringConvertible) -> Phrase {
        Phrase(.diskReserveOutOfRange, Value(percent))
    }
    /// Why a setting is refused.
    public static func trustedProxyMalformed(_ proxy: some CustomStringConvertible) -> Phrase {
        Phrase(.trustedProxyMalformed, Value(proxy))
    }
    /// Why a setting is refused.
    public static func hostNameMalformed(_ host: some CustomStringConvertible) -> Phrase {
        Phrase(.hostNameMalformed, Value(host))
    }
    /// Why a setting is refused.
    public static func webhookExceptionMalformed(_ entry: some CustomStringConvertible) -> Phrase {
        Phrase(.webhookExceptionMalformed, Value(entry))
    }
    /// What to do about the failure or alert.
    public static var hintWriteWebhookException: Phrase { Phrase(.hintWriteWebhookException) }
    /// Why a setting is refused.
    public static func mqttPortOutOfRange(_ port: some CustomStringConvertible) -> Phrase {
        Phrase(.mqttPortOutOfRange, Value(port))
    }
    /// Why a setting is refused.
    public static var tooManyResolvers: Phrase { Phrase(.tooManyResolvers) }
    /// Why a setting is refused.
    public static func resolverNotAHost(_ resolver: some CustomStringConvertible) -> Phrase {
        Phrase(.resolverNotAHost, Value(resolver))
    }
    /// Why a setting is refused.
    public static func serialNumberUnusable(_ serial: some CustomStringConvertible) -> Phrase {
        Phrase(.serialNumberUnusable, Value(serial))
    }
    /// Why a setting is refused.
    public static var resolverPortOutOfRange: Phrase { Phrase(.resolverPortOutOfRange) }
    /// Why a setting is refused.
    public static var resolverFindableUnknown: Phrase { Phrase(.resolverFindableUnknown) }
    /// Why a setting is refused.
    public static func argumentResolversWrong(
        _ argument: some CustomStringConvertible, _ max: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentResolversWrong, Value(argument), Value(max))
    }
    /// Why a setting is refused.
    public static func argumentNotInvitation(
        _ argument: some CustomStringConvertible, _ count: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.argumentNotInvitation, Value(argument), Value(count))
    }
    /// Why a setting is refused.
    public static var mqttListenNeedsPrivateBroker: Phrase { Phrase(.mqttListenNeedsPrivateBroker) }
    /// Why a setting is refused.
    public static func brokerListenAddressUnusable(_ address: some CustomStringConvertible) -> Phrase {
        Phrase(.brokerListenAddressUnusable, Value(address))
    }
    /// Why a setting is refused.
    public static func plainMQTTListening(_ host: some CustomStringConvertible) -> Phrase {
        Phrase(.plainMQTTListening, Value(host))
    }
    /// Why a setting is refused.
    public static func plainMQTTConnecting(_ host: some CustomStringConvertible) -> Phrase {
        Phrase(.plainMQTTConnecting, Value(host))
    }
    /// What to do about the failure or alert.
    public static var hintEncryptMQTT: Phrase { Phrase(.hintEncryptMQTT) }
    /// Why a setting is refused.
    public static var limitOutOfRange: Phrase { Phrase(.limitOutOfRange) }
    /// Why a setting is refused.
    public static func noAlertWithNumber(_ alert: some CustomStringConvertible) -> Phrase {
        Phrase(.noAlertWithNumber, Value(alert))
    }
    /// Why a setting is refused.
    public static func alertClosedFailure(_ alert: some CustomStringConvertible) -> Phrase {
        Phrase(.alertClosedFailure, Value(alert))
    }
    /// Why a setting is refused.
    public static var alertKindWithoutThreshold: Phrase { Phrase(.alertKindWithoutThreshold) }
    /// Why a setting is refused.
    public static func noWebhookWithNumber(_ webhook: some CustomStringConvertible) -> Phrase {
        Phrase(.noWebhookWithNumber, Value(webhook))
    }
    /// Why a setting is refused.
    public static func tooManyWebhooks(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.tooManyWebhooks, Value(max))
    }
    /// Why a setting is refused.
    public static func webhookDisabled(_ webhook: some CustomStringConvertible) -> Phrase {
        Phrase(.webhookDisabled, Value(webhook))
    }
    /// Why a setting is refused.
    public static func noDeliveryWithNumber(_ delivery: some CustomStringConvertible) -> Phrase {
        Phrase(.noDeliveryWithNumber, Value(delivery))
    }
    /// Why a setting is refused.
    public static func reportLoginMissing(_ setting: some CustomStringConvertible) -> Phrase {
        Phrase(.reportLoginMissing, Value(setting))
    }
    /// Why a setting is refused.
    public static var statementTooSlow: Phrase { Phrase(.statementTooSlow) }
    /// Why a setting is refused.
    public static var resultRowTooLarge: Phrase { Phrase(.resultRowTooLarge) }
    /// Why a setting is refused.
    public static var reportRoleTooPrivileged: Phrase { Phrase(.reportRoleTooPrivileged) }
    /// What to do about the alert.
    public static var hintTLSOrInsecure: Phrase { Phrase(.hintTLSOrInsecure) }
}

// importProblems
extension Phrase {
    /// A problem or a note about a table of students that is imported.
    public static var importFoundProblem: Phrase { Phrase(.importFoundProblem) }
    /// A problem or a note about a table of students that is imported.
    public static func importFoundProblems(_ count: some CustomStringConvertible) -> Phrase {
        Phrase(.importFoundProblems, Value(count))
    }
    /// A problem or a note about a table of students that is imported.
    public static func importFoundManyProblems(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.importFoundManyProblems, Value(max))
    }
    /// A problem or a note about a table of students that is imported.
    public static func firstProblemOnLine(_ line: some CustomStringConvertible) -> Phrase {
        Phrase(.firstProblemOnLine, Value(line))
    }
    /// A problem or a note about a table of students that is imported.
    public static func firstProblemInColumn(
        _ line: some CustomStringConvertible, _ column: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.firstProblemInColumn, Value(line), Value(column))
    }
    /// A problem or a note about a table of students that is imported.
    public static func cellNamesTooManyGroups(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.cellNamesTooManyGroups, Value(max))
    }
    /// A problem or a note about a table of students that is imported.
    public static func cellLengthWrong(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.cellLengthWrong, Value(max))
    }
    /// A problem or a note about a table of students that is imported.
    public static func cellBytesWrong(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.cellBytesWrong, Value(max))
    }
    /// A problem or a note about a table of students that is imported.
    public static var cellNotEmail: Phrase { Phrase(.cellNotEmail) }
    /// A problem or a note about a table of students that is imported.
    public static var cellHasControlCharacters: Phrase { Phrase(.cellHasControlCharacters) }
    /// A problem or a note about a table of students that is imported.
    public static func addressRepeated(_ line: some CustomStringConvertible) -> Phrase {
        Phrase(.addressRepeated, Value(line))
    }
    /// A problem or a note about a table of students that is imported.
    public static var rowHasTooManyCells: Phrase { Phrase(.rowHasTooManyCells) }
    /// A problem or a note about a table of students that is imported.
    public static var rowTooLong: Phrase { Phrase(.rowTooLong) }
    /// A problem or a note about a table of students that is imported.
    public static var quoteNotClosed: Phrase { Phrase(.quoteNotClosed) }
    /// A problem or a note about a table of students that is imported.
    public static var quoteInsideCell: Phrase { Phrase(.quoteInsideCell) }
    /// A problem or a note about a table of students that is imported.
    public static var blankBeforeQuote: Phrase { Phrase(.blankBeforeQuote) }
    /// A problem or a note about a table of students that is imported.
    public static var restNotRead: Phrase { Phrase(.restNotRead) }
    /// A problem or a note about a table of students that is imported.
    public static var tableEmpty: Phrase { Phrase(.tableEmpty) }
    /// A problem or a note about a table of students that is imported.
    public static var columnPassedOver: Phrase { Phrase(.columnPassedOver) }
    /// A problem or a note about a table of students that is imported.
    public static var tableReadAsOneRoster: Phrase { Phrase(.tableReadAsOneRoster) }
    /// A problem or a note about a table of students that is imported.
    public static var rowRoleNotStudent: Phrase { Phrase(.rowRoleNotStudent) }
    /// A problem or a note about a table of students that is imported.
    public static var rowStudentInactive: Phrase { Phrase(.rowStudentInactive) }
    /// A problem or a note about a table of students that is imported.
    public static var rowStudentLacksEmail: Phrase { Phrase(.rowStudentLacksEmail) }
    /// A problem or a note about a table of students that is imported.
    public static func tableHasTooManyStudents(
        _ count: some CustomStringConvertible, _ max: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.tableHasTooManyStudents, Value(count), Value(max))
    }
    /// A problem or a note about a table of students that is imported.
    public static func tableNamesTooManyGroups(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.tableNamesTooManyGroups, Value(max))
    }
    /// A problem or a note about a table of students that is imported.
    public static var columnMissing: Phrase { Phrase(.columnMissing) }
    /// A problem or a note about a table of students that is imported.
    public static var columnRepeated: Phrase { Phrase(.columnRepeated) }
    /// A problem or a note about a table of students that is imported.
    public static func problemsNotAllListed(_ max: some CustomStringConvertible) -> Phrase {
        Phrase(.problemsNotAllListed, Value(max))
    }
}

// watchTexts
extension Phrase {
    /// The text of an alert, or what to do about it.
    public static func beaconUnheard(_ days: some CustomStringConvertible) -> Phrase {
        Phrase(.beaconUnheard, Value(days))
    }
    /// What to do about the failure or alert.
    public static var hintCheckBeaconPower: Phrase { Phrase(.hintCheckBeaconPower) }
    /// The text of an alert, or what to do about it.
    public static func badgeInTwoPlaces(_ doors: some CustomStringConvertible) -> Phrase {
        Phrase(.badgeInTwoPlaces, Value(doors))
    }
    /// The text of an alert, or what to do about it.
    public static func badgeFasterThanWalking(_ doors: some CustomStringConvertible) -> Phrase {
        Phrase(.badgeFasterThanWalking, Value(doors))
    }
    /// What to do about the failure or alert.
    public static var hintAskBadgeCarrier: Phrase { Phrase(.hintAskBadgeCarrier) }
    /// The text of an alert, or what to do about it.
    public static func unknownBeaconOfSchool(_ keys: some CustomStringConvertible) -> Phrase {
        Phrase(.unknownBeaconOfSchool, Value(keys))
    }
    /// The text of an alert, or what to do about it.
    public static func unknownBeaconHeard(_ keys: some CustomStringConvertible) -> Phrase {
        Phrase(.unknownBeaconHeard, Value(keys))
    }
    /// The text of an alert, or what to do about it.
    public static func swappedKeysRegistered(_ keys: some CustomStringConvertible) -> Phrase {
        Phrase(.swappedKeysRegistered, Value(keys))
    }
    /// What to do about the failure or alert.
    public static func hintRegisterBadgeKeys(
        _ major: some CustomStringConvertible, _ minor: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.hintRegisterBadgeKeys, Value(major), Value(minor))
    }
    /// What to do about the failure or alert.
    public static var hintFindUnknownBeacon: Phrase { Phrase(.hintFindUnknownBeacon) }
    /// The text of an alert, or what to do about it.
    public static var personRecordRefused: Phrase { Phrase(.personRecordRefused) }
    /// What to do about the failure or alert.
    public static var hintReadBrokenRule: Phrase { Phrase(.hintReadBrokenRule) }
    /// The text of an alert, or what to do about it.
    public static var webhookReceiverGone: Phrase { Phrase(.webhookReceiverGone) }
    /// Why a message was not delivered, with the status of the response.
    public static func deliveryFaultWithStatus(_ fault: Phrase, _ status: Int) -> Phrase {
        Phrase(.deliveryFaultWithStatus, .phrase(fault), .number(status))
    }
    /// The text of an alert about a webhook. The fault is a text of deliveryFault.
    public static func deliveryAttemptsFailed(_ count: Int, _ fault: Phrase) -> Phrase {
        Phrase(.deliveryAttemptsFailed, .number(count), .phrase(fault))
    }
    /// What to do about the failure or alert.
    public static func hintEnableWebhook(_ webhook: some CustomStringConvertible) -> Phrase {
        Phrase(.hintEnableWebhook, Value(webhook))
    }
    /// What to do about the failure or alert.
    public static func hintCheckWebhookReceiver(_ webhook: some CustomStringConvertible) -> Phrase {
        Phrase(.hintCheckWebhookReceiver, Value(webhook))
    }
    /// The text of an alert, or what to do about it.
    public static func backupOld(_ days: some CustomStringConvertible) -> Phrase {
        Phrase(.backupOld, Value(days))
    }
    /// The text of an alert, or what to do about it.
    public static func backupNeverMade(_ days: some CustomStringConvertible) -> Phrase {
        Phrase(.backupNeverMade, Value(days))
    }
    /// What to do about the failure or alert.
    public static var hintMakeBackups: Phrase { Phrase(.hintMakeBackups) }
    /// The text of an alert, or what to do about it.
    public static var databaseDiskFull: Phrase { Phrase(.databaseDiskFull) }
    /// What to do about the failure or alert.
    public static var hintFreeDatabaseDisk: Phrase { Phrase(.hintFreeDatabaseDisk) }
    /// The text of an alert, or what to do about it.
    public static var standbyGone: Phrase { Phrase(.standbyGone) }
    /// What to do about the failure or alert.
    public static var hintRestartStandby: Phrase { Phrase(.hintRestartStandby) }
    /// The text of an alert, or what to do about it.
    public static var databaseKeepsNothing: Phrase { Phrase(.databaseKeepsNothing) }
    /// What to do about the failure or alert.
    public static var hintReadDatabaseLog: Phrase { Phrase(.hintReadDatabaseLog) }
    /// The text of an alert, or what to do about it.
    public static var databaseUnanswered: Phrase { Phrase(.databaseUnanswered) }
    /// What to do about the failure or alert.
    public static var hintCheckDatabaseRuns: Phrase { Phrase(.hintCheckDatabaseRuns) }
    /// The text of an alert, or what to do about it.
    public static var databaseDiskFullNow: Phrase { Phrase(.databaseDiskFullNow) }
    /// The text of an alert, or what to do about it.
    public static func databaseDiskLow(
        _ free: some CustomStringConvertible, _ total: some CustomStringConvertible,
        _ percent: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.databaseDiskLow, Value(free), Value(total), Value(percent))
    }
    /// The text of an alert, or what to do about it.
    public static var oldestSightingsDeleted: Phrase { Phrase(.oldestSightingsDeleted) }
    /// What to do about the failure or alert.
    public static var hintFreeDiskOrRetention: Phrase { Phrase(.hintFreeDiskOrRetention) }
    /// The text of an alert.
    public static var doorForced: Phrase { Phrase(.doorForced) }
    /// What to do about the alert.
    public static var hintInspectDoor: Phrase { Phrase(.hintInspectDoor) }
    /// The text of an alert about a lock.
    public static func doorHeld(_ duration: Phrase) -> Phrase {
        Phrase(.doorHeld, .phrase(duration))
    }
    /// What to do about the alert.
    public static var hintCloseDoor: Phrase { Phrase(.hintCloseDoor) }
    /// The text of an alert.
    public static var boltStuck: Phrase { Phrase(.boltStuck) }
    /// What to do about the alert.
    public static var hintFreeBolt: Phrase { Phrase(.hintFreeBolt) }
    /// The text of an alert.
    public static func lockBatteryLow(_ percent: some CustomStringConvertible) -> Phrase {
        Phrase(.lockBatteryLow, Value(percent))
    }
    /// What to do about the alert.
    public static var hintChangeBattery: Phrase { Phrase(.hintChangeBattery) }
    /// The text of an alert about a lock.
    public static func lockSilent(_ duration: Phrase) -> Phrase {
        Phrase(.lockSilent, .phrase(duration))
    }
    /// What to do about the alert.
    public static var hintReconnectLock: Phrase { Phrase(.hintReconnectLock) }
    /// The text of an alert.
    public static func lockAttemptsDenied(_ count: some CustomStringConvertible) -> Phrase {
        Phrase(.lockAttemptsDenied, Value(count))
    }
    /// The text of an alert.
    public static func personAttemptsDenied(_ count: some CustomStringConvertible) -> Phrase {
        Phrase(.personAttemptsDenied, Value(count))
    }
    /// What to do about the alert.
    public static var hintReadAttempts: Phrase { Phrase(.hintReadAttempts) }
    /// The text of an alert.
    public static var lockResponseReplayed: Phrase { Phrase(.lockResponseReplayed) }
    /// The text of an alert.
    public static var lockResponseUnknown: Phrase { Phrase(.lockResponseUnknown) }
    /// The text of an alert.
    public static var lockResponseForged: Phrase { Phrase(.lockResponseForged) }
    /// The text of an alert.
    public static var lockMessageForged: Phrase { Phrase(.lockMessageForged) }
    /// What to do about the alert.
    public static var hintCheckBrokerLogins: Phrase { Phrase(.hintCheckBrokerLogins) }
    /// The text of an alert.
    public static func ruleStoppedItself(
        _ rule: some CustomStringConvertible, _ count: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.ruleStoppedItself, Value(rule), Value(count))
    }
    /// What to do about the alert.
    public static func hintExplainRule(
        _ rule: some CustomStringConvertible, _ id: some CustomStringConvertible
    ) -> Phrase {
        Phrase(.hintExplainRule, Value(rule), Value(id))
    }
    /// The text of an alert.
    public static func deviceHalted(_ device: some CustomStringConvertible) -> Phrase {
        Phrase(.deviceHalted, Value(device))
    }
    /// What to do about the alert.
    public static var hintClearWay: Phrase { Phrase(.hintClearWay) }
    /// The text of an alert.
    public static func stationUnheard(_ minutes: some CustomStringConvertible) -> Phrase {
        Phrase(.stationUnheard, Value(minutes))
    }
    /// What to do about the alert.
    public static var hintAskStation: Phrase { Phrase(.hintAskStation) }
    /// The text of an alert.
    public static func nodeDiskTakesNothing(_ error: some CustomStringConvertible) -> Phrase {
        Phrase(.nodeDiskTakesNothing, Value(error))
    }
}

extension Catalogue {
    /// The texts of a language.
    static func of(_ language: Language) -> Catalogue {
        switch language {
        case .english: english
        case .danish: danish
        case .german: german
        }
    }

    private static let english = Catalogue(
        """
        My account
        Where I am logged in
        Program
        Address
        Begun
        Last used
        Ends
        To do
        this one
        End
        not known
        You are not logged in anywhere. Log in to see it here.
        Log out everywhere
        Do this when a device of yours is lost, or when you see a login that is not yours.
        Password and codes
        Change the password
        Turn one-time codes on
        Turn one-time codes off
        From then on your password alone is enough to log in. Your recovery codes go, too.
        From your authenticator, or one of your recovery codes.
        Turn off
        What admins changed of my access
        Nothing that you have not read.
        I have read this
        Ask the office about a change that you do not expect.
        \tpassword\tset another password\ttotp_removed\ttook your one-time codes away\tclaim_code\tissued a code that \
        takes over your account\temail\tchanged your e-mail address\tclassification\tchanged your \
        role\tdisabled\tclosed your account\tenabled\topened your account again\tzones\tchanged the zones that you may \
        see\tgroups\tchanged the groups that you may see
        \tscanner_silent\tA scanner is silent\tradio_failed\tA scanner's radio is out of order\tscanner_deaf\tA \
        scanner hears nothing while others do\tnode_disk\tA scanner's disk is full\tspool_dropping\tA scanner gives up \
        old sightings\tbatch_set_aside\tA scanner set sightings aside\tspool_rolled_back\tA scanner counts anew from \
        an old number\tclock_off\tA scanner's clock is wrong\tscanners_late\tMany scanners report \
        late\tbeacon_unheard\tA room beacon is not heard\tbadge_twice\tA badge is in two places at \
        once\tbadge_too_fast\tA badge moves faster than a person\tunknown_badge\tAn unknown badge is \
        heard\trecord_broken\tA person's whereabouts cannot be written\tdatabase_stuck\tThe database keeps \
        nothing\tdisk_low\tThe server's disk is nearly full\tbackup_old\tThe last backup is old\tdevice_obstructed\tA \
        device is obstructed\trule_stopped\tA rule started too often\tstation_unreachable\tNo resolver knows where the \
        server is\twebhook_failing\tA webhook cannot be delivered\tunlock_denied\tMany attempts to unlock are \
        denied\tdoor_forced\tA door was opened though it was locked\tdoor_held\tA door stands open\tlock_jammed\tA \
        lock is jammed\tlock_battery\tA lock's battery is nearly empty\tlock_silent\tA lock is \
        away\tlock_forgery\tMessages of a lock are forged
        Alerts
        Nothing is wrong. When something is, it appears here.
        No alerts are found. Choose another state or kind.
        Kind
        All
        open
        closed
        Open since
        Closed
        last reported
        About
        Rooms
        Looked after by
        Note
        At most 500 characters. Empty leaves the note as it is.
        I look after it
        Close
        If the cause persists, the alert reopens after ten minutes. Leave empty to keep the note.
        Kinds of alerts
        What is changed here holds on all servers within seconds. Open alerts keep their severity.
        Told
        Severity
        Threshold
        stays open until a person closes it
        There are no kinds of alerts. Ask the operator of the server.
        \tone\treported once\tother\treported {0} times
        \tseconds\tseconds\tdays\tdays\tlawful days\tdays on which people may be recorded\tMiB free\tMiB free\tseconds \
        a door\tseconds a door\tattempts a minute\tattempts a minute
        \tcritical\tcritical\twarning\twarning\tinfo\tfor information
        \tscanner\tscanner\tbeacon\troom beacon\tperson\tperson\twebhook\twebhook\tother\tthe server
        Threshold, in {0}
        Audit
        Who did what, to whom and when. Your look at this page is recorded, too.
        Word
        What was done
        Performed by person #
        About person no.
        Person
        Details
        all people
        without a login
        No entries are found. Ask for less, or for a longer time.
        scanner {0}
        helper, phone {0}
        and {0} more
        1,000 entries or more
        \tone\t1 entry\tother\t{0} entries
        \tlogin\tlogged in\tlogin_refused\twas refused at the login\tlogout\tlogged out\trequest_refused\tasked for \
        what is not theirs\tsession_confirmed\tshowed the password again\tpassword_changed\tchanged a \
        password\tclaim_code_issued\tissued a code for an account\taccount_claimed\ttook an account \
        over\ttotp_enrolled\tturned one-time codes on\ttotp_removed\tturned one-time codes off\tperson_created\tmade \
        an account\tperson_edited\tchanged an account\tstudents_imported\tread a table of students \
        in\tperson_erased\terased a person\tperson_zones_edited\tchanged who may be seen\tbadge_issued\tissued a \
        badge\tbadge_returned\ttook a badge back\twhereabouts_corrected\tset a person's \
        whereabouts\tvisit_corrected\tcorrected a visit\tbadge_lost\tnoted a badge as lost\tbadge_found\tfound a lost \
        badge\tgroup_created\tmade a group\tgroup_edited\tchanged a group\tgroup_deleted\tdeleted a \
        group\tmuster_started\tbegan a fire drill\tmuster_ticked\tticked a person off in a \
        muster\tmuster_edited\tchanged a fire drill\tmuster_closed\tended a fire drill\tmuster_link_created\tmade a \
        link for helpers\tmuster_link_opened\tcame in by a link for helpers\tmuster_link_ended\tended a link for \
        helpers\tzone_created\tmade a zone\tzone_edited\tchanged a zone\tzone_deleted\tdeleted a \
        zone\troom_created\tmade a room\troom_edited\tchanged a room\troom_deleted\tdeleted a \
        room\tclearance_edited\tchanged who may enter a room\troom_booked\tbooked a room\tbooking_edited\tchanged a \
        booking\tbooking_cancelled\tcancelled a booking\tdoor_created\tmade a door\tdoor_edited\tchanged a \
        door\tdoor_deleted\tdeleted a door\tbeacon_created\tmade a room beacon\tbeacon_edited\tchanged a room \
        beacon\tbeacon_deleted\tdeleted a room beacon\tscanner_created\tmade a scanner\tscanner_edited\tchanged a \
        scanner\tscanner_deleted\tdeleted a scanner\tplan_edited\tchanged a floor plan\tthings_placed\tplaced things \
        on a floor plan\tfleet_edited\tchanged what scanners do\tsurvey_started\tbegan to survey a \
        room\tsurvey_paused\tpaused a survey\tsurvey_stopped\tended a survey\tsurvey_used\thad a survey \
        used\tsurvey_set_aside\tset a survey aside\tsurvey_dropped\tdropped a survey\tkind_created\tmade a kind of \
        device\tkind_deleted\tdeleted a kind of device\tdevice_created\tmade a device\tdevice_edited\tchanged a \
        device\tdevice_deleted\tdeleted a device\tdevice_registered\tregistered a device\tdevice_commanded\tsent a \
        command to a device\tlock_created\tmade a lock\tlock_edited\tchanged a lock\tlock_deleted\tdeleted a \
        lock\tlock_activated\tactivated a lock\tlock_reset\tforgot the keys of a lock\tunlock_overridden\topened a \
        door without a presence check\tschedule_created\tmade a schedule of a device\tschedule_edited\tchanged a \
        schedule of a device\tschedule_deleted\tdeleted a schedule of a device\trule_created\tmade a \
        rule\trule_edited\tchanged a rule\trule_deleted\tdeleted a rule\trule_tried\ttried a rule over recorded \
        days\tlooked_at_rule\tlooked at why a rule does something\tweather_reported\treported the \
        weather\tcommand_cancelled\ttook a command back\talert_acknowledged\tlooks after an \
        alert\talert_closed\tclosed an alert\talert_kind_edited\tchanged the kinds of alerts\twebhook_created\tmade a \
        webhook\twebhook_edited\tchanged a webhook\twebhook_deleted\tdeleted a webhook\twebhook_tested\ttested a \
        webhook\twebhook_redelivered\thad a message delivered again\tstation_edited\tchanged the remote \
        access\tconfig_written\tchanged a setting\tlooked_at_location\tlooked at a person's \
        whereabouts\tlooked_at_history\tlooked at a person's visits\tlooked_at_room\tlooked at who is in a \
        room\tlooked_at_whereabouts\tlooked at the list of people\tlooked_at_occupancy\tlooked at how many were in \
        rooms\tlooked_at_unlocks\tlooked at who opened doors\tlooked_at_muster\tlooked at a fire \
        drill\tlooked_at_corrections\tlooked at corrections\tlooked_at_bookings\tlooked at bookings of \
        rooms\tlooked_at_alerts\tlooked at alerts about people\twatched_events\twatched people move, \
        live\texported_person\texported all about a person\texported_own\texported all about themselves\tqueried\tran \
        a query over all people\tquery_saved\tsaved a question\tquery_deleted\tdeleted a saved \
        question\tlooked_at_audit\tlooked at the audit
        Which badges
        Number, keys or person
        Carried last by
        Came back
        Lost since
        Heard since
        Heard again
        \tissued\tCarried\tfree\tFree\tother\tLost
        Badge {0} is lost
        Badge {0} was found
        \tissued\tNo badge is issued. Issue one on a person's page, under {1}.\tfree\tNo badge waits to be handed out. \
        One that is taken back stands here.\tother\tNo badge is lost. Mark a lost badge here, so that it is not issued \
        again.
        \tone\t1 badge\tother\t{0} badges
        This person has no badge. Issue one.
        Issued
        Issue a badge with keys that the server assigns
        Issue a badge that came back
        Issue a badge bought elsewhere
        Issue the badge
        Number of the badge
        As it stood with the person who had it.
        Zones in which this person sees all people
        Re-enter your password to see these.
        Show the zones
        Add a zone
        There are none: they see the members of their groups alone. Add a zone.
        Take back badge {0}
        Remove {0}
        Beacons
        There are no room beacons yet. Create one for each room that phones should recognise.
        Room
        UUID
        As given by the manufacturer, such as f7826da6-4fa2-4e98-8024-bc5b71e0893e.
        Major
        Minor
        Major / minor
        0 to 65,535.
        Bluetooth address
        Only where several send the same keys. Such as c0:ff:ee:00:00:01.
        Keys
        assigned by the server
        bought elsewhere
        Number
        New beacon
        With keys that the server assigns
        Bought elsewhere, with keys of its own
        First create a room
        Edit the beacon
        Delete the beacon
        All beacons
        This beacon is no longer in use.
        Beacon in room {0}
        Edit beacon {0}
        This deletes the beacon of room {0}. Phones no longer know the room by it.
        Book a room
        Book
        All rooms
        Taken on this day
        The room is free all day.
        May be booked
        always
        You may not book this room.
        From
        Until
        The clocks show this time twice. This is the second.
        Minutes
        In steps of 5.
        What for
        You, those you invite, and admins read this.
        Invited
        E-mail addresses or numbers of people, one in a line. They may unlock the room, too.
        Come within 15 minutes of the beginning, or the room is given to others.
        There are no bookings.
        Booked by
        you
        When
        15 minutes more
        Change
        Give the room back
        The room is free for others then.
        The room is empty. The booking will be released.
        Bookings
        All bookings of rooms. Your look at this page is recorded.
        Room, title or who booked
        Edit who may book it
        May be booked by
        none
        Without any row it may be booked always. Each row: days, from, until.
        Seats
        Without a type
        Without seats
        Book room {0}
        \tbooked\tbooked\treleased\treleased\tother\tgiven back
        \tno_show\tunused\tall_left\tall had left\tbooker\tby who booked it\tadmin\tby an admin\troom_retired\tthe \
        room is out of use\tother\twho booked it was erased
        \t=0\tNo bookings\tone\t1 booking\tother\t{0} bookings
        \t=0\tno invitations\tone\t1 invited\tother\t{0} invited
        Clearances
        A clearance lets a person or a group into one room, whatever their security level.
        There are no clearances.
        Room, group, name or address
        Lets in
        group
        When
        Add a clearance
        Person (e-mail address)
        Or a group
        From (time)
        Until (time)
        Both empty for all hours. 24:00 is the end of the day.
        Take it away
        Clearances of this room
        All clearances
        Edit the security level
        From 0 to 9. It opens the locks of rooms that require no more.
        Edit the required level
        People with at least this security level can open the locks of the room.
        Let no level in
        Locks
        The room has no lock.
        Clearances of room {0}
        {0} to {1}
        \tasked\twaits\tsent\tsent\taccepted\tbegun\tdone\tdone\trefused\trefused\tfailed\tfailed\tobstructed\tsomethin\
        g was in the way\tinterrupted\tbroken off\ttimed_out\tnot answered in time\tcancelled\ttaken \
        back\treplaced\treplaced by a newer one
        \tperson\ta person\tschedule\ta schedule\trule\ta rule\tbutton\tat the device
        \tdevice_away\tthe device is away\texpired\tits time was over\ttoo_long\tit took too long\tcancelled\ttaken \
        back\treplaced\ta newer one took its place\tobstructed\tsomething is in the way\tnot_authorized\tthe broker \
        refuses the topic\tunattended\tit must not close unattended\tno_sensor\tits sensor does not \
        work\tnot_sayable\tthe device does not support it\tunknown_command\tthe device does not have this command
        A room is empty
        A room is occupied
        A zone is empty
        How many people are in a room
        How many people are in a zone
        It is a certain time
        It is between two times
        For this many seconds
        Immediately if empty.
        Ends after this many seconds
        It counts as over once it has not been so for that long.
        At least
        At most
        Above
        Below
        Just
        From
        To
        It
        must hold
        must not be so
        Add a condition
        Remove
        One of these must hold
        All of these have to be so
        Require all of them
        Let one of them be enough
        They are in another room
        They have left
        They are here
        They have left the building
        This applies until the badge moves, until another person changes it, and for at most 12 hours.
        Reason
        Add a visit
        Correct
        Corrections
        Correct a visit
        Change this visit
        Remove this visit
        Empty: as it is.
        This visit has not ended. Correct the whereabouts on the person's page instead.
        Said
        Before
        Nothing was corrected.
        counts now
        The visit to room {0} is no longer part of the record. The correction keeps it.
        \tpresent\tis in\tleft\thas left\tchanged\tvisit changed to\tadded\tvisit added\tother\tvisit removed
        set by an erased person
        set by {0}
        \tpending\twaits\tdelivered\tdelivered\tfailed\tgiven up
        \talert.opened\talert opened\talert.closed\talert closed\talive\tthe server is at work
        \tstatus\tthe receiver answered with an error\tredirected\tthe receiver pointed to another address\tgone\tthe \
        receiver wants no more messages\ttimed_out\tno answer came in time\tconnection_failed\tno connection could be \
        made\ttls_failed\tthe receiver's certificate is not good\tname_unknown\tthe receiver's name has no \
        address\taddress_refused\tthe receiver's address is not a public one\turl_refused\tthis server does not send \
        there\tsecret_unreadable\tthe webhook's secret cannot be opened\tdisabled\tthe webhook was switched off before
        Set up devices
        New device
        Name
        Kind
        Serial number
        As it is printed on it, such as its MAC address.
        Dialect
        Owner
        Edit the device
        Put the device out of use
        Another registration code
        Make a code
        The code before it ends at once.
        The token before it ends at once: the device is cut off until it has the new one.
        Open the registration for ten minutes
        Until then a person who knows the serial number can register the device.
        Schedules and rules may close it unattended
        Why that is safe
        Who may use it
        Only the owner and admins.
        May
        Who
        Share it
        The members of the group
        The staff of the zone
        The person with the e-mail address
        Take it back
        Refused messages
        Token and code of the device
        Its password at the broker. Put it into the device now: it is not shown again.
        The first person who enters this code within 30 days owns the device. Print the label and put it on the device.
        QR code that opens the page on which the device is registered
        Set up {0}
        {0} is disconnected immediately. Its history stays.
        \tview\tsee it\toperate\tuse it\tmanage\tuse it and set it up
        Devices
        Device
        There are no devices that you may see.
        Name, serial number or room
        In no room
        All devices
        It says
        Last report
        Send
        connected
        away
        It has not reported anything yet.
        Something is in its way, so it has stopped. Only a person moves it again.
        This device is out of use.
        What it can do
        State
        Say a command
        Send
        Speak
        The vendor of your browser may process the recording.
        History
        No commands yet.
        When
        What
        By
        Result
        Take it back
        Set it up
        \tone\ta program of 1 time\tother\ta program of {0} times
        May they open it?
        Who may open it?
        Which doors may they open?
        Shows what would happen if this person tried to open this lock now. The lock stays as it is.
        Explain
        No matches.
        It would open.
        It would not open.
        It would open with a one-time code.
        Security level
        Required level
        no level opens it
        Clearances for the room
        Bookings of the room
        Scanners at the door
        There is no scanner at the door.
        Lets in now
        Reports
        Level (dBm)
        Within the lawful hours
        Badge heard in two places
        Last heard in a room at the door
        Phone last reported there
        First password still to change
        Weak dialect
        Weak locks allowed
        May {0} open {1}?
        Clearance {0}
        The school's clocks go by {0}, where it is {1}. If that is wrong:
        First steps
        Rollcall shows where people are after these steps. Each step is ticked automatically.
        Everything is done. Give out the other badges, and look at who is where.
        done
        to do
        Make a zone, such as a floor or a wing
        Make the rooms of the zone
        Make a scanner for each room that shall hear badges
        Give each scanner its token, and let it run
        Make accounts for people, one by one or from a table
        Issue a badge to a person
        Go to who is where now
        Settings of scanners
        These settings apply to scanners without settings of their own. Settings of a label take precedence over those \
        for all.
        Nothing is set; each scanner goes by its own settings. Set something below.
        Label
        The settings are for all scanners with this label.
        Empty: each scanner decides itself.
        Settings for all scanners
        Settings for another label
        Settings for label {0}
        \tactive\tActive scanning\tinterval_ms\tBeacon interval in ms\tmeasured_power\tPower at 1 m in \
        dBm\tspool_bytes\tBytes that may wait on the disk\tscan_interval_ms\tScan interval in ms\tscan_window_ms\tScan \
        window in ms\tscan_coded_phy\tListening to LE Coded\tlog_level\tLog level
        \town\tthe scanner's own file\tfleet\tsettings of scanners\tother\tthe program
        Followed in
        What is listed
        Visits that began behind locked doors, though the person opened none. They are hints, and no proof.
        No followers detected.
        Before that
        All attempts
        No door of the room was unlocked in the minute before.
        A door was open from {0} to {1}.
        \t=0\tNo visits\tone\t1 visit\tother\t{0} visits
        The door was unlocked at {0}.
        {0} unlocked the door at {1}.
        Skip to content
        Pages
        Manage
        Log out
        No connection. This page is true as of
        Live updates do not arrive. Reload the page to see what is new, and ask an admin to check the proxy. This page \
        is true as of
        Something went wrong
        (optional)
        never
        Nothing here
        Not for you
        Not now
        Something went wrong
        Go to the first page
        Search
        Save
        Create
        Delete
        Edit
        Previous
        Next
        Yes
        No
        {0} s ago
        {0} min ago
        {0} h ago
        {0} days ago
        Groups
        A group is a class or a course. Its staff see its other members, wherever they are.
        Group
        Members
        Name of the group
        Name
        There are no groups yet. Create one for each class.
        New group
        All groups
        The group has no members yet. Search for people below.
        Add members
        No other matches. Try another search.
        Rename the group
        Delete the group
        Group {0}
        Add {0}
        Remove {0}
        \tone\tThis deletes the group {1}. Its member stays who they are.\tother\tThis deletes the group {1}. Its {0} \
        members stay who they are.
        Help
        What each page shows
        What present, unknown and left mean
        The badge or the phone is heard, and the room is known.
        Nothing reliable is known. The badge may be out of reach, its battery empty, or a scanner silent. The person \
        may be in the building or not: unknown never means absent.
        Scanners that work have heard nothing of the person for a while. They probably went out.
        In a fire drill
        Leave the building with your class and go to the meeting point. Report to the person with the list.
        Begin the drill on the page {0}. It lists who was last known to be inside, with the room. Tick off each person \
        you see at the meeting point. Look for those who are missing, and for those who are unknown: the list helps \
        you count, it does not count for you.
        People without an account can help with a QR code:
        Print the list before the drill, in case the network fails.
        To take over an account
        The office gives you a sheet with a code. Open the page Log in, follow the link for those who have a code, \
        type your e-mail address and the code, and choose a password.
        Issue a code on the person's page under People, and hand it over yourself. It holds for some days.
        What is kept of me
        The rooms in which you were are kept for the days that the school has set, and then deleted. Ask the office \
        for a copy, or to have it erased.
        \t/here\tWhere the system believes you to be, and whether your badge or phone is heard.\t/devices\tThe devices \
        that you may see or control, their schedules and their history.\t/locks\tThe doors that you may open, with a \
        button for each.\t/rooms\tWhich rooms are free, and your bookings.\t/my-visits\tThe rooms in which you were, \
        and when.\t/who-looked\tWho looked at where you are, and when.\t/my-data\tEverything that is held of you, as a \
        file.\t/account\tWhere you are logged in, your password and your codes.\t/help\tThis page.\t/plan\tThe floor \
        plan of a zone, with the people in its rooms.\t/now\tWho is in which room at the moment. It keeps itself up to \
        date.\t/muster|/musters\tLists for a fire drill, with who was ticked off.\t/alerts\tWhat is wrong: silent \
        scanners, badges that are in two places, a full disk.\t/places\tZones, rooms and doors.\t/beacons\tThe room \
        beacons that phones hear.\t/scanners\tThe scanners that hear badges.\t/fleet\tWhat all scanners run and \
        do.\t/badges\tBadges: carried, free and lost.\t/people\tAccounts, badges and codes.\t/groups\tClasses and \
        other groups.\t/import\tStudents from a table.\t/devices/all\tMake devices known.\t/devices/kinds\tWhat \
        devices are, and others of your own.\t/rules\tCommands that are sent to devices when something \
        happens.\t/locks/all\tMake locks of devices.\t/clearances\tWho is let into which room besides.\t/unlocks\tWho \
        tried to open which lock.\t/bookings\tAll bookings.\t/webhooks\tWhere alerts are sent to.\t/settings\tHow long \
        data is kept, and how the server runs.\t/audit\tWho did what, to whom and when.\t/query\tReports by a \
        statement in SQL.\t/first-steps\tHow to set up a school.
        Import students
        Save a spreadsheet as CSV, in any form that it offers. Its first line names the columns:
        E-mail, First name, Last name and Class do as well, also in Danish and German, in any order. Other columns are \
        passed over. users.csv of OneRoster is read, too.
        The column groups may be left out. It holds names of groups, with | between them. Students who have accounts \
        get the names and groups of the table; those with an empty cell keep their groups. Either all students are \
        imported or none.
        From a file
        From pasted text
        CSV file
        Text of the table
        What to do
        Look for problems and change nothing
        Import the students
        Issue a code for each student
        With it they take their account over. The codes are shown once, to be printed.
        The students are imported
        The table can be imported
        The table has problems
        Line
        Column
        Problem
        Print this page now and hand each student their code. The codes are not shown again.
        Nothing has been changed yet.
        These groups are not there yet:
        Notes on the table
        Note
        \tone\tCreate this group with the import\tother\tCreate these {0} groups with the import
        \tone\t1 problem. Nothing has been changed.\tother\t{0} problems. Nothing has been changed.
        {0} in the table: {1} new, {2} changed, {3} as they are.
        Kinds of devices
        A kind is a document: the properties that its devices report, and the commands that they accept.
        There are no kinds.
        Name
        What may happen
        In use
        Document
        JSON. Begin with the document of a kind that is much the same.
        File with the document
        New kind: type or paste it
        New kind: upload a file
        Make the kind
        Delete {0}
        Devices of this kind can no longer be made.
        comes with the server
        \tstill\tnothing\tmoves\tsomething heavy moves\truns\tsomething runs that must end
        Set up locks
        A lock is a device of the kind "lock" at the door of a room. It stays closed until it is activated.
        There are no locks yet.
        New lock
        Make a device of the kind "lock" known first.
        Set up a lock
        Set it up
        All locks
        Device
        Door
        One of the room's. Then the lock knows the room on the other side.
        Presence
        Seen within (seconds)
        Scanners at the door
        Without any, those of the rooms at the door.
        At least this loud (dBm)
        A phone's own report counts
        Such a report is easy to fake.
        Open for (seconds)
        Open hours
        The lock stays open in these hours while a member of staff is in the room. Each row: days, from, until.
        weak
        The dialect of this lock is weak: its key crossed the wire, and its answers are not proven.
        Battery
        Epoch
        Activated
        Activate
        A new lock takes it at once. Press the button of one that was activated before.
        Fingerprint
        64 digits and letters, on the lock's label.
        Activation code
        On the lock's label.
        Forget its keys
        Nothing opens the lock until it is activated anew.
        Edit the lock
        Delete the lock
        At no door
        However soft
        Without open hours
        This lock is out of use.
        Set up {0}
        {0} opens no more, and its keys are forgotten. Attempts to open it stay on record.
        \toff\tis not asked for\trequire\topens for those who are seen there alone\tother\topens, and marks who was \
        not seen
        {0}. From
        {0}. Until
        {0}. Days
        Such as 07:30; 24:00 is the end of the day.
        \taes128\taes128 (weak)\tother\thmac
        Log in
        Log in
        E-mail address
        Password
        Present password
        New password
        At least 8 characters, and none of those that most people use.
        One-time code
        Only if you use one-time codes.
        I have a code and no password yet
        Take over your account
        Type the code from your sheet and choose a password.
        Code
        16 characters in groups of four.
        Take over
        Choose a password
        Confirm that it is you
        This needs your password once more. It is asked again after some minutes.
        Continue
        One-time codes
        An authenticator app shows six digits, which you type when you log in. First let it have the secret.
        Show the secret
        Turn on
        Type this into your authenticator, then the code that it shows below.
        Open it in an authenticator on this device
        Recovery codes
        Keep these on paper. Each stands in once for a code, should you lose the app. They are shown now only.
        Code for the account
        Hand this to the person. It is shown now only.
        Holds until
        Token of the scanner
        Give this to the scanner's program, rollcall-node. It is shown now only.
        Places
        There are no zones yet. Create one for each floor or wing, then its rooms.
        This zone has no rooms yet. Create one.
        New zone
        New room
        New door
        Name of the zone
        Number of the room
        Description
        Seconds until a person has left
        So long must scanners hear nothing of a badge. 5 to 86,400; 120 is usual.
        Rooms
        Doors
        A door joins two rooms. Rollcall uses doors to decide where people are.
        There are no doors yet. Create those between neighbouring rooms.
        No door leads out of this room yet. Create one.
        Other room
        Change
        Edit the zone
        Delete the zone
        Edit the room
        Delete the room
        Delete the door
        All places
        Who is in this room
        This room is no longer in use. Its history stays.
        out of use since
        Nothing is found. Search for something else.
        A person counts as left after {0} s of silence.
        Zone {0}
        Door between {0} and {1}
        Edit door {0}–{1}
        This deletes the zone {0}. It must have no rooms.
        This deletes room {0} and its doors. A room with a history is taken out of use instead.
        This deletes the door between {0} and {1}.
        {0}.{1}
        Muster
        No muster is in progress. All phones share one list.
        Start muster now
        Start a drill
        All musters
        No muster was taken yet.
        Report
        Name
        Kind
        Started
        Closed
        Missing
        Accounted for
        Missing are those believed here and those lost sight of today. Others may be here all the same: tick them.
        Expected
        \tleft\tLeft today\tnot_heard\tNot heard today\tno_badge\tNever had a badge\tdisabled\tAccount \
        disabled\tother\tExpected
        Name or address
        Order of the list
        Missing first
        By name
        By room
        By group
        None
        Found
        Groups
        Last entry
        Say
        Other…
        Add an entry
        at the start
        Contradicted
        a person
        Name and kind
        Close the muster
        After this the list is closed. The list and the report stay.
        Still missing:
        Started by mistake
        The muster ends and is marked as a mistake.
        entries wait on this device until there is a connection
        These entries were refused
        I have read this
        Your login has ended. Your entries wait on this device until you log in again.
        Said at
        By
        No entries.
        All entries
        The whole list
        Expected
        Time to half
        Time to 90 %
        Time to all
        not reached
        Believed present at the start
        of these, found
        Found though not believed present
        {0} of {1} missing
        {0} not expected
        \tseen\tSeen\tsaid_present\tReported to be here\tseen_leaving\tSeen leaving\tneeds_help\tNeeds \
        help\tknown_absent\tKnown to be absent\tother\tTake back
        {0} min {1} s
        \tdrill\tDrill\tother\tEmergency
        Start muster
        Muster in progress
        Helpers without an account
        A helper who opens the link on a phone enters a name, sees names, groups, rooms and entries, and ticks people \
        off. It ends by itself, here, and when the muster is closed.
        Start a muster first: a link is for one muster alone.
        What the link is for
        Such as “Gate A”. It is shown after the helper's name.
        Visible people
        All people
        Minutes it holds
        1 to 240.
        Make a link
        Link for helpers
        Have helpers scan this with their phones. It is shown only now.
        QR code of the link below
        QR code of the secret, for an authenticator
        Links of this muster
        No link was made yet.
        No phone has opened this link yet.
        Name given
        Came in
        Last seen
        Ended
        End
        End this link
        All phones with this link lose access. Their entries stay.
        Help at the muster
        The staff of the school see your name beside your entries.
        You are logged out on this phone then.
        Your name
        Take part
        This link has ended
        Ask a member of staff for a new link, and report the entries that were not sent.
        Do you work here?
        You help as
        a helper at a muster
        List for paper
        Print
        Report as CSV
        Each of the two tables can be opened in a spreadsheet.
        Download people
        Download entries
        Believed at the start
        Room at the start
        Seconds after the start
        Where I am
        No room is known
        Your badge is heard
        Your phone is heard
        Your phone is heard, and hears no room
        No scanner hears your badge.
        Your phone last reported
        My data
        Everything that is held of you: account, badges, groups, visits, sightings, and who did what. You are asked \
        for your password, since it is much.
        Neither a badge nor a phone of yours was ever heard.
        Nothing is heard of you. Last heard:
        You left, says the system. Last heard:
        Is that wrong? Tell the office the time and your room.
        My badges
        carried since
        You carry no badge. Ask the office for one.
        My visits
        Who looked
        Each look at your whereabouts or visits is recorded here.
        Your whereabouts have not been viewed.
        When
        Who
        What
        an erased person
        Older entries
        Newest entries
        \tlooked_at_location\tlooked at where you are\tlooked_at_history\tlooked at where you \
        were\tlooked_at_room\tlooked at a room in which you were\tlooked_at_whereabouts\tlooked at the list of \
        people\tlooked_at_muster\tlooked at the list of a fire drill\tlooked_at_corrections\tlooked at what was \
        corrected about you\tlooked_at_alerts\tlooked at an alert about your badge\tlooked_at_unlocks\tlooked at your \
        attempts to unlock\twatched_events\twatched people move, live\texported_person\texported all that is kept of \
        you\tqueried\tran a query over all people
        People
        Name or e-mail address
        There are no people yet. Create a person, or import students.
        Badges
        Account
        New person
        First name
        Last name
        Changed at the first login. Without one, issue a code afterwards.
        Their sessions end, and they have to choose another one at the next login.
        Another role ends their sessions.
        All people
        Where this person is
        Edit the name
        Edit the e-mail address
        Edit the role
        Set a password
        Code to take the account over
        Issue a code
        A code given out before means nothing any more.
        Disable the account
        Enable the account
        Remove one-time codes
        Their authenticator no longer counts. Do this only for a person who has lost it.
        Everything held of this person
        Show it
        What is held of this person
        This is for the person to have. Passwords, tokens and codes are never among it.
        Save as a file
        There are more sightings, which come in parts. Save this part, then go on.
        Next part
        Nothing is held here.
        Erase this person
        Back, without erasing
        The first {0} are shown. The file has them all.
        {0} can no longer log in, and their sessions end. The history stays.
        This erases the account of {0} and every trace of where they were. It cannot be undone.
        Erase {0}
        disabled
        open
        Floor plan
        Floor plan of {0}
        Edit the floor plan
        Edit the floor plan of {0}
        There is no floor plan yet that you may see. An admin uploads one on the page of a zone, under Places.
        There is no floor plan of {0} that you may see. An admin uploads one on the page of the zone.
        This zone has no floor plan yet. Choose a picture of it below; then place its rooms.
        Floor plans by zone
        People by room
        The zone is empty now.
        {0} people
        Picture of the floor plan
        PNG, JPEG or WebP, at most 1.4 MiB and 40 megapixels; a larger one is made smaller by JavaScript. What else is \
        in the file, such as where a photo was taken, is not kept.
        Upload
        Another picture
        Remove the floor plan
        The floor plan of {0} goes, with all that is placed on it. Rooms, scanners and beacons stay.
        Drag a thing, or press it and then its place. Arrow keys move what is focused, with Shift by less; Delete \
        takes it off the plan. A room has a round handle at each corner. Each change is saved at once.
        Or open a thing below and write where it is: 0 is the left or upper edge, 1 the right or lower one.
        Things of this zone
        This zone has no rooms yet. Create them on its page.
        on the plan
        not on the plan
        Place
        Now press its place on the plan.
        Saved.
        Not saved: there is no connection.
        Corner
        Point {0}, from the left
        Point {0}, from the top
        \troom\tRoom {1}\tscanner\tScanner {1}\tother\tBeacon {1}
        How pages look
        Language
        As my browser
        Colours
        As my device
        Light
        Dark
        Save
        Only my own pages
        All pages
        Register a device
        You own a device that you register: you see and control it, and decide who else may.
        Serial
        It stands on the label of the device.
        Registration code
        It works once. Leave it empty if an admin has just opened registration.
        Name of the device
        Leave it empty to keep the name that it has.
        Register
        Who is shown
        My groups ({0})
        How many on {0}
        Any moment of {0}
        The room was empty on that day.
        The highest count shown: {0}, at {1}.
        as the solid line
        as the dashed line
        The counts as a table
        At
        Book a room
        There is no room that you may book.
        No room is found.
        Day
        Seats
        Type of room
        Room, zone or description
        The day before
        The day after
        Whole day
        free
        taken
        yours
        closed
        over
        The clocks change on this day.
        (second time)
        My bookings
        Rooms on {0}
        free: book {0} from {1}
        \t=0\tno seats\tone\t1 seat\tother\t{0} seats
        Room {0} is empty
        Room {0} is occupied
        {0} is empty
        {0} people or more in {1}
        {0} people or fewer in {1}
        above {0}
        below {0}
        is {0}
        at {0}
        from {0} to {1}
        for {0}
        device {0}
        \thold\tdo nothing\tfire\tas if the condition were so
        \train\tRain (mm/h)\twind\tWind (m/s)\ttemperature\tTemperature (°C)
        \tyes\tyes\tno\tno\tunknown\tnot known
        \trun\tcommands were sent\tdry_run\tonly recorded\tnot_met\tthe condition besides was not met\theld\tnot known \
        whether the condition was met\tchain_too_long\ttoo many commands led to it
        Rules
        A rule sends commands when its condition is met. An unknown condition starts nothing.
        No rules yet.
        Rule
        When
        And only if
        Then
        State
        Started last
        at work
        only recorded
        turned off
        stopped: it started too often
        New rule
        There is no device yet that a rule could control.
        Choose what it is for.
        Any other rule
        Choose what starts it and what it does. More of both is added afterwards.
        Make the rule
        Close when it rains
        Close in wind over 12 m/s
        Close when a room is empty for 10 minutes
        Lamp on when the room is occupied
        Lamp off when a room is empty for 2 minutes
        Close in rain, in wind, or when a room is empty for 10 minutes
        Less heat when a zone is empty for 15 minutes
        More heat when a zone is occupied
        Temperature (°C)
        When the weather is not known
        Only record what it would do
        Look for a while at what it would have done, then put it to work.
        Each of these starts it by itself.
        Condition met
        Rule
        Part of a rule
        Order
        Add an order
        It started ten times in ten minutes and is stopped. Check it, then start it again.
        Start it again
        Try it
        When would it have started? The rule runs over at most seven days of the record. No command is sent.
        Try it
        It would not have started in that time.
        \tone\tIt would have started once.\tother\tIt would have started {0} times.
        When it started
        It has not started yet.
        No conditions.
        Condition
        Is so
        Since
        For long enough
        What is missing
        Change the rule
        Delete the rule
        What it did stays in the history of the devices.
        Saved questions
        Name
        All admins see it. A query of the same name is replaced. Do not name people: the query stays when a person is \
        erased.
        Saved
        Save a question
        No question is saved. Save one that you ask often.
        Run “{0}”
        Delete “{0}”
        The saved question “{0}” goes, for all admins.
        Scanners
        Scanner
        There are no scanners yet. Create one for each room and start rollcall-node there with its token.
        Scanner or room
        all
        Radio
        Version
        Clock ahead by
        Waiting batches
        Free disk
        New scanner
        Name of the scanner
        Labels
        One in each line, such as floor-2. Settings may be made for all scanners with a label.
        All scanners
        What waits on its disk
        Settings
        The scanner has not reported this yet. Start its program.
        This scanner is no longer in use.
        Adapter
        Reports per second
        Last report
        Restarts / resets
        Lost reports
        Size
        Oldest batch
        Batches given up
        Batches set aside
        Error of the disk
        Setting
        Value
        Decided by
        Edit the scanner
        New token
        Make a new token
        Delete the scanner
        On the scanner's computer, store the token in a file: run this, paste the token, press Enter and Ctrl-D.
        Name the server and this file in /etc/rollcall/node.json (server, token_file). Then start the program:
        Scanner {0}
        The old token of {0} ends at once. The scanner is silent until it has the new one.
        This deletes the scanner {0}, and its token ends. If it has reported, it is taken out of use.
        \tone\t1 scanner was never started: start rollcall-node on its computer with its token.\tother\t{0} scanners \
        were never started: start rollcall-node on their computers with their tokens.
        \talive\tworking\tquiet\tsilent\tother\tnever started
        \tstarting\tstarting\tscanning\tlistening\tquiet\tlistening, hears \
        nothing\trecovering\trecovering\tfailed\tout of order\tother\toff
        Schedules
        Schedules of {0}
        Schedule
        A schedule of {0}
        Make and change schedules
        At these times the device gets a command automatically, by the school's clocks.
        Choose what it is to do. Add further conditions afterwards.
        Seconds it may be late
        From 0 to 3,600. What is later is missed, and not done.
        Change the schedule
        Results
        Due
        It has not been due yet.
        Without a first day
        Without a last day
        Delete the schedule
        Its results are deleted too. The commands stay in the history of the device.
        {0}. From
        {0}. Days
        No schedules.
        When
        Next
        Last
        turned off
        New schedule
        Make the schedule
        Time
        07:30, or sunrise, sunset, sunset-30 for 30 minutes before it.
        Days
        First day
        Last day
        Every day
        from {0}
        until {0}
        on a condition
        \tmon\tMon\ttue\tTue\twed\tWed\tthu\tThu\tfri\tFri\tsat\tSat\tsun\tSun
        \tasked\ttold\tmissed\ttoo late, not done\tnot_met\tthe condition was not met\theld\tnot known whether the \
        condition was met\trefused\trefused
        at sunrise
        {0} min before sunrise
        {0} min after sunrise
        at sunset
        {0} min before sunset
        {0} min after sunset
        Remote access
        Phones find this server from outside though its address changes: it tells resolvers where it is, and a phone \
        that has read the code asks them.
        It speaks to no resolver yet. Name one below; its operator gives you an invitation.
        QR code with which a phone finds this server
        Code
        Found by
        \tserial\tcode, or serial number\tother\tcode alone
        Address
        Port from outside
        The port of the router that leads to this server.
        Devices here
        Resolvers
        One on a line, four at most, such as resolver.example.
        Resolver
        State
        Took the address
        Reaches the server
        There are no resolvers.
        Invitation
        From the operator of a resolver that does not know this server yet. It holds once.
        Change how it is found
        Another key
        Make a key
        The code changes: what is printed no longer leads here, and each phone has to read the new one.
        From outside nothing gets through. Have the router forward its port {0} (TCP) to this server.
        \taccepted\tknows the address\trefused\trefuses\tunreachable\tnot reached\tother\tbeing asked
        \tinvitation\tThe invitation is unknown, used, or too old.\tsignature\tIt does not know this server's key: \
        give an invitation.\tserial\tIt does not take the serial number.\tkey\tIt does not take the key.\tcounter\tIt \
        has seen a newer record.\taddress\tIt takes no private address: is this server on its own \
        network?\tslow_down\tIt asks for fewer updates.\tunavailable\tIt cannot write it down now.\tno_address\tIts \
        name leads to no address.\tno_answer\tIt does not answer.\tcertificate\tIts certificate is not \
        trusted.\tclosed\tIt closed the connection.
        Surveys
        A survey teaches the system how each room sounds: walk from room to room with a badge and a phone.
        There are no surveys yet. Take a badge and begin a walk.
        Walk a survey
        Badge
        Use
        being recorded
        in use
        set aside
        Ended
        All surveys
        Go on walking
        Use it
        Set it aside
        Delete the survey
        All that was heard on this walk goes, and the rooms sound to the system as before it.
        Doubtful scanners
        None: each scanner hears its own room best. After a walk this takes a moment; look again.
        Configured room
        Heard best in
        Louder by
        its own room not at all
        Survey {0}
        Which badge do you carry?
        Walks that were begun
        Your badges
        Badges found
        No person of that name carries a badge. Issue one on the person's page.
        Or whose badge is it?
        In which zone are you?
        Press the room in which you are. Walk about in it for a minute and a half, also where people sit.
        There are no rooms yet. Create them under Places first.
        On the way: what is heard now does not count.
        Nothing is recorded yet.
        came
        ✓ That is enough. Go on to the next room.
        Stay a minute and a half and walk about.
        Nothing is heard yet. Is the badge on, and do scanners run near this room?
        Look again
        I leave this room
        End the walk
        Packets
        Level
        With badge {0}
        ✓ {0} s
        Badge {0}, {1}
        Settings
        Setting
        Value
        A change holds
        at once, on all servers
        once this server is started again
        Yes
        not set
        set, and not shown
        Another value holds once the server is started again.
        Edited in the settings file on the server's machine.
        It takes effect immediately on all servers.
        It holds once this server is started again.
        Back to the default
        One on each line.
        There are no settings. Ask the operator of the server.
        Query
        Run one statement in SQL that only reads, for at most five seconds. That you did so is written down.
        It reads from:
        Statement
        Run
        Result
        The statement found no rows. Change it and run it again.
        There are more rows. Narrow the statement down to see them.
        As CSV, to be copied
        \tone\t1 row\tother\t{0} rows
        Doors
        You are not seen at a door that you may open.
        You are near this door.
        \t=0\tNo door\tone\t1 door\tother\t{0} doors
        near you
        Hold your badge near the door.
        My attempts to unlock
        One-time code
        Presence at this door cannot be checked now. Enter a code of your authenticator instead.
        Set up one-time codes
        Reason, in place of a code
        For admins. It is kept with the attempt.
        Door
        All doors
        There is no door that you may open.
        not now
        You may not open this door now.
        Name or room
        Lock
        Leads to
        Lock
        Door
        Open
        Open
        Not open
        Try the door
        Open {0}
        \t=0\tNo other door\tone\t1 more door\tother\t{0} more doors
        It locks again at {0}.
        It was open until {0}.
        \tnew\tnot activated\taway\taway\tlocked\tlocked\tunlocked\tunlocked\tjammed\tjammed\tother\tunknown
        \topen\topen\tother\tclosed
        Attempts to unlock
        Each attempt to open a lock, granted or not. That you look is written down.
        There are no attempts.
        Each time you tried to open a door, and what came of it.
        Right
        Presence
        Took
        Result
        Person no.
        Lock
        open hours
        an erased person
        not asked for
        not seen at the door
        seen at the door
        presence unavailable: no scanner at the door reported
        presence unavailable: outside the lawful hours
        presence unavailable
        \t=0\tNo attempts\tone\t1 attempt\tother\t{0} attempts
        \tbadge\tthe badge was heard {1} s before\tclient\tthe phone reported {1} s before\tother\theard in a room at \
        the door {1} s before
        {0} ms
        Reason given: {0}
        \trefused\tIt was not granted.\tasked|challenged\tThe lock is being asked.\tresponded\tThe lock received the \
        command to open.\topened\tThe door was unlocked.\tdenied\tThe lock refused to open.\tjammed\tThe bolt is \
        stuck.\ttimed_out\tThe lock did not answer, and stayed locked.\tother\tThe lock received the command to open \
        and did not report the result.
        \trefused\tnot granted\tasked|challenged|responded\tunder way\topened\tunlocked\tdenied\trefused by the \
        lock\tjammed\tjammed\ttimed_out\tno answer\tother\tunconfirmed
        \tno_right\tNo right to open this door.\tnot_seen\tNot seen at the door.\tblind\tPresence at the door could \
        not be checked.\toutside_hours\tThe right to open this door holds at other times.\tweak_lock\tThe lock's \
        dialect is weak, and the school does not allow that.\tother\tThe first password is not changed yet.
        \tlevel\tby security level\tclearance\tby a clearance\tother\tby a booking
        \toverride\tan admin's reason in place of being seen\topen_hours\topen hours
        \tnot_active\tThe lock has no keys.\tdeaf\tThe lock had too many wrong messages, and listens again in 30 \
        seconds.\tbusy\tToo many open it at once.\tover|replayed|unknown_attempt\tThe lock does not know this attempt \
        any more.\texpired\tIt came too late.\twrong_proof|wrong_response\tThe keys of lock and server \
        differ.\tnot_ready\tIts button was not pressed.\twrong_dialect\tIt speaks another dialect.\tno_answer\tThe \
        lock did not answer in time.\tdevice_away\tThe lock is not connected.\trestarted\tThe server was started anew \
        meanwhile.
        Webhooks
        Alerts are sent to these addresses as they open and close.
        Alerts are sent nowhere. Name an address below to have them sent there.
        New webhook
        Address (URL)
        An address that begins with https:// and is reached on the internet.
        What it is for
        Kinds of alerts
        Least severity
        Send a heartbeat every five minutes
        Messages are sent
        How it stands
        switched off by an admin
        switched off, since its receiver wants no more messages
        nothing was sent yet
        last arrived
        last failed
        Send a test
        Make another secret
        Give the receiver the new secret within 24 hours. Until then both hold.
        Delete this webhook
        The webhook goes, with its secret and all its deliveries. Alerts are no longer sent there.
        Secret of the webhook
        Give this to the receiver, who verifies messages with it. It is shown now only.
        Deliveries
        No messages are found. Send a test from the page of a webhook.
        Message
        Attempts
        Answer
        tried again
        What is sent
        Deliver again
        Webhook {0}
        \tone\t1 message waits\tother\t{0} messages wait
        One kind on each line; leave empty for all. The kinds are: {0}.
        Now
        Name, address or room
        No badge has been heard yet. People appear here when scanners hear their badges.
        No matches.
        Person
        State
        Room
        Zone
        Since
        Last heard
        Role
        \tstudent\tstudent\tstaff\tstaff\tvisitor\tvisitor\tother\tadmin
        Known by
        At
        Show
        Back to now
        Last known in
        Why?
        Likeliest rooms
        What is heard
        their phone
        this scanner is quiet now
        Visits
        From
        To
        Entered
        Left
        Ended
        still there
        There are no visits in this time.
        Pages of the list
        Table
        Room {0}
        \t=0\tNo people\tone\t1 person\tother\t{0} people
        scanner {0}
        Visits of {0}
        \tpresent\tpresent\tleft\tleft\tother\tunknown
        \tmoved\twent to another room\tleft\tleft the building\tother\twas no longer heard
        \tclient\tphone\tperson\ta person's statement\tother\tbadge
        {0} %
        The evidence is clear.
        It is likely.
        It may be another room.
        The room is empty.
        The room is empty, or you may not see the people in it.
        \tproximity_uuid\tThe proximity UUID of room beacons and badges whose keys are assigned from now \
        on.\tsighting_days\tDays that sightings are kept; longer, up to spool_days, while a scanner may still hold \
        some of that day.\tspool_days\tDays that a node may hold sightings back, and that they are taken in; a freed \
        key rests as long.\ttime_zone\tThe IANA time zone that lawful hours, days and lessons \
        follow.\tvisit_days\tDays that visits and changes of whereabouts are kept.\taudit_days\tDays that the audit is \
        kept.\tbatch_days\tDays that a batch of sightings is known by its number; sent again later it is taken for \
        new.\tlawful_mon|lawful_tue|lawful_wed|lawful_thu|lawful_fri|lawful_sat|lawful_sun\tHours of that day, on the \
        school's clocks, in which people may be recorded: such as 07:30-16:00, or none.\tsession_idle_minutes\tMinutes \
        without a request after which a session ends.\tsession_hours\tHours after which a session ends in any \
        case.\tclaim_code_hours\tHours within which a claim code has to be used.\tconfirm_minutes\tMinutes for which a \
        session is confirmed once the password was shown again.\ttotp_required\tWhether staff and admins need a second \
        factor to log in.\tunlock_days\tDays that attempts to open locks are kept, and when their doors stood \
        open.\tsite_key\tThe school's own part of MQTT topics. Devices must be set up again after a \
        change.\tlatitude\tDegrees north of the equator, for sunrise and sunset; below 0 for south; or \
        none.\tlongitude\tDegrees east of Greenwich, for sunrise and sunset; below 0 for west; or \
        none.\tallow_weak_locks\tWhether locks of the dialect aes128 may be used, whose key crosses the \
        wire.\tbooking_step\tMinutes of the clocks at whose multiples bookings of rooms begin and \
        end.\tbooking_longest\tMinutes that a booking of a room may last.\tbooking_ahead\tDays ahead that a room may \
        be booked.\tbooking_open\tBookings to come, or running, that one person may have.\tserver.host\tThe address to \
        listen on.\tserver.port\tThe port to listen on.\tserver.insecure\tWhether unencrypted HTTP and MQTT are \
        allowed beyond this machine.\tserver.tls.certificate\tThe PEM file with the TLS certificate \
        chain.\tserver.tls.key\tThe PEM file with the private key of the TLS \
        certificate.\tserver.trusted.proxies\tAddresses of proxies whose X-Forwarded-For and X-Forwarded-Proto are \
        accepted.\tserver.hosts\tHost names to accept requests for, besides the addresses the server listens \
        on.\tserver.webhook_allow\tPrivate addresses, and addresses over plain HTTP, to which webhooks may be \
        sent.\tserver.database.url\tThe URL of an external database, instead of the private \
        cluster.\tserver.report.database.url\tThe URL of the same database for simple.query, with the role \
        rollcall_report.\tserver.mqtt.url\tThe URL of an external MQTT broker for devices, instead of the private \
        one.\tserver.mqtt.port\tThe port of the private MQTT broker on this machine.\tserver.mqtt.listen\tThe external \
        address of the private MQTT broker.\tserver.resolver.servers\tResolvers to which the server reports its \
        address, so that clients can find it.\tserver.resolver.invitation\tThe invitation with which to register, from \
        the operator of the resolver.\tserver.resolver.serial\tThe serial number under which to register at resolvers, \
        instead of the MAC address.\tserver.resolver.port\tThe port at which clients reach the server from \
        outside.\tserver.resolver.findable\tHow resolvers find the server: by serial (and by code), or by code \
        only.\tserver.resolver.ca\tThe PEM file with the authority that signed the resolvers' certificates, instead of \
        the system's.\tserver.limit.session\tThe maximum number of requests per second from one \
        session.\tserver.limit.scanner\tThe maximum number of requests per second from one \
        scanner.\tserver.limit.scanner_sightings\tThe maximum number of sightings per second from one scanner; five \
        times that in a burst.\tserver.limit.address\tThe maximum number of requests per second from one address \
        without a login.\tserver.limit.connections\tThe maximum number of simultaneous \
        connections.\tserver.limit.address_connections\tThe maximum number of simultaneous connections from one \
        address, which a whole school may share.\tserver.disk_reserve\tPercentage of the private database's disk to \
        keep free, by deleting the oldest sightings.
        Please log in.
        You are not allowed to do this.
        You are not allowed to see this.
        Re-enter your password first.
        That it is you is confirmed. Please type the password of this form again.
        The password is wrong.
        The user name or the password is wrong.
        The user name or the code is wrong, or the code has expired.
        There were too many wrong attempts. Please wait a moment.
        Too many passwords are being checked for you or your address.
        Too many people are logging in.
        The password has just been changed.
        Please choose a password of your own first.
        Change your own password with universal.change_password.
        Please give a one-time code, too.
        The one-time code is wrong, or was used before.
        The code is wrong, or no authenticator waits for one. Enrol one first.
        Please enrol an authenticator for one-time codes first.
        One-time codes are in use already.
        One-time codes are in use already. Remove them first.
        One-time codes are not in use.
        Remove your own one-time codes with universal.remove_totp.
        Another admin has to change your own e-mail address.
        This is the last admin. Make another one first.
        You have no session {0}.
        A secret cannot be read or kept now. An administrator finds why in the server's log.
        A scanner shows its token as '{0}'.
        The scanner's token is not valid. An admin can give it a new one.
        The radio of this scanner is out of order: it hears nothing.
        The radio of this scanner is out of order ('{0}'): it hears nothing.
        The radio of this scanner has been recovering for {0} min: it hears nothing.
        The radio of this scanner has been recovering for {0} min ('{1}'): it hears nothing.
        The radio of this scanner has been starting for {0} min: it hears nothing.
        The radio of this scanner has been off for {0} min: it hears nothing.
        The radio of this scanner says that it scans, and has heard nothing for {0} min.
        Unplug the adapter of the node and plug it in again. If it is built in, switch the node off and on.
        Look whether the adapter of the node is plugged in; `sudo dmesg | grep -i bluetooth` there says more.
        Plug the adapter in. `rollcall-node doctor` on the node lists those that are there: name it by its address.
        Stop what else uses the adapter, such as `sudo systemctl stop bluetooth` on the node, or unplug the adapter \
        and plug it in again.
        Run `sudo rfkill unblock bluetooth` on the node.
        This scanner hears nothing at all, while scanners near it hear badges that it should hear too.
        Hold a badge beside it. If it stays silent, unplug its Bluetooth adapter and plug it in again, or switch the \
        node off and on.
        Run `rollcall-node doctor` on the node: it says what to put right.
        The disk of this node has {0} MiB left.
        Free space on the disk of the spool before it is full.
        Free space on the disk of the spool, or make it writable again.
        The spool of this node is full and gave up {0} batches just now.
        Look why the node cannot reach the server, or give its spool more room (spool_bytes).
        This node set {0} batches aside that the server did not take.
        The node's log says why. After an upgrade it sends them again by itself.
        {0} s
        {0} min
        {0} h
        The clock of this node is {0} s ahead of the server's.
        The clock of this node is {0} s behind the server's.
        Let the node keep its time by NTP: `timedatectl set-ntp true`.
        Nothing was heard of this scanner for {0}.
        Look whether the node has power and network, and what `journalctl -u rollcall-node` says there.
        {0} of {1} scanners report late: their sightings move no person.
        The server, its database or the network cannot keep up; `rollcall health` says how they are.
        The spool used the number of a batch again for other sightings. They are stored too.
        Find out whether the node's disk was restored from an image: what was sent since is safe.
        The argument '{0}' is missing.
        The argument '{0}' must not be null.
        The argument '{0}' must be a string.
        The argument '{0}' must be true or false.
        The argument '{0}' must be a number.
        The argument '{0}' must be a whole number.
        The argument '{0}' must be an array.
        The argument '{0}' must be an object.
        The body is not a JSON object that can be read.
        The argument '{0}' cannot be read.
        The arguments cannot be read.
        A time is written as RFC 3339, such as 2026-09-01T08:30:00.000Z.
        Bytes are written as base64 (RFC 4648, section 4).
        The number is too large.
        A whole number from {0} to {1} is expected.
        One of '{0}' is expected.
        Expected text like {0}.
        A setting is true or false, a whole number, a text, or a list of texts.
        There is no such member.
        This is not a language tag, such as da.
        A value of the type {0} has no such member.
        The argument '{0}' must be from {1} to {2}.
        The argument '{0}' must not be more than '{1}'.
        The argument '{0}' must be one of '{1}'.
        The argument '{0}' must have at most 200 characters.
        The argument '{0}' must have {1} to {2} characters.
        The argument '{0}' must have 1 to {1} bytes.
        The argument '{0}' must have 1 to 20000 characters, and no NUL.
        The argument '{0}' must be an e-mail address.
        The argument '{0}' must not hold control characters.
        The argument '{0}' must have at least {1} different characters.
        The argument '{0}' is made of the e-mail address or of words for this place.
        The argument '{0}' is a password that many people use. Choose another.
        The argument '{0}' must differ from the current password.
        The argument '{0}' must name at most {1}.
        The argument '{0}' must hold at most {1}.
        The argument '{0}' says nothing.
        The argument '{0}' must not be negative.
        The argument '{0}' must be 64 lower-case hexadecimal digits.
        The argument '{0}' must not be after '{1}'.
        The argument '{0}' must not be after '{1}', nor in the future.
        The argument '{0}' must be HH:MM or YYYY-MM-DD HH:MM.
        The argument '{0}' lies in the past.
        The argument '{0}' is in the future.
        The argument '{0}' is too long before the heartbeat.
        Last-Event-ID, or '{0}', must be the id of an event.
        {0} instants are more than {1}. Ask for fewer rooms, a shorter time or a longer step.
        Give either the argument '{0}' or the argument '{1}'.
        Give either '{0}' or '{1}'.
        Give either '{0}' and '{1}', or '{2}'.
        Give '{0}' and '{1}' together.
        Give either '{0}', or '{1}' and '{2}', or neither.
        Give all of '{0}' and '{1}', or none to have keys assigned.
        An '{0}' goes with '{1}' and '{2}' only.
        Give either '{0}' or the person who carries the badge.
        An argument has a value that cannot be stored.
        A batch holds at most {0} sightings.
        A beacon was heard in the future, or too long ago to be of use.
        The argument '{0}' must be in ASCII, other characters percent-encoded or as '{1}' in the host.
        The argument '{0}' must begin with '{1}'.
        The argument '{0}' must not have a fragment.
        The argument '{0}' must not hold a user or a password.
        The argument '{0}' must name a host by a full name or by an address in the usual notation, such as 192.0.2.1 \
        or [2001:db8::1].
        The host of the argument '{0}' has an address that is not a public one, or is this server's own.
        Exceptions stand in '{0}' in the server's settings file.
        A time is such as 07:30, from 00:00 to 24:00.
        A time of day is such as 07:30, sunrise, sunset-30; minutes are at most 720.
        There is no day '{0}'.
        A time is such as 2026-09-01T14:00 on the school's clocks, 14:00 of today, or 2026-09-01T14:00:00+02:00.
        There is no badge {0}.
        No person carries the badge {0}.
        There is no badge {0} that is not lost.
        This badge is lost. Take it back first, once it is found.
        The badge is issued. Return it first.
        A room beacon or another badge with that UUID, major, minor and address is registered already.
        All keys of the majors reserved for badges are in use or still resting.
        This person carries no badge. Issue one first.
        The address '{0}' is a private one, which changes every few minutes. Leave '{1}' out: the keys tell which \
        badge it is.
        There is no survey {0}.
        The survey {0} is not being recorded.
        The survey {0} is still being recorded.
        Another survey is being recorded with this badge.
        The argument '{0}' is missing: in which room is the badge?
        The argument '{0}' is missing: which survey?
        This person carries the badges {0}. Give the one you walk with by its number.
        There is no booking {0}.
        This booking is over.
        This booking has begun: its beginning stays.
        You may not book this room.
        You have {0} bookings already that are not over.
        The room is booked at that time.
        A booking must begin before it ends.
        That time lies in the past.
        Bookings begin and end at steps of {0} minutes of the clock.
        A booking lasts at most {0} minutes.
        Rooms are booked at most {0} days ahead.
        The room cannot be booked at these hours.
        The room holds at most {0} people.
        The argument '{0}' does not exist: the clocks skip {1} of {2}.
        The argument '{0}' must lie before '{1}', at most 31 days.
        There is no such clearance.
        Each of '{0}' names one of the two: a person or a group.
        Hours of the argument '{0}' must begin before they end.
        This was said more than 12 hours ago.
        Correct the visits of that time instead.
        Who has left is in no room: leave '{0}' out.
        The argument '{0}' must be '{1}' or '{2}'.
        The argument '{0}' must be before '{1}'.
        The argument '{0}' is longer ago than visits are kept.
        Give '{0}', or all of '{1}' and '{2}'.
        Give either the argument '{0}' or a person.
        Give either '{0}' or some of '{1}' and '{2}'.
        There is no such visit.
        This visit still lasts. Say where they are, or that they left.
        A visit must end after it begins, and not in the future.
        The visit at that time was set by hand. Correct that visit.
        It would change a visit to a zone that you do not see.
        The writer gave no answer to a correction.
        There is no such device.
        You may see this device, and not tell it what to do.
        There is a device with this serial already.
        There is no such kind of device. `rollcall kinds` lists them.
        Give the reason why it may close unattended.
        Give the argument '{0}': why it may close unattended.
        Each of '{0}' needs a '{1}'.
        Each of '{0}' names one of the three: a person, a group or a zone.
        There is no such grant.
        A device has at most 300 grants. Give it to a group or a zone instead.
        There is no person '{0}'.
        The argument '{0}' must be made of letters, digits and . _ : -
        No device can be registered with this serial and this code.
        The room still has {0} devices. Move or delete them first.
        There is a kind '{0}' already.
        There is no kind '{0}'.
        The kind '{0}' comes with the server and stays.
        There are devices of this kind, in use or retired.
        There is no such command.
        The device is doing it already. Tell it to stop.
        This command has ended: it is '{0}'.
        The device has no command '{0}'.
        The command has no argument '{0}'.
        The argument '{0}' cannot be used. It has the wrong type.
        The argument '{0}' cannot be used. It is out of range.
        The argument '{0}' cannot be used. It lies between two steps.
        The argument '{0}' cannot be used. It is not one of the choices.
        The argument '{0}' cannot be used. It is too long.
        The argument '{0}' cannot be used. It is not a number.
        The argument '{0}' cannot be used. It has characters that cannot be shown.
        The device's dialect has no word for '{0}'.
        The device is obstructed. Only a person moves it again.
        No admin allowed schedules and rules to close this device.
        The device does not say that its sensor for obstructions works.
        No command, schedule or rule moves a lock. `universal.unlock` alone opens it.
        The argument '{0}' is given twice.
        The form is not UTF-8 text.
        The Content-Type must be application/json, or that of a form.
        The body is not a JSON object of plain values.
        You have several devices: name one by '{0}'.
        The login began no session.
        The token is not valid. Log in for another.
        The token is no longer valid. Log in for another.
        You have no device.
        '{0}':
        A name is a small letter and up to 31 more, digits or low lines.
        A label has 1 to 60 characters in each language.
        There are {0}, and at most {1} may be.
        The name '{0}' is there twice.
        A text may have 1 to 200 characters.
        There is no number named '{0}'.
        There is no property named '{0}'.
        There is no command named '{0}'.
        There is no argument named '{0}'.
        The highest value, {0}, is not above the lowest, {1}.
        A step is above 0, and at most as long as the range.
        A unit has 1 to 16 characters.
        There are 2 to 32 choices.
        A button has no place for the arguments of '{0}'.
        It names no number.
        Of what moves, some property says by `closed` at which value it is closed.
        A command takes 1 to {0} seconds.
        The property '{0}' is only reported.
        It has the value '{0}' and an argument; only one may be.
        A language is a tag such as en, da or de.
        A phrase has 1 to 60 characters.
        The phrase '{0}' does not say '{1}'.
        The phrase '{0}' is one of '{1}' too.
        It has the wrong type.
        It is out of range.
        It lies between two steps.
        It is not one of the choices.
        It is too long.
        It is not a number.
        It has characters that cannot be shown.
        The argument '{0}' is not an object of JSON.
        A kind has at most {0} bytes.
        It is missing.
        It is not understood.
        The document is not JSON.
        '{0}': {1}
        There is no such lock.
        A person has at most 300 clearances. Clear a group instead.
        A group has at most 1,000 clearances. Take one away first.
        A room has at most 2,000 clearances. Clear a group instead.
        There is no such person, or no such lock in use.
        You have no right to open this door.
        You may open this door at another time.
        This lock is too weak: the school does not allow its dialect.
        You are not seen at this door. Hold your badge near it.
        Presence at this door cannot be checked now. Give a one-time code.
        There were too many attempts at this lock. Please wait a moment.
        This device is another lock already.
        This device is not a lock.
        There is a lock of that name already.
        The lock has keys of this device and dialect. Reset it first.
        The door does not belong to this room.
        One of these scanners does not exist.
        The argument '{0}' must have at most {1} spans that begin before they end.
        The argument '{0}' must be 64 hexadecimal digits, as on the lock's label.
        The argument '{0}' must be the 16 characters on the lock's label.
        The lock was reset, or another activation of it began.
        The lock did not answer. Is it connected?
        The lock did not answer to the end. Is it connected? Press its button, and activate it again.
        The lock's key is not the one on the label.
        The activation code is not the one on the lock's label.
        The lock has keys already. Press the button on its inner side first.
        The lock speaks the other dialect.
        The lock had too many wrong messages. Try again in half a minute.
        The lock's answer is wrong: '{0}'.
        The key of such a lock must go over TLS or stay on this machine, and others could hear this broker.
        The server was started anew meanwhile. Try it again.
        The argument '{0}' must be the number of a lock.
        Ask for a challenge of this lock first.
        There is no such person.
        There is no such person: {0}.
        The e-mail address is taken.
        There is no group {0}.
        There is no group '{0}'. Create it first.
        There is a group of that name already.
        A group has just been deleted. Nothing was imported.
        There is no such muster.
        No muster is in progress. Start one first.
        A muster is in progress. Close it first.
        Name the person by '{0}'.
        The muster has {0} links already. End one first.
        There is no link {0}.
        The link has no phone {0}.
        This link has {0} phones already.
        There is no zone {0}.
        There is no zone '{0}'.
        There is no zone '{0}'. Create it first.
        There is a zone of that name already.
        All 59,999 major keys of zones are in use or still resting.
        The zone still has rooms, in use or retired, so it cannot be deleted.
        There is no room {0} in use.
        There is no room '{0}'.
        There is no room '{0}'. Create it first.
        There is no such room any more.
        There is a room of that number already.
        The room still has {0} scanners and {1} beacons. Move or delete them first.
        Room '{0}' is in zone '{1}', not in '{2}'.
        There is no door {0}.
        There is a door between these rooms already.
        A door joins two different rooms.
        There is no room beacon {0} in use.
        There is no room beacon with major {0} and minor {1}.
        A beacon or badge with that UUID, major, minor and address is registered already.
        The zone of room '{0}' is full: all 65,535 minor keys are in use or still resting.
        There is no plan of the zone '{0}'. Upload one first.
        There is no room {0} in use in the zone '{1}'.
        There is no scanner {0} in use in the zone '{1}'.
        There is no beacon {0} in use in the zone '{1}'.
        The argument '{0}' has more than 1.4 MiB. Send a smaller picture.
        The argument '{0}' has more than 40 megapixels. Send a smaller picture.
        The argument '{0}' is neither PNG nor JPEG nor WebP.
        The argument '{0}' is damaged, or not the whole picture.
        The argument '{0}' is a JPEG of a kind that browsers do not show. Send a PNG.
        The argument '{0}' is a moving picture. Send one that stands still.
        The argument '{0}' must hold at most 100 pairs for a room, and 1 for other things.
        The argument '{0}' must be pairs of numbers from 0 to 1.
        There is no scanner {0} in use.
        There is a scanner of that name already.
        There is no saved question '{0}'.
        There is nothing here.
        Requests go to POST /post.
        The request cannot be read.
        Request type '{0}' does not exist.
        This '{0}' was used for another request. Use a new one.
        There is no such form.
        This is not a form.
        The form cannot be read.
        The file is not text in UTF-8, UTF-16 or Windows-1252.
        There is no page at this address.
        Rollcall does not work below a path of a site: give it a name of its own, such as rollcall.school.example.
        Requests from other sites are refused.
        The body is nested more than {0} levels deep.
        The body is broken off or is not HTTP that can be read.
        The body of a request was broken off.
        The body has more than {0} bytes, which is the most here.
        The request took too long to arrive.
        The request names more than one host.
        The request names no host.
        The target of the request is not a path.
        The target of the request names another host than its Host header.
        This server does not answer for that host. An admin can add it to server.hosts.
        The path is too long.
        The Content-Type must be application/json.
        The headers of the request are too large.
        This is not HTTP that can be read.
        The text is not UTF-8.
        The text has one half of a surrogate pair without the other.
        The text has more than {0} combining marks in a row.
        The JSON is nested too deep.
        Try again in a moment.
        Try again later.
        Try again.
        Send it again.
        Too many requests.
        Too many requests are arriving at once.
        Too many listen to events already. Close another window first.
        Other statements are running.
        More comes than is stored.
        The server is busy.
        The server is stopping.
        The database is away.
        The database is busy.
        The database does not take this now.
        This server does not take reports now.
        This server does not own the presence engine, so that it cannot say why.
        It is not known yet how long requests of this scanner take.
        Another request is changing this.
        This took the database too long.
        This contradicts what is stored already.
        Something went wrong in the server. Its log says what, under {0}.
        The reply is of another type.
        The writer has no receipt of a batch.
        The writer gave no answer to a batch.
        The writer gave no answer to a client's report.
        The writer gave no answer to an erasure.
        This path takes {0} requests only.
        The field '{0}' of the address is not a known value.
        The field '{0}' of the address is not a valid time.
        The field '{0}' of the address is not a whole number.
        PostgreSQL refuses the statement: {0} (SQLSTATE {1})
        There is no schedule {0}.
        The person who made this schedule was erased. Edit it to resume it.
        There is no rule {0}.
        There are at most 500 rules. Delete one first.
        A device has at most 100 schedules. Delete one first.
        A person has at most 300 schedules. Delete one first.
        There is no device {0}.
        There is a rule of that name already.
        The rule would start itself: '{0}'.
        A rule of the database cannot be read.
        A schedule of the database cannot be read.
        You may not see a room, zone or device that '{0}' names.
        The argument '{0}' must have at least one day.
        The argument '{0}' must not lie before '{1}'.
        The argument '{0}' must lie before '{1}', at most seven days.
        The argument '{0}' must be a time of the last half hour.
        Give at least one of '{0}' and '{1}'.
        The argument '{0}' names a property '{1}' that the kind '{2}' does not have.
        The argument '{0}' compares '{1}' with what it cannot be.
        The argument '{0}' compares '{1}' with a number, which it is not.
        The argument '{0}' does not belong to '{1}'.
        The argument '{0}' must name either a room or a zone.
        The argument '{0}' must have one of equals, above and below.
        The argument '{0}' must have 1 to {1} conditions.
        The argument '{0}' must have 1 to {1} commands.
        The argument '{0}' must have at_least from 0 to at_most.
        The argument '{0}' must have at_least or at_most.
        The argument '{0}' cannot be a program.
        The argument '{0}' must have a finite number.
        The argument '{0}' must be at most {1} levels deep.
        The argument '{0}' must have either '{1}' or one condition at each level.
        It is outside the hours in which it may be known who is where.
        No scanner stands in room '{0}'.
        A scanner in room '{0}' does not listen.
        Nothing is known of {0} who were last in room '{1}'.
        The room or zone is not there any more, or has no rooms.
        The device '{0}' is away or has not said how it is.
        There was no report of it for half an hour.
        The settings latitude and longitude do not say where the school is.
        It must hold for {0} s more.
        There is no setting of that name.
        The argument '{0}' is missing: a setting of the school always has one.
        The setting '{0}' must be true or false.
        The setting '{0}' must be a whole number from {1} to {2}.
        The setting '{0}' must be a UUID.
        The setting '{0}' must be hours that begin before they end, such as 07:30-16:00 or 00:00-24:00, or none.
        The setting '{0}' must be degrees from {1} to {2} such as 55.68, or none.
        The setting '{0}' must be 1 to 32 small letters and digits.
        The setting '{0}' must be an IANA time zone, such as Europe/Vienna.
        PostgreSQL does not know this time zone.
        The setting '{0}' is edited in the settings file on the server's machine.
        This server was started without a settings file. Start it with --config FILE.
        The setting '{0}' is of another kind.
        The settings file cannot be written. The server's log says why.
        The command line or the environment of this server sets '{0}' already.
        A server could not start with this: {0}
        A TLS certificate goes with its key. Give both --tls-certificate and --tls-key.
        The port {0} is not from 0 to 65535. Choose another with --port.
        The disk reserve of {0} % is not from 0 to 90. Leave it out for the usual 10.
        The trusted proxy '{0}' is neither an IP address nor a range of them. Write 10.0.0.7 or 10.0.0.0/8.
        The host '{0}' is not the name of a host. Write rollcall.school.example, without a port.
        The entry '{0}' of webhook_allow is neither a host nor an address nor a range of them.
        Write hook.school.example, 10.0.0.7, 10.0.0.0/8 or http://10.0.0.7:9000.
        The port {0} of MQTT is not from 0 to 65535. Choose another with --mqtt-port.
        A station speaks to at most four resolvers. Leave some out of resolver.servers.
        The resolver '{0}' is not a host. Write resolver.example or resolver.example:8129.
        The serial number '{0}' cannot be used. Give 1 to 64 printable characters of ASCII as resolver.serial.
        The port of resolver.port is not from 1 to 65535. Leave it out for the server's own.
        The setting resolver.findable is neither serial nor code. Leave it out for code.
        The argument '{0}' must name at most {1} resolvers, such as resolver.example or 192.0.2.1.
        The argument '{0}' is not an invitation, which has {1} letters and digits.
        Only a private broker listens where --mqtt-listen says. Leave out --mqtt-url.
        The broker cannot listen on '{0}'. Write 0.0.0.0 or 0.0.0.0:8883 as --mqtt-listen.
        Plain MQTT on {0} would send passwords and commands in the clear.
        Plain MQTT to '{0}' would send passwords and commands in the clear.
        Write mqtts:// in --mqtt-url, or say --insecure.
        A limit is not from 1 to 1000000. Leave it out for the usual one.
        There is no alert {0}.
        Alert {0} is closed already.
        Alerts of this kind have no threshold.
        There is no webhook {0}.
        There are {0} webhooks already.
        Webhook {0} is disabled. Enable it first.
        There is no delivery {0}.
        This server has no login for reports; see the setting '{0}'.
        The statement takes more than 5 seconds.
        A row of the result has more than 10 MB.
        The database role for reports has too many privileges. The server's log lists them.
        Give --tls-certificate and --tls-key, or say --insecure.
        Nothing was imported: the table has 1 problem, which a dry run lists.
        Nothing was imported: the table has {0} problems, which a dry run lists.
        Nothing was imported: the table has more than {0} problems, which a dry run lists.
        The first is on line {0}:
        The first is on line {0}, column '{1}':
        The cell must name at most {0} groups.
        The cell must have 1 to {0} characters.
        The cell must have 1 to {0} bytes.
        The cell must be an e-mail address.
        The cell must not hold control characters.
        The address is that of line {0}, too.
        The row has more cells than the header.
        The row is too long.
        A quote is opened that nothing closes.
        A quote stands in the middle of a cell; it has to be doubled there, and the cell to be quoted.
        A blank stands between a separator and a quote; it has to go.
        What follows was not read.
        The table is empty. It needs email, first_name, last_name, groups.
        The column is passed over.
        The table is read as users.csv of OneRoster.
        The row is passed over: its role is not that of a student.
        The row is passed over: the student is not active any more.
        The row is passed over: the student has no e-mail address.
        The table has {0} students; at most {1} are imported at once.
        The table names more than {0} groups.
        The first line has no such column.
        The column is there twice.
        There are more problems than the {0} listed here.
        No client and no scanner has heard this beacon for {0} lawful days.
        Look whether it has power and still hangs in its room. If it is gone, delete it.
        A badge of this person is heard in two places, {0} doors apart. One badge does not explain that.
        A badge of this person went through {0} doors faster than a person walks.
        Ask the person where they are. If the badge was copied, take it back and issue another one.
        This scanner hears a beacon with a UUID of the school and the keys {0}, which nothing here has.
        This scanner hears a beacon with the keys {0}, which nothing here has.
        {0}, the same bytes the other way round, is registered.
        If it is that badge, register it with major {0} and minor {1}.
        Look for it near the scanner. If it is yours, register it: `rollcall beacons create --help`.
        The database refuses the whereabouts or visits of this person. Sightings of them are stored.
        The server's log says which rule is broken. It tries again each minute.
        The receiver wants no more messages (status 410): the webhook is disabled.
        {0} (status {1})
        {0} attempts in a row failed. Reason of the last: {1}.
        Delete it, or enable it again: `rollcall webhooks edit {0} --enabled`.
        Look at its receiver. `rollcall webhooks deliveries --webhook {0}` shows what failed.
        The last backup was made {0} days ago.
        No backup was made in the {0} days that there should be one.
        Run `rollcall-server backup FILE` each day, and keep the files on another machine.
        The disk of the database is full: nothing is kept.
        Make room on the disk of PostgreSQL. Nodes keep what they hear until then.
        The database waits for a synchronous standby that is gone: nothing is kept.
        Start the standby again, or take it out of synchronous_standby_names and reload PostgreSQL.
        The database answers and keeps nothing.
        Read the log of PostgreSQL: its disk may hang, or it may be a standby.
        The database does not answer.
        Look whether PostgreSQL runs, and read its log.
        The disk of the database is full. Nothing can be stored until there is space on it.
        The disk with the database has {0} MB of {1} MB free, less than {2} %.
        The oldest days of sightings are deleted to make room.
        Make room on the disk, or keep less: rollcall config set sighting_days.
        The door of this lock opened though it was locked.
        Look who is there, and whether the door is whole.
        The door of this lock has been open for {0}.
        Close it, or look whether its contact is in order.
        The bolt of this lock does not move.
        Look what holds the bolt, and whether the door hangs right.
        The battery of this lock has {0} % left.
        Change the battery.
        This lock has not been connected for {0}.
        Look whether it has power and network, and whether the broker runs. A mechanical key opens it.
        {0} attempts to open this lock were denied within a minute.
        {0} attempts of this person to open a lock were denied within a minute.
        The record of attempts says why each was denied. Look who is at the door.
        A response to this lock was replayed.
        This lock got a response to an unknown attempt.
        This lock had a response with a wrong proof.
        A message in the name of this lock had a wrong proof.
        Messages are altered on their way through the broker. Check its logins, and activate the lock again.
        The rule '{0}' started {1} times in ten minutes. It starts nothing more.
        `rollcall rules explain {0}` shows why. `rollcall rules edit {1} --enabled` begins it anew.
        Something is in the way of device {0}: it halted.
        Look at it and clear the way; then let a person move it.
        No resolver has taken this server's address for {0} min: who looks for it from outside no longer finds it.
        `rollcall station` says what each resolver answers; look whether the server reaches them.
        The disk of this node takes nothing ({0}). What it hears waits in memory.
        """)

    private static let danish = Catalogue(
        """
        Min konto
        Hvor jeg er logget ind
        Program
        Adresse
        Begyndt
        Sidst brugt
        Slutter
        Handling
        denne
        Afslut
        ukendt
        Du er ikke logget ind nogen steder. Log ind for at se det her.
        Log ud alle steder
        Gør det, hvis du har mistet en enhed, eller hvis du ser et login, som ikke er dit.
        Adgangskode og koder
        Skift adgangskode
        Slå engangskoder til
        Slå engangskoder fra
        Derefter er din adgangskode nok til at logge ind. Dine gendannelseskoder forsvinder også.
        Fra din godkendelsesapp, eller en af dine gendannelseskoder.
        Slå fra
        Hvad administratorer har ændret ved min adgang
        Intet, som du ikke har læst.
        Jeg har læst det
        Spørg kontoret, hvis du ikke har ventet en ændring.
        \tpassword\tsatte en anden adgangskode\ttotp_removed\tfjernede dine engangskoder\tclaim_code\tudstedte en \
        kode, som overtager din konto\temail\tændrede din e-mailadresse\tclassification\tændrede din \
        rolle\tdisabled\tlukkede din konto\tenabled\tåbnede din konto igen\tzones\tændrede de zoner, som du må \
        se\tgroups\tændrede de grupper, som du må se
        \tscanner_silent\tEn scanner er tavs\tradio_failed\tEn scanners radio virker ikke\tscanner_deaf\tEn scanner \
        hører intet, mens andre gør\tnode_disk\tEn scanners disk er fuld\tspool_dropping\tEn scanner opgiver gamle \
        observationer\tbatch_set_aside\tEn scanner har lagt observationer til side\tspool_rolled_back\tEn scanner \
        tæller igen fra et gammelt nummer\tclock_off\tEn scanners ur går forkert\tscanners_late\tMange scannere melder \
        for sent\tbeacon_unheard\tEn lokalesender høres ikke\tbadge_twice\tEn brik er to steder på én \
        gang\tbadge_too_fast\tEn brik bevæger sig hurtigere end et menneske\tunknown_badge\tEn ukendt brik \
        høres\trecord_broken\tEn persons ophold kan ikke skrives\tdatabase_stuck\tDatabasen gemmer \
        intet\tdisk_low\tServerens disk er næsten fuld\tbackup_old\tDen seneste sikkerhedskopi er \
        gammel\tdevice_obstructed\tEn enhed er spærret\trule_stopped\tEn regel startede for \
        ofte\tstation_unreachable\tIngen resolver ved, hvor serveren er\twebhook_failing\tEn webhook kan ikke \
        leveres\tunlock_denied\tMange forsøg på at låse op afvises\tdoor_forced\tEn dør blev åbnet, selv om den var \
        låst\tdoor_held\tEn dør står åben\tlock_jammed\tEn lås sidder fast\tlock_battery\tEn lås' batteri er næsten \
        tomt\tlock_silent\tEn lås er væk\tlock_forgery\tNogen forfalsker en lås' beskeder
        Advarsler
        Alt er i orden. Når noget er galt, kommer det frem her.
        Ingen advarsler fundet. Vælg en anden tilstand eller art.
        Art
        Alle
        åben
        lukket
        Åben siden
        Lukket
        sidst meldt
        Om
        Lokaler
        Passes af
        Bemærkning
        Højst 500 tegn. Et tomt felt lader bemærkningen stå.
        Jeg tager mig af den
        Luk
        Varer årsagen ved, meldes advarslen igen ti minutter senere. Et tomt felt lader bemærkningen stå.
        Arter af advarsler
        Ændringer her gælder på alle servere inden for sekunder. Åbne advarsler beholder deres alvor.
        Meldes
        Alvor
        Meldes fra
        forbliver åben, til nogen lukker den
        Der er ingen arter af advarsler. Spørg den, der driver serveren.
        \tone\tmeldt én gang\tother\tmeldt {0} gange
        \tseconds\tsekunder\tdays\tdage\tlawful days\tdage, hvor der må registreres\tMiB free\tMiB ledige\tseconds a \
        door\tsekunder pr. dør\tattempts a minute\tforsøg pr. minut
        \tcritical\tkritisk\twarning\tadvarsel\tinfo\ttil orientering
        \tscanner\tscanner\tbeacon\tlokalesender\tperson\tperson\twebhook\twebhook\tother\tserveren
        Meldes fra, i {0}
        Log
        Hvem gjorde hvad, ved hvem og hvornår. Det bliver også skrevet ned, at du ser på det.
        Ord
        Hvad der blev gjort
        Gjort af person nr.
        Om person nr.
        Hvem det handlede om
        Enkeltheder
        alle
        ingen logget ind
        Ingen poster fundet. Søg bredere, eller over længere tid.
        scanner {0}
        hjælper, telefon {0}
        og {0} flere
        1.000 poster eller flere
        \tone\t1 post\tother\t{0} poster
        \tlogin\tloggede ind\tlogin_refused\tblev afvist ved login\tlogout\tloggede ud\trequest_refused\tbad om noget, \
        de ikke må\tsession_confirmed\tviste adgangskoden igen\tpassword_changed\tskiftede en \
        adgangskode\tclaim_code_issued\tudstedte en kode til en konto\taccount_claimed\tovertog en \
        konto\ttotp_enrolled\tslog engangskoder til\ttotp_removed\tslog engangskoder fra\tperson_created\toprettede en \
        konto\tperson_edited\trettede en konto\tstudents_imported\tindlæste en tabel med \
        elever\tperson_erased\tslettede en person\tperson_zones_edited\tændrede, hvem der må \
        ses\tbadge_issued\tudleverede en brik\tbadge_returned\ttog en brik tilbage\twhereabouts_corrected\tsagde, hvor \
        en person er\tvisit_corrected\trettede et besøg\tbadge_lost\tnoterede en brik som tabt\tbadge_found\tfandt en \
        tabt brik\tgroup_created\toprettede en gruppe\tgroup_edited\trettede en gruppe\tgroup_deleted\tslettede en \
        gruppe\tmuster_started\tbegyndte en brandøvelse\tmuster_ticked\tkrydsede en person af i en \
        brandøvelse\tmuster_edited\trettede en brandøvelse\tmuster_closed\tafsluttede en \
        brandøvelse\tmuster_link_created\tlavede et link til hjælpere\tmuster_link_opened\tkom ind med et link til \
        hjælpere\tmuster_link_ended\tafsluttede et link til hjælpere\tzone_created\toprettede en \
        zone\tzone_edited\trettede en zone\tzone_deleted\tslettede en zone\troom_created\toprettede et \
        lokale\troom_edited\trettede et lokale\troom_deleted\tslettede et lokale\tclearance_edited\trettede, hvem der \
        må gå ind i et lokale\troom_booked\tbookede et lokale\tbooking_edited\trettede en \
        booking\tbooking_cancelled\taflyste en booking\tdoor_created\toprettede en dør\tdoor_edited\trettede en \
        dør\tdoor_deleted\tslettede en dør\tbeacon_created\toprettede en lokalesender\tbeacon_edited\trettede en \
        lokalesender\tbeacon_deleted\tslettede en lokalesender\tscanner_created\toprettede en \
        scanner\tscanner_edited\trettede en scanner\tscanner_deleted\tslettede en scanner\tplan_edited\trettede en \
        plantegning\tthings_placed\tsatte ting på en plantegning\tfleet_edited\tændrede, hvad scannere \
        gør\tsurvey_started\tbegyndte at opmåle et lokale\tsurvey_paused\tsatte en opmåling på \
        pause\tsurvey_stopped\tafsluttede en opmåling\tsurvey_used\ttog en opmåling i brug\tsurvey_set_aside\tlagde en \
        opmåling til side\tsurvey_dropped\tkasserede en opmåling\tkind_created\toprettede en slags \
        enhed\tkind_deleted\tslettede en slags enhed\tdevice_created\toprettede en enhed\tdevice_edited\trettede en \
        enhed\tdevice_deleted\tslettede en enhed\tdevice_registered\tregistrerede en enhed\tdevice_commanded\tsagde \
        til en enhed, hvad den skulle gøre\tlock_created\toprettede en lås\tlock_edited\trettede en \
        lås\tlock_deleted\tslettede en lås\tlock_activated\taktiverede en lås\tlock_reset\tglemte nøglerne til en \
        lås\tunlock_overridden\tåbnede en dør, hvor ingen kunne ses\tschedule_created\toprettede en plan for en \
        enhed\tschedule_edited\trettede en plan for en enhed\tschedule_deleted\tslettede en plan for en \
        enhed\trule_created\toprettede en regel\trule_edited\trettede en regel\trule_deleted\tslettede en \
        regel\trule_tried\tprøvede en regel på optagne dage\tlooked_at_rule\tså på, hvorfor en regel gør \
        noget\tweather_reported\tmeldte vejret\tcommand_cancelled\ttrak en ordre tilbage\talert_acknowledged\ttager \
        sig af en advarsel\talert_closed\tlukkede en advarsel\talert_kind_edited\tændrede, hvilke advarsler der \
        meldes\twebhook_created\toprettede en webhook\twebhook_edited\trettede en webhook\twebhook_deleted\tslettede \
        en webhook\twebhook_tested\tprøvede en webhook\twebhook_redelivered\tfik en meddelelse leveret \
        igen\tstation_edited\tændrede fjernadgangen\tconfig_written\tændrede en indstilling\tlooked_at_location\tså, \
        hvor en person er\tlooked_at_history\tså, hvor en person har været\tlooked_at_room\tså, hvem der er i et \
        lokale\tlooked_at_whereabouts\tså på listen over personer\tlooked_at_occupancy\tså, hvor mange der var i \
        lokaler\tlooked_at_unlocks\tså, hvem der åbnede døre\tlooked_at_muster\tså på en \
        brandøvelse\tlooked_at_corrections\tså på rettelser\tlooked_at_bookings\tså på bookinger af \
        lokaler\tlooked_at_alerts\tså på advarsler om personer\twatched_events\tfulgte personers bevægelser \
        direkte\texported_person\teksporterede alt om en person\texported_own\teksporterede alt om sig \
        selv\tqueried\tlavede et udtræk over alle\tquery_saved\tgemte et spørgsmål\tquery_deleted\tslettede et gemt \
        spørgsmål\tlooked_at_audit\tså på loggen
        Hvilke brikker
        Nummer, nøgler eller person
        Sidst båret af
        Kom tilbage
        Tabt siden
        Hørt siden
        Hørt igen
        \tissued\tBåret\tfree\tLedige\tother\tTabte
        Brik {0} er tabt
        Brik {0} er fundet
        \tissued\tIngen bærer en brik. Udlever en på en persons side under {1}.\tfree\tIngen brik venter på at blive \
        udleveret. En, der tages tilbage, står her.\tother\tIngen brik er tabt. Sker det, så notér det ved brikken; så \
        udleveres den ikke igen.
        \tone\t1 brik\tother\t{0} brikker
        Personen har ingen brik. Udlever en.
        Udleveret
        Udlever en brik med nøgler, som serveren tildeler
        Udlever en brik, der kom tilbage
        Udlever en brik, der er købt andetsteds
        Udlever brikken
        Brikkens nummer
        Som det stod hos personen, der havde den.
        Zoner, hvor de ser alle
        Disse vises, når du har skrevet din adgangskode igen.
        Vis zonerne
        Tilføj en zone
        Der er ingen: de ser kun medlemmer af deres grupper. Tilføj en zone.
        Tag brik {0} tilbage
        Fjern {0}
        Beacons
        Der er ingen beacons endnu. Opret en for hvert lokale, hvor telefoner skal vide, hvor de er.
        Lokale
        UUID
        Som producenten angiver det, for eksempel f7826da6-4fa2-4e98-8024-bc5b71e0893e.
        Major
        Minor
        Major / minor
        0 til 65.535.
        Bluetooth-adresse
        Kun hvor flere sender de samme nøgler. For eksempel c0:ff:ee:00:00:01.
        Nøgler
        tildelt af serveren
        købt andetsteds
        Nummer
        Ny beacon
        Med nøgler, som serveren tildeler
        Købt andetsteds, med egne nøgler
        Opret først et lokale
        Ret beaconen
        Slet beaconen
        Alle beacons
        Beaconen er ikke længere i brug.
        Beacon i lokale {0}
        Ret beacon {0}
        Dette sletter beaconen i lokale {0}. Telefoner kender ikke længere lokalet på den.
        Book et lokale
        Book
        Alle lokaler
        Optaget den dag
        Ingen har lokalet den dag.
        Kan bookes
        altid
        Du må ikke booke dette lokale.
        Fra
        Til
        Urene viser tiden to gange. Dette er anden gang.
        Minutter
        I trin på 5.
        Hvad til
        Det læser du, de inviterede og administratorer.
        Inviterede
        E-mailadresser eller numre på personer, én på hver linje. De må også låse lokalet op.
        Kom inden for 15 minutter efter begyndelsen, ellers gives lokalet til andre.
        Der er ingen bookinger.
        Booket af
        dig
        Hvornår
        15 minutter mere
        Ændr
        Giv lokalet tilbage
        Så er lokalet ledigt for andre.
        Der er ingen. Lokalet gives til andre.
        Bookinger
        Alles bookinger af lokaler. At du ser dem, bliver skrevet op.
        Lokale, titel eller hvem der bookede
        Ret, hvem der må booke det
        Kan bookes af
        ingen
        Uden rækker kan det altid bookes. Hver række: dage, fra, til.
        Pladser
        Uden type
        Uden pladser
        Book lokale {0}
        \tbooked\tbooket\treleased\tfrigivet\tother\tgivet tilbage
        \tno_show\tingen kom\tall_left\talle var gået\tbooker\taf den, som bookede\tadmin\taf en \
        administrator\troom_retired\tlokalet er taget ud af brug\tother\tden, som bookede, er slettet
        \t=0\tIngen bookinger\tone\t1 booking\tother\t{0} bookinger
        \t=0\tingen inviteret\tone\t1 inviteret\tother\t{0} inviterede
        Adgangstilladelser
        En adgangstilladelse lukker en person eller en gruppe ind i ét lokale, uanset sikkerhedsniveau.
        Der er ingen adgangstilladelser.
        Lokale, gruppe, navn eller adresse
        Lukker ind
        gruppe
        Hvornår
        Tilføj en adgangstilladelse
        Person (e-mailadresse)
        Eller en gruppe
        Fra kl.
        Til kl.
        Begge tomme for alle timer. 24:00 er dagens slutning.
        Fjern den
        Lokalets adgangstilladelser
        Alle adgangstilladelser
        Ret sikkerhedsniveauet
        Fra 0 til 9. Det åbner låse til lokaler, som ikke kræver mere.
        Ret det krævede niveau
        Den, som har dette sikkerhedsniveau eller mere, åbner lokalets låse.
        Luk intet niveau ind
        Låse
        Lokalet har ingen lås.
        Adgangstilladelser til lokale {0}
        {0} til {1}
        \tasked\tventer\tsent\tsendt\taccepted\ti \
        gang\tdone\tudført\trefused\tafvist\tfailed\tmislykket\tobstructed\tnoget var i \
        vejen\tinterrupted\tafbrudt\ttimed_out\tikke besvaret i tide\tcancelled\ttrukket tilbage\treplaced\terstattet \
        af en nyere
        \tperson\tnogen\tschedule\ten plan\trule\ten regel\tbutton\tpå enheden
        \tdevice_away\tenheden er væk\texpired\ttiden var gået\ttoo_long\tdet tog for lang tid\tcancelled\ttrukket \
        tilbage\treplaced\ten nyere kom i stedet\tobstructed\tnoget er i vejen\tnot_authorized\tbrokeren lader ingen \
        sige det\tunattended\tden må ikke lukke, når ingen er der\tno_sensor\tdens føler virker \
        ikke\tnot_sayable\tenheden har intet ord for det\tunknown_command\tenheden har ingen sådan ordre
        Et lokale er tomt
        Der er nogen i et lokale
        Der er ingen i en zone
        Hvor mange der er i et lokale
        Hvor mange der er i en zone
        Klokken er noget bestemt
        Klokken er mellem to tidspunkter
        I så mange sekunder
        Straks, hvis der intet står her.
        Ovre efter så mange sekunder
        Det regnes for ovre, når det ikke har været tilfældet så længe.
        Mindst så mange
        Højst så mange
        Over
        Under
        Netop
        Fra kl.
        Til kl.
        Den
        skal være opfyldt
        må ikke være opfyldt
        Tilføj en betingelse
        Fjern
        En af disse skal være opfyldt
        Alle disse skal være opfyldt
        Kræv dem alle
        Lad én af dem være nok
        Personen er i et andet lokale
        Personen er gået
        Personen er her
        Personen har forladt bygningen
        Det gælder, til brikken flytter sig, til nogen siger noget andet, og højst 12 timer.
        Begrundelse
        Tilføj et besøg
        Ret
        Rettelser
        Ret et besøg
        Ret dette besøg
        Fjern dette besøg
        Tomt: som det er.
        Besøget er ikke slut. Sig på personens side, hvor personen er, eller at personen er gået.
        Sagt
        Før
        Intet er rettet.
        gælder nu
        Besøget i lokale {0} er ikke længere en del af historikken. Rettelsen gemmer det.
        \tpresent\ter i\tleft\ter gået\tchanged\tbesøg rettet til\tadded\tbesøg tilføjet\tother\tbesøg fjernet
        sagt af en, som er slettet
        sagt af {0}
        \tpending\tventer\tdelivered\tleveret\tfailed\topgivet
        \talert.opened\tadvarsel åbnet\talert.closed\tadvarsel lukket\talive\tserveren kører
        \tstatus\tmodtageren svarede med en fejl\tredirected\tmodtageren henviste til en anden \
        adresse\tgone\tmodtageren vil ikke have flere meddelelser\ttimed_out\tder kom intet svar i \
        tide\tconnection_failed\tder kunne ikke oprettes forbindelse\ttls_failed\tmodtagerens certifikat er ikke i \
        orden\tname_unknown\tmodtagerens navn har ingen adresse\taddress_refused\tmodtagerens adresse er ikke \
        offentlig\turl_refused\tdenne server sender ikke dertil\tsecret_unreadable\twebhookens hemmelighed kan ikke \
        åbnes\tdisabled\twebhooken var slået fra forinden
        Sæt enheder op
        Ny enhed
        Navn
        Slags
        Serienummer
        Som det står på den, for eksempel MAC-adressen.
        Dialekt
        Ejer
        Ret enheden
        Tag enheden ud af brug
        En anden registreringskode
        Lav en kode
        Den tidligere kode gælder ikke mere.
        Den tidligere nøgle gælder ikke mere: enheden er afskåret, til den har den nye.
        Åbn for registrering i ti minutter
        Enhver, som kender serienummeret, kan imens gøre enheden til sin.
        Planer og regler må lukke den, når ingen er der
        Hvorfor det er sikkert
        Hvem der må bruge den
        Ingen ud over ejeren og administratorerne.
        Må
        Hvem
        Lad nogen bruge den
        Medlemmerne af gruppen
        Personalet i zonen
        Personen med e-mailadressen
        Tag det tilbage
        Afviste meddelelser
        Enhedens nøgle og kode
        Dens adgangskode hos brokeren. Læg den i enheden nu: den vises ikke igen.
        Med denne kode registrerer nogen enheden som sin, én gang, inden for 30 dage. Udskriv mærkaten, og sæt den på \
        enheden.
        QR-kode, som åbner siden, hvor enheden registreres
        Sæt {0} op
        {0} afskæres med det samme. Hvad den har fået at vide, bliver.
        \tview\tse den\toperate\tbruge den\tmanage\tbruge den og sætte den op
        Enheder
        Enhed
        Der er ingen enheder, som du må se.
        Navn, serienummer eller lokale
        I intet lokale
        Alle enheder
        Den siger
        Sidst sagt
        Sig til den
        forbundet
        væk
        Den har ikke sagt noget endnu.
        Noget er i vejen, så den er stoppet. Kun en person flytter den igen.
        Enheden er taget ud af brug.
        Hvad den kan
        Tilstand
        Sig, hvad den skal gøre
        Sig det
        Tal
        Browserens producent kan høre, hvad du siger.
        Historik
        Den har endnu ikke fået noget at vide.
        Hvornår
        Hvad
        Af hvem
        Resultat
        Træk den tilbage
        Sæt den op
        \tone\tet program med 1 tidspunkt\tother\tet program med {0} tidspunkter
        Må de åbne den?
        Hvem må åbne den?
        Hvilke døre må de åbne?
        Hvad der ville ske, hvis personen prøvede at åbne låsen nu. Intet åbnes af det.
        Forklar
        Ingen fundet.
        Den ville åbne.
        Den ville ikke åbne.
        Den ville åbne med en engangskode.
        Sikkerhedsniveau
        Krævet niveau
        intet niveau åbner det
        Adgangstilladelser til lokalet
        Bookinger af lokalet
        Scannere ved døren
        Der er ingen scanner ved døren.
        Lukker ind nu
        Melder sig
        Niveau (dBm)
        Inden for de tilladte timer
        Brik hørt to steder
        Sidst hørt i et lokale ved døren
        Telefon meldte sig der sidst
        Første adgangskode mangler at skiftes
        Svag dialekt
        Svage låse tilladt
        Må {0} åbne {1}?
        Adgangstilladelse {0}
        Skolens ure går efter {0}, hvor klokken er {1}. Hvis det er forkert:
        De første skridt
        Rollcall kan sige, hvor personer er, når disse skridt er gjort. Hvert skridt krydses af, af sig selv.
        Alt er gjort. Del de andre brikker ud, og se, hvem der er hvor.
        gjort
        mangler
        Opret en zone, som en etage eller en fløj
        Opret zonens lokaler
        Opret en scanner til hvert lokale, der skal høre brikker
        Giv hver scanner sin token, og start den
        Opret konti til personer, én ad gangen eller fra en tabel
        Udlever en brik til en person
        Gå til, hvem der er hvor nu
        Scannernes indstillinger
        Indstillingerne her gælder for scannere, hvis egen fil ikke siger andet. Mærkater går forud for alle.
        Intet er indstillet; hver scanner følger sine egne indstillinger. Indstil noget herunder.
        Mærkat
        Indstillingerne er for alle scannere med mærkaten.
        Tomt: hver scanner bestemmer selv.
        Indstillinger for alle scannere
        Indstillinger for en anden mærkat
        Indstillinger for mærkaten {0}
        \tactive\tAktiv scanning\tinterval_ms\tBeaconinterval i ms\tmeasured_power\tStyrke ved 1 m i \
        dBm\tspool_bytes\tBytes, der må vente på disken\tscan_interval_ms\tScanningsinterval i \
        ms\tscan_window_ms\tScanningsvindue i ms\tscan_coded_phy\tLytning på LE Coded\tlog_level\tLogniveau
        \town\tscannerens egen fil\tfleet\tscannernes indstillinger\tother\tprogrammet
        Fulgt med ind
        Hvad der vises
        Besøg, som begyndte bag låste døre, selv om personen ikke åbnede nogen. Det er tegn og ikke beviser.
        Ingen er fulgt med ind.
        Forinden
        Alle forsøg
        Ingen låste en af lokalets døre op i minuttet før.
        En dør var åben fra {0} til {1}.
        \t=0\tIngen besøg\tone\t1 besøg\tother\t{0} besøg
        Nogen låste døren op kl. {0}.
        {0} låste døren op kl. {1}.
        Gå til indholdet
        Sider
        Administrer
        Log ud
        Ingen forbindelse. Siden viser, hvad der gjaldt kl.
        Siden opdateres ikke af sig selv. Genindlæs den for at se nyt, og bed en administrator se på proxyen. Siden \
        viser, hvad der gjaldt kl.
        Det blev ikke gjort
        (valgfrit)
        aldrig
        Her er intet
        Ikke for dig
        Ikke lige nu
        Noget gik galt
        Gå til forsiden
        Søg
        Gem
        Opret
        Slet
        Ret
        Forrige
        Næste
        Ja
        Nej
        for {0} s siden
        for {0} min siden
        for {0} t siden
        for {0} dage siden
        Grupper
        En gruppe er en klasse eller et hold. Dens personale ser dens andre medlemmer, hvor de end er.
        Gruppe
        Medlemmer
        Gruppens navn
        Navn
        Der er ingen grupper endnu. Opret en for hver klasse.
        Ny gruppe
        Alle grupper
        Der er ingen i gruppen endnu. Søg efter personer herunder.
        Tilføj medlemmer
        Ingen andre fundet. Søg efter noget andet.
        Omdøb gruppen
        Slet gruppen
        Gruppe {0}
        Tilføj {0}
        Fjern {0}
        \tone\tDette sletter gruppen {1}. Dens medlem bliver i systemet.\tother\tDette sletter gruppen {1}. Dens {0} \
        medlemmer bliver i systemet.
        Hjælp
        Hvad hver side viser
        Hvad til stede, ukendt og gået betyder
        Brikken eller telefonen høres, og lokalet kendes.
        Intet sikkert vides. Brikken kan være uden for rækkevidde, dens batteri tomt eller en scanner tavs. Personen \
        kan være i bygningen eller ej: ukendt betyder aldrig fraværende.
        Scannere, som virker, har intet hørt fra personen et stykke tid. Personen er nok gået ud.
        Ved en brandøvelse
        Forlad bygningen med din klasse, og gå til samlingsstedet. Sig dit navn til den, der krydser af.
        Begynd øvelsen på siden {0}. Den viser, hvem der sidst var kendt indenfor, og i hvilket lokale. Kryds alle af, \
        som du ser på samlingsstedet. Led efter dem, der mangler, og efter dem, der er ukendte: listen hjælper dig med \
        at tælle, men den tæller ikke for dig.
        Den, der ikke har en konto, hjælper med en QR-kode, som du viser frem:
        Udskriv listen før øvelsen, for det tilfælde at netværket svigter.
        Sådan overtages en konto
        Kontoret giver dig et ark med en kode. Åbn siden Log ind, følg linket for dem, der har en kode, skriv din \
        e-mailadresse og koden, og vælg en adgangskode.
        Udsted en kode på personens side under Personer, og giv den selv videre. Den gælder i nogle dage.
        Hvad der gemmes om mig
        De lokaler, du har været i, gemmes i så mange dage, som skolen har fastsat, og slettes derefter. Bed kontoret \
        om en kopi, eller om at få det slettet.
        \t/here\tHvor systemet mener, at du er, og om din brik eller telefon høres.\t/devices\tDe enheder, du må se \
        eller sige noget til, deres tidsplaner og deres historik.\t/locks\tDe døre, du må åbne, med en knap til \
        hver.\t/rooms\tHvilke lokaler der er ledige, og dine bookinger.\t/my-visits\tDe lokaler, du har været i, og \
        hvornår.\t/who-looked\tHvem der har set, hvor du er, og hvornår.\t/my-data\tAlt, der gemmes om dig, som \
        fil.\t/account\tHvor du er logget ind, din adgangskode og dine koder.\t/help\tDenne \
        side.\t/plan\tPlantegningen over en zone med folk i dens lokaler.\t/now\tHvem der er i hvilket lokale lige nu. \
        Siden opdaterer sig selv.\t/muster|/musters\tLister til en brandøvelse, og hvem der er krydset \
        af.\t/alerts\tHvad der er galt: tavse scannere, brikker, som er to steder, en fuld disk.\t/places\tZoner, \
        lokaler og døre.\t/beacons\tDe lokalesendere, som telefoner hører.\t/scanners\tDe scannere, som hører \
        brikker.\t/fleet\tHvad alle scannere kører og gør.\t/badges\tBrikker: bårne, ledige og tabte.\t/people\tKonti, \
        brikker og koder.\t/groups\tKlasser og andre grupper.\t/import\tElever fra en tabel.\t/devices/all\tGør \
        enheder kendt.\t/devices/kinds\tHvad enheder er, og andre af jeres egne.\t/rules\tHvad enheder får besked om, \
        når noget sker.\t/locks/all\tGør enheder til låse.\t/clearances\tHvem der desuden lukkes ind i hvilket \
        lokale.\t/unlocks\tHvem der prøvede at åbne hvilken lås.\t/bookings\tAlles bookinger.\t/webhooks\tHvor \
        advarsler sendes hen.\t/settings\tHvor længe data gemmes, og hvordan serveren kører.\t/audit\tHvem gjorde \
        hvad, ved hvem og hvornår.\t/query\tUdtræk med en SQL-sætning.\t/first-steps\tSådan sættes en skole op.
        Importér elever
        Gem et regneark som CSV, i hvilken som helst form. Første linje navngiver kolonnerne:
        E-mail, Fornavn, Efternavn og Klasse kan også bruges, også på engelsk og tysk, i enhver rækkefølge. Andre \
        kolonner springes over. users.csv fra OneRoster læses også.
        Kolonnen groups kan udelades. Den indeholder navne på grupper, adskilt af |. Elever, der har en konto, får \
        tabellens navne og grupper; med en tom celle beholder de deres grupper. Enten importeres alle elever eller \
        ingen.
        Fra en fil
        Fra indsat tekst
        CSV-fil
        Tabellens tekst
        Hvad der skal ske
        Led efter fejl uden at ændre noget
        Importér eleverne
        Udsted en kode til hver elev
        Med den overtager de deres konto. Koderne vises én gang og skal udskrives.
        Eleverne er importeret
        Tabellen kan importeres
        Tabellen har fejl
        Linje
        Kolonne
        Fejl
        Udskriv siden nu, og giv hver elev sin kode. Koderne vises ikke igen.
        Intet er ændret endnu.
        Disse grupper findes ikke endnu:
        Bemærkninger til tabellen
        Bemærkning
        \tone\tOpret gruppen sammen med importen\tother\tOpret de {0} grupper sammen med importen
        \tone\t1 fejl. Intet er ændret.\tother\t{0} fejl. Intet er ændret.
        {0} i tabellen: {1} nye, {2} ændret, {3} som de er.
        Slags enheder
        En slags er et dokument: hvad enheder af den siger om sig selv, og hvad de kan få at vide.
        Der er ingen slags.
        Navn
        Hvad der kan ske
        I brug
        Dokument
        JSON. Begynd med dokumentet for en slags, der ligner.
        Fil med dokumentet
        Ny slags: skriv eller indsæt den
        Ny slags: hent en fil op
        Opret slagsen
        Slet {0}
        Enheder af denne slags kan ikke længere oprettes.
        følger med serveren
        \tstill\tintet\tmoves\tnoget tungt bevæger sig\truns\tnoget løber, som skal standse
        Sæt låse op
        En lås er en enhed af typen "lock" ved et lokales dør. Den åbner for ingen, før den er aktiveret.
        Der er ingen låse endnu.
        Ny lås
        Gør først en enhed af typen "lock" kendt.
        Sæt en lås op
        Sæt den op
        Alle låse
        Enhed
        Dør
        En af lokalets. Så kender låsen lokalet på den anden side.
        Nærvær
        Set inden for (sekunder)
        Scannere ved døren
        Uden nogen dem i lokalerne ved døren.
        Mindst så kraftigt (dBm)
        Telefonens egen melding gælder
        Enhver kan opfinde sådan en melding.
        Åben i (sekunder)
        Åbningstid
        Låsen holdes åben, mens nogen fra personalet er der. Hver række: dage, fra, til.
        svag
        Låsens dialekt er svag: dens nøgle gik gennem ledningen, og dens svar er ikke bevist.
        Batteri
        Epoke
        Aktiveret
        Aktivér
        En ny lås tager det straks. Tryk på knappen på en lås, som har været aktiveret før.
        Fingeraftryk
        64 cifre og bogstaver på låsens mærkat.
        Aktiveringskode
        På låsens mærkat.
        Glem dens nøgler
        Intet åbner låsen, før den aktiveres igen.
        Ret låsen
        Slet låsen
        Ved ingen dør
        Uanset styrke
        Uden åbningstid
        Låsen er taget ud af brug.
        Sæt {0} op
        {0} åbner ikke mere, og dens nøgler glemmes. Forsøg på at åbne den bliver i registret.
        \toff\tkræves ikke\trequire\tåbner kun for den, som ses der\tother\tåbner og noterer, hvem der ikke blev set
        {0}. Fra kl.
        {0}. Til kl.
        {0}. Dage
        Som 07:30; 24:00 er dagens slutning.
        \taes128\taes128 (svag)\tother\thmac
        Log ind
        Log ind
        E-mailadresse
        Adgangskode
        Nuværende adgangskode
        Ny adgangskode
        Mindst 8 tegn, og ingen af dem, som de fleste bruger.
        Engangskode
        Kun hvis du bruger engangskoder.
        Jeg har en kode og endnu ingen adgangskode
        Overtag din konto
        Skriv koden fra dit ark, og vælg en adgangskode.
        Kode
        16 tegn i grupper af fire.
        Overtag
        Vælg en adgangskode
        Bekræft, at det er dig
        Dette kræver din adgangskode en gang til. Om nogle minutter spørges der igen.
        Fortsæt
        Engangskoder
        En godkendelsesapp viser seks cifre, som du skriver, når du logger ind. Giv den først hemmeligheden.
        Vis hemmeligheden
        Slå til
        Skriv dette i din godkendelsesapp og derefter koden, som den viser, herunder.
        Åbn den i en godkendelsesapp på denne enhed
        Gendannelseskoder
        Gem disse på papir. Hver gælder én gang i stedet for en kode, hvis du mister appen. De vises kun nu.
        Kode til kontoen
        Giv dette til personen. Det vises kun nu.
        Gælder til
        Scannerens token
        Giv dette til scannerens program, rollcall-node. Det vises kun nu.
        Steder
        Der er ingen zoner endnu. Opret en for hver etage eller fløj og derefter dens lokaler.
        Zonen har ingen lokaler endnu. Opret et.
        Ny zone
        Nyt lokale
        Ny dør
        Zonens navn
        Lokalets nummer
        Beskrivelse
        Sekunder, før nogen er gået
        Så længe skal scannere intet høre fra en brik. 5 til 86.400; 120 er det normale.
        Lokaler
        Døre
        En dør forbinder to lokaler. Folk går gennem døre, og det hjælper med at afgøre, hvor de er.
        Der er ingen døre endnu. Opret dem mellem nabolokaler.
        Ingen dør fører ud af lokalet endnu. Opret en.
        Det andet lokale
        Ændring
        Ret zonen
        Slet zonen
        Ret lokalet
        Slet lokalet
        Slet døren
        Alle steder
        Hvem er i lokalet
        Lokalet er ikke længere i brug. Dets historik bliver.
        ude af brug siden
        Intet fundet. Søg efter noget andet.
        Nogen er gået efter {0} s uden en lyd.
        Zone {0}
        Dør mellem {0} og {1}
        Ret dør {0}–{1}
        Dette sletter zonen {0}. Den må ikke have lokaler.
        Dette sletter lokale {0} og dets døre. Et lokale med historik tages i stedet ud af brug.
        Dette sletter døren mellem {0} og {1}.
        {0},{1}
        Mønstring
        Ingen mønstring er i gang. Alle krydser af på den samme liste, på så mange telefoner som helst.
        Start mønstring nu
        Start en øvelse
        Alle mønstringer
        Der har ingen mønstring været endnu.
        Rapport
        Navn
        Art
        Startet
        Afsluttet
        Mangler
        Gjort rede for
        Mangler gør de, der menes at være her, og de, der er mistet af syne i dag. Andre kan være her alligevel: kryds \
        dem af.
        Ventet
        \tleft\tGået i dag\tnot_heard\tIkke hørt i dag\tno_badge\tHar aldrig haft en brik\tdisabled\tKonto \
        lukket\tother\tVentet
        Navn eller adresse
        Listens rækkefølge
        Manglende først
        Efter navn
        Efter lokale
        Efter gruppe
        Uden
        Fundet
        Grupper
        Sidste ord
        Sig
        Andet…
        Sig et ord
        ved starten
        Modsagt
        nogen
        Navn og art
        Afslut mønstringen
        Derefter kan ingen krydse af mere. Listen og rapporten bliver.
        Mangler stadig:
        Startet ved en fejl
        Mønstringen slutter og mærkes som en fejl.
        ord venter på denne enhed på forbindelse
        Disse ord tæller ikke
        Jeg har læst dette
        Du er ikke længere logget ind. Det, du siger, venter på denne enhed, til du logger ind igen.
        Sagt
        Af
        Intet blev sagt.
        Hvem sagde hvad
        Hele listen
        Ventede
        Tid til halvdelen
        Tid til 90 %
        Tid til alle
        ikke nået
        Ventet til stede ved starten
        heraf fundet
        Fundet uden at være ventet
        {0} af {1} mangler
        {0} ventes ikke
        \tseen\tSet\tsaid_present\tSiges at være her\tseen_leaving\tSet gå ud\tneeds_help\tHar brug for \
        hjælp\tknown_absent\tVides at være fraværende\tother\tTag tilbage
        {0} min {1} s
        \tdrill\tØvelse\tother\tNødsituation
        Start mønstring
        Mønstring i gang
        Hjælpere uden konto
        Den, der åbner linket på en telefon, skriver et navn, ser navne, grupper, lokaler og ord og krydser personer \
        af. Det slutter af sig selv, her, og når mønstringen afsluttes.
        Start først en mønstring: et link gælder kun én mønstring.
        Hvad linket er til
        For eksempel »Port A«. Det står efter navnet på den, der bruger linket.
        Hvem de ser
        Alle
        Minutter, det gælder
        1 til 240.
        Lav et link
        Link til hjælpere
        Lad hjælpere scanne dette med deres telefoner. Det vises kun nu.
        QR-kode af linket nedenfor
        QR-kode af hemmeligheden til en godkendelsesapp
        Mønstringens links
        Der er ikke lavet noget link endnu.
        Ingen telefon har åbnet dette link endnu.
        Angivet navn
        Kom ind
        Sidst set
        Afsluttet
        Afslut
        Afslut dette link
        Alle telefoner, der kom ind med det, ser ikke mere. Det, der blev sagt med dem, bliver.
        Hjælp ved mønstringen
        Dit navn står ved det, du siger, til skolens personale.
        Du bliver så logget ud på denne telefon.
        Dit navn
        Deltag
        Linket gælder ikke længere
        Bed en fra personalet om et nyt, og fortæl dem, hvad der ikke nåede at blive sendt.
        Arbejder du her?
        Du hjælper som
        en hjælper ved en mønstring
        Liste til papir
        Udskriv
        Rapport som CSV
        Hver af de to tabeller kan åbnes i et regneark.
        Hent personer
        Hent ord
        Formodet ved starten
        Lokale ved starten
        Sekunder efter starten
        Hvor jeg er
        Intet lokale er kendt
        Din brik høres
        Din telefon høres
        Din telefon høres, men hører intet lokale
        Ingen scanner hører din brik.
        Din telefon meldte sig sidst
        Mine data
        Alt, der gemmes om dig: konto, brikker, grupper, besøg, observationer, og hvem der gjorde hvad. Du bliver bedt \
        om din adgangskode, for det er meget.
        Hverken en brik eller en telefon fra dig er nogensinde hørt.
        Du høres ikke. Sidst hørt:
        Systemet mener, at du er gået. Sidst hørt:
        Er det forkert? Sig det til kontoret, og fortæl, hvad klokken er, og hvor du er.
        Mine brikker
        båret siden
        Du bærer ingen brik. Bed kontoret om en.
        Mine besøg
        Hvem har kigget
        Alle, der ser, hvor du er eller har været, bliver skrevet op her.
        Ingen har set, hvor du er. Når nogen gør det, står det her.
        Hvornår
        Hvem
        Hvad
        en person, som er slettet
        Ældre poster
        Nyeste poster
        \tlooked_at_location\tså, hvor du er\tlooked_at_history\tså, hvor du har været\tlooked_at_room\tså på et \
        lokale, som du var i\tlooked_at_whereabouts\tså på listen over personer\tlooked_at_muster\tså på listen til en \
        brandøvelse\tlooked_at_corrections\tså, hvad der er rettet om dig\tlooked_at_alerts\tså på en advarsel om din \
        brik\tlooked_at_unlocks\tså på dine forsøg på at låse op\twatched_events\tfulgte personers bevægelser \
        direkte\texported_person\teksporterede alt, som gemmes om dig\tqueried\tlavede et udtræk over alle
        Personer
        Navn eller e-mailadresse
        Der er ingen endnu. Opret en person, eller importér elever.
        Brikker
        Konto
        Ny person
        Fornavn
        Efternavn
        Ændres ved første login. Uden en adgangskode: udsted en kode bagefter.
        Personens sessioner slutter, og ved næste login skal der vælges en anden.
        En anden rolle afslutter personens sessioner.
        Alle personer
        Hvor personen er
        Ret navnet
        Ret e-mailadressen
        Ret rollen
        Sæt en adgangskode
        Kode til at overtage kontoen
        Udsted en kode
        En kode, der er givet ud før, gælder ikke længere.
        Spær kontoen
        Åbn kontoen igen
        Fjern engangskoder
        Personens godkendelsesapp gælder ikke længere. Gør det kun for en, der har mistet den.
        Alt, der gemmes om personen
        Vis det
        Hvad der gemmes om personen
        Dette er til personen selv. Adgangskoder, tokens og koder er aldrig med.
        Gem som fil
        Der er flere observationer, som kommer i dele. Gem denne del, og gå så videre.
        Næste del
        Her gemmes intet.
        Slet personen helt
        Tilbage uden at slette
        De første {0} vises. Filen har dem alle.
        {0} kan ikke længere logge ind, og sessionerne slutter. Historikken bliver.
        Dette sletter kontoen for {0} og ethvert spor af, hvor personen var. Det kan ikke fortrydes.
        Slet {0}
        spærret
        åben
        Plantegning
        Plantegning over {0}
        Ret plantegningen
        Ret plantegningen over {0}
        Der er endnu ingen plantegning, som du må se. En administrator uploader en på siden for en zone, under Steder.
        Der er ingen plantegning over {0}, som du må se. En administrator uploader en på zonens side.
        Zonen har endnu ingen plantegning. Vælg et billede af den nedenfor, og sæt derefter lokalerne på.
        Plantegninger efter zone
        Folk efter lokale
        Der er ingen i zonen nu.
        {0} personer
        Billede af plantegningen
        PNG, JPEG eller WebP, højst 1,4 MiB og 40 megapixel; et større gøres mindre af JavaScript. Hvad der ellers er \
        i filen, som hvor et foto er taget, gemmes ikke.
        Upload
        Et andet billede
        Fjern plantegningen
        Plantegningen over {0} fjernes med alt, der er sat på den. Lokaler, scannere og beacons bliver.
        Træk en ting, eller tryk på den og derefter på dens plads. Piletaster flytter det, der har fokus, med Skift \
        mindre ad gangen; Delete tager det af tegningen. Et lokale har et rundt håndtag i hvert hjørne. Hver ændring \
        gemmes straks.
        Eller åbn en ting nedenfor og skriv, hvor den er: 0 er venstre eller øverste kant, 1 højre eller nederste.
        Zonens ting
        Zonen har ingen lokaler endnu. Opret dem på dens side.
        på tegningen
        ikke på tegningen
        Sæt på
        Tryk nu på dens plads.
        Gemt.
        Ikke gemt: der er ingen forbindelse.
        Hjørne
        Punkt {0}, fra venstre
        Punkt {0}, fra oven
        \troom\tLokale {1}\tscanner\tScanner {1}\tother\tBeacon {1}
        Sidernes udseende
        Sprog
        Som min browser
        Farver
        Som min enhed
        Lyse
        Mørke
        Gem
        Kun mine egne sider
        Alle sider
        Registrér en enhed
        Den, der registrerer en enhed, ejer den: ser den, styrer den og bestemmer, hvem der ellers må.
        Serienummer
        Det står på enhedens mærkat.
        Registreringskode
        Den virker én gang. Lad feltet stå tomt, hvis en administrator netop har åbnet for registrering.
        Enhedens navn
        Lad feltet stå tomt for at beholde dets navn.
        Registrér
        Hvem der vises
        Mine grupper ({0})
        Hvor mange den {0}
        Et tidspunkt den {0}
        Der var ingen i lokalet den dag.
        Det højeste viste antal: {0}, kl. {1}.
        som den ubrudte linje
        som den stiplede linje
        Tallene som tabel
        Klokken
        Book et lokale
        Der er intet lokale, som du må booke.
        Intet lokale fundet.
        Dag
        Pladser
        Lokaletype
        Lokale, zone eller beskrivelse
        Dagen før
        Dagen efter
        Hele dagen
        ledigt
        optaget
        dit
        lukket
        forbi
        Urene stilles den dag.
        (anden gang)
        Mine bookinger
        Lokaler den {0}
        ledigt: book {0} fra {1}
        \t=0\tingen pladser\tone\t1 plads\tother\t{0} pladser
        Lokale {0} er tomt
        Der er nogen i lokale {0}
        Der er ingen i {0}
        {0} personer eller flere i {1}
        {0} personer eller færre i {1}
        over {0}
        under {0}
        er {0}
        kl. {0}
        fra {0} til {1}
        i {0}
        enhed {0}
        \thold\tforhold dig i ro\tfire\tsom om betingelsen var opfyldt
        \train\tRegn (mm/t)\twind\tVind (m/s)\ttemperature\tTemperatur (°C)
        \tyes\tja\tno\tnej\tunknown\tuvist
        \trun\tenheder fik besked\tdry_run\tkun registreret\tnot_met\tden anden betingelse var ikke \
        opfyldt\theld\tuvist, om betingelsen var opfyldt\tchain_too_long\tfor mange kommandoer førte til det
        Regler
        Når noget er tilfældet, får enheder besked om at gøre noget. Det, der er uvist, starter intet.
        Ingen regler endnu.
        Regel
        Når
        Og kun hvis
        Så
        Tilstand
        Startede sidst
        aktiv
        registreres kun
        slået fra
        stoppet: den startede for ofte
        Ny regel
        Der er endnu ingen enhed, som en regel kunne sige noget til.
        Vælg, hvad den er til.
        En helt anden regel
        Vælg, hvad der starter den, og hvad den gør. Mere af begge dele tilføjes bagefter.
        Opret reglen
        Luk, når det regner
        Luk ved vind over 12 m/s
        Luk, når et lokale er tomt i 10 minutter
        Lampe tændt, når der er nogen
        Lampe slukket, når et lokale er tomt i 2 minutter
        Luk ved regn, ved vind, eller når et lokale er tomt i 10 minutter
        Mindre varme, når der ingen er i en zone i 15 minutter
        Mere varme, når der er nogen i en zone
        Temperatur (°C)
        Når vejret er ukendt
        Registrér kun, hvad den ville gøre
        Se en tid på, hvad den ville have gjort, og sæt den så i gang.
        Hver af disse starter den for sig.
        Alt i alt er det tilfældet
        Regel
        Del af en regel
        Ordre
        Tilføj en ordre
        Den startede ti gange på ti minutter, så den starter intet mere, før nogen har set på den.
        Start den igen
        Prøv den
        Hvornår ville den være startet? Den spilles over det optagne, højst syv dage. Ingen enhed får besked.
        Prøv
        Den ville ikke være startet i den tid.
        \tone\tDen ville være startet én gang.\tother\tDen ville være startet {0} gange.
        Hvornår den startede
        Den er ikke startet endnu.
        Ingen betingelser.
        Betingelse
        Er det tilfældet
        Siden
        Længe nok
        Hvad der mangler
        Ændr reglen
        Slet reglen
        Det, den gjorde, bliver i enhedernes historik.
        Gemte spørgsmål
        Navn
        Alle administratorer ser det. Et spørgsmål med samme navn erstattes. Det bliver, når en person slettes: nævn \
        ingen.
        Gemt
        Gem et spørgsmål
        Intet spørgsmål er gemt. Gem et, som du ofte stiller.
        Kør »{0}«
        Slet »{0}«
        Det gemte spørgsmål »{0}« forsvinder for alle administratorer.
        Scannere
        Scanner
        Der er ingen scannere endnu. Opret en for hvert lokale, og start rollcall-node dér med dens token.
        Scanner eller lokale
        alle
        Radio
        Version
        Uret er foran med
        Ventende portioner
        Ledig disk
        Ny scanner
        Scannerens navn
        Mærkater
        En på hver linje, for eksempel etage-2. Indstillinger kan gøres for alle scannere med en mærkat.
        Alle scannere
        Hvad der venter på dens disk
        Indstillinger
        Scanneren har ikke fortalt dette endnu. Det gør den, når dens program kører.
        Scanneren er ikke længere i brug.
        Adapter
        Rapporter pr. sekund
        Sidste rapport
        Genstarter / nulstillinger
        Tabte rapporter
        Størrelse
        Ældste portion
        Opgivne portioner
        Portioner lagt til side
        Diskens fejl
        Indstilling
        Værdi
        Bestemt af
        Ret scanneren
        Nyt token
        Lav et nyt token
        Slet scanneren
        Gem tokenet i en fil på scannerens computer: start dette, indsæt tokenet, tryk Enter og Ctrl-D.
        Angiv serveren og denne fil i /etc/rollcall/node.json (server, token_file). Start derefter programmet:
        Scanner {0}
        Det gamle token for {0} ophører straks. Scanneren tier, indtil den har det nye.
        Dette sletter scanneren {0}, og dens token ophører. Har den rapporteret, tages den ud af brug.
        \tone\t1 scanner er aldrig startet: start rollcall-node på dens computer med dens token.\tother\t{0} scannere \
        er aldrig startet: start rollcall-node på deres computere med deres token.
        \talive\tarbejder\tquiet\ttavs\tother\taldrig startet
        \tstarting\tstarter\tscanning\tlytter\tquiet\tlytter, hører intet\trecovering\tgenoprettes\tfailed\tude af \
        drift\tother\tslukket
        Tidsplaner
        Tidsplaner for {0}
        Tidsplan
        En tidsplan for {0}
        Opret og ændr tidsplaner
        På disse tidspunkter får enheden noget at vide af sig selv, efter skolens ure.
        Vælg, hvad den skal gøre. Hvad der ellers skal være tilfældet, tilføjes bagefter.
        Sekunder den må være forsinket
        Fra 0 til 3.600. Hvad der er senere, er forpasset og gøres ikke.
        Ændr tidsplanen
        Resultater
        Skulle ske
        Tiden er ikke kommet endnu.
        Uden første dag
        Uden sidste dag
        Slet tidsplanen
        Hvad der kom ud af den, forsvinder også. Hvad enheden gjorde, bliver i dens historik.
        {0}. Fra kl.
        {0}. Dage
        Ingen tidsplaner: den får intet at vide af sig selv på faste tider.
        Hvornår
        Næste gang
        Sidste gang
        slået fra
        Ny tidsplan
        Opret tidsplanen
        Tidspunkt
        07:30, eller sunrise (solopgang), sunset (solnedgang), sunset-30 for 30 minutter før.
        Dage
        Første dag
        Sidste dag
        Hver dag
        fra {0}
        til {0}
        på en betingelse
        \tmon\tman\ttue\ttir\twed\tons\tthu\ttor\tfri\tfre\tsat\tlør\tsun\tsøn
        \tasked\tfik besked\tmissed\tfor sent, ikke udført\tnot_met\tbetingelsen var ikke opfyldt\theld\tuvist, om \
        betingelsen var opfyldt\trefused\tafvist
        ved solopgang
        {0} min før solopgang
        {0} min efter solopgang
        ved solnedgang
        {0} min før solnedgang
        {0} min efter solnedgang
        Fjernadgang
        Telefoner finder serveren udefra, selv om dens adresse skifter: den fortæller resolvere, hvor den er, og en \
        telefon, der har læst koden, spørger dem.
        Den taler ikke med nogen resolver endnu. Angiv en nedenfor; den, der driver den, giver dig en invitation.
        QR-kode, hvormed en telefon finder serveren
        Kode
        Findes ved
        \tserial\tkode eller serienummer\tother\tkode alene
        Adresse
        Port udefra
        Routerens port, som fører til serveren.
        Enheder her
        Resolvere
        Én på hver linje, højst fire, såsom resolver.example.
        Resolver
        Tilstand
        Tog imod adressen
        Når serveren
        Der er ingen resolvere.
        Invitation
        Fra den, der driver en resolver, som ikke kender serveren endnu. Den gælder én gang.
        Ret, hvordan den findes
        En anden nøgle
        Lav en nøgle
        Koden skifter: det trykte fører ikke længere hertil, og hver telefon skal læse den nye.
        Udefra kommer intet igennem. Lad routeren sende sin port {0} (TCP) videre til serveren.
        \taccepted\tkender adressen\trefused\tafviser\tunreachable\tnås ikke\tother\tspørges
        \tinvitation\tInvitationen er ukendt, brugt eller for gammel.\tsignature\tDen kender ikke serverens nøgle: \
        angiv en invitation.\tserial\tDen tager ikke imod serienummeret.\tkey\tDen tager ikke imod \
        nøglen.\tcounter\tDen har set en nyere post.\taddress\tDen tager ikke imod en privat adresse: er serveren på \
        dens eget net?\tslow_down\tDen beder om færre meldinger.\tunavailable\tDen kan ikke skrive det ned lige \
        nu.\tno_address\tNavnet fører ikke til nogen adresse.\tno_answer\tDen svarer ikke.\tcertificate\tDens \
        certifikat er ikke betroet.\tclosed\tDen lukkede forbindelsen.
        Opmålinger
        En opmåling lærer systemet, hvordan lokalerne lyder: gå fra lokale til lokale med brik og telefon.
        Der er ingen opmålinger endnu. Tag en brik, og begynd en tur.
        Gå en opmåling
        Brik
        Brug
        optages nu
        i brug
        lagt til side
        Afsluttet
        Alle opmålinger
        Gå videre
        Tag den i brug
        Læg den til side
        Slet opmålingen
        Alt, der blev hørt på turen, forsvinder, og lokalerne lyder for systemet som før den.
        Tvivlsomme scannere
        Ingen: hver scanner hører sit eget lokale bedst. Efter en tur tager det et øjeblik; se igen.
        Står efter oplysningerne i
        Hørte bedst i
        Højere med
        sit eget lokale slet ikke
        Opmåling {0}
        Hvilken brik bærer du?
        Ture, der er begyndt
        Dine brikker
        Fundne brikker
        Ingen af det navn bærer en brik. Udlever en på en persons side.
        Eller hvis brik er det?
        I hvilken zone er du?
        Tryk på det lokale, du er i. Gå rundt i det i halvandet minut, også dér, hvor folk sidder.
        Der er ingen lokaler endnu. Opret dem først under Steder.
        På vej: det, der høres nu, tæller ikke.
        Der optages intet endnu.
        kom
        ✓ Det er nok. Gå videre til næste lokale.
        Bliv halvandet minut, og gå rundt.
        Intet er hørt endnu. Er brikken tændt, og kører der scannere nær lokalet?
        Se igen
        Jeg forlader lokalet
        Afslut turen
        Pakker
        Styrke
        Med brik {0}
        ✓ {0} s
        Brik {0}, {1}
        Indstillinger
        Indstilling
        Værdi
        En ændring gælder
        straks, på alle servere
        når denne server er startet igen
        Ja
        ikke angivet
        angivet, men vises ikke
        En anden værdi gælder, når serveren er startet igen.
        Rettes i indstillingsfilen på serverens maskine.
        Den gælder straks på alle servere.
        Den gælder, når denne server er startet igen.
        Tilbage til standard
        Én på hver linje.
        Der er ingen indstillinger. Spørg den, der driver serveren.
        Udtræk
        Kør én SQL-sætning, som kun læser, i højst fem sekunder. Det bliver skrevet ned, at du gjorde det.
        Den læser fra:
        Sætning
        Kør
        Resultat
        Sætningen fandt ingen rækker. Ret den, og kør den igen.
        Der er flere rækker. Gør sætningen smallere for at se dem.
        Som CSV, til at kopiere
        \tone\t1 række\tother\t{0} rækker
        Døre
        Du ses ikke ved nogen dør, som du må åbne.
        Du er ved denne dør.
        \t=0\tIngen dør\tone\t1 dør\tother\t{0} døre
        nær dig
        Hold din brik hen til døren.
        Mine forsøg på at låse op
        Engangskode
        Ingen kan ses ved døren nu. En kode fra din kodeapp træder i stedet.
        Opret engangskoder
        Begrundelse, i stedet for en kode
        For administratorer. Den gemmes med forsøget.
        Dør
        Alle døre
        Der er ingen dør, som du må åbne.
        ikke nu
        Du må ikke åbne denne dør nu.
        Navn eller lokale
        Lås
        Fører til
        Lås
        Dør
        Åbn
        Åben
        Ikke åben
        Prøv døren
        Åbn {0}
        \t=0\tIngen anden dør\tone\t1 dør til\tother\t{0} døre til
        Den låser igen kl. {0}.
        Den var åben til kl. {0}.
        \tnew\tikke aktiveret\taway\tvæk\tlocked\tlåst\tunlocked\tlåst op\tjammed\tsidder fast\tother\tukendt
        \topen\tåben\tother\tlukket
        Forsøg på at låse op
        Hvert forsøg på at åbne en lås, tilladt eller ej. At du ser det, bliver skrevet op.
        Der er ingen forsøg.
        Hver gang du prøvede at åbne en dør, og hvad der kom ud af det.
        Ret
        Nærvær
        Tog
        Resultat
        Person nr.
        Lås
        åbningstid
        en person, som er slettet
        kræves ikke
        ikke set ved døren
        set ved døren
        ingen kunne ses: ingen scanner ved døren meldte sig
        ingen kunne ses: uden for de tilladte timer
        ingen kunne ses
        \t=0\tIngen forsøg\tone\t1 forsøg\tother\t{0} forsøg
        \tbadge\tbrikken blev hørt {1} s før\tclient\ttelefonen meldte sig {1} s før\tother\thørt i et lokale ved \
        døren {1} s før
        {0} ms
        Begrundelse: {0}
        \trefused\tDet blev ikke tilladt.\tasked|challenged\tLåsen spørges.\tresponded\tLåsen har fået besked på at \
        åbne.\topened\tDøren blev låst op.\tdenied\tLåsen afviste at åbne.\tjammed\tRigelen sidder \
        fast.\ttimed_out\tLåsen svarede ikke og forblev låst.\tother\tLåsen fik besked på at åbne og sagde ikke, om \
        den gjorde det.
        \trefused\tikke tilladt\tasked|challenged|responded\ti gang\topened\tlåst op\tdenied\tafvist af \
        låsen\tjammed\tsidder fast\ttimed_out\tintet svar\tother\tubekræftet
        \tno_right\tIngen ret til at åbne denne dør.\tnot_seen\tIkke set ved døren.\tblind\tIngen kunne ses ved \
        døren.\toutside_hours\tRetten til at åbne denne dør gælder på andre tider.\tweak_lock\tLåsens dialekt er svag, \
        og det tillader skolen ikke.\tother\tDen første adgangskode er endnu ikke skiftet.
        \tlevel\tved sikkerhedsniveau\tclearance\tved en adgangstilladelse\tother\tved en booking
        \toverride\ten administrators begrundelse\topen_hours\tåbningstid
        \tnot_active\tLåsen har ingen nøgler.\tdeaf\tLåsen fik for mange forkerte beskeder og lytter igen om 30 \
        sekunder.\tbusy\tFor mange åbner den på én gang.\tover|replayed|unknown_attempt\tLåsen kender ikke længere \
        dette forsøg.\texpired\tDet kom for sent.\twrong_proof|wrong_response\tLåsens og serverens nøgler er \
        forskellige.\tnot_ready\tIngen trykkede på dens knap.\twrong_dialect\tDen taler en anden \
        dialekt.\tno_answer\tLåsen svarede ikke i tide.\tdevice_away\tLåsen er ikke forbundet.\trestarted\tServeren \
        blev startet igen imens.
        Webhooks
        Advarsler sendes til disse adresser, når de åbner og lukker.
        Advarsler sendes ingen steder hen. Angiv en adresse herunder, så sendes de dertil.
        Ny webhook
        Adresse (URL)
        En adresse, som begynder med https:// og kan nås på internettet.
        Hvad den er til
        Arter af advarsler
        Mindste alvor
        Meld hvert femte minut, at serveren kører
        Meddelelser sendes
        Status
        slået fra af en administrator
        slået fra, fordi modtageren ikke vil have flere meddelelser
        intet er sendt endnu
        sidst leveret
        sidst fejlet
        Send en prøve
        Lav en ny hemmelighed
        Giv modtageren den nye hemmelighed inden for 24 timer. Indtil da gælder begge.
        Slet denne webhook
        Webhooken slettes med sin hemmelighed og alle leveringer. Advarsler sendes ikke længere dertil.
        Webhookens hemmelighed
        Giv dette til modtageren, som kontrollerer meddelelser med det. Det vises kun nu.
        Leveringer
        Ingen meddelelser fundet. Send en prøve fra en webhooks side.
        Meddelelse
        Forsøg
        Svar
        prøves igen
        Hvad der sendes
        Lever igen
        Webhook {0}
        \tone\t1 meddelelse venter\tother\t{0} meddelelser venter
        Ét ord på hver linje; tomt for alle arter. Ordene er: {0}.
        Nu
        Navn, adresse eller lokale
        Ingen er hørt endnu. Når scannere hører brikker, kommer folk frem her af sig selv.
        Ingen fundet.
        Person
        Tilstand
        Lokale
        Zone
        Siden
        Sidst hørt
        Rolle
        \tstudent\telev\tstaff\tpersonale\tvisitor\tgæst\tother\tadministrator
        Kendt fra
        Tidspunkt
        Vis
        Tilbage til nu
        Sidst kendt i
        Hvorfor?
        Mest sandsynlige lokaler
        Hvad der høres
        deres telefon
        denne scanner er tavs nu
        Besøg
        Fra
        Til
        Kom
        Gik
        Slut
        er der endnu
        Der er ingen besøg i denne tid.
        Listens sider
        Tabel
        Lokale {0}
        \t=0\tIngen\tone\t1 person\tother\t{0} personer
        scanner {0}
        Besøg den {0}
        \tpresent\ttil stede\tleft\tgået\tother\tukendt
        \tmoved\tgik til et andet lokale\tleft\tforlod bygningen\tother\tblev ikke længere hørt
        \tclient\ttelefon\tperson\ten persons ord\tother\tbrik
        {0} %
        Beviserne er klare.
        Det er sandsynligt.
        Det kan være et andet lokale.
        Der er ingen i lokalet.
        Ingen, som du må se, er i lokalet.
        \tproximity_uuid\tUUID for lokalesendere og brikker, hvis numre tildeles fra nu af.\tsighting_days\tDage, som \
        observationer gemmes; længere, op til spool_days, så længe en scanner kan have nogle fra \
        dagen.\tspool_days\tDage, som en scanner må holde observationer tilbage; et frigivet nummer hviler lige så \
        længe.\ttime_zone\tIANA-tidszonen, som tilladte timer, dage og lektioner følger.\tvisit_days\tDage, som besøg \
        og ændringer af ophold gemmes.\taudit_days\tDage, som loggen gemmes.\tbatch_days\tDage, som en pakke \
        observationer kendes på sit nummer; sendes den igen senere, regnes den for \
        ny.\tlawful_mon|lawful_tue|lawful_wed|lawful_thu|lawful_fri|lawful_sat|lawful_sun\tDe timer den dag, på \
        skolens ure, hvor personer må registreres: som 07:30-16:00, eller none for \
        ingen.\tsession_idle_minutes\tMinutter uden en forespørgsel, hvorefter et login \
        slutter.\tsession_hours\tTimer, hvorefter et login slutter i alle tilfælde.\tclaim_code_hours\tTimer, inden \
        for hvilke en kode til en konto skal bruges.\tconfirm_minutes\tMinutter, som et login er bekræftet, efter at \
        adgangskoden er vist igen.\ttotp_required\tOm personale og administratorer skal bruge engangskoder for at \
        logge ind.\tunlock_days\tDage, som forsøg på at åbne låse gemmes, og hvornår deres døre stod \
        åbne.\tsite_key\tDen del af MQTT-emner, som er skolens egen. Enheder skal have en ny at \
        vide.\tlatitude\tGrader nord for ækvator, til solopgang og solnedgang; under 0 mod syd; eller \
        none.\tlongitude\tGrader øst for Greenwich, til solopgang og solnedgang; under 0 mod vest; eller \
        none.\tallow_weak_locks\tOm låse med dialekten aes128 åbner, hvis nøgler går gennem \
        ledningen.\tbooking_step\tMinutter på uret, ved hvis multipla bookinger af lokaler begynder og \
        slutter.\tbooking_longest\tMinutter, som en booking af et lokale må vare.\tbooking_ahead\tDage frem i tiden, \
        som et lokale kan bookes.\tbooking_open\tBookinger, kommende eller i gang, som én person må \
        have.\tserver.host\tAdressen, der lyttes på.\tserver.port\tPorten, der lyttes på.\tserver.insecure\tOm \
        ukrypteret HTTP må forlade maskinen.\tserver.tls.certificate\tPEM-filen med certifikatet til \
        TLS.\tserver.tls.key\tPEM-filen med certifikatets nøgle.\tserver.trusted.proxies\tAdresser på proxyer, som må \
        sige, hvor en forespørgsel kommer fra.\tserver.hosts\tVærtsnavne, som serveren spørges under, ud over \
        adresserne, den lytter på.\tserver.webhook_allow\tHvor webhooks må sende hen, selv om det ikke er et \
        offentligt sted, eller over ukrypteret HTTP.\tserver.database.url\tDatabasen i stedet for en \
        privat.\tserver.report.database.url\tDatabasen til simple.query, med login \
        rollcall_report.\tserver.mqtt.url\tMQTT-brokeren, som enheder forbinder sig til, i stedet for en \
        privat.\tserver.mqtt.port\tDen private brokers port på denne maskine.\tserver.mqtt.listen\tHvor den private \
        broker lytter uden for denne maskine.\tserver.resolver.servers\tResolvere, som serveren fortæller sin adresse, \
        så den findes udefra.\tserver.resolver.invitation\tInvitationen fra den, der driver en resolver, til at \
        registrere sig med.\tserver.resolver.serial\tSerienummeret, som resolvere kender serveren under, i stedet for \
        MAC-adressen.\tserver.resolver.port\tPorten, som serveren nås på udefra.\tserver.resolver.findable\tOm \
        resolvere fortæller adressen også ved serienummer eller kun ved kode.\tserver.resolver.ca\tPEM-filen, som \
        resolvernes certifikater fører til, i stedet for systemets.\tserver.limit.session\tForespørgsler i sekundet \
        fra ét login.\tserver.limit.scanner\tForespørgsler i sekundet fra én \
        scanner.\tserver.limit.scanner_sightings\tObservationer i sekundet fra én scanner; i nogle sekunder må den \
        aflevere fem gange så mange.\tserver.limit.address\tForespørgsler i sekundet fra én adresse uden \
        login.\tserver.limit.connections\tForbindelser på én gang.\tserver.limit.address_connections\tForbindelser på \
        én gang fra én adresse; en skole bag én adresse har brug for flere.\tserver.disk_reserve\tProcent af den \
        private databases disk, som holdes fri; under det slettes de ældste observationer.
        Log ind først.
        Det har du ikke lov til.
        Det har du ikke lov til at se.
        Skriv først din adgangskode igen.
        Det er bekræftet, at det er dig. Skriv adgangskoden i denne formular igen.
        Adgangskoden er forkert.
        Brugernavnet eller adgangskoden er forkert.
        Brugernavnet eller koden er forkert, eller koden er udløbet.
        Der har været for mange forkerte forsøg. Vent et øjeblik.
        For mange adgangskoder er ved at blive kontrolleret for dig eller din adresse.
        For mange er ved at logge ind.
        Adgangskoden er netop blevet ændret.
        Vælg først din egen adgangskode.
        Skift din egen adgangskode med universal.change_password.
        Angiv også en engangskode.
        Engangskoden er forkert eller er brugt før.
        Koden er forkert, eller ingen godkendelsesapp venter på en. Tilmeld først en.
        Tilmeld først en godkendelsesapp til engangskoder.
        Engangskoder er allerede slået til.
        Engangskoder er allerede slået til. Fjern dem først.
        Engangskoder er ikke slået til.
        Fjern dine egne engangskoder med universal.remove_totp.
        En anden administrator skal ændre din egen e-mailadresse.
        Dette er den sidste administrator. Opret først en anden.
        Du har ingen session {0}.
        En hemmelighed kan ikke læses eller gemmes nu. En administrator finder grunden i serverens log.
        En scanner viser sit token som '{0}'.
        Scannerens token gælder ikke. En administrator kan give den et nyt.
        Scannerens radio er ude af drift: den hører intet.
        Scannerens radio er ude af drift ('{0}'): den hører intet.
        Scannerens radio har prøvet at komme i gang igen i {0} min: den hører intet.
        Scannerens radio har prøvet at komme i gang igen i {0} min ('{1}'): den hører intet.
        Scannerens radio har været ved at starte i {0} min: den hører intet.
        Scannerens radio har været slukket i {0} min: den hører intet.
        Scannerens radio siger, at den scanner, og har intet hørt i {0} min.
        Tag Bluetooth-adapteren ud af scannerens computer, og sæt den i igen. Er den indbygget, så sluk og tænd \
        computeren.
        Se, om adapteren sidder i scannerens computer; `sudo dmesg | grep -i bluetooth` dér siger mere.
        Sæt adapteren i. `rollcall-node doctor` på scannerens computer viser dem, der er: angiv den ved adressen.
        Stop det, der ellers bruger adapteren, f.eks. `sudo systemctl stop bluetooth` på scannerens computer, eller \
        tag adapteren ud, og sæt den i igen.
        Kør `sudo rfkill unblock bluetooth` på scannerens computer.
        Scanneren hører slet intet, mens scannere i nærheden hører brikker, som den også burde høre.
        Hold en brik hen til den. Forbliver den tavs, så tag dens Bluetooth-adapter ud, og sæt den i igen, eller sluk \
        og tænd scannerens computer.
        Kør `rollcall-node doctor` på scannerens computer: den siger, hvad der skal rettes.
        Disken på scannerens computer har {0} MiB tilbage.
        Gør plads på køens disk, før den er fuld.
        Gør plads på køens disk, eller gør den skrivbar igen.
        Scannerens kø er fuld og har netop opgivet {0} portioner.
        Find ud af, hvorfor scanneren ikke kan nå serveren, eller giv dens kø mere plads (spool_bytes).
        Scanneren lagde {0} portioner til side, som serveren ikke tog imod.
        Scannerens log siger hvorfor. Efter en opgradering sender den dem selv igen.
        {0} s
        {0} min
        {0} t
        Scannerens ur er {0} s foran serverens.
        Scannerens ur er {0} s bagud for serverens.
        Lad scannerens computer stille sit ur med NTP: `timedatectl set-ntp true`.
        Scanneren har ikke givet lyd fra sig i {0}.
        Se, om scannerens computer har strøm og net, og hvad `journalctl -u rollcall-node` siger dér.
        {0} af {1} scannere afleverer for sent, hvad de hører: ingen flyttes af det.
        Serveren, dens database eller nettet kan ikke følge med; `rollcall health` siger, hvordan de har det.
        Køen brugte en portions nummer igen til andre observationer. De er også gemt.
        Find ud af, om scannerens disk er genskabt fra en kopi: hvad der er sendt siden, er i behold.
        Argumentet '{0}' mangler.
        Argumentet '{0}' må ikke være null.
        Argumentet '{0}' skal være en tekst.
        Argumentet '{0}' skal være true eller false.
        Argumentet '{0}' skal være et tal.
        Argumentet '{0}' skal være et helt tal.
        Argumentet '{0}' skal være en liste.
        Argumentet '{0}' skal være et objekt.
        Indholdet er ikke et JSON-objekt, der kan læses.
        Argumentet '{0}' kan ikke læses.
        Argumenterne kan ikke læses.
        Et tidspunkt skrives efter RFC 3339, for eksempel 2026-09-01T08:30:00.000Z.
        Byte skrives som base64 (RFC 4648, afsnit 4).
        Tallet er for stort.
        Der ventes et helt tal fra {0} til {1}.
        Der ventes en af '{0}'.
        Der ventes en tekst som {0}.
        En indstilling er true eller false, et helt tal, en tekst eller en liste af tekster.
        Der er intet sådant medlem.
        Det er ikke et sprogmærke, som da.
        En værdi af typen {0} har intet sådant medlem.
        Argumentet '{0}' skal være fra {1} til {2}.
        Argumentet '{0}' må ikke være større end '{1}'.
        Argumentet '{0}' skal være en af '{1}'.
        Argumentet '{0}' må højst have 200 tegn.
        Argumentet '{0}' skal have {1} til {2} tegn.
        Argumentet '{0}' skal have 1 til {1} byte.
        Argumentet '{0}' skal have 1 til 20000 tegn og intet NUL-tegn.
        Argumentet '{0}' skal være en e-mailadresse.
        Argumentet '{0}' må ikke indeholde styretegn.
        Argumentet '{0}' skal have mindst {1} forskellige tegn.
        Argumentet '{0}' består af e-mailadressen eller af ord for dette sted.
        Argumentet '{0}' er en adgangskode, som mange bruger. Vælg en anden.
        Argumentet '{0}' skal være en anden adgangskode end før.
        Argumentet '{0}' må højst nævne {1}.
        Argumentet '{0}' må højst indeholde {1}.
        Argumentet '{0}' siger intet.
        Argumentet '{0}' må ikke være negativt.
        Argumentet '{0}' skal være 64 hexadecimale cifre med små bogstaver.
        Argumentet '{0}' må ikke ligge efter '{1}'.
        Argumentet '{0}' må ikke ligge efter '{1}' og ikke i fremtiden.
        Argumentet '{0}' skal være TT:MM eller ÅÅÅÅ-MM-DD TT:MM.
        Argumentet '{0}' ligger i fortiden.
        Argumentet '{0}' ligger i fremtiden.
        Argumentet '{0}' ligger for længe før livstegnet.
        Last-Event-ID eller '{0}' skal være nummeret på en hændelse.
        Det ville være {0} tidspunkter, højst {1} er tilladt: bed om færre lokaler, kortere tid eller længere skridt.
        Angiv enten argumentet '{0}' eller argumentet '{1}'.
        Angiv enten '{0}' eller '{1}'.
        Angiv enten '{0}' og '{1}' eller '{2}'.
        Angiv '{0}' og '{1}' sammen.
        Angiv enten '{0}' eller '{1}' og '{2}' eller ingen af delene.
        Angiv både '{0}' og '{1}', eller ingen af dem for at få tildelt nøgler.
        En '{0}' hører kun sammen med '{1}' og '{2}'.
        Angiv enten '{0}' eller den person, der bærer brikken.
        Et argument har en værdi, der ikke kan gemmes.
        En portion rummer højst {0} observationer.
        En beacon er hørt i fremtiden eller for længe siden til at kunne bruges.
        Argumentet '{0}' skal være i ASCII, andre tegn procentkodet eller som '{1}' i værtsnavnet.
        Argumentet '{0}' skal begynde med '{1}'.
        Argumentet '{0}' må ikke have et fragment.
        Argumentet '{0}' må ikke indeholde en bruger eller en adgangskode.
        Argumentet '{0}' skal nævne en vært med fuldt navn eller en adresse skrevet som sædvanlig, som 192.0.2.1 eller \
        [2001:db8::1].
        Værten i argumentet '{0}' har en adresse, der ikke er offentlig, eller som er denne servers egen.
        Undtagelser står i '{0}' i serverens indstillingsfil.
        Et klokkeslæt er som 07:30, fra 00:00 til 24:00.
        Et tidspunkt på dagen er som 07:30, sunrise, sunset-30; minutter er højst 720.
        Dagen '{0}' findes ikke.
        Et tidspunkt er som 2026-09-01T14:00 på skolens ure, 14:00 i dag eller 2026-09-01T14:00:00+02:00.
        Der er ingen brik {0}.
        Ingen bærer en brik {0}.
        Der er ingen brik {0}, som ikke er tabt.
        Denne brik er tabt. Tag den først tilbage, når den er fundet.
        Nogen bærer denne brik. Tag den først tilbage.
        En beacon i et lokale eller en anden brik med den UUID, major, minor og adresse er allerede registreret.
        Alle nøgler i de majornumre, der er forbeholdt brikker, er i brug eller hviler endnu.
        Personen bærer ingen brik. Udlever først en.
        Adressen '{0}' er en privat adresse, som skifter med få minutters mellemrum. Udelad '{1}': nøglerne viser, \
        hvilken brik det er.
        Der er ingen opmåling {0}.
        Opmåling {0} er ikke i gang.
        Opmåling {0} er stadig i gang.
        En anden er lige nu i gang med en opmåling med denne brik.
        Argumentet '{0}' mangler: i hvilket lokale er brikken?
        Argumentet '{0}' mangler: hvilken opmåling?
        Personen bærer brikkerne {0}. Angiv den, du går med, ved dens nummer.
        Der er ingen booking {0}.
        Bookingen er slut.
        Bookingen er begyndt: begyndelsen kan ikke ændres.
        Du må ikke booke dette lokale.
        Du har allerede {0} bookinger, som ikke er slut.
        Nogen har allerede lokalet på det tidspunkt.
        En booking skal begynde, før den slutter.
        Tidspunktet er allerede gået.
        Bookinger begynder og slutter i trin på {0} minutter på uret.
        En booking varer højst {0} minutter.
        Lokaler bookes højst {0} dage frem i tiden.
        Lokalet kan ikke bookes på det tidspunkt af dagen.
        Lokalet har plads til højst {0} personer.
        Argumentet '{0}' er ikke et tidspunkt: urene stilles frem og springer over {1} den {2}.
        Argumentet '{0}' skal ligge før '{1}', højst 31 dage.
        Der er ingen sådan adgang.
        Hver af '{0}' nævner en af de to: en person eller en gruppe.
        Timer i argumentet '{0}' skal begynde, før de slutter.
        Det blev sagt for mere end 12 timer siden.
        Ret i stedet besøgene fra den tid.
        Den, der er gået, er ikke i et lokale: udelad '{0}'.
        Argumentet '{0}' skal være '{1}' eller '{2}'.
        Argumentet '{0}' skal ligge før '{1}'.
        Argumentet '{0}' ligger længere tilbage, end besøg gemmes.
        Angiv '{0}' eller alle af '{1}' og '{2}'.
        Angiv enten argumentet '{0}' eller en person.
        Angiv enten '{0}' eller noget af '{1}' og '{2}'.
        Der er intet sådant besøg.
        Besøget er ikke slut. Sig, hvor personen er, eller at personen er gået.
        Et besøg skal slutte, efter at det begynder, og ikke i fremtiden.
        Nogen har før sagt, hvor personen var i den tid. Ret det besøg.
        Det ville ændre et besøg i en zone, som du ikke må se.
        Serveren fik intet svar om en rettelse.
        Der er ingen sådan enhed.
        Du må se denne enhed, men ikke sige til den, hvad den skal gøre.
        Der er allerede en enhed med dette serienummer.
        Der er ingen sådan slags enhed. `rollcall kinds` viser dem.
        Angiv grunden til, at den må lukke, når ingen er der.
        Angiv argumentet '{0}': hvorfor den må lukke, når ingen er der.
        Hver af '{0}' skal have et '{1}'.
        Hver af '{0}' nævner én af de tre: en person, en gruppe eller en zone.
        Der er ingen sådan tilladelse.
        En enhed har højst 300 tilladelser. Giv den til en gruppe eller en zone i stedet.
        Der er ingen person '{0}'.
        Argumentet '{0}' skal bestå af bogstaver, cifre og . _ : -
        Ingen enhed kan registreres med dette serienummer og denne kode.
        Lokalet har stadig {0} enheder. Flyt eller slet dem først.
        Der er allerede en slags '{0}'.
        Der er ingen slags '{0}'.
        Slagsen '{0}' følger med serveren og bliver.
        Der er enheder af denne slags, i brug eller taget ud af brug.
        Der er ingen sådan ordre.
        Enheden er allerede i gang. Sig til den, at den skal stoppe.
        Denne ordre er slut: den er '{0}'.
        Enheden har ingen ordre '{0}'.
        Ordren har intet argument '{0}'.
        Argumentet '{0}' har en forkert type.
        Argumentet '{0}' er uden for det tilladte.
        Argumentet '{0}' ligger mellem to trin.
        Argumentet '{0}' er ingen af mulighederne.
        Argumentet '{0}' er for langt.
        Argumentet '{0}' er ikke et tal.
        Argumentet '{0}' har tegn, som ikke kan vises.
        Enhedens dialekt har intet ord for '{0}'.
        Enheden er spærret. Kun en person flytter den igen.
        Ingen administrator har tilladt planer og regler at lukke denne enhed.
        Enheden siger ikke, at dens føler for forhindringer virker.
        Ingen ordre, plan eller regel bevæger en lås. Kun `universal.unlock` åbner den.
        Argumentet '{0}' er angivet to gange.
        Formularen er ikke tekst i UTF-8.
        Content-Type skal være application/json eller en formulars.
        Indholdet er ikke et JSON-objekt med enkle værdier.
        Du har flere enheder: angiv én med '{0}'.
        Login gav ingen session.
        Nøglen er ikke gyldig. Log ind for at få en ny.
        Nøglen er ikke længere gyldig. Log ind for at få en ny.
        Du har ingen enhed.
        '{0}':
        Et navn er et lille bogstav og op til 31 mere, cifre eller understregninger.
        En betegnelse har 1 til 60 tegn på hvert sprog.
        Der er {0}, og der må højst være {1}.
        Navnet '{0}' findes to gange.
        En tekst må have 1 til 200 tegn.
        Der er intet tal med navnet '{0}'.
        Der er ingen egenskab med navnet '{0}'.
        Der er ingen ordre med navnet '{0}'.
        Der er intet argument med navnet '{0}'.
        Den højeste værdi, {0}, er ikke over den laveste, {1}.
        Et trin er over 0 og højst så langt som området.
        En enhed har 1 til 16 tegn.
        Der er 2 til 32 muligheder.
        En knap har ikke plads til argumenterne for '{0}'.
        Den nævner intet tal.
        For det, der bevæger sig, siger en egenskab med `closed`, ved hvilken værdi det er lukket.
        En ordre tager 1 til {0} sekunder.
        Egenskaben '{0}' bliver kun meldt.
        Den har værdien '{0}' og et argument; der må kun være én af dem.
        Et sprog er et mærke som en, da eller de.
        En vending har 1 til 60 tegn.
        Vendingen '{0}' siger ikke '{1}'.
        Vendingen '{0}' hører også til '{1}'.
        Den har en forkert type.
        Den er uden for det tilladte.
        Den ligger mellem to trin.
        Den er ingen af mulighederne.
        Den er for lang.
        Den er ikke et tal.
        Den har tegn, som ikke kan vises.
        Argumentet '{0}' er ikke et JSON-objekt.
        En slags har højst {0} byte.
        Den mangler.
        Den forstås ikke.
        Dokumentet er ikke JSON.
        '{0}': {1}
        Der er ingen sådan lås.
        En person har højst 300 adgange. Giv en gruppe adgang i stedet.
        En gruppe har højst 1.000 adgange. Fjern først en.
        Et lokale har højst 2.000 adgange. Giv en gruppe adgang i stedet.
        Der er ingen sådan person eller ingen sådan lås i brug.
        Du har ikke ret til at åbne denne dør.
        Du må åbne denne dør på et andet tidspunkt.
        Denne lås er for svag: skolen tillader ikke dens dialekt.
        Du ses ikke ved denne dør. Hold din brik hen til den.
        Ingen kan ses ved denne dør nu. Angiv en engangskode.
        Der har været for mange forsøg ved denne lås. Vent et øjeblik.
        Denne enhed er allerede en anden lås.
        Denne enhed er ikke en lås.
        Der er allerede en lås med det navn.
        Låsen har nøgler fra denne enhed og dialekt. Nulstil den først.
        Døren hører ikke til dette lokale.
        En af disse scannere findes ikke.
        Argumentet '{0}' må højst have {1} tidsrum, der begynder, før de slutter.
        Argumentet '{0}' skal være 64 hexadecimale cifre som på låsens mærkat.
        Argumentet '{0}' skal være de 16 tegn på låsens mærkat.
        Nogen har begyndt en anden aktivering af denne lås eller nulstillet den.
        Låsen svarede ikke. Er den forbundet?
        Låsen svarede ikke til ende. Er den forbundet? Tryk på dens knap, og aktivér den igen.
        Låsens nøgle er ikke den på mærkaten.
        Aktiveringskoden er ikke den på låsens mærkat.
        Låsen har allerede nøgler. Tryk først på knappen på dens inderside.
        Låsen taler den anden dialekt.
        Låsen har fået for mange forkerte beskeder. Prøv igen om et halvt minut.
        Låsens svar er forkert: '{0}'.
        Nøglen til en sådan lås skal sendes over TLS eller blive på denne maskine, og andre kan lytte med her.
        Serveren blev startet igen imens. Prøv en gang til.
        Argumentet '{0}' skal være nummeret på en lås.
        Bed først om en udfordring fra denne lås.
        Der er ingen sådan person.
        Der er ingen sådan person: {0}.
        Nogen har allerede den e-mailadresse.
        Der er ingen gruppe {0}.
        Der er ingen gruppe '{0}'. Opret den først.
        Der er allerede en gruppe med det navn.
        En gruppe er netop blevet slettet. Ingen blev importeret.
        Der er ingen sådan mønstring.
        Ingen mønstring er i gang. Start først en.
        En mønstring er i gang. Afslut den først.
        Angiv personen med '{0}'.
        Mønstringen har allerede {0} links. Afslut først et.
        Der er intet link {0}.
        Linket har ingen telefon {0}.
        Dette link har allerede {0} telefoner.
        Der er ingen zone {0}.
        Der er ingen zone '{0}'.
        Der er ingen zone '{0}'. Opret den først.
        Der er allerede en zone med det navn.
        Alle 59.999 majornøgler til zoner er i brug eller hviler endnu.
        Zonen har stadig lokaler, i brug eller nedlagte, så den kan ikke slettes.
        Der er intet lokale {0} i brug.
        Der er intet lokale '{0}'.
        Der er intet lokale '{0}'. Opret det først.
        Lokalet findes ikke mere.
        Der er allerede et lokale med det nummer.
        Lokalet har stadig {0} scannere og {1} beacons. Flyt eller slet dem først.
        Lokale '{0}' er i zone '{1}', ikke i '{2}'.
        Der er ingen dør {0}.
        Der er allerede en dør mellem de lokaler.
        En dør forbinder to forskellige lokaler.
        Der er ingen beacon {0} i brug i et lokale.
        Der er ingen beacon i et lokale med major {0} og minor {1}.
        En beacon eller brik med den UUID, major, minor og adresse er allerede registreret.
        Zonen for lokale '{0}' er fuld: alle 65.535 minornøgler er i brug eller hviler endnu.
        Der er ingen plan over zonen '{0}'. Upload en først.
        Der er intet lokale {0} i brug i zonen '{1}'.
        Der er ingen scanner {0} i brug i zonen '{1}'.
        Der er ingen beacon {0} i brug i zonen '{1}'.
        Argumentet '{0}' fylder mere end 1,4 MiB. Send et mindre billede.
        Argumentet '{0}' har mere end 40 megapixel. Send et mindre billede.
        Argumentet '{0}' er hverken PNG, JPEG eller WebP.
        Argumentet '{0}' er beskadiget eller ikke hele billedet.
        Argumentet '{0}' er en JPEG af en slags, som browsere ikke viser. Send en PNG.
        Argumentet '{0}' er et levende billede. Send et, der står stille.
        Argumentet '{0}' må højst indeholde 100 par for et lokale og 1 for andre ting.
        Argumentet '{0}' skal være par af tal fra 0 til 1.
        Der er ingen scanner {0} i brug.
        Der er allerede en scanner med det navn.
        Der er intet gemt spørgsmål '{0}'.
        Her er intet.
        Forespørgsler sendes til POST /post.
        Forespørgslen kan ikke læses.
        Forespørgselstypen '{0}' findes ikke.
        Dette '{0}' er brugt til en anden forespørgsel. Brug et nyt.
        Der er ingen sådan formular.
        Dette er ikke en formular.
        Formularen kan ikke læses.
        Filen er ikke tekst i UTF-8, UTF-16 eller Windows-1252.
        Der er ingen side på denne adresse.
        Rollcall virker ikke under en sti på et websted: giv det sit eget navn, såsom rollcall.school.example.
        Forespørgsler fra andre websteder afvises.
        Indholdet er indlejret mere end {0} niveauer dybt.
        Indholdet er afbrudt eller er ikke HTTP, der kan læses.
        Indholdet af en forespørgsel blev afbrudt.
        Indholdet har mere end {0} byte, som er grænsen her.
        Forespørgslen var for længe undervejs.
        Forespørgslen nævner mere end én vært.
        Forespørgslen nævner ingen vært.
        Forespørgslens mål er ikke en sti.
        Forespørgslens mål nævner en anden vært end dens Host-linje.
        Denne server svarer ikke for den vært. En administrator kan tilføje den i server.hosts.
        Stien er for lang.
        Content-Type skal være application/json.
        Forespørgslens hovedlinjer er for store.
        Dette er ikke HTTP, der kan læses.
        Teksten er ikke i UTF-8.
        Teksten har den ene halvdel af et surrogatpar uden den anden.
        Teksten har mere end {0} kombinerende tegn i træk.
        JSON-teksten er indlejret for dybt.
        Prøv igen om et øjeblik.
        Prøv igen senere.
        Prøv igen.
        Send den igen.
        For mange forespørgsler.
        Der kommer for mange forespørgsler på én gang.
        For mange følger allerede med. Luk et andet vindue først.
        Andre forespørgsler er i gang.
        Der kommer mere, end der kan gemmes.
        Serveren har travlt.
        Serveren er ved at stoppe.
        Databasen svarer ikke.
        Databasen har travlt.
        Databasen tager ikke imod dette nu.
        Denne server tager ikke imod rapporter nu.
        Det er en anden server, der afgør, hvem der er hvor, så denne kan ikke sige hvorfor.
        Det vides endnu ikke, hvor lang tid denne scanners forespørgsler tager.
        En anden er ved at ændre dette.
        Dette tog databasen for lang tid.
        Dette strider mod det, der allerede er gemt.
        Noget gik galt i serveren. Dens log siger hvad, under {0}.
        Svaret er af en anden type.
        Serveren har ingen kvittering for en portion.
        Serveren fik intet svar om en portion.
        Serveren fik intet svar om en telefons rapport.
        Serveren fik intet svar om en sletning.
        Denne sti tager kun forespørgsler med {0}.
        Feltet '{0}' i adressen er ikke en kendt værdi.
        Feltet '{0}' i adressen er ikke et gyldigt tidspunkt.
        Feltet '{0}' i adressen er ikke et helt tal.
        PostgreSQL afviser sætningen: {0} (SQLSTATE {1})
        Der er ingen plan {0}.
        Den, som lavede planen, er slettet. Den udføres igen, når nogen redigerer den.
        Der er ingen regel {0}.
        Der er højst 500 regler. Slet først en.
        En enhed har højst 100 planer. Slet først en.
        En person har højst 300 planer. Slet først en.
        Der er ingen enhed {0}.
        Der er allerede en regel med det navn.
        Reglen ville starte sig selv: '{0}'.
        En regel i databasen kan ikke læses.
        En plan i databasen kan ikke læses.
        Du må ikke se et lokale, en zone eller en enhed, som '{0}' nævner.
        Argumentet '{0}' skal have mindst én dag.
        Argumentet '{0}' må ikke ligge før '{1}'.
        Argumentet '{0}' skal ligge før '{1}', højst syv dage.
        Argumentet '{0}' skal være et tidspunkt i den sidste halve time.
        Angiv mindst én af '{0}' og '{1}'.
        Argumentet '{0}' nævner en egenskab '{1}', som slagsen '{2}' ikke har.
        Argumentet '{0}' sammenligner '{1}' med noget, den ikke kan være.
        Argumentet '{0}' sammenligner '{1}' med et tal, og det er den ikke.
        Argumentet '{0}' hører ikke til '{1}'.
        Argumentet '{0}' skal nævne enten et lokale eller en zone.
        Argumentet '{0}' skal have én af equals, above og below.
        Argumentet '{0}' skal have 1 til {1} betingelser.
        Argumentet '{0}' skal have 1 til {1} ordrer.
        Argumentet '{0}' skal have at_least fra 0 til at_most.
        Argumentet '{0}' skal have at_least eller at_most.
        Argumentet '{0}' kan ikke være et program.
        Argumentet '{0}' skal have et endeligt tal.
        Argumentet '{0}' må højst være {1} niveauer dybt.
        Argumentet '{0}' skal have enten '{1}' eller én betingelse på hvert niveau.
        Det er uden for de timer, hvor det må vides, hvem der er hvor.
        Der står ingen scanner i lokale '{0}'.
        En scanner i lokale '{0}' lytter ikke.
        Intet vides om {0}, som sidst var i lokale '{1}'.
        Lokalet eller zonen findes ikke mere eller har ingen lokaler.
        Enheden '{0}' er væk eller har ikke sagt, hvordan den har det.
        Der er ikke meldt om det i en halv time.
        Indstillingerne latitude og longitude siger ikke, hvor skolen er.
        Det skal gælde {0} s endnu.
        Der er ingen indstilling med det navn.
        Argumentet '{0}' mangler: en af skolens indstillinger har altid en værdi.
        Indstillingen '{0}' skal være true eller false.
        Indstillingen '{0}' skal være et helt tal fra {1} til {2}.
        Indstillingen '{0}' skal være en UUID.
        Indstillingen '{0}' skal være timer, der begynder, før de slutter, som 07:30-16:00 eller 00:00-24:00, eller \
        none.
        Indstillingen '{0}' skal være grader fra {1} til {2} såsom 55.68, eller none.
        Indstillingen '{0}' skal være 1 til 32 små bogstaver og cifre.
        Indstillingen '{0}' skal være en IANA-tidszone, for eksempel Europe/Vienna.
        PostgreSQL kender ikke denne tidszone.
        Indstillingen '{0}' rettes i indstillingsfilen på serverens maskine.
        Denne server blev startet uden indstillingsfil. Start den med --config FIL.
        Indstillingen '{0}' er af en anden art.
        Indstillingsfilen kan ikke skrives. Serverens log siger hvorfor.
        Denne servers kommandolinje eller miljø bestemmer allerede '{0}'.
        En server kunne ikke starte med dette: {0}
        Et TLS-certifikat hører sammen med sin nøgle. Angiv både --tls-certificate og --tls-key.
        Porten {0} er ikke fra 0 til 65535. Vælg en anden med --port.
        Diskreserven på {0} % er ikke fra 0 til 90. Udelad den for at få de sædvanlige 10.
        Den betroede proxy '{0}' er hverken en IP-adresse eller et interval af dem. Skriv 10.0.0.7 eller 10.0.0.0/8.
        Værten '{0}' er ikke et værtsnavn. Skriv rollcall.school.example uden port.
        Punktet '{0}' i webhook_allow er hverken en vært, en adresse eller et interval af dem.
        Skriv hook.school.example, 10.0.0.7, 10.0.0.0/8 eller http://10.0.0.7:9000.
        MQTT-porten {0} er ikke fra 0 til 65535. Vælg en anden med --mqtt-port.
        En station taler med højst fire resolvere. Udelad nogle af dem i resolver.servers.
        Resolveren '{0}' er ingen vært. Skriv resolver.example eller resolver.example:8129.
        Serienummeret '{0}' kan ikke bruges. Angiv 1 til 64 synlige ASCII-tegn som resolver.serial.
        Porten i resolver.port er ikke fra 1 til 65535. Udelad den for serverens egen.
        Indstillingen resolver.findable er hverken serial eller code. Udelad den for code.
        Argumentet '{0}' må nævne højst {1} resolvere, såsom resolver.example eller 192.0.2.1.
        Argumentet '{0}' er ingen invitation: den har {1} bogstaver og cifre.
        Kun en privat broker lytter, hvor --mqtt-listen siger. Udelad --mqtt-url.
        Brokeren kan ikke lytte på '{0}'. Skriv 0.0.0.0 eller 0.0.0.0:8883 som --mqtt-listen.
        Ukrypteret MQTT på {0} ville sende adgangskoder og kommandoer læseligt.
        Ukrypteret MQTT til '{0}' ville sende adgangskoder og kommandoer læseligt.
        Skriv mqtts:// i --mqtt-url, eller angiv --insecure.
        En grænse er ikke fra 1 til 1000000. Udelad den for at få den sædvanlige.
        Der er ingen advarsel {0}.
        Advarsel {0} er allerede lukket.
        Advarsler af denne art har ingen grænse.
        Der er ingen webhook {0}.
        Der er allerede {0} webhooks.
        Webhook {0} er slået fra. Slå den først til.
        Der er ingen levering {0}.
        Denne server har intet login til rapporter; se indstillingen '{0}'.
        Forespørgslen tager mere end 5 sekunder.
        En række i resultatet har mere end 10 MB.
        Loginnet til rapporter må for meget. Serverens log siger hvad.
        Angiv --tls-certificate og --tls-key, eller sig --insecure.
        Ingen blev importeret: tabellen har 1 fejl, som en prøvekørsel viser.
        Ingen blev importeret: tabellen har {0} fejl, som en prøvekørsel viser.
        Ingen blev importeret: tabellen har mere end {0} fejl, som en prøvekørsel viser.
        Den første er på linje {0}:
        Den første er på linje {0}, kolonne '{1}':
        Cellen må højst nævne {0} grupper.
        Cellen skal have 1 til {0} tegn.
        Cellen skal have 1 til {0} byte.
        Cellen skal være en e-mailadresse.
        Cellen må ikke indeholde styretegn.
        Adressen er også den på linje {0}.
        Rækken har en celle, som ikke står under et navn i første linje.
        Rækken er for lang.
        Et citationstegn åbnes, som intet lukker.
        Et citationstegn står midt i en celle; det skal fordobles, og cellen skal stå i citationstegn.
        Der står et mellemrum mellem et skilletegn og et citationstegn; det skal væk.
        Det følgende er ikke læst.
        Tabellen er tom. Den skal have email, first_name, last_name, groups.
        Kolonnen springes over.
        Tabellen læses som users.csv fra OneRoster.
        Rækken springes over: rollen er ikke en elevs.
        Rækken springes over: eleven er ikke aktiv længere.
        Rækken springes over: eleven har ingen e-mailadresse.
        Tabellen har {0} elever; højst {1} importeres på én gang.
        Tabellen nævner mere end {0} grupper.
        Første linje har ingen sådan kolonne.
        Kolonnen er der to gange.
        Der er flere fejl end de {0}, der vises her.
        Ingen telefon og ingen scanner har hørt denne beacon i {0} dage, hvor der må registreres.
        Se, om den har strøm og stadig hænger i sit lokale. Er den væk, så slet den.
        En af personens brikker høres to steder med {0} døre imellem. Én brik forklarer ikke det.
        En af personens brikker kom gennem {0} døre hurtigere, end nogen går.
        Spørg personen, hvor vedkommende er. Er brikken kopieret, så tag den tilbage, og udlever en anden.
        Scanneren hører en beacon med en af skolens UUID-værdier og nøglerne {0}, som intet her har.
        Scanneren hører en beacon med nøglerne {0}, som intet her har.
        {0}, de samme byte i omvendt rækkefølge, er registreret.
        Er det den brik, så registrér den med major {0} og minor {1}.
        Led efter den nær scanneren. Er den jeres, så registrér den: `rollcall beacons create --help`.
        Databasen afviser personens opholdssteder eller besøg. Observationer af personen gemmes.
        Serverens log siger, hvilken regel der er brudt. Den prøver igen hvert minut.
        Modtageren vil ikke have flere meddelelser (status 410): webhooken er slået fra.
        {0} (status {1})
        {0} forsøg i træk mislykkedes. Årsagen til det sidste: {1}.
        Slet den, eller slå den til igen: `rollcall webhooks edit {0} --enabled`.
        Se på dens modtager. `rollcall webhooks deliveries --webhook {0}` viser, hvad der mislykkedes.
        Den sidste sikkerhedskopi er {0} dage gammel.
        Der er ingen sikkerhedskopi fra de {0} dage, hvor der burde være en.
        Kør `rollcall-server backup FILE` hver dag, og gem filerne på en anden maskine.
        Databasens disk er fuld: intet bliver gemt.
        Skaf plads på PostgreSQLs disk. Noderne gemmer, hvad de hører, indtil da.
        Databasen venter på en synkron standby, der er væk: intet bliver gemt.
        Start standby-serveren igen, eller fjern den fra synchronous_standby_names, og genindlæs PostgreSQL.
        Databasen svarer, men gemmer intet.
        Læs PostgreSQLs log: dens disk kan hænge, eller den kan være en standby.
        Databasen svarer ikke.
        Se efter, om PostgreSQL kører, og læs dens log.
        Databasens disk er fuld. Intet kan gemmes, før nogen skaffer plads på den.
        Disken med databasen har {0} MB af {1} MB ledige, mindre end {2} %.
        De ældste dages observationer slettes for at gøre plads.
        Gør plads på disken, eller gem mindre: rollcall config set sighting_days.
        Låsens dør blev åbnet, selv om den var låst.
        Se, hvem der er der, og om døren er hel.
        Låsens dør har stået åben i {0}.
        Luk den, eller se, om dens kontakt er i orden.
        Låsens rigel bevæger sig ikke.
        Se, hvad der holder riglen, og om døren hænger rigtigt.
        Låsens batteri har {0} % tilbage.
        Skift batteriet.
        Låsen har ikke været forbundet i {0}.
        Se, om den har strøm og net, og om brokeren kører. En mekanisk nøgle åbner den.
        {0} forsøg på at åbne låsen blev afvist inden for et minut.
        {0} af personens forsøg på at åbne en lås blev afvist inden for et minut.
        Listen over forsøg viser, hvorfor hvert blev afvist. Se, hvem der er ved døren.
        Et svar til låsen blev gentaget.
        Låsen fik et svar på et ukendt forsøg.
        Låsen fik et svar med et forkert bevis.
        En besked i låsens navn havde et forkert bevis.
        Beskeder ændres på vejen gennem brokeren. Tjek dens logins, og aktivér låsen igen.
        Reglen '{0}' startede {1} gange på ti minutter. Den starter ikke mere.
        `rollcall rules explain {0}` viser hvorfor. `rollcall rules edit {1} --enabled` sætter den i gang igen.
        Noget er i vejen for enhed {0}: den stoppede.
        Se på den, og gør vejen fri; lad så en person bevæge den.
        Ingen resolver har taget imod serverens adresse i {0} min: udefra findes den ikke længere.
        `rollcall station` viser, hvad hver resolver svarer; se, om serveren kan nå dem.
        Nodens disk tager ikke imod noget ({0}). Det, den hører, venter i hukommelsen.
        """)

    private static let german = Catalogue(
        """
        Mein Konto
        Wo ich angemeldet bin
        Programm
        Adresse
        Begonnen
        Zuletzt benutzt
        Endet
        Aktion
        diese
        Beenden
        unbekannt
        Sie sind nirgends angemeldet. Melden Sie sich an, um es hier zu sehen.
        Überall abmelden
        Tun Sie das, wenn Sie ein Gerät verloren haben oder eine Anmeldung sehen, die nicht von Ihnen stammt.
        Passwort und Codes
        Passwort ändern
        Einmalcodes einschalten
        Einmalcodes ausschalten
        Danach genügt zum Anmelden Ihr Passwort. Auch Ihre Wiederherstellungscodes verfallen.
        Aus Ihrer Authenticator-App oder einer Ihrer Wiederherstellungscodes.
        Ausschalten
        Änderungen der Administration an meinem Zugang
        Nichts, was Sie nicht schon gelesen haben.
        Gelesen
        Fragen Sie im Sekretariat nach, wenn Sie eine Änderung nicht erwartet haben.
        \tpassword\that ein anderes Passwort gesetzt\ttotp_removed\that Ihre Einmalcodes entfernt\tclaim_code\that \
        einen Code zur Übernahme Ihres Kontos ausgestellt\temail\that Ihre E-Mail-Adresse \
        geändert\tclassification\that Ihre Rolle geändert\tdisabled\that Ihr Konto gesperrt\tenabled\that Ihr Konto \
        entsperrt\tzones\that geändert, welche Bereiche Sie sehen dürfen\tgroups\that geändert, welche Gruppen Sie \
        sehen dürfen
        \tscanner_silent\tEin Scanner meldet sich nicht\tradio_failed\tDer Funk eines Scanners ist \
        gestört\tscanner_deaf\tEin Scanner empfängt nichts, andere schon\tnode_disk\tDer Datenträger eines Scanners \
        ist voll\tspool_dropping\tEin Scanner verwirft alte Sichtungen\tbatch_set_aside\tEin Scanner hat Sichtungen \
        beiseitegelegt\tspool_rolled_back\tEin Scanner zählt wieder ab einer alten Nummer\tclock_off\tDie Uhr eines \
        Scanners geht falsch\tscanners_late\tViele Scanner melden sich verspätet\tbeacon_unheard\tEin Raum-Beacon wird \
        nicht empfangen\tbadge_twice\tEin Ausweis ist an zwei Orten zugleich\tbadge_too_fast\tEin Ausweis bewegt sich \
        schneller als ein Mensch\tunknown_badge\tEin unbekannter Ausweis wird empfangen\trecord_broken\tDer \
        Aufenthaltsort einer Person lässt sich nicht speichern\tdatabase_stuck\tDie Datenbank speichert \
        nichts\tdisk_low\tDer Datenträger des Servers ist fast voll\tbackup_old\tDie letzte Sicherung ist \
        alt\tdevice_obstructed\tEin Gerät ist blockiert\trule_stopped\tEine Regel wurde zu oft \
        ausgelöst\tstation_unreachable\tKein Resolver kennt die Adresse des Servers\twebhook_failing\tEin Webhook ist \
        nicht zustellbar\tunlock_denied\tViele Öffnungsversuche werden abgelehnt\tdoor_forced\tEine verriegelte Tür \
        wurde geöffnet\tdoor_held\tEine Tür steht offen\tlock_jammed\tEin Schloss klemmt\tlock_battery\tDie Batterie \
        eines Schlosses ist fast leer\tlock_silent\tEin Schloss ist nicht erreichbar\tlock_forgery\tNachrichten eines \
        Schlosses sind gefälscht
        Meldungen
        Alles in Ordnung. Sobald etwas nicht stimmt, steht es hier.
        Keine Meldungen gefunden. Wählen Sie einen anderen Zustand oder eine andere Art.
        Art
        Alle
        offen
        geschlossen
        Offen seit
        Geschlossen
        zuletzt gemeldet
        Betrifft
        Räume
        In Bearbeitung bei
        Notiz
        Höchstens 500 Zeichen. Leer lässt die Notiz unverändert.
        Ich kümmere mich darum
        Schließen
        Besteht die Ursache fort, öffnet sich die Meldung nach zehn Minuten wieder. Leer lässt die Notiz unverändert.
        Arten von Meldungen
        Änderungen gelten binnen Sekunden auf allen Servern. Offene Meldungen behalten ihren Schweregrad.
        Wird gemeldet
        Schweregrad
        Schwellenwert
        bleibt offen, bis jemand sie schließt
        Es gibt keine Arten von Meldungen. Fragen Sie den Betreiber des Servers.
        \tone\teinmal gemeldet\tother\t{0}-mal gemeldet
        \tseconds\tSekunden\tdays\tTage\tlawful days\tTage mit zulässiger Erfassung\tMiB free\tMiB frei\tseconds a \
        door\tSekunden je Tür\tattempts a minute\tVersuche pro Minute
        \tcritical\tkritisch\twarning\tWarnung\tinfo\tzur Information
        \tscanner\tScanner\tbeacon\tRaum-Beacon\tperson\tPerson\twebhook\tWebhook\tother\tServer
        Schwellenwert ({0})
        Protokoll
        Wer hat wann was getan, und wen betraf es? Auch dass Sie diese Seite ansehen, wird protokolliert.
        Suchwort
        Vorgang
        Ausgeführt von Person Nr.
        Betrifft Person Nr.
        Person
        Einzelheiten
        alle Personen
        ohne Anmeldung
        Keine Einträge gefunden. Suchen Sie allgemeiner oder über eine längere Zeit.
        Scanner {0}
        Helfer, Telefon {0}
        und {0} weitere
        1.000 Einträge oder mehr
        \tone\t1 Eintrag\tother\t{0} Einträge
        \tlogin\tangemeldet\tlogin_refused\tAnmeldung abgelehnt\tlogout\tabgemeldet\trequest_refused\tUnzulässiges \
        angefragt\tsession_confirmed\tPasswort erneut eingegeben\tpassword_changed\tPasswort \
        geändert\tclaim_code_issued\tCode für ein Konto ausgestellt\taccount_claimed\tKonto \
        übernommen\ttotp_enrolled\tEinmalcodes eingeschaltet\ttotp_removed\tEinmalcodes \
        ausgeschaltet\tperson_created\tKonto angelegt\tperson_edited\tKonto geändert\tstudents_imported\tSchülerinnen \
        und Schüler importiert\tperson_erased\tPerson gelöscht\tperson_zones_edited\tgeändert, wer gesehen werden \
        darf\tbadge_issued\tAusweis ausgegeben\tbadge_returned\tAusweis \
        zurückgenommen\twhereabouts_corrected\tAufenthaltsort einer Person gesetzt\tvisit_corrected\tAufenthalt \
        berichtigt\tbadge_lost\tAusweis als verloren vermerkt\tbadge_found\tverlorenen Ausweis als gefunden \
        vermerkt\tgroup_created\tGruppe angelegt\tgroup_edited\tGruppe geändert\tgroup_deleted\tGruppe \
        gelöscht\tmuster_started\tEvakuierungsliste gestartet\tmuster_ticked\tPerson auf einer Evakuierungsliste \
        abgehakt\tmuster_edited\tEvakuierungsliste geändert\tmuster_closed\tEvakuierungsliste \
        geschlossen\tmuster_link_created\tLink für Helfer erstellt\tmuster_link_opened\tüber einen Link für Helfer \
        beigetreten\tmuster_link_ended\tLink für Helfer beendet\tzone_created\tBereich angelegt\tzone_edited\tBereich \
        geändert\tzone_deleted\tBereich gelöscht\troom_created\tRaum angelegt\troom_edited\tRaum \
        geändert\troom_deleted\tRaum gelöscht\tclearance_edited\tgeändert, wer einen Raum betreten \
        darf\troom_booked\tRaum gebucht\tbooking_edited\tBuchung geändert\tbooking_cancelled\tBuchung \
        storniert\tdoor_created\tTür angelegt\tdoor_edited\tTür geändert\tdoor_deleted\tTür \
        gelöscht\tbeacon_created\tRaum-Beacon angelegt\tbeacon_edited\tRaum-Beacon \
        geändert\tbeacon_deleted\tRaum-Beacon gelöscht\tscanner_created\tScanner angelegt\tscanner_edited\tScanner \
        geändert\tscanner_deleted\tScanner gelöscht\tplan_edited\tGrundriss geändert\tthings_placed\tObjekte auf einem \
        Grundriss platziert\tfleet_edited\tScanner-Einstellungen geändert\tsurvey_started\tEinmessung eines Raums \
        begonnen\tsurvey_paused\tEinmessung unterbrochen\tsurvey_stopped\tEinmessung beendet\tsurvey_used\tEinmessung \
        in Gebrauch genommen\tsurvey_set_aside\tEinmessung beiseitegelegt\tsurvey_dropped\tEinmessung \
        gelöscht\tkind_created\tGeräteart angelegt\tkind_deleted\tGeräteart gelöscht\tdevice_created\tGerät \
        angelegt\tdevice_edited\tGerät geändert\tdevice_deleted\tGerät gelöscht\tdevice_registered\tGerät \
        registriert\tdevice_commanded\tBefehl an ein Gerät gesendet\tlock_created\tSchloss \
        angelegt\tlock_edited\tSchloss geändert\tlock_deleted\tSchloss gelöscht\tlock_activated\tSchloss \
        aktiviert\tlock_reset\tSchlüssel eines Schlosses verworfen\tunlock_overridden\tTür ohne Anwesenheitsprüfung \
        geöffnet\tschedule_created\tZeitplan eines Geräts angelegt\tschedule_edited\tZeitplan eines Geräts \
        geändert\tschedule_deleted\tZeitplan eines Geräts gelöscht\trule_created\tRegel angelegt\trule_edited\tRegel \
        geändert\trule_deleted\tRegel gelöscht\trule_tried\tRegel an aufgezeichneten Tagen \
        erprobt\tlooked_at_rule\tangesehen, warum eine Regel etwas tut\tweather_reported\tWetter \
        gemeldet\tcommand_cancelled\tBefehl zurückgenommen\talert_acknowledged\tMeldung in Bearbeitung \
        genommen\talert_closed\tMeldung geschlossen\talert_kind_edited\tArten von Meldungen \
        geändert\twebhook_created\tWebhook angelegt\twebhook_edited\tWebhook geändert\twebhook_deleted\tWebhook \
        gelöscht\twebhook_tested\tWebhook geprüft\twebhook_redelivered\tNachricht erneut zustellen \
        lassen\tstation_edited\tFernzugriff geändert\tconfig_written\tEinstellung \
        geändert\tlooked_at_location\tAufenthaltsort einer Person angesehen\tlooked_at_history\tAufenthalte einer \
        Person angesehen\tlooked_at_room\tangesehen, wer in einem Raum ist\tlooked_at_whereabouts\tPersonenliste \
        angesehen\tlooked_at_occupancy\tBelegung von Räumen angesehen\tlooked_at_unlocks\tangesehen, wer Türen \
        geöffnet hat\tlooked_at_muster\tEvakuierungsliste angesehen\tlooked_at_corrections\tBerichtigungen \
        angesehen\tlooked_at_bookings\tRaumbuchungen angesehen\tlooked_at_alerts\tMeldungen über Personen \
        angesehen\twatched_events\tBewegungen von Personen live verfolgt\texported_person\talle Daten einer Person \
        exportiert\texported_own\talle eigenen Daten exportiert\tqueried\tAbfrage über alle Personen \
        ausgeführt\tquery_saved\tAbfrage gespeichert\tquery_deleted\tgespeicherte Abfrage \
        gelöscht\tlooked_at_audit\tProtokoll angesehen
        Welche Ausweise
        Nummer, Kennung oder Person
        Zuletzt getragen von
        Zurückgegeben
        Verloren seit
        Seitdem empfangen
        Wieder empfangen
        \tissued\tAusgegeben\tfree\tFrei\tother\tVerloren
        Ausweis {0} ist verloren
        Ausweis {0} wurde gefunden
        \tissued\tKein Ausweis ist ausgegeben. Geben Sie einen auf der Seite einer Person aus, unter {1}.\tfree\tKein \
        Ausweis liegt zur Ausgabe bereit. Zurückgenommene Ausweise erscheinen hier.\tother\tKein Ausweis ist verloren. \
        Vermerken Sie einen verlorenen hier, damit er nicht wieder ausgegeben wird.
        \tone\t1 Ausweis\tother\t{0} Ausweise
        Diese Person hat keinen Ausweis. Geben Sie einen aus.
        Ausgegeben
        Ausweis mit vom Server vergebener Kennung ausgeben
        Zurückgegebenen Ausweis ausgeben
        Anderswo gekauften Ausweis ausgeben
        Ausweis ausgeben
        Nummer des Ausweises
        Sie stand bei der Person, die den Ausweis hatte.
        Bereiche, in denen diese Person alle Personen sieht
        Geben Sie Ihr Passwort erneut ein, um sie zu sehen.
        Bereiche anzeigen
        Bereich hinzufügen
        Keine: Die Person sieht nur die Mitglieder ihrer Gruppen. Fügen Sie einen Bereich hinzu.
        Ausweis {0} zurücknehmen
        {0} entfernen
        Beacons
        Es gibt noch keine Raum-Beacons. Legen Sie einen für jeden Raum an, den Telefone erkennen sollen.
        Raum
        UUID
        Wie vom Hersteller angegeben, zum Beispiel f7826da6-4fa2-4e98-8024-bc5b71e0893e.
        Major
        Minor
        Major / Minor
        0 bis 65.535.
        Bluetooth-Adresse
        Nur wenn mehrere dieselbe Kennung senden. Zum Beispiel c0:ff:ee:00:00:01.
        Kennung
        vom Server vergeben
        vom Hersteller
        Nummer
        Neuer Beacon
        Mit vom Server vergebener Kennung
        Anderswo gekauft, mit eigener Kennung
        Zuerst einen Raum anlegen
        Beacon bearbeiten
        Beacon löschen
        Alle Beacons
        Dieser Beacon ist nicht mehr in Gebrauch.
        Beacon in Raum {0}
        Beacon {0} bearbeiten
        Der Beacon von Raum {0} wird gelöscht. Telefone erkennen den Raum nicht mehr daran.
        Raum buchen
        Buchen
        Alle Räume
        An diesem Tag belegt
        Der Raum ist den ganzen Tag frei.
        Buchbar
        immer
        Sie dürfen diesen Raum nicht buchen.
        Von
        Bis
        Diese Uhrzeit gibt es wegen der Zeitumstellung zweimal. Dies ist die zweite.
        Minuten
        In Schritten von 5.
        Zweck
        Sie, Ihre Eingeladenen und die Administration können das lesen.
        Eingeladen
        E-Mail-Adressen oder Nummern von Personen, eine je Zeile. Auch sie dürfen den Raum öffnen.
        Kommen Sie spätestens 15 Minuten nach Beginn, sonst wird der Raum für andere freigegeben.
        Es gibt keine Buchungen.
        Gebucht von
        Ihnen
        Wann
        15 Minuten länger
        Ändern
        Raum zurückgeben
        Danach ist der Raum für andere frei.
        Der Raum ist leer. Die Buchung wird freigegeben.
        Buchungen
        Alle Raumbuchungen. Dass Sie diese Seite ansehen, wird protokolliert.
        Raum, Zweck oder wer gebucht hat
        Buchungsrechte bearbeiten
        Buchbar für
        niemanden
        Ohne Zeile ist er immer buchbar. Je Zeile: Tage, von, bis.
        Plätze
        Ohne Raumart
        Ohne Platzangabe
        Raum {0} buchen
        \tbooked\tgebucht\treleased\tfreigegeben\tother\tzurückgegeben
        \tno_show\tnicht genutzt\tall_left\talle waren gegangen\tbooker\tdurch die buchende Person\tadmin\tdurch die \
        Administration\troom_retired\tder Raum ist außer Gebrauch\tother\tdie buchende Person wurde gelöscht
        \t=0\tKeine Buchungen\tone\t1 Buchung\tother\t{0} Buchungen
        \t=0\tniemand eingeladen\tone\t1 Person eingeladen\tother\t{0} Personen eingeladen
        Zutrittsrechte
        Ein Zutrittsrecht lässt eine Person oder Gruppe in einen Raum, unabhängig von der Sicherheitsstufe.
        Es gibt keine Zutrittsrechte.
        Raum, Gruppe, Name oder Adresse
        Gilt für
        Gruppe
        Wann
        Zutrittsrecht hinzufügen
        Person (E-Mail-Adresse)
        Oder eine Gruppe
        Von (Uhrzeit)
        Bis (Uhrzeit)
        Beide leer: rund um die Uhr. 24:00 ist das Ende des Tages.
        Entziehen
        Zutrittsrechte dieses Raums
        Alle Zutrittsrechte
        Sicherheitsstufe bearbeiten
        Von 0 bis 9. Sie öffnet die Schlösser der Räume, die keine höhere Stufe verlangen.
        Verlangte Stufe bearbeiten
        Personen mit mindestens dieser Sicherheitsstufe können die Schlösser des Raums öffnen.
        Keine Stufe zulassen
        Schlösser
        Der Raum hat kein Schloss.
        Zutrittsrechte für Raum {0}
        {0} bis {1}
        \tasked\twartet\tsent\tgesendet\taccepted\tbegonnen\tdone\terledigt\trefused\tabgelehnt\tfailed\tfehlgeschlagen\
        \tobstructed\tetwas war im Weg\tinterrupted\tabgebrochen\ttimed_out\tnicht rechtzeitig \
        beantwortet\tcancelled\tzurückgenommen\treplaced\tdurch einen neueren ersetzt
        \tperson\teine Person\tschedule\tein Zeitplan\trule\teine Regel\tbutton\tam Gerät
        \tdevice_away\tdas Gerät ist nicht verbunden\texpired\tseine Zeit war abgelaufen\ttoo_long\tes dauerte zu \
        lange\tcancelled\tzurückgenommen\treplaced\tdurch einen neueren ersetzt\tobstructed\tetwas ist im \
        Weg\tnot_authorized\tder Broker lehnt das Topic ab\tunattended\tes darf nicht unbeaufsichtigt \
        schließen\tno_sensor\tsein Sensor funktioniert nicht\tnot_sayable\tdas Gerät unterstützt das \
        nicht\tunknown_command\tdas Gerät kennt diesen Befehl nicht
        Ein Raum ist leer
        Ein Raum ist besetzt
        Ein Bereich ist leer
        Wie viele Personen in einem Raum sind
        Wie viele Personen in einem Bereich sind
        Eine bestimmte Uhrzeit ist erreicht
        Es ist zwischen zwei Uhrzeiten
        So viele Sekunden lang
        Sofort, wenn leer.
        Endet nach so vielen Sekunden
        Sie gilt erst als beendet, wenn sie so lange nicht mehr zutraf.
        Mindestens
        Höchstens
        Über
        Unter
        Genau
        Von
        Bis
        Die Bedingung
        muss erfüllt sein
        darf nicht erfüllt sein
        Bedingung hinzufügen
        Entfernen
        Eine davon muss erfüllt sein
        Alle müssen erfüllt sein
        Alle verlangen
        Eine davon genügt
        Die Person ist in einem anderen Raum
        Die Person ist gegangen
        Die Person ist hier
        Die Person hat das Gebäude verlassen
        Das gilt, bis sich der Ausweis bewegt oder jemand es ändert, höchstens 12 Stunden.
        Grund
        Aufenthalt hinzufügen
        Berichtigen
        Berichtigungen
        Aufenthalt berichtigen
        Diesen Aufenthalt ändern
        Diesen Aufenthalt entfernen
        Leer: unverändert.
        Dieser Aufenthalt dauert noch an. Berichtigen Sie stattdessen den Aufenthaltsort auf der Seite der Person.
        Angegeben
        Vorher
        Nichts wurde berichtigt.
        gilt jetzt
        Der Aufenthalt in Raum {0} gehört dann nicht mehr zur Aufzeichnung. Die Berichtigung bewahrt ihn auf.
        \tpresent\tist in\tleft\tist gegangen\tchanged\tAufenthalt geändert zu\tadded\tAufenthalt \
        hinzugefügt:\tother\tAufenthalt entfernt
        angegeben von einer gelöschten Person
        angegeben von {0}
        \tpending\twartet\tdelivered\tzugestellt\tfailed\taufgegeben
        \talert.opened\tMeldung geöffnet\talert.closed\tMeldung geschlossen\talive\tder Server arbeitet
        \tstatus\tder Empfänger antwortete mit einem Fehler\tredirected\tder Empfänger verwies auf eine andere \
        Adresse\tgone\tder Empfänger will keine Nachrichten mehr\ttimed_out\tkeine Antwort innerhalb der \
        Frist\tconnection_failed\tkeine Verbindung möglich\ttls_failed\tdas Zertifikat des Empfängers ist \
        ungültig\tname_unknown\tzum Namen des Empfängers gibt es keine Adresse\taddress_refused\tdie Adresse des \
        Empfängers ist nicht öffentlich\turl_refused\tdieser Server sendet nicht dorthin\tsecret_unreadable\tder \
        Geheimschlüssel des Webhooks lässt sich nicht öffnen\tdisabled\tder Webhook war schon ausgeschaltet
        Geräte einrichten
        Neues Gerät
        Name
        Art
        Seriennummer
        Wie auf dem Gerät aufgedruckt, zum Beispiel die MAC-Adresse.
        Dialekt
        Besitzer
        Gerät bearbeiten
        Gerät außer Gebrauch nehmen
        Neuer Registrierungscode
        Code erstellen
        Der bisherige Code verfällt sofort.
        Das bisherige Token verfällt sofort: Das Gerät ist getrennt, bis es das neue hat.
        Registrierung für zehn Minuten öffnen
        So lange kann jede Person, die die Seriennummer kennt, das Gerät registrieren.
        Zeitpläne und Regeln dürfen es unbeaufsichtigt schließen
        Warum das sicher ist
        Wer es benutzen darf
        Nur der Besitzer und die Administration.
        Darf
        Wer
        Freigeben
        Die Mitglieder der Gruppe
        Das Personal des Bereichs
        Die Person mit der E-Mail-Adresse
        Entziehen
        Abgelehnte Nachrichten
        Token und Code des Geräts
        Sein Passwort beim Broker. Tragen Sie es jetzt im Gerät ein: Es wird nicht noch einmal angezeigt.
        Wer diesen Code binnen 30 Tagen zuerst eingibt, besitzt das Gerät. Drucken Sie den Aufkleber und bringen Sie \
        ihn am Gerät an.
        QR-Code zur Seite, auf der das Gerät registriert wird
        {0} einrichten
        {0} wird sofort getrennt. Der Verlauf bleibt.
        \tview\tansehen\toperate\tbenutzen\tmanage\tbenutzen und einrichten
        Geräte
        Gerät
        Es gibt keine Geräte, die Sie sehen dürfen.
        Name, Seriennummer oder Raum
        In keinem Raum
        Alle Geräte
        Meldet
        Zuletzt gemeldet
        Senden
        verbunden
        nicht verbunden
        Das Gerät hat noch nichts gemeldet.
        Etwas ist im Weg, deshalb hat das Gerät angehalten. Nur eine Person kann es wieder in Bewegung setzen.
        Dieses Gerät ist außer Gebrauch.
        Was es kann
        Zustand
        Befehl in Worten
        Senden
        Sprechen
        Der Hersteller Ihres Browsers verarbeitet möglicherweise die Aufnahme.
        Verlauf
        Noch keine Befehle.
        Wann
        Was
        Durch
        Ergebnis
        Zurücknehmen
        Einrichten
        \tone\tein Programm mit 1 Schaltzeit\tother\tein Programm mit {0} Schaltzeiten
        Darf die Person öffnen?
        Wer darf öffnen?
        Welche Türen darf die Person öffnen?
        Zeigt, was geschähe, wenn diese Person jetzt versuchte, dieses Schloss zu öffnen. Das Schloss bleibt \
        unverändert.
        Erklären
        Keine Treffer.
        Das Schloss würde öffnen.
        Das Schloss würde nicht öffnen.
        Das Schloss würde mit einem Einmalcode öffnen.
        Sicherheitsstufe
        Verlangte Stufe
        keine Stufe öffnet ihn
        Zutrittsrechte für den Raum
        Buchungen des Raums
        Scanner an der Tür
        An der Tür ist kein Scanner.
        Gilt jetzt
        Meldet sich
        Pegel (dBm)
        Innerhalb der zulässigen Zeiten
        Ausweis an zwei Orten empfangen
        Zuletzt in einem Raum an der Tür empfangen
        Telefon zuletzt dort gemeldet
        Erstes Passwort noch zu ändern
        Schwacher Dialekt
        Schwache Schlösser erlaubt
        Darf {0} {1} öffnen?
        Zutrittsrecht {0}
        Die Uhren der Schule richten sich nach {0}, dort ist es {1}. Falls das nicht stimmt:
        Erste Schritte
        Nach diesen Schritten zeigt Rollcall, wo Personen sind. Jeder Schritt wird von selbst abgehakt.
        Alles ist erledigt. Geben Sie die übrigen Ausweise aus und sehen Sie nach, wer wo ist.
        erledigt
        offen
        Einen Bereich anlegen, etwa ein Stockwerk oder einen Flügel
        Die Räume des Bereichs anlegen
        Einen Scanner für jeden Raum anlegen, in dem Ausweise empfangen werden sollen
        Jedem Scanner sein Token geben und ihn starten
        Konten für Personen anlegen, einzeln oder aus einer Tabelle
        Einer Person einen Ausweis ausgeben
        Zur Übersicht, wer jetzt wo ist
        Scanner-Einstellungen
        Diese Einstellungen gelten für Scanner ohne eigene Einstellungen. Die eines Etiketts haben Vorrang vor denen \
        für alle.
        Nichts ist eingestellt; jeder Scanner folgt seinen eigenen Einstellungen. Stellen Sie unten etwas ein.
        Etikett
        Die Einstellungen gelten für alle Scanner mit diesem Etikett.
        Leer: Jeder Scanner entscheidet selbst.
        Einstellungen für alle Scanner
        Einstellungen für ein weiteres Etikett
        Einstellungen für das Etikett {0}
        \tactive\tAktiver Scan\tinterval_ms\tBeacon-Intervall in ms\tmeasured_power\tLeistung in 1 m Abstand in \
        dBm\tspool_bytes\tBytes, die auf dem Datenträger warten dürfen\tscan_interval_ms\tScan-Intervall in \
        ms\tscan_window_ms\tScan-Fenster in ms\tscan_coded_phy\tEmpfang von LE Coded\tlog_level\tLog-Stufe
        \town\teigene Datei des Scanners\tfleet\tScanner-Einstellungen\tother\tProgramm
        Mit hineingegangen
        Was aufgeführt wird
        Aufenthalte, die hinter verschlossenen Türen begannen, obwohl die Person keine geöffnet hat. Es sind Hinweise, \
        keine Beweise.
        Niemand ist mit hineingegangen.
        Davor
        Alle Versuche
        In der Minute davor wurde keine Tür des Raums entriegelt.
        Eine Tür war von {0} bis {1} offen.
        \t=0\tKeine Aufenthalte\tone\t1 Aufenthalt\tother\t{0} Aufenthalte
        Die Tür wurde um {0} entriegelt.
        {0} hat die Tür um {1} entriegelt.
        Zum Inhalt springen
        Seiten
        Verwalten
        Abmelden
        Keine Verbindung. Stand dieser Seite:
        Laufende Aktualisierungen kommen nicht an. Laden Sie die Seite neu, um Neues zu sehen, und bitten Sie die \
        Administration, den Proxy zu prüfen. Stand dieser Seite:
        Etwas ist schiefgegangen
        (optional)
        nie
        Hier ist nichts
        Kein Zugriff
        Zurzeit nicht verfügbar
        Etwas ist schiefgegangen
        Zur ersten Seite
        Suchen
        Speichern
        Anlegen
        Löschen
        Bearbeiten
        Zurück
        Weiter
        Ja
        Nein
        vor {0} s
        vor {0} min
        vor {0} h
        vor {0} Tagen
        Gruppen
        Eine Gruppe ist eine Klasse oder ein Kurs. Ihr Personal sieht die übrigen Mitglieder, wo immer sie sind.
        Gruppe
        Mitglieder
        Name der Gruppe
        Name
        Es gibt noch keine Gruppen. Legen Sie eine für jede Klasse an.
        Neue Gruppe
        Alle Gruppen
        Die Gruppe hat noch keine Mitglieder. Suchen Sie unten nach Personen.
        Mitglieder hinzufügen
        Keine weiteren Treffer. Suchen Sie nach etwas anderem.
        Gruppe umbenennen
        Gruppe löschen
        Gruppe {0}
        {0} hinzufügen
        {0} entfernen
        \tone\tDie Gruppe {1} wird gelöscht. Das Konto ihres Mitglieds bleibt bestehen.\tother\tDie Gruppe {1} wird \
        gelöscht. Die Konten ihrer {0} Mitglieder bleiben bestehen.
        Hilfe
        Was die Seiten zeigen
        Was „anwesend“, „unbekannt“ und „gegangen“ bedeuten
        Der Ausweis oder das Telefon wird empfangen, und der Raum ist bekannt.
        Nichts Verlässliches ist bekannt. Vielleicht ist der Ausweis außer Reichweite, seine Batterie leer oder ein \
        Scanner ausgefallen. Die Person kann im Gebäude sein oder nicht: Unbekannt heißt nie abwesend.
        Funktionierende Scanner haben eine Weile nichts von der Person empfangen. Sie ist vermutlich hinausgegangen.
        Bei einer Räumungsübung
        Verlassen Sie das Gebäude mit Ihrer Klasse und gehen Sie zum Sammelplatz. Melden Sie sich bei der Person mit \
        der Liste.
        Beginnen Sie die Übung auf der Seite {0}. Sie führt auf, wer zuletzt im Gebäude war und in welchem Raum. Haken \
        Sie alle ab, die Sie am Sammelplatz sehen. Suchen Sie nach den Vermissten und nach denen, deren Aufenthaltsort \
        unbekannt ist: Die Liste hilft Ihnen beim Zählen, sie zählt nicht für Sie.
        Personen ohne Konto können mit einem QR-Code helfen:
        Drucken Sie die Liste vor der Übung aus, falls das Netz ausfällt.
        Ein Konto übernehmen
        Vom Sekretariat erhalten Sie ein Blatt mit einem Code. Öffnen Sie die Seite „Anmelden“, folgen Sie dem Link \
        für Personen mit Code, geben Sie Ihre E-Mail-Adresse und den Code ein und wählen Sie ein Passwort.
        Stellen Sie auf der Seite der Person unter „Personen“ einen Code aus und übergeben Sie ihn selbst. Er gilt \
        einige Tage.
        Was über mich gespeichert wird
        Die Räume, in denen Sie waren, werden so viele Tage gespeichert, wie die Schule festgelegt hat, und dann \
        gelöscht. Wenn Sie eine Kopie oder die Löschung wünschen, wenden Sie sich an das Sekretariat.
        \t/here\tWo das System Sie vermutet und ob Ihr Ausweis oder Telefon empfangen wird.\t/devices\tDie Geräte, die \
        Sie sehen oder steuern dürfen, mit Zeitplänen und Verlauf.\t/locks\tDie Türen, die Sie öffnen dürfen, jede mit \
        einer Schaltfläche.\t/rooms\tWelche Räume frei sind, und Ihre Buchungen.\t/my-visits\tIn welchen Räumen Sie \
        waren und wann.\t/who-looked\tWer wann angesehen hat, wo Sie sind.\t/my-data\tAlles, was über Sie gespeichert \
        ist, als Datei.\t/account\tWo Sie angemeldet sind, Ihr Passwort und Ihre Codes.\t/help\tDiese \
        Seite.\t/plan\tDer Grundriss eines Bereichs mit den Personen in seinen Räumen.\t/now\tWer zurzeit in welchem \
        Raum ist. Die Seite aktualisiert sich selbst.\t/muster|/musters\tListen für Räumungsübungen, mit den \
        abgehakten Personen.\t/alerts\tWas nicht stimmt: stumme Scanner, Ausweise an zwei Orten, ein voller \
        Datenträger.\t/places\tBereiche, Räume und Türen.\t/beacons\tDie Raum-Beacons, die Telefone \
        empfangen.\t/scanners\tDie Scanner, die Ausweise empfangen.\t/fleet\tEinstellungen für alle Scanner oder für \
        die mit einem Etikett.\t/badges\tAusweise: ausgegeben, frei und verloren.\t/people\tKonten, Ausweise und \
        Codes.\t/groups\tKlassen und andere Gruppen.\t/import\tSchülerinnen und Schüler aus einer \
        Tabelle.\t/devices/all\tGeräte anlegen und einrichten.\t/devices/kinds\tWelche Gerätearten es gibt, auch \
        eigene.\t/rules\tBefehle, die an Geräte gehen, wenn etwas geschieht.\t/locks/all\tGeräte als Schlösser \
        einrichten.\t/clearances\tWer außerdem welchen Raum betreten darf.\t/unlocks\tWer versucht hat, welches \
        Schloss zu öffnen.\t/bookings\tAlle Buchungen.\t/webhooks\tWohin Meldungen gesendet werden.\t/settings\tWie \
        lange Daten aufbewahrt werden und wie der Server läuft.\t/audit\tWer wann was getan hat, und wen es \
        betraf.\t/query\tAuswertungen mit einer SQL-Anweisung.\t/first-steps\tWie eine Schule eingerichtet wird.
        Schülerinnen und Schüler importieren
        Speichern Sie eine Tabelle als CSV, in beliebiger Form. Die erste Zeile benennt die Spalten:
        E-Mail, Vorname, Nachname und Klasse gehen auch, ebenso auf Englisch und Dänisch, in beliebiger Reihenfolge. \
        Andere Spalten werden übergangen. users.csv von OneRoster wird ebenfalls gelesen.
        Die Spalte groups kann fehlen. Sie enthält Namen von Gruppen, getrennt durch |. Wer schon ein Konto hat, \
        erhält Namen und Gruppen aus der Tabelle; bei leerer Zelle bleiben die bisherigen Gruppen. Es werden entweder \
        alle importiert oder niemand.
        Aus einer Datei
        Aus eingefügtem Text
        CSV-Datei
        Text der Tabelle
        Was geschehen soll
        Nach Problemen suchen und nichts ändern
        Jetzt importieren
        Für alle einen Code ausstellen
        Damit lässt sich das Konto übernehmen. Die Codes werden einmal angezeigt, zum Ausdrucken.
        Der Import ist abgeschlossen
        Die Tabelle kann importiert werden
        Die Tabelle enthält Probleme
        Zeile
        Spalte
        Problem
        Drucken Sie diese Seite jetzt aus und geben Sie allen ihren Code. Die Codes werden nicht noch einmal angezeigt.
        Noch wurde nichts geändert.
        Diese Gruppen gibt es noch nicht:
        Hinweise zur Tabelle
        Hinweis
        \tone\tDiese Gruppe beim Import anlegen\tother\tDiese {0} Gruppen beim Import anlegen
        \tone\t1 Problem. Nichts wurde geändert.\tother\t{0} Probleme. Nichts wurde geändert.
        {0} in der Tabelle: {1} neu, {2} geändert, {3} unverändert.
        Gerätearten
        Eine Geräteart ist ein Dokument: die Eigenschaften, die ihre Geräte melden, und die Befehle, die sie annehmen.
        Es gibt keine Gerätearten.
        Name
        Was geschehen kann
        In Gebrauch
        Dokument
        JSON. Beginnen Sie mit dem Dokument einer ähnlichen Geräteart.
        Datei mit dem Dokument
        Neue Geräteart: eingeben oder einfügen
        Neue Geräteart: Datei hochladen
        Geräteart anlegen
        {0} löschen
        Geräte dieser Art können dann nicht mehr angelegt werden.
        gehört zum Server
        \tstill\tnichts\tmoves\tetwas Schweres bewegt sich\truns\tetwas läuft, das enden muss
        Schlösser einrichten
        Ein Schloss ist ein Gerät der Art „lock“ an der Tür eines Raums. Es bleibt verriegelt, bis es aktiviert wird.
        Es gibt noch keine Schlösser.
        Neues Schloss
        Legen Sie zuerst ein Gerät der Art „lock“ an.
        Schloss einrichten
        Einrichten
        Alle Schlösser
        Gerät
        Tür
        Eine Tür des Raums. Dann kennt das Schloss den Raum auf der anderen Seite.
        Anwesenheit
        Erkannt binnen (Sekunden)
        Scanner an der Tür
        Ohne Auswahl die der Räume an der Tür.
        Mindestens so stark (dBm)
        Meldung eines Telefons zählt
        Eine solche Meldung ist leicht zu fälschen.
        Offen für (Sekunden)
        Öffnungszeiten
        In diesen Zeiten bleibt das Schloss offen, solange Personal im Raum ist. Je Zeile: Tage, von, bis.
        schwach
        Der Dialekt dieses Schlosses ist schwach: Sein Schlüssel wurde übertragen, und seine Antworten sind nicht \
        fälschungssicher.
        Batterie
        Epoche
        Aktiviert
        Aktivieren
        Ein neues Schloss nimmt die Aktivierung sofort an. Drücken Sie bei einem schon einmal aktivierten Schloss \
        dessen Taste.
        Fingerabdruck
        64 Ziffern und Buchstaben, auf dem Aufkleber des Schlosses.
        Aktivierungscode
        Auf dem Aufkleber des Schlosses.
        Schlüssel verwerfen
        Nichts öffnet das Schloss, bis es neu aktiviert wird.
        Schloss bearbeiten
        Schloss löschen
        An keiner Tür
        Beliebig schwach
        Ohne Öffnungszeiten
        Dieses Schloss ist außer Gebrauch.
        {0} einrichten
        {0} öffnet nicht mehr, und seine Schlüssel werden verworfen. Öffnungsversuche bleiben aufgezeichnet.
        \toff\twird nicht verlangt\trequire\töffnet nur für dort erkannte Personen\tother\töffnet und vermerkt, wer \
        nicht erkannt wurde
        {0}. Von
        {0}. Bis
        {0}. Tage
        Zum Beispiel 07:30; 24:00 ist das Ende des Tages.
        \taes128\taes128 (schwach)\tother\thmac
        Anmelden
        Anmelden
        E-Mail-Adresse
        Passwort
        Bisheriges Passwort
        Neues Passwort
        Mindestens 8 Zeichen und keines der häufig benutzten.
        Einmalcode
        Nur wenn Sie Einmalcodes verwenden.
        Ich habe einen Code und noch kein Passwort
        Konto übernehmen
        Geben Sie den Code von Ihrem Blatt ein und wählen Sie ein Passwort.
        Code
        16 Zeichen in Vierergruppen.
        Übernehmen
        Passwort wählen
        Identität bestätigen
        Dafür wird Ihr Passwort noch einmal benötigt. Nach einigen Minuten wird es erneut verlangt.
        Weiter
        Einmalcodes
        Eine Authenticator-App zeigt sechs Ziffern, die Sie beim Anmelden eingeben. Zuerst braucht sie den \
        Geheimschlüssel.
        Geheimschlüssel anzeigen
        Einschalten
        Geben Sie dies in Ihre Authenticator-App ein, dann unten den Code, den sie anzeigt.
        In einer Authenticator-App auf diesem Gerät öffnen
        Wiederherstellungscodes
        Bewahren Sie diese auf Papier auf. Jeder gilt einmal, falls Sie die App verlieren. Sie werden nur jetzt \
        angezeigt.
        Code für das Konto
        Übergeben Sie ihn der Person. Er wird nur jetzt angezeigt.
        Gültig bis
        Token des Scanners
        Geben Sie es dem Programm des Scanners, rollcall-node. Es wird nur jetzt angezeigt.
        Orte
        Es gibt noch keine Bereiche. Legen Sie einen für jedes Stockwerk oder jeden Flügel an, dann die Räume.
        Dieser Bereich hat noch keine Räume. Legen Sie einen an.
        Neuer Bereich
        Neuer Raum
        Neue Tür
        Name des Bereichs
        Nummer des Raums
        Beschreibung
        Sekunden, bis eine Person als gegangen gilt
        So lange hat kein Scanner den Ausweis empfangen. 5 bis 86.400; üblich sind 120.
        Räume
        Türen
        Eine Tür verbindet zwei Räume. Anhand der Türen ermittelt Rollcall, wo Personen sind.
        Es gibt noch keine Türen. Legen Sie die zwischen benachbarten Räumen an.
        Aus diesem Raum führt noch keine Tür. Legen Sie eine an.
        Anderer Raum
        Ändern
        Bereich bearbeiten
        Bereich löschen
        Raum bearbeiten
        Raum löschen
        Tür löschen
        Alle Orte
        Wer in diesem Raum ist
        Dieser Raum ist nicht mehr in Gebrauch. Sein Verlauf bleibt.
        außer Gebrauch seit
        Nichts gefunden. Suchen Sie nach etwas anderem.
        Nach {0} s ohne Empfang gilt eine Person als gegangen.
        Bereich {0}
        Tür zwischen {0} und {1}
        Tür {0}–{1} bearbeiten
        Der Bereich {0} wird gelöscht. Er darf keine Räume haben.
        Raum {0} und seine Türen werden gelöscht. Ein Raum mit Verlauf wird stattdessen außer Gebrauch genommen.
        Die Tür zwischen {0} und {1} wird gelöscht.
        {0},{1}
        Evakuierungsliste
        Es läuft keine Evakuierungsliste. Alle Telefone teilen sich eine Liste.
        Evakuierungsliste jetzt starten
        Räumungsübung starten
        Alle Evakuierungslisten
        Es gab noch keine Evakuierungsliste.
        Bericht
        Name
        Art
        Gestartet
        Geschlossen
        Vermisst
        Geklärt
        Vermisst ist, wer hier vermutet wird oder heute aus dem Blick geraten ist. Auch andere können hier sein: Haken \
        Sie sie ab.
        Erwartet
        \tleft\tHeute gegangen\tnot_heard\tHeute nicht empfangen\tno_badge\tHatte nie einen Ausweis\tdisabled\tKonto \
        gesperrt\tother\tErwartet
        Name oder Adresse
        Reihenfolge der Liste
        Vermisste zuerst
        Nach Name
        Nach Raum
        Nach Gruppe
        Ohne Angabe
        Gefunden
        Gruppen
        Letzter Eintrag
        Eintragen
        Anderes…
        Eintrag hinzufügen
        zu Beginn
        Widersprüchlich
        eine Person
        Name und Art
        Evakuierungsliste schließen
        Danach ist die Liste geschlossen. Liste und Bericht bleiben erhalten.
        Noch vermisst:
        Versehentlich gestartet
        Die Evakuierungsliste endet und wird als Versehen gekennzeichnet.
        Einträge warten auf diesem Gerät auf eine Verbindung
        Diese Einträge wurden abgelehnt
        Gelesen
        Ihre Anmeldung ist beendet. Ihre Einträge warten auf diesem Gerät, bis Sie sich wieder anmelden.
        Eingetragen
        Von
        Keine Einträge.
        Alle Einträge
        Ganze Liste
        Erwartet
        Zeit bis zur Hälfte
        Zeit bis 90 %
        Zeit bis zu allen
        nicht erreicht
        Zu Beginn vermutlich anwesend
        davon gefunden
        Gefunden, obwohl nicht als anwesend vermutet
        {0} von {1} vermisst
        {0} nicht erwartet
        \tseen\tGesehen\tsaid_present\tLaut Auskunft hier\tseen_leaving\tBeim Gehen gesehen\tneeds_help\tBraucht \
        Hilfe\tknown_absent\tBekannt abwesend\tother\tZurücknehmen
        {0} min {1} s
        \tdrill\tRäumungsübung\tother\tErnstfall
        Evakuierungsliste starten
        Evakuierungsliste läuft
        Helfer ohne Konto
        Wer den Link auf einem Telefon öffnet, gibt einen Namen ein, sieht Namen, Gruppen, Räume und Einträge und hakt \
        Personen ab. Der Link endet, wenn seine Zeit abläuft, wenn Sie ihn hier beenden oder wenn die \
        Evakuierungsliste geschlossen wird.
        Starten Sie zuerst eine Evakuierungsliste: Ein Link gilt nur für eine.
        Zweck des Links
        Zum Beispiel „Tor A“. Er steht hinter dem Namen des Helfers.
        Sichtbare Personen
        Alle Personen
        Gültig (Minuten)
        1 bis 240.
        Link erstellen
        Link für Helfer
        Lassen Sie Helfer dies mit dem Telefon scannen. Es wird nur jetzt angezeigt.
        QR-Code des Links darunter
        QR-Code des Geheimschlüssels für eine Authenticator-App
        Links dieser Evakuierungsliste
        Noch wurde kein Link erstellt.
        Noch hat kein Telefon diesen Link geöffnet.
        Angegebener Name
        Beigetreten
        Zuletzt aktiv
        Beendet
        Beenden
        Diesen Link beenden
        Alle Telefone mit diesem Link verlieren den Zugang. Ihre Einträge bleiben.
        Bei der Evakuierungsliste helfen
        Das Personal der Schule sieht Ihren Namen neben Ihren Einträgen.
        Sie werden dann auf diesem Telefon abgemeldet.
        Ihr Name
        Teilnehmen
        Dieser Link ist abgelaufen
        Bitten Sie das Personal um einen neuen Link und melden Sie die Einträge, die nicht gesendet wurden.
        Arbeiten Sie hier?
        Sie helfen als
        ein Helfer bei einer Evakuierungsliste
        Liste zum Ausdrucken
        Drucken
        Bericht als CSV
        Jede der beiden Tabellen lässt sich in einer Tabellenkalkulation öffnen.
        Personen herunterladen
        Einträge herunterladen
        Zu Beginn vermutet
        Raum zu Beginn
        Sekunden seit Beginn
        Wo ich bin
        Kein Raum bekannt
        Ihr Ausweis wird empfangen
        Ihr Telefon wird empfangen
        Ihr Telefon meldet sich, empfängt aber keinen Raum
        Kein Scanner empfängt Ihren Ausweis.
        Ihr Telefon meldete sich zuletzt
        Meine Daten
        Alles, was über Sie gespeichert ist: Konto, Ausweise, Gruppen, Aufenthalte, Sichtungen und wer was getan hat. \
        Weil es viel ist, wird Ihr Passwort verlangt.
        Von Ihnen wurde noch nie ein Ausweis oder Telefon empfangen.
        Von Ihnen wird nichts empfangen. Zuletzt empfangen:
        Laut System sind Sie gegangen. Zuletzt empfangen:
        Stimmt das nicht? Nennen Sie dem Sekretariat die Uhrzeit und Ihren Raum.
        Meine Ausweise
        getragen seit
        Sie tragen keinen Ausweis. Bitten Sie das Sekretariat um einen.
        Meine Aufenthalte
        Wer nachgesehen hat
        Jeder Blick auf Ihren Aufenthaltsort oder Ihre Aufenthalte steht hier.
        Ihr Aufenthaltsort wurde nicht angesehen.
        Wann
        Wer
        Was
        eine gelöschte Person
        Ältere Einträge
        Neueste Einträge
        \tlooked_at_location\that angesehen, wo Sie sind\tlooked_at_history\that angesehen, wo Sie \
        waren\tlooked_at_room\that einen Raum angesehen, in dem Sie waren\tlooked_at_whereabouts\that die \
        Personenliste angesehen\tlooked_at_muster\that eine Evakuierungsliste angesehen\tlooked_at_corrections\that \
        angesehen, was über Sie berichtigt wurde\tlooked_at_alerts\that eine Meldung über Ihren Ausweis \
        angesehen\tlooked_at_unlocks\that Ihre Öffnungsversuche angesehen\twatched_events\that Bewegungen von Personen \
        live verfolgt\texported_person\that alle Daten über Sie exportiert\tqueried\that eine Abfrage über alle \
        Personen ausgeführt
        Personen
        Name oder E-Mail-Adresse
        Es gibt noch keine Personen. Legen Sie eine an oder importieren Sie Schülerinnen und Schüler.
        Ausweise
        Konto
        Neue Person
        Vorname
        Nachname
        Wird bei der ersten Anmeldung geändert. Ohne Passwort stellen Sie danach einen Code aus.
        Die Sitzungen der Person enden, und sie muss bei der nächsten Anmeldung ein anderes wählen.
        Eine andere Rolle beendet die Sitzungen der Person.
        Alle Personen
        Wo diese Person ist
        Namen bearbeiten
        E-Mail-Adresse bearbeiten
        Rolle bearbeiten
        Passwort setzen
        Code zur Übernahme des Kontos
        Code ausstellen
        Ein früher ausgestellter Code wird ungültig.
        Konto sperren
        Konto entsperren
        Einmalcodes entfernen
        Die Authenticator-App der Person gilt nicht mehr. Tun Sie das nur, wenn sie verloren ist.
        Alle gespeicherten Daten dieser Person
        Anzeigen
        Was über diese Person gespeichert ist
        Dies ist für die Person bestimmt. Passwörter, Token und Codes sind nie darunter.
        Als Datei speichern
        Es gibt weitere Sichtungen, in Teilen. Speichern Sie diesen Teil und fahren Sie fort.
        Nächster Teil
        Hier ist nichts gespeichert.
        Diese Person löschen
        Zurück, ohne zu löschen
        Die ersten {0} werden gezeigt. Die Datei enthält alle.
        {0} kann sich nicht mehr anmelden, und alle Sitzungen enden. Der Verlauf bleibt.
        Das Konto von {0} und jede Spur früherer Aufenthalte werden gelöscht. Das lässt sich nicht rückgängig machen.
        {0} löschen
        gesperrt
        aktiv
        Grundriss
        Grundriss von {0}
        Grundriss bearbeiten
        Grundriss von {0} bearbeiten
        Es gibt noch keinen Grundriss, den Sie sehen dürfen. Die Administration lädt ihn auf der Seite eines Bereichs \
        hoch, unter „Orte“.
        Es gibt keinen Grundriss von {0}, den Sie sehen dürfen. Die Administration lädt ihn auf der Seite des Bereichs \
        hoch.
        Dieser Bereich hat noch keinen Grundriss. Wählen Sie unten ein Bild davon und platzieren Sie dann die Räume.
        Grundrisse nach Bereich
        Personen nach Raum
        Der Bereich ist zurzeit leer.
        {0} Personen
        Bild des Grundrisses
        PNG, JPEG oder WebP, höchstens 1,4 MiB und 40 Megapixel; ein größeres Bild wird mit JavaScript verkleinert. \
        Was sonst in der Datei steht, etwa der Aufnahmeort eines Fotos, wird nicht gespeichert.
        Hochladen
        Anderes Bild
        Grundriss entfernen
        Der Grundriss von {0} wird entfernt, mit allem, was darauf platziert ist. Räume, Scanner und Beacons bleiben.
        Ziehen Sie ein Objekt, oder tippen Sie erst darauf und dann auf seine Stelle. Pfeiltasten bewegen das \
        ausgewählte Objekt, mit Umschalt weniger weit; Entf nimmt es vom Grundriss. Ein Raum hat an jeder Ecke einen \
        runden Griff. Jede Änderung wird sofort gespeichert.
        Oder öffnen Sie unten ein Objekt und geben Sie an, wo es ist: 0 ist der linke oder obere Rand, 1 der rechte \
        oder untere.
        Objekte dieses Bereichs
        Dieser Bereich hat noch keine Räume. Legen Sie sie auf seiner Seite an.
        auf dem Grundriss
        nicht auf dem Grundriss
        Platzieren
        Tippen Sie nun auf die Stelle im Grundriss.
        Gespeichert.
        Nicht gespeichert: Es besteht keine Verbindung.
        Ecke
        Punkt {0}, von links
        Punkt {0}, von oben
        \troom\tRaum {1}\tscanner\tScanner {1}\tother\tBeacon {1}
        Darstellung der Seiten
        Sprache
        Wie im Browser
        Farben
        Wie auf dem Gerät
        Hell
        Dunkel
        Speichern
        Nur meine eigenen Seiten
        Alle Seiten
        Gerät registrieren
        Ein Gerät, das Sie registrieren, gehört Ihnen: Sie sehen und steuern es und entscheiden, wer das noch darf.
        Seriennummer
        Sie steht auf dem Aufkleber des Geräts.
        Registrierungscode
        Er gilt einmal. Lassen Sie das Feld leer, wenn die Administration die Registrierung gerade geöffnet hat.
        Name des Geräts
        Leer lässt den bisherigen Namen bestehen.
        Registrieren
        Wer gezeigt wird
        Meine Gruppen ({0})
        Wie viele am {0}
        Ein Zeitpunkt am {0}
        Der Raum war an diesem Tag leer.
        Die höchste gezeigte Anzahl: {0}, um {1}.
        als durchgezogene Linie
        als gestrichelte Linie
        Die Anzahlen als Tabelle
        Uhrzeit
        Raum buchen
        Es gibt keinen Raum, den Sie buchen dürfen.
        Kein Raum gefunden.
        Tag
        Plätze
        Raumart
        Raum, Bereich oder Beschreibung
        Tag davor
        Tag danach
        Ganzer Tag
        frei
        belegt
        Ihre
        gesperrt
        vorbei
        An diesem Tag werden die Uhren umgestellt.
        (zum zweiten Mal)
        Meine Buchungen
        Räume am {0}
        frei: {0} ab {1} buchen
        \t=0\tkeine Plätze\tone\t1 Platz\tother\t{0} Plätze
        Raum {0} ist leer
        Raum {0} ist besetzt
        Bereich {0} ist leer
        {0} oder mehr Personen in {1}
        {0} oder weniger Personen in {1}
        über {0}
        unter {0}
        ist {0}
        Uhrzeit: {0}
        von {0} bis {1}
        seit {0}
        Gerät {0}
        \thold\tnichts tun\tfire\tals wäre die Bedingung erfüllt
        \train\tRegen (mm/h)\twind\tWind (m/s)\ttemperature\tTemperatur (°C)
        \tyes\tja\tno\tnein\tunknown\tunbekannt
        \trun\tBefehle wurden gesendet\tdry_run\tnur aufgezeichnet\tnot_met\tdie weitere Bedingung war nicht \
        erfüllt\theld\tunbekannt, ob die Bedingung erfüllt war\tchain_too_long\tzu viele Befehle führten dazu
        Regeln
        Eine Regel sendet Befehle, wenn ihre Bedingung erfüllt ist. Eine unbekannte Bedingung löst nichts aus.
        Noch keine Regeln.
        Regel
        Wenn
        Und nur falls
        Dann
        Zustand
        Zuletzt ausgelöst
        aktiv
        zeichnet nur auf
        ausgeschaltet
        angehalten, zu oft ausgelöst:
        Neue Regel
        Es gibt noch kein Gerät, das eine Regel steuern könnte.
        Wählen Sie den Zweck der Regel.
        Eine andere Regel
        Wählen Sie, was sie auslöst und was sie tut. Weiteres fügen Sie danach hinzu.
        Regel anlegen
        Bei Regen schließen
        Bei Wind über 12 m/s schließen
        Schließen, wenn ein Raum 10 Minuten leer ist
        Lampe an, wenn der Raum besetzt ist
        Lampe aus, wenn ein Raum 2 Minuten leer ist
        Schließen bei Regen, bei Wind oder wenn ein Raum 10 Minuten leer ist
        Weniger heizen, wenn ein Bereich 15 Minuten leer ist
        Mehr heizen, wenn ein Bereich besetzt ist
        Temperatur (°C)
        Wenn das Wetter unbekannt ist
        Nur aufzeichnen, was sie täte
        Sehen Sie sich eine Weile an, was sie getan hätte, und nehmen Sie sie dann in Betrieb.
        Jede dieser Bedingungen löst sie für sich aus.
        Bedingung erfüllt
        Regel
        Teil einer Regel
        Befehl
        Befehl hinzufügen
        Sie wurde zehnmal in zehn Minuten ausgelöst und ist angehalten. Prüfen Sie sie und starten Sie sie dann wieder.
        Wieder starten
        Erproben
        Wann wäre sie ausgelöst worden? Die Regel wird an höchstens sieben aufgezeichneten Tagen erprobt. Es wird kein \
        Befehl gesendet.
        Erproben
        Sie wäre in dieser Zeit nicht ausgelöst worden.
        \tone\tSie wäre einmal ausgelöst worden.\tother\tSie wäre {0}-mal ausgelöst worden.
        Wann sie ausgelöst wurde
        Sie wurde noch nicht ausgelöst.
        Keine Bedingungen.
        Bedingung
        Trifft zu
        Seit
        Lange genug
        Was fehlt
        Regel ändern
        Regel löschen
        Was sie getan hat, bleibt im Verlauf der Geräte.
        Gespeicherte Abfragen
        Name
        Alle Administratoren sehen sie. Eine Abfrage gleichen Namens wird ersetzt. Nennen Sie keine Personen: Die \
        Abfrage bleibt, wenn eine Person gelöscht wird.
        Gespeichert
        Abfrage speichern
        Keine Abfrage ist gespeichert. Speichern Sie eine, die Sie oft brauchen.
        „{0}“ ausführen
        „{0}“ löschen
        Die gespeicherte Abfrage „{0}“ wird für alle Administratoren gelöscht.
        Scanner
        Scanner
        Es gibt noch keine Scanner. Legen Sie einen für jeden Raum an und starten Sie dort rollcall-node mit dem Token.
        Scanner oder Raum
        alle
        Funk
        Version
        Uhr geht vor um
        Wartende Pakete
        Freier Speicher
        Neuer Scanner
        Name des Scanners
        Etiketten
        Eines je Zeile, zum Beispiel stockwerk-2. Für alle Scanner mit einem Etikett lassen sich Einstellungen \
        festlegen.
        Alle Scanner
        Was auf seinem Datenträger wartet
        Einstellungen
        Der Scanner hat das noch nicht gemeldet. Starten Sie sein Programm.
        Dieser Scanner ist nicht mehr in Gebrauch.
        Adapter
        Signale pro Sekunde
        Letztes Signal
        Neustarts / Rücksetzungen
        Verlorene Signale
        Größe
        Ältestes Paket
        Verworfene Pakete
        Beiseitegelegte Pakete
        Datenträgerfehler
        Einstellung
        Wert
        Bestimmt durch
        Scanner bearbeiten
        Neues Token
        Neues Token erstellen
        Scanner löschen
        Speichern Sie das Token auf dem Rechner des Scanners in einer Datei: Führen Sie dies aus, fügen Sie das Token \
        ein und drücken Sie Eingabe und Strg-D.
        Nennen Sie den Server und diese Datei in /etc/rollcall/node.json (server, token_file). Starten Sie dann das \
        Programm:
        Scanner {0}
        Das alte Token von {0} verfällt sofort. Der Scanner bleibt stumm, bis er das neue hat.
        Der Scanner {0} wird gelöscht, und sein Token verfällt. Hat er sich schon gemeldet, wird er stattdessen außer \
        Gebrauch genommen.
        \tone\t1 Scanner wurde nie gestartet: Starten Sie rollcall-node auf seinem Rechner mit seinem \
        Token.\tother\t{0} Scanner wurden nie gestartet: Starten Sie rollcall-node auf ihren Rechnern mit ihren Token.
        \talive\tin Betrieb\tquiet\tstumm\tother\tnie gestartet
        \tstarting\tstartet\tscanning\tempfängt\tquiet\tläuft, empfängt nichts\trecovering\terholt \
        sich\tfailed\tgestört\tother\taus
        Zeitpläne
        Zeitpläne von {0}
        Zeitplan
        Ein Zeitplan von {0}
        Zeitpläne anlegen und ändern
        Zu diesen Zeiten erhält das Gerät von selbst einen Befehl, nach den Uhren der Schule.
        Wählen Sie, was das Gerät tun soll. Weitere Bedingungen fügen Sie danach hinzu.
        Zulässige Verspätung in Sekunden
        Von 0 bis 3.600. Was später käme, entfällt.
        Zeitplan ändern
        Ergebnisse
        Fällig
        Er war noch nicht fällig.
        Ohne ersten Tag
        Ohne letzten Tag
        Zeitplan löschen
        Seine Ergebnisse werden ebenfalls gelöscht. Die Befehle bleiben im Verlauf des Geräts.
        {0}. Von
        {0}. Tage
        Keine Zeitpläne.
        Wann
        Nächstes Mal
        Letztes Mal
        ausgeschaltet
        Neuer Zeitplan
        Zeitplan anlegen
        Uhrzeit
        07:30, oder sunrise (Sonnenaufgang), sunset (Sonnenuntergang), sunset-30 für 30 Minuten davor.
        Tage
        Erster Tag
        Letzter Tag
        Täglich
        ab {0}
        bis {0}
        unter einer Bedingung
        \tmon\tMo\ttue\tDi\twed\tMi\tthu\tDo\tfri\tFr\tsat\tSa\tsun\tSo
        \tasked\tgesendet\tmissed\tzu spät, entfallen\tnot_met\tdie Bedingung war nicht erfüllt\theld\tunbekannt, ob \
        die Bedingung erfüllt war\trefused\tabgelehnt
        bei Sonnenaufgang
        {0} min vor Sonnenaufgang
        {0} min nach Sonnenaufgang
        bei Sonnenuntergang
        {0} min vor Sonnenuntergang
        {0} min nach Sonnenuntergang
        Fernzugriff
        Telefone finden diesen Server von außen, auch wenn sich seine Adresse ändert: Er teilt sie Resolvern mit, und \
        ein Telefon, das den Code gelesen hat, fragt dort nach.
        Dieser Server spricht noch mit keinem Resolver. Nennen Sie unten einen; dessen Betreiber gibt Ihnen eine \
        Einladung.
        QR-Code, mit dem ein Telefon diesen Server findet
        Code
        Auffindbar über
        \tserial\tCode oder Seriennummer\tother\tnur Code
        Adresse
        Port von außen
        Der Port des Routers, der zu diesem Server führt.
        Geräte hier
        Resolver
        Einer je Zeile, höchstens vier, zum Beispiel resolver.example.
        Resolver
        Zustand
        Adresse angenommen
        Erreicht den Server
        Es gibt keine Resolver.
        Einladung
        Vom Betreiber eines Resolvers, der diesen Server noch nicht kennt. Sie gilt einmal.
        Auffindbarkeit ändern
        Anderer Schlüssel
        Schlüssel erstellen
        Der Code ändert sich: Was gedruckt ist, führt nicht mehr hierher, und jedes Telefon muss den neuen lesen.
        Von außen kommt nichts durch. Lassen Sie den Router seinen Port {0} (TCP) an diesen Server weiterleiten.
        \taccepted\tkennt die Adresse\trefused\tlehnt ab\tunreachable\tnicht erreicht\tother\twird gefragt
        \tinvitation\tDie Einladung ist unbekannt, verbraucht oder zu alt.\tsignature\tEr kennt den Schlüssel dieses \
        Servers nicht: Geben Sie eine Einladung an.\tserial\tEr nimmt die Seriennummer nicht an.\tkey\tEr nimmt den \
        Schlüssel nicht an.\tcounter\tEr hat schon einen neueren Eintrag gesehen.\taddress\tEr nimmt keine private \
        Adresse an: Steht dieser Server in seinem eigenen Netz?\tslow_down\tEr bittet um weniger \
        Aktualisierungen.\tunavailable\tEr kann es zurzeit nicht speichern.\tno_address\tSein Name führt zu keiner \
        Adresse.\tno_answer\tEr antwortet nicht.\tcertificate\tSeinem Zertifikat wird nicht vertraut.\tclosed\tEr hat \
        die Verbindung geschlossen.
        Einmessungen
        Eine Einmessung lehrt das System, wie der Empfang in jedem Raum ist: Gehen Sie mit Ausweis und Telefon von \
        Raum zu Raum.
        Es gibt noch keine Einmessungen. Nehmen Sie einen Ausweis und beginnen Sie einen Rundgang.
        Rundgang zur Einmessung
        Ausweis
        Zustand
        wird aufgezeichnet
        in Gebrauch
        beiseitegelegt
        Beendet
        Alle Einmessungen
        Rundgang fortsetzen
        In Gebrauch nehmen
        Beiseitelegen
        Einmessung löschen
        Alles auf diesem Rundgang Empfangene wird gelöscht, und das System kennt die Räume nur noch wie zuvor.
        Fragliche Scanner
        Keine: Jeder Scanner empfängt seinen eigenen Raum am besten. Nach einem Rundgang dauert es einen Moment; sehen \
        Sie dann noch einmal nach.
        Eingetragener Raum
        Bester Empfang in
        Stärker um
        eigener Raum gar nicht
        Einmessung {0}
        Welchen Ausweis tragen Sie?
        Begonnene Rundgänge
        Ihre Ausweise
        Gefundene Ausweise
        Keine Person dieses Namens trägt einen Ausweis. Geben Sie einen auf der Seite der Person aus.
        Oder wessen Ausweis ist es?
        In welchem Bereich sind Sie?
        Tippen Sie auf den Raum, in dem Sie sind. Gehen Sie anderthalb Minuten darin umher, auch dort, wo man sitzt.
        Es gibt noch keine Räume. Legen Sie sie zuerst unter „Orte“ an.
        Unterwegs: Was jetzt empfangen wird, zählt nicht.
        Noch wird nichts aufgezeichnet.
        angekommen
        ✓ Das genügt. Gehen Sie weiter zum nächsten Raum.
        Bleiben Sie anderthalb Minuten und gehen Sie umher.
        Noch wird nichts empfangen. Ist der Ausweis eingeschaltet, und laufen Scanner in der Nähe dieses Raums?
        Noch einmal nachsehen
        Ich verlasse diesen Raum
        Rundgang beenden
        Signale
        Pegel
        Mit Ausweis {0}
        ✓ {0} s
        Ausweis {0}, {1}
        Einstellungen
        Einstellung
        Wert
        Änderung gilt
        sofort, auf allen Servern
        nach einem Neustart dieses Servers
        Ja
        nicht gesetzt
        gesetzt, wird nicht angezeigt
        Nach dem Neustart des Servers gilt ein anderer Wert.
        Wird in der Einstellungsdatei auf dem Rechner des Servers geändert.
        Gilt sofort auf allen Servern.
        Gilt nach einem Neustart dieses Servers.
        Auf Standard zurücksetzen
        Einer je Zeile.
        Es gibt keine Einstellungen. Fragen Sie den Betreiber des Servers.
        Abfrage
        Führen Sie eine nur lesende SQL-Anweisung aus, höchstens fünf Sekunden lang. Das wird protokolliert.
        Sie liest aus:
        Anweisung
        Ausführen
        Ergebnis
        Die Anweisung fand keine Zeilen. Ändern Sie sie und führen Sie sie erneut aus.
        Es gibt mehr Zeilen. Grenzen Sie die Anweisung ein, um sie zu sehen.
        Als CSV, zum Kopieren
        \tone\t1 Zeile\tother\t{0} Zeilen
        Türen
        Sie werden an keiner Tür erkannt, die Sie öffnen dürfen.
        Sie sind in der Nähe dieser Tür.
        \t=0\tKeine Tür\tone\t1 Tür\tother\t{0} Türen
        in Ihrer Nähe
        Halten Sie Ihren Ausweis in die Nähe der Tür.
        Meine Öffnungsversuche
        Einmalcode
        Die Anwesenheit an dieser Tür lässt sich zurzeit nicht prüfen. Geben Sie stattdessen einen Code Ihrer \
        Authenticator-App ein.
        Einmalcodes einrichten
        Grund, anstelle eines Codes
        Für die Administration. Er wird mit dem Versuch gespeichert.
        Tür
        Alle Türen
        Es gibt keine Tür, die Sie öffnen dürfen.
        zurzeit nicht
        Sie dürfen diese Tür zurzeit nicht öffnen.
        Name oder Raum
        Schloss
        Führt zu
        Schloss
        Tür
        Öffnen
        Offen
        Nicht offen
        Prüfen Sie, ob die Tür offen ist
        {0} öffnen
        \t=0\tKeine weitere Tür\tone\t1 weitere Tür\tother\t{0} weitere Türen
        Sie wird um {0} wieder verriegelt.
        Sie war bis {0} offen.
        \tnew\tnicht aktiviert\taway\tnicht \
        erreichbar\tlocked\tverriegelt\tunlocked\tentriegelt\tjammed\tklemmt\tother\tunbekannt
        \topen\toffen\tother\tgeschlossen
        Öffnungsversuche
        Jeder Versuch, ein Schloss zu öffnen, gewährt oder nicht. Dass Sie dies ansehen, wird protokolliert.
        Es gibt keine Versuche.
        Jeder Ihrer Versuche, eine Tür zu öffnen, und was daraus wurde.
        Recht
        Anwesenheit
        Dauer
        Ergebnis
        Person Nr.
        Schloss
        Öffnungszeiten
        eine gelöschte Person
        nicht verlangt
        nicht an der Tür erkannt
        an der Tür erkannt
        Anwesenheit nicht prüfbar: kein Scanner an der Tür meldete sich
        Anwesenheit nicht prüfbar: außerhalb der zulässigen Zeiten
        Anwesenheit nicht prüfbar
        \t=0\tKeine Versuche\tone\t1 Versuch\tother\t{0} Versuche
        \tbadge\tder Ausweis wurde {1} s davor empfangen\tclient\tdas Telefon meldete sich {1} s davor\tother\t{1} s \
        davor in einem Raum an der Tür empfangen
        {0} ms
        Angegebener Grund: {0}
        \trefused\tDas Öffnen wurde nicht gewährt.\tasked|challenged\tDas Schloss wird gefragt.\tresponded\tDas \
        Schloss hat den Befehl zum Öffnen erhalten.\topened\tDie Tür wurde entriegelt.\tdenied\tDas Schloss hat das \
        Öffnen abgelehnt.\tjammed\tDer Riegel klemmt.\ttimed_out\tDas Schloss hat nicht geantwortet und blieb \
        verriegelt.\tother\tDas Schloss hat den Befehl zum Öffnen erhalten und das Ergebnis nicht gemeldet.
        \trefused\tnicht gewährt\tasked|challenged|responded\tläuft\topened\tentriegelt\tdenied\tvom Schloss \
        abgelehnt\tjammed\tklemmt\ttimed_out\tkeine Antwort\tother\tunbestätigt
        \tno_right\tKein Recht, diese Tür zu öffnen.\tnot_seen\tNicht an der Tür erkannt.\tblind\tDie Anwesenheit an \
        der Tür ließ sich nicht prüfen.\toutside_hours\tDas Recht, diese Tür zu öffnen, gilt zu anderen \
        Zeiten.\tweak_lock\tDer Dialekt des Schlosses ist schwach, und die Schule erlaubt das nicht.\tother\tDas erste \
        Passwort wurde noch nicht geändert.
        \tlevel\tdurch die Sicherheitsstufe\tclearance\tdurch ein Zutrittsrecht\tother\tdurch eine Buchung
        \toverride\tGrund der Administration anstelle der Anwesenheit\topen_hours\tÖffnungszeiten
        \tnot_active\tDas Schloss hat keine Schlüssel.\tdeaf\tDas Schloss erhielt zu viele falsche Nachrichten und \
        reagiert in 30 Sekunden wieder.\tbusy\tZu viele Personen öffnen das Schloss \
        zugleich.\tover|replayed|unknown_attempt\tDas Schloss kennt diesen Versuch nicht mehr.\texpired\tDer Befehl \
        kam zu spät.\twrong_proof|wrong_response\tDie Schlüssel von Schloss und Server stimmen nicht \
        überein.\tnot_ready\tDie Taste des Schlosses wurde nicht gedrückt.\twrong_dialect\tDas Schloss spricht einen \
        anderen Dialekt.\tno_answer\tDas Schloss hat nicht rechtzeitig geantwortet.\tdevice_away\tDas Schloss ist \
        nicht verbunden.\trestarted\tDer Server wurde inzwischen neu gestartet.
        Webhooks
        An diese Adressen werden Meldungen gesendet, wenn sie geöffnet und geschlossen werden.
        Meldungen werden nirgendwohin gesendet. Nennen Sie unten eine Adresse, um sie dorthin senden zu lassen.
        Neuer Webhook
        Adresse (URL)
        Eine Adresse, die mit https:// beginnt und im Internet erreichbar ist.
        Zweck
        Arten von Meldungen
        Mindestschweregrad
        Alle fünf Minuten ein Lebenszeichen senden
        Nachrichten werden gesendet
        Stand
        von der Administration ausgeschaltet
        ausgeschaltet, da der Empfänger keine Nachrichten mehr will
        noch nichts gesendet
        zuletzt angekommen
        zuletzt fehlgeschlagen
        Testnachricht senden
        Neuen Geheimschlüssel erstellen
        Geben Sie dem Empfänger den neuen Geheimschlüssel binnen 24 Stunden. Bis dahin gelten beide.
        Diesen Webhook löschen
        Der Webhook wird gelöscht, mit seinem Geheimschlüssel und allen Zustellungen. Meldungen werden nicht mehr \
        dorthin gesendet.
        Geheimschlüssel des Webhooks
        Geben Sie ihn dem Empfänger, der damit Nachrichten prüft. Er wird nur jetzt angezeigt.
        Zustellungen
        Keine Nachrichten gefunden. Senden Sie eine Testnachricht von der Seite eines Webhooks.
        Nachricht
        Versuche
        Antwort
        nächster Versuch
        Was gesendet wird
        Erneut zustellen
        Webhook {0}
        \tone\t1 Nachricht wartet\tother\t{0} Nachrichten warten
        Eine Art je Zeile; leer für alle. Die Arten sind: {0}.
        Jetzt
        Name, Adresse oder Raum
        Noch wurde kein Ausweis empfangen. Personen erscheinen hier, sobald Scanner ihre Ausweise empfangen.
        Keine Treffer.
        Person
        Zustand
        Raum
        Bereich
        Seit
        Zuletzt empfangen
        Rolle
        \tstudent\tSchüler/in\tstaff\tPersonal\tvisitor\tGast\tother\tAdministration
        Bekannt durch
        Zeitpunkt
        Anzeigen
        Zurück zu jetzt
        Zuletzt bekannt in
        Warum?
        Wahrscheinlichste Räume
        Was empfangen wird
        Telefon der Person
        dieser Scanner ist zurzeit stumm
        Aufenthalte
        Von
        Bis
        Betreten
        Verlassen
        Ende
        noch dort
        In dieser Zeit gibt es keine Aufenthalte.
        Seiten der Liste
        Tabelle
        Raum {0}
        \t=0\tKeine Personen\tone\t1 Person\tother\t{0} Personen
        Scanner {0}
        Aufenthalte am {0}
        \tpresent\tanwesend\tleft\tgegangen\tother\tunbekannt
        \tmoved\tging in einen anderen Raum\tleft\tverließ das Gebäude\tother\twurde nicht mehr empfangen
        \tclient\tTelefon\tperson\tAngabe einer Person\tother\tAusweis
        {0} %
        Die Anzeichen sind eindeutig.
        Es ist wahrscheinlich.
        Es könnte ein anderer Raum sein.
        Der Raum ist leer.
        Der Raum ist leer, oder Sie dürfen die Personen darin nicht sehen.
        \tproximity_uuid\tDie UUID für Raum-Beacons und Ausweise, deren Kennung von nun an vergeben \
        wird.\tsighting_days\tTage, die Sichtungen aufbewahrt werden; länger, bis zu spool_days, solange ein Scanner \
        noch welche dieses Tages haben kann.\tspool_days\tTage, die ein Scanner Sichtungen zurückhalten darf und in \
        denen sie noch angenommen werden; so lange ruht auch eine frei gewordene Kennung.\ttime_zone\tDie \
        IANA-Zeitzone, nach der sich zulässige Zeiten, Tage und Unterrichtsstunden richten.\tvisit_days\tTage, die \
        Aufenthalte und Wechsel des Aufenthaltsorts aufbewahrt werden.\taudit_days\tTage, die das Protokoll aufbewahrt \
        wird.\tbatch_days\tTage, die ein Paket von Sichtungen an seiner Nummer erkannt wird; später erneut gesendet, \
        gilt es als neu.\tlawful_mon|lawful_tue|lawful_wed|lawful_thu|lawful_fri|lawful_sat|lawful_sun\tDie Zeiten \
        dieses Tages, nach den Uhren der Schule, in denen Personen erfasst werden dürfen: zum Beispiel 07:30-16:00, \
        oder none für keine.\tsession_idle_minutes\tMinuten ohne Anfrage, nach denen eine Sitzung \
        endet.\tsession_hours\tStunden, nach denen eine Sitzung in jedem Fall endet.\tclaim_code_hours\tStunden, in \
        denen ein Code zur Übernahme eines Kontos benutzt werden muss.\tconfirm_minutes\tMinuten, die eine Sitzung \
        nach erneuter Eingabe des Passworts bestätigt bleibt.\ttotp_required\tOb Personal und Administration zum \
        Anmelden einen zweiten Faktor brauchen.\tunlock_days\tTage, die Öffnungsversuche an Schlössern aufbewahrt \
        werden, und wann deren Türen offen standen.\tsite_key\tDer schuleigene Teil der MQTT-Topics. Nach einer \
        Änderung müssen Geräte neu eingerichtet werden.\tlatitude\tGrad nördlich des Äquators, für Sonnenaufgang und \
        Sonnenuntergang; unter 0 für Süd; oder none für keine Angabe.\tlongitude\tGrad östlich von Greenwich, für \
        Sonnenaufgang und Sonnenuntergang; unter 0 für West; oder none für keine Angabe.\tallow_weak_locks\tOb \
        Schlösser mit dem Dialekt aes128 benutzt werden dürfen, deren Schlüssel übertragen \
        wird.\tbooking_step\tSchrittweite in Minuten (nach der Uhr), in der Raumbuchungen beginnen und \
        enden.\tbooking_longest\tMinuten, die eine Raumbuchung dauern darf.\tbooking_ahead\tTage, die ein Raum im \
        Voraus gebucht werden darf.\tbooking_open\tKünftige oder laufende Buchungen, die eine Person haben \
        darf.\tserver.host\tDie Adresse, an der der Server lauscht.\tserver.port\tDer Port, an dem der Server \
        lauscht.\tserver.insecure\tOb unverschlüsseltes HTTP und MQTT über diesen Rechner hinaus erlaubt \
        ist.\tserver.tls.certificate\tDie PEM-Datei mit der TLS-Zertifikatskette.\tserver.tls.key\tDie PEM-Datei mit \
        dem privaten Schlüssel des TLS-Zertifikats.\tserver.trusted.proxies\tAdressen von Proxys, deren \
        X-Forwarded-For und X-Forwarded-Proto akzeptiert werden.\tserver.hosts\tHostnamen, für die Anfragen angenommen \
        werden, zusätzlich zu den Adressen, an denen der Server lauscht.\tserver.webhook_allow\tPrivate Adressen und \
        Adressen mit unverschlüsseltem HTTP, an die Webhooks gesendet werden dürfen.\tserver.database.url\tDie URL \
        einer externen Datenbank, anstelle des privaten Clusters.\tserver.report.database.url\tDie URL derselben \
        Datenbank für simple.query, mit der Rolle rollcall_report.\tserver.mqtt.url\tDie URL eines externen \
        MQTT-Brokers für Geräte, anstelle des privaten.\tserver.mqtt.port\tDer Port des privaten MQTT-Brokers auf \
        diesem Rechner.\tserver.mqtt.listen\tDie externe Adresse des privaten \
        MQTT-Brokers.\tserver.resolver.servers\tResolver, denen der Server seine Adresse meldet, damit Clients ihn \
        finden.\tserver.resolver.invitation\tDie Einladung des Betreibers eines Resolvers, mit der sich der Server \
        registriert.\tserver.resolver.serial\tDie Seriennummer für die Registrierung bei Resolvern, anstelle der \
        MAC-Adresse.\tserver.resolver.port\tDer Port, an dem Clients den Server von außen \
        erreichen.\tserver.resolver.findable\tWorüber der Server bei Resolvern auffindbar ist: über die Seriennummer \
        (und den Code) oder nur über den Code.\tserver.resolver.ca\tDie PEM-Datei der Zertifizierungsstelle der \
        Resolver, anstelle derer des Systems.\tserver.limit.session\tHöchstzahl der Anfragen pro Sekunde aus einer \
        Sitzung.\tserver.limit.scanner\tHöchstzahl der Anfragen pro Sekunde von einem \
        Scanner.\tserver.limit.scanner_sightings\tHöchstzahl der Sichtungen pro Sekunde von einem Scanner; kurzzeitig \
        das Fünffache.\tserver.limit.address\tHöchstzahl der Anfragen pro Sekunde von einer Adresse ohne \
        Anmeldung.\tserver.limit.connections\tHöchstzahl gleichzeitiger \
        Verbindungen.\tserver.limit.address_connections\tHöchstzahl gleichzeitiger Verbindungen von einer Adresse, die \
        sich eine ganze Schule teilen kann.\tserver.disk_reserve\tProzent des Datenträgers der privaten Datenbank, die \
        frei bleiben, indem die ältesten Sichtungen gelöscht werden.
        Bitte melden Sie sich an.
        Dazu sind Sie nicht berechtigt.
        Sie sind nicht berechtigt, dies zu sehen.
        Geben Sie zuerst Ihr Passwort erneut ein.
        Ihre Identität ist bestätigt. Bitte geben Sie das Passwort dieses Formulars noch einmal ein.
        Das Passwort ist falsch.
        Die E-Mail-Adresse oder das Passwort ist falsch.
        Die E-Mail-Adresse oder der Code ist falsch, oder der Code ist abgelaufen.
        Es gab zu viele falsche Versuche. Bitte warten Sie einen Augenblick.
        Für Sie oder Ihre Adresse werden gerade zu viele Passwörter geprüft.
        Zu viele Personen melden sich gerade an.
        Das Passwort wurde gerade geändert.
        Bitte wählen Sie zuerst ein eigenes Passwort.
        Ändern Sie Ihr eigenes Passwort mit universal.change_password.
        Bitte geben Sie auch einen Einmalcode an.
        Der Einmalcode ist falsch oder wurde schon einmal verwendet.
        Der Code ist falsch, oder keine Authenticator-App wartet auf einen. Richten Sie zuerst eine ein.
        Bitte richten Sie zuerst eine Authenticator-App für Einmalcodes ein.
        Einmalcodes sind bereits in Gebrauch.
        Einmalcodes sind bereits in Gebrauch. Entfernen Sie sie zuerst.
        Einmalcodes sind nicht in Gebrauch.
        Entfernen Sie Ihre eigenen Einmalcodes mit universal.remove_totp.
        Ihre eigene E-Mail-Adresse muss ein anderer Administrator ändern.
        Dies ist der letzte Administrator. Legen Sie zuerst einen anderen an.
        Sie haben keine Sitzung {0}.
        Ein Geheimschlüssel kann zurzeit nicht gelesen oder gespeichert werden. Ein Administrator findet den Grund im \
        Log des Servers.
        Ein Scanner gibt sein Token als '{0}' an.
        Das Token des Scanners ist nicht gültig. Ein Administrator kann ihm ein neues geben.
        Der Funk dieses Scanners ist gestört: Er empfängt nichts.
        Der Funk dieses Scanners ist gestört ('{0}'): Er empfängt nichts.
        Der Funk dieses Scanners versucht seit {0} min, wieder in Gang zu kommen: Er empfängt nichts.
        Der Funk dieses Scanners versucht seit {0} min, wieder in Gang zu kommen ('{1}'): Er empfängt nichts.
        Der Funk dieses Scanners startet seit {0} min: Er empfängt nichts.
        Der Funk dieses Scanners ist seit {0} min aus: Er empfängt nichts.
        Der Funk dieses Scanners gibt an, dass er scannt, und hat seit {0} min nichts empfangen.
        Ziehen Sie den Adapter des Scanners ab und stecken Sie ihn wieder ein. Ist er eingebaut, schalten Sie den \
        Scanner aus und wieder ein.
        Sehen Sie nach, ob der Adapter des Scanners eingesteckt ist; `sudo dmesg | grep -i bluetooth` sagt dort mehr.
        Stecken Sie den Adapter ein. `rollcall-node doctor` auf dem Rechner des Scanners führt die vorhandenen auf: \
        Geben Sie ihn mit seiner Adresse an.
        Beenden Sie, was den Adapter sonst noch benutzt, etwa mit `sudo systemctl stop bluetooth` auf dem Rechner des \
        Scanners, oder ziehen Sie den Adapter ab und stecken Sie ihn wieder ein.
        Führen Sie `sudo rfkill unblock bluetooth` auf dem Rechner des Scanners aus.
        Dieser Scanner empfängt überhaupt nichts, während Scanner in seiner Nähe Ausweise empfangen, die auch er \
        empfangen müsste.
        Halten Sie einen Ausweis daneben. Bleibt der Scanner stumm, ziehen Sie seinen Bluetooth-Adapter ab und stecken \
        Sie ihn wieder ein, oder schalten Sie den Scanner aus und wieder ein.
        Führen Sie `rollcall-node doctor` auf dem Rechner des Scanners aus: Der Befehl sagt, was zu beheben ist.
        Auf dem Datenträger dieses Scanners sind noch {0} MiB frei.
        Schaffen Sie Platz auf dem Datenträger des Zwischenspeichers, bevor er voll ist.
        Schaffen Sie Platz auf dem Datenträger des Zwischenspeichers, oder machen Sie ihn wieder beschreibbar.
        Der Zwischenspeicher dieses Scanners ist voll und hat gerade {0} Pakete verworfen.
        Sehen Sie nach, warum der Scanner den Server nicht erreicht, oder geben Sie seinem Zwischenspeicher mehr Platz \
        (spool_bytes).
        Dieser Scanner hat {0} Pakete beiseitegelegt, die der Server nicht annahm.
        Das Log des Scanners sagt, warum. Nach einem Upgrade sendet er sie von selbst erneut.
        {0} s
        {0} min
        {0} h
        Die Uhr dieses Scanners geht gegenüber der des Servers {0} s vor.
        Die Uhr dieses Scanners geht gegenüber der des Servers {0} s nach.
        Lassen Sie den Scanner seine Uhr mit NTP stellen: `timedatectl set-ntp true`.
        Dieser Scanner hat sich seit {0} nicht gemeldet.
        Sehen Sie nach, ob der Scanner Strom und Netz hat und was `journalctl -u rollcall-node` dort sagt.
        {0} von {1} Scannern melden sich verspätet: Deren Sichtungen ändern bei keiner Person den Aufenthaltsort.
        Der Server, seine Datenbank oder das Netz kommt nicht nach; `rollcall health` sagt, wie es ihnen geht.
        Der Zwischenspeicher hat die Nummer eines Pakets für andere Sichtungen noch einmal verwendet. Auch diese sind \
        gespeichert.
        Finden Sie heraus, ob der Datenträger des Scanners aus einem Abbild wiederhergestellt wurde: Was seither \
        gesendet wurde, ist sicher.
        Das Argument '{0}' fehlt.
        Das Argument '{0}' darf nicht null sein.
        Das Argument '{0}' muss ein Text sein.
        Das Argument '{0}' muss true oder false sein.
        Das Argument '{0}' muss eine Zahl sein.
        Das Argument '{0}' muss eine ganze Zahl sein.
        Das Argument '{0}' muss eine Liste sein.
        Das Argument '{0}' muss ein Objekt sein.
        Der Inhalt ist kein lesbares JSON-Objekt.
        Das Argument '{0}' kann nicht gelesen werden.
        Die Argumente können nicht gelesen werden.
        Ein Zeitpunkt wird nach RFC 3339 geschrieben, etwa 2026-09-01T08:30:00.000Z.
        Bytes werden als base64 geschrieben (RFC 4648, Abschnitt 4).
        Die Zahl ist zu groß.
        Erwartet wird eine ganze Zahl von {0} bis {1}.
        Erwartet wird eines von '{0}'.
        Erwartet wird ein Text wie {0}.
        Eine Einstellung ist true oder false, eine ganze Zahl, ein Text oder eine Liste von Texten.
        Ein solches Element gibt es nicht.
        Das ist kein Sprachkürzel, wie zum Beispiel de.
        Ein Wert des Typs {0} hat kein solches Element.
        Das Argument '{0}' muss zwischen {1} und {2} liegen.
        Das Argument '{0}' darf nicht größer als '{1}' sein.
        Das Argument '{0}' muss eines von '{1}' sein.
        Das Argument '{0}' darf höchstens 200 Zeichen haben.
        Das Argument '{0}' muss {1} bis {2} Zeichen haben.
        Das Argument '{0}' muss 1 bis {1} Bytes haben.
        Das Argument '{0}' muss 1 bis 20000 Zeichen haben und darf kein NUL-Zeichen enthalten.
        Das Argument '{0}' muss eine E-Mail-Adresse sein.
        Das Argument '{0}' darf keine Steuerzeichen enthalten.
        Das Argument '{0}' muss mindestens {1} verschiedene Zeichen haben.
        Das Argument '{0}' besteht aus der E-Mail-Adresse oder aus Wörtern für diesen Ort.
        Das Argument '{0}' ist ein Passwort, das viele verwenden. Wählen Sie ein anderes.
        Das Argument '{0}' muss sich vom jetzigen Passwort unterscheiden.
        Das Argument '{0}' darf höchstens {1} nennen.
        Das Argument '{0}' darf höchstens {1} enthalten.
        Das Argument '{0}' enthält keine Angabe.
        Das Argument '{0}' darf nicht negativ sein.
        Das Argument '{0}' muss aus 64 hexadezimalen Ziffern mit Kleinbuchstaben bestehen.
        Das Argument '{0}' darf nicht nach '{1}' liegen.
        Das Argument '{0}' darf nicht nach '{1}' und nicht in der Zukunft liegen.
        Das Argument '{0}' muss die Form HH:MM oder JJJJ-MM-TT HH:MM haben.
        Das Argument '{0}' liegt in der Vergangenheit.
        Das Argument '{0}' liegt in der Zukunft.
        Das Argument '{0}' liegt zu lange vor dem Lebenszeichen.
        Last-Event-ID oder '{0}' muss die Nummer eines Ereignisses sein.
        {0} Zeitpunkte sind zu viele, höchstens {1} sind zulässig. Fragen Sie nach weniger Räumen, einer kürzeren Zeit \
        oder einer größeren Schrittweite.
        Geben Sie entweder das Argument '{0}' oder das Argument '{1}' an.
        Geben Sie entweder '{0}' oder '{1}' an.
        Geben Sie entweder '{0}' und '{1}' oder '{2}' an.
        Geben Sie '{0}' und '{1}' zusammen an.
        Geben Sie entweder '{0}' oder '{1}' und '{2}' oder nichts davon an.
        Geben Sie '{0}' und '{1}' alle an, oder keines davon, um eine Kennung zugeteilt zu bekommen.
        '{0}' ist nur zusammen mit '{1}' und '{2}' zulässig.
        Geben Sie entweder '{0}' oder die Person an, die den Ausweis trägt.
        Ein Argument hat einen Wert, der nicht gespeichert werden kann.
        Ein Paket enthält höchstens {0} Sichtungen.
        Ein Beacon wurde in der Zukunft empfangen, oder vor zu langer Zeit, um noch von Nutzen zu sein.
        Das Argument '{0}' muss in ASCII sein, andere Zeichen prozentkodiert oder im Host als '{1}'.
        Das Argument '{0}' muss mit '{1}' beginnen.
        Das Argument '{0}' darf kein Fragment haben.
        Das Argument '{0}' darf keinen Benutzer und kein Passwort enthalten.
        Das Argument '{0}' muss einen Host mit vollem Namen oder mit einer Adresse in der üblichen Schreibweise \
        nennen, etwa 192.0.2.1 oder [2001:db8::1].
        Der Host des Arguments '{0}' hat eine Adresse, die nicht öffentlich ist oder diesem Server selbst gehört.
        Ausnahmen stehen in '{0}' in der Einstellungsdatei des Servers.
        Eine Uhrzeit ist etwa 07:30, von 00:00 bis 24:00.
        Eine Tageszeit ist etwa 07:30, sunrise, sunset-30; höchstens 720 Minuten.
        Den Tag '{0}' gibt es nicht.
        Eine Zeit ist etwa 2026-09-01T14:00 nach den Uhren der Schule, 14:00 heute oder 2026-09-01T14:00:00+02:00.
        Es gibt keinen Ausweis {0}.
        Niemand trägt den Ausweis {0}.
        Den Ausweis {0} gibt es nicht, oder er ist bereits verloren.
        Dieser Ausweis ist verloren. Nehmen Sie ihn zuerst zurück, sobald er gefunden ist.
        Der Ausweis ist ausgegeben. Nehmen Sie ihn zuerst zurück.
        Ein Raum-Beacon oder ein anderer Ausweis mit dieser Kombination aus UUID, Major, Minor und Adresse ist bereits \
        registriert.
        Alle Kennungen mit den Majors, die Ausweisen vorbehalten sind, sind in Gebrauch oder ruhen noch.
        Diese Person trägt keinen Ausweis. Geben Sie zuerst einen aus.
        Die Adresse '{0}' ist eine private, die alle paar Minuten wechselt. Lassen Sie '{1}' weg: Die Kennung sagt, \
        welcher Ausweis es ist.
        Es gibt keine Einmessung {0}.
        Die Einmessung {0} wird nicht aufgezeichnet.
        Die Einmessung {0} wird noch aufgezeichnet.
        Mit diesem Ausweis wird gerade eine andere Einmessung aufgezeichnet.
        Das Argument '{0}' fehlt: In welchem Raum ist der Ausweis?
        Das Argument '{0}' fehlt: Welche Einmessung?
        Diese Person trägt die Ausweise {0}. Geben Sie den, mit dem Sie gehen, mit seiner Nummer an.
        Es gibt keine Buchung {0}.
        Diese Buchung ist vorbei.
        Diese Buchung hat begonnen: Ihr Beginn bleibt.
        Sie dürfen diesen Raum nicht buchen.
        Sie haben bereits {0} Buchungen, die nicht vorbei sind.
        Der Raum ist zu dieser Zeit gebucht.
        Eine Buchung muss beginnen, bevor sie endet.
        Diese Zeit liegt in der Vergangenheit.
        Buchungen beginnen und enden in Schritten von {0} Minuten nach der Uhr.
        Eine Buchung dauert höchstens {0} Minuten.
        Räume werden höchstens {0} Tage im Voraus gebucht.
        Der Raum kann zu diesen Uhrzeiten nicht gebucht werden.
        Der Raum fasst höchstens {0} Personen.
        Die Uhrzeit im Argument '{0}' gibt es nicht: Die Uhren überspringen {1} am {2}.
        Das Argument '{0}' muss vor '{1}' liegen, und zwar höchstens 31 Tage.
        Dieses Zutrittsrecht gibt es nicht.
        Jedes Element von '{0}' nennt eines von beiden: eine Person oder eine Gruppe.
        Die Zeiten des Arguments '{0}' müssen beginnen, bevor sie enden.
        Diese Angabe ist mehr als 12 Stunden alt.
        Berichtigen Sie stattdessen die Aufenthalte aus dieser Zeit.
        Wer gegangen ist, ist in keinem Raum: Lassen Sie '{0}' weg.
        Das Argument '{0}' muss '{1}' oder '{2}' sein.
        Das Argument '{0}' muss vor '{1}' liegen.
        Das Argument '{0}' liegt weiter zurück, als Aufenthalte aufbewahrt werden.
        Geben Sie '{0}' an, oder '{1}' und '{2}' alle zusammen.
        Geben Sie entweder das Argument '{0}' oder eine Person an.
        Geben Sie entweder '{0}' oder einige von '{1}' und '{2}' an.
        Diesen Aufenthalt gibt es nicht.
        Dieser Aufenthalt dauert noch an. Geben Sie an, wo die Person ist oder dass sie gegangen ist.
        Ein Aufenthalt muss nach seinem Beginn enden und darf nicht in der Zukunft enden.
        Der Aufenthalt zu dieser Zeit wurde von Hand eingetragen. Berichtigen Sie diesen Aufenthalt.
        Damit würde ein Aufenthalt in einem Bereich geändert, den Sie nicht sehen.
        Der Writer hat auf eine Berichtigung nicht geantwortet.
        Dieses Gerät gibt es nicht.
        Sie dürfen dieses Gerät sehen, aber nicht steuern.
        Es gibt bereits ein Gerät mit dieser Seriennummer.
        Diese Geräteart gibt es nicht. `rollcall kinds` führt sie auf.
        Geben Sie den Grund an, warum das Gerät unbeaufsichtigt schließen darf.
        Geben Sie das Argument '{0}' an: warum das Gerät unbeaufsichtigt schließen darf.
        Jedes Element von '{0}' braucht ein '{1}'.
        Jedes Element von '{0}' nennt eines von dreien: eine Person, eine Gruppe oder einen Bereich.
        Diese Freigabe gibt es nicht.
        Ein Gerät hat höchstens 300 Freigaben. Geben Sie es stattdessen für eine Gruppe oder einen Bereich frei.
        Es gibt keine Person '{0}'.
        Das Argument '{0}' muss aus Buchstaben, Ziffern und . _ : - bestehen.
        Mit dieser Seriennummer und diesem Code kann kein Gerät registriert werden.
        Der Raum hat noch Geräte ({0}). Versetzen oder löschen Sie sie zuerst.
        Es gibt bereits eine Geräteart '{0}'.
        Es gibt keine Geräteart '{0}'.
        Die Geräteart '{0}' gehört zum Server und bleibt.
        Es gibt Geräte dieser Geräteart, in Gebrauch oder außer Gebrauch.
        Diesen Befehl gibt es nicht.
        Das Gerät führt den Befehl bereits aus. Senden Sie ihm den Befehl zum Anhalten.
        Dieser Befehl ist beendet: Er ist '{0}'.
        Das Gerät hat keinen Befehl '{0}'.
        Der Befehl hat kein Argument '{0}'.
        Das Argument '{0}' ist nicht verwendbar. Es hat den falschen Typ.
        Das Argument '{0}' ist nicht verwendbar. Es liegt außerhalb des zulässigen Bereichs.
        Das Argument '{0}' ist nicht verwendbar. Es liegt zwischen zwei Schritten.
        Das Argument '{0}' ist nicht verwendbar. Es ist keine der Auswahlmöglichkeiten.
        Das Argument '{0}' ist nicht verwendbar. Es ist zu lang.
        Das Argument '{0}' ist nicht verwendbar. Es ist keine Zahl.
        Das Argument '{0}' ist nicht verwendbar. Es enthält Zeichen, die sich nicht darstellen lassen.
        Der Dialekt des Geräts hat kein Wort für '{0}'.
        Das Gerät ist blockiert. Nur eine Person kann es wieder in Bewegung setzen.
        Kein Administrator hat Zeitplänen und Regeln erlaubt, dieses Gerät zu schließen.
        Das Gerät meldet nicht, dass sein Sensor für Hindernisse funktioniert.
        Kein Befehl, kein Zeitplan und keine Regel bewegt ein Schloss. Nur `universal.unlock` öffnet es.
        Das Argument '{0}' ist zweimal angegeben.
        Das Formular ist kein Text in UTF-8.
        Der Content-Type muss application/json oder der eines Formulars sein.
        Der Inhalt ist kein JSON-Objekt mit einfachen Werten.
        Sie haben mehrere Geräte: Geben Sie eines mit '{0}' an.
        Die Anmeldung hat keine Sitzung begonnen.
        Das Token ist nicht gültig. Melden Sie sich an, um ein anderes zu erhalten.
        Das Token ist nicht mehr gültig. Melden Sie sich an, um ein anderes zu erhalten.
        Sie haben kein Gerät.
        '{0}':
        Ein Name besteht aus einem Kleinbuchstaben und bis zu 31 weiteren Kleinbuchstaben, Ziffern oder Unterstrichen.
        Eine Bezeichnung hat in jeder Sprache 1 bis 60 Zeichen.
        Es sind {0}, und höchstens {1} dürfen es sein.
        Der Name '{0}' kommt zweimal vor.
        Ein Text darf 1 bis 200 Zeichen haben.
        Es gibt keine Zahl namens '{0}'.
        Es gibt keine Eigenschaft namens '{0}'.
        Es gibt keinen Befehl namens '{0}'.
        Es gibt kein Argument namens '{0}'.
        Der höchste Wert, {0}, liegt nicht über dem niedrigsten, {1}.
        Eine Schrittweite ist größer als 0 und höchstens so groß wie der Wertebereich.
        Eine Einheit hat 1 bis 16 Zeichen.
        Es gibt 2 bis 32 Auswahlmöglichkeiten.
        Eine Taste hat keinen Platz für die Argumente von '{0}'.
        Es wird keine Zahl genannt.
        Bei allem, was sich bewegt, gibt eine Eigenschaft mit `closed` an, bei welchem Wert es geschlossen ist.
        Ein Befehl dauert 1 bis {0} Sekunden.
        Die Eigenschaft '{0}' wird nur gemeldet.
        Hier stehen der Wert '{0}' und ein Argument; nur eines davon ist zulässig.
        Eine Sprache ist ein Kürzel wie en, da oder de.
        Eine Wendung hat 1 bis 60 Zeichen.
        Die Wendung '{0}' nennt '{1}' nicht.
        Die Wendung '{0}' gehört auch zu '{1}'.
        Der Wert hat einen falschen Typ.
        Der Wert liegt außerhalb des zulässigen Bereichs.
        Der Wert liegt zwischen zwei Schritten.
        Der Wert ist keine der Auswahlmöglichkeiten.
        Der Wert ist zu lang.
        Der Wert ist keine Zahl.
        Der Wert enthält Zeichen, die sich nicht darstellen lassen.
        Das Argument '{0}' ist kein JSON-Objekt.
        Das Dokument einer Geräteart hat höchstens {0} Bytes.
        Die Angabe fehlt.
        Die Angabe wird nicht verstanden.
        Das Dokument ist kein JSON.
        '{0}': {1}
        Dieses Schloss gibt es nicht.
        Eine Person hat höchstens 300 Zutrittsrechte. Geben Sie stattdessen einer Gruppe ein Zutrittsrecht.
        Eine Gruppe hat höchstens 1.000 Zutrittsrechte. Entziehen Sie zuerst eines.
        Ein Raum hat höchstens 2.000 Zutrittsrechte. Geben Sie stattdessen einer Gruppe ein Zutrittsrecht.
        Diese Person gibt es nicht, oder kein solches Schloss ist in Gebrauch.
        Sie sind nicht berechtigt, diese Tür zu öffnen.
        Sie dürfen diese Tür nur zu anderen Zeiten öffnen.
        Dieses Schloss ist zu schwach: Die Schule lässt seinen Dialekt nicht zu.
        Sie werden an dieser Tür nicht erkannt. Halten Sie Ihren Ausweis in ihre Nähe.
        Die Anwesenheit an dieser Tür lässt sich zurzeit nicht prüfen. Geben Sie einen Einmalcode ein.
        An diesem Schloss gab es zu viele Versuche. Bitte warten Sie einen Augenblick.
        Dieses Gerät ist bereits ein anderes Schloss.
        Dieses Gerät ist kein Schloss.
        Es gibt bereits ein Schloss mit diesem Namen.
        Das Schloss hat Schlüssel dieses Geräts und Dialekts. Verwerfen Sie die Schlüssel zuerst.
        Die Tür gehört nicht zu diesem Raum.
        Einen dieser Scanner gibt es nicht.
        Das Argument '{0}' darf höchstens {1} Zeitspannen haben, die beginnen, bevor sie enden.
        Das Argument '{0}' muss aus 64 hexadezimalen Ziffern bestehen, wie auf dem Aufkleber des Schlosses.
        Das Argument '{0}' muss aus den 16 Zeichen auf dem Aufkleber des Schlosses bestehen.
        Die Schlüssel des Schlosses wurden verworfen, oder eine andere Aktivierung des Schlosses hat begonnen.
        Das Schloss hat nicht geantwortet. Ist es verbunden?
        Die Antwort des Schlosses ist unvollständig. Ist es verbunden? Drücken Sie seine Taste und aktivieren Sie es \
        erneut.
        Der Schlüssel des Schlosses ist nicht der auf dem Aufkleber.
        Der Aktivierungscode ist nicht der auf dem Aufkleber des Schlosses.
        Das Schloss hat bereits Schlüssel. Drücken Sie zuerst die Taste auf seiner Innenseite.
        Das Schloss spricht den anderen Dialekt.
        Das Schloss hat zu viele falsche Nachrichten erhalten. Versuchen Sie es in einer halben Minute erneut.
        Die Antwort des Schlosses ist falsch: '{0}'.
        Der Schlüssel eines solchen Schlosses muss über TLS gesendet werden oder auf diesem Rechner bleiben, und bei \
        diesem Broker könnten andere mithören.
        Der Server wurde inzwischen neu gestartet. Versuchen Sie es noch einmal.
        Das Argument '{0}' muss die Nummer eines Schlosses sein.
        Fordern Sie zuerst eine Challenge dieses Schlosses an.
        Diese Person gibt es nicht.
        Diese Person gibt es nicht: {0}.
        Die E-Mail-Adresse ist bereits vergeben.
        Es gibt keine Gruppe {0}.
        Es gibt keine Gruppe '{0}'. Legen Sie sie zuerst an.
        Es gibt bereits eine Gruppe mit diesem Namen.
        Eine Gruppe wurde gerade gelöscht. Nichts wurde importiert.
        Diese Evakuierungsliste gibt es nicht.
        Es läuft keine Evakuierungsliste. Starten Sie zuerst eine.
        Eine Evakuierungsliste läuft. Schließen Sie sie zuerst.
        Geben Sie die Person mit '{0}' an.
        Die Evakuierungsliste hat bereits {0} Links. Beenden Sie zuerst einen.
        Es gibt keinen Link {0}.
        Der Link hat kein Telefon {0}.
        Dieser Link hat bereits {0} Telefone.
        Es gibt keinen Bereich {0}.
        Es gibt keinen Bereich '{0}'.
        Es gibt keinen Bereich '{0}'. Legen Sie ihn zuerst an.
        Es gibt bereits einen Bereich mit diesem Namen.
        Alle 59.999 Major-Werte für Bereiche sind in Gebrauch oder ruhen noch.
        Der Bereich hat noch Räume, in Gebrauch oder außer Gebrauch, und kann deshalb nicht gelöscht werden.
        Kein Raum {0} ist in Gebrauch.
        Es gibt keinen Raum '{0}'.
        Es gibt keinen Raum '{0}'. Legen Sie ihn zuerst an.
        Diesen Raum gibt es nicht mehr.
        Es gibt bereits einen Raum mit dieser Nummer.
        Der Raum hat noch Scanner ({0}) oder Beacons ({1}). Versetzen oder löschen Sie sie zuerst.
        Raum '{0}' liegt im Bereich '{1}', nicht in '{2}'.
        Es gibt keine Tür {0}.
        Zwischen diesen Räumen gibt es bereits eine Tür.
        Eine Tür verbindet zwei verschiedene Räume.
        Kein Raum-Beacon {0} ist in Gebrauch.
        Es gibt keinen Raum-Beacon mit Major {0} und Minor {1}.
        Ein Beacon oder Ausweis mit dieser Kombination aus UUID, Major, Minor und Adresse ist bereits registriert.
        Der Bereich von Raum '{0}' ist voll: Alle 65.535 Minor-Werte sind in Gebrauch oder ruhen noch.
        Es gibt keinen Grundriss des Bereichs '{0}'. Laden Sie zuerst einen hoch.
        Im Bereich '{1}' ist kein Raum {0} in Gebrauch.
        Im Bereich '{1}' ist kein Scanner {0} in Gebrauch.
        Im Bereich '{1}' ist kein Beacon {0} in Gebrauch.
        Das Argument '{0}' hat mehr als 1,4 MiB. Senden Sie ein kleineres Bild.
        Das Argument '{0}' hat mehr als 40 Megapixel. Senden Sie ein kleineres Bild.
        Das Argument '{0}' ist weder PNG noch JPEG noch WebP.
        Das Argument '{0}' ist beschädigt oder nicht das ganze Bild.
        Das Argument '{0}' ist ein JPEG einer Art, die Browser nicht anzeigen. Senden Sie ein PNG.
        Das Argument '{0}' ist ein animiertes Bild. Senden Sie ein unbewegtes.
        Das Argument '{0}' darf höchstens 100 Paare für einen Raum enthalten und 1 für anderes.
        Das Argument '{0}' muss aus Paaren von Zahlen von 0 bis 1 bestehen.
        Kein Scanner {0} ist in Gebrauch.
        Es gibt bereits einen Scanner mit diesem Namen.
        Es gibt keine gespeicherte Abfrage '{0}'.
        Hier ist nichts.
        Anfragen werden an POST /post gesendet.
        Die Anfrage kann nicht gelesen werden.
        Den Anfragetyp '{0}' gibt es nicht.
        Dieses '{0}' wurde für eine andere Anfrage verwendet. Verwenden Sie ein neues.
        Dieses Formular gibt es nicht.
        Dies ist kein Formular.
        Das Formular kann nicht gelesen werden.
        Die Datei ist kein Text in UTF-8, UTF-16 oder Windows-1252.
        Unter dieser Adresse gibt es keine Seite.
        Rollcall funktioniert nicht unter einem Pfad einer Website: Geben Sie ihm einen eigenen Namen, etwa \
        rollcall.school.example.
        Anfragen von anderen Websites werden abgelehnt.
        Der Inhalt ist mehr als {0} Ebenen tief verschachtelt.
        Der Inhalt ist abgebrochen oder kein lesbares HTTP.
        Der Inhalt einer Anfrage wurde abgebrochen.
        Der Inhalt hat mehr als {0} Bytes, die hier zulässige Höchstzahl.
        Das Eintreffen der Anfrage hat zu lange gedauert.
        Die Anfrage nennt mehr als einen Host.
        Die Anfrage nennt keinen Host.
        Das Ziel der Anfrage ist kein Pfad.
        Das Ziel der Anfrage nennt einen anderen Host als ihre Kopfzeile Host.
        Dieser Server antwortet nicht für diesen Host. Ein Administrator kann ihn in server.hosts hinzufügen.
        Der Pfad ist zu lang.
        Der Content-Type muss application/json sein.
        Die Kopfzeilen der Anfrage sind zu groß.
        Dies ist kein lesbares HTTP.
        Der Text ist nicht in UTF-8.
        Der Text enthält die eine Hälfte eines Surrogatpaars ohne die andere.
        Der Text enthält mehr als {0} kombinierende Zeichen hintereinander.
        Das JSON ist zu tief verschachtelt.
        Versuchen Sie es gleich noch einmal.
        Versuchen Sie es später erneut.
        Versuchen Sie es erneut.
        Senden Sie die Anfrage erneut.
        Zu viele Anfragen.
        Zu viele Anfragen treffen gleichzeitig ein.
        Zu viele verfolgen bereits die Ereignisse. Schließen Sie zuerst ein anderes Fenster.
        Andere Abfragen laufen gerade.
        Es kommt mehr an, als gespeichert werden kann.
        Der Server ist ausgelastet.
        Der Server wird gerade beendet.
        Die Datenbank ist nicht erreichbar.
        Die Datenbank ist ausgelastet.
        Die Datenbank nimmt dies zurzeit nicht an.
        Dieser Server nimmt zurzeit keine Meldungen der Scanner an.
        Die Anwesenheitsermittlung läuft nicht auf diesem Server, daher kann er nicht sagen, warum.
        Noch ist nicht bekannt, wie lange Anfragen dieses Scanners dauern.
        Eine andere Anfrage ändert dies gerade.
        Dies hat für die Datenbank zu lange gedauert.
        Dies widerspricht dem, was bereits gespeichert ist.
        Im Server ist etwas schiefgegangen. Sein Log sagt, was, unter {0}.
        Die Antwort ist von einem anderen Typ.
        Der Writer hat keine Quittung für ein Paket.
        Der Writer hat auf ein Paket nicht geantwortet.
        Der Writer hat auf die Meldung eines Telefons nicht geantwortet.
        Der Writer hat auf eine Löschung nicht geantwortet.
        Dieser Pfad nimmt nur Anfragen mit {0} an.
        Das Feld '{0}' der Adresse enthält keinen bekannten Wert.
        Das Feld '{0}' der Adresse enthält keine gültige Zeit.
        Das Feld '{0}' der Adresse enthält keine ganze Zahl.
        PostgreSQL lehnt die Anweisung ab: {0} (SQLSTATE {1})
        Es gibt keinen Zeitplan {0}.
        Die Person, die diesen Zeitplan angelegt hat, wurde gelöscht. Bearbeiten Sie ihn, um ihn fortzusetzen.
        Es gibt keine Regel {0}.
        Es gibt höchstens 500 Regeln. Löschen Sie zuerst eine.
        Ein Gerät hat höchstens 100 Zeitpläne. Löschen Sie zuerst einen.
        Eine Person hat höchstens 300 Zeitpläne. Löschen Sie zuerst einen.
        Es gibt kein Gerät {0}.
        Es gibt bereits eine Regel mit diesem Namen.
        Die Regel würde sich selbst auslösen: '{0}'.
        Eine Regel der Datenbank kann nicht gelesen werden.
        Ein Zeitplan der Datenbank kann nicht gelesen werden.
        '{0}' nennt einen Raum, einen Bereich oder ein Gerät, das Sie nicht sehen dürfen.
        Das Argument '{0}' muss mindestens einen Tag haben.
        Das Argument '{0}' darf nicht vor '{1}' liegen.
        Das Argument '{0}' muss vor '{1}' liegen, und zwar höchstens sieben Tage.
        Das Argument '{0}' muss ein Zeitpunkt in der letzten halben Stunde sein.
        Geben Sie mindestens eines von '{0}' und '{1}' an.
        Das Argument '{0}' nennt eine Eigenschaft '{1}', die die Geräteart '{2}' nicht hat.
        Das Argument '{0}' vergleicht '{1}' mit etwas, das diese Eigenschaft nicht sein kann.
        Das Argument '{0}' vergleicht '{1}' mit einer Zahl, obwohl diese Eigenschaft keine ist.
        Das Argument '{0}' gehört nicht zu '{1}'.
        Das Argument '{0}' muss entweder einen Raum oder einen Bereich nennen.
        Das Argument '{0}' muss eines von equals, above und below haben.
        Das Argument '{0}' muss 1 bis {1} Bedingungen haben.
        Das Argument '{0}' muss 1 bis {1} Befehle haben.
        Im Argument '{0}' muss at_least zwischen 0 und at_most liegen.
        Das Argument '{0}' muss at_least oder at_most haben.
        Das Argument '{0}' kann kein Programm sein.
        Das Argument '{0}' muss eine endliche Zahl enthalten.
        Das Argument '{0}' darf höchstens {1} Ebenen tief sein.
        Das Argument '{0}' muss auf jeder Ebene entweder '{1}' oder eine Bedingung haben.
        Es ist außerhalb der Zeiten, in denen bekannt sein darf, wer wo ist.
        Im Raum '{0}' steht kein Scanner.
        Ein Scanner im Raum '{0}' empfängt nicht.
        Über {0} der Personen, die zuletzt im Raum '{1}' waren, ist nichts bekannt.
        Den Raum oder Bereich gibt es nicht mehr, oder er hat keine Räume.
        Das Gerät '{0}' ist nicht verbunden oder hat seinen Zustand nicht gemeldet.
        Seit einer halben Stunde gab es dazu keine Meldung.
        Die Einstellungen latitude und longitude nennen nicht, wo die Schule ist.
        Die Bedingung muss noch {0} s erfüllt sein.
        Es gibt keine Einstellung mit diesem Namen.
        Das Argument '{0}' fehlt: Eine Einstellung der Schule hat immer einen Wert.
        Die Einstellung '{0}' muss true oder false sein.
        Die Einstellung '{0}' muss eine ganze Zahl von {1} bis {2} sein.
        Die Einstellung '{0}' muss eine UUID sein.
        Die Einstellung '{0}' muss aus Zeiten bestehen, die beginnen, bevor sie enden, etwa 07:30-16:00 oder \
        00:00-24:00, oder none sein.
        Die Einstellung '{0}' muss eine Gradzahl von {1} bis {2} sein, etwa 55.68, oder none.
        Die Einstellung '{0}' muss aus 1 bis 32 Kleinbuchstaben und Ziffern bestehen.
        Die Einstellung '{0}' muss eine IANA-Zeitzone sein, etwa Europe/Vienna.
        PostgreSQL kennt diese Zeitzone nicht.
        Die Einstellung '{0}' wird in der Einstellungsdatei auf dem Rechner des Servers bearbeitet.
        Dieser Server wurde ohne Einstellungsdatei gestartet. Starten Sie ihn mit --config DATEI.
        Die Einstellung '{0}' hat einen anderen Typ.
        Die Einstellungsdatei kann nicht geschrieben werden. Das Log des Servers sagt, warum.
        Die Befehlszeile oder die Umgebung dieses Servers legt '{0}' bereits fest.
        Damit könnte ein Server nicht starten: {0}
        Ein TLS-Zertifikat gehört zu seinem Schlüssel. Geben Sie sowohl --tls-certificate als auch --tls-key an.
        Der Port {0} liegt nicht zwischen 0 und 65535. Wählen Sie einen anderen mit --port.
        Die Datenträgerreserve von {0} % liegt nicht zwischen 0 und 90. Ohne Angabe gelten die üblichen 10.
        Der vertrauenswürdige Proxy '{0}' ist weder eine IP-Adresse noch ein Adressbereich. Schreiben Sie 10.0.0.7 \
        oder 10.0.0.0/8.
        '{0}' ist kein gültiger Hostname. Schreiben Sie rollcall.school.example, ohne Port.
        Der Eintrag '{0}' von webhook_allow ist weder ein Host noch eine Adresse noch ein Adressbereich.
        Schreiben Sie hook.school.example, 10.0.0.7, 10.0.0.0/8 oder http://10.0.0.7:9000.
        Der MQTT-Port {0} liegt nicht zwischen 0 und 65535. Wählen Sie einen anderen mit --mqtt-port.
        Ein Server spricht mit höchstens vier Resolvern. Lassen Sie einige in resolver.servers weg.
        Der Resolver '{0}' ist kein Host. Schreiben Sie resolver.example oder resolver.example:8129.
        Die Seriennummer '{0}' kann nicht verwendet werden. Geben Sie 1 bis 64 druckbare ASCII-Zeichen als \
        resolver.serial an.
        Der Port in resolver.port liegt nicht zwischen 1 und 65535. Lassen Sie ihn weg, um den des Servers zu \
        verwenden.
        Die Einstellung resolver.findable ist weder serial noch code. Ohne Angabe gilt code.
        Das Argument '{0}' darf höchstens {1} Resolver nennen, etwa resolver.example oder 192.0.2.1.
        Das Argument '{0}' ist keine Einladung: Eine Einladung hat {1} Buchstaben und Ziffern.
        Nur ein privater Broker lauscht unter der Adresse in --mqtt-listen. Lassen Sie --mqtt-url weg.
        Der Broker kann nicht auf '{0}' lauschen. Schreiben Sie 0.0.0.0 oder 0.0.0.0:8883 als --mqtt-listen.
        Unverschlüsseltes MQTT auf {0} würde Passwörter und Befehle im Klartext senden.
        Unverschlüsseltes MQTT zu '{0}' würde Passwörter und Befehle im Klartext senden.
        Schreiben Sie mqtts:// in --mqtt-url, oder geben Sie --insecure an.
        Ein Grenzwert liegt nicht zwischen 1 und 1000000. Lassen Sie ihn weg, um den üblichen zu verwenden.
        Es gibt keine Meldung {0}.
        Meldung {0} ist bereits geschlossen.
        Meldungen dieser Art haben keinen Schwellenwert.
        Es gibt keinen Webhook {0}.
        Es gibt bereits {0} Webhooks.
        Webhook {0} ist ausgeschaltet. Schalten Sie ihn zuerst ein.
        Es gibt keine Zustellung {0}.
        Dieser Server hat keine Anmeldung für Berichte; siehe die Einstellung '{0}'.
        Die Abfrage dauert länger als 5 Sekunden.
        Eine Zeile des Ergebnisses hat mehr als 10 MB.
        Die Datenbankrolle für Berichte hat zu viele Rechte. Das Log des Servers führt sie auf.
        Geben Sie --tls-certificate und --tls-key an, oder --insecure.
        Nichts wurde importiert: Die Tabelle hat 1 Problem, das ein Probelauf aufführt.
        Nichts wurde importiert: Die Tabelle hat {0} Probleme, die ein Probelauf aufführt.
        Nichts wurde importiert: Die Tabelle hat mehr als {0} Probleme, die ein Probelauf aufführt.
        Das erste steht in Zeile {0}:
        Das erste steht in Zeile {0}, Spalte '{1}':
        Die Zelle darf höchstens {0} Gruppen nennen.
        Die Zelle muss 1 bis {0} Zeichen haben.
        Die Zelle muss 1 bis {0} Bytes haben.
        Die Zelle muss eine E-Mail-Adresse sein.
        Die Zelle darf keine Steuerzeichen enthalten.
        Die Adresse ist auch die von Zeile {0}.
        Die Zeile hat mehr Zellen als die Kopfzeile.
        Die Zeile ist zu lang.
        Ein Anführungszeichen wird geöffnet, aber nicht geschlossen.
        Ein Anführungszeichen steht mitten in einer Zelle; es muss dort verdoppelt und die Zelle in Anführungszeichen \
        gesetzt werden.
        Zwischen einem Trennzeichen und einem Anführungszeichen steht ein Leerzeichen; es muss entfernt werden.
        Was folgt, wurde nicht gelesen.
        Die Tabelle ist leer. Sie braucht email, first_name, last_name, groups.
        Die Spalte wird übergangen.
        Die Tabelle wird als users.csv von OneRoster gelesen.
        Die Zeile wird übergangen: Ihre Rolle ist nicht die einer Schülerin oder eines Schülers.
        Die Zeile wird übergangen: Die Schülerin oder der Schüler ist nicht mehr aktiv.
        Die Zeile wird übergangen: Die Schülerin oder der Schüler hat keine E-Mail-Adresse.
        Die Tabelle enthält {0} Schülerinnen und Schüler; höchstens {1} werden auf einmal importiert.
        Die Tabelle nennt mehr als {0} Gruppen.
        Die erste Zeile hat keine solche Spalte.
        Die Spalte kommt zweimal vor.
        Es gibt mehr Probleme als die {0}, die hier stehen.
        Kein Telefon und kein Scanner hat diesen Beacon in {0} Tagen mit zulässiger Erfassung empfangen.
        Sehen Sie nach, ob er Strom hat und noch in seinem Raum hängt. Ist er weg, löschen Sie ihn.
        Ein Ausweis dieser Person wird an zwei Orten empfangen, {0} Türen voneinander entfernt. Ein einziger Ausweis \
        erklärt das nicht.
        Ein Ausweis dieser Person kam schneller durch {0} Türen, als eine Person geht.
        Fragen Sie die Person, wo sie ist. Wurde der Ausweis kopiert, nehmen Sie ihn zurück und geben Sie einen \
        anderen aus.
        Dieser Scanner empfängt einen Beacon mit einer UUID der Schule und der Kennung {0}, die hier nichts hat.
        Dieser Scanner empfängt einen Beacon mit der Kennung {0}, die hier nichts hat.
        {0}, dieselben Bytes in umgekehrter Reihenfolge, ist registriert.
        Ist es dieser Ausweis, registrieren Sie ihn mit Major {0} und Minor {1}.
        Suchen Sie ihn in der Nähe des Scanners. Gehört er Ihnen, registrieren Sie ihn: `rollcall beacons create \
        --help`.
        Die Datenbank weist den Aufenthaltsort oder die Aufenthalte dieser Person ab. Die Sichtungen der Person werden \
        gespeichert.
        Das Log des Servers sagt, welche Vorgabe der Datenbank verletzt ist. Er versucht es jede Minute erneut.
        Der Empfänger will keine Nachrichten mehr (Status 410): Der Webhook ist ausgeschaltet.
        {0} (Status {1})
        {0} Versuche in Folge sind fehlgeschlagen. Ursache beim letzten: {1}.
        Löschen Sie ihn, oder schalten Sie ihn wieder ein: `rollcall webhooks edit {0} --enabled`.
        Prüfen Sie seinen Empfänger. `rollcall webhooks deliveries --webhook {0}` zeigt, was fehlgeschlagen ist.
        Die letzte Sicherung wurde vor {0} Tagen erstellt.
        In den {0} Tagen, in denen es eine Sicherung geben sollte, wurde keine erstellt.
        Führen Sie täglich `rollcall-server backup FILE` aus und bewahren Sie die Dateien auf einem anderen Rechner \
        auf.
        Der Datenträger der Datenbank ist voll: Nichts wird gespeichert.
        Schaffen Sie Platz auf dem Datenträger von PostgreSQL. Die Scanner bewahren bis dahin auf, was sie empfangen.
        Die Datenbank wartet auf einen synchronen Standby, der weg ist: Nichts wird gespeichert.
        Starten Sie den Standby wieder, oder nehmen Sie ihn aus synchronous_standby_names und laden Sie PostgreSQL neu.
        Die Datenbank antwortet und speichert nichts.
        Lesen Sie das Log von PostgreSQL: Sein Datenträger hängt vielleicht, oder es ist ein Standby.
        Die Datenbank antwortet nicht.
        Sehen Sie nach, ob PostgreSQL läuft, und lesen Sie sein Log.
        Der Datenträger der Datenbank ist voll. Nichts kann gespeichert werden, bis darauf Platz ist.
        Auf dem Datenträger mit der Datenbank sind {0} MB von {1} MB frei, weniger als {2} %.
        Die Sichtungen der ältesten Tage werden gelöscht, um Platz zu schaffen.
        Schaffen Sie Platz auf dem Datenträger, oder bewahren Sie weniger auf: rollcall config set sighting_days.
        Die Tür dieses Schlosses ging auf, obwohl sie verriegelt war.
        Sehen Sie nach, wer dort ist und ob die Tür heil ist.
        Die Tür dieses Schlosses steht seit {0} offen.
        Schließen Sie sie, oder prüfen Sie ihren Kontakt.
        Der Riegel dieses Schlosses bewegt sich nicht.
        Sehen Sie nach, was den Riegel hält und ob die Tür richtig hängt.
        Die Batterie dieses Schlosses hat noch {0} %.
        Wechseln Sie die Batterie.
        Dieses Schloss ist seit {0} nicht verbunden.
        Prüfen Sie, ob es Strom und Netz hat und ob der Broker läuft. Ein mechanischer Schlüssel öffnet es.
        {0} Versuche, dieses Schloss zu öffnen, wurden innerhalb einer Minute abgelehnt.
        {0} Versuche dieser Person, ein Schloss zu öffnen, wurden innerhalb einer Minute abgelehnt.
        Die Liste der Versuche nennt den Grund für jede Ablehnung. Sehen Sie nach, wer an der Tür ist.
        Eine Antwort an dieses Schloss wurde wiederholt.
        Dieses Schloss bekam eine Antwort auf einen unbekannten Versuch.
        Dieses Schloss bekam eine Antwort mit falschem Nachweis.
        Eine Nachricht im Namen dieses Schlosses hatte einen falschen Nachweis.
        Nachrichten werden auf dem Weg durch den Broker verändert. Prüfen Sie dessen Anmeldungen, und aktivieren Sie \
        das Schloss erneut.
        Die Regel '{0}' startete {1}-mal in zehn Minuten. Sie startet nichts mehr.
        `rollcall rules explain {0}` zeigt, warum. `rollcall rules edit {1} --enabled` setzt sie wieder in Gang.
        Dem Gerät {0} ist etwas im Weg: Es hat angehalten.
        Sehen Sie nach, und machen Sie den Weg frei; lassen Sie es dann von einer Person bewegen.
        Seit {0} min hat kein Resolver die Adresse dieses Servers angenommen: Von außen ist er nicht mehr zu finden.
        `rollcall station` zeigt, was jeder Resolver antwortet; prüfen Sie, ob der Server sie erreicht.
        Der Datenträger dieses Scanners nimmt nichts an ({0}). Was er empfängt, wartet im Speicher.
        """)
}
