import { ENCOUNTER_SCOPES, TASK_SCOPES } from './areas.ts';
import type { PartnerRight } from './partner-pages.ts';

/*
 * Who does what. Endpoints take these groups for their own `scopes`; a screen that makes a call asks for the right of the
 * call, and one that must not load its schemas asks for the group.
 */

export const FINDS_PATIENTS = {
  scopes: ['search', 'registration', 'hmCallInfo', 'health-check-registration', ...ENCOUNTER_SCOPES],
} as const satisfies PartnerRight;

/** Readings, alerts, scores, laboratory results, prescriptions, case sheets and what other systems sent. */
export const READS_RECORD = {
  scopes: ['search', 'hmCallInfo', ...ENCOUNTER_SCOPES],
} as const satisfies PartnerRight;

export const WRITES_RECORD = { scopes: ['hmCallInfo', ...ENCOUNTER_SCOPES] } as const satisfies PartnerRight;

/** Notes, files and messages, which who looks calls up reads too. */
export const READS_NOTES = {
  scopes: ['search', 'hmCallInfo', 'call-status-history', ...ENCOUNTER_SCOPES],
} as const satisfies PartnerRight;

export const CALLS_PATIENTS = { scopes: ['hmCallInfo'] } as const satisfies PartnerRight;

export const READS_CALLS = {
  scopes: ['hmCallInfo', 'call-status-history', ...ENCOUNTER_SCOPES],
} as const satisfies PartnerRight;

export const READS_CALL_HISTORY = { scopes: ['call-status-history'] } as const satisfies PartnerRight;

export const READS_WORKLIST = {
  scopes: ['hmCallInfo', 'call-status-history'],
} as const satisfies PartnerRight;

export const READS_TASKS = { scopes: TASK_SCOPES } as const satisfies PartnerRight;

export const REGISTERS_PATIENTS = {
  scopes: ['registration', 'health-check-registration'],
} as const satisfies PartnerRight;

export const CHANGES_REGISTRATIONS = { scopes: ['registration'] } as const satisfies PartnerRight;

export const ASKS_FOR_LINKS = {
  scopes: [...REGISTERS_PATIENTS.scopes, 'search'],
  partners: 'never',
} as const satisfies PartnerRight;

export const ANSWERS_LINKS = { scopes: ['registration'], partners: 'never' } as const satisfies PartnerRight;

export const BOOKS_HEALTH_CHECKS = { scopes: ['health-check-registration'] } as const satisfies PartnerRight;

export const BOOKS_ENCOUNTERS = {
  scopes: ['health-check-registration', ...ENCOUNTER_SCOPES],
} as const satisfies PartnerRight;

export const SEES_PATIENTS = { scopes: ['my_encounters'] } as const satisfies PartnerRight;

export const ADMINISTERS = { scopes: ['settings'] } as const satisfies PartnerRight;

export const READS_PATIENT_ENCOUNTERS = {
  scopes: ['search', 'hmCallInfo', 'health-check-registration', ...ENCOUNTER_SCOPES],
} as const satisfies PartnerRight;

export const SEES_EVERY_ENCOUNTER = { scopes: ['all_encounters'] } as const satisfies PartnerRight;

export const SEES_FREE_TIMES = {
  scopes: [...ENCOUNTER_SCOPES, 'availability'],
} as const satisfies PartnerRight;

/** The tasks of one patient; `READS_TASKS` is for the list over all patients. */
export const READS_PATIENT_TASKS = {
  scopes: [...READS_NOTES.scopes, ...TASK_SCOPES],
} as const satisfies PartnerRight;

export const WRITES_TASKS = {
  scopes: [...WRITES_RECORD.scopes, ...TASK_SCOPES],
} as const satisfies PartnerRight;

export const COUNTS_WAITING = { ...READS_PATIENT_TASKS, partners: 'console' } as const satisfies PartnerRight;
