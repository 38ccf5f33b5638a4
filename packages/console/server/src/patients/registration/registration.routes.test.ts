// spec: 88, 92-96, 243

import { DEFAULT_CHANNELS, isOwnUhid, listPatients } from '@careline/core/internal/patients';
import {
  getRegistration,
  listDuplicates,
  registerPatient,
  updatePatient,
} from '@careline/core/internal/patients/registration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../../test/clinical-calls.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { aRegistration, type RegistrationBody } from '../../../test/patients/registrations.ts';
import { aPerson } from '../../../test/people.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import { insertPersons } from './persons.ts';

/** 21 November 2026, 10:00 in India. */
const NOW = Date.UTC(2026, 10, 21, 4, 30) / 1000;
const TODAY = '2026-11-21';
/** The first second of that day in India. */
const DAY_BEGAN = Date.UTC(2026, 10, 20, 18, 30) / 1000;
const WHY = { code: 'patient-said' as const };
const IN_MOTHERHOOD = { enrolments: [{ programme: 'healthy_motherhood' as const, enrolledOn: TODAY }] };

describe.each(databasesOfRun)('registration on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  let call: ClinicalCalls;
  let elsewhere: ClinicalCalls;

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    call = clinicalCalls(database, clinic, { now: NOW, scopes: ['prohealth', 'search'] });
    elsewhere = clinicalCalls(database, clinic, { now: NOW, facilityId: clinic.otherFacilityId });
  });
  afterAll(() => database.remove());

  const register = (facts: Partial<RegistrationBody> = {}, at = call) =>
    at(registerPatient, { body: aRegistration(NOW, facts) });
  const found = async (by: 'uhid' | 'phone' | 'name', text: string) =>
    (await call(listPatients, { body: { by, text } })).data.map(({ vitaId }) => vitaId);
  const rowsOf = async (table: 'consent' | 'pregnancy' | 'enrolment', vitaId: string) =>
    database.db.selectFrom(table).select('id').where('person_id', '=', vitaId).execute();

  describe('of a new patient', () => {
    it('stores everything entered', async () => {
      const { vitaId, data } = await register({
        ...IN_MOTHERHOOD,
        names: [
          { given: 'लक्ष्मी ', family: 'अय्यर' },
          { use: 'maiden', given: 'Laxmi', family: "D'Souza" },
        ],
        birthDate: undefined,
        age: { value: 30, unit: 'years' },
        phones: [{ value: '+91 98100 00001' }, { value: '022 2345 6789', use: 'home' }],
        emails: ['lakshmi@example.com'],
        addresses: [
          { title: 'HOME', line: '2-4, MG Road', city: 'Chennai', state: 'Tamil Nadu', pin: '600 040' },
        ],
        languages: ['ta', 'en'],
        callingTime: { from: '10:00', to: '12:30' },
        nextOfKin: [{ name: 'Ravi', relation: 'husband', phone: '9810000002' }],
        channels: [{ channelType: 'SMS', isEnabled: false }],
        pregnancy: { lmp: '2026-08-29', scan: { on: TODAY, weeks: 10, days: 6 }, edd: '2027-06-13' },
        uhid: 'cl 1234567897',
      });
      expect(data).toEqual({
        vitaId,
        updatedAt: NOW,
        uhid: 'CL1234567897',
        name: 'लक्ष्मी अय्यर',
        names: [
          { use: 'official', given: 'लक्ष्मी', family: 'अय्यर' },
          { use: 'maiden', given: 'Laxmi', family: "D'Souza" },
        ],
        gender: 'FEMALE',
        birthDate: '1995',
        phones: [
          { value: '+91 98100 00001', use: 'mobile' },
          { value: '022 2345 6789', use: 'home' },
        ],
        emails: ['lakshmi@example.com'],
        addresses: [
          { title: 'HOME', line: '2-4, MG Road', city: 'Chennai', state: 'Tamil Nadu', pin: '600040' },
        ],
        languages: ['ta', 'en'],
        callingTime: { from: '10:00', to: '12:30' },
        nextOfKin: [{ name: 'Ravi', relation: 'husband', phone: '9810000002' }],
        channels: DEFAULT_CHANNELS.map((one) => ({ ...one, isEnabled: one.channelType !== 'SMS' })),
        enrolments: [{ programme: 'healthy_motherhood', enrolledAt: DAY_BEGAN }],
        pastEnrolments: [],
        consentWithdrawnAt: null,
        deceased: null,
        pregnancy: {
          edd: '2027-06-13',
          basis: 'scan',
          lmp: '2026-08-29',
          scan: { on: TODAY, weeks: 10, days: 6 },
        },
        consent: {
          textId: 'registration',
          version: '1',
          locale: 'en',
          givenAt: NOW - 60,
          how: 'spoken',
          by: 'patient',
        },
      });
      expect(call.touched).toEqual([vitaId]);
      expect(await found('name', 'lakshmee')).toContain(vitaId);
      expect(await found('name', 'dsouza')).toContain(vitaId);
      expect(await found('phone', '09810000001')).toEqual([vitaId]);
      expect(await found('uhid', 'CL1234567897')).toEqual([vitaId]);
    });

    it('requires only a name, a birth date and a consent, and creates a UHID', async () => {
      const { vitaId, data } = await register();
      expect(isOwnUhid(data.uhid ?? '')).toBe(true);
      expect(data).toMatchObject({ phones: [], enrolments: [], pregnancy: null, channels: DEFAULT_CHANNELS });
      expect((await call(getRegistration, { query: { vitaId } })).data).toEqual(data);
    });

    it('creates no duplicate when sent again', async () => {
      const body = aRegistration(NOW, {
        ...IN_MOTHERHOOD,
        pregnancy: { lmp: '2026-08-29', edd: '2027-06-05' },
      });
      const first = await call(registerPatient, { body });
      expect(await call(registerPatient, { body })).toEqual(first);
      for (const table of ['consent', 'pregnancy', 'enrolment'] as const) {
        expect(await rowsOf(table, first.vitaId)).toHaveLength(1);
      }
    });

    it('with other facts under the same id is a conflict that shows what is stored', async () => {
      const body = aRegistration(NOW);
      const { vitaId, data } = await call(registerPatient, { body });
      const changed = call(registerPatient, { body: { ...body, gender: 'OTHER' } });
      await expect(changed).rejects.toMatchObject({ code: 'conflict', facts: { patient: data } });
      expect((await call(getRegistration, { query: { vitaId } })).data).toEqual(data);
    });

    it("under the id of another facility's patient is a conflict that shows nothing", async () => {
      const { vitaId } = await register({}, elsewhere);
      const refusal = await register({ vitaId }).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: 'conflict' });
      expect(refusal).not.toHaveProperty('facts.patient');
    });

    it('with a UHID used here shows the patient', async () => {
      const uhid = 'AH/2026/77';
      const { vitaId } = await register({ uhid, phones: [{ value: '9810000003' }] });
      await expect(register({ uhid: 'ah-2026-77' })).rejects.toMatchObject({
        code: 'uhid-taken',
        facts: { patient: { vitaId, uhid, phoneEnding: '0003', matchedOn: 'uhid' } },
      });
    });

    it('with a UHID used elsewhere says only that', async () => {
      const uhid = 'AH/2026/78';
      await register({ uhid, names: [{ given: 'Secret' }] }, elsewhere);
      const refusal = await register({ uhid }).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: 'patient-elsewhere', facts: { action: /Ask that facility/ } });
      expect(JSON.stringify(refusal)).not.toContain('Secret');
    });

    it('with one UHID at the same moment creates one patient', async () => {
      const uhid = 'AH/2026/79';
      const tries = await Promise.allSettled([register({ uhid }), register({ uhid }), register({ uhid })]);
      const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
      expect(refused).toEqual(['uhid-taken', 'uhid-taken']);
      expect(await found('uhid', uhid)).toHaveLength(1);
    });

    it.each<[string, Partial<RegistrationBody>, string, string]>([
      ['a phone that is none', { phones: [{ value: '12345' }] }, 'phones.0.value', 'must be a phone number'],
      ['no birth date', { birthDate: undefined }, 'birthDate', 'must be given'],
      ['a UHID with a wrong digit', { uhid: 'CL1234567892' }, 'uhid', 'has a wrong digit'],
      [
        'another due date than the dates have',
        { ...IN_MOTHERHOOD, pregnancy: { lmp: '2026-08-29', edd: '2027-01-01' } },
        'pregnancy.edd',
        'does not match the other dates: 2027-06-05',
      ],
      ["a child's own consent", { birthDate: '2015-01-01' }, 'consent.by', 'must be a guardian'],
    ])('is refused with %s, and nothing is stored', async (_, facts, path, message) => {
      const vitaId = newId();
      await expect(register({ ...facts, vitaId })).rejects.toMatchObject({
        code: 'input-invalid',
        facts: { errors: [{ path, message: expect.stringContaining(message) }] },
      });
      await expect(call(getRegistration, { query: { vitaId } })).rejects.toMatchObject({ code: 'not-found' });
    });
  });

  describe('a change', () => {
    it('replaces the given fields and keeps the rest', async () => {
      const { vitaId, data: before } = await register({
        ...IN_MOTHERHOOD,
        phones: [{ value: '9810000010' }],
        emails: ['one@example.com'],
        uhid: 'AH/2026/90',
        pregnancy: { lmp: '2026-08-29', edd: '2027-06-05' },
      });
      const { data } = await call(updatePatient, {
        body: {
          vitaId,
          updatedAt: before.updatedAt,
          reason: WHY,
          names: [{ given: 'Parvati' }],
          phones: [{ value: '9810000011' }],
          enrolments: [{ programme: 'ahc', enrolledOn: TODAY }],
          uhid: 'AH/2026/91',
          callingTime: { from: '09:00', to: '10:00' },
        },
      });
      expect(data).toEqual({
        ...before,
        updatedAt: NOW + 1,
        name: 'Parvati',
        names: [{ use: 'official', given: 'Parvati' }],
        phones: [{ value: '9810000011', use: 'mobile' }],
        uhid: 'AH/2026/91',
        callingTime: { from: '09:00', to: '10:00' },
        enrolments: [
          { programme: 'ahc', enrolledAt: DAY_BEGAN },
          { programme: 'healthy_motherhood', enrolledAt: DAY_BEGAN },
        ],
      });
      expect(await found('name', 'paarvathi')).toContain(vitaId);
      expect(await found('phone', '9810000010')).toEqual([]);
      expect(await found('uhid', 'AH/2026/90')).toEqual([vitaId]);
    });

    it('of an older version is a conflict that shows the newer one, and stores nothing', async () => {
      const { vitaId, data: before } = await register();
      const change = { vitaId, updatedAt: before.updatedAt, reason: WHY };
      const { data: newer } = await call(updatePatient, { body: { ...change, gender: 'OTHER' } });
      const late = call(updatePatient, { body: { ...change, names: [{ given: 'Late' }] } });
      await expect(late).rejects.toMatchObject({ code: 'conflict', facts: { patient: newer } });
      expect((await call(getRegistration, { query: { vitaId } })).data).toEqual(newer);
    });

    it('by two simultaneous requests from one version is stored once', async () => {
      const { vitaId, data } = await register();
      const change = (given: string) =>
        call(updatePatient, { body: { vitaId, updatedAt: data.updatedAt, names: [{ given }], reason: WHY } });
      const tries = await Promise.allSettled([change('One'), change('Two')]);
      expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    it('ends a correctly recorded pregnancy, and dates another', async () => {
      const pregnancy = { lmp: '2026-08-29', edd: '2027-06-05' };
      const { vitaId, data } = await register({ ...IN_MOTHERHOOD, pregnancy });
      const at = { vitaId, updatedAt: data.updatedAt, reason: WHY };
      const ended = await call(updatePatient, { body: { ...at, pregnancy: null } });
      expect(ended.data.pregnancy).toBeNull();
      const again = await call(updatePatient, {
        body: {
          vitaId,
          updatedAt: ended.data.updatedAt,
          reason: WHY,
          pregnancy: { lmp: '2026-09-05', edd: '2027-06-12' },
        },
      });
      expect(again.data.pregnancy).toMatchObject({ edd: '2027-06-12', basis: 'lmp' });
      expect(await rowsOf('pregnancy', vitaId)).toHaveLength(2);
    });

    it.each<[string, object, string, string]>([
      ['a phone that is none', { phones: [{ value: '1' }] }, 'phones.0.value', 'phone number'],
      [
        'a pregnancy outside its programme',
        { pregnancy: { lmp: '2026-08-29', edd: '2027-06-05' } },
        'pregnancy',
        'programme',
      ],
      [
        'an enrolment before the birth that is known',
        { enrolments: [{ programme: 'ahc', enrolledOn: '1996-04-30' }] },
        'enrolments.0.enrolledOn',
        'birth',
      ],
    ])('is refused with %s', async (_, change, path, message) => {
      const { vitaId, data } = await register();
      const body = { vitaId, updatedAt: data.updatedAt, reason: WHY, ...change };
      await expect(call(updatePatient, { body })).rejects.toMatchObject({
        code: 'input-invalid',
        facts: { errors: [{ path, message: expect.stringContaining(message) }] },
      });
    });

    it("to another facility's patient returns not found", async () => {
      const { vitaId } = await register({}, elsewhere);
      const refusals = [];
      for (const id of [vitaId, newId()]) {
        const body = { vitaId: id, updatedAt: NOW, gender: 'OTHER' as const, reason: WHY };
        refusals.push(await call(updatePatient, { body }).catch(({ code, facts }) => ({ code, facts })));
      }
      expect(refusals[0]).toEqual(refusals[1]);
      expect(refusals[0]).toMatchObject({ code: 'not-found' });
    });

    it('of imported data keeps what it does not name', async () => {
      const imported = aPerson(clinic, {
        name: 'Asha Rao',
        names: [{ use: 'official', given: ['Asha', 'K'], family: 'Rao' }, { text: 'Asha Aunty' }, 'no name'],
        gender: 'unknown',
        birthDate: null,
        addresses: [{ use: 'work', line: ['1 High St', 'Flat 2'], postalCode: 'SW1A 1AA', country: 'GB' }],
        source: 'synthea',
        sourceId: newId(),
      });
      await runWork(database.db, (tx) => insertPersons(tx, [imported]));
      const { data: before } = await call(getRegistration, { query: { vitaId: imported.id } });
      expect(before).toMatchObject({
        names: [
          { use: 'official', given: 'Asha K', family: 'Rao' },
          { use: 'usual', given: 'Asha Aunty' },
        ],
        gender: null,
        birthDate: null,
        addresses: [{ title: 'WORK', line: '1 High St, Flat 2, SW1A 1AA' }],
        consent: null,
      });
      const change = {
        vitaId: imported.id,
        updatedAt: before.updatedAt,
        reason: WHY,
        phones: [{ value: '9810000012' }],
      };
      const { data } = await call(updatePatient, { body: change });
      expect(data).toMatchObject({ names: before.names, addresses: before.addresses, uhid: null });
    });
  });

  describe('possible matches', () => {
    const who = async (body: Parameters<typeof call<typeof listDuplicates>>[1]['body'], at = call) => {
      const { data, elsewhere: isElsewhere } = await at(listDuplicates, { body });
      return { fits: data.map(({ vitaId, fits }) => [vitaId, fits]), isElsewhere };
    };
    let meera: string;

    beforeAll(async () => {
      const facts = {
        names: [{ given: 'Meera', family: 'Nair' }],
        birthDate: '1981-03-04',
        phones: [{ value: '9820000001' }],
        uhid: 'DUP/1',
      };
      ({ vitaId: meera } = await register(facts));
      await register(
        { ...facts, names: [{ given: 'Zubeida' }], uhid: 'DUP/2', phones: [{ value: '9820000002' }] },
        elsewhere,
      );
    });

    it.each<[string, object, string[] | undefined]>([
      ['the UHID in another form', { uhid: 'dup-1' }, ['uhid']],
      ['the phone in another form', { phones: [{ value: '+91 98200-00001' }] }, ['phone']],
      [
        'name and birth date',
        { names: [{ given: 'Meera' }], birthDate: '1981-03-04' },
        ['name', 'birthDate'],
      ],
      [
        'a name that sounds so',
        { names: [{ given: 'मीरा' }], birthDate: '1981-03-04' },
        ['name', 'birthDate'],
      ],
      [
        'given and family name exchanged',
        { names: [{ given: 'Nair' }], birthDate: '1981-03-04' },
        ['name', 'birthDate'],
      ],
      [
        'day and month exchanged',
        { names: [{ given: 'Meera' }], birthDate: '1981-04-03' },
        ['name', 'birthDate'],
      ],
      ['the year of birth', { names: [{ given: 'Meera' }], birthDate: '1982' }, ['name', 'birthDate']],
      ['an age', { names: [{ given: 'Meera' }], age: { value: 45, unit: 'years' } }, ['name', 'birthDate']],
      [
        'everything',
        {
          uhid: 'DUP/1',
          phones: [{ value: '9820000001' }],
          names: [{ given: 'Meera' }],
          birthDate: '1981-03-04',
        },
        ['uhid', 'phone', 'name', 'birthDate'],
      ],
      ['a name alone', { names: [{ given: 'Meera' }] }, undefined],
      ['a birth date alone', { birthDate: '1981-03-04' }, undefined],
      ['name and another birth date', { names: [{ given: 'Meera' }], birthDate: '1981-03-05' }, undefined],
      ['nothing', {}, undefined],
      ['a phone without digits', { phones: [{ value: 'none' }] }, undefined],
    ])('are found here by %s', async (_, question, fits) => {
      expect(await who(question)).toEqual({ fits: fits ? [[meera, fits]] : [], isElsewhere: false });
    });

    it('are named for the audit, and a patient is never their own duplicate', async () => {
      await call(listDuplicates, { body: { uhid: 'DUP/1' } });
      expect(call.touched).toEqual([meera]);
      expect(await who({ uhid: 'DUP/1', except: meera })).toEqual({ fits: [], isElsewhere: false });
    });

    it.each<[string, object, boolean]>([
      ['the UHID', { uhid: 'DUP/2' }, true],
      ['name and phone', { names: [{ given: 'Zubeda' }], phones: [{ value: '9820000002' }] }, false],
      [
        'name, as it sounds, and phone',
        { names: [{ given: 'Jubeida' }], phones: [{ value: '9820000002' }] },
        true,
      ],
      ['name and birth date', { names: [{ given: 'Zubeida' }], birthDate: '1981-03-04' }, true],
      ['a phone alone, which a family shares', { phones: [{ value: '9820000002' }] }, false],
    ])('at another facility by %s are only reported to exist', async (_, question, isElsewhere) => {
      expect(await who(question)).toEqual({ fits: [], isElsewhere });
      expect(call.touched).toEqual([]);
    });
  });
});
