import { FHIR_REFUSALS } from '@careline/core/internal/fhir';
import type { MeasureCounts } from './readings/measure-counts.ts';

/** Rows without a table of their own yet, stored unchanged. */
export const STORED_ROW_KINDS = ['encounters', 'conditions', 'medications', 'allergies'] as const;
export type StoredRowKind = (typeof STORED_ROW_KINDS)[number];

/** Kinds of batches. `resources` are FHIR resources of any type without its own table. */
export const IMPORT_KINDS = [
  'facilities',
  'patients',
  'readings',
  'glucose-log',
  ...STORED_ROW_KINDS,
  'resources',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Why a row was refused. */
export const REFUSALS = {
  ...FHIR_REFUSALS,
  'not-json': 'not JSON in UTF-8',
  'too-long': 'longer than any row may be',
  'wrong-shape': 'lacks a required field, or has it in the wrong format',
  'unknown-patient': 'the patient was not imported before',
  'refused-before': 'refused by a decision: it came with another person under the same id',
  'name-taken': 'another facility of the organisation has this name',
  'other-facility': 'the patient does not belong to this facility',
} as const;
export type Refusal = keyof typeof REFUSALS;

/** Reasons to check a row that was taken. */
export const REMARKS = {
  updated: 'already imported with different content: the newer content replaced it',
  'further-version': 'the id was already imported with different content: both are stored',
  corrected:
    'the id was already imported with another value or time: the newer one counts, the alert of the older one ends',
  'person-made': 'the first row of a person without a patient row: a patient without a name was created',
  'no-metric': 'a code without a metric: stored under "Other readings"',
  'no-value': 'no value: the reason is stored',
  'no-number': 'a value that is not a number: stored as text',
  'part-missing': 'a part of the value is missing',
  'not-final': 'cancelled or entered in error by its source',
  'day-only': 'the source knows only the day',
  'zone-assumed': "a time without a zone: read in the facility's zone",
  'zone-unclear': "an unknown or ambiguous time zone: read in the facility's zone",
  'time-unreadable': 'a time that cannot be read: stored as text',
  'no-time': 'no time at all: an alert is dated at the import',
  'time-of-issue': 'no readable time of measurement: the time of issue is used',
  'time-of-report': 'no readable time of measurement: the time of the report is used',
  'time-of-encounter': 'no readable time of measurement: the time of the encounter is used',
  'in-future': 'a time in the future: marked, never the latest, no alert',
  'before-birth': 'a time before the date of birth: marked, never the latest, no alert',
  'after-death': 'a time after the date of death: marked, never the latest, no alert',
  'no-unit': 'a number without a unit',
  implausible: 'an impossible value: stored as the source wrote it',
  'no-name': 'no name',
  'no-birth-date': 'no date of birth',
  'birth-date-unreadable': 'a date of birth that cannot be read: stored as text',
  'birth-in-future': 'a date of birth in the future: marked, the age is not known',
  'death-in-future': 'a date of death in the future: marked, the patient counts as alive',
  'death-before-birth': 'a death before the birth: marked, its date is not known',
  'no-phone': 'no phone number: cannot be called',
  'phone-unreadable': 'an invalid phone number: stored as text, never dialled',
  'email-unreadable': 'an invalid e-mail address: stored as text',
  'sender-unnamed': 'an id that is unique only at its sender: name the sender with --source',
  'about-nobody': 'not about a patient',
  'column-ignored': 'a column that facilities do not have: ignored',
} as const;
export type Remark = keyof typeof REMARKS;

export interface RefusedLine {
  /** Counted from 0 in the submitted lines. */
  readonly index: number;
  readonly reason: Refusal;
  /** Details without the row's content. */
  readonly detail?: string;
}

/** Why a row waits for a decision. */
export const HOLDS = {
  'same-id-other-person':
    'same id, other person: name, date of birth and sex all differ from those on record',
  'of-held-person': 'for an id that waits for a decision',
} as const;
export type Hold = keyof typeof HOLDS;

interface HeldLine {
  /** Counted from 0 in the submitted lines. */
  readonly index: number;
  readonly reason: Hold;
  /** For a patient: the row's id in `import --held`. */
  readonly detail?: string;
}

/** The result for some lines. Each line is `taken`, `kept`, `there`, refused or held. */
export interface BatchResult {
  /** Stored in their own tables: patients and readings. */
  readonly taken: number;
  /** Stored unchanged, for a version that can read them. */
  readonly kept: number;
  readonly there: number;
  readonly refused: readonly RefusedLine[];
  /** How many of the taken or kept rows have each remark. */
  readonly remarks: Readonly<Partial<Record<Remark, number>>>;
  /** Rows that wait for a decision about which patient they belong to; absent if there are none. */
  readonly held?: readonly HeldLine[] | undefined;
  /** Counts of readings by code; absent if no reading was read. */
  readonly measures?: MeasureCounts | undefined;
}

export interface ImportedBatch extends BatchResult {
  /** Patients that data was added to, for the audit row. */
  readonly personIds: readonly string[];
}

export function countRemarks(remarks: Iterable<Remark>): Partial<Record<Remark, number>> {
  const counts: Partial<Record<Remark, number>> = {};
  for (const remark of remarks) counts[remark] = (counts[remark] ?? 0) + 1;
  return counts;
}
