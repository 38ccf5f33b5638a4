// spec: alerts-paged

import { ALERT_STATES } from '@careline/core/internal/metrics';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { databases, type TestDatabase } from '../../../test/databases.ts';
import { fillWithAlerts } from '../../../test/many/many-alerts.ts';
import { fillWithPatients } from '../../../test/many/many-patients.ts';
import { planOf } from '../../../test/plans.ts';
import { type AlertFilters, alertsOfPatients, alertsStatement, listAlerts } from './reading-alerts.ts';

/** Number of alerts for `npm run prove`. `npm test` uses fewer. */
const ALERTS = 100_000;
/** One in ten alerts of the facility. */
const PATIENTS = 5_000;
const NOW = 1_760_000_000;
const GROWING = ['reading_alert', 'reading', 'person', 'person_facility', 'identifier'];

const [server] = databases.filter(({ kind }) => kind === 'server');

describe.runIf(server)('among very many alerts on a PostgreSQL server', () => {
  let database: TestDatabase;
  let clinic: Clinic;

  beforeAll(async () => {
    if (!server) return;
    database = await server.open();
    clinic = await aClinic(database.db);
    await fillWithPatients(database.db, clinic, PATIENTS);
    await fillWithAlerts(database.db, clinic, { count: ALERTS, until: NOW });
  });
  afterAll(() => database?.remove());

  const filters = (more: Partial<AlertFilters>): AlertFilters => ({
    ...clinic,
    timeZone: 'Asia/Kolkata',
    now: NOW,
    days: 31,
    limit: 50,
    state: 'open',
    ...more,
  });

  it.each(ALERT_STATES)(
    'a page of those that are %s is read from an index, wherever it starts',
    async (state) => {
      const read = [];
      for (let after: string | undefined, page = 0; page < 3; page += 1) {
        const plan = await planOf(database.db, alertsStatement(filters({ state, after })));
        expect(plan.readWhole(GROWING)).toEqual([]);
        expect(plan.kinds).not.toContain('Sort');
        expect(plan.indexes.some((name) => name.startsWith('reading_alert_'))).toBe(true);
        const answer = await listAlerts(database.db, filters({ state, after }));
        read.push(...answer.data.map(({ readingId }) => readingId));
        after = answer.next ?? undefined;
      }
      expect(new Set(read).size).toBe(150);
    },
  );

  it('the alerts of one patient are read from their own index', async () => {
    const { id: vitaId } = await database.db.selectFrom('person').select('id').executeTakeFirstOrThrow();
    const plan = await planOf(
      database.db,
      alertsOfPatients({ ...clinic, vitaIds: [vitaId], state: 'open', now: NOW }),
    );
    expect(plan.readWhole(GROWING)).toEqual([]);
    expect(plan.indexes).toContain('reading_alert_person');
  });

  it('and a full table scan would be noticed', async () => {
    const plan = await planOf(database.db, sql`select from reading_alert where reason = 'other'`);
    expect(plan.readWhole(GROWING)).toEqual(['reading_alert']);
  });
});
