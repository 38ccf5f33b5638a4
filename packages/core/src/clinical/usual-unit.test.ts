import { describe, expect, it } from 'vitest';
import { judgeRecord } from './judge-record.ts';

const AT = Date.UTC(2026, 10, 20, 6) / 1000;
const ADULT = { sex: 'male', birthDate: '1970-05-01' } as const;
const level = (metric: string, key: string, text: string, unit?: string) =>
  judgeRecord(
    { metric, timestamp: AT, values: [{ key, text, ...(unit !== undefined && { unit }) }] },
    ADULT,
    { timeZone: 'Asia/Kolkata' },
  );

describe('a value with an unknown unit or unknown words', () => {
  it.each<[metric: string, key: string, text: string, unit: string | undefined, level: string, flag: string]>(
    [
      ['bloodglucose', 'value', '620', undefined, 'critical', 'sugar:dangerous'],
      ['bloodglucose', 'value', '620', 'mg/kg', 'critical', 'sugar:dangerous'],
      ['bloodglucose', 'value', '620', 'units', 'critical', 'sugar:dangerous'],
      ['bloodglucose', 'value', '620 H', undefined, 'critical', 'sugar:dangerous'],
      ['bloodglucose', 'value', 'found to be around 620 yesterday', undefined, 'critical', 'sugar:dangerous'],
      ['bloodglucose', 'value', '620 on 28/11/2026 09:10', undefined, 'critical', 'sugar:dangerous'],
      [
        'bloodglucose',
        'value',
        'glucometer shows 41, patient drowsy',
        undefined,
        'critical',
        'ada:low-level2',
      ],
      ['bloodglucose', 'value', '500-600', 'mg/dL', 'critical', 'sugar:dangerous'],
      ['bloodglucose', 'value', 'was 120, now 620 mg/dl', undefined, 'critical', 'sugar:dangerous'],
      ['hemoglobin', 'value', '4.2', undefined, 'critical', 'hemoglobin:dangerous'],
      ['hemoglobin', 'value', '42', undefined, 'critical', 'hemoglobin:dangerous'],
      ['hemoglobin', 'value', '4.2', 'mg', 'critical', 'hemoglobin:dangerous'],
      ['hemoglobin', 'value', '4.2 ?? repeat advised', 'g/dL', 'critical', 'hemoglobin:dangerous'],
      ['heartrate', 'value', '150', undefined, 'critical', 'pulse:dangerously-fast'],
      ['heartrate', 'value', '150', 'Hz', 'critical', 'pulse:dangerously-fast'],
      ['heartrate', 'value', '38', 'beat', 'critical', 'pulse:dangerously-slow'],
      ['respiratoryrate', 'value', '36', 'xyz', 'critical', 'breathing:dangerously-fast'],
      ['temperature', 'value', '41.3', undefined, 'critical', 'temperature:dangerous-fever'],
      ['temperature', 'value', '106.4', undefined, 'critical', 'temperature:dangerous-fever'],
      ['temperature', 'value', '106.4 under the arm', undefined, 'critical', 'temperature:dangerous-fever'],
      ['spo2', 'value', '80', undefined, 'critical', 'spo2:dangerous'],
      ['spo2', 'value', '80', 'mmHg', 'critical', 'spo2:dangerous'],
      ['spo2', 'value', '80-82 %', undefined, 'critical', 'spo2:dangerous'],
      ['bloodcount', 'platelets', '15', undefined, 'critical', 'platelets:dangerous'],
      ['bloodcount', 'platelets', '15000', undefined, 'critical', 'platelets:dangerous'],
      ['bloodpressure', 'systolic', '190', undefined, 'critical', 'pressure:dangerous'],
      ['bloodpressure', 'systolic', '190', 'cmH2O', 'critical', 'pressure:dangerous'],
      ['bloodpressure', 'value', '190/115', undefined, 'critical', 'pressure:dangerous'],
      ['bloodpressure', 'value', '190/115 mmHg', undefined, 'critical', 'pressure:dangerous'],
      ['bloodpressure', 'systolic#3', '190', 'mmHg', 'critical', 'pressure:dangerous'],
      ['electrolytes', 'potassium', '6.9', undefined, 'critical', 'potassium:dangerously-high'],
      ['electrolytes', 'potassium', '6.9 haemolysed?', 'mmol/L', 'critical', 'potassium:dangerously-high'],
      ['rapidtest', 'malaria', 'P. vivax seen', undefined, 'review', 'rapid:positive-alert'],
      [
        'rapidtest',
        'malaria',
        'P. falciparum positive, P. vivax negative',
        undefined,
        'review',
        'rapid:positive-alert',
      ],
    ],
  )('%s %s "%s" %s alerts as in the usual unit', (metric, key, text, unit, expected, flag) => {
    const judged = level(metric, key, text, unit);
    expect([judged.level, judged.flag?.code]).toEqual([expected, flag]);
  });

  it.each([
    ['no unit', '620', undefined],
    ['a unit that is none', '620', 'mg/kg'],
    ['words', 'found to be around 620', undefined],
  ])('says that the unit is unknown: %s', (_, text, unit) => {
    expect(level('bloodglucose', 'value', text, unit).missing).toContain('unit');
  });

  it.each([
    ['a usual number', 'bloodglucose', '104', undefined, 'no-unit'],
    ['a usual number in another unit', 'bloodglucose', '5.4', undefined, 'no-unit'],
    ['a warm number in the other unit', 'temperature', '98.6', undefined, 'no-unit'],
    ['a unit nobody knows', 'hemoglobin', '12.5', 'xyz', 'other-unit'],
    ['nothing that was measured', 'bloodglucose', 'Not done, 2 tries', undefined, 'words'],
    ['a refused sample', 'hemoglobin', 'Sample haemolysed, see 4', undefined, 'words'],
    ['a day', 'bloodglucose', 'see report of 28/11/2026', undefined, 'words'],
    ['a time', 'heartrate', 'not taken at 09:15', undefined, 'words'],
    ['a negative test', 'rapidtest', 'P. vivax not seen', undefined, 'no-rule'],
  ])('raises no alarm and says why it is not judged: %s', (_, metric, text, unit, reason) => {
    const judged = level(metric, 'value', text, unit);
    expect([judged.level, judged.faces.value]).toEqual([undefined, { kind: 'not-judged', reason }]);
  });
});
