export {
  CONSULTATION_MODE_LABELS,
  CONSULTATION_MODES,
  type ConsultationMode,
  consultationModeLabel,
} from './consultation-mode.ts';
export {
  type Addendum,
  addendumSchema,
  type CareProvider,
  careProviderSchema,
  type Encounter,
  type EncounterEvent,
  encounterEventSchema,
  encounterSchema,
} from './encounter.ts';
export {
  type ActDecision,
  type ActedOn,
  type EncounterAct,
  type EncounterActor,
  type EncounterUser,
  mayAct,
  standingTo,
} from './encounter-actors.ts';
export {
  ENCOUNTER_CHANGE_REASON_LABELS,
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
  ENCOUNTER_CLASS_LABELS,
  ENCOUNTER_CLASSES,
  type EncounterClass,
  encounterClassLabel,
} from './encounter-class.ts';
export {
  ENCOUNTER_OUTCOME_LABELS,
  ENCOUNTER_OUTCOMES,
  type EncounterOutcome,
  encounterOutcomeLabel,
} from './encounter-outcome.ts';
export {
  ENCOUNTER_PRIORITIES,
  ENCOUNTER_PRIORITY_LABELS,
  type EncounterPriority,
  encounterPriorityLabel,
} from './encounter-priority.ts';
export { type EncounterSlot, encounterSlotSchema, nextFreeSlot } from './encounter-slot.ts';
export {
  ENCOUNTER_STATUS_LABELS,
  ENCOUNTER_STATUSES,
  type EncounterStatus,
  encounterStatusLabel,
} from './encounter-status.ts';
export {
  ENCOUNTER_TYPE_LABELS,
  ENCOUNTER_TYPES,
  type EncounterType,
  encounterTypeLabel,
} from './encounter-type.ts';
export {
  encounterEndpoints,
  encounterFilterEntries,
  getEncounter,
  listAllEncounters,
  listCareProviders,
  listEncounters,
  listMyEncounters,
  listPatientEncounters,
  listSlots,
  MAX_ENCOUNTER_PAGE,
  MAX_SLOT_DAYS,
} from './encounters.endpoints.ts';
export {
  HEALTH_CHECK_PACKAGE_LABELS,
  HEALTH_CHECK_PACKAGES,
  type HealthCheckPackage,
  healthCheckPackageLabel,
  type PackageContent,
  packageContent,
} from './health-check-package.ts';
export {
  LIFECYCLE_EVENT_LABELS,
  LIFECYCLE_EVENTS,
  type LifecycleEvent,
  lifecycleEventLabel,
  STATUS_EVENTS,
  type StatusEvent,
} from './lifecycle-event.ts';
export {
  MAX_ADDENDUM,
  type NewAddendum,
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
  type StatusDecision,
} from './next-status.ts';
export {
  PAYMENT_STATE_LABELS,
  PAYMENT_STATES,
  type PaymentState,
  paymentStateLabel,
} from './payment-state.ts';
export { seesConsultations } from './sees-consultations.ts';
export { encounterTypeOf, type ServiceSetting, serviceSetting } from './service-setting.ts';
export {
  SERVICE_TYPE_LABELS,
  SERVICE_TYPES,
  type ServiceType,
  type ServiceTypeLabelOptions,
  serviceTypeLabel,
} from './service-type.ts';
