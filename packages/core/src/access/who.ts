import type { PartnerRight } from './partner-pages.ts';
import { ENCOUNTER_SCOPES, TASK_SCOPES } from './scope-groups.ts';

/*
 * Groups of scopes by task. Endpoints use them as their `scopes`. A screen checks the right of the endpoint it calls,
 * or the group if it must not load the endpoint's schemas.
 */

export const FINDS_PATIENTS = {
  scopes: ['search', 'registration', 'hmCallInfo', 'health-check-registration', ...ENCOUNTER_SCOPES],
} as const satisfies PartnerRight;

/** Covers readings, alerts, scores, lab results, prescriptions, case sheets and imported records. */
export const READS_RECORD = {
  scopes: ['search', 'hmCallInfo', ...ENCOUNTER_SCOPES],
} as const satisfies PartnerRight;

export const WRITES_RECORD = { scopes: ['hmCallInfo', ...ENCOUNTER_SCOPES] } as const satisfies PartnerRight;

/** Covers notes, files and messages. Staff who review call history can read these too. */
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

/** Coordinators, who book for all care providers of a facility. */
export const MANAGES_WAITING_LIST = {
  scopes: ['facility_encounters', 'all_encounters'],
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

/** The tasks of one patient. `READS_TASKS` is for the list across patients. */
export const READS_PATIENT_TASKS = {
  scopes: [...READS_NOTES.scopes, ...TASK_SCOPES],
} as const satisfies PartnerRight;

export const WRITES_TASKS = {
  scopes: [...WRITES_RECORD.scopes, ...TASK_SCOPES],
} as const satisfies PartnerRight;

/** Bills of encounters, also for coordinators who charge but take no money. */
export const READS_BILLS = {
  scopes: ['transactions', 'refunds', 'facility_encounters', 'all_encounters'],
  partners: 'console',
} as const satisfies PartnerRight;

export const CHARGES_PATIENTS = {
  scopes: ['transactions', 'facility_encounters', 'all_encounters'],
  partners: 'console',
} as const satisfies PartnerRight;

export const TAKES_MONEY = { scopes: ['transactions'], partners: 'never' } as const satisfies PartnerRight;

/** Covers refunds, reversed receipts, waivers and discounts. */
export const REFUNDS_MONEY = { scopes: ['refunds'], partners: 'never' } as const satisfies PartnerRight;

export const READS_TRANSACTIONS = {
  scopes: ['transactions', 'refunds'],
  partners: 'never',
} as const satisfies PartnerRight;

export const COUNTS_WAITING = { ...READS_PATIENT_TASKS, partners: 'console' } as const satisfies PartnerRight;
