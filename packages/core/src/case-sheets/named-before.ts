import { allergyKey } from './allergies.ts';
import type { SheetVersion } from './version.ts';

/** A name in a case sheet that is not current, or was never recorded as current. */
export interface NamedBefore {
  readonly name: string;
  /** `ended`: over; `ruled-out`: examined and absent; `reported`: from the history. */
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

/** Returns the ended and ruled-out diagnoses of a DIAGNOSIS version. */
export const endedDiagnoses = (version: Answers): readonly NamedBefore[] =>
  rowsOf(version, 'diagnoses').flatMap(({ term, certainty, status }) => {
    if (certainty === 'RULED_OUT') return named(term, 'ruled-out');
    return status === 'RESOLVED' ? named(term, 'ended') : [];
  });

/** Returns the medicines of a DRUG version that the patient reported. */
export const reportedDrugs = (version: Answers): readonly NamedBefore[] =>
  rowsOf(version, 'medicines').flatMap(({ name, taken }) =>
    named(name, taken === 'STOPPED' ? 'ended' : 'reported'),
  );

/** Returns the illnesses of a PAST_HISTORY version that have a row. */
export const reportedIllnesses = (version: Answers): readonly NamedBefore[] =>
  rowsOf(version, 'illnesses').flatMap(({ illness, state }) =>
    named(illness, state === 'CURED' ? 'ended' : 'reported'),
  );

/** Returns all names in an ALLERGIES or DIAGNOSIS version. */
const namesIn = (version: Answers): readonly string[] =>
  [
    ...rowsOf(version, 'allergies').flatMap(({ substance }) => named(substance, 'reported')),
    ...rowsOf(version, 'diagnoses').flatMap(({ term }) => named(term, 'reported')),
  ].map(({ name }) => name);

/** Returns distinct names of earlier versions that the newest ones no longer have. */
export function namesTakenAway(earlier: readonly Answers[], newest: readonly Answers[]): readonly string[] {
  const present = new Set(newest.flatMap(namesIn).map(allergyKey));
  const gone = new Map<string, string>();
  for (const name of earlier.flatMap(namesIn)) {
    const key = allergyKey(name);
    if (!present.has(key) && !gone.has(key)) gone.set(key, name);
  }
  return [...gone.values()];
}
