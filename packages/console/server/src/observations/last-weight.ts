import { ageOn, inKilograms, type KnownWeight, readValues } from '@careline/core/internal/clinical';
import { dayOf } from '@careline/core/internal/formatting';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { COUNTS, MEASURED, type MeasuredRow, recordOfRow } from './alerts/judge-reading.ts';

/** Number of body readings searched for a weight. Some contain only a height. */
const LOOKED_AT = 20;
const ADULT_MONTHS = 18 * 12;

export interface WeightQuestion {
  readonly vitaId: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  readonly birthDate: string | null;
  /** Unix seconds. */
  readonly now: number;
  /** IANA name of the facility's time zone. */
  readonly timeZone: string;
}

function weightIn(row: MeasuredRow, timeZone: string): KnownWeight | undefined {
  const on = row.on_date ?? (row.at === null ? undefined : dayOf(row.at, timeZone));
  if (on === undefined) return undefined;
  const [kilograms] = readValues(recordOfRow(row)).flatMap(({ measure, read }) => {
    if (measure !== 'weight' || typeof read === 'string' || read.comparator) return [];
    return inKilograms(read.value, read.unit) ?? [];
  });
  return kilograms === undefined ? undefined : { kilograms, on };
}

/** Returns the newest weight up to today, or undefined if none is known. */
export async function newestWeight(
  tx: Kysely<Schema>,
  { vitaId, now, timeZone }: Omit<WeightQuestion, 'birthDate'>,
): Promise<KnownWeight | undefined> {
  const { rows } = await sql<MeasuredRow>`
    select ${MEASURED} from reading r
    where r.person_id = ${vitaId} and r.metric = 'body' and r.sort_at <= ${now} and ${COUNTS}
    order by r.sort_at desc, r.id desc limit ${LOOKED_AT}`.execute(tx);
  return rows.map((row) => weightIn(row, timeZone)).find((weight) => weight !== undefined);
}

/** Returns the newest weight of a patient under 18. Returns undefined for adults, or if no weight is known. */
export async function readLastWeight(
  tx: Kysely<Schema>,
  question: WeightQuestion,
): Promise<KnownWeight | undefined> {
  const { birthDate, now, timeZone } = question;
  const age = birthDate === null ? undefined : ageOn(birthDate, dayOf(now, timeZone));
  return age && age.months >= ADULT_MONTHS ? undefined : newestWeight(tx, question);
}
