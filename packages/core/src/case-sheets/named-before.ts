import { allergyKey } from './allergies.ts';
import type { SheetVersion } from './version.ts';

/** Something a case sheet names that does not hold now, or that nobody wrote as current. */
export interface NamedBefore {
  readonly name: string;
  /** `ended`: over; `ruled-out`: looked for and not there; `reported`: told as history. */
  readonly state: 'ended' | 'ruled-out' | 'reported';
}

type Row = Readonly<Record<string, unknown>>;
type Answers = Pick<SheetVersion, 'answers'>;

const rowsOf = ({ answers }: Answers, part: string): readonly Row[] => {
  const rows: unknown = answers[part]?.[part];
  return Array.isArray(rows) ? rows.filter((row): row is Row => typeof row === 'object' && row !== null) : [];
};

const named = (name: unknown, state: NamedBefore['state']): readonly NamedBefore[] =>
  typeof name === 'string' && name.trim() !== '' ? [{ name: name.trim(), state }] : [];

/** Returns the diagnoses of a version of DIAGNOSIS that are over or ruled out. */
export const endedDiagnoses = (version: Answers): readonly NamedBefore[] =>
  rowsOf(version, 'diagnoses').flatMap(({ term, certainty, status }) => {
    if (certainty === 'RULED_OUT') return named(term, 'ruled-out');
    return status === 'RESOLVED' ? named(term, 'ended') : [];
  });

/** Returns the medicines of a version of DRUG: what the patient says they take, or took. */
export const reportedDrugs = (version: Answers): readonly NamedBefore[] =>
  rowsOf(version, 'medicines').flatMap(({ name, taken }) =>
    named(name, taken === 'STOPPED' ? 'ended' : 'reported'),
  );

/** Returns the illnesses of a version of PAST_HISTORY that have a row. */
export const reportedIllnesses = (version: Answers): readonly NamedBefore[] =>
  rowsOf(version, 'illnesses').flatMap(({ illness, state }) =>
    named(illness, state === 'CURED' ? 'ended' : 'reported'),
  );

/** Returns the names of a version of ALLERGIES or DIAGNOSIS, whatever it says of them. */
const namesIn = (version: Answers): readonly string[] =>
  [
    ...rowsOf(version, 'allergies').flatMap(({ substance }) => named(substance, 'reported')),
    ...rowsOf(version, 'diagnoses').flatMap(({ term }) => named(term, 'reported')),
  ].map(({ name }) => name);

/** Returns names of earlier versions that the newest ones do not have, each once. */
export function namesTakenAway(earlier: readonly Answers[], newest: readonly Answers[]): readonly string[] {
  const present = new Set(newest.flatMap(namesIn).map(allergyKey));
  const gone = new Map<string, string>();
  for (const name of earlier.flatMap(namesIn)) {
    const key = allergyKey(name);
    if (!present.has(key) && !gone.has(key)) gone.set(key, name);
  }
  return [...gone.values()];
}
