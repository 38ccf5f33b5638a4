import { randomUUID } from 'node:crypto';
import { DIABETES_GOALS, type JudgedRecord, judgeRecord } from '@careline/core/internal/clinical';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  type Administration,
  administration,
  type Organisation,
  type Person,
} from '../../../test/administration.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import type { OF_ANOTHER_SCHEME } from '../../../test/patients/safety-grid.ts';
import { aPerson } from '../../../test/people.ts';
import { insertPersons } from '../../patients/registration/persons.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import { readFacts } from '../person-facts.ts';
import { judgeAfterSetting } from './judge-stored.ts';
import { raiseAlerts } from './raise-alerts.ts';

const DAY = 86_400;
const now = () => Math.floor(Date.now() / 1000);

describe.each(databasesOfRun)('limits of programmes on the $kind database', ({ open }) => {
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

  const threshold = (more: object = {}) => ({
    programme: 'apollo_sugar',
    scheme: 'international',
    goals: DIABETES_GOALS,
    updatedAt: 0,
    ...more,
  });
  const set = (more: object = {}, token = admin.token) =>
    care.ask('thresholds/set', token, { threshold: threshold(more) });
  const list = async (token = admin.token) => (await care.ask('thresholds/list', token)).body.data;

  /** Creates a patient of the organisation, enrolled in the given programmes. */
  async function aPatient(...programmes: readonly string[]): Promise<string> {
    const { organisationId, facilityId } = home;
    const id = newId();
    const enrolments = programmes.map((programme) => ({
      id: newId(),
      facilityId,
      programme,
      enrolledAt: now() - 90 * DAY,
    }));
    const clinic = { organisationId, facilityId } as Parameters<typeof aPerson>[0];
    await runWork(care.db, (tx) => insertPersons(tx, [aPerson(clinic, { id, enrolments })]));
    return id;
  }
  const schemeOf = async (id: string) =>
    runWork(care.db, async (tx) => (await readFacts(tx, new Map([[id, 'Asia/Kolkata']]))).get(id)?.scheme);

  async function aPressure(personId: string, systolic: string, diastolic: string, daysAgo: number) {
    const at = now() - daysAgo * DAY;
    const id = newId();
    const value = (key: string, text: string) => ({ key, text, value: Number(text), unit: 'mm[Hg]' });
    await care.db
      .insertInto('reading')
      .values({
        id,
        organisation_id: home.organisationId,
        facility_id: home.facilityId,
        person_id: personId,
        metric: 'bloodpressure',
        at,
        sort_at: at,
        values: JSON.stringify([value('systolic', systolic), value('diastolic', diastolic)]),
        source: 'device',
        created_at: at,
        updated_at: at,
      })
      .execute();
    await runWork(care.db, (tx) => raiseAlerts(tx, [id]));
    return id;
  }
  const alertOf = (id: string) =>
    care.db
      .selectFrom('reading_alert')
      .select(['level', 'scheme'])
      .where('reading_id', '=', id)
      .executeTakeFirst();

  it.each([
    ['thresholds/list', undefined],
    ['thresholds/set', { threshold: threshold() }],
  ])('%s needs the scope', async (path, body) => {
    const coach = await care.addPerson(home);
    expect((await care.ask(path, coach.token, body)).status).toBe(403);
  });

  it('are the default until they are set, and then name who set them; the change is in the audit', async () => {
    const before = await list();
    expect(before.map((one: { programme: string }) => one.programme)).toEqual([
      'ahc',
      'healthy_motherhood',
      'careline',
      'apollo_sugar',
    ]);
    expect(before[3]).toEqual(threshold({ scheme: 'india-programme', updatedBy: null }));
    const { status, body } = await set({ goals: { ...DIABETES_GOALS, hba1cBelow: 6.5 } });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      scheme: 'international',
      goals: { ...DIABETES_GOALS, hba1cBelow: 6.5 },
      updatedBy: { name: 'Meera Admin' },
    });
    expect((await list())[3]).toEqual(body.data);
    const { details } = (await care.audited('thresholds/set')) ?? {};
    expect(details).toEqual({
      programme: 'apollo_sugar',
      changes: {
        scheme: { before: 'india-programme', after: 'international' },
        hba1cBelow: { before: 7, after: 6.5 },
      },
    });
  });

  it('that a colleague set meanwhile are a conflict', async () => {
    const { body } = await set();
    expect((await set({ scheme: 'india-programme' })).body.code).toBe('conflict');
    const again = await set({ scheme: 'india-programme', updatedAt: body.data.updatedAt });
    expect(again.status).toBe(200);
    expect(again.body.data.updatedAt).toBeGreaterThan(body.data.updatedAt);
  });

  it.each([
    ['a programme there is not', { programme: 'lunar' }],
    ['a scheme there is not', { scheme: 'lunar' }],
    ['a goal that is none', { goals: { ...DIABETES_GOALS, hba1cBelow: 12 } }],
    ['a goal turned round', { goals: { ...DIABETES_GOALS, beforeMealLeast: 120, beforeMealGreatest: 100 } }],
  ])('are refused with %s', async (_, more) => {
    expect((await set(more)).status).toBe(422);
  });

  it('belong to one organisation', async () => {
    await set();
    const elsewhere = await care.addOrganisation(`Elsewhere ${randomUUID()}`);
    const theirs = await care.addPerson(elsewhere, { scopes: ADMINISTRATOR });
    expect((await list(theirs.token))[3].scheme).toBe('india-programme');
  });

  it('come with the facts of enrolled patients; of several programmes the more specific one counts', async () => {
    await set();
    const international = { key: 'international', goals: DIABETES_GOALS };
    expect(await schemeOf(await aPatient('apollo_sugar'))).toEqual(international);
    expect(await schemeOf(await aPatient('ahc', 'apollo_sugar'))).toEqual(international);
    expect(await schemeOf(await aPatient('healthy_motherhood', 'apollo_sugar'))).toBeUndefined();
    expect(await schemeOf(await aPatient('ahc'))).toBeUndefined();
    expect(await schemeOf(await aPatient())).toBeUndefined();
  });

  it('that change re-judge the readings of the last 31 days, and never silence a dangerous one', async () => {
    const vitaId = await aPatient('apollo_sugar');
    const dangerous = await aPressure(vitaId, '184', '96', 2);
    const old = await aPressure(vitaId, '184', '96', 40);
    expect(await alertOf(dangerous)).toEqual({ level: 'critical', scheme: 'india-programme@3' });
    await set();
    await judgeAfterSetting(care.db, { now });
    expect(await alertOf(dangerous)).toEqual({ level: 'critical', scheme: 'international@3' });
    expect(await alertOf(old)).toEqual({ level: 'critical', scheme: 'india-programme@3' });
  });

  it('are not applied to the same readings twice', async () => {
    await set();
    expect(await judgeAfterSetting(care.db, { now })).toMatchObject({ isDone: true });
    const seen: number[] = [];
    const aPlace = await aPatient('apollo_sugar');
    await aPressure(aPlace, '120', '80', 1);
    await judgeAfterSetting(care.db, { now, onProgress: ({ judged }) => seen.push(judged) });
    const { body } = await set({ scheme: 'india-programme', updatedAt: (await list())[3].updatedAt });
    expect(body.data.scheme).toBe('india-programme');
    const after = await judgeAfterSetting(care.db, { now });
    expect(after?.judged).toBe((seen.at(-1) ?? 0) + 1);
  });

  const pressure = (systolic: string, diastolic: string) => ({
    metric: 'bloodpressure',
    values: [
      { key: 'systolic', text: systolic, unit: 'mm[Hg]' },
      { key: 'diastolic', text: diastolic, unit: 'mm[Hg]' },
    ],
  });
  const massIndex = (text: string) => ({ metric: 'body', values: [{ key: 'bmi', text, unit: 'kg/m2' }] });
  const OTHER_CLASSES: Readonly<
    Record<(typeof OF_ANOTHER_SCHEME)[number], Pick<JudgedRecord, 'metric' | 'values'>>
  > = {
    'aha:elevated': pressure('124', '76'),
    'aha:stage1': pressure('134', '78'),
    'aha:stage2': pressure('142', '84'),
    'bmi-who:underweight': massIndex('17.9'),
    'bmi-who:overweight': massIndex('27.1'),
    'bmi-who:obese': massIndex('31.0'),
  };

  it('give the patients of a programme the classes of the other scheme', async () => {
    await set({ programme: 'careline' });
    const vitaId = await aPatient('careline');
    const known = await runWork(care.db, (tx) => readFacts(tx, new Map([[vitaId, 'Asia/Kolkata']])));
    const facts = known.get(vitaId);
    const found = Object.values(OTHER_CLASSES).map(
      (record) =>
        facts && judgeRecord({ ...record, timestamp: now() }, facts, { timeZone: 'Asia/Kolkata' }).flag?.code,
    );
    expect(found).toEqual(Object.keys(OTHER_CLASSES));
  });
});
