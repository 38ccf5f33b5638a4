// spec: 5, alerts-raised

import { type NewSheetVersion, type SheetVersion, saveCaseSheet } from '@careline/core/internal/case-sheets';
import { listReadingAlerts, type MetricRecord, readMetricEndpoints } from '@careline/core/internal/metrics';
import { getPatient } from '@careline/core/internal/patients';
import { mergePatients, previewMerge } from '@careline/core/internal/patients/duplicates';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { aSheetVersion } from '../../test/content/sheet-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { reportOnCall } from '../../test/patients/safety-people.ts';
import type { NewPerson } from '../patients/registration/new-person.ts';
import { newId } from '../platform/database/new-id.ts';
import { takeOverAllSheets } from './take-over-sheets.ts';

const DAY = 86_400;
const timeZone = 'Asia/Kolkata';

type Answers = NewSheetVersion['answers'];

/** Local time of the facility, as a section stores it. */
const wall = (at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(at * 1000)
    .replace(' ', 'T');

const HANDED_OVER = { about: ['CRITICAL_READING'], handedTo: 'Dr Rao', handedAt: wall(NOW - 120) };

const vitals = (values: Readonly<Record<string, string>>): Answers => ({ vitals: values });

const pressure = (systolic: string, diastolic: string): Answers =>
  vitals({ systolic, systolicUnit: 'mm[Hg]', diastolic, diastolicUnit: 'mm[Hg]' });

const handedOver = (answers: Answers): Answers => ({ ...answers, escalation: HANDED_OVER });

const born = (birthDate: string): Partial<NewPerson> => ({ birthDate });

describe.each(databasesOfRun)('measured values of a case sheet on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind, ['prohealth', 'search', 'hmCallInfo']);
    await at.database.db.updateTable('staff').set({ case_sheet_access: 'PROVIDER' }).execute();
  });
  afterAll(() => at.database.remove());

  /** Calls as the same user at another time. */
  const later = (now: number) => clinicalCalls(at.database, at.clinic, { now });

  async function save(
    vitaId: string,
    facts: Partial<NewSheetVersion>,
    by: ClinicalCalls = at.call,
    now = NOW,
  ): Promise<SheetVersion> {
    const version = aSheetVersion(vitaId, now, { section: 'GENERAL', ...facts });
    return (await by(saveCaseSheet, { body: { version } })).data;
  }

  const trend = async (
    vitaId: string,
    metric: 'bloodpressure' | 'body' | 'spo2' | 'electrolytes' | 'thyroid',
  ): Promise<readonly MetricRecord[]> => {
    const query = { from: String(NOW - 400 * DAY), to: String(NOW + 40 * DAY) };
    const answer = await at.call(readMetricEndpoints[metric], { query, openPatient: vitaId });
    return (answer.data as readonly MetricRecord[]).filter(({ metaInfo }) => !metaInfo?.deleted);
  };

  const texts = async (vitaId: string, metric: Parameters<typeof trend>[1]) =>
    (await trend(vitaId, metric)).map(({ values }) => values.map(({ text }) => text).join('/'));

  const alerts = async (vitaId: string) =>
    (await at.call(listReadingAlerts, { query: { days: '31' } })).data.filter(
      (alert) => alert.vitaId === vitaId,
    );

  it('are readings at the time of the version, judged, in the trend and in the alerts', async () => {
    const vitaId = await at.newPatient();
    await save(vitaId, { answers: handedOver(pressure('178', '116')), metaInfo: { updatedAt: NOW - 300 } });
    const [reading] = await trend(vitaId, 'bloodpressure');
    expect(reading).toMatchObject({
      timestamp: NOW - 300,
      values: [
        { key: 'systolic', text: '178', value: 178, unit: 'mm[Hg]' },
        { key: 'diastolic', text: '116', value: 116, unit: 'mm[Hg]' },
      ],
    });
    expect(await alerts(vitaId)).toMatchObject([{ level: 'critical', readingId: reading?.id }]);
  });

  it('of 178/116 at 34 weeks are shown on the patient page until someone acknowledges them', async () => {
    const vitaId = await at.newPatient({ gender: 'female', birthDate: '1996-02-29' });
    // 34 weeks on 9 October 2025: six weeks before the due date.
    await reportOnCall(at, vitaId, { pregnancy: { edd: '2025-11-20' } });
    await save(vitaId, { answers: handedOver(pressure('178', '116')) });
    const [alert] = await alerts(vitaId);
    expect(alert).toMatchObject({ level: 'critical', flag: 'ob:severe', missing: [] });
    const patient = (await at.call(getPatient, { query: { vitaId } })).data;
    expect(patient.alerts).toMatchObject([{ readingId: alert?.readingId, level: 'critical' }]);
  });

  it.each<[string, Answers, string[]]>([
    ['nobody', pressure('178', '116'), ['about', 'handedTo', 'handedAt']],
    [
      'somebody at no time',
      { ...pressure('178', '116'), escalation: { about: ['CRITICAL_READING'], handedTo: 'Dr Rao' } },
      ['handedAt'],
    ],
    [
      'somebody of something else',
      { ...pressure('178', '116'), escalation: { ...HANDED_OVER, about: ['WARNING_SIGN'] } },
      ['about'],
    ],
    [
      'somebody who will be told later',
      { ...pressure('178', '116'), escalation: { ...HANDED_OVER, handedAt: wall(NOW + 600) } },
      ['handedAt'],
    ],
  ])(
    'are refused where they are critical and %s was informed, and nothing is stored',
    async (_, answers, keys) => {
      const vitaId = await at.newPatient();
      const refusal = await save(vitaId, { answers }).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: 'input-invalid' });
      const { errors } = (refusal as { facts: { errors: { path: string }[] } }).facts;
      expect(new Set(errors.map(({ path }) => path))).toEqual(
        new Set(keys.map((key) => `version.answers.escalation.${key}`)),
      );
      expect(await trend(vitaId, 'bloodpressure')).toEqual([]);
      expect(await alerts(vitaId)).toEqual([]);
    },
  );

  it('keep their reading while they do not change, and require no new handover', async () => {
    const vitaId = await at.newPatient();
    const first = await save(vitaId, { answers: handedOver(pressure('178', '116')) });
    const before = await trend(vitaId, 'bloodpressure');
    const next = NOW + 3 * DAY;
    const answers = { ...pressure('178', '116'), signs: { pallor: 'SOME' } };
    await save(vitaId, { answers, follows: [first.id], metaInfo: { updatedAt: next } }, later(next), next);
    expect(await trend(vitaId, 'bloodpressure')).toEqual(before);
  });

  it('that are corrected on the same day replace the reading, and its alert ends', async () => {
    const vitaId = await at.newPatient();
    const first = await save(vitaId, { answers: handedOver(pressure('178', '116')) });
    const second = await save(vitaId, { answers: pressure('128', '76'), follows: [first.id] });
    expect(await texts(vitaId, 'bloodpressure')).toEqual(['128/76']);
    expect(await alerts(vitaId)).toEqual([]);
    const replaced = await at.database.db
      .selectFrom('reading')
      .select(['superseded_by', 'deleted'])
      .where('person_id', '=', vitaId)
      .where('superseded_by', 'is not', null)
      .execute();
    expect(replaced).toEqual([{ superseded_by: expect.any(String), deleted: false }]);
    await save(vitaId, { answers: {}, follows: [second.id] });
    expect(await trend(vitaId, 'bloodpressure')).toEqual([]);
  });

  it.each<[string, Partial<NewSheetVersion>, Answers, string[]]>([
    ['changed on another day', {}, pressure('128', '76'), ['178/116', '128/76']],
    ['left out on another day', {}, { signs: { pallor: 'SOME' } }, ['178/116']],
    [
      'changed because it was entered wrongly',
      { reason: { code: 'entered-wrongly' } },
      pressure('128', '76'),
      ['128/76'],
    ],
    [
      'left out because it was entered wrongly',
      { reason: { code: 'entered-wrongly' } },
      { signs: { pallor: 'SOME' } },
      [],
    ],
  ])('that are %s say what was measured when', async (_, facts, answers, expected) => {
    const vitaId = await at.newPatient();
    const first = await save(vitaId, { answers: handedOver(pressure('178', '116')) });
    const next = NOW + 3 * DAY;
    await save(vitaId, { answers, follows: [first.id], ...facts }, later(next), next);
    expect(await texts(vitaId, 'bloodpressure')).toEqual(expected);
  });

  it('that change on the same day count as both measured', async () => {
    const vitaId = await at.newPatient();
    const first = await save(vitaId, { answers: handedOver(pressure('178', '116')) });
    const hour = NOW + 3600;
    const again = {
      answers: pressure('142', '88'),
      follows: [first.id],
      reason: { code: 'has-changed' } as const,
    };
    await save(vitaId, again, later(hour), hour);
    expect(await texts(vitaId, 'bloodpressure')).toEqual(['178/116', '142/88']);
  });

  it('of rows have the time of their row, and keep it when rows are added before them', async () => {
    const vitaId = await at.newPatient();
    const row = (minutes: number, spo2: string) => ({
      at: wall(NOW - minutes * 60),
      mode: 'CPAP',
      spo2,
      spo2Unit: '%',
    });
    const answers = (...settings: object[]) => ({ airway: { settings } }) as unknown as Answers;
    const minute = (minutes: number) => Math.floor((NOW - minutes * 60) / 60) * 60;
    const first = await save(vitaId, { section: 'VENTILATOR', answers: answers(row(60, '97')) });
    const [before] = await trend(vitaId, 'spo2');
    expect(before).toMatchObject({ timestamp: minute(60), values: [{ text: '97' }] });
    await save(vitaId, {
      section: 'VENTILATOR',
      answers: answers(row(120, '96'), row(60, '97')),
      follows: [first.id],
    });
    expect(await trend(vitaId, 'spo2')).toMatchObject([{ timestamp: minute(120) }, before ?? {}]);
  });

  it('of a blood gas are readings: potassium of 6.9 is an emergency', async () => {
    const vitaId = await at.newPatient();
    const sample = {
      takenAt: wall(NOW - 600),
      sample: 'ARTERIAL',
      ph: '7.31',
      potassium: '6.9',
      potassiumUnit: 'mmol/L',
    };
    const answers = { samples: { samples: [sample] } } as unknown as Answers;
    await expect(save(vitaId, { section: 'ARTERIAL_BLOOD_GAS', answers })).rejects.toMatchObject({
      code: 'input-invalid',
    });
    await save(vitaId, { section: 'ARTERIAL_BLOOD_GAS', answers: handedOver(answers) });
    expect(await texts(vitaId, 'electrolytes')).toEqual(['6.9']);
    expect(await alerts(vitaId)).toMatchObject([{ level: 'critical' }]);
  });

  it('with a day are readings of that day', async () => {
    const vitaId = await at.newPatient();
    const tests = { testedOn: '2025-09-01', tsh: '4.2', tshUnit: 'm[IU]/L' };
    await save(vitaId, { section: 'THYROID', answers: { tests } });
    expect(await trend(vitaId, 'thyroid')).toMatchObject([{ date: '2025-09-01', values: [{ text: '4.2' }] }]);
  });

  it('are refused at a time before the birth', async () => {
    const vitaId = await at.newPatient(born('2025-09-15'));
    const tests = { testedOn: '2025-09-01', tsh: '4.2', tshUnit: 'm[IU]/L' };
    await expect(save(vitaId, { section: 'THYROID', answers: { tests } })).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path: 'version.answers.tests.tsh' }] },
    });
  });

  it('move with a merged record, and are corrected there', async () => {
    const [keptId, mergedId] = [await at.newPatient(), await at.newPatient()];
    const written = await save(mergedId, { answers: pressure('128', '76') });
    const then = later(NOW + 3600);
    const { data } = await then(previewMerge, { query: { keptId, mergedId } });
    const versions = { keptVersion: data.kept.updatedAt, mergedVersion: data.merged.updatedAt };
    await then(mergePatients, {
      body: { id: newId(), keptId, mergedId, ...versions, take: [], reason: 'The same person' },
    });
    expect(await texts(keptId, 'bloodpressure')).toEqual(['128/76']);
    await save(keptId, { answers: pressure('126', '74'), follows: [written.id] }, then, NOW + 3600);
    expect(await texts(keptId, 'bloodpressure')).toEqual(['126/74']);
  });

  describe('that were stored before they were readings', () => {
    /** Stores a row as earlier versions did. */
    async function written(
      vitaId: string,
      days: number,
      answers: Answers,
      follows: string[] = [],
      number = 1,
    ) {
      const id = newId();
      const when = NOW - days * DAY;
      await at.database.db
        .insertInto('case_sheet_version')
        .values({
          id,
          organisation_id: at.clinic.organisationId,
          facility_id: at.clinic.facilityId,
          person_id: vitaId,
          written_for: vitaId,
          encounter_id: null,
          section: 'GENERAL',
          number,
          form: 'case-sheet/general@1',
          answers: JSON.stringify(answers),
          follows,
          reason: null,
          author_id: at.clinic.staffId,
          source: 'manual',
          created_at: when,
          updated_at: when,
        })
        .execute();
      return id;
    }
    const takeOver = () => takeOverAllSheets(at.database.db, { now: () => NOW });
    const counted = async () =>
      (await sql<{ count: number }>`select count(*)::int as count from reading`.execute(at.database.db))
        .rows[0]?.count;

    it('become readings with their own dates, and raise alerts of the last 30 days only', async () => {
      const [recent, old] = [await at.newPatient(), await at.newPatient()];
      await written(recent, 10, pressure('178', '116'));
      const first = await written(old, 90, pressure('182', '118'));
      await written(old, 60, { ...pressure('182', '118'), signs: { pallor: 'SOME' } }, [first], 2);
      await takeOver();
      expect(await trend(recent, 'bloodpressure')).toMatchObject([{ timestamp: NOW - 10 * DAY }]);
      expect(await alerts(recent)).toMatchObject([{ level: 'critical' }]);
      expect(await trend(old, 'bloodpressure')).toMatchObject([{ timestamp: NOW - 90 * DAY }]);
      expect(await alerts(old)).toEqual([]);
    });

    it('are migrated once, however often it runs and from however many patients', async () => {
      const patients = await Promise.all(Array.from({ length: 25 }, () => at.newPatient()));
      for (const vitaId of patients) await written(vitaId, 5, pressure('128', '76'));
      const stopped = new AbortController();
      stopped.abort();
      await takeOverAllSheets(at.database.db, { now: () => NOW, signal: stopped.signal });
      await takeOver();
      const before = await counted();
      for (const vitaId of patients) expect(await texts(vitaId, 'bloodpressure')).toEqual(['128/76']);
      expect(await takeOver()).toEqual({ readings: 0, isDone: true });
      expect(await counted()).toBe(before);
    });

    it('are migrated before a new version follows them', async () => {
      const vitaId = await at.newPatient();
      const first = await written(vitaId, 5, pressure('128', '76'));
      await save(vitaId, { answers: pressure('132', '80'), follows: [first] });
      expect(await texts(vitaId, 'bloodpressure')).toEqual(['128/76', '132/80']);
      await takeOver();
      expect(await texts(vitaId, 'bloodpressure')).toEqual(['128/76', '132/80']);
    });
  });
});
