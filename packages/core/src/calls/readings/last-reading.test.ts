import { describe, expect, it } from 'vitest';
import type { MetricRecord } from '#metrics';
import { aRecord } from '../../../test/records.ts';
import { lastReading } from './last-reading.ts';

const DAY = 86_400;
const START = Date.parse('2024-01-01T06:00:00Z') / 1000;
const timeZone = 'Asia/Kolkata';

const at = (day: number) => ({ timestamp: START + day * DAY });
const pressure = (day: number, systolic: string, diastolic: string): MetricRecord =>
  aRecord(day, {
    ...at(day),
    metric: 'bloodpressure',
    values: [
      { key: 'systolic', text: systolic, unit: 'mm[Hg]' },
      { key: 'diastolic', text: diastolic, unit: 'mm[Hg]' },
    ],
  });
const one = (
  metric: string,
  day: number,
  key: string,
  text: string,
  unit: string,
  facts = {},
): MetricRecord => aRecord(day, { ...at(day), metric, values: [{ key, text, unit }], ...facts });
const glucose = (day: number, text: string, situation: string, unit = 'mg/dL'): MetricRecord =>
  one('bloodglucose', day, 'value', text, unit, { mealSituation: `MEAL_SITUATION_${situation}` });

const person = (gender: string, facts = {}) => ({
  appUserInfo: { name: 'Asha', gender },
  birthDate: '1990-05-01',
  enrolments: [],
  ...facts,
});
const motherhood = { enrolments: [{ programme: 'healthy_motherhood', enrolledAt: START }] };

/** Formats the lines: key, unit, values, change. */
function lastOf(records: readonly MetricRecord[], patient?: ReturnType<typeof person>) {
  const last = lastReading(records, { patient, timeZone });
  return {
    flag: last?.flag?.code,
    level: last?.flag?.level,
    lines: last?.lines.map(({ key, unit, points, change, before }) => [
      key,
      unit,
      points.map(({ value }) => value),
      change,
      before?.shown.text,
    ]),
  };
}

describe('the last reading of a metric', () => {
  it('is none without readings', () => {
    expect(lastReading([], { patient: undefined, timeZone })).toBeUndefined();
  });

  it.each<readonly [string, readonly MetricRecord[], readonly unknown[]]>([
    [
      'the first there is',
      [pressure(0, '148', '92')],
      [
        ['systolic', 'mm[Hg]', [148], undefined, undefined],
        ['diastolic', 'mm[Hg]', [92], undefined, undefined],
      ],
    ],
    [
      'both values of a blood pressure',
      [pressure(0, '150', '90'), pressure(9, '148', '92')],
      [
        ['systolic', 'mm[Hg]', [150, 148], -2, '150'],
        ['diastolic', 'mm[Hg]', [90, 92], 2, '90'],
      ],
    ],
    [
      'glucose is compared with the same moment of eating alone',
      [glucose(0, '110', 'FASTING'), glucose(1, '190', 'AFTER_MEAL'), glucose(2, '118', 'FASTING')],
      [['fasting', 'mg/dL', [110, 118], 8, '110']],
    ],
    [
      'in the unit of the last one',
      [glucose(0, '126', 'FASTING'), glucose(1, '6.0', 'FASTING', 'mmol/L')],
      [['fasting', 'mmol/L', [expect.closeTo(7, 1), 6], expect.closeTo(-1, 1), '7.0']],
    ],
    [
      'the decimals of what was entered',
      [one('body', 0, 'weight', '80.1', 'kg'), one('body', 1, 'weight', '80.3', 'kg')],
      [['weight', 'kg', [80.1, 80.3], 0.2, '80.1']],
    ],
    ['words have no line', [one('hemoglobin', 0, 'value', 'low', 'g/dL')], undefined as never],
  ])('%s', (_, records, lines) => {
    expect(lastOf(records).lines).toEqual(lines ?? []);
  });

  it.each<readonly [string, MetricRecord, ReturnType<typeof person> | undefined, unknown]>([
    ['nobody known yet', pressure(0, '186', '112'), undefined, [undefined, undefined]],
    ['a grown man', pressure(0, '150', '96'), person('male'), ['ish:grade1', undefined]],
    ['within the range', pressure(0, '118', '76'), person('male'), [undefined, undefined]],
    [
      'with child by the due date',
      pressure(0, '162', '100'),
      person('female', { ...motherhood, maternity: { dueDate: '2024-04-01' } }),
      ['ob:severe', 'critical'],
    ],
    [
      'after a birth that is known',
      pressure(0, '162', '100'),
      person('female', { ...motherhood, maternity: { bornOn: '2023-12-28' } }),
      ['ob:severe', 'critical'],
    ],
    [
      'long after a birth',
      pressure(90, '150', '96'),
      person('female', { maternity: { bornOn: '2023-12-28' } }),
      ['ish:grade1', undefined],
    ],
  ])('its flag: %s', (_, record, patient, expected) => {
    const { flag, level } = lastOf([record], patient);
    expect([flag, level]).toEqual(expected);
  });

  it('in a programme for mothers without a due date, shows only what is true with and without a pregnancy', () => {
    const record = one('hemoglobin', 0, 'value', '11.5', 'g/dL');
    expect(lastOf([record], person('female')).flag).toBeDefined();
    expect(lastOf([record], person('female', motherhood)).flag).toBeUndefined();
  });
});

it('names a dangerous value of the 24 hours before a reading in range, and none of the days before', () => {
  const graverOf = (...records: readonly MetricRecord[]) =>
    lastReading(records, { patient: person('male'), timeZone })?.lines.map(
      ({ graver }) => graver?.point.record.id,
    );
  const dangerous = pressure(1, '190', '124');
  expect(graverOf(dangerous, pressure(1.5, '112', '75'))).toEqual([dangerous.id, dangerous.id]);
  expect(graverOf(dangerous, pressure(4, '112', '75'))).toEqual([undefined, undefined]);
});
