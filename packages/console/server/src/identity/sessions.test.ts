import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { runWork } from '../platform/database/work.ts';
import { endSessions, openSession } from './sessions.ts';

const NOW = 1_760_000_000;
const SIGNED_IN_AT = NOW - 600;

describe.each(databasesOfRun)('sessions on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
  });
  afterAll(() => database.remove());

  const opened = (key: string, authTime: number | undefined) =>
    runWork(database.db, (tx) =>
      openSession(tx, {
        staffId: clinic.staffId,
        facilityId: clinic.facilityId,
        issuer: 'https://id.example',
        signIn: { key, authTime },
        families: { browser: 'Firefox', system: 'Linux' },
        now: NOW,
      }),
    );

  it.each<[string, number | undefined, boolean]>([
    ['of the sign-in that changes the password continues', SIGNED_IN_AT, false],
    ['of an earlier sign-in ends', SIGNED_IN_AT - 1, true],
    ['of a later sign-in ends', SIGNED_IN_AT + 1, true],
    ['of a provider that gives no time of sign-in ends', undefined, true],
  ])('after a new password, a session %s', async (name, authTime, expected) => {
    const id = await opened(name, authTime);
    const ending = { staffId: clinic.staffId, exceptSignIn: SIGNED_IN_AT, by: clinic.staffId, now: NOW };
    const ended = await runWork(database.db, (tx) => endSessions(tx, ending));
    expect(ended.some((session) => session.id === id)).toBe(expected);
  });
});
