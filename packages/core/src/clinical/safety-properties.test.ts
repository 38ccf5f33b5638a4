import { describe, expect, it } from 'vitest';
import { MEASURE_DEFINITIONS, MEASURES, type Measure, VALUES } from '#observations';
import { everyRound, oneOf } from '../../test/rounds.ts';
import {
  convert,
  INDIA_PROGRAMME,
  type JudgedRecord,
  judgeRecord,
  type PersonFacts,
  type ThresholdScheme,
  unitsOf,
} from './index.ts';

const NOON = 1_768_458_600;
const LEVELS: readonly (string | undefined)[] = [undefined, 'review', 'critical'];

const woman: PersonFacts = { sex: 'female', birthDate: '1990-01-10' };
const PEOPLE: readonly PersonFacts[] = [
  { sex: 'male', birthDate: '1970-01-10' },
  { sex: 'male', birthDate: '1940-01-10', diabetes: { since: '2020-01-01', from: 'told' } },
  woman,
  { ...woman, pregnancies: [{ dueDate: '2026-03-20' }] },
  { ...woman, pregnancies: [{ dueDate: '2026-07-20' }], gestationalDiabetes: ['2026-01-01'] },
];

/** A numeric measure, and a possible value in its conventional unit. */
const NUMBERS = MEASURES.filter((measure) => !MEASURE_DEFINITIONS[measure].words);
function aNumber(random: () => number, measures: readonly Measure[]) {
  const measure = oneOf(random, measures);
  const { limits, units } = MEASURE_DEFINITIONS[measure];
  const [least, most] = limits?.soft ?? limits?.hard ?? [10, 40];
  const [lower, upper] = limits?.hard ?? [least, most];
  const wide = least - (most - least) + random() * 3 * (most - least);
  const value = Math.min(Math.max(wide, lower), upper);
  return { measure, value: Number(value.toFixed(Object.values(units)[0]?.decimals ?? 0)) };
}

const recordOf = (measure: Measure, value: number, unit = unitsOf(measure)[0] ?? ''): JudgedRecord => {
  const found = VALUES.find((one) => one.value.of.measure === measure);
  return {
    metric: found?.metric ?? '',
    timestamp: NOON,
    values: [{ key: found?.key ?? '', text: String(value), unit }],
  };
};
const judged = (record: JudgedRecord, facts: PersonFacts, scheme?: ThresholdScheme) =>
  judgeRecord(record, facts, { timeZone: 'Asia/Kolkata', ...(scheme && { scheme }) });
const levelOf = (...given: Parameters<typeof judged>): number => LEVELS.indexOf(judged(...given).level);

describe('an answer never changes', () => {
  const isExact = (measure: Measure): boolean =>
    Object.values(MEASURE_DEFINITIONS[measure].units).filter(({ exact }) => exact).length > 1;

  it('with a unit that is the same by definition', () => {
    const measures = NUMBERS.filter(isExact);
    expect(measures).toEqual(
      expect.arrayContaining(['platelets', 'temperature', 'hemoglobin', 'birthWeight']),
    );
    everyRound(
      400,
      (random) => ({ ...aNumber(random, measures), facts: oneOf(random, PEOPLE) }),
      ({ measure, value, facts }) => {
        const expected = judged(recordOf(measure, value), facts).flag;
        const [conventional = '', ...units] = unitsOf(measure);
        for (const unit of units.filter((one) => MEASURE_DEFINITIONS[measure].units[one]?.exact)) {
          const brought = Number(convert(value, measure, conventional, unit)?.toPrecision(12));
          expect(judged(recordOf(measure, brought, unit), facts).flag, unit).toEqual(expected);
        }
      },
    );
  });
});

describe('unknown facts never lower the level', () => {
  const { pregnancies: _, ...notPregnant } = { ...woman, pregnancies: [] };
  it.each<[string, (facts: PersonFacts, record: JudgedRecord) => readonly [PersonFacts, JudgedRecord]]>([
    ['the sex', (facts, record) => [{ ...facts, sex: 'unknown' }, record]],
    ['the age of a grown-up', (facts, record) => [{ ...facts, birthDate: null }, record]],
    [
      'the pregnancy',
      (facts, record) => [facts.pregnancies ? { ...notPregnant, motherhoodUntil: null } : facts, record],
    ],
    [
      'the week of a pregnancy',
      (facts, record) => [
        facts.pregnancies ? { ...notPregnant, withChildOn: ['2026-01-15'] } : facts,
        record,
      ],
    ],
    ['the meal', (facts, record) => [facts, { ...record, mealSituation: undefined }]],
    ['a situation of a later version', (facts, record) => [facts, { ...record, mealSituation: 'AT_NIGHT' }]],
    ['the diabetes', ({ diabetes: __, gestationalDiabetes: ___, ...facts }, record) => [facts, record]],
    ['the hour', (facts, { timestamp: __, ...record }) => [facts, { ...record, date: '2026-01-15' }]],
  ])('%s', (_name, without) => {
    everyRound(
      250,
      (random) => {
        const { measure, value } = aNumber(random, NUMBERS);
        const mealSituation = oneOf(random, [
          'MEAL_SITUATION_FASTING',
          'MEAL_SITUATION_AFTER_MEAL',
          undefined,
        ]);
        const record = recordOf(measure, value);
        return {
          record: measure === 'glucose' && mealSituation ? { ...record, mealSituation } : record,
          facts: {
            ...oneOf(random, PEOPLE),
            ...(random() < 0.3 && { symptoms: [{ at: NOON, symptom: oneOf(random, ['vomiting', 'fits']) }] }),
            ...(random() < 0.3 && { pressures: [{ systolic: 145, diastolic: 92, at: NOON - 18_000 }] }),
            ...(random() < 0.3 && { proteins: [{ at: NOON - 18_000, text: '2+' }] }),
          },
        };
      },
      ({ record, facts }) => {
        const [asked, given] = without(facts, record);
        const { symptoms, pressures, proteins } = facts;
        const all = {
          ...asked,
          ...(symptoms && { symptoms }),
          ...(pressures && { pressures }),
          ...(proteins && { proteins }),
        };
        expect(levelOf(given, all)).toBeGreaterThanOrEqual(levelOf(record, facts));
      },
    );
  });
});

describe('a range of a laboratory or a programme', () => {
  it('never silences a limit', () => {
    // LDL is not on the page: a lab can replace all its classes.
    const measures = NUMBERS.filter((measure) => measure !== 'ldl');
    everyRound(
      600,
      (random) => ({ ...aNumber(random, measures), facts: oneOf(random, PEOPLE) }),
      ({ measure, value, facts }) => {
        const own = [
          {
            scheme: 'own',
            version: '1',
            measure,
            unit: unitsOf(measure)[0] ?? '',
            decimals: 0,
            population: { maternal: ['none', 'trimester1', 'trimester2', 'trimester3', 'after-birth'] },
            bands: [],
            source: 'The laboratory',
            status: 'sourced',
          },
        ] as const;
        const scheme: ThresholdScheme = { ...INDIA_PROGRAMME, own };
        const record = recordOf(measure, value);
        expect(levelOf(record, facts, scheme)).toBe(levelOf(record, facts));
      },
    );
  });
});
