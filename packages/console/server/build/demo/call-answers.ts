import { checkEntry, dueDate } from '@careline/core/internal/clinical';
import {
  type FieldValue,
  type FormSection,
  type LeafField,
  leafFields,
  type RowValues,
  type SectionValues,
} from '@careline/core/internal/forms';
import {
  type CallScene,
  daysBefore,
  type Mother,
  noteOf,
  questionOf,
  type UrgentAnswers,
  yesNo,
} from './call-scene.ts';
import { bloodPressure, type GlucoseMoment, glucose, hba1c, hemoglobin, weight } from './health-story.ts';
import { DAY, indianDate } from './indian-time.ts';

type Answer = FieldValue | undefined;
/** A fixed answer or a function of the scene. Undefined leaves the field empty. */
type Given = Answer | ((scene: CallScene) => Answer);
type Answers = Readonly<Record<string, Answer>>;

const oneOf =
  (...values: readonly string[]) =>
  ({ chance }: CallScene): string =>
    chance.pick(values);
const likely =
  (share: number) =>
  ({ chance }: CallScene): string =>
    yesNo(chance.chance(share));
const around =
  (mean: number, deviation: number, decimals = 0) =>
  ({ chance }: CallScene): string =>
    chance.normal(mean, deviation).toFixed(decimals);
const between =
  (min: number, max: number) =>
  ({ chance }: CallScene): string =>
    String(chance.int(min, max));
/** The same answer at every call of a person. */
const always =
  (what: string, ...values: readonly string[]) =>
  ({ lasting }: CallScene): string =>
    lasting(what).pick(values);

const GOOD_DAY = ['FOLLOWS_FULLY', 'FOLLOWS_PARTLY', 'FOLLOWS_PARTLY', 'NO_PLAN'];
const PLACES = ['GOVERNMENT_HOSPITAL', 'PRIVATE_HOSPITAL', 'PRIVATE_HOSPITAL', 'HEALTH_CENTRE'];
const always28 = always('chart', 'YES', 'YES', 'YES', 'NO');

/**
 * Answers by `section.field`, or by the key of a field in any section. Other fields are answered by their
 * control.
 */
const GIVEN: Readonly<Record<string, Given>> = {
  'complaints.notes': noteOf,
  'complaints.severity': oneOf('MILD', 'MILD', 'MODERATE'),
  'complaints.thoughtsOfHarm': undefined,
  'complaints.lowSugar': oneOf('NO', 'NO', 'NO', 'LOW_SUGAR_MANAGED_ALONE'),
  'questions.notes': undefined,
  'callTo.person': 'PATIENT',
  mood: oneOf('MOOD_MOSTLY_GOOD', 'MOOD_UP_AND_DOWN', 'MOOD_MOSTLY_LOW'),
  managesTheDay: 'YES',
  hasSupport: 'YES',
  thoughtsOfHarm: 'NO',
  safetySteps: undefined,
  lowMood: likely(0.14),
  violence: 'NO',
  'nextStep.step': oneOf('NO_STEP_NEEDED', 'NO_STEP_NEEDED', 'FOLLOW_UP_CALL', 'COUNSELLOR'),
  'nextStep.agreed': 'A walk every day, the phone number of the counsellor noted.',
  'nextStep.due': ({ chance, at }) => indianDate(at + chance.int(2, 14) * DAY),
  adherence: oneOf('AS_PRESCRIBED', 'AS_PRESCRIBED', 'AS_PRESCRIBED', 'MISSES_SOMETIMES', 'MISSES_OFTEN'),
  missedBecause: ({ chance }) => [chance.pick(['FORGETS', 'SIDE_EFFECTS', 'COST', 'FEELS_WELL'])],
  'diet.kind': always('diet', 'VEGETARIAN', 'VEGETARIAN', 'NON_VEGETARIAN', 'EGGETARIAN'),
  mealsPerDay: between(3, 5),
  fruitAndVegetables: between(1, 5),
  followsPlan: oneOf(...GOOD_DAY),
  recall: ({ chance, person }) =>
    person.languages.includes('hi')
      ? 'सुबह पोहा, दोपहर में दाल, रोटी और सब्ज़ी, रात में खिचड़ी।'
      : chance.pick([
          'Idli and sambar, rice with dal and curd, two chapatis with vegetables.',
          'Upma, rice with fish curry, a banana, chapatis with paneer.',
        ]),
  'sleepPattern.hours': ({ chance }) => String(chance.int(10, 16) / 2),
  daysPerWeek: between(2, 7),
  minutesPerDay: oneOf('15', '20', '30', '45'),
  'allergies.kinds': ({ lasting }) => [
    lasting('allergies').pick(['NONE', 'NONE', 'NONE', 'NONE', 'MEDICINE']),
  ],
  substances: 'Penicillin',
  reactions: ['RASH'],
  'medicalCondition.conditions': conditionsOf,
  'medicalCondition.detail': ({ lasting }) =>
    `Known for ${lasting('conditions').int(1, 9)} years, under treatment.`,
  hospitalStay: likely(0.06),
  hospitalReason: 'Fever, three days',
  mayBePregnant: undefined,
  'vitalSigns.temperature': around(36.7, 0.15, 1),
  'vitalSigns.spo2': between(96, 99),
  'vitalSigns.pulse': between(64, 88),
  'hba1c.value': (scene) => hba1c(scene.chance, scene, scene.at).toFixed(1),
  totalCholesterol: around(184, 14),
  ldl: around(108, 10),
  hdl: around(46, 4),
  triglycerides: around(138, 16),
  tsh: ({ chance, story }) => Math.max(0.6, chance.normal(story.lowThyroid ? 5.8 : 2.4, 0.5)).toFixed(2),
  'creatinine.value': around(0.9, 0.08, 2),
  'hemoglobin.value': ({ chance, person, at, ...body }) =>
    hemoglobin(chance, body, person.gender, at).toFixed(1),
  result: always('screening', 'NON_REACTIVE', 'NON_REACTIVE', 'NON_REACTIVE', 'NOT_DONE'),
  whiteCells: ({ chance }) => String(chance.int(70, 110) * 100),
  platelets: between(210, 310),
  packedCellVolume: around(35, 1.2, 1),
  meanCellVolume: around(83, 3, 1),
  'cue.protein': ({ mother }) => (mother?.pregnancy.hypertension && mother.week > 26 ? 'PLUS_1' : 'NIL'),
  'cue.sugar': 'NIL',
  pusCells: oneOf('0-1', '1-2', '2-4'),
  'prePregnancyWeight.weight': ({ story }) => story.weight.toFixed(1),
  'weightOfMother.weight': (scene) => weight(scene.chance, scene, scene.at).toFixed(1),
  signsOfPIH: ['NONE'],
  signsOfGDM: ({ mother }) => (mother?.pregnancy.diabetes ? ['EXCESSIVE_THIRST'] : ['NONE']),
  'signsOfGDM.signs': ({ mother }) => (mother?.pregnancy.diabetes ? ['EXCESSIVE_THIRST'] : ['NONE']),
  'earlyUltrasoundScan.detail': 'Heartbeat seen. Agrees with the last period.',
  'ultrasoundScan.kind': 'ANOMALY_SCAN',
  'ultrasoundScan.findings': ['NONE'],
  'ultrasoundScan.detail': 'Growth and fluid as expected.',
  vaccine: 'TD',
  booster: 'NO',
  place: always('place', ...PLACES),
  plannedPlace: always('place', ...PLACES),
  transportArranged: 'YES',
  checked: ['BLOOD_PRESSURE', 'WEIGHT', 'ABDOMEN', 'FETAL_HEARTBEAT'],
  advice: oneOf(
    'Iron and calcium to be gone on with; drink three litres a day.',
    'Lie on the left side; come at once when the baby moves less.',
  ),
  nextCheck: ({ chance, at, mother }) =>
    mother?.isOver ? undefined : indianDate(at + chance.int(5, 25) * DAY),
  'antenatalCheckupsDoneTillDate.count': ({ mother }) =>
    String(Math.max(1, Math.floor(((mother?.week ?? 10) - 8) / 3.5))),
  firstWithin12Weeks: always('first-check', 'YES', 'YES', 'NO'),
  hasCard: 'YES',
  'screeningForGestationalDiabetes.kind': 'DIPSI',
  fasting: undefined,
  oneHour: undefined,
  twoHours: ({ chance, mother }) =>
    String(Math.round(chance.normal(mother?.pregnancy.diabetes ? 168 : 116, 8))),
  checkedSinceBirth: likely(0.85),
  familyPlanningTold: likely(0.7),
  'postNatal.questionnaire': 'Mother and child at home, grandmother helps. Feeding and rest talked through.',
  hasChart: always28,
  sent: 'YES',
  'immunizationCounsellingDone.done': likely(0.88),
  'breastFeedingCounsellingDone.done': likely(0.88),
  'immunizationCounsellingDone.topics': ['BIRTH_DOSES', 'LATER_DOSES'],
  'breastFeedingCounsellingDone.topics': ['FIRST_HOUR', 'COLOSTRUM', 'POSITION_AND_ATTACHMENT'],
  reason: oneOf('Check and weighing', 'Vaccination', 'Cold'),
  'recumbentLength.length': ({ chance, mother }) =>
    chance.normal(49.3 + (mother?.age ?? 0) * 0.105, 0.7).toFixed(1),
  pattern: always('feeding', 'ONLY_BREAST_MILK', 'ONLY_BREAST_MILK', 'BREAST_MILK_AND_FORMULA'),
  milkFeeds: between(8, 12),
  'currentFeedingPattern.detail': 'Feeds day and night on demand.',
  'link.address': ({ mother }) =>
    `https://careline.example/plans/infant-month-${Math.floor((mother?.age ?? 0) / 30)}`,
  'infantVitals.temperature': around(36.8, 0.15, 1),
  respiration: between(34, 46),
  'complaintOfInfant.notes': oneOf(
    'Cries in the evening for an hour, calm after burping.',
    'Brings up a little milk after feeds; gains weight.',
  ),
  'complaintOfMom.notes': noteOf,
  reaction: likely(0.2),
  reactionDetail: 'Fever for a day, better after paracetamol drops.',
  changes: ({ chance }) => [chance.pick(['NONE', 'NONE', 'NONE', 'CRACKED_NIPPLE'])],
  'breastNippleChanges.detail': 'Position shown again.',
  stillFeeding: 'YES',
};

function conditionsOf({ story }: CallScene): readonly string[] {
  const { diabetes, hypertension, lowThyroid, lungDisease, anaemia } = story;
  const has = {
    DIABETES: diabetes !== 'absent',
    HYPERTENSION: hypertension !== 'absent',
    THYROID: lowThyroid,
    ASTHMA_COPD: lungDisease,
    ANAEMIA: anaemia,
  };
  const found = Object.entries(has).flatMap(([key, is]) => (is ? [key] : []));
  return found.length > 0 ? found : ['NONE'];
}

/** Returns an answer that suits the control of a field. Never urgent, and often no answer at all. */
function byControl(field: LeafField, scene: CallScene): Answer {
  const { chance, mother } = scene;
  const harmless =
    'options' in field ? field.options.filter(({ value }) => !field.danger?.is.includes(value)) : [];
  if (field.control === 'dropdown') return chance.pick(harmless).value;
  if (field.control === 'multiselect') {
    const none = field.exclusive !== undefined && (field.danger !== undefined || chance.chance(0.6));
    return [none ? (field.exclusive ?? '') : chance.pick(harmless).value];
  }
  if (field.control !== 'date') return undefined;
  const days = Math.min(chance.int(1, 12), mother?.isOver && mother.age >= 0 ? mother.age : 12);
  return field.precision === 'minute' ? `${daysBefore(scene, days)}T11:30` : daysBefore(scene, days);
}

function fieldsOf(section: string, fields: readonly LeafField[], scene: CallScene): Answers {
  return Object.fromEntries(
    fields.map((field) => {
      const name = `${section}.${field.key}`;
      const known = Object.hasOwn(GIVEN, name) ? name : field.key;
      if (!Object.hasOwn(GIVEN, known)) return [field.key, byControl(field, scene)];
      const given = GIVEN[known];
      return [field.key, typeof given === 'function' ? given(scene) : given];
    }),
  );
}

/** Doses and checks that are due on certain days of a pregnancy. Only those before the call are reported. */
const STAGES: Readonly<Record<string, readonly [what: 'given' | 'done', from: number, to: number]>> = {
  ttImmunization1: ['given', 80, 110],
  ttImmunization2: ['given', 112, 140],
  earlyUltrasoundScan: ['done', 48, 88],
  ultrasoundScan: ['done', 131, 140],
  screeningForGestationalDiabetes: ['done', 166, 190],
};

function stageAnswers(section: string, { mother, at, lasting }: CallScene): Answers | undefined {
  const stage = STAGES[section];
  if (!stage || !mother) return undefined;
  const [what, from, to] = stage;
  const day = lasting(section).int(from, to);
  const moment = mother.pregnancy.lastPeriod + day * DAY;
  if (moment > Math.min(at, mother.pregnancy.endsAt)) return { [what]: 'NO' };
  return {
    [what]: 'YES',
    date: indianDate(moment),
    weeks: String(Math.floor(day / 7)),
    days: String(day % 7),
    babies: String(Math.max(1, mother.pregnancy.babies.length)),
  };
}

/**
 * Kilograms. Newborns lose weight in the first days, then gain about 30 g a day up to three months and 18 g
 * after.
 */
function weightAt(grams: number, age: number): number {
  if (age < 5) return (grams * (1 - 0.012 * age)) / 1000;
  return (grams * 0.94 + 30 * (Math.min(age, 90) - 5) + 18 * Math.max(0, age - 90)) / 1000;
}

/** A number, with its reason if the form requires one. */
function sugarAnswers({ chance, at, ...body }: CallScene): Answers {
  const moment = chance.pick<GlucoseMoment>(['FASTING', 'AFTER_MEAL', 'RANDOM']);
  const mealSituation = `MEAL_SITUATION_${moment}` as const;
  const value = glucose(chance, body, at, moment);
  const isUsual = checkEntry('glucose', value, 'mg/dL', { mealSituation }).kind === 'ok';
  return { value: String(value), mealSituation, valueReason: isUsual ? undefined : 'Measured twice.' };
}

const DOSES = {
  BCG: 0,
  OPV_BIRTH: 0,
  HEPATITIS_B_BIRTH: 0,
  DOSES_WEEK_6: 44,
  DOSES_WEEK_10: 73,
  DOSES_WEEK_14: 101,
};

type OfMother = (scene: CallScene, mother: Mother) => Answers | undefined;

/** Sections that depend on the pregnancy and the child. They override the answers above. */
const OF_MOTHERS: Readonly<Record<string, OfMother>> = {
  pregnancy(_, { pregnancy }) {
    const { births, losses } = pregnancy.earlier;
    const lmp = indianDate(pregnancy.lastPeriod);
    const counts = { gravida: 1 + births + losses, para: births, abortions: losses, living: births };
    const texts = Object.entries(counts).map(([key, count]) => [key, String(count)]);
    return { lmp, edd: dueDate('lmp', lmp), datedBy: 'LMP', ...Object.fromEntries(texts) };
  },
  /** Callers do not ask about a loss, so the section is empty unless the patient reported one. */
  miscarriage: (_, { isLost, isOver, pregnancy, week }) =>
    isLost && isOver
      ? {
          told: true,
          date: indianDate(pregnancy.endsAt),
          weeks: String(Math.floor(week)),
          detail:
            'Was in the hospital for a day. Her mother is with her. Agreed on a call by the psychologist.',
        }
      : undefined,
  deliveryDetails: ({ lasting, callType }, { isLost, isOver, pregnancy, week }) =>
    isLost
      ? undefined
      : {
          ...(callType !== 'post-natal' && { delivered: yesNo(isOver) }),
          date: indianDate(pregnancy.endsAt),
          mode: pregnancy.caesarean
            ? lasting('mode').pick(['PLANNED_LSCS', 'EMERGENCY_LSCS'])
            : 'NORMAL_DELIVERY',
          weeks: String(Math.floor(week)),
          outcome: 'BABY_LIVES',
        },
  lastAntentalCheck: ({ chance, at }, { pregnancy }) => ({
    date: indianDate(
      Math.max(Math.min(at, pregnancy.endsAt) - chance.int(3, 18) * DAY, pregnancy.lastPeriod),
    ),
  }),
  postNatal: (_, { age }) => ({ babyAge: String(age) }),
  babyAge: (_, { age }) => ({
    months: String(Math.floor(age / 30.44)),
    days: String(Math.floor(age % 30.44)),
  }),
  babyWeight: (scene, { age, baby }) => ({
    weight: (weightAt(baby?.grams ?? 0, age) * scene.chance.normal(1, 0.012)).toFixed(2),
    weighedOn: daysBefore(scene, 0),
  }),
  expectedBabyWeight: (_, { age, baby }) => ({
    weight: weightAt(baby?.sex === 'MALE' ? 3350 : 3230, age).toFixed(2),
  }),
  birthWeight: (_, { baby }) => ({ weight: ((baby?.grams ?? 0) / 1000).toFixed(2), weightUnit: 'kg' }),
  vaccinationGiven(scene, { age }) {
    const given = Object.entries(DOSES).filter(([, due]) => due <= age);
    return {
      doses: given.map(([dose]) => dose),
      lastDose: daysBefore(scene, age - (given.at(-1)?.[1] ?? 0)),
    };
  },
  episotomyWoundLscsWound: ({ lasting }, { pregnancy }) => ({
    wound: pregnancy.caesarean ? 'LSCS' : lasting('wound').pick(['EPISIOTOMY', 'TEAR', 'NO_WOUND']),
    signs: ['NONE'],
  }),
  /** Red for some days, brown for two or three weeks, then pale; over after six weeks. */
  lochiaVaginalDischarge: (_, { age }) => ({
    amount: age >= 42 ? 'LOCHIA_STOPPED' : age < 6 ? 'LOCHIA_MODERATE' : 'LOCHIA_LIGHT',
    colour:
      age >= 42 ? undefined : age < 6 ? 'COLOUR_RED' : age < 18 ? 'COLOUR_BROWN' : 'COLOUR_YELLOW_OR_WHITE',
  }),
};

/** Sections that are asked only after the birth. */
const OF_CHILD: readonly string[] = [
  ...'baby postNatal vaccinationGiven infantVitals complicationsInfant complaintOfInfant babyAge babyWeight'.split(
    ' ',
  ),
  ...'expectedBabyWeight birthWeight recumbentLength currentFeedingPattern lastDoctorVisitingDate'.split(' '),
  ...'dietPlanSentDateTime link'.split(' '),
];

/** Measurements that any patient may report. */
const MEASURED: Readonly<Record<string, (scene: CallScene) => Answers>> = {
  bloodPressure({ chance, at, ...body }) {
    const { systolic, diastolic } = bloodPressure(chance, body, at);
    return { systolic: String(systolic), diastolic: String(diastolic), irrPulse: body.story.irregularPulse };
  },
  body: ({ chance, at, callType, ...body }) => ({
    weight: weight(chance, body, at).toFixed(1),
    height: callType === 'first' ? String(body.story.height) : undefined,
  }),
  bloodGlucose: sugarAnswers,
};

const MEDICINES = {
  pressure: ['Amlodipine', '5', 'MG', 'ONCE_DAILY'],
  sugar: ['Metformin', '500', 'MG', 'TWICE_DAILY'],
  insulin: ['Insulin glargine', '12', 'UNITS', 'AT_BEDTIME'],
  lungs: ['Budesonide and formoterol', '2', 'PUFFS', 'TWICE_DAILY'],
  thyroid: ['Levothyroxine', '50', 'MCG', 'ONCE_DAILY'],
  iron: ['Ferrous ascorbate and folic acid', '1', 'TABLETS', 'ONCE_DAILY'],
  calcium: ['Calcium carbonate with vitamin D', '500', 'MG', 'TWICE_DAILY'],
  pressureOfMothers: ['Labetalol', '100', 'MG', 'TWICE_DAILY'],
} as const;

/** Each condition has its medicine. Iron starts in the second trimester. */
function medicinesOf({ story, mother, lasting, at, chance }: CallScene): RowValues[] {
  const { diabetes, hypertension } = story;
  const isLate = mother !== undefined && mother.week >= 14;
  const taken: Readonly<Record<keyof typeof MEDICINES, boolean>> = {
    pressure: hypertension !== 'absent',
    sugar: diabetes !== 'absent',
    insulin: (diabetes === 'uncontrolled' || diabetes === 'worsening') && lasting('insulin').chance(0.5),
    lungs: story.lungDisease,
    thyroid: story.lowThyroid,
    iron: mother ? isLate : story.anaemia,
    calcium: isLate,
    pressureOfMothers: Boolean(mother?.pregnancy.hypertension && mother.week > 24),
  };
  const since = indianDate(at - chance.int(20, 90) * DAY);
  return Object.entries(MEDICINES).flatMap(([key, [name, dose, unit, frequency]]) =>
    taken[key as keyof typeof MEDICINES] ? [{ name, dose, unit, frequency, since }] : [],
  );
}

/** Rows of repeating sections. */
const ROWS: Readonly<Record<string, (scene: CallScene) => readonly RowValues[]>> = {
  medications: medicinesOf,
  questions: (scene) => [questionOf(scene)],
  labReports(scene) {
    const { chance, at } = scene;
    const date = daysBefore(scene, chance.int(1, 30));
    return chance.chance(0.5)
      ? [{ metric: 'HbA1c', value: hba1c(chance, scene, at).toFixed(1), unit: '%', date }]
      : [{ metric: 'Others', name: 'Vitamin D', value: String(chance.int(16, 30)), unit: 'ng/mL', date }];
  },
  baby: ({ mother }) =>
    (mother?.pregnancy.babies ?? []).map(({ sex, grams }) => ({
      sex: sex === 'MALE' ? 'BOY' : 'GIRL',
      birthWeight: (grams / 1000).toFixed(2),
      birthWeightUnit: 'kg',
      criedAtOnce: yesNo(grams >= 1800),
      nicu: yesNo(grams < 2000),
      nicuDays: '8',
      nicuReason: 'Low birth weight',
    })),
};

/** Share of long-term care calls that cover a section. Motherhood calls cover the whole form. */
const SPOKEN: Readonly<Record<string, number>> = {
  complaints: 1,
  bloodPressure: 0.6,
  body: 0.45,
  bloodGlucose: 0.4,
  medications: 0.5,
  diet: 0.35,
  labReports: 0.15,
  vitalSigns: 0.12,
  hba1c: 0.08,
  lipid: 0.06,
  thyroid: 0.09,
  creatinine: 0.09,
};

function isSpokenOf(section: string, { programme, chance, mother }: CallScene): boolean {
  if (section === 'deliveryDetails' || section === 'miscarriage') return true;
  if (OF_CHILD.includes(section) && !mother?.baby) return false;
  return chance.chance(programme === 'healthy_motherhood' ? 0.93 : (SPOKEN[section] ?? 0.22));
}

/**
 * Returns the answers to a section, or undefined if it was not covered. Leaves out fields that the form would
 * not show.
 */
export function answersTo(
  section: FormSection,
  scene: CallScene,
  urgent?: UrgentAnswers,
): SectionValues | undefined {
  const { key, fields, group } = section;
  if (urgent?.section !== key && !isSpokenOf(key, scene)) return undefined;
  const measured = MEASURED[key]?.(scene);
  const ofMother = scene.mother && OF_MOTHERS[key]?.(scene, scene.mother);
  if (scene.mother && Object.hasOwn(OF_MOTHERS, key) && !ofMother) return undefined;
  const given = measured ?? {
    ...fieldsOf(key, leafFields(fields), scene),
    ...stageAnswers(key, scene),
    ...ofMother,
    ...(urgent?.section === key && urgent.answers),
  };
  const rows = group && ROWS[key]?.(scene);
  return {
    ...(Object.fromEntries(Object.entries(given).filter(([, answer]) => answer !== undefined)) as RowValues),
    ...(key === 'medications' && rows?.length === 0 && { takesNone: true }),
    ...(group && rows && { [group.key]: rows }),
  };
}
