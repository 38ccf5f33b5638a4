/**
 * Encounters at the clinic and by video: booking, the lifecycle, free times, lists, and the video visit.
 *
 * @module encounters
 */
export {
  addEncounterEvent,
  type CareProvider,
  createEncounter,
  ENCOUNTER_CLASSES,
  ENCOUNTER_STATUSES,
  ENCOUNTER_TYPES,
  type Encounter,
  type EncounterClass,
  type EncounterEvent,
  type EncounterSlot,
  type EncounterStatus,
  type EncounterType,
  encounterClassLabel,
  encounterStatusLabel,
  encounterTypeLabel,
  eventsToComplete,
  finishEncounter,
  getEncounter,
  listCareProviders,
  listMyEncounters,
  listPatientEncounters,
  listSlots,
  mayAct,
  moveEncounter,
  type NewEncounter,
  nextStatus,
  offerEncounter,
  SERVICE_TYPES,
  type ServiceType,
  serviceTypeLabel,
} from '#encounters';
export {
  type Availability,
  computeSlots,
  getAvailability,
  type ProviderSlot,
} from '#encounters/availability';
export { createEncounterList, type EncounterListState } from '#encounters/consultations';
export { createVideoCall, createVisitClient, type VideoCall, type VideoCallState } from '#encounters/video';
