import { type RawBuilder, sql } from 'kysely';
import { type ChartPlace, chartEnd, periodStart } from './chart-place.ts';

interface LastReading {
  readonly metric: string;
  /** A further condition on the reading `r`. */
  readonly only?: RawBuilder<unknown>;
  /** The value to select, as text. All values by default. */
  readonly found?: RawBuilder<unknown>;
  /** Set to ignore the period's start. */
  readonly ever?: true;
}

/** Selects the newest valid reading of patient `a`: not deleted, replaced or withdrawn. */
const newest = (place: ChartPlace, { metric, only, found, ever }: LastReading): RawBuilder<unknown> => sql`
  select ${found ?? sql`r."values"::text`} as found
  from reading r
  where r.person_id = a.id and r.metric = ${metric}
    and r.sort_at < ${chartEnd(place)} ${ever ? sql`` : sql`and r.sort_at >= ${periodStart(place)}`}
    and r.superseded_by is null and not r.deleted and r.status not in ('entered-in-error', 'cancelled')
    ${only ? sql`and ${only}` : sql``}
  order by r.sort_at desc, r.id desc
  limit 1`;

/** Selects one value of a reading as JSON text. */
const jsonOf = (key: string) =>
  sql`(select v::text from jsonb_array_elements(r."values") v where v ->> 'key' = ${key} limit 1)`;

const withValue = (metric: string, key: string): Pick<LastReading, 'metric' | 'only' | 'found'> => ({
  metric,
  only: sql`${jsonOf(key)} is not null`,
  found: jsonOf(key),
});

/** The kinds of values read for each patient; null if missing. Lipids are an array of values. */
const LAST_VALUES = ['pressure', 'hba1c', 'fasting', 'lipid', 'weight', 'height'] as const;
export type LastValue = (typeof LAST_VALUES)[number];

const READINGS: Readonly<Record<LastValue, LastReading>> = {
  pressure: { metric: 'bloodpressure' },
  hba1c: { metric: 'hba1c' },
  fasting: { metric: 'bloodglucose', only: sql`r.meal_situation = 'MEAL_SITUATION_FASTING'` },
  lipid: { metric: 'lipid' },
  weight: withValue('body', 'weight'),
  height: { ...withValue('body', 'height'), ever: true },
};

/** Joins the newest value of each kind to patients `a`. Each kind becomes a table with a column `found`. */
export const joinLastValues = (place: ChartPlace, kinds: readonly LastValue[]): RawBuilder<unknown> =>
  sql.join(
    kinds.map((kind) => sql`left join lateral (${newest(place, READINGS[kind])}) ${sql.ref(kind)} on true`),
    sql` `,
  );
