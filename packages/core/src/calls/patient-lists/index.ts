export {
  type BulkAttempt,
  type BulkRun,
  type BulkState,
  createBulkRun,
} from './bulk-run.ts';
export {
  type ListedPatient,
  NEXT_KINDS,
  nextKindLabel,
  OWN_REASONS,
  type OwnReason,
  ownReasonLabel,
} from './listed-patient.ts';
export {
  MAX_PREGNANCY_WEEK,
  type PatientListFilters,
  QUIET_DAYS,
} from './patient-list-filters.ts';
export {
  listFacilityPatients,
  listMyPatients,
  MAX_PATIENT_LIST_PAGE,
  patientListEndpoints,
} from './patient-lists.endpoints.ts';
