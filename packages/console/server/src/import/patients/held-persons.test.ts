import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClinic } from '../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import type { ImportKind } from '../batch-result.ts';
import { importBatch } from '../import-batch.ts';
import { findPlace } from '../import-place.ts';
import { decideHeld, type HeldDecision, listHeld } from './held-persons.ts';

const REQUEST = { requestId: 'held-test' };
const NOW = new Date().toISOString();

describe.each(databasesOfRun)('a patient imported under another person’s id: $kind', ({ open }) => {
  let database: TestDatabase;
  let source: string;
  let sources = 0;
  beforeAll(async () => {
    database = await open();
    await aClinic(database.db);
  });
  afterAll(() => database?.remove());
  beforeEach(() => {
    sources += 1;
    source = `sender-${sources}`;
  });

  const patient = (name: string, birthDate: string, gender: string) =>
    JSON.stringify({ source, id: 'p1', name: [{ text: name }], birthDate, gender });
  const reading = (id: string, value = 72) =>
    JSON.stringify({
      source,
      id,
      patient: 'p1',
      status: 'final',
      code: '2339-0',
      value,
      unit: 'mg/dL',
      effectiveDateTime: NOW,
    });
  const visit = () => JSON.stringify({ source, id: 'e1', patient: 'p1', class: 'AMB' });
  const FIRST = () => patient('Asha Patil', '1961-02-28', 'female');
  const OTHER = () => patient('Ravi Kumar', '1988-07-01', 'male');

  const send = async (kind: ImportKind, ...lines: string[]) => {
    const place = await findPlace(database.db, { facility: 'North' });
    return importBatch(database.db, { kind, lines, place, requestId: 'import-test' });
  };
  const held = async () => (await listHeld(database.db, REQUEST)).filter((row) => row.source === source);
  const people = () =>
    database.db
      .selectFrom('person')
      .select(['id', 'name', 'source_id'])
      .where('source', '=', source)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  const readings = () =>
    database.db
      .selectFrom('reading')
      .select(['source_id', 'person_id'])
      .where('source', '=', source)
      .orderBy('source_id')
      .execute();
  const storedRows = () =>
    database.db
      .selectFrom('imported_resource')
      .select(['kind', 'held', 'person_id'])
      .where('source', '=', source)
      .orderBy('kind')
      .execute();

  it.each([
    ['all three', () => OTHER(), 1],
    ['the name', () => patient('Asha Deshmukh', '1961-02-28', 'female'), 0],
    ['name and sex', () => patient('Ravi Kumar', '1961-02-28', 'male'), 0],
    ['name and date of birth', () => patient('Mira Rao', '1988-07-01', 'female'), 0],
    ['date of birth and sex', () => patient('ASHA  Patil', '1988-07-01', 'male'), 0],
    ['all three, but the date says less', () => patient('Ravi Kumar', '1961', 'male'), 0],
    ['name and date, the sex is not known', () => patient('Ravi Kumar', '1988-07-01', 'unknown'), 0],
    ['date and sex, the name is not known', () => patient('', '1988-07-01', 'male'), 0],
  ])(
    'is held for a decision where all three differ, else the newer content is used: %s',
    async (_label, other, count) => {
      await send('patients', FIRST());
      const result = await send('patients', other());
      expect([result.held?.length ?? 0, result.taken]).toEqual([count, 1 - count]);
      expect(await people()).toHaveLength(1);
    },
  );

  it('is held in the batch that contains both', async () => {
    const result = await send('patients', FIRST(), OTHER());
    expect(result).toMatchObject({
      taken: 1,
      there: 0,
      held: [{ index: 1, reason: 'same-id-other-person' }],
    });
  });

  it('waits with everything under that id, and nothing of it is imported', async () => {
    await send('patients', FIRST());
    await send('readings', reading('r0'));
    await send('patients', OTHER());
    const result = await send('readings', reading('r0'), reading('r1'), reading('r2'), reading('r1'));
    expect(result).toMatchObject({
      taken: 0,
      there: 2,
      refused: [],
      held: [
        { index: 1, reason: 'of-held-person' },
        { index: 2, reason: 'of-held-person' },
      ],
      measures: { '2339-0': { held: 2 } },
    });
    expect(await send('encounters', visit())).toMatchObject({ kept: 0, held: [{ index: 0 }] });
    expect(await send('readings', reading('r1'))).toMatchObject({ taken: 0, there: 1 });
    expect(await send('patients', OTHER())).toMatchObject({ taken: 0, there: 1 });
    expect(await readings()).toHaveLength(1);
    expect(await held()).toMatchObject([
      {
        sourceId: 'p1',
        facility: 'North',
        rows: 3,
        onRecord: { name: 'Asha Patil', birthDate: '1961-02-28', gender: 'female' },
        arrived: { name: 'Ravi Kumar', birthDate: '1988-07-01', gender: 'male' },
      },
    ]);
  });

  const waiting = async () => {
    await send('patients', FIRST());
    await send('readings', reading('r0'));
    await send('patients', OTHER());
    await send('readings', reading('r1', 38));
    await send('encounters', visit());
    const [row] = await held();
    return row?.id ?? '';
  };
  const decide = (id: string, how: HeldDecision) => decideHeld(database.db, { ...REQUEST, id, how });

  it('turns out to be the same person: the changes and the waiting rows are theirs', async () => {
    const id = await waiting();
    expect(await decide(id, 'take')).toMatchObject({ rows: 2 });
    const [person, ...others] = await people();
    expect([person?.name, others]).toEqual(['Ravi Kumar', []]);
    expect(await readings()).toEqual(['r0', 'r1'].map((source_id) => ({ source_id, person_id: person?.id })));
    expect(await storedRows()).toEqual([{ kind: 'encounters', held: null, person_id: person?.id }]);
    const alerts = await database.db
      .selectFrom('reading_alert')
      .select('ended_at')
      .where('person_id', '=', person?.id ?? '')
      .execute();
    expect(alerts).toEqual([{ ended_at: null }]);
    expect(await held()).toEqual([]);
    expect(await send('patients', OTHER())).toMatchObject({ taken: 0, there: 1 });
  });

  it('turns out to be another person: a new patient has the id from then on', async () => {
    const id = await waiting();
    await decide(id, 'new');
    const [first, other] = await people();
    expect(first).toMatchObject({ name: 'Asha Patil', source_id: `p1#${first?.id}` });
    expect(other).toMatchObject({ name: 'Ravi Kumar', source_id: 'p1' });
    expect(await readings()).toEqual([
      { source_id: 'r0', person_id: first?.id },
      { source_id: 'r1', person_id: other?.id },
    ]);
    expect(await storedRows()).toEqual([{ kind: 'encounters', held: null, person_id: other?.id }]);
    await send('readings', reading('r2'));
    expect((await readings())[2]).toMatchObject({ person_id: other?.id });
    expect(await send('patients', FIRST())).toMatchObject({ taken: 0, held: [{ index: 0 }] });
  });

  it('is refused: nothing is imported or lost, and the same row waits again when it is sent again', async () => {
    const id = await waiting();
    await decide(id, 'refuse');
    const [person, ...others] = await people();
    expect([person?.name, others]).toEqual(['Asha Patil', []]);
    expect(await readings()).toHaveLength(1);
    expect((await storedRows()).map(({ kind, held: state }) => [kind, state])).toEqual([
      ['encounters', 'refused'],
      ['patients', 'refused'],
      ['readings', 'refused'],
    ]);
    expect(await held()).toEqual([]);
    const once = { taken: 1, refused: [{ index: 0, reason: 'refused-before' }] };
    expect(await send('readings', reading('r1', 38), reading('r3'))).toMatchObject(once);
    expect(await send('patients', OTHER())).toMatchObject({ taken: 0, held: [{ index: 0 }] });
    expect(await send('readings', reading('r1', 38))).toMatchObject({ taken: 0, held: [{ index: 0 }] });
    expect(await held()).toMatchObject([{ id, rows: 1 }]);
  });

  it('is decided once, and the audit names both', async () => {
    const id = await waiting();
    await decide(id, 'new');
    await expect(decide(id, 'take')).rejects.toThrow(/No row .* waits for a decision/);
    const { person_ids: ids } = await database.db
      .selectFrom('audit')
      .select('person_ids')
      .where('action', '=', 'import/held/new')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect([...ids].sort()).toEqual((await people()).map((person) => person.id).sort());
  });
});
