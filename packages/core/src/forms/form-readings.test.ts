import { describe, expect, it } from 'vitest';
import { EVERY_ANSWER, EVERY_CONTROL, entered } from '../../test/forms.ts';
import type { ReadingSubject } from './form-definition.ts';
import { readingsFrom } from './form-readings.ts';
import type { SectionValues } from './form-values.ts';

const AT = 1_704_450_600;
const metaInfo = { updatedAt: AT + 1 };

function readings(values: Readonly<Record<string, SectionValues>>, subject?: ReadingSubject) {
  let made = 0;
  const newId = () => {
    made += 1;
    return `id-${made}`;
  };
  return readingsFrom(EVERY_CONTROL, entered(EVERY_CONTROL, values), {
    timestamp: AT,
    metaInfo,
    newId,
    ...(subject && { subject }),
  });
}

const common = { timestamp: AT, metaInfo };
const pressure = (systolic: string, diastolic: string) => [
  { key: 'systolic', text: systolic, unit: 'mm[Hg]' },
  { key: 'diastolic', text: diastolic, unit: 'mm[Hg]' },
];

describe('the patient’s readings', () => {
  it('are one for each metric, digits and units as entered', () => {
    const values = {
      bloodPressure: { systolic: ' 148 ', diastolic: '92', irrPulse: true },
      glucose: { value: '7.80', valueUnit: 'mmol/L', mealSituation: 'MEAL_SITUATION_FASTING' },
    };
    expect(readings(values)).toEqual([
      { ...common, id: 'id-1', metric: 'bloodpressure', values: pressure('148', '92'), irrPulse: true },
      {
        ...common,
        id: 'id-2',
        metric: 'bloodglucose',
        values: [{ key: 'value', text: '7.80', unit: 'mmol/L' }],
        mealSituation: 'MEAL_SITUATION_FASTING',
      },
    ]);
  });

  it('are one for each row that has a number', () => {
    const row = (systolic: string, diastolic: string) => ({
      systolic,
      systolicUnit: 'mm[Hg]',
      diastolic,
      diastolicUnit: 'mm[Hg]',
    });
    const values = { atHome: { readings: [row('150', '95'), row('', ''), row('140', '90')] } };
    expect(readings(values)).toEqual([
      { ...common, id: 'id-1', metric: 'bloodpressure', values: pressure('150', '95') },
      { ...common, id: 'id-2', metric: 'bloodpressure', values: pressure('140', '90') },
    ]);
  });

  it.each<[string, Readonly<Record<string, SectionValues>>]>([
    ['an untouched form', {}],
    ['a tick alone', { bloodPressure: { irrPulse: true } }],
    ['a choice alone', { glucose: { mealSituation: 'MEAL_SITUATION_FASTING' } }],
    ['a number that is no reading', { person: { visits: '3' } }],
    ['the infant’s numbers', { person: { visits: '2' }, baby: { weight: '3.2' } }],
  ])('are none in %s', (_, values) => {
    expect(readings(values)).toEqual([]);
  });
});

describe('the infant’s readings', () => {
  it('are asked for by themselves', () => {
    expect(readings(EVERY_ANSWER, 'infant')).toEqual([
      { ...common, id: 'id-1', metric: 'body', values: [{ key: 'weight', text: '3.2', unit: 'kg' }] },
    ]);
  });

  it('are none while they are not asked', () => {
    expect(readings({ ...EVERY_ANSWER, person: { visits: '3' } }, 'infant')).toEqual([]);
  });
});
