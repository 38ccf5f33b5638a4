import type {
  ListedPatient,
  OwnReason,
  PatientListFilters,
} from '@careline/core/internal/calls/patient-lists';
import { WORK_RISKS } from '@careline/core/internal/calls/worklist';
import { OPEN_STATUSES } from '@careline/core/internal/encounters';
import { dayOf } from '@careline/core/internal/formatting';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { mayRead } from '../platform/access/access.ts';
import { type Keyset, keyset } from '../platform/database/keyset.ts';
import {
  type LimitedCount,
  limitedCount,
  limitedCountStatement,
} from '../platform/database/limited-count.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type FactsRow, factsOf, toListedPatient } from './listed-patient-rows.ts';
import { patientConditions } from './patient-list-filters.ts';
import { todayOf, type WorkReader } from './work-list.ts';

export interface PatientListQuery extends WorkReader {
  readonly filters: PatientListFilters;
  readonly limit: number;
  /** `next` of the previous page. */
  readonly after?: string | undefined;
}

export interface PatientListPage extends LimitedCount {
  readonly data: ListedPatient[];
  readonly next: string | null;
}

/** Where the patients of a list come from, and their order. */
interface Source {
  /** Rows with the alias `p` of the person. */
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  /** Rank of the risk; 0 is the highest. */
  readonly rank: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
  readonly why: RawBuilder<unknown>;
  readonly order: Keyset<Row>;
}

interface Row extends FactsRow {
  readonly rank: number;
  readonly key: string;
}

type SourceOf = (reader: WorkReader) => Source;

/** Matches patients who can be called and seen, so without patients who died. */
const IS_LISTED = sql`p.deceased is null and p.erased_at is null and p.merged_into is null`;

const BY_NAME = keyset<Row>(
  'asc',
  [
    ['f.patient_sort', 'text'],
    ['f.person_id', 'uuid'],
  ],
  (row) => [row.key, row.person_id],
);

/** The patients of a facility, in the order of an index. */
export const ofFacility: SourceOf = ({ facilityId }) => ({
  from: sql`person_facility f join person p on p.id = f.person_id`,
  where: sql`f.facility_id = ${facilityId} and ${IS_LISTED}`,
  rank: sql`0`,
  name: sql`f.patient_sort`,
  why: sql`'{}'::text[]`,
  order: BY_NAME,
});

/** Selects the care teams of the facility to which the reader belongs today. */
const ownTeams = ({ facilityId, staffId, now, timeZone }: WorkReader) => sql`
  select m.care_team_id from care_team_member m join care_team t on t.id = m.care_team_id
  where m.staff_id = ${staffId} and t.facility_id = ${facilityId} and m.valid_from <= ${dayOf(now, timeZone)}
    and (m.valid_until is null or m.valid_until >= ${dayOf(now, timeZone)})`;

function ownRows(reader: WorkReader): RawBuilder<unknown> {
  const { facilityId, staffId, now } = reader;
  const here = sql`facility_id = ${facilityId}`;
  const isOpen = sql`status = any(${[...OPEN_STATUSES]}::text[])`;
  const rows: readonly (readonly [OwnReason, RawBuilder<unknown>])[] = [
    ['call', sql`work_claim where staff_id = ${staffId} and until > ${now} and ${here}`],
    [
      'call',
      sql`work_item where ${here} and kind = 'unfinished' and for_staff_id = ${staffId} and due_at < ${todayOf(reader).end}`,
    ],
    ['encounter', sql`encounter where care_provider_id = ${staffId} and ${here} and ${isOpen}`],
    ['task', sql`follow_up where assignee_id = ${staffId} and ${here} and state = 'open'`],
    ['team', sql`encounter where care_team_id in (${ownTeams(reader)}) and ${here} and ${isOpen}`],
    ['team', sql`follow_up where care_team_id in (${ownTeams(reader)}) and ${here} and state = 'open'`],
  ];
  return sql.join(
    rows.map(([why, from]) => sql`select person_id, ${why}::text as why from ${from}`),
    sql` union all `,
  );
}

const RANKS = sql`array[${sql.join(WORK_RISKS.map((risk) => sql.lit(risk)))}]`;

/** The same key as `person_facility.patient_sort`. */
const NAME = sql`(left(lower(p.name), 200) collate "C")`;

const BY_RISK = keyset<Row>(
  'asc',
  [
    ['own.rank', 'bigint'],
    [NAME, 'text'],
    ['p.id', 'uuid'],
  ],
  (row) => [row.rank, row.key, row.person_id],
);

/** The reader's own patients. There are some hundreds at most, so their risk is computed before they are ordered. */
export const ofReader: SourceOf = (reader) => ({
  from: sql`(
    select o.person_id, array_agg(distinct o.why) as why,
      coalesce((select min(array_position(${RANKS}, w.risk)) from work_item w
        where w.person_id = o.person_id and w.facility_id = ${reader.facilityId}), ${sql.lit(WORK_RISKS.length)}) as rank
    from (${ownRows(reader)}) o group by o.person_id
  ) own join person p on p.id = own.person_id`,
  where: sql`${mayRead({ facilityId: reader.facilityId }, sql.ref('p.id'))} and ${IS_LISTED}`,
  rank: sql`own.rank`,
  name: NAME,
  why: sql`own.why`,
  order: BY_RISK,
});

const conditions = (source: Source, query: PatientListQuery): RawBuilder<unknown> =>
  sql.join([source.where, ...patientConditions(query.filters, query)], sql` and `);

/** Returns the statement for one page: first its patients in order, then their facts. Exported for the plan test. */
export function patientListStatement(sourceOf: SourceOf, query: PatientListQuery): RawBuilder<Row> {
  const source = sourceOf(query);
  const beyond = source.order.beyond(query.after);
  const place = beyond ? sql`and ${beyond}` : sql``;
  const { columns, joins } = factsOf(query);
  return sql<Row>`
    select page.place, page.rank, page.key, page.why, ${columns}
    from (select p.id as person_id, ${source.rank} as rank, ${source.name} as key, ${source.why} as why,
        row_number() over (order by ${source.order.by}) as place
      from ${source.from} where ${conditions(source, query)} ${place}
      order by ${source.order.by} limit ${query.limit + 1}) page
    join person p on p.id = page.person_id ${joins}
    order by page.place`;
}

function countedPatients(sourceOf: SourceOf, query: PatientListQuery): RawBuilder<unknown> {
  const source = sourceOf(query);
  return sql`from ${source.from} where ${conditions(source, query)}`;
}

/** Returns the count statement. Exported for the plan test. */
export const patientTotalStatement = (sourceOf: SourceOf, query: PatientListQuery) =>
  limitedCountStatement(countedPatients(sourceOf, query));

/** Returns one page of a list of patients. */
export async function listPatientsOf(
  tx: Kysely<Schema>,
  sourceOf: SourceOf,
  query: PatientListQuery,
): Promise<PatientListPage> {
  const { rows } = await patientListStatement(sourceOf, query).execute(tx);
  return {
    ...sourceOf(query).order.cut(rows, query.limit, (row) => toListedPatient(row, query)),
    ...(await limitedCount(tx, countedPatients(sourceOf, query))),
  };
}
