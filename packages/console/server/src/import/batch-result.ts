/** What can be imported so far. */
export const IMPORT_KINDS = ['patients', 'readings'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Why a row was not taken. */
export const REFUSALS = {
  'not-json': 'not a line of JSON in UTF-8',
  'too-long': 'longer than a megabyte',
  'wrong-shape': 'lacks what every row needs, or has it in another shape',
  'unknown-patient': 'the patient was not imported before',
  'other-facility': 'the patient is not one of this facility',
} as const;
export type Refusal = keyof typeof REFUSALS;

/** What was taken as it is and is worth a look. */
export const REMARKS = {
  updated: 'known before with other content: the newer content replaced it',
  'further-version': 'the id came before with other content: kept beside it',
  'no-metric': 'a code without a metric: kept under "Other readings"',
  'no-value': 'no value: the reason is kept',
  'part-missing': 'a part of the value is missing',
  'not-final': 'cancelled or entered in error by its source',
  'day-only': 'the source knows the day only',
  'zone-assumed': "a time without a zone: read in the facility's zone",
  'time-unreadable': 'a time that cannot be read: kept as text',
  'no-time': 'no time at all',
  'no-unit': 'a number without a unit',
  implausible: 'a value no living person has: kept as the source wrote it',
  'no-name': 'no name',
  'no-birth-date': 'no date of birth',
  'birth-date-unreadable': 'a date of birth that cannot be read: kept as text',
  'no-phone': 'no phone number: cannot be called',
} as const;
export type Remark = keyof typeof REMARKS;

export interface RefusedLine {
  /** Counted from 0 within what was handed in. */
  readonly index: number;
  readonly reason: Refusal;
  /** What exactly, without the row's content. */
  readonly detail?: string;
}

/** What became of some lines: `taken`, `there` and refused together are all of them. */
export interface BatchResult {
  readonly taken: number;
  readonly there: number;
  readonly refused: readonly RefusedLine[];
  /** How many of the taken ones each remark is true of. */
  readonly remarks: Readonly<Partial<Record<Remark, number>>>;
}

export function countRemarks(remarks: Iterable<Remark>): Partial<Record<Remark, number>> {
  const counts: Partial<Record<Remark, number>> = {};
  for (const remark of remarks) counts[remark] = (counts[remark] ?? 0) + 1;
  return counts;
}
