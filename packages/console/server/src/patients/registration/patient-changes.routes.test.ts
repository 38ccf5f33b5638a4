// spec: 88

import { dial } from '@careline/core/internal/calls';
import { listWork } from '@careline/core/internal/calls/worklist';
import { sendSms } from '@careline/core/internal/communication';
import type { BodyOf } from '@careline/core/internal/http';
import { getPatient, listPatients } from '@careline/core/internal/patients';
import {
  activateProgramme,
  getRegistration,
  getRegistrationHistory,
  type RegisteredPatient,
  registerPatient,
  updatePatient,
  updateStatus,
} from '@careline/core/internal/patients/registration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { aMessage } from '../../../test/content/message-content.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { aRegistration, type RegistrationBody } from '../../../test/patients/registrations.ts';
import { aPerson } from '../../../test/people.ts';
import { replacePerson } from '../../import/patients/replace-person.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import { recordConsent } from '../record-consent.ts';

const WHY = { code: 'patient-said' } as const;
/** 9 October 2025 at the clinic, and days around it. */
const TODAY = '2025-10-09';
const DAY = (text: string) => Date.parse(`${text}T00:00:00+05:30`) / 1000;

type Change = Omit<BodyOf<typeof updatePatient>, 'vitaId' | 'updatedAt' | 'reason'>;
type Enrolment = Omit<BodyOf<typeof activateProgramme>, 'vitaId'>;
type Status = Omit<BodyOf<typeof updateStatus>, 'vitaId'>;

describe.each(databasesOfRun)('changes of a patient on the $kind database', (kind) => {
  let at: CallClinic;

  beforeAll(async () => {
    at = await aCallClinic(kind, ['prohealth', 'search']);
  });
  afterAll(() => at.database.remove());

  const registered = async (facts: Partial<RegistrationBody> = {}) => {
    const body = aRegistration(NOW, { phones: [{ value: '98100 00001' }], ...facts });
    return (await at.call(registerPatient, { body })).data;
  };
  const read = async (vitaId: string) => (await at.call(getRegistration, { query: { vitaId } })).data;
  const change = async ({ vitaId, updatedAt }: RegisteredPatient, named: Change) =>
    (await at.call(updatePatient, { body: { vitaId, updatedAt, reason: WHY, ...named } })).data;
  const enrolment = async (vitaId: string, body: Enrolment, call = at.call) =>
    (await call(activateProgramme, { body: { vitaId, ...body } })).data;
  const status = async (vitaId: string, body: Status) =>
    (await at.call(updateStatus, { body: { vitaId, ...body } })).data;
  const historyOf = async (vitaId: string) =>
    (await at.call(getRegistrationHistory, { query: { vitaId } })).data;
  const due = async (vitaId: string) =>
    (await at.call(listWork, { query: {} })).data.filter((item) => item.vitaId === vitaId);
  const rings = (vitaId: string) => at.call(dial, { body: { contact: at.content.contact(vitaId) } });
  const stored = (vitaId: string) =>
    at.database.db
      .selectFrom('person')
      .select(['name', 'names', 'addresses', 'emails', 'languages', 'next_of_kin'])
      .where('id', '=', vitaId)
      .executeTakeFirstOrThrow();

  describe('of the registration', () => {
    it('adds a line of who, when, why and what, in the same transaction', async () => {
      const before = await registered();
      const { vitaId } = before;
      const named = {
        phones: [{ of: 0 }, { value: '98100 00002', use: 'home' as const }],
        emails: ['a@b.in'],
      };
      const after = await change(before, named);
      expect(await historyOf(vitaId)).toEqual([
        {
          id: expect.any(String),
          kind: 'registration',
          at: NOW,
          author: { id: at.clinic.staffId, name: expect.any(String) },
          reason: { code: 'patient-said' },
          changes: [
            { field: 'phones', before: before.phones, after: after.phones },
            { field: 'emails', before: [], after: ['a@b.in'] },
          ],
        },
      ]);
      const refused = change(after, { phones: [{ of: 0 }, { value: '1' }] });
      await expect(refused).rejects.toMatchObject({
        code: 'input-invalid',
        facts: { errors: [{ path: 'phones.1.value' }] },
      });
      expect(await historyOf(vitaId)).toHaveLength(1);
      expect(at.call.noted).toEqual({});
    });

    it.each<[string, object, string]>([
      ['another code', { code: 'completed' }, 'reason.code'],
      ['no words for another reason', { code: 'other' }, 'reason.text'],
    ])('is refused with %s', async (_, reason, path) => {
      const { vitaId, updatedAt } = await registered();
      const body = { vitaId, updatedAt, gender: 'OTHER' as const, reason: reason as typeof WHY };
      await expect(at.call(updatePatient, { body })).rejects.toMatchObject({
        code: 'input-invalid',
        facts: { errors: [{ path }] },
      });
    });

    it.each<[string, Change, string]>([
      ['an entry there is none of', { phones: [{ of: 3 }] }, 'phones.0.of'],
      ['an entry twice', { phones: [{ of: 0 }, { of: 0 }] }, 'phones.1.of'],
      ['a new phone without a number', { phones: [{ use: 'home' }] }, 'phones.0.value'],
      ['a number that is there', { phones: [{ of: 0 }, { value: '+91 98100 00001' }] }, 'phones.1.value'],
      ['more than a registration takes', { emails: ['a@b.in', 'b@b.in', 'c@b.in', 'd@b.in'] }, 'emails'],
    ])('is refused with %s', async (_, named, path) => {
      await expect(change(await registered(), named)).rejects.toMatchObject({
        code: 'input-invalid',
        facts: { errors: [{ path }] },
      });
    });

    it('of two at once: the second learns who was first, and sees the result', async () => {
      const before = await registered();
      const first = await change(before, { emails: ['first@b.in'] });
      await expect(change(before, { gender: 'OTHER' })).rejects.toMatchObject({
        code: 'conflict',
        facts: { patient: first, by: { name: expect.any(String), at: NOW } },
      });
      expect(await historyOf(before.vitaId)).toHaveLength(1);
    });
  });

  describe('of imported data', () => {
    const NAMES = [
      { use: 'maiden', prefix: ['Ms'], given: ['Asha', 'K'], family: 'Iyer', period: { end: '1999' } },
      'no name',
      { use: 'official', prefix: ['Dr'], text: 'Dr Asha K Rao', given: ['Asha', 'K'], family: 'Rao' },
      { text: 'Asha Aunty' },
    ];
    const ADDRESSES = [
      { use: 'work', line: ['1 High St', 'Flat 2'], postalCode: 'SW1A 1AA', country: 'GB', extension: [1] },
      { use: 'temp', text: 'Behind the temple', state: 'Telengana' },
      'nowhere',
    ];
    const imported = () =>
      at.newPatient({
        name: 'Asha Rao',
        names: NAMES,
        addresses: ADDRESSES,
        phones: [
          { value: '12345', use: 'old' },
          { value: '98100 00003', use: null },
        ],
        emails: ['not an address', 'asha@example.com'],
        languages: ['xx', 'te', 'hi', 'en'],
        nextOfKin: [{ name: 'Ravi', relation: 'sponsor' }],
      });

    it('keeps untouched values as stored', async () => {
      const vitaId = await imported();
      const before = await read(vitaId);
      const after = await change(before, {
        names: [{ of: 0 }, { of: 1 }, { of: 2 }, { given: 'आशा', use: 'usual' }],
        addresses: [{ of: 0 }, { of: 1, city: 'Warangal' }],
        phones: [{ of: 0 }, { of: 1, value: '98100 00004' }],
        emails: [{ of: 0 }, { of: 1 }, 'new@example.com'],
        languages: [{ of: 0 }, { of: 1 }, { of: 3 }],
        nextOfKin: [{ of: 0, phone: '98100 00005' }],
      });
      const row = await stored(vitaId);
      expect(row.names).toEqual([
        NAMES[0],
        NAMES[2],
        NAMES[3],
        { use: 'usual', text: 'आशा', given: ['आशा'] },
        'no name',
      ]);
      expect(row.name).toBe('Asha Rao');
      expect(row.addresses).toEqual([
        ADDRESSES[0],
        { use: 'temp', state: 'Telengana', line: ['Behind the temple'], city: 'Warangal' },
        'nowhere',
      ]);
      expect(row.emails).toEqual(['not an address', 'asha@example.com', 'new@example.com']);
      expect(row.languages).toEqual(['xx', 'te', 'en']);
      expect(row.next_of_kin).toEqual([{ name: 'Ravi', relation: 'sponsor', phone: '98100 00005' }]);
      expect(after.phones).toEqual([
        { value: '12345', use: 'old' },
        { value: '98100 00004', use: null },
      ]);
    });

    it('keeps local corrections when the source is imported again', async () => {
      const vitaId = await imported();
      await change(await read(vitaId), { phones: [{ of: 1 }], emails: ['here@example.com'] });
      const newer = aPerson(at.clinic, {
        id: vitaId,
        name: 'Asha Reddy',
        names: [{ use: 'official', given: ['Asha'], family: 'Reddy' }],
        phones: [{ value: '98100 00009' }],
        emails: ['source@example.com'],
        updatedAt: NOW + 60,
      });
      await runWork(at.database.db, (tx) => replacePerson(tx, newer));
      expect(await read(vitaId)).toMatchObject({
        name: 'Asha Reddy',
        phones: [{ value: '98100 00003' }],
        emails: ['here@example.com'],
        updatedAt: NOW + 60,
      });
    });

    it.each<[string, NonNullable<Change['names']>, string, unknown]>([
      [
        'the family name: the prefix stays',
        [{ of: 0 }, { of: 1, family: 'Reddy' }, { of: 2 }],
        'Asha K Reddy',
        { use: 'official', prefix: ['Dr'], text: 'Asha K Reddy', given: ['Asha K'], family: 'Reddy' },
      ],
      [
        'the family name, taken away',
        [{ of: 0 }, { of: 1, family: null }, { of: 2 }],
        'Asha K',
        { use: 'official', prefix: ['Dr'], text: 'Asha K', given: ['Asha K'] },
      ],
    ])('changes %s', async (_, names, name, expected) => {
      const vitaId = await imported();
      // The second entry's name is the one that is shown.
      await at.database.db
        .updateTable('person')
        .set({ name: 'Asha K Rao' })
        .where('id', '=', vitaId)
        .execute();
      await change(await read(vitaId), { names });
      const row = await stored(vitaId);
      expect(row.name).toBe(name);
      expect(row.names).toContainEqual(expected);
      const found = await at.call(listPatients, { body: { by: 'name', text: name } });
      expect(found.data.map((match) => match.vitaId)).toContain(vitaId);
    });

    it.each<[string, object, object]>([
      [
        'the lines: a postal code that was shown among them is not shown twice',
        { line: '2 Low St, SW1A 1AA' },
        { use: 'work', line: ['2 Low St, SW1A 1AA'], country: 'GB', extension: [1] },
      ],
      [
        'the PIN code: the foreign one stays readable',
        { pin: '600040' },
        {
          use: 'work',
          line: ['1 High St, Flat 2, SW1A 1AA'],
          postalCode: '600040',
          country: 'IN',
          extension: [1],
        },
      ],
      ['the kind', { title: 'HOME' }, { ...(ADDRESSES[0] as object), use: 'home' }],
    ])('changes of an address %s', async (_, named, expected) => {
      const vitaId = await imported();
      await change(await read(vitaId), { addresses: [{ of: 0, ...named }, { of: 1 }] });
      expect((await stored(vitaId)).addresses[0]).toEqual(expected);
    });
  });

  describe('of programmes', () => {
    const JOIN = { action: 'enrol', programme: 'ahc', reason: { code: 'wants-to-join' } } as const;
    const LEAVE = { action: 'end', programme: 'ahc', reason: { code: 'completed' } } as const;
    const programmesOf = async (vitaId: string) =>
      (await at.call(getPatient, { query: { vitaId } })).data.enrolments;
    const found = async (uhid: string | null) =>
      (await at.call(listPatients, { body: { by: 'uhid', text: uhid ?? '' } })).data[0]?.programmes;

    it('an enrolment schedules calls from its day on, and its end removes them', async () => {
      const { vitaId, uhid } = await registered();
      expect(await due(vitaId)).toEqual([]);
      await enrolment(vitaId, { ...JOIN, on: '2025-09-01' });
      expect(await programmesOf(vitaId)).toEqual([{ programme: 'ahc', enrolledAt: DAY('2025-09-01') }]);
      expect(await due(vitaId)).toMatchObject([{ programme: 'ahc' }]);
      expect(await found(uhid)).toEqual(['ahc']);
      const ended = await enrolment(vitaId, { ...LEAVE, on: TODAY });
      expect(ended).toMatchObject({
        enrolments: [],
        pastEnrolments: [{ programme: 'ahc', enrolledAt: DAY('2025-09-01'), endedAt: DAY(TODAY) }],
      });
      expect(await programmesOf(vitaId)).toEqual([]);
      expect(await due(vitaId)).toEqual([]);
      expect(await found(uhid)).toEqual([]);
      const kinds = (await historyOf(vitaId)).map(({ kind: one, reason }) => [one, reason?.code]);
      expect(kinds).toEqual([
        ['enrolment-ended', 'completed'],
        ['enrolled', 'wants-to-join'],
      ]);
    });

    it('rejoining after an end is a new enrolment; a mistaken end is undone by its first day', async () => {
      const { vitaId } = await registered();
      await enrolment(vitaId, { ...JOIN, on: '2025-01-01' });
      await enrolment(vitaId, { ...LEAVE, on: '2025-06-01' });
      const again = await enrolment(vitaId, { ...JOIN, on: '2025-09-01' });
      expect(again).toMatchObject({
        enrolments: [{ enrolledAt: DAY('2025-09-01') }],
        pastEnrolments: [{ enrolledAt: DAY('2025-01-01') }],
      });
      await enrolment(vitaId, { ...LEAVE, on: TODAY });
      const undone = await enrolment(vitaId, { ...JOIN, on: '2025-09-01' });
      expect(undone).toMatchObject({
        enrolments: [{ enrolledAt: DAY('2025-09-01') }],
        pastEnrolments: [{ enrolledAt: DAY('2025-01-01') }],
      });
    });

    it('an imported enrolment, which starts at an hour, ends on its day and is resumed', async () => {
      const enrolledAt = NOW - 60;
      const vitaId = await at.newPatient({
        enrolments: [{ id: newId(), facilityId: at.clinic.facilityId, programme: 'ahc', enrolledAt }],
      });
      const ended = await enrolment(vitaId, { ...LEAVE, on: TODAY });
      expect(ended.pastEnrolments).toEqual([{ programme: 'ahc', enrolledAt, endedAt: enrolledAt }]);
      const again = await enrolment(vitaId, { ...JOIN, on: TODAY });
      expect(again).toMatchObject({ enrolments: [{ programme: 'ahc', enrolledAt }], pastEnrolments: [] });
    });

    it('a wrong first day is corrected', async () => {
      const { vitaId } = await registered();
      await enrolment(vitaId, { ...JOIN, on: '2025-09-01' });
      const reason = { code: 'entered-wrongly' } as const;
      const after = await enrolment(vitaId, { ...JOIN, action: 'correct', on: '2025-08-01', reason });
      expect(after.enrolments).toEqual([{ programme: 'ahc', enrolledAt: DAY('2025-08-01') }]);
    });

    it.each<[string, readonly Enrolment[], Enrolment, string]>([
      ['a day to come', [], { ...JOIN, on: '2025-10-10' }, 'on'],
      ['a day before the birth', [], { ...JOIN, on: '1996-04-30' }, 'on'],
      ['an end before the beginning', [{ ...JOIN, on: '2025-09-01' }], { ...LEAVE, on: '2025-08-31' }, 'on'],
      [
        'a day on which the patient was still in it',
        [
          { ...JOIN, on: '2025-01-01' },
          { ...LEAVE, on: '2025-06-01' },
        ],
        { ...JOIN, on: '2025-05-31' },
        'on',
      ],
      [
        'a reason of another change',
        [],
        { ...JOIN, on: TODAY, reason: { code: 'completed' } },
        'reason.code',
      ],
    ])('refuse %s', async (_, earlier, body, path) => {
      const { vitaId } = await registered();
      for (const one of earlier) await enrolment(vitaId, one);
      await expect(enrolment(vitaId, body)).rejects.toMatchObject({
        code: 'input-invalid',
        facts: { errors: [{ path }] },
      });
    });

    it('of two simultaneous enrolments one learns that it is done', async () => {
      const { vitaId } = await registered();
      const both = await Promise.allSettled([1, 2].map(() => enrolment(vitaId, { ...JOIN, on: TODAY })));
      const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      expect(refused).toMatchObject([{ code: 'conflict', facts: { patient: { vitaId } } }]);
      await enrolment(vitaId, { ...LEAVE, on: TODAY });
      await expect(enrolment(vitaId, { ...LEAVE, on: TODAY })).rejects.toMatchObject({ code: 'conflict' });
    });
  });

  describe('of consent and death', () => {
    const { consent } = aRegistration(NOW);
    const BECAUSE = { code: 'patient-asked' } as const;
    const MISTAKE = { code: 'entered-wrongly' } as const;
    const WITHDRAWN: Status = { to: 'consent-withdrawn', reason: BECAUSE };
    const DIED: Status = {
      to: 'deceased',
      on: '2025-09',
      confirmed: true,
      reason: { code: 'relative-said' },
    };

    it.each<[string, Status, Status, string]>([
      ['withdrawn', WITHDRAWN, { to: 'consent-given', consent, reason: BECAUSE }, 'consent-withdrawn'],
      ['withdrawn by mistake', WITHDRAWN, { to: 'consent-restored', reason: MISTAKE }, 'consent-withdrawn'],
      ['deceased', DIED, { to: 'living', reason: MISTAKE }, 'deceased'],
    ])(
      'a patient recorded as %s is not called, messaged or due, until that is undone',
      async (_, to, back, why) => {
        const vitaId = await at.newPatient({
          enrolments: [{ id: newId(), facilityId: at.clinic.facilityId, programme: 'ahc', enrolledAt: 1 }],
        });
        const message = () => at.call(sendSms, { body: { message: aMessage(vitaId, NOW) } });
        expect(await due(vitaId)).toHaveLength(1);
        await status(vitaId, to);
        expect(await due(vitaId)).toEqual([]);
        await expect(rings(vitaId)).rejects.toMatchObject({ code: 'number-stopped' });
        await expect(message()).rejects.toMatchObject({
          code: 'message-refused',
          facts: { reason: 'stopped' },
        });
        const { data } = await at.call(getPatient, { query: { vitaId } });
        expect(data.callsStopped).toMatchObject({ disposition: why });
        await expect(status(vitaId, to)).rejects.toMatchObject({ code: 'conflict' });
        await status(vitaId, back);
        expect(await due(vitaId)).toHaveLength(1);
        await expect(rings(vitaId)).resolves.toBeTruthy();
        expect((await historyOf(vitaId)).map((entry) => entry.kind)).toEqual([back.to, to.to]);
      },
    );

    it.each<[string, Status, string | true]>([
      ['a year', { ...DIED, on: '2025' }, '2025'],
      ['a month', DIED, '2025-09'],
      ['a day', { ...DIED, on: TODAY }, TODAY],
      ['the fact', { ...DIED, on: undefined }, true],
    ])('the known part of a death: %s', async (_, body, expected) => {
      const { vitaId } = await registered();
      expect((await status(vitaId, body)).deceased).toBe(expected);
    });

    it.each<[string, Status, string]>([
      ['without the second confirmation', { ...DIED, confirmed: undefined }, 'confirmed'],
      ['on a day to come', { ...DIED, on: '2025-10-10' }, 'on'],
      ['before the birth', { ...DIED, on: '1996-04' }, 'on'],
    ])('a death is refused %s', async (_, body, path) => {
      const { vitaId } = await registered();
      await expect(status(vitaId, body)).rejects.toMatchObject({ facts: { errors: [{ path }] } });
    });

    it('consent is not given again without its content', async () => {
      const { vitaId } = await registered();
      await status(vitaId, WITHDRAWN);
      const again = status(vitaId, { to: 'consent-given', reason: BECAUSE });
      await expect(again).rejects.toMatchObject({ facts: { errors: [{ path: 'consent' }] } });
    });

    it('a withdrawal by a command on the server is in the history, without an author', async () => {
      const { vitaId } = await registered();
      const facts = { organisationId: at.clinic.organisationId, personId: vitaId, requestId: 'r', now: NOW };
      await runWork(at.database.db, (tx) => recordConsent(tx, facts, false));
      expect(await historyOf(vitaId)).toMatchObject([
        { kind: 'consent-withdrawn', author: null, reason: null, changes: [{ before: null, after: NOW }] },
      ]);
    });
  });

  it.each<[string, (call: CallClinic['call'], vitaId: string) => Promise<unknown>]>([
    ['a change', (call, vitaId) => call(updatePatient, { body: { vitaId, updatedAt: 1, reason: WHY } })],
    [
      'an enrolment',
      (call, vitaId) => {
        const reason = { code: 'wants-to-join' } as const;
        const body = { vitaId, action: 'enrol', programme: 'ahc', on: TODAY, reason } as const;
        return call(activateProgramme, { body });
      },
    ],
    [
      'a withdrawn consent',
      (call, vitaId) => {
        const reason = { code: 'patient-asked' } as const;
        return call(updateStatus, { body: { vitaId, to: 'consent-withdrawn', reason } });
      },
    ],
    ['the history', (call, vitaId) => call(getRegistrationHistory, { query: { vitaId } })],
  ])("%s of another facility's patient returns not found", async (_, asked) => {
    const { vitaId } = await registered();
    const refused = async (id: string) => {
      const { code, facts } = await asked(at.callElsewhere, id).then(Object, (error) => error);
      return { code, facts };
    };
    expect(await refused(vitaId)).toEqual(await refused(newId()));
    expect(await refused(vitaId)).toMatchObject({ code: 'not-found' });
    expect(await historyOf(vitaId)).toEqual([]);
  });

  it('the history is paged', async () => {
    let patient = await registered();
    for (let turn = 0; turn < 51; turn += 1)
      patient = await change(patient, { gender: turn % 2 ? 'FEMALE' : 'OTHER' });
    const { vitaId } = patient;
    const first = await at.call(getRegistrationHistory, { query: { vitaId } });
    expect(first.data).toHaveLength(50);
    const rest = await at.call(getRegistrationHistory, { query: { vitaId, after: first.next ?? undefined } });
    expect(rest).toMatchObject({ data: [{ changes: [{ field: 'gender', after: 'OTHER' }] }], next: null });
  });
});
