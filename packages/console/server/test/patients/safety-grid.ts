import type { AlertLevel, FlagCode } from '@careline/core/internal/clinical';
import type { MealSituation, MetricType } from '@careline/core/internal/metrics';
import type { SafetyPerson } from './safety-people.ts';

/** A reading as it arrives. */
export interface GridReading {
  readonly metric: MetricType;
  readonly values: readonly { readonly key: string; readonly text: string; readonly unit?: string }[];
  readonly mealSituation?: MealSituation;
  /** Hours before the reading under test. */
  readonly hoursBefore?: number;
}

/** A value of a person, after earlier readings. */
export interface GridCase {
  readonly who: SafetyPerson;
  readonly reading: GridReading;
  readonly before: readonly GridReading[];
  /** Undefined if the flag raises no alert. */
  readonly level: AlertLevel | undefined;
}

const one =
  (metric: MetricType, unit: string | undefined, key = 'value') =>
  (text: string): GridReading => ({ metric, values: [{ key, text, ...(unit !== undefined && { unit }) }] });

const bp = (systolic: string, diastolic: string): GridReading => ({
  metric: 'bloodpressure',
  values: [
    { key: 'systolic', text: systolic, unit: 'mm[Hg]' },
    { key: 'diastolic', text: diastolic, unit: 'mm[Hg]' },
  ],
});
const upperNumber = one('bloodpressure', 'mm[Hg]', 'systolic');
const lowerNumber = one('bloodpressure', 'mm[Hg]', 'diastolic');
const sugar = one('bloodglucose', 'mg/dL');
const at = (mealSituation: MealSituation) => (text: string) => ({ ...sugar(text), mealSituation });
const fasting = at('MEAL_SITUATION_FASTING');
const afterMeal = at('MEAL_SITUATION_AFTER_MEAL');
/** A 75 g glucose tolerance test, hours after the drink: fasting, or at any time of day. */
const inTest =
  (key: 'toleranceHours' | 'challengeHours', hours: string) =>
  (text: string): GridReading => ({
    metric: 'bloodglucose',
    values: [
      { key: 'value', text, unit: 'mg/dL' },
      { key, text: hours, unit: 'h' },
    ],
  });
const hba1c = one('hba1c', '%');
const oxygen = one('spo2', '%');
const whileOnOxygen = (text: string): GridReading => ({
  metric: 'spo2',
  values: [
    { key: 'value', text, unit: '%' },
    { key: 'onOxygen', text: 'yes' },
  ],
});
const celsius = one('temperature', 'Cel');
const fahrenheit = one('temperature', '[degF]');
const pulse = one('heartrate', '/min');
const atRest = one('restinghr', '/min');
const breaths = one('respiratoryrate', '/min');
const blood = one('hemoglobin', 'g/dL');
const platelets = one('bloodcount', '10*3/uL', 'platelets');
const lipid = (key: string, text: string) => one('lipid', 'mg/dL', key)(text);
const tsh = one('thyroid', 'm[IU]/L', 'tsh');
const creatinine = one('creatinine', 'mg/dL');
const egfr = one('creatinine', 'mL/min/{1.73_m2}', 'egfr');
const urate = one('uricacid', 'mg/dL');
const potassium = one('electrolytes', 'mmol/L', 'potassium');
const protein = one('urine', undefined, 'protein');
const symptom = one('symptom', undefined);
const bmi = one('body', 'kg/m2', 'bmi');
const weight = one('body', 'kg', 'weight');
const birthWeight = one('body', 'g', 'birthWeight');
const rapid = (key: string) => one('rapidtest', undefined, key)('positive');

const hoursBefore = (hours: number, reading: GridReading): GridReading => ({
  ...reading,
  hoursBefore: hours,
});
const sixHoursBefore = (reading: GridReading) => hoursBefore(6, reading);

const asked =
  (level: AlertLevel | undefined) =>
  (who: SafetyPerson, reading: GridReading, ...before: readonly GridReading[]): GridCase => ({
    who,
    reading,
    before,
    level,
  });
const flag = asked(undefined);
const review = asked('review');
const critical = asked('critical');

/** Classes of the other scheme. `threshold.routes.test.ts` reaches them through a programme setting. */
export const OF_ANOTHER_SCHEME = [
  'aha:elevated',
  'aha:stage1',
  'aha:stage2',
  'bmi-who:underweight',
  'bmi-who:overweight',
  'bmi-who:obese',
] as const satisfies readonly FlagCode[];

type ReachedCode = Exclude<FlagCode, (typeof OF_ANOTHER_SCHEME)[number]>;

/** Part 2 of the page of limits: one value for each row, by flag. A new flag does not compile without one. */
export const SAFETY_GRID: Readonly<Record<ReachedCode, readonly GridCase[]>> = {
  'ish:high-normal': [flag('man', bp('134', '80')), flag('woman', bp('132', '84'))],
  'ish:home-high': [flag('man', bp('136', '80')), flag('woman', bp('120', '86'))],
  'pressure:below-reference': [flag('man', bp('96', '64')), flag('man', lowerNumber('52'))],
  'child-pressure:elevated': [
    flag('of eight years', bp('110', '60')),
    flag('of six months', bp('106', '50')),
  ],
  'maternity-spo2:low': [critical('in week 37', oxygen('94')), critical('after birth', oxygen('93'))],
  'temperature:raised': [flag('of eight years', celsius('37.7'))],
  'pulse:very-slow': [review('of twelve years', pulse('45'))],
  'bmi-age:severely-thin': [review('of fifteen years', bmi('13.6'))],
  'bmi-age:thin': [flag('of fifteen years', bmi('15.2'))],
  'bmi-age:overweight': [flag('of fifteen years', bmi('24.5'))],
  'bmi-age:obese': [flag('of fifteen years', bmi('28'))],
  'waz:high': [flag('of three years', weight('20.5'))],
  'ish:grade1': [flag('man', bp('146', '94')), flag('woman', bp('130', '92'))],
  'ish:grade2': [
    review('man', bp('162', '96')),
    review('woman', bp('140', '102')),
    review('man', upperNumber('172')),
  ],
  'ish:grade1+isolated-systolic': [flag('man', bp('148', '80'))],
  'ish:grade2+isolated-systolic': [review('man', bp('168', '84'))],
  'pressure:dangerous': [
    critical('man', bp('184', '100')),
    critical('woman', bp('150', '112')),
    critical('unknown age and sex', bp('186', '112')),
    critical('man', upperNumber('190')),
    critical('man', lowerNumber('118')),
  ],
  'pressure:low': [critical('man', bp('90', '60')), critical('man', upperNumber('84'))],
  'child-pressure:raised': [flag('of fifteen years', bp('134', '70'))],
  'child-pressure:high': [
    review('of fifteen years', bp('144', '84')),
    review('of eight years', bp('142', '80')),
    review('of six months', bp('118', '60')),
  ],
  'child-pressure:dangerous': [
    critical('of fifteen years', bp('164', '84')),
    critical('of eight years', bp('152', '84')),
    critical('of eight years', bp('130', '102')),
  ],
  'child-pressure:low': [
    critical('of eight years', bp('84', '50')),
    critical('of fifteen years', bp('88', '50')),
    critical('of six months', bp('66', '40')),
    critical('newborn', bp('58', '36')),
  ],
  'ob:high': [
    review('in week 23', bp('142', '80')),
    review('after birth', bp('130', '92')),
    review('perhaps with child', bp('142', '92')),
    review('in week 23', upperNumber('150')),
  ],
  'ob:high-again': [critical('perhaps with child', bp('144', '92'), sixHoursBefore(bp('142', '90')))],
  'ob:gestational-ht': [critical('in week 37', bp('156', '106'), sixHoursBefore(bp('152', '102')))],
  'ob:chronic-ht': [critical('in week 10', bp('144', '92'), sixHoursBefore(bp('142', '90')))],
  'ob:after-birth-ht': [critical('after birth', bp('144', '92'), sixHoursBefore(bp('142', '90')))],
  'ob:pre-eclampsia-range': [
    critical('in week 23', bp('142', '92'), sixHoursBefore(protein('1+'))),
    critical('in week 23', bp('142', '92'), hoursBefore(1, symptom('headache'))),
    critical('after birth', bp('142', '92'), hoursBefore(1, symptom('blurred-vision'))),
    critical('in week 23', bp('142', '92'), sixHoursBefore(platelets('92'))),
    critical('in week 23', bp('142', '92'), sixHoursBefore(creatinine('1.2'))),
  ],
  'ob:severe': [
    critical('in week 23', bp('162', '96')),
    critical('after birth', bp('150', '112')),
    critical('perhaps with child', bp('162', '96')),
  ],
  'ob:low': [critical('in week 23', bp('88', '60')), critical('after birth', bp('86', '56'))],
  'ob:organ-sign': [review('in week 23', creatinine('1.2'))],
  'spo2:low': [flag('man', oxygen('95')), flag('of eight years', oxygen('94'))],
  'spo2:very-low': [review('man', oxygen('93')), review('of four years', oxygen('91'))],
  'spo2:dangerous': [
    critical('man', oxygen('91')),
    critical('of four years', oxygen('88')),
    critical('of four years', oxygen('60')),
    critical('in week 23', oxygen('90')),
    critical('unknown age and sex', oxygen('88')),
    critical('on scale 2', oxygen('83')),
  ],
  'spo2-scale2:low': [flag('on scale 2', oxygen('87'))],
  'spo2-scale2:very-low': [review('on scale 2', oxygen('85'))],
  'spo2-scale2:raised': [flag('on scale 2', whileOnOxygen('94'))],
  'spo2-scale2:high': [review('on scale 2', whileOnOxygen('96'))],
  'temperature:fever': [flag('man', celsius('38.4')), flag('of four years', celsius('38.2'))],
  'temperature:high-fever': [
    review('man', celsius('39.2')),
    review('of four years', celsius('39.4')),
    review('man', fahrenheit('103')),
  ],
  'temperature:dangerous-fever': [
    critical('man', celsius('41.2')),
    critical('of four years', celsius('40.6')),
  ],
  'temperature:cool': [flag('man', celsius('35.8'))],
  'temperature:cold': [
    critical('man', celsius('34.9')),
    critical('of four years', celsius('35.4')),
    critical('in week 23', celsius('35.0')),
  ],
  'maternity-temperature:raised': [flag('in week 23', celsius('37.8'))],
  'maternity-temperature:fever': [
    critical('in week 23', celsius('38.2')),
    critical('after birth', celsius('38.1')),
  ],
  'infant-temperature:fever': [
    critical('of six weeks', celsius('38.0')),
    critical('newborn', celsius('38.4')),
  ],
  'infant-temperature:cold': [critical('of six weeks', celsius('35.2'))],
  'newborn:cold': [flag('newborn', celsius('36.2'))],
  'newborn:warm': [flag('newborn', celsius('37.7'))],
  'pulse:fast': [flag('man', pulse('104')), flag('woman', atRest('106'))],
  'pulse:very-fast': [review('man', pulse('115')), review('in week 23', pulse('116'))],
  'pulse:dangerously-fast': [
    critical('man', pulse('132')),
    critical('in week 23', pulse('122')),
    critical('of eight years', pulse('152')),
    critical('of three years', pulse('172')),
    critical('of six months', pulse('192')),
  ],
  'pulse:slow': [flag('man', pulse('46')), flag('in week 23', pulse('50'))],
  'pulse:dangerously-slow': [
    critical('man', pulse('40')),
    critical('in week 23', pulse('48')),
    critical('of eight years', pulse('58')),
    critical('of three years', pulse('68')),
    critical('of six months', pulse('88')),
  ],
  'breathing:slow': [flag('man', breaths('10'))],
  'breathing:dangerously-slow': [critical('man', breaths('8')), critical('in week 23', breaths('9'))],
  'breathing:fast': [review('man', breaths('22')), review('in week 23', breaths('28'))],
  'breathing:dangerously-fast': [
    critical('man', breaths('26')),
    critical('in week 23', breaths('32')),
    critical('of three years', breaths('60')),
    critical('of six months', breaths('70')),
    critical('of six weeks', breaths('60')),
  ],
  'imci:fast-breathing': [review('of three years', breaths('42')), review('of six months', breaths('52'))],
  'ada:prediabetes': [flag('man', fasting('110')), flag('woman', hba1c('6.0'))],
  'ada:diabetes-range': [flag('man', fasting('130')), flag('woman', hba1c('6.8'))],
  'ada:igt': [flag('man', inTest('toleranceHours', '2')('150'))],
  'ada:confirm': [flag('man', sugar('220'))],
  'ada:low-level1': [flag('man', sugar('62')), flag('diabetic', fasting('62'))],
  'ada:low-level2': [
    critical('man', sugar('52')),
    critical('diabetic', sugar('LO')),
    critical('in week 23', sugar('50')),
    critical('unknown age and sex', sugar('40')),
  ],
  'sugar:high': [flag('man', afterMeal('220'))],
  'sugar:very-high': [review('diabetic', afterMeal('348')), review('man', fasting('310'))],
  'sugar:dangerous': [
    critical('diabetic', afterMeal('560')),
    critical('man', sugar('HI')),
    critical('unknown age and sex', sugar('420')),
    critical('of four years', sugar('410')),
  ],
  'sugar:dangerous-with-signs': [
    critical('diabetic', sugar('260'), hoursBefore(1, symptom('vomiting'))),
    critical('of four years', sugar('270'), hoursBefore(1, symptom('drowsiness'))),
  ],
  'child-sugar:high': [review('of four years', sugar('210')), review('of fifteen years', afterMeal('230'))],
  'newborn-sugar:low': [flag('newborn', sugar('50'))],
  'newborn-sugar:dangerously-low': [critical('newborn', sugar('40'))],
  'newborn-sugar:high': [review('newborn', sugar('210'))],
  'newborn-sugar:dangerously-high': [critical('newborn', sugar('260'))],
  'goal:below': [flag('diabetic', fasting('76'))],
  'goal:above': [flag('diabetic', afterMeal('190')), flag('diabetic', hba1c('7.4'))],
  'iadpsg:gdm': [
    flag('in week 23', inTest('toleranceHours', '0')('94')),
    flag('in week 23', inTest('toleranceHours', '1')('184')),
  ],
  'dipsi:gdm': [flag('in week 23', inTest('challengeHours', '2')('146'))],
  'gdm-goal:above': [flag('with diabetes of pregnancy', fasting('97'))],
  'pregnancy-sugar:high': [flag('in week 23', fasting('96')), flag('in week 23', afterMeal('150'))],
  'pregnancy-sugar:very-high': [review('in week 23', fasting('130')), review('in week 23', sugar('210'))],
  'pregnancy-sugar:dangerous': [critical('in week 23', afterMeal('310'))],
  'hba1c:very-high': [review('diabetic', hba1c('10.4')), review('unknown age and sex', hba1c('10.4'))],
  'hba1c:dangerous': [critical('diabetic', hba1c('15.2'))],
  'pregnancy-hba1c:high': [review('in week 23', hba1c('6.8'))],
  'atp:near-optimal': [flag('man', lipid('ldl', '110'))],
  'atp:borderline': [flag('man', lipid('totalCholesterol', '210'))],
  'atp:high': [flag('man', lipid('totalCholesterol', '250'))],
  'atp:very-high': [review('man', lipid('ldl', '195'))],
  'atp:low': [flag('man', lipid('hdl', '36'))],
  'atp:protective': [flag('man', lipid('hdl', '65'))],
  'triglycerides:very-high': [review('man', lipid('triglycerides', '520'))],
  'triglycerides:dangerous': [critical('man', lipid('triglycerides', '2100'))],
  'tsh:low': [flag('man', tsh('0.2'))],
  'tsh:high': [flag('man', tsh('6'))],
  'tsh:very-high': [review('man', tsh('22')), review('in week 23', tsh('11'))],
  'ata:low': [flag('in week 23', tsh('0.05'))],
  'ata:high': [flag('in week 23', tsh('5'))],
  'reference:low': [flag('man', urate('2.5'))],
  'reference:high': [flag('man', urate('8')), flag('man', creatinine('1.5'))],
  'who24:mild': [flag('man', blood('12.4'))],
  'who24:moderate': [flag('man', blood('10.5'))],
  'who24:severe': [review('man', blood('7.6'))],
  'amb:mild': [flag('in week 23', blood('10.6'))],
  'amb:moderate': [flag('in week 23', blood('8.4'))],
  'amb:severe': [review('of three years', blood('6.6'))],
  'hemoglobin:low': [flag('newborn', blood('12.2'))],
  'hemoglobin:very-low': [review('newborn', blood('9.8')), review('of six weeks', blood('6.8'))],
  'hemoglobin:dangerous': [
    critical('man', blood('4.6')),
    critical('in week 23', blood('6.8')),
    critical('after birth', blood('6.6')),
    critical('newborn', blood('7.6')),
  ],
  'hemoglobin:high': [flag('man', blood('19.0')), flag('newborn', blood('22.5'))],
  'hemoglobin:very-high': [review('man', blood('20.5'))],
  'kidney:very-high': [review('man', creatinine('3.2')), review('of eight years', creatinine('2.1'))],
  'kidney:dangerous': [critical('man', creatinine('5.4'))],
  'kdigo:G2': [flag('man', egfr('75'))],
  'kdigo:G3a': [flag('man', egfr('50'))],
  'kdigo:G3b': [flag('man', egfr('40'))],
  'kdigo:G4': [review('man', egfr('25')), review('on scale 2', creatinine('2.8'))],
  'kdigo:G5': [critical('man', egfr('12')), critical('on scale 2', creatinine('4.6'))],
  'potassium:low': [flag('man', potassium('3.2'))],
  'potassium:very-low': [review('man', potassium('2.8'))],
  'potassium:dangerously-low': [critical('man', potassium('2.4'))],
  'potassium:high': [flag('man', potassium('5.7'))],
  'potassium:very-high': [review('man', potassium('6.2'))],
  'potassium:dangerously-high': [critical('man', potassium('6.6'))],
  'platelets:low': [flag('man', platelets('120'))],
  'platelets:very-low': [review('man', platelets('80'))],
  'platelets:dangerous': [critical('man', platelets('40'))],
  'platelets:low-with-pressure': [critical('in week 23', platelets('80'), sixHoursBefore(bp('142', '92')))],
  'urine-protein:trace': [flag('in week 23', protein('trace'))],
  'urine-protein:present': [review('in week 23', protein('1+'))],
  'urine-protein:dangerous': [critical('in week 23', protein('2+'), sixHoursBefore(bp('142', '92')))],
  'bmi-in:underweight': [flag('man', bmi('17.5'))],
  'bmi-in:overweight': [flag('man', bmi('24'))],
  'bmi-in:obese': [flag('man', bmi('28'))],
  'bmi:severely-low': [review('man', bmi('15.5'))],
  'bmi:low-in-pregnancy': [flag('in week 23', bmi('17.8'))],
  'lbw:low': [flag('newborn', birthWeight('2200'))],
  'lbw:very-low': [review('newborn', birthWeight('1400'))],
  'lbw:extremely-low': [review('newborn', birthWeight('900'))],
  'birth-weight:very-high': [review('newborn', birthWeight('4600'))],
  'waz:underweight': [flag('of six months', weight('6.0'))],
  'waz:severely-underweight': [review('of six months', weight('5.2'))],
  'rapid:positive': [flag('man', rapid('typhoid'))],
  'rapid:positive-alert': [
    review('man', rapid('malaria')),
    review('man', rapid('dengue')),
    review('man', rapid('hiv')),
    review('man', rapid('hepatitis_b')),
  ],
  'rapid:positive-in-pregnancy': [
    critical('in week 23', rapid('hiv')),
    critical('in week 23', rapid('syphilis')),
  ],
  'rapid:troponin': [critical('man', rapid('troponin_1'))],
};
