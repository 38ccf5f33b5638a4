import { ENCOUNTER_PRIORITIES } from '@careline/core/internal/encounters';
import {
  EXPIRED_DAYS,
  MAX_WAITING_ENTRIES,
  type WaitingEntry,
} from '@careline/core/internal/encounters/waiting-list';
import { dayAfter, dayOf } from '@careline/core/internal/formatting';
import { genderCodeOf } from '@careline/core/internal/patients';
import { type Kysely, sql } from 'kysely';
import { mayRead, type Reader } from '../../platform/access/access.ts';
import { uhidOf } from '../../platform/access/lock-patient.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { listCareProviders } from '../care-providers.ts';
import { readOffers } from './waiting-offers.ts';

export interface WaitingQuestion extends Reader {
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
}

interface WaitingRow {
  readonly id: string;
  readonly vitaId: string;
  readonly name: string;
  readonly uhid: string | null;
  readonly birthDate: string | null;
  readonly gender: string;
  readonly serviceType: string;
  readonly careProviderId: string | null;
  readonly careProviderName: string | null;
  readonly from: string;
  readonly until: string;
  readonly dayPart: string | null;
  readonly priority: string;
  readonly note: string | null;
  readonly authorId: string;
  readonly authorName: string;
  readonly createdAt: number;
}

/** Most urgent last, as the priorities are listed. */
const URGENCY = sql`array_position(${[...ENCOUNTER_PRIORITIES]}::text[], w.priority)`;

/** Returns entries that wait or have just expired, most urgent first, then longest waiting. */
async function readRows(
  tx: Kysely<Schema>,
  reader: WaitingQuestion,
  today: string,
): Promise<readonly WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select w.id, w.person_id as "vitaId", p.name, ${uhidOf(sql.ref('p.id'))} as uhid, p.birth_date as "birthDate",
      p.gender, w.service_type as "serviceType", w.care_provider_id as "careProviderId", c.name as "careProviderName",
      w.from_day as "from", w.until_day as "until", w.day_part as "dayPart", w.priority, w.note,
      a.id as "authorId", a.name as "authorName", w.created_at as "createdAt"
    from waiting_list_entry w join person p on p.id = w.person_id join staff a on a.id = w.author_id
    left join staff c on c.id = w.care_provider_id
    where w.facility_id = ${reader.facilityId} and w.state = 'waiting'
      and w.until_day >= ${dayAfter(today, -EXPIRED_DAYS)}
      and p.deceased is null and p.merged_into is null and ${mayRead(reader, sql.ref('p.id'))}
    order by ${URGENCY} desc nulls last, w.created_at, w.id limit ${MAX_WAITING_ENTRIES + 1}`.execute(tx);
  return rows;
}

/** Returns the waiting list with the first free time that suits each entry. */
export async function readWaitingList(
  tx: Kysely<Schema>,
  question: WaitingQuestion,
): Promise<{ readonly data: WaitingEntry[]; readonly hasMore: boolean }> {
  const { facilityId, timeZone, now } = question;
  const today = dayOf(now, timeZone);
  const rows = await readRows(tx, question, today);
  const shown = rows.slice(0, MAX_WAITING_ENTRIES);
  const waiting = shown.filter(({ until }) => until >= today);
  const providers = waiting.length > 0 ? await listCareProviders(tx, facilityId) : [];
  const nameOf = new Map(providers.map(({ id, name }) => [id, name]));
  const careProviderIds = [...nameOf.keys()];
  const offers = await readOffers(tx, waiting, { facilityId, timeZone, now, careProviderIds });
  const data = shown.map((row): WaitingEntry => {
    const { name, uhid, gender, careProviderId, careProviderName, authorId, authorName, ...entry } = row;
    const offer = offers.get(row.id);
    return {
      ...entry,
      patient: { name, uhid },
      gender: genderCodeOf(gender),
      careProvider: careProviderId === null ? null : { id: careProviderId, name: careProviderName ?? '' },
      author: { id: authorId, name: authorName },
      hasExpired: row.until < today,
      offer: offer
        ? {
            careProvider: { id: offer.careProviderId, name: nameOf.get(offer.careProviderId) ?? '' },
            start: offer.start,
            end: offer.end,
          }
        : null,
    };
  });
  return { data, hasMore: rows.length > MAX_WAITING_ENTRIES };
}
