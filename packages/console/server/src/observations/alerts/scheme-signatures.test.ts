import { randomUUID } from 'node:crypto';
import { INDIA_PROGRAMME } from '@careline/core/internal/clinical';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  type Administration,
  administration,
  type Organisation,
  type Person,
} from '../../../test/administration.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';

const { version } = INDIA_PROGRAMME;

describe.each(databasesOfRun)('signatures under the limits on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let care: Administration;
  let home: Organisation;
  let admin: Person;

  beforeAll(async () => {
    database = await open();
    care = await administration(database);
  });
  afterAll(async () => {
    await care?.close();
    await database?.remove();
  });
  beforeEach(async () => {
    home = await care.addOrganisation();
    admin = await care.addPerson(home, { scopes: ADMINISTRATOR, name: 'Meera Admin' });
  });

  const signature = (more: object = {}) => ({
    id: randomUUID(),
    scheme: 'india-programme',
    version,
    clinician: 'Dr Anand Rao',
    registrationNumber: 'MH 12345',
    signedOn: '2025-10-01',
    ...more,
  });
  const sign = (more: object = {}, token = admin.token) =>
    care.ask('thresholds/sign', token, { signature: signature(more) });
  const withdraw = (signatureId: string, reason = 'Another draft was read', token = admin.token) =>
    care.ask('thresholds/signature/withdraw', token, { withdrawal: { signatureId, reason } });
  const list = async (token = admin.token) => (await care.ask('thresholds/signatures', token)).body.data;

  it('are none at first, and then name the signer, the date and who recorded it', async () => {
    expect(await list()).toEqual([]);
    const { status, body } = await sign();
    expect(status).toBe(200);
    expect(await list()).toEqual([body.data]);
    expect(body.data).toMatchObject({
      ...{ scheme: 'india-programme', version, clinician: 'Dr Anand Rao', registrationNumber: 'MH 12345' },
      ...{ signedOn: '2025-10-01', recordedBy: { name: 'Meera Admin' }, withdrawn: null },
    });
    const { details } = (await care.audited('thresholds/sign')) ?? {};
    expect(details).toMatchObject({ scheme: 'india-programme', version, clinician: 'Dr Anand Rao' });
  });

  it('are one per version at a time: another one requires a withdrawal first', async () => {
    const { body } = await sign();
    const again = await sign({ clinician: 'Dr Bose' });
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
    expect(again.body.detail).toMatch(/Dr Anand Rao/);
    expect((await sign({ scheme: 'international' })).status).toBe(200);
    expect((await withdraw(body.data.id)).body.data.withdrawn).toMatchObject({
      reason: 'Another draft was read',
      by: { name: 'Meera Admin' },
    });
    expect((await sign({ clinician: 'Dr Bose' })).status).toBe(200);
    expect((await list()).map((one: { clinician: string }) => one.clinician).toSorted()).toEqual([
      ...['Dr Anand Rao', 'Dr Anand Rao', 'Dr Bose'],
    ]);
    const { details } = (await care.audited('thresholds/signature/withdraw')) ?? {};
    expect(details).toMatchObject({ signature: body.data.id, reason: 'Another draft was read' });
  });

  it('are withdrawn once', async () => {
    const { body } = await sign();
    await withdraw(body.data.id);
    const again = await withdraw(body.data.id, 'For another reason');
    expect(again.body.code).toBe('conflict');
    expect((await list())[0].withdrawn.reason).toBe('Another draft was read');
    expect((await withdraw(randomUUID())).body.code).toBe('not-found');
  });

  it.each<[string, object, string]>([
    ['a version that is not in force', { version: version + 1 }, 'body.signature.version'],
    ['a scheme there is not', { scheme: 'lunar' }, 'body.signature.scheme'],
    ['no name', { clinician: '  ' }, 'body.signature.clinician'],
    ['no registration number', { registrationNumber: '' }, 'body.signature.registrationNumber'],
    ['a day that is none', { signedOn: '2025-02-30' }, 'body.signature.signedOn'],
    ['a day to come', { signedOn: '2999-01-01' }, 'signature.signedOn'],
  ])('are refused with %s', async (_, more, path) => {
    const { status, body } = await sign(more);
    expect([status, body.errors?.map((error: { path: string }) => error.path)]).toEqual([422, [path]]);
    expect(await list()).toEqual([]);
  });

  it('are refused for users without the settings scope', async () => {
    const coach = await care.addPerson(home, { scopes: ['prohealth', 'hmCallInfo'] });
    expect((await sign({}, coach.token)).status).toBe(403);
    expect(await list()).toEqual([]);
  });

  it('belong to one organisation', async () => {
    const { body } = await sign();
    const elsewhere = await care.addOrganisation(`Elsewhere ${randomUUID()}`);
    const theirs = await care.addPerson(elsewhere, { scopes: ADMINISTRATOR });
    expect(await list(theirs.token)).toEqual([]);
    expect((await withdraw(body.data.id, 'Not ours', theirs.token)).body.code).toBe('not-found');
  });

  it.each(['scheme_signature', 'scheme_signature_withdrawal'])('can only be added to %s', async (table) => {
    const { body } = await sign();
    await withdraw(body.data.id);
    await expect(sql.raw(`delete from ${table}`).execute(care.db)).rejects.toThrow();
    await expect(sql.raw(`update ${table} set created_at = 1`).execute(care.db)).rejects.toThrow();
  });
});
