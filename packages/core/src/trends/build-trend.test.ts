import { describe, expect, it } from 'vitest';
import { METRIC_TYPES, type MetricRecord, type MetricValue } from '#metrics';
import { everyRound, oneOf } from '../../test/rounds.ts';
import { buildTrends, type Trends } from './index.ts';

const INDIA = { timeZone: 'Asia/Kolkata' };
const META = { updatedAt: 0, createdAt: 0, deleted: false, source: 'manual' };
let made = 0;

function record(
  metric: string,
  values: readonly MetricValue[],
  rest: Partial<MetricRecord> = {},
): MetricRecord {
  made += 1;
  return { id: `r${made}`, metric, timestamp: 1_704_479_400, values, metaInfo: META, ...rest };
}
const value = (key: string, text: string, unit?: string): MetricValue => ({
  key,
  text,
  ...(unit !== undefined && { unit }),
});
const pressure = (systolic: string, diastolic: string, rest: Partial<MetricRecord> = {}) =>
  record(
    'bloodpressure',
    [value('systolic', systolic, 'mmHg'), value('diastolic', diastolic, 'mm[Hg]')],
    rest,
  );

const keys = ({ trends }: Trends) => trends.map(({ definition }) => definition.key);
const only = (records: readonly MetricRecord[], units = {}) => {
  const [trend] = buildTrends(records, { ...INDIA, units }).trends;
  if (!trend) throw new Error('no trend');
  return trend;
};
const drawn = (records: readonly MetricRecord[], units = {}) =>
  only(records, units).lines.flatMap(({ points }) =>
    points.map(({ shown }) => `${shown.text} ${shown.unit}`),
  );

describe('the place of a value', () => {
  it('groups related values, in the defined order', () => {
    const trends = buildTrends(
      [
        record('steps', [value('count', '8000', '{steps}')]),
        record('lipid', [value('hdl', '41', 'mg/dL'), value('ldl', '120', 'mg/dL')]),
        pressure('148', '92'),
      ],
      INDIA,
    );
    expect(keys(trends)).toEqual(['bloodPressure', 'lipid', 'steps.count']);
    expect(trends.trends[0]?.lines.map(({ definition, points }) => [definition.key, points.length])).toEqual([
      ['systolic', 1],
      ['diastolic', 1],
    ]);
  });

  it.each([
    ['fasting', 'MEAL_SITUATION_FASTING'],
    ['before-meal', 'MEAL_SITUATION_BEFORE_MEAL'],
    ['after-meal', 'MEAL_SITUATION_AFTER_MEAL'],
    ['random', 'MEAL_SITUATION_RANDOM'],
    ['random', undefined],
  ])('shows a glucose as %s when it was %s', (line, mealSituation) => {
    const rest = mealSituation === undefined ? {} : { mealSituation };
    const { lines } = only([record('bloodglucose', [value('value', '99', 'mg/dL')], rest)]);
    expect(lines.filter(({ points }) => points.length > 0).map(({ definition }) => definition.key)).toEqual([
      line,
    ]);
  });

  it('names records without a value', () => {
    const report = record('report', []);
    expect(buildTrends([report], INDIA)).toEqual({ trends: [], bare: [report] });
  });
});

describe('values that cannot be drawn are listed with the reason', () => {
  it.each([
    ['words', 'hemoglobin', value('value', 'see report', 'g/dL'), {}, 'words'],
    ['nothing', 'hemoglobin', value('value', '', 'g/dL'), {}, 'words'],
    ['a number without a unit', 'hemoglobin', value('value', '11'), {}, 'no-unit'],
    ['a unit of something else', 'hemoglobin', value('value', '11', 'mmHg'), {}, 'other-unit'],
    ['what nobody alive has', 'hemoglobin', value('value', '110', 'g/dL'), {}, 'impossible'],
    [
      'a value without a time',
      'hemoglobin',
      value('value', '11', 'g/dL'),
      { timestamp: undefined },
      'no-time',
    ],
    [
      'a day that does not exist',
      'hemoglobin',
      value('value', '11', 'g/dL'),
      { timestamp: undefined, date: '2024-02-30' },
      'no-time',
    ],
    [
      'a meal situation of a later version',
      'bloodglucose',
      value('value', '99', 'mg/dL'),
      { mealSituation: 'MEAL_SITUATION_BEDTIME' },
      'other-situation',
    ],
    ['words of something without rules', 'stress', value('level', 'low', '{score}'), {}, 'words'],
    ['a number without a unit of something without rules', 'stress', value('level', '3'), {}, 'no-unit'],
  ])('%s', (_, metric, stored, rest, reason) => {
    const { lines, unplaced } = only([record(metric, [stored], rest as Partial<MetricRecord>)]);
    expect(lines.flatMap(({ points }) => points)).toEqual([]);
    expect(unplaced).toEqual([expect.objectContaining({ key: stored.key, text: stored.text, reason })]);
  });

  it('units that do not fit most values, when they are unknown', () => {
    const { unit, unplaced } = only([
      record('steps', [value('count', '1', 'km')]),
      record('steps', [value('count', '8000', '{steps}')]),
      record('steps', [value('count', '9000', '{steps}')]),
    ]);
    expect([unit, unplaced.map(({ text, reason }) => [text, reason])]).toEqual([
      '{steps}',
      [['1', 'other-unit']],
    ]);
  });
});

describe('the time of a point', () => {
  it.each([
    ['before 1970', { timestamp: -86_400 }, { at: -86_400, dayOnly: false, day: '1969-12-31' }],
    [
      'late in the evening of another zone',
      { timestamp: 1_704_479_400 },
      { at: 1_704_479_400, dayOnly: false, day: '2024-01-06' },
    ],
    [
      'of a day alone is its noon',
      { timestamp: undefined, date: '2024-01-06' },
      { at: 1_704_522_600, dayOnly: true, day: '2024-01-06' },
    ],
    [
      'of a day with a time behind it is the day',
      { timestamp: undefined, date: '2024-01-06T10:00:00' },
      { at: 1_704_522_600, dayOnly: true, day: '2024-01-06' },
    ],
  ])('%s', (_, rest, time) => {
    const [line] = only([record('spo2', [value('value', '98', '%')], rest as Partial<MetricRecord>)]).lines;
    expect(line?.points[0]).toMatchObject(time);
  });

  it('keeps several values of one second, in the order of their ids', () => {
    const records = ['98', '97', '96'].map((text) => record('spo2', [value('value', text, '%')]));
    expect(drawn(records)).toEqual(['98 %', '97 %', '96 %']);
    expect(drawn(records.toReversed())).toEqual(['98 %', '97 %', '96 %']);
  });
});

describe('the unit', () => {
  const glucose = (text: string, unit: string) =>
    record('bloodglucose', [value('value', text, unit)], { mealSituation: 'MEAL_SITUATION_FASTING' });
  const mixed = [glucose('126', 'mg/dl'), glucose('7.0', 'mmol/L'), glucose('99', 'mg/dL')];

  it('is the most frequent one, and the others are converted to it', () => {
    expect(drawn(mixed)).toEqual(['126 mg/dL', '126 mg/dL', '99 mg/dL']);
  });

  it('can be chosen, and digits entered in it stay unchanged', () => {
    expect(drawn(mixed, { bloodGlucose: 'mmol/L' })).toEqual(['7.0 mmol/L', '7.0 mmol/L', '5.5 mmol/L']);
  });

  it('keeps a meter’s out-of-range word', () => {
    const [point] = only([glucose('<54', 'mg/dL')], { bloodGlucose: 'mmol/L' }).lines[0]?.points ?? [];
    expect(point).toMatchObject({ shown: { text: '<3.0', unit: 'mmol/L' }, comparator: '<' });
  });

  it('is one that every line has', () => {
    expect(only([record('lipid', [value('hdl', '41', 'mg/dL')])]).units).toEqual(['mg/dL', 'mmol/L']);
    expect(drawn([pressure('148', '92')], { bloodPressure: 'kPa' })).toEqual(['148 mm[Hg]', '92 mm[Hg]']);
  });
});

describe('every stored value', () => {
  const KEYS = ['value', 'systolic', 'diastolic', 'weight', 'hdl', 'toString', 'constructor'];
  const TEXTS = ['', '0', '72', '-3', '1e3', '120.5', '<54', '> 600', 'sixty', '9'.repeat(40), 'NaN'];
  const UNITS = [undefined, '', 'mg/dL', 'mmHg', 'kg', '%', '/min', 'furlong', '__proto__'];
  const TIMES = [undefined, 0, -5_000_000_000, 1_704_479_400, Number.NaN, 1e15];

  it('is in exactly one place, in any order of arrival', () => {
    everyRound(
      300,
      (random) =>
        Array.from({ length: 12 }, () =>
          record(
            oneOf(random, [...METRIC_TYPES, 'hasOwnProperty', 'of a later version']),
            Array.from({ length: Math.floor(random() * 3) }, () =>
              value(oneOf(random, KEYS), oneOf(random, TEXTS), oneOf(random, UNITS)),
            ),
            {
              timestamp: oneOf(random, TIMES) as number,
              date: oneOf(random, ['', '2024-02-29', 'soon']),
            },
          ),
        ),
      (records) => {
        const counted = ({ trends, bare }: Trends): number =>
          bare.length +
          trends.reduce(
            (sum, { lines, unplaced }) =>
              sum + unplaced.length + lines.reduce((points, line) => points + line.points.length, 0),
            0,
          );
        const built = buildTrends(records, INDIA);
        expect(counted(built)).toBe(records.reduce((sum, { values }) => sum + Math.max(1, values.length), 0));
        expect(built.trends.map(({ lines }) => lines)).toEqual(
          buildTrends(records.toReversed(), INDIA).trends.map(({ lines }) => lines),
        );
        for (const { points } of built.trends.flatMap(({ lines }) => lines))
          for (const { at, value } of points) expect([at, value].every(Number.isFinite)).toBe(true);
      },
    );
  });
});
