// spec: limits-flags

import { expect, it } from 'vitest';
import type { Measure } from '#observations';
import { VALUES } from '#observations';
import { GLUCOSE_MOMENTS, type GlucoseMoment } from '../../test/glucose-moments.ts';
import {
  FLAG_CODES,
  type FlagCode,
  INTERNATIONAL,
  judgeRecord,
  type PersonFacts,
  type ThresholdScheme,
  unitsOf,
} from './index.ts';

/** 15 January 2026, noon in India. */
const NOON = 1_768_458_600;
const HOUR = 3600;

const man: PersonFacts = { sex: 'male', birthDate: '1970-01-10' };
const woman: PersonFacts = { sex: 'female', birthDate: '1990-01-10' };
const child: PersonFacts = { sex: 'male', birthDate: '2018-01-10' };
const toddler: PersonFacts = { sex: 'male', birthDate: '2024-01-01' };
const youth: PersonFacts = { sex: 'male', birthDate: '2012-01-10' };
const youngster: PersonFacts = { sex: 'male', birthDate: '2013-07-10' };
const baby: PersonFacts = { sex: 'female', birthDate: '2025-12-01' };
const newborn: PersonFacts = { sex: 'female', birthDate: '2026-01-10' };
const diabetic: PersonFacts = { ...man, diabetes: { since: '2020-01-01', from: 'told' } };
const withDue = (dueDate: string): PersonFacts => ({ ...woman, pregnancies: [{ dueDate }] });
/** In the 31st and in the 15th week. */
const late = withDue('2026-03-20');
const early = withDue('2026-07-10');
const gestational: PersonFacts = { ...late, gestationalDiabetes: ['2025-12-20'] };
const mother: PersonFacts = { ...woman, pregnancies: [{ dueDate: '2026-01-08', bornOn: '2026-01-10' }] };
const again = { pressures: [{ systolic: 144, diastolic: 92, at: NOON - 5 * HOUR }] };
const prescribed: PersonFacts = { ...man, oxygenTargets: [{ since: '2026-01-01', prescriber: 'p-1' }] };

interface Given {
  readonly facts: PersonFacts;
  readonly values: Readonly<Partial<Record<Measure, string>>>;
  readonly situation?: GlucoseMoment;
  readonly scheme?: ThresholdScheme;
}

const of = (
  facts: PersonFacts,
  values: Given['values'],
  more: Pick<Given, 'situation' | 'scheme'> = {},
): Given => ({ facts, values, ...more });
const pressure = (facts: PersonFacts, systolic: number, diastolic: number, scheme?: ThresholdScheme): Given =>
  of(facts, { systolic: `${systolic}`, diastolic: `${diastolic}` }, scheme && { scheme });
const glucose = (facts: PersonFacts, text: string, situation?: GlucoseMoment): Given =>
  of(facts, { glucose: text }, situation === undefined ? {} : { situation });

const FASTING = 'fasting';

/** Each flag with a stored record that has it. */
const REACHED: Readonly<Record<FlagCode, Given>> = {
  'aha:elevated': pressure(man, 125, 70, INTERNATIONAL),
  'aha:stage1': pressure(man, 125, 82, INTERNATIONAL),
  'aha:stage2': pressure(man, 145, 82, INTERNATIONAL),
  'ish:high-normal': pressure(man, 132, 80),
  'ish:grade1': pressure(man, 142, 92),
  'ish:grade2': pressure(man, 162, 92),
  'ish:home-high': pressure(man, 136, 80),
  'pressure:below-reference': pressure(man, 100, 70),
  'child-pressure:elevated': pressure(child, 108, 60),
  'maternity-spo2:low': of(late, { spo2: '94' }),
  'temperature:raised': of(child, { temperature: '37.5' }),
  'pulse:very-slow': of(youngster, { pulse: '45' }),
  'bmi-age:severely-thin': of(youth, { bmi: '13.5' }),
  'bmi-age:thin': of(youth, { bmi: '15' }),
  'bmi-age:overweight': of(youth, { bmi: '22.5' }),
  'bmi-age:obese': of(youth, { bmi: '27' }),
  'waz:high': of(toddler, { weight: '16' }),
  'ish:grade1+isolated-systolic': pressure(man, 142, 80),
  'ish:grade2+isolated-systolic': pressure(man, 162, 80),
  'pressure:dangerous': pressure(man, 180, 80),
  'pressure:low': pressure(man, 90, 60),
  'child-pressure:raised': pressure(youth, 132, 70),
  'child-pressure:high': pressure(youth, 142, 70),
  'child-pressure:dangerous': pressure(youth, 160, 70),
  'child-pressure:low': pressure(youth, 89, 50),
  'ob:high': pressure(late, 142, 80),
  'ob:high-again': pressure({ ...woman, withChildOn: ['2026-01-15'], ...again }, 142, 80),
  'ob:gestational-ht': pressure({ ...late, ...again }, 142, 80),
  'ob:chronic-ht': pressure({ ...early, ...again }, 142, 80),
  'ob:after-birth-ht': pressure({ ...mother, ...again }, 142, 80),
  'ob:pre-eclampsia-range': pressure({ ...late, symptoms: [{ at: NOON, symptom: 'headache' }] }, 142, 80),
  'ob:severe': pressure(late, 160, 80),
  'ob:low': pressure(late, 89, 50),
  'ob:organ-sign': of(late, { creatinine: '1.12' }),
  'spo2:low': of(man, { spo2: '95' }),
  'spo2:very-low': of(man, { spo2: '93' }),
  'spo2:dangerous': of(man, { spo2: '91' }),
  'spo2-scale2:low': of(prescribed, { spo2: '87' }),
  'spo2-scale2:very-low': of(prescribed, { spo2: '85' }),
  'spo2-scale2:raised': of(prescribed, { spo2: '93', oxygen: 'yes' }),
  'spo2-scale2:high': of(prescribed, { spo2: '95', oxygen: 'yes' }),
  'temperature:fever': of(man, { temperature: '38.1' }),
  'temperature:high-fever': of(man, { temperature: '39.1' }),
  'temperature:dangerous-fever': of(man, { temperature: '41' }),
  'temperature:cool': of(man, { temperature: '36.0' }),
  'temperature:cold': of(man, { temperature: '35.0' }),
  'maternity-temperature:raised': of(late, { temperature: '37.6' }),
  'maternity-temperature:fever': of(mother, { temperature: '38.1' }),
  'infant-temperature:fever': of(baby, { temperature: '38' }),
  'infant-temperature:cold': of(baby, { temperature: '35.4' }),
  'newborn:cold': of(newborn, { temperature: '36.4' }),
  'newborn:warm': of(newborn, { temperature: '37.6' }),
  'pulse:fast': of(man, { pulse: '101' }),
  'pulse:very-fast': of(man, { pulse: '111' }),
  'pulse:dangerously-fast': of(man, { pulse: '131' }),
  'pulse:slow': of(man, { pulse: '50' }),
  'pulse:dangerously-slow': of(man, { pulse: '40' }),
  'breathing:slow': of(man, { respiration: '11' }),
  'breathing:dangerously-slow': of(man, { respiration: '8' }),
  'breathing:fast': of(man, { respiration: '21' }),
  'breathing:dangerously-fast': of(man, { respiration: '25' }),
  'imci:fast-breathing': of(toddler, { respiration: '40' }),
  'ada:prediabetes': glucose(man, '100', FASTING),
  'ada:diabetes-range': glucose(man, '126', FASTING),
  'ada:igt': glucose(man, '140', 'test-2h'),
  'ada:confirm': glucose(man, '200', 'random'),
  'ada:low-level1': glucose(man, '69'),
  'ada:low-level2': glucose(man, 'LO'),
  'sugar:high': glucose(man, '200', 'after'),
  'sugar:very-high': glucose(man, '300'),
  'sugar:dangerous': glucose(man, 'HI'),
  'sugar:dangerous-with-signs': glucose({ ...man, symptoms: [{ at: NOON, symptom: 'ketones' }] }, '400'),
  'child-sugar:high': glucose(child, '200'),
  'newborn-sugar:low': glucose(newborn, '59'),
  'newborn-sugar:dangerously-low': glucose(newborn, '44'),
  'newborn-sugar:high': glucose(newborn, '200'),
  'newborn-sugar:dangerously-high': glucose(newborn, '250'),
  'goal:below': glucose(diabetic, '79', FASTING),
  'goal:above': glucose(diabetic, '181', 'random'),
  'iadpsg:gdm': glucose(late, '92', 'test-0h'),
  'dipsi:gdm': glucose(late, '140', 'challenge-2h'),
  'gdm-goal:above': glucose(gestational, '120', 'after-2h'),
  'pregnancy-sugar:high': glucose(late, '92', FASTING),
  'pregnancy-sugar:very-high': glucose(late, '126', FASTING),
  'pregnancy-sugar:dangerous': glucose(late, '300'),
  'hba1c:very-high': of(man, { hba1c: '10' }),
  'hba1c:dangerous': of(man, { hba1c: '14' }),
  'pregnancy-hba1c:high': of(late, { hba1c: '6.5' }),
  'atp:near-optimal': of(man, { ldl: '100' }),
  'atp:borderline': of(man, { ldl: '130' }),
  'atp:high': of(man, { ldl: '160' }),
  'atp:very-high': of(man, { ldl: '190' }),
  'atp:low': of(man, { hdl: '39' }),
  'atp:protective': of(man, { hdl: '60' }),
  'triglycerides:very-high': of(man, { triglycerides: '500' }),
  'triglycerides:dangerous': of(man, { triglycerides: '2000' }),
  'tsh:low': of(man, { tsh: '0.39' }),
  'tsh:high': of(man, { tsh: '4.01' }),
  'tsh:very-high': of(man, { tsh: '20' }),
  'ata:low': of(early, { tsh: '0.09' }),
  'ata:high': of(early, { tsh: '4.1' }),
  'reference:low': of(man, { urate: '3.3' }),
  'reference:high': of(man, { urate: '7.1' }),
  'who24:mild': of(man, { hemoglobin: '12.9' }),
  'who24:moderate': of(man, { hemoglobin: '10.9' }),
  'who24:severe': of(man, { hemoglobin: '7.9' }),
  'amb:mild': of(late, { hemoglobin: '10.9' }),
  'amb:moderate': of(late, { hemoglobin: '9.9' }),
  'amb:severe': of(toddler, { hemoglobin: '6.9' }),
  'hemoglobin:low': of(newborn, { hemoglobin: '12.9' }),
  'hemoglobin:very-low': of(newborn, { hemoglobin: '10.4' }),
  'hemoglobin:dangerous': of(man, { hemoglobin: '4.9' }),
  'hemoglobin:high': of(man, { hemoglobin: '18.5' }),
  'hemoglobin:very-high': of(man, { hemoglobin: '20' }),
  'kidney:very-high': of(child, { creatinine: '2' }),
  'kidney:dangerous': of(child, { creatinine: '5' }),
  'kdigo:G2': of(man, { egfr: '89' }),
  'kdigo:G3a': of(man, { egfr: '59' }),
  'kdigo:G3b': of(man, { egfr: '44' }),
  // By the eGFR from the creatinine of a man of 56.
  'kdigo:G4': of(man, { creatinine: '2.6' }),
  'kdigo:G5': of(man, { egfr: '14' }),
  'potassium:low': of(man, { potassium: '3.4' }),
  'potassium:very-low': of(man, { potassium: '2.9' }),
  'potassium:dangerously-low': of(man, { potassium: '2.5' }),
  'potassium:high': of(man, { potassium: '5.6' }),
  'potassium:very-high': of(man, { potassium: '6' }),
  'potassium:dangerously-high': of(man, { potassium: '6.5' }),
  'platelets:low': of(man, { platelets: '149' }),
  'platelets:very-low': of(man, { platelets: '99' }),
  'platelets:dangerous': of(man, { platelets: '49' }),
  'platelets:low-with-pressure': of({ ...late, ...again }, { platelets: '99' }),
  'urine-protein:trace': of(late, { urineProtein: 'trace' }),
  'urine-protein:present': of(late, { urineProtein: '1+' }),
  'urine-protein:dangerous': of({ ...late, ...again }, { urineProtein: '++' }),
  'bmi-who:underweight': of(man, { bmi: '18.4' }, { scheme: INTERNATIONAL }),
  'bmi-who:overweight': of(man, { bmi: '25' }, { scheme: INTERNATIONAL }),
  'bmi-who:obese': of(man, { bmi: '30' }, { scheme: INTERNATIONAL }),
  'bmi-in:underweight': of(man, { bmi: '18.4' }),
  'bmi-in:overweight': of(man, { bmi: '23' }),
  'bmi-in:obese': of(man, { bmi: '25' }),
  'bmi:severely-low': of(man, { bmi: '15.9' }),
  'bmi:low-in-pregnancy': of(late, { bmi: '18.4' }),
  'lbw:low': of(newborn, { birthWeight: '2499' }),
  'lbw:very-low': of(newborn, { birthWeight: '1499' }),
  'lbw:extremely-low': of(newborn, { birthWeight: '999' }),
  'birth-weight:very-high': of(newborn, { birthWeight: '4500' }),
  'waz:underweight': of({ sex: 'female', birthDate: '2025-10-16' }, { weight: '4.5' }),
  'waz:severely-underweight': of({ sex: 'female', birthDate: '2025-10-16' }, { weight: '3.98' }),
  'rapid:positive': of(man, { typhoid: 'positive' }),
  'rapid:positive-alert': of(man, { dengue: 'reactive' }),
  'rapid:positive-in-pregnancy': of(late, { hiv: 'Reactive' }),
  'rapid:troponin': of(man, { troponin_1: 'positive' }),
};

function judged({ facts, values, situation = 'unknown', scheme }: Given) {
  const placed = VALUES.filter(({ value }) => Object.hasOwn(values, value.of.measure));
  const { metric = '' } = placed[0] ?? {};
  const { beside, ...moment } = GLUCOSE_MOMENTS[situation];
  const record = {
    metric,
    timestamp: NOON,
    ...moment,
    values: [
      ...placed
        .filter((one) => one.metric === metric)
        .map(({ key, value: { of: measured } }) => ({
          key,
          text: values[measured.measure] ?? '',
          unit: unitsOf(measured.measure)[0] ?? '',
        })),
      ...beside,
    ],
  };
  return judgeRecord(record, facts, { timeZone: 'Asia/Kolkata', ...(scheme && { scheme }) });
}

it.each(FLAG_CODES)('a stored record has the flag %s', (code) => {
  expect(judged(REACHED[code]).flag?.code).toBe(code);
});
