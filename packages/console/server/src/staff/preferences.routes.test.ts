// spec: 80, 81

import { getPreference } from '@careline/core/internal/preferences';
import { updatePreference } from '@careline/core/internal/preferences/kinds';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { preferenceRoutes } from './preferences.routes.ts';

const NOW = 1_760_000_000;

describe.each(databasesOfRun)('preferences on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
  });
  afterAll(() => database.remove());

  const ask = async (
    endpoint: typeof getPreference | typeof updatePreference,
    input: object,
    { staffId = clinic.staffId, now = NOW } = {},
  ) => {
    const { organisationId, facilityId } = clinic;
    const person = {
      staffId,
      sessionId: newId(),
      organisationId,
      facilityId,
      name: 'A',
      scopes: [],
      grants: [],
    };
    const caller = { ...person, timeZone: 'Asia/Kolkata' };
    const route = preferenceRoutes.find((one) => one.endpoint.name === endpoint.name);
    const answer = await runWork(database.db, (tx) =>
      (route as NonNullable<typeof route>).handle({ ...input, params: {} } as never, {
        tx,
        caller,
        requestId: newId(),
        now,
        touched: () => undefined,
        noted: () => undefined,
        afterwards: () => undefined,
      }),
    );
    return parse(endpoint.answer, answer);
  };
  const get = (type: string, who?: { staffId: string }) => ask(getPreference, { query: { type } }, who);
  const choose = (preferenceInfo: object, who?: { staffId?: string; now?: number }) =>
    ask(updatePreference, { body: { type: 'ACCOUNT_INFO', preferenceInfo } }, who);

  async function aColleague(): Promise<string> {
    const id = newId();
    const row = { id, organisation_id: clinic.organisationId, name: 'B', email: `${id}@test.example` };
    await database.db.insertInto('staff').values(row).execute();
    return id;
  }

  it('are empty and a success where nothing was chosen', async () => {
    const staffId = await aColleague();
    const empty = { code: 1, preference: { preferenceInfo: null, updatedAt: 0, updatedBy: null } };
    expect(await get('ACCOUNT_INFO', { staffId })).toEqual(empty);
    expect(await get('APPS', { staffId })).toEqual(empty);
  });

  it('of a person are stored choice by choice', async () => {
    const staffId = await aColleague();
    await choose({ theme: 'dark', locale: 'hi' }, { staffId });
    const answer = await choose({ theme: 'contrast', density: 'compact' }, { staffId, now: NOW + 60 });
    const preferenceInfo = { theme: 'contrast', density: 'compact', locale: 'hi', updatedAt: NOW + 60 };
    expect(answer).toMatchObject({ code: 1, preference: { preferenceInfo, updatedAt: NOW + 60 } });
    expect(await get('ACCOUNT_INFO', { staffId })).toEqual(answer);
  });

  it('of two devices at once are both stored', async () => {
    const staffId = await aColleague();
    await Promise.all([choose({ theme: 'light' }, { staffId }), choose({ locale: 'hi' }, { staffId })]);
    expect(await get('ACCOUNT_INFO', { staffId })).toMatchObject({
      preference: { preferenceInfo: { theme: 'light', locale: 'hi' } },
    });
  });

  it('of one person are private', async () => {
    const staffId = await aColleague();
    await choose({ theme: 'dark' });
    expect(await get('ACCOUNT_INFO', { staffId })).toMatchObject({ preference: { preferenceInfo: null } });
  });

  it('of the organisation apply to everyone, and are separate from a person’s', async () => {
    const info = JSON.stringify({ headerlogo1: '/logo.svg' });
    await database.db
      .insertInto('preference')
      .values({ organisation_id: clinic.organisationId, type: 'APPS', info })
      .execute();
    expect(await get('APPS', { staffId: await aColleague() })).toEqual({
      code: 1,
      preference: { preferenceInfo: { headerlogo1: '/logo.svg' }, updatedAt: 0, updatedBy: null },
    });
  });
});
