import type { WorkClaim, WorkItem } from '@careline/core/internal/calls/worklist';
import { type RawBuilder, sql } from 'kysely';
import { IS_OPEN, signKey } from '../observations/alerts/open-signs.ts';

/** An alert with its reading's values as stored. */
type AlertOfRow = NonNullable<WorkItem['alert']>;

/** What speaks for calling a patient now. */
export interface FindingsRow {
  readonly signs: WorkItem['signs'] | null;
  readonly alert: AlertOfRow | null;
}

/** The current claim of a patient, joined as `c` with its `holder`. */
export interface ClaimRow {
  readonly holder_id: string | null;
  readonly holder_name: string | null;
  readonly until: number | null;
  readonly assigned_by: string | null;
}

/** Selects the most severe open alert of a patient; the newest of equal severity. */
export const gravestAlertOf = (person: RawBuilder<unknown>, isShown: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('measure', x.measure, 'flag', x.flag, 'level', x.level, 'metric', r.metric, 'at', x.sort_at, 'values', r."values")
  from reading_alert x join reading r on r.id = x.reading_id
  where x.person_id = ${person} and x.acknowledged_at is null and x.ended_at is null and ${isShown}
  order by x.level = 'critical' desc, x.sort_at desc, x.reading_id limit 1)`;

/** Selects the signs of a patient's open reports. */
export const openSignsOfPerson = (person: RawBuilder<unknown>) => sql`(
  select jsonb_agg(reported.sign) from open_sign o, jsonb_array_elements(o.signs) as reported(sign)
  where o.person_id = ${person} and ${IS_OPEN})`;

/** Removes duplicates: two calls may report the same sign. */
const onceEach = (signs: NonNullable<WorkItem['signs']>): NonNullable<WorkItem['signs']> => [
  ...new Map(signs.map((sign) => [signKey(sign), sign])).values(),
];

/** Reduces the stored values to what the list shows: the text as entered and the unit. */
const alertOfRow = ({ values, ...alert }: AlertOfRow): AlertOfRow => ({
  ...alert,
  values: values.map(({ key, text, unit }) => ({ key, text, ...(unit !== undefined && { unit }) })),
});

/** Returns the open signs, each once, and the gravest alert of a row. */
export const foundIn = ({ signs, alert }: FindingsRow): Pick<WorkItem, 'signs' | 'alert'> => ({
  signs: onceEach(signs ?? []),
  alert: alert && alertOfRow(alert),
});

/** Returns the claim of a row as its reader sees it. */
export function claimIn(row: ClaimRow, { staffId }: { readonly staffId: string }): WorkClaim | null {
  const { holder_id: id, holder_name: name, until, assigned_by: assignedBy } = row;
  if (id === null || until === null) return null;
  return { staff: { id, name: name ?? '' }, until, mine: id === staffId, assigned: assignedBy !== null };
}
