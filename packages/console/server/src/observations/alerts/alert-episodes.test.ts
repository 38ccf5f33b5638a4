// spec: alert-episodes

import { addCallLog, dial } from '@careline/core/internal/calls';
import { listOpenSigns, recordSignOutcome } from '@careline/core/internal/calls/findings';
import { callForm } from '@careline/core/internal/calls/forms';
import { addEncounterEvent, createEncounter } from '@careline/core/internal/encounters';
import { acknowledgeAlert, listReadingAlerts, type ReadingAlert } from '@careline/core/internal/metrics';
import { countWaiting, listOpenItems, listOwnOpenItems } from '@careline/core/internal/overview';
import { getPatient } from '@careline/core/internal/patients';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { encounterContent } from '../../../test/content/encounter-content.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import { insertReadings } from '../reading-rows.ts';

const HOUR = 3600;
const DAY = 86_400;
const DOCTOR = ['prohealth', 'search', 'my_encounters', 'hmCallInfo'];
const MOTHERHOOD = 'healthy_motherhood';
const content = encounterContent(NOW);

describe.each(databasesOfRun)('an episode of alerts, on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind, DOCTOR);
    await at.database.db.updateTable('staff').set({ scopes: DOCTOR }).execute();
  });
  afterAll(() => at.database.remove());
  beforeEach(async () => {
    await at.database.db.deleteFrom('reading_alert').execute();
    await at.database.db.deleteFrom('open_sign').execute();
  });

  async function measured(vitaId: string, systolic: number, time: number, metric = 'bloodpressure') {
    const id = newId();
    const { organisationId, facilityId } = at.clinic;
    const value = (key: string, number: number, unit: string) => ({
      key,
      text: String(number),
      value: number,
      unit,
    });
    const values =
      metric === 'bloodpressure'
        ? [value('systolic', systolic, 'mm[Hg]'), value('diastolic', 80, 'mm[Hg]')]
        : [value('value', systolic, '/min')];
    const reading = {
      ...{ id, organisationId, facilityId, personId: vitaId, metric, values },
      ...{ at: time, sortAt: time, source: 'device', createdAt: NOW, updatedAt: NOW },
    };
    await runWork(at.database.db, (tx) => insertReadings(tx, [reading]));
    return id;
  }

  /** Three readings of a morning: 186, 214 and 178 at last. */
  async function aMorning(): Promise<{
    readonly vitaId: string;
    readonly ids: readonly [string, string, string];
  }> {
    const vitaId = await at.newPatient();
    const first = await measured(vitaId, 186, NOW - 3 * HOUR);
    const worst = await measured(vitaId, 214, NOW - 2 * HOUR);
    const newest = await measured(vitaId, 178, NOW - HOUR);
    return { vitaId, ids: [newest, worst, first] };
  }

  const list = async (query: Record<string, string> = {}) =>
    (await at.call(listReadingAlerts, { query })).data;
  /** Returns the rows of the list: one per episode. */
  const rows = async (query: Record<string, string> = {}): Promise<readonly ReadingAlert[]> =>
    (await list(query)).filter(({ readingId, episode }) => episode?.id === readingId);
  const openItems = async (vitaId: string) => (await at.call(listOpenItems, { query: { vitaId } })).data;
  const headerOf = async (vitaId: string) => (await at.call(getPatient, { query: { vitaId } })).data.alerts;
  const waiting = async () => (await at.call(countWaiting, { query: {} })).data.alerts;
  const acknowledge = (vitaId: string, readingId: string, otherReadingIds?: readonly string[]) =>
    at.call(acknowledgeAlert, {
      body: {
        ...{ vitaId, readingId, reason: 'patient-contacted' as const },
        ...(otherReadingIds && { otherReadingIds: [...otherReadingIds] }),
      },
    });

  it('is one in every place that shows or counts alerts, by its worst reading', async () => {
    const { vitaId, ids } = await aMorning();
    const [newest, worst] = ids;
    const period = { start: NOW - HOUR, end: NOW };
    const encounter = content.consultation(vitaId, at.clinic.facilityId, {
      careProviderId: at.clinic.staffId,
      period,
    });
    const { data: visit } = await at.call(createEncounter, { body: { encounter } });

    const episode = { id: newest, worst, level: 'critical', count: 3, since: NOW - 3 * HOUR };
    expect(await rows()).toMatchObject([{ readingId: newest, level: 'review', episode }]);
    expect((await rows())[0]?.episode?.readings?.map(({ readingId }) => readingId)).toEqual(ids);
    expect(await waiting()).toEqual({ open: 1, critical: 1 });
    expect(await headerOf(vitaId)).toMatchObject([
      { readingId: worst, level: 'critical', count: 3, since: NOW - 3 * HOUR, values: [{ text: '214' }, {}] },
    ]);
    const item = { kind: 'alert', id: newest, level: 'critical', count: 3, facts: { readingId: worst } };
    expect(await openItems(vitaId)).toMatchObject([item]);
    const { data: own } = await at.call(listOwnOpenItems, { query: {} });
    expect(own.filter((one) => one.vitaId === vitaId)).toMatchObject([{ items: [item] }]);

    const complete = (leftOpen?: { kind: 'alert'; id: string; reason: string }[]) => ({
      body: {
        ...{ vitaId, encounterId: visit.id, version: visit.version },
        event: {
          ...content.event('complete', { outcome: { code: 'advised', note: 'Salt less' } }),
          ...(leftOpen && { leftOpen }),
        },
      },
    });
    await expect(at.call(addEncounterEvent, complete())).rejects.toMatchObject({
      code: 'items-open',
      facts: { openItems: [{ id: newest }] },
    });
    const { data: done } = await at.call(
      addEncounterEvent,
      complete([{ kind: 'alert', id: newest, reason: 'Sent to the emergency room' }]),
    );
    expect(done.status).toBe('COMPLETED');

    const { data } = await acknowledge(vitaId, newest, ids.slice(1));
    expect(at.call.noted).toMatchObject({ readingId: newest, otherReadingIds: ids.slice(1) });
    expect(data).toMatchObject({ readingId: newest, acknowledged: { at: NOW }, episode: { count: 3 } });
    expect([await rows(), await waiting(), await headerOf(vitaId), await openItems(vitaId)]).toEqual([
      [],
      { open: 0, critical: 0 },
      [],
      [],
    ]);
    expect(await rows({ state: 'acknowledged' })).toMatchObject([
      { readingId: newest, acknowledged: { reason: 'patient-contacted' }, episode: { count: 3 } },
    ]);
  });

  it('leaves a reading open that the user has not seen', async () => {
    const { vitaId, ids } = await aMorning();
    const later = await measured(vitaId, 190, NOW - 60);
    await acknowledge(vitaId, ids[0], ids.slice(1));
    expect(await rows()).toMatchObject([{ readingId: later, episode: { count: 1 } }]);
    expect(await waiting()).toEqual({ open: 1, critical: 1 });
    expect(await rows({ state: 'all' })).toHaveLength(2);
  });

  it('is answered as a whole or not at all', async () => {
    const { vitaId, ids } = await aMorning();
    const [newest, worst, first] = ids;
    await acknowledge(vitaId, worst);
    await expect(acknowledge(vitaId, newest, [worst, first])).rejects.toMatchObject({
      code: 'conflict',
      facts: { by: { at: NOW } },
    });
    expect((await list()).map(({ readingId }) => readingId)).toEqual([newest, first]);
    await expect(acknowledge(vitaId, newest, [newId()])).rejects.toMatchObject({ code: 'not-found' });
    const other = await measured(await at.newPatient(), 190, NOW - 60);
    await expect(acknowledge(vitaId, newest, [other])).rejects.toMatchObject({ code: 'not-found' });
    await acknowledge(vitaId, newest, [first, first, newest]);
    expect((await list()).map(({ readingId }) => readingId)).toEqual([other]);
  });

  it('refuses one answer for alerts with different causes', async () => {
    const { vitaId, ids } = await aMorning();
    const pulse = await measured(vitaId, 170, NOW - 600, 'heartrate');
    expect(await rows()).toHaveLength(2);
    await expect(acknowledge(vitaId, ids[0], [pulse])).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path: 'otherReadingIds' }] },
    });
    expect(await rows()).toHaveLength(2);
  });

  it('does not depend on pages or on the days of the list', async () => {
    const { vitaId, ids } = await aMorning();
    const yesterday = await measured(vitaId, 200, NOW - DAY);
    const other = await measured(await at.newPatient(), 190, NOW - 2.5 * HOUR);
    expect(await rows({ days: '1' })).toMatchObject([
      { readingId: ids[0], episode: { count: 4, since: NOW - DAY } },
      { readingId: other, episode: { count: 1 } },
    ]);
    const seen: ReadingAlert[] = [];
    let after: string | undefined;
    do {
      const page = await at.call(listReadingAlerts, { query: { limit: '1', ...(after && { after }) } });
      seen.push(...page.data);
      after = page.next ?? undefined;
    } while (after);
    expect(seen.map(({ readingId }) => readingId)).toEqual([ids[0], ids[1], other, ids[2], yesterday]);
    expect(seen.map(({ episode }) => [episode?.id === ids[0], episode?.readings?.length])).toEqual([
      [true, 4],
      [true, undefined],
      [false, 1],
      [true, undefined],
      [true, undefined],
    ]);
  });

  it('ends with a day without a reading, and has no reading that was withdrawn', async () => {
    const { vitaId, ids } = await aMorning();
    await measured(vitaId, 220, NOW - 2 * DAY);
    expect((await rows()).map(({ episode }) => episode?.count)).toEqual([3, 1]);
    expect(await waiting()).toEqual({ open: 2, critical: 2 });
    const set = { status: 'entered-in-error', updated_at: NOW };
    await at.database.db.updateTable('reading').set(set).where('id', '=', ids[1]).execute();
    expect((await rows())[0]?.episode).toMatchObject({ count: 2, worst: ids[2] });
    const ended = (await rows({ state: 'all' })).filter((alert) => alert.ended);
    expect(ended).toMatchObject([{ readingId: ids[1], episode: { count: 1 } }]);
  });

  describe('of danger signs', () => {
    const signs = async (state = 'open') =>
      (await at.call(listOpenSigns, { query: { state: state as 'open' } })).data.filter(
        ({ id, episode }) => episode?.id === id,
      );

    /** Saves a call that reports signs, and returns its id. */
    async function reported(vitaId: string, warningSigns: readonly string[], startedAt: number) {
      const form = callForm(MOTHERHOOD, 'adhoc');
      const contact = at.content.contact(vitaId, { programme: MOTHERHOOD, callType: 'adhoc', startedAt });
      await at.call(dial, { body: { contact } });
      const answers = {
        complaints: { warningSigns: [...warningSigns], actionTaken: 'SENT_TO_EMERGENCY' },
        escalation: { about: ['PREGNANCY_SIGN'], handedTo: 'Dr Rao', handedAt: '2025-10-09T14:20' },
      };
      const log = at.content.log({ form: form?.id ?? '', answers });
      await at.call(addCallLog, { body: at.content.saved(contact.id, vitaId, { log }) });
      return contact.id;
    }

    it('is one row for calls that share a sign, with one outcome', async () => {
      const vitaId = await at.newPatient({ gender: 'female', birthDate: '1996-02-29' });
      const { organisationId, facilityId } = at.clinic;
      await at.database.db
        .insertInto('enrolment')
        .values({
          ...{ id: newId(), person_id: vitaId, programme: MOTHERHOOD, enrolled_at: NOW - DAY },
          ...{ organisation_id: organisationId, facility_id: facilityId },
        })
        .execute();
      await reported(vitaId, ['FITS'], NOW - 2 * HOUR);
      await reported(vitaId, ['FITS', 'VAGINAL_BLEEDING'], NOW - HOUR);
      const [sign, ...others] = await signs();
      expect(others).toEqual([]);
      const reports = sign?.episode?.reports ?? [];
      expect(sign).toMatchObject({ toldAt: NOW - HOUR, episode: { count: 2, since: NOW - 2 * HOUR } });
      expect(sign?.episode?.signs.map((one) => one.sign).toSorted()).toEqual(['FITS', 'VAGINAL_BLEEDING']);
      expect(await waiting()).toEqual({ open: 1, critical: 1 });
      const { data: patient } = await at.call(getPatient, { query: { vitaId } });
      expect(patient.openSigns).toMatchObject([{ id: sign?.id, count: 2 }]);
      expect(await openItems(vitaId)).toMatchObject([{ kind: 'sign', id: sign?.id, count: 2 }]);

      const otherIds = reports.slice(1).map(({ id }) => id);
      const body = { vitaId, id: sign?.id ?? '', otherIds };
      await at.call(recordSignOutcome, { body: { ...body, outcome: 'not-reached', note: 'Rang twice' } });
      expect((await signs())[0]?.episode?.reports?.map(({ tried }) => tried?.note)).toEqual([
        'Rang twice',
        'Rang twice',
      ]);
      await at.call(recordSignOutcome, { body: { ...body, outcome: 'admitted' } });
      expect(await signs()).toEqual([]);
      expect(await signs('acknowledged')).toMatchObject([
        { settled: { outcome: 'admitted' }, episode: { count: 2 } },
      ]);
      await expect(
        at.call(recordSignOutcome, { body: { ...body, outcome: 'better' } }),
      ).rejects.toMatchObject({ code: 'conflict' });
    });
  });
});
