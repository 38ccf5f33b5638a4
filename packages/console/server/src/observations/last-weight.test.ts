import { addVitalEndpoints } from '@careline/core/internal/metrics';
import { getPatient } from '@careline/core/internal/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

const DAY = 86_400;

describe.each(databasesOfRun)('the last weight of a child on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind, ['prohealth', 'search', 'hmCallInfo']);
  });
  afterAll(() => at.database.remove());

  async function measure(
    vitaId: string,
    ago: number,
    values: readonly { key: string; text: string; unit: string }[],
  ) {
    await at.call(addVitalEndpoints.body, {
      openPatient: vitaId,
      body: {
        data: {
          id: newId(),
          metric: 'body',
          timestamp: NOW - ago,
          values: values.map((value) => ({ ...value, reason: 'Measured twice' })),
          metaInfo: { updatedAt: NOW },
        },
      },
    });
  }
  const weightOf = async (vitaId: string) =>
    (await at.call(getPatient, { query: { vitaId } })).data.facts?.weight;

  // NOW is 9 October 2025 in the zone of the facility.
  it('is the newest one, with its day, despite later measurements without a weight', async () => {
    const vitaId = await at.newPatient({ birthDate: '2016-05-02' });
    expect(await weightOf(vitaId)).toBeUndefined();
    await measure(vitaId, 40 * DAY, [{ key: 'weight', text: '24', unit: 'kg' }]);
    await measure(vitaId, 9 * DAY, [{ key: 'weight', text: '27.5', unit: 'kg' }]);
    await measure(vitaId, DAY, [{ key: 'height', text: '131', unit: 'cm' }]);
    expect(await weightOf(vitaId)).toEqual({ kilograms: 27.5, on: '2025-09-30' });
  });

  it('is not returned for adults', async () => {
    const vitaId = await at.newPatient({ birthDate: '1980-05-02' });
    await measure(vitaId, DAY, [{ key: 'weight', text: '70', unit: 'kg' }]);
    expect(await weightOf(vitaId)).toBeUndefined();
  });
});
