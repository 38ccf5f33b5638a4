import { nameText } from '@careline/core/internal/fhir/values';
import { foldName } from '@careline/core/internal/patients';
import { comparePartialDays } from '../../observations/doubtful-time.ts';
import type { PersonFacts } from './known-rows.ts';
import type { SourceName } from './patient-row.ts';

/** A person's identity, as far as a source's record states it. */
export type Identity = Pick<PersonFacts, 'name' | 'names' | 'birthDate' | 'gender'>;

const namesOf = ({ name, names }: Identity): ReadonlySet<string> =>
  new Set(
    [name, ...(names as readonly SourceName[]).map(nameText)].map(foldName).filter((each) => each !== ''),
  );

function haveOtherNames(one: Identity, other: Identity): boolean {
  const [ours, theirs] = [namesOf(one), namesOf(other)];
  return ours.size > 0 && theirs.size > 0 && ![...ours].some((name) => theirs.has(name));
}

const isKnown = (gender: string): boolean => gender !== 'unknown';

/**
 * Returns whether name, birth date and sex all differ, so that two records with one id must be different people. A
 * missing value is not a difference, nor is a name that is among the other's names.
 */
export function isOtherPerson(one: Identity, other: Identity): boolean {
  const otherBirth =
    one.birthDate !== null &&
    other.birthDate !== null &&
    comparePartialDays(one.birthDate, other.birthDate) !== 0;
  const otherSex = isKnown(one.gender) && isKnown(other.gender) && one.gender !== other.gender;
  return otherBirth && otherSex && haveOtherNames(one, other);
}
