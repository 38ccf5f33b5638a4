import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { newId } from '../database/new-id.ts';
import { runWork } from '../database/work.ts';
import { writeAudit } from './audit.ts';

describe.each(databasesOfRun)('the audit on the $kind database', ({ open }) => {
  let database: TestDatabase;
  const patient = newId();
  beforeAll(async () => {
    database = await open();
    await writeAudit(database.db, {
      requestId: 'r1',
      action: 'import/readings',
      outcome: 'done',
      personIds: [patient, patient],
      details: { by: 'search' },
    });
  });
  afterAll(() => database.remove());

  it('records who viewed which patients, each named once', async () => {
    const rows = await database.db.selectFrom('audit').selectAll().execute();
    expect(rows).toEqual([
      expect.objectContaining({
        request_id: 'r1',
        outcome: 'done',
        person_ids: [patient],
        details: { by: 'search' },
        at: expect.any(Date),
      }),
    ]);
  });

  it.each([
    ['change', sql`update audit set outcome = 'refused'`],
    ['remove', sql`delete from audit`],
    ['empty', sql`truncate audit`],
  ])('refuses to %s a written row', async (_, statement) => {
    await expect(statement.execute(database.db)).rejects.toThrow('rows of audit are only ever added');
    expect(await database.db.selectFrom('audit').select('outcome').execute()).toEqual([{ outcome: 'done' }]);
  });

  it('is rolled back with its transaction', async () => {
    const failed = runWork(database.db, async (tx) => {
      await writeAudit(tx, { requestId: 'r2', action: 'import/readings', outcome: 'done' });
      throw new Error('stop');
    });
    await expect(failed).rejects.toThrow('stop');
    expect(await database.db.selectFrom('audit').select('request_id').execute()).toEqual([
      { request_id: 'r1' },
    ]);
  });
});
