export {
  type DatedPregnancy,
  type ReportedEnd,
  type Schedule,
  type ScheduledCall,
  type ScheduleQuestion,
  scheduleOf,
} from './call-schedule.ts';
export {
  createNextPatient,
  type NextPatient,
  type NextPatientOptions,
  type NextPatientState,
} from './next-patient.ts';
export {
  type NextWork,
  nextWork,
  type OpenSignCall,
  type WorkAnswer,
  type WorkQuestion,
} from './next-work.ts';
export { type PastCall, resultOf } from './past-call.ts';
export {
  createPatientClaim,
  type PatientClaim,
  type PatientClaimOptions,
  type PatientClaimState,
} from './patient-claim.ts';
export { type AlongOf, createTakenAlong, type TakenAlong } from './taken-along.ts';
export {
  RISK_REASON_LABELS,
  RISK_REASONS,
  type RiskReason,
  riskReasonLabel,
  WORK_KINDS,
  WORK_RISK_LABELS,
  WORK_RISKS,
  type WorkClaim,
  type WorkItem,
  type WorkKind,
  type WorkRisk,
  workClaimSchema,
  workItemSchema,
  workRiskLabel,
} from './work-item.ts';
export {
  type FlaggedReading,
  RISK_WINDOW_DAYS,
  type RiskAnswer,
  type RiskQuestion,
  riskOf,
} from './work-risk.ts';
export { workUrgency } from './work-urgency.ts';
export {
  CLAIM_SECONDS,
  claimNext,
  claimPatient,
  getTeamWork,
  getWorkNumbers,
  giveWork,
  listWork,
  MAX_ALONG,
  MAX_GIVEN,
  reassignPatient,
  releasePatient,
  type TeamMember,
  type TeamWork,
  takeAlong,
  takeBackWork,
  type WorkDay,
  type WorkNumbers,
  worklistEndpoints,
} from './worklist.endpoints.ts';
export {
  createWorklist,
  type Worklist,
  type WorklistAbout,
  type WorklistOptions,
  type WorklistState,
} from './worklist.ts';
export {
  readWorklistFilters,
  WORKLIST_FILTERS,
  WORKLIST_KINDS,
  type WorklistFilter,
  type WorklistFilters,
  type WorklistKind,
} from './worklist-filters.ts';
