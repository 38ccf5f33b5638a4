export {
  type BulkAttempt,
  type BulkRun,
  createBulkRun,
} from './bulk-run.ts';
export {
  type ListedPatient,
  nextKindLabel,
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
  patientListEndpoints,
} from './patient-lists.endpoints.ts';
