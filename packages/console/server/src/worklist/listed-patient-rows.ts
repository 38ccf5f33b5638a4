import type { ListedPatient } from '@careline/core/internal/calls/patient-lists';
import { WORK_RISKS } from '@careline/core/internal/calls/worklist';
import { OPEN_STATUSES } from '@careline/core/internal/encounters';
import { type RawBuilder, sql } from 'kysely';
import { shownTagsOf } from '../patients/tags/shown-tags.ts';
import { uhidOf } from '../platform/access/lock-patient.ts';
import { LAST_REACHED_AT } from './patient-contacts.ts';
import {
  type ClaimRow,
  claimIn,
  type FindingsRow,
  foundIn,
  gravestAlertOf,
  openSignsOfPerson,
} from './row-facts.ts';
import { todayOf, type WorkReader } from './work-list.ts';

export interface FactsRow extends FindingsRow, ClaimRow {
  readonly person_id: string;
  readonly name: string;
  readonly birth_date: string | null;
  readonly gender: string;
  readonly uhid: string | null;
  readonly programmes: string[];
  readonly risk: string | null;
  readonly reasons: string[] | null;
  readonly last_contact_at: number | null;
  readonly next_kind: string | null;
  readonly next_at: number | null;
  readonly edd: string | null;
  readonly critical: number;
  readonly review: number;
  readonly tags: ListedPatient['tags'];
  readonly why: string[];
}

/** The row of the worklist with the highest risk of patient `p`, as `w`. */
const gravestWork = (facilityId: string) => sql`left join lateral (
    select w.risk, w.reasons from work_item w
    where w.person_id = p.id and w.facility_id = ${facilityId}
    order by array_position(array[${sql.join(WORK_RISKS.map((risk) => sql.lit(risk)))}], w.risk), w.urgency, w.programme
    limit 1) w on true`;

/** The earliest call, encounter or task of patient `p` that is due or still ahead, as `n`. */
function nextDue(reader: WorkReader): RawBuilder<unknown> {
  const { facilityId, timeZone } = reader;
  const here = sql`d.person_id = p.id and d.facility_id = ${facilityId}`;
  return sql`left join lateral (
    select due.kind, due.at from (
      select 'call' as kind, min(d.due_at) as at from work_item d where ${here}
      union all
      select 'encounter', min(d.starts_at) from encounter d
      where ${here} and d.status = any(${[...OPEN_STATUSES]}::text[]) and d.starts_at >= ${todayOf(reader).start}::bigint
      union all
      select 'task', extract(epoch from (min(d.due_on)::date::timestamp at time zone ${timeZone}))::bigint
      from follow_up d where ${here} and d.state = 'open'
    ) due where due.at is not null order by due.at, due.kind limit 1) n on true`;
}

/** Counts the open alerts of patient `p` by severity, as `a`. */
const OPEN_ALERTS = sql`left join lateral (
    select count(*) filter (where x.level = 'critical')::int as critical,
      count(*) filter (where x.level <> 'critical')::int as review
    from reading_alert x where x.person_id = p.id and x.acknowledged_at is null and x.ended_at is null) a on true`;

/** Returns the columns of a `FactsRow` without `why` for patients `p`, and the joins that they need. */
export function factsOf(reader: WorkReader): Readonly<Record<'columns' | 'joins', RawBuilder<unknown>>> {
  const { facilityId, now } = reader;
  const person = sql.ref('p.id');
  return {
    columns: sql`p.id as person_id, p.name, p.birth_date, p.gender, ${uhidOf(person)} as uhid,
      array(select distinct e.programme from enrolment e
        where e.person_id = p.id and e.facility_id = ${facilityId} and e.ended_at is null order by 1) as programmes,
      w.risk, w.reasons, ${LAST_REACHED_AT} as last_contact_at, n.kind as next_kind, n.at as next_at,
      (select g.edd from pregnancy g where g.person_id = p.id and g.ended_at is null) as edd,
      a.critical, a.review, ${gravestAlertOf(person, sql`true`)} as alert, ${openSignsOfPerson(person)} as signs,
      c.staff_id as holder_id, holder.name as holder_name, c.until, c.assigned_by, ${shownTagsOf(person)} as tags`,
    joins: sql`${gravestWork(facilityId)} ${nextDue(reader)} ${OPEN_ALERTS}
    left join work_claim c on c.person_id = p.id and c.until > ${now}
    left join staff holder on holder.id = c.staff_id`,
  };
}

const timeOrNull = (at: number | null): number | null => (at === null ? null : Number(at));

export function toListedPatient(row: FactsRow, reader: WorkReader): ListedPatient {
  const { next_kind: kind, next_at: nextAt } = row;
  return {
    vitaId: row.person_id,
    patient: { name: row.name, uhid: row.uhid, birthDate: row.birth_date, gender: row.gender },
    programmes: row.programmes,
    risk: row.risk ?? 'routine',
    reasons: row.reasons ?? [],
    lastContactAt: timeOrNull(row.last_contact_at),
    next: kind === null || nextAt === null ? null : { kind, at: Number(nextAt) },
    edd: row.edd,
    alerts: { critical: row.critical, review: row.review },
    ...foundIn(row),
    claim: claimIn(row, reader),
    tags: row.tags,
    why: row.why,
  };
}
