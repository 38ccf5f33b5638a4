import {
  getBill,
  getOpenDay,
  listOpenBills,
  listReceipts,
  listTransactions,
  totalTransactions,
} from '@careline/core/internal/billing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBillingClinic, type BillingClinic } from '../../test/billing.ts';
import { NOW } from '../../test/call-clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { databases } from '../../test/databases.ts';
import { fillWithPayments } from '../../test/many/many-payments.ts';
import { tablesReadWhole } from '../../test/plans.ts';
import { type WatchedDatabase, watchedDatabase } from '../../test/watched-database.ts';

const [server] = databases.filter(({ kind }) => kind === 'server');
const ENTRIES = 1_000_000;
const DAY = { from: '2025-10-09', to: '2025-10-09' };

describe.runIf(server)('a ledger of a million entries on a PostgreSQL server', () => {
  let at: BillingClinic;
  let watched: WatchedDatabase;
  let call: ClinicalCalls;
  let visit: { vitaId: string; encounterId: string };

  beforeAll(async () => {
    if (!server) return;
    at = await aBillingClinic(server);
    visit = await at.aVisit();
    await at.charge(visit);
    await fillWithPayments(at.database.db, at.clinic, { count: ENTRIES, now: NOW });
    watched = watchedDatabase(at.database.settings);
    const scopes = ['transactions', 'refunds', 'facility_encounters'];
    call = clinicalCalls(watched, at.clinic, { now: NOW, scopes });
  });
  afterAll(async () => {
    await watched?.close();
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
    const read = await watched.readsOf(work);
    // The currency is that of any entry, so its statement stops at the first one.
    const statements = read.filter(({ sql }) => !sql.startsWith('select "currency"'));
    expect(statements.length).toBeGreaterThan(0);
    expect(await tablesReadWhole(at.database.db, statements, ['ledger_entry'])).toEqual([]);
  });
});
