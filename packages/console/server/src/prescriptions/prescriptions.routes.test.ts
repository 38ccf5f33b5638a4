// spec: 107

import { saveCaseSheet } from '@careline/core/internal/case-sheets';
import { addEncounterEvent, createEncounter } from '@careline/core/internal/encounters';
import { listTimeline } from '@careline/core/internal/overview';
import {
  answerQuery,
  getPrescriptionBasis,
  listPrescriptions,
  type NewLine,
  type Prescription,
  printPrescription,
  saveRegistration,
  signPrescription,
  stopLine,
  validateLine,
  withdrawPrescription,
} from '@careline/core/internal/prescriptions';
import { checkPaper } from '@careline/core/internal/prescriptions/checked-paper';
import { getPatientCourse } from '@careline/core/internal/trends';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { encounterContent } from '../../test/content/encounter-content.ts';
import { anImported } from '../../test/content/imported-resources.ts';
import { aLine, aPrescription } from '../../test/content/prescription-content.ts';
import { allergicTo, aSheetVersion } from '../../test/content/sheet-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import type { App } from '../platform/http/app-context.ts';
import { createLog } from '../platform/http/log.ts';
import { pathOf } from '../platform/http/mount-at.ts';
import { asProblem, problemResponse } from '../platform/http/problem-response.ts';
import { recordOf } from '../platform/http/request-record.ts';
import { mountPapers } from './mount-papers.ts';

const content = encounterContent(NOW);
const REGISTERED = { registration_council: 'MH', registration_number: '12345' };
const PRINTED = 'Maharashtra Medical Council 12345';
const SCOPES = ['prohealth', 'search', 'my_encounters', 'facility_encounters'];

describe.each(databasesOfRun)('prescriptions on the $kind database', (kind) => {
  let at: CallClinic;
  let app: App;
  const pharmacistId = newId();

  beforeAll(async () => {
    at = await aCallClinic(kind, SCOPES);
    const { db } = at.database;
    await db
      .updateTable('staff')
      .set({ roles: ['OP Doctor'], scopes: SCOPES, ...REGISTERED })
      .where('id', '=', at.clinic.staffId)
      .execute();
    await db
      .insertInto('staff')
      .values({
        id: pharmacistId,
        organisation_id: at.clinic.organisationId,
        name: 'Ravi Pharmacist',
        email: `${pharmacistId}@test.example`,
        roles: ['Pharmacist'],
        scopes: ['my_encounters'],
      })
      .execute();
    await db
      .insertInto('staff_facility')
      .values({ staff_id: pharmacistId, facility_id: at.clinic.facilityId, position: 0 })
      .execute();
    app = new Hono();
    const log = createLog('off', () => undefined);
    app.onError((error, c) =>
      problemResponse(asProblem(error, recordOf(c.env.incoming), log), recordOf(c.env.incoming)),
    );
    mountPapers(app, db);
  });
  afterAll(() => at.database.remove());

  const pharmacist = (isAudited = false) =>
    clinicalCalls(
      at.database,
      { ...at.clinic, staffId: pharmacistId },
      { now: NOW, scopes: ['my_encounters'], isAudited },
    );
  const sign = async (vitaId: string, lines: NewLine[] = [aLine()], facts = {}): Promise<Prescription> =>
    (await at.call(signPrescription, { body: { prescription: aPrescription(vitaId, NOW, lines, facts) } }))
      .data;
  const listed = async (vitaId: string) => (await at.call(listPrescriptions, { query: { vitaId } })).data;
  const basis = async (vitaId: string) => (await at.call(getPrescriptionBasis, { query: { vitaId } })).data;
  const ofLine = ({ id: prescriptionId, vitaId, lines }: Prescription, index = 0) => ({
    id: newId(),
    vitaId,
    prescriptionId,
    lineId: lines[index]?.id ?? '',
  });

  async function check(code: string) {
    const incoming = { headers: {}, socket: { remoteAddress: `192.0.2.${Math.floor(Math.random() * 250)}` } };
    const headers = { 'content-type': 'application/json' };
    const asked = { method: 'POST', headers, body: JSON.stringify({ code }) };
    const response = await app.request(pathOf(checkPaper), asked, { incoming });
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  }

  it('imply a diabetes until they are withdrawn, as a diagnosis does until it changes', async () => {
    const vitaId = await at.newPatient();
    const known = async () => (await at.call(getPatientCourse, { query: { vitaId } })).course.diabetes?.from;
    const { id: prescriptionId } = await sign(vitaId, [aLine({ medicine: 'Glycomet' })]);
    expect(await known()).toBe('medicine');
    const withdrawal = { prescriptionId, vitaId, reason: 'Another patient' };
    await at.call(withdrawPrescription, { body: { withdrawal } });
    expect(await known()).toBeUndefined();
    let follows: string[] = [];
    const diagnosed = async (certainty: string) => {
      const diagnosis = { term: 'Type 2 diabetes mellitus', code: 'E11.9', certainty };
      const answers = { diagnoses: { diagnoses: [diagnosis] } };
      const version = aSheetVersion(vitaId, NOW, { section: 'DIAGNOSIS', answers, follows });
      follows = [(await at.call(saveCaseSheet, { body: { version } })).data.id];
      return known();
    };
    expect(await diagnosed('PROVISIONAL')).toBeUndefined();
    expect(await diagnosed('CONFIRMED')).toBe('record');
    expect(await diagnosed('RULED_OUT')).toBeUndefined();
    const history = aSheetVersion(vitaId, NOW, {
      section: 'PAST_HISTORY',
      answers: { illnesses: { asked: ['DIABETES'] } },
      follows: [],
    });
    await at.call(saveCaseSheet, { body: { version: history } });
    expect(await known()).toBe('record');
  });

  it('are numbered, stored as signed, and in the list and the timeline', async () => {
    const vitaId = await at.newPatient();
    const lines = [aLine(), aLine({ medicine: 'Amlodipine', strength: '5 mg', frequency: 'OD', days: null })];
    const first = await sign(vitaId, lines, { advice: 'Walk daily' });
    expect(first).toMatchObject({
      facility: 'North',
      advice: 'Walk daily',
      signer: { name: 'Asha Coach' },
      registrationNumber: PRINTED,
      withdrawn: null,
    });
    expect(first.number).toMatch(/^2025-\d{5}$/);
    expect(first.lines.map(({ medicine, from, until }) => [medicine, from, until])).toEqual([
      ['Metformin', '2025-10-09', '2025-11-07'],
      ['Amlodipine', '2025-10-09', null],
    ]);
    const second = await sign(vitaId);
    expect(Number(second.number.slice(5))).toBe(Number(first.number.slice(5)) + 1);
    expect((await listed(vitaId)).map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
    expect(at.call.touched).toEqual([vitaId]);
    const { data } = await at.call(listTimeline, { query: { vitaId, kind: 'prescription' } });
    expect(data.map(({ prescription }) => prescription?.number).toSorted()).toEqual(
      [first.number, second.number].toSorted(),
    );
    expect(await basis(vitaId)).toMatchObject({ registrationNumber: PRINTED, mayPrescribe: true });
    await expect(at.callElsewhere(listPrescriptions, { query: { vitaId } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it.each([
    ['a doctor without patients of their own', ['OP Doctor'], ['search', 'facility_encounters'], false],
    ['a pharmacist', ['Pharmacist'], ['my_encounters'], false],
    ['a coordinator', ['Coordinator'], SCOPES, false],
    ['nobody in particular', [], SCOPES, false],
    ['a doctor who sees patients', ['Coordinator', 'OP Doctor'], ['my_encounters'], true],
  ])('are signed by %s: %#', async (_, roles, scopes, signs) => {
    const vitaId = await at.newPatient();
    const staffId = newId();
    await at.database.db
      .insertInto('staff')
      .values({
        id: staffId,
        organisation_id: at.clinic.organisationId,
        name: 'Somebody',
        email: `${staffId}@test.example`,
        roles,
        scopes,
        ...REGISTERED,
      })
      .execute();
    const call = clinicalCalls(at.database, { ...at.clinic, staffId }, { now: NOW, scopes, isAudited: true });
    const signing = call(signPrescription, { body: { prescription: aPrescription(vitaId, NOW) } });
    if (signs) return expect((await signing).data.signer.id).toBe(staffId);
    await expect(signing).rejects.toMatchObject({ code: 'scope-missing' });
    expect(await listed(vitaId)).toEqual([]);
    const row = await at.database.db
      .selectFrom('audit')
      .select(['action', 'outcome'])
      .where('staff_id', '=', staffId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ action: 'prescriptions/sign', outcome: 'refused' });
  });

  describe('the registration of the doctor', () => {
    const aDoctor = async (stored: Partial<typeof REGISTERED> = {}, roles = ['OP Doctor']) => {
      const id = newId();
      const { organisationId: organisation_id } = at.clinic;
      const row = {
        id,
        organisation_id,
        name: 'Dr. New',
        email: `${id}@test.example`,
        roles,
        scopes: SCOPES,
      };
      await at.database.db
        .insertInto('staff')
        .values({ ...row, ...stored })
        .execute();
      return clinicalCalls(
        at.database,
        { ...at.clinic, staffId: id },
        { now: NOW, scopes: SCOPES, isAudited: true },
      );
    };
    const signBy = async (call: Awaited<ReturnType<typeof aDoctor>>, facts = {}) => {
      const prescription = aPrescription(await at.newPatient(), NOW, [aLine()], facts);
      return (await call(signPrescription, { body: { prescription } })).data;
    };

    it.each<[string, Partial<typeof REGISTERED>]>([
      ['nothing', {}],
      ['a number without its council', { registration_number: '12345' }],
      ['a council without a number', { registration_council: 'MH' }],
      ['what is no number', { registration_council: 'MH', registration_number: 'PENDING' }],
    ])('is required where the staff record has %s', async (_, stored) => {
      await expect(signBy(await aDoctor(stored))).rejects.toMatchObject({
        code: 'registration-missing',
        facts: { action: expect.stringContaining('registration number and council') },
      });
    });

    it('is the one of the staff record, whatever a client sends', async () => {
      const call = await aDoctor({ registration_council: 'KA', registration_number: '45678' });
      const signed = await signBy(call, { registrationNumber: 'MH 99999' });
      expect(signed.registrationNumber).toBe('Karnataka Medical Council 45678');
      const other = await signBy(await aDoctor(REGISTERED), { registrationNumber: undefined });
      expect(other.registrationNumber).toBe(PRINTED);
    });

    it('is stored by the doctor, audited, and printed from then on', async () => {
      const call = await aDoctor({ registration_number: '45678' });
      const vitaId = await at.newPatient();
      expect((await call(getPrescriptionBasis, { query: { vitaId } })).data).toMatchObject({
        registrationNumber: '',
        registration: { council: '', number: '45678' },
      });
      const registration = { council: 'KA', number: ' dmc / 45678' } as const;
      const { data } = await call(saveRegistration, { body: { registration } });
      expect(data).toEqual({ council: 'KA', number: 'DMC/45678' });
      expect(call.noted).toMatchObject({
        changes: { registration: { before: { council: '', number: '45678' }, after: data } },
      });
      expect((await signBy(call)).registrationNumber).toBe('Karnataka Medical Council DMC/45678');
    });

    it('is refused for users who are not doctors', async () => {
      const call = await aDoctor({}, ['Pharmacist']);
      const registration = { council: 'KA', number: '45678' } as const;
      await expect(call(saveRegistration, { body: { registration } })).rejects.toMatchObject({
        code: 'scope-missing',
      });
    });
  });

  it('are not stored against a recorded allergy or a pregnancy without a reason', async () => {
    const vitaId = await at.newPatient({ gender: 'FEMALE', birthDate: '1996-05-12' });
    await anImported(at, vitaId, 'AllergyIntolerance', { code: { text: 'Penicillin' } });
    const telmisartan = aLine({ medicine: 'Telmisartan', strength: '40 mg', frequency: 'OD' });
    const unknown = await sign(vitaId, [telmisartan]);
    expect(unknown.lines[0]?.warnings).toMatchObject([
      { kind: 'pregnancy', severity: 'important', rule: 'pregnancy:unknown-ace-arb' },
    ]);
    const { organisationId: organisation_id, facilityId: facility_id, staffId: author_id } = at.clinic;
    await at.database.db
      .insertInto('pregnancy')
      .values({
        ...{
          id: newId(),
          organisation_id,
          facility_id,
          person_id: vitaId,
          author_id,
          created_at: NOW - 86_400,
        },
        ...{ edd: '2026-02-01', basis: 'edd', lmp: null, cycle_days: null, scan_on: null, scan_days: null },
        ended_at: null,
      })
      .execute();
    await expect(sign(vitaId, [{ ...telmisartan, id: newId() }])).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path: 'prescription.lines.0.override' }] },
    });
    expect(await basis(vitaId)).toMatchObject({
      ...{ allergies: ['Penicillin'], noKnownAllergies: false, pregnancy: 'yes' },
    });
    const amoxicillin = aLine({
      medicine: 'Amoxicillin',
      strength: '500 mg',
      form: 'capsule',
      unit: 'capsule',
    });
    await expect(sign(vitaId, [aLine(), amoxicillin])).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path: 'prescription.lines.1.override' }] },
    });
    const signed = await sign(vitaId, [{ ...amoxicillin, override: 'Tolerated in 2024' }]);
    expect(signed.lines[0]).toMatchObject({
      override: 'Tolerated in 2024',
      warnings: [
        { kind: 'allergy', severity: 'severe', about: 'Penicillin' },
        { kind: 'dose', severity: 'note' },
      ],
    });
    // A duplicate is reported but needs no reason.
    const again = await sign(vitaId, [{ ...amoxicillin, id: newId(), override: 'As before' }]);
    expect(again.lines[0]?.warnings.map((one) => one.kind)).toEqual(['allergy', 'duplicate', 'dose']);
    // An earlier question is not asked again.
    expect((await basis(vitaId)).asked).toContain('pregnancy:unknown-ace-arb ');
  });

  it('refuse a line without its strength, with one ten times too high, and insulin in mL', async () => {
    const vitaId = await at.newPatient();
    const insulin = { form: 'injection', unit: 'mL', amount: 10, route: 'subcutaneous' } as const;
    const lines = [
      aLine({ medicine: 'Telmisartan', strength: '' }),
      aLine({ medicine: 'Warf 50', strength: '' }),
      aLine({ medicine: 'Actrapid', strength: '', ...insulin }),
    ];
    for (const line of lines)
      await expect(sign(vitaId, [line])).rejects.toMatchObject({
        code: 'input-invalid',
        facts: { errors: [{ path: 'prescription.lines.0.override' }] },
      });
    const signed = await sign(vitaId, [aLine({ medicine: 'Telmisartan', strength: '40 mg' })]);
    expect(signed.lines[0]?.strength).toBe('40 mg');
  });

  it('use the allergies of the case sheet, and that there are none', async () => {
    const vitaId = await at.newPatient();
    const save = (facts: object) =>
      at.call(saveCaseSheet, { body: { version: aSheetVersion(vitaId, NOW, facts) } });
    expect(await basis(vitaId)).toMatchObject({ allergies: [], noKnownAllergies: false });
    const none = newId();
    await save({ id: none });
    expect(await basis(vitaId)).toMatchObject({ allergies: [], noKnownAllergies: true });
    await save({ answers: allergicTo('Sulfa drugs'), follows: [none] });
    await anImported(at, vitaId, 'AllergyIntolerance', { code: { text: 'SULFA DRUGS' } });
    expect(await basis(vitaId)).toMatchObject({
      allergies: [expect.stringMatching(/^sulfa drugs$/i)],
      noKnownAllergies: false,
    });
    const line = aLine({ medicine: 'Co-trimoxazole', strength: '800 mg/160 mg' });
    await expect(sign(vitaId, [line])).rejects.toMatchObject({ code: 'input-invalid' });
  });

  it.each<[string, Partial<NewLine>, object, string]>([
    ['a start before today', { start: '2025-10-01' }, {}, 'prescription.lines.0.start'],
    ['an encounter of somebody else', {}, { encounterId: newId() }, 'prescription.encounterId'],
  ])('are refused with %s', async (_, line, facts, path) => {
    const vitaId = await at.newPatient();
    await expect(sign(vitaId, [aLine(line)], facts)).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path }] },
    });
  });

  it('are signed once, whatever their id', async () => {
    const vitaId = await at.newPatient();
    const line = aLine();
    const { id } = await sign(vitaId, [line]);
    await expect(sign(vitaId, [aLine()], { id })).rejects.toMatchObject({ code: 'conflict' });
    await expect(sign(vitaId, [line])).rejects.toMatchObject({ code: 'conflict' });
  });

  it('lose a stopped medicine, and all of them when withdrawn', async () => {
    const vitaId = await at.newPatient();
    const signed = await sign(vitaId, [aLine(), aLine({ medicine: 'Amlodipine', strength: '5 mg' })]);
    expect((await basis(vitaId)).current).toEqual(['Metformin 500 mg', 'Amlodipine 5 mg']);
    const stop = { ...ofLine(signed), reason: 'Loose stools' };
    const { data } = await at.call(stopLine, { body: { stop } });
    expect(data.lines[0]?.events).toMatchObject([
      { kind: 'stopped', text: 'Loose stools', by: { name: 'Asha Coach' } },
    ]);
    expect((await basis(vitaId)).current).toEqual(['Amlodipine 5 mg']);
    const again = at.call(stopLine, { body: { stop: { ...stop, id: newId() } } });
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      pharmacist()(stopLine, { body: { stop: { ...ofLine(signed, 1), reason: 'No' } } }),
    ).rejects.toThrow();
    const withdrawal = { vitaId, prescriptionId: signed.id, reason: 'Another patient' };
    const withdrawn = await at.call(withdrawPrescription, { body: { withdrawal } });
    expect(withdrawn.data.withdrawn).toMatchObject({ text: 'Another patient', by: { name: 'Asha Coach' } });
    await expect(at.call(withdrawPrescription, { body: { withdrawal } })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await basis(vitaId)).current).toEqual([]);
  });

  it('are reviewed line by line by a user who is assigned to an encounter for it', async () => {
    const vitaId = await at.newPatient();
    const signed = await sign(vitaId);
    const encounter = content.consultation(vitaId, at.clinic.facilityId, {
      serviceType: 'PRESCRIPTION_VALIDATION',
    });
    await at.call(createEncounter, { body: { encounter } });
    const validation = {
      ...ofLine(signed),
      encounterId: encounter.id,
      validation: 'queried' as const,
      remark: 'Twice a day, or once?',
    };
    const validate = (facts = {}) =>
      pharmacist()(validateLine, { body: { validation: { ...validation, id: newId(), ...facts } } });
    await expect(validate()).rejects.toMatchObject({ code: 'scope-missing' });
    const assigned = content.event('assign_care_provider', { careProviderId: pharmacistId });
    const found = { vitaId, encounterId: encounter.id };
    await at.call(addEncounterEvent, { body: { ...found, version: 1, event: assigned } });
    await expect(validate()).rejects.toMatchObject({ code: 'conflict' });
    await pharmacist()(addEncounterEvent, {
      body: { ...found, version: 2, event: content.event('accept') },
    });
    const { data } = await validate();
    expect(data.lines[0]?.events).toMatchObject([{ kind: 'queried', text: 'Twice a day, or once?' }]);
    const answer = { ...ofLine(signed), answer: 'Twice' };
    await expect(pharmacist()(answerQuery, { body: { answer } })).rejects.toMatchObject({
      code: 'scope-missing',
    });
    await at.call(answerQuery, { body: { answer } });
    await expect(
      at.call(answerQuery, { body: { answer: { ...answer, id: newId() } } }),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
    const accepted = await validate({ validation: 'accepted', remark: '' });
    expect(accepted.data.lines[0]?.events.map((one) => one.kind)).toEqual([
      'queried',
      'answered',
      'accepted',
    ]);
    const own = at.call(validateLine, { body: { validation: { ...validation, id: newId() } } });
    await expect(own).rejects.toMatchObject({ code: 'scope-missing' });
    const other = content.consultation(vitaId, at.clinic.facilityId);
    await at.call(createEncounter, { body: { encounter: other } });
    await expect(validate({ encounterId: other.id })).rejects.toMatchObject({ code: 'input-invalid' });
  });

  it('are verified by the code on their paper, with medicines and doses to compare, and only the doctor’s name', async () => {
    const vitaId = await at.newPatient({ name: 'Lakshmi Narayan', birthDate: '1960-05-12' });
    const signed = await sign(vitaId, [
      aLine(),
      aLine({ medicine: 'Amlodipine', strength: '5 mg', reason: 'Blood pressure', instructions: 'Call me' }),
    ]);
    const print = async () =>
      (await at.call(printPrescription, { body: { vitaId, prescriptionId: signed.id } })).data.code;
    const [one, other] = [await print(), await print()];
    expect(one).not.toBe(other);
    const { status, answer } = await check(one);
    expect(status).toBe(200);
    expect(answer).toEqual({
      state: 'valid',
      number: signed.number,
      facility: 'North',
      signer: 'Asha Coach',
      registrationNumber: PRINTED,
      signedAt: NOW,
      timeZone: 'Asia/Kolkata',
      lines: 2,
      stoppedLines: 0,
      initials: 'L. N.',
      birthYear: '1960',
      endedAt: null,
      medicines: [
        {
          name: { en: 'Metformin 500 mg, tablet', hi: 'Metformin 500 mg, गोली' },
          directions: {
            en: '1 tablet twice a day (1-0-1), after food, for 30 days',
            hi: '1 गोली, दिन में दो बार (1-0-1), खाने के बाद, 30 दिन तक',
          },
          ...{ isStopped: false, dispensed: { en: '', hi: '' }, supplies: [] },
        },
        expect.objectContaining({ name: { en: 'Amlodipine 5 mg, tablet', hi: 'Amlodipine 5 mg, गोली' } }),
      ],
    });
    expect(JSON.stringify(answer)).not.toMatch(/Blood pressure|Call me|Lakshmi/);
    const stored = await at.database.db.selectFrom('prescription_paper').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(one);
    await at.call(stopLine, { body: { stop: { ...ofLine(signed), reason: 'Loose stools' } } });
    expect((await check(other)).answer).toMatchObject({
      ...{ state: 'valid', stoppedLines: 1 },
      medicines: [{ isStopped: true }, { isStopped: false }],
    });
    await at.call(stopLine, { body: { stop: { ...ofLine(signed, 1), reason: 'Swelling' } } });
    expect((await check(other)).answer).toMatchObject({ state: 'stopped', endedAt: NOW });
    const withdrawal = { vitaId, prescriptionId: signed.id, reason: 'Another patient' };
    await at.call(withdrawPrescription, { body: { withdrawal } });
    expect((await check(one)).answer).toMatchObject({ state: 'withdrawn', endedAt: NOW, medicines: [] });
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit
      where action = 'rx/check' and ${vitaId}::uuid = any(person_ids)`.execute(at.database.db);
    expect(rows[0]?.count).toBe(4);
    await expect(
      at.callElsewhere(printPrescription, { body: { vitaId, prescriptionId: signed.id } }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    ['an unknown code', 'A'.repeat(22), 404],
    ['no code at all', '', 422],
    ['another text', "' or 1=1 --", 422],
  ])('with %s are unknown', async (_, code, status) => {
    expect((await check(code)).status).toBe(status);
  });
});
