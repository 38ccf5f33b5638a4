import { PROGRAMME_KEYS, type ProgrammeKey } from '@careline/core/internal/programmes';
import type { Kysely } from 'kysely';
import { isOpenAt } from '../facilities/facilities.ts';
import type { Schema } from '../platform/database/schema.ts';

/** The target of an import. */
export interface ImportPlace {
  readonly organisationId: string;
  readonly facilityId: string;
  readonly facilityName: string;
  readonly timeZone: string;
  /** Imported patients are enrolled in it. */
  readonly programme?: ProgrammeKey;
}

export interface WantedPlace {
  /** Name or id of a facility. By default the oldest facility. */
  readonly facility?: string | undefined;
  readonly programme?: string | undefined;
}

/** An unknown facility or programme. The message lists the known ones. */
export class ImportPlaceError extends Error {
  override readonly name = 'ImportPlaceError';
}

const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('en') === other.trim().toLocaleLowerCase('en');

function programmeOf(key: string | undefined): ProgrammeKey | undefined {
  const known = PROGRAMME_KEYS.find((programme) => programme === key);
  if (key === undefined || known) return known;
  throw new ImportPlaceError(`There is no programme "${key}". There are: ${PROGRAMME_KEYS.join(', ')}.`);
}

export async function findPlace(db: Kysely<Schema>, wanted: WantedPlace): Promise<ImportPlace> {
  const programme = programmeOf(wanted.programme);
  const facilities = await db
    .selectFrom('facility')
    .select(['id', 'name', 'organisation_id', 'time_zone'])
    .where(isOpenAt(Math.floor(Date.now() / 1000)))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const { facility: asked } = wanted;
  const found =
    asked === undefined
      ? facilities[0]
      : facilities.find(({ id, name }) => id === asked.toLowerCase() || sameName(name, asked));
  if (!found) throw new ImportPlaceError(missingFacility(asked, facilities));
  return {
    organisationId: found.organisation_id,
    facilityId: found.id,
    facilityName: found.name,
    timeZone: found.time_zone,
    ...(programme && { programme }),
  };
}

function missingFacility(asked: string | undefined, facilities: readonly { name: string }[]): string {
  if (facilities.length === 0) {
    return 'There is no facility yet to import into: add the first member of staff with `npm start -- staff add`.';
  }
  return `There is no open facility "${asked}". There are: ${facilities.map(({ name }) => name).join('; ')}.`;
}
