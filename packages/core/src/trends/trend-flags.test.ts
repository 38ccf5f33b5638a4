import { describe, expect, it } from 'vitest';
import { contextOn, findingsOf, type PersonFacts, unitsOf } from '#clinical';
import type { Label } from '#formatting';
import type { MetricRecord } from '#metrics';
import { MEASURE_DEFINITIONS, type Measure } from '#observations';
import { FLAG_CASES } from '../../test/flag-cases.ts';
import { aRecord } from '../../test/records.ts';
import { everyRound, oneOf } from '../../test/rounds.ts';
import { sequence } from '../../test/sequence.ts';
import { buildTrends, createTrendFlags, summarizeLine, TRENDS, trendLabel, trendRows } from './index.ts';

const INDIA = 'Asia/Kolkata';
const at = (text: string) => Date.parse(text) / 1000;

function pressure(number: number, systolic: string, diastolic: string, timestamp: number): MetricRecord {
  const values = [
    { key: 'systolic', text: systolic, unit: 'mmHg' },
    { key: 'diastolic', text: diastolic, unit: 'mmHg' },
  ];
  return aRecord(number, { metric: 'bloodpressure', timestamp, values });
}
const hemoglobin = (number: number, text: string, timestamp: number): MetricRecord =>
  aRecord(number, { metric: 'hemoglobin', timestamp, values: [{ key: 'value', text, unit: 'g/dL' }] });

const woman: PersonFacts = { sex: 'female', birthDate: '1994-03-10' };
const expecting: PersonFacts = {
  ...woman,
  pregnancies: [{ dueDate: '2024-06-01', endedOn: '2024-05-28', bornOn: '2024-05-28' }],
};

/** Flags of all points, by record id and line. */
function codes(records: readonly MetricRecord[], person: PersonFacts, units = {}, timeZone = INDIA) {
  const flags = createTrendFlags({ person: { ...person, ...findingsOf(records, timeZone) }, timeZone });
  const { trends } = buildTrends(records, { timeZone, units });
  const points = trends.flatMap(({ lines }) => lines.flatMap((line) => line.points));
  const named = points.map((point) => [`${point.record.id} ${point.line.key}`, flags.of(point)?.code]);
  return Object.fromEntries(named.toSorted());
}

describe('the known facts of a patient on a day', () => {
  it.each([
    ['before the pregnancy', '2023-08-20', { pregnancyNotAsked: true }],
    ['in its first days', '2023-08-26', { pregnant: true, gestationalDays: 0 }],
    ['in its last', '2024-05-27', { pregnant: true, gestationalDays: 275 }],
    ['on the day of the birth', '2024-05-28', { daysAfterBirth: 0 }],
    ['six weeks after it', '2024-07-09', { daysAfterBirth: 42 }],
    ['later', '2024-07-10', { pregnancyNotAsked: true }],
  ])('%s', (_, day, known) => {
    const { sex, age, ...rest } = contextOn(expecting, day);
    expect([sex, age?.months, rest]).toEqual(['female', expect.any(Number), known]);
  });

  it('a pregnancy that ended without a birth ends on that day, and counts for six weeks like one', () => {
    const lost: PersonFacts = {
      ...woman,
      pregnancies: [{ dueDate: '2024-06-01', endedOn: '2023-12-01' }],
    };
    expect(contextOn(lost, '2023-11-30')).toMatchObject({ pregnant: true });
    expect(contextOn(lost, '2023-12-01')).not.toHaveProperty('pregnant');
    expect(contextOn(lost, '2023-12-02')).toMatchObject({ daysAfterBirth: 1 });
    expect(contextOn(lost, '2024-01-13')).not.toHaveProperty('daysAfterBirth');
  });

  it('nothing is invented', () => {
    expect(contextOn({ sex: 'other', birthDate: null }, '2024-01-01')).toEqual({ sex: 'other' });
  });
});

describe('flags', () => {
  it('use the day of the reading: the same value has one in pregnancy and none after it', () => {
    const records = [hemoglobin(1, '10.8', at('2024-02-01')), hemoglobin(2, '12.1', at('2025-01-01'))];
    expect(codes(records, expecting)).toEqual({
      'record-1 hemoglobin': expect.stringContaining('mild'),
      'record-2 hemoglobin': undefined,
    });
  });

  it('of a pressure are at their number', () => {
    expect(codes([pressure(1, '148', '84', at('2024-01-05'))], woman)).toEqual({
      'record-1 systolic': 'ish:grade1+isolated-systolic',
      'record-1 diastolic': undefined,
    });
  });

  it('over two readings find the other one, and only in the same pregnancy', () => {
    const first = pressure(1, '144', '92', at('2024-03-01T08:00Z'));
    const second = pressure(2, '146', '94', at('2024-03-01T13:00Z'));
    const later = pressure(3, '146', '94', at('2026-03-01T13:00Z'));
    expect(codes([first, second], expecting)).toMatchObject({
      'record-1 systolic': 'ob:high',
      'record-2 systolic': 'ob:gestational-ht',
    });
    const again: PersonFacts = {
      ...expecting,
      pregnancies: [...(expecting.pregnancies ?? []), { dueDate: '2026-06-01' }],
    };
    expect(codes([first, second, later], again)).toMatchObject({ 'record-3 systolic': 'ob:high' });
  });

  it('do not depend on the unit, the order of arrival, or the hour at which a zone changes its day', () => {
    const single = FLAG_CASES.filter(({ reading }) => 'value' in reading);
    expect(single.length).toBeGreaterThan(40);
    everyRound(
      20,
      (random) => {
        const person = oneOf(random, [woman, expecting, { sex: 'other', birthDate: null }]);
        const records = Array.from({ length: 10 }, (_, number) => {
          const when = at('2024-01-15T06:00Z') + Math.floor(random() * 20) * 86_400;
          return random() < 0.5
            ? pressure(
                number,
                String(Math.round(90 + random() * 100)),
                String(Math.round(50 + random() * 70)),
                when,
              )
            : hemoglobin(number, (6 + random() * 9).toFixed(1), when);
        });
        return { person, records, seed: Math.floor(random() * 1e6) };
      },
      ({ person, records, seed }) => {
        const usual = codes(records, person);
        const random = sequence(seed);
        const shuffled = records.toSorted(() => random() - 0.5);
        expect(codes(shuffled, person)).toEqual(usual);
        expect(codes(records, person, { hemoglobin: 'g/L' })).toEqual(usual);
        expect(codes(records, person, { hemoglobin: 'mmol/L' })).toEqual(usual);
        expect(codes(records, person, {}, 'Europe/London')).toEqual(usual);
      },
    );
  });
});

it.each([
  ['in range', hemoglobin(1, '12.9', at('2024-01-05')), 'in-range'],
  ['a flag', hemoglobin(1, '7.9', at('2024-01-05')), 'flag'],
  [
    'a measure without a rule',
    { ...hemoglobin(1, '168', 0), metric: 'body', values: [{ key: 'height', text: '168', unit: 'cm' }] },
    'not-judged',
  ],
  ['numbers that contradict each other', pressure(1, '80', '120', at('2024-01-05')), 'not-judged'],
])('a value has one of three statuses: %s', (_, record, kind) => {
  const flags = createTrendFlags({ person: woman, timeZone: INDIA });
  expect(flags.valueStatusOf(record, record.values[0]?.key ?? '').kind).toBe(kind);
  expect(flags.valueStatusOf(record, 'toString')).toEqual({ kind: 'not-judged', reason: 'no-rule' });
});

/** A number that is possible for an adult, with few digits. */
function numberOf(measure: Measure, random: () => number): string {
  const { limits } = MEASURE_DEFINITIONS[measure];
  const [least, most] = limits?.soft ?? limits?.hard ?? [1, 100];
  const value = least + random() * (most - least);
  return most - least < 30 ? value.toFixed(1) : String(Math.round(value));
}

describe('the flag of every metric', () => {
  const measured = TRENDS.flatMap((trend) =>
    trend.lines.flatMap((line) => (line.measure ? [{ trend, line, measure: line.measure }] : [])),
  );
  // Both numbers of a pressure are judged together and tested above; words are not drawn.
  const alone = measured.filter(
    ({ trend, measure }) => trend.key !== 'bloodPressure' && !MEASURE_DEFINITIONS[measure].words,
  );

  it('is tested here', () => {
    expect(new Set(alone.map(({ measure }) => measure)).size).toBeGreaterThanOrEqual(17);
  });

  it.each(alone.map((one) => [`${one.trend.key} ${one.line.key}`, one] as const))(
    'does not depend on unit, order of arrival or zone: %s',
    (_, { trend, line, measure }) => {
      const units = unitsOf(measure);
      everyRound(
        6,
        (random) => ({
          person: oneOf(random, [woman, expecting, { sex: 'male', birthDate: '1966-01-01' }]),
          records: Array.from({ length: 8 }, (_, number) => ({
            ...aRecord(number, {
              metric: line.metric,
              timestamp: at('2024-01-15T06:00Z') + Math.floor(random() * 20) * 86_400,
              values: [{ key: line.value, text: numberOf(measure, random), unit: units[0] ?? '' }],
            }),
            ...(line.situation && { mealSituation: line.situation }),
          })),
        }),
        ({ person, records }) => {
          const usual = codes(records, person);
          expect(Object.keys(usual)).toHaveLength(records.length);
          expect(codes(records.toReversed(), person)).toEqual(usual);
          expect(codes(records, person, {}, 'Europe/London')).toEqual(usual);
          for (const unit of units)
            expect(codes(records, person, { [trend.key]: unit }), unit).toEqual(usual);
        },
      );
    },
  );
});

describe('the card of a line', () => {
  const records = [
    hemoglobin(1, '10.3', at('2024-01-05')),
    hemoglobin(2, '11.9', at('2024-02-05')),
    hemoglobin(3, '11.6', at('2024-03-05')),
  ];
  const flags = createTrendFlags({ person: woman, timeZone: INDIA });
  const lineOf = (list: readonly MetricRecord[]) =>
    buildTrends(list, { timeZone: INDIA }).trends[0]?.lines[0];

  it('shows the last value with its flag and change, the extremes and the count', () => {
    const line = lineOf(records);
    expect(line && summarizeLine(line, flags)).toMatchObject({
      count: 3,
      last: { shown: { text: '11.6', unit: 'g/dL' } },
      change: -0.3,
      flag: { measure: 'hemoglobin' },
      first: { value: 10.3 },
      lowest: { value: 10.3 },
      highest: { value: 11.9 },
    });
  });

  it('has a change with the displayed decimals, however many a source sent', () => {
    const long = lineOf([
      hemoglobin(1, '11.284973335457825', at('2024-01-05')),
      hemoglobin(2, '12.4865000000000012', at('2024-02-05')),
    ]);
    expect(long && summarizeLine(long, flags)?.change).toBe(1.2);
  });

  it('has no change for the first value, nor next to one beyond the range of its meter', () => {
    const first = lineOf(records.slice(0, 1));
    expect(first && summarizeLine(first, flags)?.change).toBeUndefined();
    const beyond = lineOf([...records, hemoglobin(4, '<4', at('2024-04-05'))]);
    expect(beyond && summarizeLine(beyond, flags)?.change).toBeUndefined();
  });

  it('is empty for a line without a point', () => {
    expect(
      summarizeLine({ definition: { key: 'a', metric: 'b', value: 'c' }, points: [] }, flags),
    ).toBeUndefined();
  });
});

describe('the rows of a trend', () => {
  it('are its records, the newest first, drawn or not', () => {
    const half: MetricRecord = {
      ...pressure(2, '', '92', at('2024-02-01')),
      values: [
        { key: 'systolic', text: 'not taken', unit: 'mmHg' },
        { key: 'diastolic', text: '92', unit: 'mmHg' },
      ],
    };
    const timeless = { ...pressure(3, '120', '80', 0), timestamp: undefined } as unknown as MetricRecord;
    const records = [timeless, pressure(1, '148', '92', at('2024-01-01')), half];
    const [trend] = buildTrends(records, { timeZone: INDIA }).trends;
    const rows = trend ? trendRows(trend, createTrendFlags({ person: woman, timeZone: INDIA })) : [];
    const shown = rows.map(({ record, points, flags, unplaced, time }) => ({
      id: record.id,
      day: time?.day,
      points: Object.values(points).map((point) => point.shown.text),
      flagged: Object.keys(flags),
      unplaced: unplaced.map(({ text, reason }) => `${text} ${reason}`),
    }));
    expect(shown).toEqual([
      {
        id: 'record-2',
        day: '2024-02-01',
        points: ['92'],
        flagged: ['diastolic'],
        unplaced: ['not taken words'],
      },
      {
        id: 'record-1',
        day: '2024-01-01',
        points: ['148', '92'],
        flagged: ['systolic', 'diastolic'],
        unplaced: [],
      },
      { id: 'record-3', day: undefined, points: [], flagged: [], unplaced: ['120 no-time', '80 no-time'] },
    ]);
  });
});

it('show a laboratory result as the service judged it, under the name of its test', () => {
  const value = {
    key: 'sodium',
    text: '112',
    unit: 'mmol/L',
    label: { en: 'Sodium', hi: 'सोडियम' } as Label,
  };
  const flag = { code: 'laboratory:critical-low', severity: 'critical', shape: 'down' };
  const record = {
    ...{ id: 'one', metric: 'laboratory', timestamp: 1_768_458_600, values: [value] },
    faces: { sodium: { kind: 'flag', flag }, later: { kind: 'of-a-later-version' } },
    metaInfo: { updatedAt: 0, deleted: false, source: 'test', createdAt: 0 },
  };
  const [trend] = buildTrends([record], { timeZone: INDIA }).trends;
  expect(trend && trendLabel(trend.definition, 'hi')).toBe('सोडियम');
  const flags = createTrendFlags({ person: woman, timeZone: INDIA });
  expect([flags.valueStatusOf(record, 'sodium'), flags.valueStatusOf(record, 'later')]).toEqual([
    { kind: 'flag', flag },
    { kind: 'not-judged', reason: 'no-rule' },
  ]);
});
