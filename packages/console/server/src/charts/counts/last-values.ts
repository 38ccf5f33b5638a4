import { type RawBuilder, sql } from 'kysely';
import { type ChartPlace, chartEnd, periodStart } from './chart-place.ts';

interface LastReading {
  readonly metric: string;
  /** A further condition on the reading `r`. */
  readonly only?: RawBuilder<unknown>;
  /** What of the reading is wanted, as text; all its values without it. */
  readonly found?: RawBuilder<unknown>;
  /** However long ago it was. */
  readonly ever?: true;
}

/** The newest reading of the person `a` that stands: neither deleted nor replaced nor taken back. */
const newest = (place: ChartPlace, { metric, only, found, ever }: LastReading): RawBuilder<unknown> => sql`
  select ${found ?? sql`r."values"::text`} as found
  from reading r
  where r.person_id = a.id and r.metric = ${metric}
    and r.sort_at < ${chartEnd(place)} ${ever ? sql`` : sql`and r.sort_at >= ${periodStart(place)}`}
    and r.superseded_by is null and not r.deleted and r.status not in ('entered-in-error', 'cancelled')
    ${only ? sql`and ${only}` : sql``}
  order by r.sort_at desc, r.id desc
  limit 1`;

/** One value of a reading, as the text of its JSON. */
const jsonOf = (key: string) =>
  sql`(select v::text from jsonb_array_elements(r."values") v where v ->> 'key' = ${key} limit 1)`;

const withValue = (metric: string, key: string): Pick<LastReading, 'metric' | 'only' | 'found'> => ({
  metric,
  only: sql`${jsonOf(key)} is not null`,
  found: jsonOf(key),
});

/** What is read of each person; null where they have none. Lipids come as an array of values. */
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

/** Joins the newest value of each kind to the people `a`; each is the column `found` of a table of its kind's name. */
export const joinLastValues = (place: ChartPlace, kinds: readonly LastValue[]): RawBuilder<unknown> =>
  sql.join(
    kinds.map((kind) => sql`left join lateral (${newest(place, READINGS[kind])}) ${sql.ref(kind)} on true`),
    sql` `,
  );
