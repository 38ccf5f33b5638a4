import { dueAgain, type Gfr, isGfrOffered, isOfferedFor } from '@careline/core/internal/assessments';
import { contextAt, estimatedGfr, type PersonFacts, readValue } from '@careline/core/internal/clinical';
import { dayOf } from '@careline/core/internal/formatting';
import { measureOf } from '@careline/core/internal/observations';
import { type Kysely, sql } from 'kysely';
import { COUNTS } from '../observations/alerts/judge-reading.ts';
import { readCourseEnrolments, readFacts } from '../observations/person-facts.ts';
import { notFound, type Reader, requirePatient } from '../platform/access/access.ts';
import type { Schema } from '../platform/database/schema.ts';
import { enrolledNow, readScalePreferences } from './assessments.ts';

/** Number of filtration rates shown; enough for years of yearly ones. */
const MAX_RATES = 30;

interface Creatinine {
  readonly id: string;
  readonly at: number;
  readonly text: string;
  readonly unit: string | null;
}

async function readCreatinines(tx: Kysely<Schema>, vitaId: string): Promise<readonly Creatinine[]> {
  const { rows } = await sql<Creatinine>`
    select r.id, r.at, v.value ->> 'text' as text, v.value ->> 'unit' as unit
    from reading r cross join lateral jsonb_array_elements(r.values) v(value)
    where r.person_id = ${vitaId} and r.metric = 'creatinine' and v.value ->> 'key' = 'value'
      and r.at is not null and r.doubt is null and ${COUNTS}
    order by r.at desc, r.id desc limit ${MAX_RATES}`.execute(tx);
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}

/**
 * Returns the filtration rate at the time of measurement, for each sex the person may have; none outside the equation's
 * range.
 */
function gfrOf({ id, at, text, unit }: Creatinine, facts: PersonFacts, timeZone: string): Gfr[] {
  const measure = measureOf('creatinine', 'value');
  if (!measure || unit === null) return [];
  const read = readValue(measure, { key: 'value', text, unit });
  if (typeof read === 'string' || read.comparator !== undefined) return [];
  const day = (instant: number) => dayOf(instant, timeZone);
  const context = contextAt(facts, { day: day(at), at }, day);
  const values = estimatedGfr({ value: read.value, unit: read.unit }, context).map(({ value }) => value);
  if (values.length === 0) return [];
  return [
    { id, at, values: [...new Set(values)].sort((one, other) => one - other), creatinine: { text, unit } },
  ];
}

/** Returns when each scale was last taken, ignoring withdrawn scores. */
async function readTaken(tx: Kysely<Schema>, vitaId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('assessment')
    .select(({ fn }) => ['scale', fn.max('at').as('at')])
    .where('person_id', '=', vitaId)
    .where('withdrawn_at', 'is', null)
    .groupBy('scale')
    .execute();
  return new Map(rows.map(({ scale, at }) => [scale, Number(at)]));
}

/**
 * Returns due scores and the filtration rate for each creatinine, as offered by the organisation. Throws `not-found`.
 */
export async function readStanding(
  tx: Kysely<Schema>,
  reader: Reader & { readonly organisationId: string; readonly timeZone: string },
  vitaId: string,
  now: number,
) {
  await requirePatient(tx, reader, vitaId);
  const { timeZone } = reader;
  const facts = (await readFacts(tx, new Map([[vitaId, timeZone]]))).get(vitaId);
  if (!facts) throw notFound('patient');
  const person = contextAt(facts, { day: dayOf(now, timeZone), at: now }, (at) => dayOf(at, timeZone));
  const preferences = await readScalePreferences(tx, reader.organisationId);
  const enrolled = enrolledNow(await readCourseEnrolments(tx, reader, vitaId), now);
  const due = dueAgain(await readTaken(tx, vitaId), preferences, now).filter(({ scale }) =>
    isOfferedFor(scale, preferences, person, enrolled),
  );
  const isOffered = isGfrOffered(preferences, person, enrolled);
  const creatinines = isOffered ? await readCreatinines(tx, vitaId) : [];
  return { due: [...due], gfr: creatinines.flatMap((one) => gfrOf(one, facts, timeZone)) };
}
