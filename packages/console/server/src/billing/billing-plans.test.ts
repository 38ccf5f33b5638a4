import {
  getBill,
  getOpenDay,
  listOpenBills,
  listReceipts,
  listTransactions,
  totalTransactions,
} from '@careline/core/internal/billing';
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBillingClinic, type BillingClinic } from '../../test/billing.ts';
import { NOW } from '../../test/call-clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { databases } from '../../test/databases.ts';
import { tablesReadWhole } from '../../test/plans.ts';
import type { Schema } from '../platform/database/schema.ts';
import { serverPool } from '../platform/database/server/server-pool.ts';

const [server] = databases.filter(({ kind }) => kind === 'server');
const ENTRIES = 1_000_000;
const DAY = { from: '2025-10-09', to: '2025-10-09' };

describe.runIf(server)('a ledger of a million entries on a PostgreSQL server', () => {
  let at: BillingClinic;
  let watched: Kysely<Schema>;
  let call: ClinicalCalls;
  let visit: { vitaId: string; encounterId: string };
  let asked: CompiledQuery[] = [];

  beforeAll(async () => {
    if (!server) return;
    at = await aBillingClinic(server);
    visit = await at.aVisit();
    await at.charge(visit);
    const { organisationId, facilityId, staffId } = at.clinic;
    // Payments of five years before, each of another visit, and one close that covers them.
    await at.database.db.transaction().execute(async (tx) => {
      // Without triggers and their foreign keys, which would take minutes.
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`insert into ledger_entry (id, organisation_id, facility_id, person_id, encounter_id, kind, amount,
        currency, means, year, place, author_id, created_at)
      select gen_random_uuid(), ${organisationId}::uuid, ${facilityId}::uuid, gen_random_uuid(),
        gen_random_uuid(), 'payment', -100, 'INR', 'cash', 2020, n, ${staffId}::uuid,
        ${NOW} - 157680000 + n * 150
      from generate_series(1, ${sql.lit(ENTRIES)}) as n`.execute(tx);
    });
    await sql`insert into day_close (id, organisation_id, facility_id, staff_id, currency, since, through_position,
        entries, lines, difference, created_at)
      select gen_random_uuid(), ${organisationId}::uuid, ${facilityId}::uuid, ${staffId}::uuid, 'INR', 1,
        max(position), 1, '[]', 0, 1 from ledger_entry`.execute(at.database.db);
    await sql`analyze ledger_entry`.execute(at.database.db);
    const address = 'databaseUrl' in at.database.settings ? at.database.settings.databaseUrl : '';
    watched = new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: serverPool(address) }),
      log: ({ query }) => void asked.push(query as CompiledQuery),
    });
    const scopes = ['transactions', 'refunds', 'facility_encounters'];
    call = clinicalCalls({ db: watched }, at.clinic, { now: NOW, scopes });
  });
  afterAll(async () => {
    await watched?.destroy();
    await at?.database.remove();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a day of the list', () => call(listTransactions, { query: DAY })],
    ['the totals of a day', () => call(totalTransactions, { query: DAY })],
    ['the bill of a visit', () => call(getBill, { query: visit })],
    ["a patient's receipts", () => call(listReceipts, { query: { vitaId: visit.vitaId } })],
    ['the open day of a cashier', () => call(getOpenDay, { query: {} })],
    ['the open bills', () => call(listOpenBills, { query: {} })],
    ['the next receipt number', () => at.pay(visit, 1, 'cash', call)],
  ])('reads %s without reading the ledger whole', async (_, work) => {
    asked = [];
    await work();
    // The currency is that of any entry, so its statement stops at the first one.
    const statements = asked.filter(
      ({ sql: text }) => /^\s*(\(?select|with)\b/i.test(text) && !text.startsWith('select "currency"'),
    );
    expect(statements.length).toBeGreaterThan(0);
    expect(await tablesReadWhole(at.database.db, statements, ['ledger_entry'])).toEqual([]);
  });
});
