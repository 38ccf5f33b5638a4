import * as v from 'valibot';
import { nonEmptyTextSchema } from '#http';
import { ADDRESS_TITLES } from '#patients';
import { checkRegistrationParts, type RegistrationProblem } from './check-registration.ts';
import {
  MAX_ADDRESSES,
  MAX_EMAILS,
  MAX_LANGUAGES,
  MAX_NAMES,
  MAX_NEXT_OF_KIN,
  MAX_PHONES,
  REGISTRATION_TEXT,
} from './limits.ts';
import { KIN_RELATIONS } from './next-of-kin.ts';
import { PATIENT_LANGUAGES } from './patient-language.ts';
import type { RegisteredPatient } from './registered-patient.ts';
import {
  NAME_USES,
  nameTextSchema,
  PHONE_USES,
  type RegistrationParts,
  registrationChangeSchema,
} from './registration.ts';

const T = REGISTRATION_TEXT;
/** Imports may have brought longer lists than a form accepts. */
const MAX_ENTRIES = 200;

/**
 * Number of the stored entry, in the version that was edited. Properties that are absent stay as stored, also hidden
 * ones. Stored entries that no `of` refers to are removed.
 */
const of = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_ENTRIES, 'must be an entry of the list')),
);

const entriesOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(MAX_ENTRIES, `must have at most ${MAX_ENTRIES} entries`));

const oneOrUnchanged = <Value extends v.GenericSchema>(value: Value) =>
  v.union([v.strictObject({ of: v.nonOptional(of) }), value]);

const text = (max: number) => v.nullish(nonEmptyTextSchema(max));

/** Lists in a change. Null removes a text. */
const changedLists = {
  names: v.pipe(
    entriesOf(
      v.strictObject({
        of,
        use: v.optional(v.picklist(NAME_USES)),
        given: v.optional(nameTextSchema),
        family: v.nullish(nameTextSchema),
      }),
    ),
    v.minLength(1, 'must have a name'),
  ),
  phones: entriesOf(
    v.strictObject({
      of,
      value: v.optional(nonEmptyTextSchema(T.phone)),
      use: v.optional(v.picklist(PHONE_USES)),
    }),
  ),
  emails: entriesOf(oneOrUnchanged(nonEmptyTextSchema(T.email))),
  addresses: entriesOf(
    v.strictObject({
      of,
      title: v.optional(v.picklist(ADDRESS_TITLES)),
      line: text(T.line),
      city: text(T.place),
      district: text(T.place),
      state: text(T.place),
      pin: text(12),
    }),
  ),
  languages: entriesOf(oneOrUnchanged(v.picklist(PATIENT_LANGUAGES))),
  nextOfKin: entriesOf(
    v.strictObject({
      of,
      name: v.optional(nameTextSchema),
      relation: v.optional(v.picklist(KIN_RELATIONS)),
      phone: text(T.phone),
    }),
  ),
} as const;

/** Values in a change; absent ones stay. */
export const changedPartsSchema = v.partial(
  v.strictObject({ ...registrationChangeSchema.entries, ...changedLists }),
);

export type ChangedParts = v.InferOutput<typeof changedPartsSchema>;

export const CHANGED_LISTS = ['names', 'phones', 'emails', 'addresses', 'languages', 'nextOfKin'] as const;
export type ChangedList = (typeof CHANGED_LISTS)[number];

const MAX_LIST_ENTRIES: Readonly<Record<ChangedList, number>> = {
  names: MAX_NAMES,
  phones: MAX_PHONES,
  emails: MAX_EMAILS,
  addresses: MAX_ADDRESSES,
  languages: MAX_LANGUAGES,
  nextOfKin: MAX_NEXT_OF_KIN,
};

/** Returns the maximum length of a list after a change: imported entries can stay. */
export const mostEntries = (list: ChangedList, before: RegisteredPatient): number =>
  Math.max(MAX_LIST_ENTRIES[list], before[list].length);

type Loose = Readonly<Record<string, unknown>>;

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

/** Defaults of a new entry. */
const ASSUMED: Partial<Record<ChangedList, Loose>> = {
  names: { use: 'official' },
  phones: { use: 'mobile' },
  addresses: { title: 'HOME' },
  nextOfKin: { relation: 'other-relative' },
};

/** A changed entry with its stored number; undefined for a new one. */
export interface ChangedEntry {
  readonly of: number | undefined;
  /** Other properties of the change; null removes a text. */
  readonly named: Loose;
  /** Value after the change. */
  readonly after: unknown;
}

function changedEntry(list: ChangedList, entry: unknown, before: RegisteredPatient): ChangedEntry {
  if (!isLoose(entry)) return { of: undefined, named: {}, after: entry };
  const { of: place, ...rest } = entry as { readonly of?: number };
  const named = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const known: unknown = place === undefined ? ASSUMED[list] : before[list][place];
  if (!isLoose(known)) return { of: place, named, after: known };
  const whole = { ...known, ...named } as Loose;
  const after = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null));
  return { of: place, named, after };
}

/** Returns the entries of a changed list, with their stored ones. */
const changedEntries = (
  list: ChangedList,
  change: ChangedParts,
  before: RegisteredPatient,
): readonly ChangedEntry[] | undefined =>
  change[list]?.map((entry: unknown) => changedEntry(list, entry, before));

/** Required property of each entry. */
const NEEDED: Partial<Record<ChangedList, string>> = { names: 'given', phones: 'value', nextOfKin: 'name' };

function entryProblems(
  list: ChangedList,
  entries: readonly ChangedEntry[],
  before: RegisteredPatient,
): RegistrationProblem[] {
  const seen = new Set<number>();
  const found = entries.flatMap(({ of: place, after }, index): RegistrationProblem[] => {
    const path = `${list}.${index}`;
    if (place !== undefined) {
      if (place >= before[list].length) return [{ path: `${path}.of`, code: 'no-such-entry' }];
      if (seen.has(place)) return [{ path: `${path}.of`, code: 'twice' }];
      seen.add(place);
    }
    const needed = NEEDED[list];
    return needed && isLoose(after) && after[needed] === undefined
      ? [{ path: `${path}.${needed}`, code: 'required' }]
      : [];
  });
  const isTooLong = entries.length > mostEntries(list, before);
  return isTooLong ? [...found, { path: list, code: 'too-many' }] : found;
}

const PLACE = /^(\w+)\.(\d+)(?:\.(\w+))?$/;

type Entries = Readonly<Partial<Record<ChangedList, readonly ChangedEntry[]>>>;

/** Whether a problem concerns unchanged data. */
function isOfBefore(
  { path, code }: RegistrationProblem,
  entries: Entries,
  before: readonly string[],
): boolean {
  const [, list = '', index = '', member] = PLACE.exec(path) ?? [];
  const entry = entries[list as ChangedList]?.[Number(index)];
  if (entry?.of === undefined) return false;
  if (code === 'twice') return before.includes(list);
  return member === undefined || !Object.hasOwn(entry.named, member);
}

/** Returns the lists that already contain duplicates. */
function doubledLists(before: RegisteredPatient, today: string, now: number): readonly string[] {
  const lists = Object.fromEntries(CHANGED_LISTS.map((list) => [list, before[list]]));
  return checkRegistrationParts(lists as RegistrationParts, today, now)
    .filter(({ code }) => code === 'twice')
    .map(({ path }) => path.split('.')[0] ?? '');
}

export interface CheckedChange {
  /** Values after the change. */
  readonly parts: RegistrationParts;
  readonly entries: Entries;
  readonly problems: readonly RegistrationProblem[];
}

/**
 * Applies and validates a change, on screen and server.
 * Uses known facts, such as age and programmes. Existing problems of unchanged data are ignored.
 * @param today calendar day of the facility, YYYY-MM-DD
 * @param now unix seconds
 */
export function checkChange(
  change: ChangedParts,
  before: RegisteredPatient,
  today: string,
  now: number,
): CheckedChange {
  const entries: Entries = Object.fromEntries(
    CHANGED_LISTS.flatMap((list) => {
      const own = changedEntries(list, change, before);
      return own ? [[list, own]] : [];
    }),
  );
  const lists = Object.entries(entries).map(([list, own]) => [list, own.map(({ after }) => after)]);
  const parts = { ...change, ...Object.fromEntries(lists) } as RegistrationParts;
  const own = Object.entries(entries).flatMap(([list, some]) =>
    entryProblems(list as ChangedList, some, before),
  );
  // Invalid entries can't be checked any further.
  if (own.length > 0) return { parts, entries, problems: own };
  const isBirthKnown = change.birthDate !== undefined || change.age !== undefined;
  const born = isBirthKnown ? undefined : before.birthDate;
  const asked = { ...parts, enrolments: parts.enrolments ?? [], ...(born && { birthDate: born }) };
  const inMotherhood = before.enrolments.some(({ programme }) => programme === 'healthy_motherhood');
  const doubled = doubledLists(before, today, now);
  const problems = checkRegistrationParts(asked, today, now).filter(
    (problem) =>
      !(problem.path === 'birthDate' && born) &&
      !(problem.code === 'needs-programme' && inMotherhood) &&
      !isOfBefore(problem, entries, doubled),
  );
  return { parts, entries, problems };
}
