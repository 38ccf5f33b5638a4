// spec: 167, 169, 170

import {
  addCallLog,
  type CallSort,
  getCallLog,
  getTouchpoint,
  listCallAuthors,
  listCallLogs,
} from '@careline/core/internal/calls';
import { type MetricRecord, readMetricEndpoints } from '@careline/core/internal/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';

describe.each(databasesOfRun)('call logs on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  const pressures = async (vitaId: string) => {
    const query = { from: '0', to: String(NOW) };
    const asked = { openPatient: vitaId, query };
    return (await at.call(readMetricEndpoints.bloodpressure, asked)).data as MetricRecord[];
  };
  const rowsOf = async (contactId: string) => ({
    logs: (await at.call(getCallLog, { query: { contactId } })).data.length,
    status: (await at.call(getTouchpoint, { query: { id: contactId } })).data.contact.status.status,
  });

  it('store log, readings and status of a reached call', async () => {
    const { vitaId, contactId } = await at.dialled();
    const body = at.content.saved(contactId, vitaId);
    const { data } = await at.call(addCallLog, { body });
    const { readingIds } = data;
    expect(data).toMatchObject({
      version: 1,
      readingIds: [expect.any(String)],
      contact: { logVersion: 1, status: { status: 'reached' } },
    });
    const logs = await at.call(getCallLog, { query: { contactId } });
    expect(logs).toEqual({
      vitaId,
      data: [
        {
          contactId,
          vitaId,
          version: 1,
          form: body.log.form,
          answers: body.log.answers,
          readingIds,
          files: [],
          reason: null,
          author: { id: at.clinic.staffId, name: 'Asha Coach' },
          savedAt: NOW,
          metaInfo: { updatedAt: NOW, deleted: false, source: 'manual', createdAt: NOW },
        },
      ],
      readings: [
        expect.objectContaining({
          id: readingIds[0],
          metric: 'bloodpressure',
          status: 'final',
          supersededBy: null,
        }),
      ],
    });
    expect(await pressures(vitaId)).toEqual([
      expect.objectContaining({
        id: readingIds[0],
        timestamp: NOW - 300,
        values: [
          { key: 'systolic', text: '142', value: 142, unit: 'mm[Hg]' },
          { key: 'diastolic', text: '88', value: 88, unit: 'mm[Hg]' },
        ],
        irrPulse: true,
        author: 'Asha Coach',
      }),
    ]);
    const again = at.call(addCallLog, { body: at.content.saved(contactId, vitaId) });
    await expect(again).rejects.toMatchObject({ code: 'contact-closed' });
  });

  it('of contract 1 include their readings, which keep their ids', async () => {
    const { vitaId, contactId } = await at.dialled();
    const readings = [at.content.bloodPressure()];
    const { data } = await at.call(addCallLog, { body: at.content.saved(contactId, vitaId, { readings }) });
    expect(data.readingIds).toEqual(readings.map(({ id }) => id));
    expect((await pressures(vitaId)).map(({ id }) => id)).toEqual(data.readingIds);
  });

  it('store nothing at all when one reading is invalid', async () => {
    const { vitaId, contactId } = await at.dialled();
    const taken = at.content.bloodPressure();
    const first = await at.dialled();
    await at.call(addCallLog, {
      body: at.content.saved(first.contactId, first.vitaId, { readings: [taken] }),
    });
    const readings = [{ ...at.content.bloodPressure(), id: taken.id }];
    const asked = at.call(addCallLog, { body: at.content.saved(contactId, vitaId, { readings }) });
    await expect(asked).rejects.toMatchObject({ code: 'conflict' });
    expect(await pressures(vitaId)).toEqual([]);
    expect(await rowsOf(contactId)).toEqual({ logs: 0, status: 'dialling' });
  });

  it('are refused when they follow another version', async () => {
    const { vitaId, contactId } = await at.dialled();
    const body = at.content.saved(contactId, vitaId, { log: at.content.log({ follows: 1 }) });
    await expect(at.call(addCallLog, { body })).rejects.toMatchObject({ code: 'conflict' });
    expect(await rowsOf(contactId)).toEqual({ logs: 0, status: 'dialling' });
  });

  it('accept one of two simultaneous saves of a call', async () => {
    const { vitaId, contactId } = await at.dialled();
    const save = () => at.call(addCallLog, { body: at.content.saved(contactId, vitaId) });
    const results = await Promise.allSettled([save(), save()]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await pressures(vitaId)).toHaveLength(1);
    expect(await rowsOf(contactId)).toEqual({ logs: 1, status: 'reached' });
  });

  const systolic = (text: string, unit = 'mm[Hg]', key = 'systolic') => ({ values: [{ key, text, unit }] });
  const pressure = (upper: string, lower: string) => ({
    values: [
      { key: 'systolic', text: upper, unit: 'mm[Hg]' },
      { key: 'diastolic', text: lower, unit: 'mm[Hg]' },
    ],
  });
  const answers = (section: string, fields: object) => ({ answers: { [section]: fields } });

  it.each([
    ['a form of another call', { form: 'other@1' }, undefined, 'log.form'],
    ['a section the form does not have', answers('hiv', {}), undefined, 'log.answers.hiv'],
    ['a field the form does not have', answers('body', { pulse: '1' }), undefined, 'log.answers.body.pulse'],
    ['a list for a text', answers('body', { weight: ['72'] }), undefined, 'log.answers.body.weight'],
    [
      'a text for a tick',
      answers('bloodPressure', { irrPulse: 'yes' }),
      undefined,
      'log.answers.bloodPressure.irrPulse',
    ],
    [
      'an impossible answer',
      answers('body', { weight: '900', weightUnit: 'kg' }),
      undefined,
      'log.answers.body.weight',
    ],
    [
      'an unlikely answer without a reason',
      answers('body', { weight: '212', weightUnit: 'kg' }),
      undefined,
      'log.answers.body.weight',
    ],
    ['a source of its own', { metaInfo: { updatedAt: 0, source: 'lab' } }, undefined, 'log.metaInfo.source'],
    ['a metric the form does not ask for', {}, { metric: 'spo2' }, 'readings.0'],
    ['a value the form does not ask for', {}, systolic('120', 'mm[Hg]', 'pulse'), 'readings.0'],
    ['another unit than the log', {}, systolic('142', 'kPa'), 'readings.0'],
    ['other digits than the log', {}, pressure('142.0', '88'), 'readings.0'],
    ['half of what the log says', {}, systolic('142'), 'readings.0'],
    ['another pulse than the log', {}, { irrPulse: false }, 'readings.0'],
    ['another time than the call', {}, { timestamp: NOW - 299 }, 'readings.0'],
    ['a day of its own', {}, { timestamp: undefined, date: '2025-10-08' }, 'readings.0'],
    ['a note the log does not have', {}, { note: 'Sitting' }, 'readings.0'],
    ['a reading of nothing in the log', { answers: {} }, undefined, 'readings.0'],
    ['a reading to come', {}, { timestamp: NOW + 90_000 }, 'readings.0.timestamp'],
  ])('are refused with %s, and nothing is stored', async (_, log, reading, path) => {
    const { vitaId, contactId } = await at.dialled();
    const readings = [at.content.bloodPressure(reading as object)];
    const body = at.content.saved(contactId, vitaId, { log: at.content.log(log), readings });
    await expect(at.call(addCallLog, { body })).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path, message: expect.any(String) }] },
    });
    expect(await rowsOf(contactId)).toEqual({ logs: 0, status: 'dialling' });
  });

  it.each([
    ['none of the readings its answers tell', []],
    ['one of them twice', [{}, {}]],
  ])('are refused with %s, and nothing is stored', async (_, facts) => {
    const { vitaId, contactId } = await at.dialled();
    const body = at.content.saved(contactId, vitaId, {
      readings: facts.map(() => at.content.bloodPressure()),
    });
    await expect(at.call(addCallLog, { body })).rejects.toMatchObject({ code: 'input-invalid' });
    expect(await rowsOf(contactId)).toEqual({ logs: 0, status: 'dialling' });
  });

  it.each([
    ['a disposition that reached somebody', { disposition: 'busy' }, 'status.disposition'],
    ['the relation of whoever was reached', { disposition: 'reached-relative' }, 'status.detail'],
  ] as const)('require %s', async (_, facts, path) => {
    const { vitaId, contactId } = await at.dialled();
    const body = at.content.saved(contactId, vitaId, { status: at.content.status(facts) });
    await expect(at.call(addCallLog, { body })).rejects.toMatchObject({
      facts: { errors: [{ path, message: expect.any(String) }] },
    });
  });

  it('are refused for types of calls without a form', async () => {
    const { vitaId, contactId } = await at.dialled();
    const { db } = at.database;
    await db.updateTable('contact').set({ call_type: 'yearly' }).where('id', '=', contactId).execute();
    await expect(at.call(addCallLog, { body: at.content.saved(contactId, vitaId) })).rejects.toMatchObject({
      facts: { errors: [{ path: 'log.form', message: expect.stringContaining('have no form') }] },
    });
  });

  it('give the same answer for an unknown, foreign or mismatched call', async () => {
    const { vitaId, contactId } = await at.dialled();
    const another = await at.newPatient();
    const results = await Promise.allSettled([
      at.call(addCallLog, { body: at.content.saved(newId(), vitaId) }),
      at.call(addCallLog, { body: at.content.saved(contactId, another) }),
      at.callElsewhere(addCallLog, { body: at.content.saved(contactId, vitaId) }),
      at.callElsewhere(getCallLog, { query: { contactId } }),
      at.call(getCallLog, { query: { contactId: newId() } }),
    ]);
    const notFound = { status: 'rejected', reason: expect.objectContaining({ code: 'not-found' }) };
    expect(results).toEqual(results.map(() => notFound));
  });

  describe('in the history of the facility', () => {
    const DAY = 86_400;
    let patients: string[];
    beforeAll(async () => {
      patients = [];
      for (const [index, facts] of [
        { startedAt: NOW - 400 * DAY },
        { startedAt: NOW - 401 * DAY, programme: 'careline', callType: 'monthly' },
        { startedAt: NOW - 402 * DAY, programme: 'careline' },
      ].entries()) {
        const { vitaId, contactId } = await at.dialled(facts as object);
        patients.push(vitaId);
        if (index === 0) await at.reach(contactId, vitaId);
      }
    });

    const day = (daysAgo: number) =>
      new Date((NOW - daysAgo * DAY) * 1000 + 5.5 * 3_600_000).toISOString().slice(0, 10);
    const window = { from: day(402), to: day(400) };
    const found = async (filters: object) => {
      const { data, total } = await at.call(listCallLogs, { query: { ...window, ...filters } });
      expect(total).toBe(data.length);
      return data.map((contact) => patients.indexOf(contact.vitaId));
    };

    it.each([
      ['a window of days, newest first', {}, [0, 1, 2]],
      ['one day', { from: window.to }, [0]],
      ['a programme', { programme: 'careline' }, [1, 2]],
      ['a call type', { callType: 'monthly' }, [1]],
      ['a disposition', { disposition: 'reached-patient' }, [0]],
      ['calls that wait for theirs', { disposition: 'open' }, [1, 2]],
      ['their newest status', { status: 'dialling' }, [1, 2]],
      ['another status', { status: 'withdrawn' }, []],
      ['nothing', { disposition: 'moved' }, []],
    ])('are found by %s', async (_, filters, expected) => {
      expect(await found(filters)).toEqual(expected);
      expect(at.call.touched).toEqual(expected.map((index) => patients[index]));
    });

    it('are found by patient', async () => {
      expect(await found({ vitaId: patients[1] })).toEqual([1]);
    });

    it('are paged without gaps or repeats', async () => {
      const seen: number[] = [];
      let after: string | undefined;
      do {
        const page = await at.call(listCallLogs, { query: { ...window, limit: '1', after } });
        expect(page.total).toBe(after === undefined ? 3 : null);
        seen.push(...page.data.map((contact) => patients.indexOf(contact.vitaId)));
        after = page.next ?? undefined;
      } while (after !== undefined);
      expect(seen).toEqual([0, 1, 2]);
    });

    it('are found by author', async () => {
      expect(await found({ authorId: at.clinic.staffId })).toEqual([0, 1, 2]);
      expect(await found({ authorId: newId() })).toEqual([]);
    });

    it.each([
      ['time', ['2', '1', '0']],
      ['patient', ['1', '0', '2']],
      ['disposition', ['1', '2', '0']],
      ['author', ['0', '1', '2']],
    ] as const)('are sorted by %s, in both directions', async (sort, expected) => {
      const { db } = at.database;
      const names = ['Meena', 'asha', 'Ravi'];
      for (const [index, id] of patients.entries()) {
        await db
          .updateTable('person')
          .set({ name: names[index] ?? '' })
          .where('id', '=', id)
          .execute();
      }
      const inOrder = async (order: CallSort) => {
        const seen: string[] = [];
        let after: string | undefined;
        do {
          const page = await at.call(listCallLogs, { query: { ...window, sort: order, limit: '1', after } });
          seen.push(...page.data.map((contact) => String(patients.indexOf(contact.vitaId))));
          after = page.next ?? undefined;
        } while (after !== undefined);
        return seen;
      };
      expect(await inOrder(sort)).toEqual(expected);
      expect(await inOrder(`-${sort}`)).toEqual(expected.toReversed());
    });

    it('refuse the next page of another order', async () => {
      const { next } = await at.call(listCallLogs, { query: { ...window, sort: 'patient', limit: '1' } });
      const asked = at.call(listCallLogs, { query: { ...window, sort: 'author', after: next ?? '' } });
      await expect(asked).rejects.toMatchObject({ code: 'input-invalid' });
    });

    it('name the callers of the facility, and of no other', async () => {
      const { db } = at.database;
      const stranger = newId();
      await db
        .insertInto('staff')
        .values({
          id: stranger,
          organisation_id: at.clinic.organisationId,
          name: 'Bina South',
          email: 'bina@test.example',
        })
        .execute();
      await db
        .insertInto('staff_facility')
        .values({ staff_id: stranger, facility_id: at.clinic.otherFacilityId, position: 0 })
        .execute();
      const own = await at.call(listCallAuthors, {});
      expect(own.data).toEqual([{ id: at.clinic.staffId, name: 'Asha Coach', active: true }]);
      const south = await at.callElsewhere(listCallAuthors, {});
      expect(south.data.map(({ name }) => name)).toEqual(['Asha Coach', 'Bina South']);
    });

    it('belong to the facility only', async () => {
      const { data, total } = await at.callElsewhere(listCallLogs, { query: {} });
      expect({ data, total }).toEqual({ data: [], total: 0 });
    });

    it.each([
      ['days the wrong way round', { from: '2024-02-01', to: '2024-01-01' }, 'input-invalid'],
      ['a cursor nobody gave', { after: 'x' }, 'input-invalid'],
      ['an unknown patient', { vitaId: newId() }, 'not-found'],
    ])('are refused for %s', async (_, query, code) => {
      await expect(at.call(listCallLogs, { query })).rejects.toMatchObject({ code });
    });
  });
});
