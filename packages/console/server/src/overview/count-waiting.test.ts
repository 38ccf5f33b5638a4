// spec: menu-counts

import { addTask, listTasks } from '@careline/core/internal/care';
import { listReadingAlerts } from '@careline/core/internal/metrics';
import { countWaiting } from '@careline/core/internal/overview';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { aTask } from '../../test/content/care-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { insertReadings } from '../observations/reading-rows.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';

const SCOPES = ['prohealth', 'hmCallInfo', 'tasks'];

describe.each(databasesOfRun)('counts of waiting items, on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind, SCOPES);
  });
  afterAll(() => at.database.remove());

  const waitingFor = async (scopes: readonly string[]) =>
    (await clinicalCalls(at.database, at.clinic, { now: NOW, scopes })(countWaiting, { query: {} })).data;

  async function store(vitaId: string, systolic: number): Promise<void> {
    const { organisationId, facilityId } = at.clinic;
    const value = (key: string, number: number) => ({
      key,
      text: String(number),
      value: number,
      unit: 'mm[Hg]',
    });
    const reading = {
      id: newId(),
      organisationId,
      facilityId,
      personId: vitaId,
      metric: 'bloodpressure',
      at: NOW - 600,
      sortAt: NOW - 600,
      values: [value('systolic', systolic), value('diastolic', 80)],
      source: 'device',
      createdAt: NOW,
      updatedAt: NOW,
    };
    await runWork(at.database.db, (tx) => insertReadings(tx, [reading]));
  }

  it('equal the lists when they are opened, at this facility', async () => {
    const vitaId = await at.newPatient();
    await store(vitaId, 192);
    await store(vitaId, 172);
    await store(await at.newPatient(), 172);
    for (const dueOn of ['2025-10-01', '2025-10-09', '2025-12-01'])
      await at.call(addTask, {
        body: { task: aTask(vitaId, NOW, { dueOn, assigneeId: at.clinic.staffId }) },
      });
    const alerts = (await at.call(listReadingAlerts, { query: {} })).data;
    const tasks = (await at.call(listTasks, { query: { time: 'today' } })).data;
    const { data } = await at.call(countWaiting, { query: {} });
    const episodes = alerts.flatMap(({ episode }) => (episode?.readings ? [episode] : []));
    expect(alerts).toHaveLength(3);
    expect(data).toEqual({
      alerts: {
        open: episodes.length,
        critical: episodes.filter(({ level }) => level === 'critical').length,
      },
      tasks: { due: tasks.length, overdue: 1 },
      messages: { failed: 0 },
    });
    expect(data.alerts).toEqual({ open: 2, critical: 1 });
    expect((await at.callElsewhere(countWaiting, { query: {} })).data.alerts).toEqual({
      open: 0,
      critical: 0,
    });
  });

  it.each<[readonly string[], readonly string[]]>([
    [['prohealth', 'search'], ['alerts']],
    [['tasks'], ['tasks']],
    [['prohealth', 'call-status-history'], ['messages']],
    [['notifications'], ['notifications']],
  ])('for users with %s are: %s', async (scopes, parts) => {
    expect(Object.keys(await waitingFor(scopes))).toEqual(parts);
  });
});
