import { addVitalEndpoints, listReadingAlerts } from '@careline/core/internal/metrics';
import { endOxygenTarget, getPatientCourse, setOxygenTarget } from '@careline/core/internal/trends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

// 9 October 2025 in the zone of the facility.
const TODAY = '2025-10-09';
const DAY = 86_400;

describe.each(databasesOfRun)('an oxygen target on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  const target = (vitaId: string, facts: object = {}) => ({
    id: newId(),
    vitaId,
    since: TODAY,
    prescriber: 'The pulmonologist of the district hospital',
    ...facts,
  });
  const set = (of: ReturnType<typeof target>) => at.call(setOxygenTarget, { body: { target: of } });
  const end = (vitaId: string, id: string) => at.call(endOxygenTarget, { body: { target: { vitaId, id } } });
  const courseOf = async (vitaId: string) => (await at.call(getPatientCourse, { query: { vitaId } })).course;

  async function measure(vitaId: string, percent: string, more: { onOxygen?: string; ago?: number } = {}) {
    const { onOxygen, ago = 60 } = more;
    const id = newId();
    await at.call(addVitalEndpoints.spo2, {
      openPatient: vitaId,
      body: {
        data: {
          id,
          metric: 'spo2',
          timestamp: NOW - ago,
          values: [
            { key: 'value', text: percent, unit: '%', reason: 'Measured twice' },
            ...(onOxygen ? [{ key: 'onOxygen', text: onOxygen, unit: '{presence}' }] : []),
          ],
          metaInfo: { updatedAt: NOW },
        },
      },
    });
    return id;
  }
  const alertOf = async (readingId: string) => {
    const { data } = await at.call(listReadingAlerts, { query: {} });
    const alert = data.find((one) => one.readingId === readingId);
    return alert && [alert.flag, alert.level];
  };

  it('is one of the patient’s facts, and audited under the patient', async () => {
    const vitaId = await at.newPatient();
    const wanted = target(vitaId);
    const { id, since, prescriber } = wanted;
    expect(await set(wanted)).toEqual({ vitaId, data: { id, since, prescriber } });
    expect(at.call.touched).toEqual([vitaId]);
    expect((await courseOf(vitaId)).oxygenTargets).toEqual([{ id, since, prescriber }]);
    expect(await end(vitaId, id)).toEqual({ vitaId, data: { id, since, until: TODAY, prescriber } });
    expect(at.call.touched).toEqual([vitaId]);
    expect((await courseOf(vitaId)).oxygenTargets).toEqual([{ id, since, until: TODAY, prescriber }]);
  });

  it.each([
    ['88 is in the target', '88', undefined, undefined],
    ['90 is in the target', '90', undefined, undefined],
    ['92 is in the target', '92', undefined, undefined],
    ['84', '84', undefined, 'review'],
    ['85', '85', undefined, 'review'],
    ['83', '83', undefined, 'critical'],
    ['95 on oxygen', '95', 'yes', 'review'],
    ['97 on oxygen', '97', 'yes', 'review'],
    ['95 without oxygen', '95', 'no', undefined],
    ['95 where nothing is said of oxygen', '95', undefined, undefined],
  ])('decides what a reading requires: %s', async (_, percent, onOxygen, level) => {
    const vitaId = await at.newPatient();
    await set(target(vitaId));
    const id = await measure(vitaId, percent, { ...(onOxygen && { onOxygen }) });
    expect((await alertOf(id))?.[1]).toBe(level);
  });

  it('if missing, makes 90 critical, and oxygen changes nothing', async () => {
    const vitaId = await at.newPatient();
    const low = await measure(vitaId, '90');
    expect((await alertOf(low))?.[1]).toBe('critical');
    const high = await measure(vitaId, '97', { onOxygen: 'yes' });
    expect(await alertOf(high)).toBeUndefined();
  });

  it('re-judges the readings from its first day on, and again when it ends', async () => {
    const vitaId = await at.newPatient();
    const before = await measure(vitaId, '90', { ago: 3 * DAY });
    const after = await measure(vitaId, '90');
    const wanted = target(vitaId);
    await set(wanted);
    expect([await alertOf(before), await alertOf(after)]).toEqual([
      [expect.any(String), 'critical'],
      undefined,
    ]);
    await end(vitaId, wanted.id);
    expect((await alertOf(after))?.[1]).toBe('critical');
  });

  it.each<[string, object, string]>([
    ['a day in the future', { since: '2025-10-10' }, 'input-invalid'],
    ['a patient of nobody', { vitaId: newId() }, 'not-found'],
  ])('is refused for %s', async (_, facts, code) => {
    const vitaId = await at.newPatient();
    await expect(set(target(vitaId, facts))).rejects.toMatchObject({ code });
  });

  it('is refused in addition to another, and ended once only', async () => {
    const vitaId = await at.newPatient();
    const first = target(vitaId);
    await set(first);
    await expect(set(target(vitaId))).rejects.toMatchObject({ code: 'conflict' });
    await end(vitaId, first.id);
    await expect(end(vitaId, first.id)).rejects.toMatchObject({ code: 'conflict' });
    await set(target(vitaId));
  });

  it('is neither set nor ended by another facility, nor under another patient', async () => {
    const vitaId = await at.newPatient();
    const stranger = await at.newPatient();
    const first = target(vitaId);
    const elsewhere = { body: { target: first } };
    await expect(at.callElsewhere(setOxygenTarget, elsewhere)).rejects.toMatchObject({ code: 'not-found' });
    await set(first);
    const ending = { body: { target: { vitaId, id: first.id } } };
    await expect(at.callElsewhere(endOxygenTarget, ending)).rejects.toMatchObject({ code: 'not-found' });
    await expect(end(stranger, first.id)).rejects.toMatchObject({ code: 'not-found' });
  });
});
