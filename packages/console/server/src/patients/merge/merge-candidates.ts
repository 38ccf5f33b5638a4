import { classifySearch, type PatientMatch } from '@careline/core/internal/patients';
import { MAX_MERGE_CANDIDATES } from '@careline/core/internal/patients/duplicates';
import type { Duplicate } from '@careline/core/internal/patients/registration';
import type { Kysely } from 'kysely';
import type { Entry } from '../../platform/access/entry.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { identifiersOf, phonesOf } from '../patients.ts';
import { findDuplicates } from '../registration/duplicates.ts';
import { searchPatients } from '../search/patient-search.ts';
import { ownFacilities, readBoth } from './merge-access.ts';

/** Removes repeated patients, keeping the first match. */
function once<Match extends PatientMatch>(found: readonly Match[]): Match[] {
  return [...new Map(found.toReversed().map((one) => [one.vitaId, one])).values()]
    .toReversed()
    .slice(0, MAX_MERGE_CANDIDATES);
}

/** Returns patients of all the user's facilities that match the text. Returns none for a text that is too short. */
export async function findPatients(tx: Kysely<Schema>, text: string, entry: Entry): Promise<PatientMatch[]> {
  const query = classifySearch(text);
  if (query.kind === 'empty' || (query.kind === 'birthDate' && query.impossible)) return [];
  const asked = [
    ...(query.missing === 0 ? [{ by: query.kind, text: query.value }] : []),
    ...(query.kind === 'phone' && query.uhid ? [{ by: 'uhid' as const, text: query.uhid }] : []),
  ];
  const { organisationId } = entry;
  const found: PatientMatch[] = [];
  for (const facilityId of await ownFacilities(tx, entry)) {
    for (const one of asked) {
      const page = await searchPatients(tx, {
        ...one,
        facilityId,
        organisationId,
        limit: MAX_MERGE_CANDIDATES,
      });
      found.push(...page.data);
    }
  }
  return once(found);
}

/** Returns possible duplicates of a patient, best match first. */
export async function findCandidates(tx: Kysely<Schema>, vitaId: string, entry: Entry): Promise<Duplicate[]> {
  await readBoth(tx, entry, [vitaId]);
  const { name, birth_date } = await tx
    .selectFrom('person')
    .select(['name', 'birth_date'])
    .where('id', '=', vitaId)
    .executeTakeFirstOrThrow();
  const phones = await phonesOf(tx, vitaId);
  const question = {
    ...(name !== '' && { names: [{ use: 'official' as const, given: name }] }),
    ...(birth_date !== null && { birthDate: birth_date }),
    phones: phones.map(({ value }) => ({ value, use: 'mobile' as const })),
    except: vitaId,
  };
  const found: Duplicate[] = [];
  for (const facilityId of await ownFacilities(tx, entry)) {
    const { data } = await findDuplicates(tx, question, { ...entry, facilityId, grants: [] });
    found.push(...data);
  }
  return once(found.toSorted((one, other) => other.fits.length - one.fits.length));
}

/** Returns every identifier of a patient. Throws `not-found`. */
export async function listIdentifiers(tx: Kysely<Schema>, vitaId: string, entry: Entry) {
  await readBoth(tx, entry, [vitaId]);
  return identifiersOf(tx, vitaId);
}
