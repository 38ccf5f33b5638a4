import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClinic } from '../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { importBatch } from '../import-batch.ts';
import { findPlace } from '../import-place.ts';

const AT = new Date().toISOString();
const EARLIER = new Date(Date.now() - 3_600_000).toISOString();

describe.each(databasesOfRun)('a corrected reading in a database: $kind', ({ open }) => {
  let database: TestDatabase;
  let source: string;
  let sources = 0;
  beforeAll(async () => {
    database = await open();
    await aClinic(database.db);
  });
  afterAll(() => database?.remove());

  const send = async (kind: 'patients' | 'readings', ...rows: object[]) => {
    const place = await findPlace(database.db, { facility: 'North' });
    const lines = rows.map((row) => JSON.stringify({ source, ...row }));
    return importBatch(database.db, { kind, lines, place, requestId: 'import-test' });
  };
  beforeEach(async () => {
    sources += 1;
    source = `corrections-${sources}`;
    const born = { birthDate: '1961-02-28', gender: 'female' };
    await send('patients', { id: 'p1', name: [{ text: 'Asha Patil' }], ...born });
    await send('patients', { id: 'p2', name: [{ text: 'Mira Rao' }], ...born });
  });

  const glucose = (value: number | string, more: object = {}) => ({
    ...{ id: 'r1', patient: 'p1', status: 'final', code: '2339-0' },
    ...{ value, unit: 'mg/dL', effectiveDateTime: AT, ...more },
  });
  const LOW = glucose(41);

  /** Returns each content with its alert and whether it counts. */
  const contents = async () => {
    const rows = await database.db
      .selectFrom('reading')
      .leftJoin('reading_alert', 'reading_id', 'reading.id')
      .select(['reading.id', 'values', 'superseded_by', 'end_reason', 'reading_id'])
      .where('reading.source', '=', source)
      .orderBy('reading.id')
      .execute();
    const textOf = (id: string | null) => rows.find((row) => row.id === id)?.values[0]?.text;
    return rows.map((row) => ({
      text: row.values[0]?.text,
      replacedBy: textOf(row.superseded_by),
      alert: row.reading_id === null ? 'none' : (row.end_reason ?? 'open'),
    }));
  };

  it('replaces the older one and its alert, and is judged itself', async () => {
    await send('readings', LOW);
    expect(await contents()).toEqual([{ text: '41', replacedBy: undefined, alert: 'open' }]);
    const result = await send('readings', glucose(104, { status: 'corrected' }));
    expect(result.remarks).toMatchObject({ corrected: 1, 'further-version': 1 });
    expect(await contents()).toEqual([
      { text: '41', replacedBy: '104', alert: 'superseded' },
      { text: '104', replacedBy: undefined, alert: 'none' },
    ]);
  });

  it('has its own alert where it needs attention', async () => {
    await send('readings', glucose(104));
    await send('readings', LOW);
    expect(await contents()).toEqual([
      { text: '104', replacedBy: '41', alert: 'none' },
      { text: '41', replacedBy: undefined, alert: 'open' },
    ]);
  });

  it('is the last of one batch', async () => {
    await send('readings', LOW, glucose(104), glucose(43));
    const byText = new Map((await contents()).map(({ text, ...rest }) => [text, rest]));
    expect(Object.fromEntries(byText)).toEqual({
      41: { replacedBy: '43', alert: 'superseded' },
      43: { replacedBy: undefined, alert: 'open' },
      104: { replacedBy: '43', alert: 'none' },
    });
  });

  it.each<[string, object, boolean]>([
    ['another unit', glucose(41, { unit: 'mmol/L' }), true],
    ['another time', glucose(41, { effectiveDateTime: EARLIER }), true],
    ['another code', { ...glucose(41), code: '8867-4' }, true],
    ['a value in words', glucose('LO'), true],
    ['no value any more', { ...glucose(41), value: undefined, dataAbsentReason: 'error' }, true],
    ['a unit left out', { ...glucose(41), unit: undefined }, false],
    ['another encounter', glucose(41, { encounter: 'e2' }), false],
    ['another person, who may be of another sender', glucose(104, { patient: 'p2' }), false],
  ])('differs in value or time, of the same person: %s', async (_label, row, replaces) => {
    await send('readings', LOW);
    await send('readings', row);
    const [first] = await contents();
    expect([first?.replacedBy !== undefined || first?.alert === 'superseded', first?.alert]).toEqual(
      replaces ? [true, 'superseded'] : [false, 'open'],
    );
  });

  it('stays in force when the content that it corrected arrives later', async () => {
    await send('readings', glucose(104, { status: 'amended' }));
    await send('readings', LOW);
    expect(await contents()).toEqual([
      { text: '104', replacedBy: undefined, alert: 'none' },
      { text: '41', replacedBy: '104', alert: 'superseded' },
    ]);
  });

  it('changes nothing when it arrives a second time', async () => {
    await send('readings', LOW);
    await send('readings', glucose(104));
    const before = await contents();
    expect(await send('readings', LOW, glucose(104))).toMatchObject({ taken: 0, there: 2 });
    expect(await contents()).toEqual(before);
  });
});
