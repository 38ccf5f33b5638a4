import type { PartnerRight } from './partner-pages.ts';
import {
  APPOINTMENT_SCOPES,
  BOOKING_SCOPES,
  ENCOUNTER_SCOPES,
  RECEPTION_SCOPES,
  TASK_SCOPES,
} from './scope-groups.ts';

/*
 * Groups of scopes by task. Endpoints use them as their `scopes`. A screen checks the right of the endpoint it calls,
 * or the group if it must not load the endpoint's schemas.
 */

/** Every patient of the facility. */
export const FINDS_ALL_PATIENTS = {
  scopes: [
    'search',
    'registration',
    'hmCallInfo',
    'health-check-registration',
    'patient_registration',
    'phc-patient-registration',
    ...ENCOUNTER_SCOPES,
    ...RECEPTION_SCOPES,
  ],
} as const satisfies PartnerRight;

/** Also covers the search that finds only patients with a health check. */
export const FINDS_PATIENTS = {
  scopes: [...FINDS_ALL_PATIENTS.scopes, 'ahc-patient-search'],
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

/** Laboratory staff read and enter results, and nothing else of the record. */
export const READS_LABS = {
  scopes: [...READS_RECORD.scopes, 'investigations'],
} as const satisfies PartnerRight;

export const ENTERS_LABS = {
  scopes: [...WRITES_RECORD.scopes, 'investigations'],
} as const satisfies PartnerRight;

export const RUNS_LABORATORY = { scopes: ['investigations'] } as const satisfies PartnerRight;

export const FINDS_DOCTORS = { scopes: ['doctors'] } as const satisfies PartnerRight;

export const SEES_LIVE_STATUS = { scopes: ['live_doctor_status'] } as const satisfies PartnerRight;

/** Care providers set their own status, also if they do not see the statuses of others. */
export const SETS_OWN_STATUS = {
  scopes: ['live_doctor_status', 'my_encounters'],
  partners: 'console',
} as const satisfies PartnerRight;

export const FINDS_FACILITIES = { scopes: ['facilities'] } as const satisfies PartnerRight;

export const WORKS_IN_PROJECTS = { scopes: ['projects'] } as const satisfies PartnerRight;

export const CALLS_PATIENTS = { scopes: ['hmCallInfo'] } as const satisfies PartnerRight;

export const READS_CALLS = {
  scopes: ['hmCallInfo', 'call-status-history', ...ENCOUNTER_SCOPES],
} as const satisfies PartnerRight;

export const READS_CALL_HISTORY = { scopes: ['call-status-history'] } as const satisfies PartnerRight;

export const READS_WORKLIST = {
  scopes: ['hmCallInfo', 'call-status-history'],
} as const satisfies PartnerRight;

/** With `review-appointments` only reviews, with `referrals` only referrals. */
export const READS_TASKS = {
  scopes: [...TASK_SCOPES, 'review-appointments'],
} as const satisfies PartnerRight;

export const REGISTERS_PATIENTS = {
  scopes: ['registration', 'health-check-registration', 'patient_registration', 'phc-patient-registration'],
} as const satisfies PartnerRight;

export const REGISTERS_WALK_INS = {
  scopes: ['phc-patient-registration'],
  partners: 'never',
} as const satisfies PartnerRight;

export const CHANGES_REGISTRATIONS = {
  scopes: ['registration', 'patient_registration'],
} as const satisfies PartnerRight;

export const ASKS_FOR_LINKS = {
  scopes: [...REGISTERS_PATIENTS.scopes, 'search'],
  partners: 'never',
} as const satisfies PartnerRight;

export const ANSWERS_LINKS = {
  scopes: ['registration', 'patient_registration', 'booking_requests'],
  partners: 'never',
} as const satisfies PartnerRight;

export const BOOKS_HEALTH_CHECKS = { scopes: ['health-check-registration'] } as const satisfies PartnerRight;

export const READS_HEALTH_CHECKS = {
  scopes: [...BOOKS_HEALTH_CHECKS.scopes, 'ahc-bookings', 'ahc-patient-search'],
} as const satisfies PartnerRight;

/** An encounter with its history and addenda. */
export const READS_ENCOUNTERS = {
  scopes: ['health-check-registration', ...ENCOUNTER_SCOPES],
} as const satisfies PartnerRight;

/** Books, answers, moves and cancels. What each person may do with an encounter is decided by `mayAct`. */
export const BOOKS_ENCOUNTERS = {
  scopes: ['health-check-registration', ...BOOKING_SCOPES],
} as const satisfies PartnerRight;

export const SEES_APPOINTMENTS = { scopes: APPOINTMENT_SCOPES } as const satisfies PartnerRight;

/** Opens the board of the waiting room, which shows tokens and no patients. */
export const SHOWS_WAITING_ROOM = { scopes: ['facility_appointments'] } as const satisfies PartnerRight;

export const ANSWERS_BOOKING_REQUESTS = { scopes: ['booking_requests'] } as const satisfies PartnerRight;

/** Coordinators, who book for all care providers of a facility. */
export const MANAGES_WAITING_LIST = {
  scopes: ['facility_encounters', 'all_encounters', ...RECEPTION_SCOPES],
} as const satisfies PartnerRight;

/** The caller's own patients. The right to the facility's list includes them. */
export const READS_OWN_PATIENTS = {
  scopes: ['my_patients', 'patients'],
  partners: 'never',
} as const satisfies PartnerRight;

/** The facility's patients, with acts on several of them. */
export const READS_FACILITY_PATIENTS = {
  scopes: ['patients'],
  partners: 'never',
} as const satisfies PartnerRight;

/** Assigning patients to colleagues. */
export const GIVES_PATIENTS = {
  scopes: ['settings', 'patients'],
  partners: 'never',
} as const satisfies PartnerRight;

export const SEES_PATIENTS = { scopes: ['my_encounters'] } as const satisfies PartnerRight;

export const ADMINISTERS = { scopes: ['settings'] } as const satisfies PartnerRight;

export const READS_PATIENT_ENCOUNTERS = {
  scopes: ['search', 'hmCallInfo', 'health-check-registration', ...ENCOUNTER_SCOPES],
} as const satisfies PartnerRight;

export const SEES_EVERY_ENCOUNTER = { scopes: ['all_encounters'] } as const satisfies PartnerRight;

export const SEES_FREE_TIMES = {
  scopes: [...BOOKING_SCOPES, 'availability'],
} as const satisfies PartnerRight;

/** The tasks of one patient. `READS_TASKS` is for the list across patients. */
export const READS_PATIENT_TASKS = {
  scopes: [...READS_NOTES.scopes, ...TASK_SCOPES],
} as const satisfies PartnerRight;

export const WRITES_TASKS = {
  scopes: [...WRITES_RECORD.scopes, ...TASK_SCOPES],
} as const satisfies PartnerRight;

export const ADDS_TASKS = {
  scopes: [...WRITES_TASKS.scopes, ...READS_FACILITY_PATIENTS.scopes],
} as const satisfies PartnerRight;

export const CHANGES_TAGS = {
  scopes: [...CHANGES_REGISTRATIONS.scopes, ...READS_FACILITY_PATIENTS.scopes],
} as const satisfies PartnerRight;

export const WRITES_TO_PATIENTS = {
  scopes: [...CALLS_PATIENTS.scopes, ...READS_FACILITY_PATIENTS.scopes],
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

export const READS_NOTIFICATIONS = { scopes: ['notifications'] } as const satisfies PartnerRight;

export const COUNTS_WAITING = {
  scopes: [...READS_PATIENT_TASKS.scopes, ...READS_NOTIFICATIONS.scopes],
  partners: 'console',
} as const satisfies PartnerRight;
