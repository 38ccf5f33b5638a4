// spec: 5

import { keepRecordPresence, PRESENCE_ENDS } from '@careline/core/internal/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { keepPresence } from './record-presence.ts';

describe.each(databasesOfRun)('who has a record open, on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  it('lists everyone else, each once, until they leave or time out', async () => {
    const { staffId, organisationId } = at.clinic;
    const doctor = newId();
    await at.database.db
      .insertInto('staff')
      .values({ id: doctor, organisation_id: organisationId, name: 'Dr Rao', email: 'rao@test.example' })
      .execute();
    const vitaId = await at.newPatient();
    const asked = async (by: string, id: string, doing: string, now = NOW) =>
      (await runWork(at.database.db, (tx) => keepPresence(tx, { id, vitaId, staffId: by, doing, now }))).map(
        ({ staff, doing: what, since }) => [staff.name, what, since - NOW],
      );
    const [mine, reading, consulting] = [newId(), newId(), newId()];
    await asked(doctor, reading, 'reading');
    await asked(doctor, consulting, 'consulting', NOW + 5);
    // Users cannot change the presence of someone else's page.
    await asked(staffId, reading, 'left', NOW + 6);
    expect(await asked(staffId, mine, 'reading', NOW + 10)).toEqual([['Dr Rao', 'consulting', 0]]);
    await asked(doctor, consulting, 'left', NOW + 11);
    expect(await asked(staffId, mine, 'reading', NOW + 12)).toEqual([['Dr Rao', 'reading', 0]]);
    expect(await asked(staffId, mine, 'reading', NOW + PRESENCE_ENDS)).toEqual([]);
  });

  it('returns nothing about a patient the user may not see', async () => {
    const body = { id: newId(), vitaId: newId(), doing: 'reading' as const };
    await expect(at.call(keepRecordPresence, { body })).rejects.toMatchObject({ code: 'not-found' });
  });
});
