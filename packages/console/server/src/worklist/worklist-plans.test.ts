import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { databases, type TestDatabase } from '../../test/databases.ts';
import { fillWithAlerts } from '../../test/many/many-alerts.ts';
import { fillWithPatients } from '../../test/many/many-patients.ts';
import { planOf } from '../../test/plans.ts';
import { refreshStatistics } from '../platform/database/upkeep/refresh-statistics.ts';
import { claimStatement } from './work-claims.ts';
import { doneNumbersStatement, dueNumbersStatement, workStatement, workTotalStatement } from './work-list.ts';
import { workDaysStatement } from './work-team.ts';

/**
 * Number of patients, with five calls each.
 * `npm run prove` tests a register of a hundred thousand calls; `npm test` uses a smaller one.
 */
const PATIENTS = 20_000;
const NOW = 1_760_000_000;
const DAY = 86_400;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Tables that grow with patients and calls. A full scan of one of them means a missing index. */
const GROWING = ['person', 'person_facility', 'work_item', 'contact', 'contact_status', 'reading'];

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const [server] = databases.filter(({ kind }) => kind === 'server');

describe.runIf(server)('among very many calls on a PostgreSQL server', () => {
  let database: TestDatabase;
  let clinic: Clinic;

  /** Stores monthly calls for each patient. One in forty patients is due by today. */
  async function fillWithCalls(): Promise<void> {
    const { organisationId, facilityId, otherFacilityId, staffId } = clinic;
    await database.db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      // Plans cached by a trigger while the tables were empty must not be used once they are full.
      await sql`set local plan_cache_mode = force_custom_plan`.execute(tx);
      await sql`create temporary table made on commit drop as
        select gen_random_uuid() as id, gen_random_uuid() as status_id, p.person_id, p.facility_id,
          ${NOW - 160 * DAY}::bigint + n * ${30 * DAY} as started_at
        from person_facility p cross join generate_series(1, 5) as n
        where p.facility_id in (${facilityId}, ${otherFacilityId})`.execute(tx);
      await sql`insert into contact (id, organisation_id, facility_id, person_id, programme, call_type, direction,
          attempt, started_at, author_id, current_status_id, source, created_at, updated_at)
        select id, ${organisationId}, facility_id, person_id, 'careline', 'monthly', 'outbound', 1, started_at,
          ${staffId}, status_id, 'manual', started_at, started_at from made`.execute(tx);
      await sql`insert into contact_status (id, contact_id, organisation_id, facility_id, person_id, status,
          disposition, author_id, source, created_at, updated_at)
        select status_id, id, ${organisationId}, facility_id, person_id, 'reached', 'reached-patient', ${staffId},
          'manual', started_at, started_at from made`.execute(tx);
      await sql`update work_item w set kind = 'scheduled', call_type = 'monthly', check_at = ${NOW + 999 * DAY},
        due_at = ${NOW - DAY}::bigint + (('x' || right(person_id::text, 4))::bit(16)::int % 40) * ${DAY}`.execute(
        tx,
      );
    });
    await refreshStatistics(database.db);
  }

  beforeAll(async () => {
    if (!server) return;
    database = await server.open();
    clinic = await aClinic(database.db);
    await fillWithPatients(database.db, clinic, PATIENTS);
    await fillWithCalls();
    await fillWithAlerts(database.db, clinic, { count: PATIENTS, until: NOW });
  });
  afterAll(() => database?.remove());

  /** Returns the growing tables that a statement scans in full. */
  async function readWhole(statement: RawBuilder<unknown>): Promise<string[]> {
    const { rows } = await sql<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>`
      explain (format json) ${statement}`.execute(database.db);
    const plans = rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan));
    const scans = plans.flatMap(nodesOf).filter((node) => node['Node Type'] === 'Seq Scan');
    return scans.map((node) => node['Relation Name'] ?? '').filter((name) => GROWING.includes(name));
  }

  const reader = () => ({ ...clinic, timeZone: 'Asia/Kolkata', now: NOW });

  it.each([
    ['a page', () => workStatement({ ...reader(), filters: {}, limit: 50 })],
    ['a page of one risk', () => workStatement({ ...reader(), filters: { risk: 'high' }, limit: 50 })],
    ['what is overdue', () => workStatement({ ...reader(), filters: { kind: 'overdue' }, limit: 50 })],
    ['the count', () => workTotalStatement({ ...reader(), filters: {}, limit: 50 })],
    ['the numbers of what is due', () => dueNumbersStatement(reader())],
    ['the numbers of what is done', () => doneNumbersStatement(reader())],
    ['the next patient', () => claimStatement({}, reader(), true)],
    ['the days of the team', () => workDaysStatement(reader())],
    ['the next patient of a programme', () => claimStatement({ programme: 'ahc' }, reader(), false)],
  ] as const)('%s reads no table whole', async (_, statement) => {
    expect(await readWhole(statement())).toEqual([]);
  });

  it.each([
    ['the count', () => workTotalStatement({ ...reader(), filters: {}, limit: 50 })],
    ['the numbers of what is due', () => dueNumbersStatement(reader())],
  ] as const)('%s is counted in an index alone', async (_, statement) => {
    await sql`vacuum work_item`.execute(database.db);
    expect((await planOf(database.db, statement())).kinds).toContain('Index Only Scan');
  });

  it('and a full table scan would be noticed', async () => {
    expect(await readWhole(sql`select from work_item where attempt = 2`)).toEqual(['work_item']);
  });
});
