import { criticalFirst, isCritical } from '@careline/core/internal/finishing';
import { MAX_OPEN_PATIENTS, type PatientItems } from '@careline/core/internal/overview';
import { genderCodeOf } from '@careline/core/internal/patients';
import { type Kysely, sql } from 'kysely';
import { isOwnAround } from '../encounters/is-own-around.ts';
import { mayHaveItems } from '../finishing/item-sources.ts';
import { readItemsOfPatients, shownItems } from '../finishing/open-items.ts';
import { mayRead } from '../platform/access/access.ts';
import { uhidOf } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Caller } from '../platform/http/route.ts';

interface OwnPatientRow {
  readonly id: string;
  readonly name: string;
  readonly birth_date: string | null;
  readonly gender: string;
  readonly uhid: string | null;
}

export interface OwnItemsQuestion {
  readonly caller: Pick<Caller, 'organisationId' | 'facilityId' | 'staffId' | 'scopes'>;
  /** Unix seconds. */
  readonly now: number;
}

/** Returns the own patients who may have open items, latest encounter first. */
async function readOwnPatients(
  tx: Kysely<Schema>,
  { caller: { facilityId, staffId }, now }: OwnItemsQuestion,
): Promise<readonly OwnPatientRow[]> {
  const { rows } = await sql<OwnPatientRow>`
    select p.id, p.name, p.birth_date, p.gender, ${uhidOf(sql.ref('p.id'))} as uhid
    from (
      select e.person_id, max(e.starts_at) as seen from encounter e
      where e.care_provider_id = ${staffId} and e.facility_id = ${facilityId}
        and e.status not in ('CANCELLED', 'DECLINED', 'REJECTED')
        and ${isOwnAround(sql.ref('e.starts_at'), now)}
      group by e.person_id
    ) own join person p on p.id = own.person_id
    where p.deceased is null and ${mayRead({ facilityId }, sql.ref('p.id'))} and ${mayHaveItems(sql.ref('p.id'), now)}
    order by own.seen desc, p.id`.execute(tx);
  return rows;
}

const hasCritical = ({ items }: PatientItems): boolean => items.some(isCritical);

/** Returns the open items of the caller's own patients that the caller may see, patients with critical ones first. */
export async function readOwnItems(
  tx: Kysely<Schema>,
  question: OwnItemsQuestion,
): Promise<{ readonly data: PatientItems[]; readonly hasMore: boolean }> {
  const { organisationId, scopes } = question.caller;
  const rows = await readOwnPatients(tx, question);
  const vitaIds = rows.map(({ id }) => id);
  const found = await readItemsOfPatients(tx, { organisationId, vitaIds, now: question.now });
  const patients = rows.flatMap(({ id, name, birth_date: birthDate, gender, uhid }): PatientItems[] => {
    const items = shownItems(found.get(id) ?? [], scopes);
    return items.length > 0
      ? [{ vitaId: id, name, birthDate, gender: genderCodeOf(gender), uhid, items }]
      : [];
  });
  return {
    data: criticalFirst(patients, hasCritical).slice(0, MAX_OPEN_PATIENTS),
    hasMore: patients.length > MAX_OPEN_PATIENTS,
  };
}
