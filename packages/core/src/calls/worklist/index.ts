export type {
  DatedPregnancy,
  ReportedEnd,
} from './call-schedule.ts';
export { type CarriedValues, createCarriedValues } from './carried-values.ts';
export { createNextPatient } from './next-patient.ts';
export { nextWork } from './next-work.ts';
export { type PastCall, resultOf } from './past-call.ts';
export {
  createPatientClaim,
  type PatientClaimState,
} from './patient-claim.ts';
export {
  riskReasonLabel,
  WORK_RISKS,
  type WorkClaim,
  type WorkItem,
  type WorkRisk,
  workRiskLabel,
  workUrgency,
} from './work-item.ts';
export {
  type FlaggedReading,
  RISK_WINDOW_DAYS,
  riskOf,
} from './work-risk.ts';
export {
  CLAIM_SECONDS,
  claimNext,
  claimPatient,
  getTeamWork,
  getWorkNumbers,
  giveWork,
  listCarriedPatients,
  listWork,
  MAX_CARRIED_PATIENTS,
  MAX_GIVEN,
  reassignPatient,
  releasePatient,
  type TeamMember,
  type TeamWork,
  takeBackWork,
  type WorkDay,
  type WorkNumbers,
  worklistEndpoints,
} from './worklist.endpoints.ts';
export type { WorklistAbout } from './worklist.ts';
export {
  createWorklist,
  type Worklist,
  type WorklistState,
} from './worklist.ts';
export {
  readWorklistFilters,
  WORKLIST_FILTERS,
  type WorklistFilters,
  type WorklistKind,
} from './worklist-filters.ts';
