import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic } from '../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { importBatch } from '../import-batch.ts';
import { findPlace } from '../import-place.ts';

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

describe.each(databasesOfRun)('panels with mixed members, in a database: $kind', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await aClinic(database.db);
    await send('patients', [{ source: 's', id: 'p1', name: [{ text: 'Asha Patil' }], gender: 'female' }]);
  });
  afterAll(() => database?.remove());

  const send = async (kind: 'patients' | 'readings', rows: readonly object[]) => {
    const place = await findPlace(database.db, { facility: 'North' });
    const lines = rows.map((row) => JSON.stringify(row));
    return importBatch(database.db, { kind, lines, place, requestId: 'import-test' });
  };
  const panel = (id: string, code: string, components: readonly object[], facts: object = {}) => ({
    ...{ source: 's', id, patient: 'p1', status: 'final', code, effectiveDateTime: YESTERDAY, components },
    ...facts,
  });
  const openAlerts = async (id: string) => {
    const rows = await database.db
      .selectFrom('reading_alert')
      .innerJoin('reading', 'reading.id', 'reading_id')
      .select(['metric', 'level', 'flag'])
      .where('source_id', 'like', `${id}%`)
      .where('ended_at', 'is', null)
      .execute();
    return rows.map(({ metric, level, flag }) => `${metric} ${level} ${flag}`).toSorted();
  };

  const SODIUM = { code: '2951-2', value: 112, unit: 'mmol/L' };
  const POTASSIUM = { code: '2823-3', value: 6.9, unit: 'mmol/L' };
  const UPPER = { code: '8480-6', value: 190, unit: 'mm[Hg]' };
  const LOWER = { code: '8462-4', value: 115, unit: 'mm[Hg]' };

  it.each<[string, object, readonly string[]]>([
    [
      'a test of its own beside a metric',
      panel('a1', '24326-1', [SODIUM, POTASSIUM]),
      ['laboratory critical laboratory:critical-low', 'electrolytes critical potassium:dangerously-high'],
    ],
    [
      'both numbers of a pressure among vital signs',
      panel('a2', '85353-1', [UPPER, { code: '8867-4', value: 74, unit: '/min' }, LOWER]),
      ['bloodpressure critical pressure:dangerous'],
    ],
    [
      'a pulse within a pressure',
      panel('a3', '85354-9', [
        { ...UPPER, value: 122 },
        { ...LOWER, value: 78 },
        { code: '8867-4', value: 150, unit: '/min' },
      ]),
      ['heartrate critical pulse:dangerously-fast'],
    ],
    [
      'a member without a unit',
      panel('a4', '24326-1', [{ code: '2951-2', value: 112 }]),
      ['laboratory critical laboratory:critical-low'],
    ],
    ['members in their ranges', panel('a5', '24326-1', [{ ...SODIUM, value: 139 }]), []],
  ])('raise an alert: %s', async (_, row, expected) => {
    const { taken } = await send('readings', [row]);
    expect(taken).toBe(1);
    expect(await openAlerts((row as { id: string }).id)).toEqual([...expected].toSorted());
  });

  it('are found the second time', async () => {
    const row = panel('b1', '24326-1', [SODIUM]);
    await send('readings', [row]);
    expect(await send('readings', [row])).toMatchObject({ taken: 0, there: 1 });
    expect(await openAlerts('b1')).toHaveLength(1);
  });

  it('follow a correction, and end with a retraction without their members', async () => {
    await send('readings', [panel('c1', '24326-1', [SODIUM, POTASSIUM])]);
    expect(await openAlerts('c1')).toHaveLength(2);
    const corrected = { status: 'corrected' };
    await send('readings', [panel('c1', '24326-1', [SODIUM, { ...POTASSIUM, value: 4.1 }], corrected)]);
    expect(await openAlerts('c1')).toEqual(['laboratory critical laboratory:critical-low']);
    await send('readings', [panel('c1', '24326-1', [], { status: 'entered-in-error' })]);
    expect(await openAlerts('c1')).toEqual([]);
  });
});
