export { DAY_PARTS, type DayPart, dayPartOf } from './day-part.ts';
export {
  type Addendum,
  addendumSchema,
  type CareProvider,
  type Encounter,
  type EncounterEvent,
  encounterSchema,
} from './encounter.ts';
export {
  type ActedOn,
  type EncounterAct,
  type EncounterActor,
  type EncounterUser,
  mayAct,
  seesConsultations,
} from './encounter-actors.ts';
export {
  ENCOUNTER_CHANGE_REASONS,
  type EncounterChangeReason,
  encounterChangeReasonLabel,
} from './encounter-change-reason.ts';
export {
  addAddendum,
  addEncounterEvent,
  createEncounter,
  encounterChangeEndpoints,
  finishEncounter,
  moveEncounter,
  noteArrival,
  offerEncounter,
} from './encounter-changes.endpoints.ts';
export {
  BOOKABLE_CLASSES,
  ENCOUNTER_CLASSES,
  type EncounterClass,
  encounterClassLabel,
} from './encounter-class.ts';
export {
  CONSULTATION_MODES,
  type ConsultationMode,
  consultationModeLabel,
  ENCOUNTER_OUTCOMES,
  ENCOUNTER_PRIORITIES,
  ENCOUNTER_TYPES,
  type EncounterOutcome,
  type EncounterPriority,
  type EncounterType,
  encounterOutcomeLabel,
  encounterPriorityLabel,
  encounterTypeLabel,
  PAYMENT_STATES,
  type PaymentState,
  paymentStateLabel,
} from './encounter-codes.ts';
export {
  orderedReminders,
  REMINDER_MINUTES,
  type ReminderMinutes,
  usualReminders,
} from './encounter-reminders.ts';
export {
  cancelSeries,
  createSeries,
  encounterSeriesEndpoints,
  MAX_SERIES,
  type SeriesConflict,
  seriesConflictsOf,
} from './encounter-series.ts';
export { type EncounterSlot, nextFreeSlot } from './encounter-slot.ts';
export {
  ENCOUNTER_STATUSES,
  type EncounterStatus,
  encounterStatusLabel,
} from './encounter-status.ts';
export {
  type BoardEntry,
  ENCOUNTER_PROGRESS,
  type EncounterProgress,
  encounterEndpoints,
  encounterFilterEntries,
  getEncounter,
  listAllEncounters,
  listCareProviders,
  listDayBoard,
  listEncounters,
  listMyEncounters,
  listPatientEncounters,
  listSlots,
  MAX_ENCOUNTER_PAGE,
  MAX_SLOT_DAYS,
} from './encounters.endpoints.ts';
export {
  HEALTH_CHECK_PACKAGES,
  type HealthCheckPackage,
  healthCheckPackageLabel,
  packageContent,
} from './health-check-package.ts';
export {
  LIFECYCLE_EVENTS,
  type LifecycleEvent,
  lifecycleEventLabel,
} from './lifecycle-event.ts';
export {
  MAX_ADDENDUM,
  type NewEncounter,
  type NewOutcome,
  newAddendumSchema,
  newEncounterEventSchema,
  newEncounterMoveSchema,
  newEncounterSchema,
  newPeriodSchema,
} from './new-encounter.ts';
export {
  eventsToComplete,
  isOpenStatus,
  nextStatus,
  OPEN_STATUSES,
} from './next-status.ts';
export { encounterTypeOf, serviceSetting } from './service-setting.ts';
export {
  SERVICE_TYPES,
  type ServiceType,
  serviceTypeLabel,
} from './service-type.ts';
