// spec: 10

import { CALL_SORTS } from '@careline/core/internal/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { databases, type TestDatabase } from '../../test/databases.ts';
import { fillWithCalls } from '../../test/many/many-calls.ts';
import { fillWithPatients } from '../../test/many/many-patients.ts';
import { planOf } from '../../test/plans.ts';
import { type ContactFilters, listContacts, pageStatement } from './contact-list.ts';

/** Calls for `npm run prove`. `npm test` uses a smaller history. */
const CALLS = 100_000;
const GROWING = ['contact', 'contact_status', 'person', 'call_log'];

const [server] = databases.filter(({ kind }) => kind === 'server');

describe.runIf(server)('among very many calls on a PostgreSQL server', () => {
  let database: TestDatabase;
  let clinic: Clinic;
  let filters: ContactFilters;

  beforeAll(async () => {
    if (!server) return;
    database = await server.open();
    clinic = await aClinic(database.db);
    await fillWithPatients(database.db, clinic, 600);
    await fillWithCalls(database.db, clinic, CALLS);
    filters = { facilityId: clinic.facilityId, timeZone: 'Asia/Kolkata', limit: 50 };
  });
  afterAll(() => database?.remove());

  it.each(CALL_SORTS)('a page in the order %s is read from an index, wherever it starts', async (sort) => {
    const pages = [];
    for (let after: string | undefined, page = 0; page < 3; page += 1) {
      const statement = pageStatement({ ...filters, sort, after });
      const plan = await planOf(database.db, statement);
      expect(plan.readWhole(GROWING)).toEqual([]);
      expect(plan.kinds).not.toContain('Sort');
      const answer = await listContacts(database.db, { ...filters, sort, after });
      pages.push(...answer.data.map(({ id }) => id));
      after = answer.next ?? undefined;
    }
    expect(new Set(pages).size).toBe(150);
  });

  it('the few calls with urgent findings are read from an index of their own', async () => {
    const plan = await planOf(database.db, pageStatement({ ...filters, escalated: 'true' }));
    expect(plan.readWhole(GROWING)).toEqual([]);
    expect(plan.kinds).not.toContain('Sort');
    expect(plan.indexes).toContain('contact_escalated');
  });

  it('and a full table scan would be noticed', async () => {
    const plan = await planOf(database.db, sql`select from contact where direction = 'outbound'`);
    expect(plan.readWhole(GROWING)).toEqual(['contact']);
  });
});
