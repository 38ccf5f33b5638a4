import { checkEntry } from '@careline/core/clinical';
import type { RowValues } from '@careline/core/forms';
import { conversationNote, questionAndAnswer } from '../call-words.ts';
import { DAY, indianDate } from '../indian-time.ts';
import { pregnancyWeek } from '../pregnancy-story.ts';
import { bloodPressure, fastingLevel, type GlucoseMoment, glucose, hba1c, weight } from '../vital-values.ts';
import {
  about,
  ago,
  always,
  type CallScene,
  daysBefore,
  type FieldTable,
  likely,
  orNone,
  pick,
  type SectionTable,
  whole,
} from './call-scene.ts';

/** One call in so many is about something that cannot wait. */
const WARNINGS = 1 / 150;

const BREATHLESS: FieldTable<CallScene> = {
  notes: 'Out of breath on the stairs since the morning, not at rest. The family drives to the doctor now.',
  since: 'SINCE_TODAY',
  severity: 'SEVERE',
  warningSigns: ['BREATHLESSNESS'],
  actionTaken: 'DOCTOR_TODAY',
};

/** A number with its reason where the form asks for one. */
export function sugarAnswers(value: number, moment: GlucoseMoment): FieldTable<CallScene> {
  const mealSituation = `MEAL_SITUATION_${moment}` as const;
  const usual = checkEntry('glucose', value, 'mg/dL', { mealSituation }).kind === 'ok';
  return {
    value: String(value),
    mealSituation,
    valueReason: usual ? undefined : pick('Measured twice.', 'Has had such values before; the doctor knows.'),
  };
}

const MEDICINES = {
  pressure: 'Amlodipine|5|MG|ONCE_DAILY',
  morePressure: 'Telmisartan|40|MG|ONCE_DAILY',
  sugar: 'Metformin|500|MG|TWICE_DAILY',
  insulin: 'Insulin glargine|12|UNITS|AT_BEDTIME',
  lungs: 'Budesonide and formoterol|2|PUFFS|TWICE_DAILY',
  thyroid: 'Levothyroxine|50|MCG|ONCE_DAILY',
  iron: 'Ferrous ascorbate and folic acid|1|TABLETS|ONCE_DAILY',
  folicAcid: 'Folic acid|5|MG|ONCE_DAILY',
  calcium: 'Calcium carbonate with vitamin D|500|MG|TWICE_DAILY',
  pressureOfMothers: 'Labetalol|100|MG|TWICE_DAILY',
} as const;

/** Each condition has its medicine; folic acid comes first in a pregnancy, iron and calcium from its second third on. */
function medicinesOf({ body: { story }, lasting, at }: CallScene): readonly RowValues[] {
  const { pregnancy, diabetes, hypertension } = story;
  const week = pregnancy && pregnancyWeek(pregnancy, at);
  const early = week !== undefined && week < 14;
  const strong = diabetes === 'uncontrolled' || diabetes === 'worsening';
  const chance = lasting('medicines');
  const taken: Readonly<Record<keyof typeof MEDICINES, boolean>> = {
    pressure: hypertension !== 'absent',
    morePressure: hypertension !== 'absent' && chance.chance(0.3),
    sugar: diabetes !== 'absent' || Boolean(pregnancy?.diabetes && week && week > 26),
    insulin: strong && chance.chance(0.5),
    lungs: story.lungDisease,
    thyroid: story.lowThyroid,
    iron: week === undefined ? story.anaemia : !early,
    folicAcid: early,
    calcium: week !== undefined && !early,
    pressureOfMothers: Boolean(pregnancy?.hypertension && week && week > 24),
  };
  const since = indianDate(Math.min(at, at - chance.int(20, early ? 30 : 90) * DAY));
  return Object.entries(MEDICINES).flatMap(([key, text]) => {
    if (!taken[key as keyof typeof MEDICINES]) return [];
    const [name = '', dose = '', unit = '', frequency = ''] = text.split('|');
    return [{ name, dose, unit, frequency, since } satisfies Record<keyof RowValues, string>];
  });
}

const ALLERGIES = [
  'MEDICINE|Penicillin|RASH',
  'FOOD|Prawns|VOMITING',
  'ENVIRONMENT|House dust|BREATHLESSNESS',
];

const round = (value: number): string => String(Math.round(value));

/** Which reports a caller hears of, in the words of specification 4, and what they say. */
const REPORTS: Readonly<Record<string, (scene: CallScene) => RowValues>> = {
  HbA1c: ({ chance, body, at }) => ({ value: hba1c(chance, body, at).toFixed(1), unit: '%' }),
  'Blood Glucose': ({ body, at }) => ({ value: round(fastingLevel(body, at)), unit: 'mg/dL' }),
  Thyroid: (scene) => ({ value: tsh(scene), unit: 'mIU/L' }),
  Others: ({ chance }) => ({ name: 'Vitamin D', value: round(chance.normal(22, 4)), unit: 'ng/mL' }),
};

const tsh = ({ chance, body }: CallScene): string =>
  Math.max(0.6, chance.normal(body.story.lowThyroid ? 5.8 : 2.4, 0.5)).toFixed(2);

const screening = {
  result: always('screening', [
    ['NON_REACTIVE', 92],
    ['NOT_DONE', 8],
  ]),
  date: ago(3, 25),
};

const CONDITIONS = {
  DIABETES: ({ diabetes }) => diabetes !== 'absent',
  HYPERTENSION: ({ hypertension }) => hypertension !== 'absent',
  THYROID: ({ lowThyroid }) => lowThyroid,
  ASTHMA_COPD: ({ lungDisease }) => lungDisease,
  ANAEMIA: ({ anaemia }) => anaemia,
} satisfies Record<string, (story: CallScene['body']['story']) => boolean>;

/** What any patient may tell. */
export const GENERAL_ANSWERS: SectionTable<CallScene> = {
  bloodPressure({ chance, body, at }) {
    if (!chance.chance(body.story.hypertension === 'absent' ? 0.35 : 0.85)) return undefined;
    const { systolic, diastolic } = bloodPressure(chance, body, at);
    return {
      systolic: String(systolic),
      diastolic: String(diastolic),
      irrPulse: body.story.irregularPulse && chance.chance(0.4),
    };
  },
  body: ({ chance, body, at, callType }) =>
    chance.chance(body.story.pregnancy ? 0.85 : 0.45)
      ? {
          weight: weight(chance, body, at).toFixed(1),
          height: callType === 'first' ? String(body.story.height) : undefined,
        }
      : undefined,
  bloodGlucose({ chance, body, at }) {
    if (!chance.chance(body.story.diabetes === 'absent' ? 0.1 : 0.75)) return undefined;
    const moment = chance.pick(['FASTING', 'AFTER_MEAL', 'RANDOM'] as const);
    return sugarAnswers(glucose(chance, body, at, moment), moment);
  },
  vitalSigns: { temperature: about(36.7, 0.15, 1), spo2: whole(96, 99), pulse: whole(64, 88) },
  hba1c: ({ chance, body, at }) => ({ value: hba1c(chance, body, at).toFixed(1), date: ago(1, 30) }),
  lipid: {
    totalCholesterol: about(184, 14),
    ldl: about(108, 10),
    hdl: about(46, 4),
    triglycerides: about(138, 16),
    date: ago(1, 30),
  },
  thyroid: { tsh, date: ago(1, 30) },
  creatinine: { value: about(0.9, 0.08, 2), date: ago(1, 30) },
  hiv: screening,
  vdrl: screening,
  hbsag: screening,
  labReports: {
    reports: (scene) =>
      Object.entries(REPORTS).flatMap(([metric, valuesOf]): RowValues[] =>
        scene.chance.chance(0.4)
          ? [{ metric, ...valuesOf(scene), date: daysBefore(scene, scene.chance.int(1, 30)) }]
          : [],
      ),
  },
  medications(scene) {
    const medicines = medicinesOf(scene);
    if (medicines.length === 0) return { takesNone: true };
    return {
      medicines,
      adherence: scene.chance.weighted([
        ['AS_PRESCRIBED', 68],
        ['MISSES_SOMETIMES', 24],
        ['MISSES_OFTEN', 6],
        ['STOPPED', 2],
      ]),
      missedBecause: [scene.chance.pick(['FORGETS', 'SIDE_EFFECTS', 'COST', 'FEELS_WELL'])],
    };
  },
  allergies({ lasting }) {
    const chance = lasting('allergies');
    if (!chance.chance(0.15)) return { kinds: ['NONE'] };
    const [kind = '', substances = '', reaction = ''] = chance.pick(ALLERGIES).split('|');
    return { kinds: [kind], substances, reactions: [reaction] };
  },
  diet: {
    kind: always('diet', [
      ['VEGETARIAN', 46],
      ['EGGETARIAN', 14],
      ['NON_VEGETARIAN', 40],
    ]),
    mealsPerDay: whole(3, 5),
    fruitAndVegetables: whole(1, 5),
    oftenEats: ({ chance }) =>
      orNone(['SALTY_FOOD', 'SWEETS', 'FRIED_FOOD', 'SUGARY_DRINKS'].filter(() => chance.chance(0.25))),
    followsPlan: pick('FOLLOWS_FULLY', 'FOLLOWS_PARTLY', 'FOLLOWS_PARTLY', 'FOLLOWS_NOT', 'NO_PLAN'),
    recall: ({ chance, person }) =>
      person.languages.includes('hi') && chance.chance(0.3)
        ? 'सुबह पोहा, दोपहर में दाल, रोटी और सब्ज़ी, रात में खिचड़ी।'
        : chance.pick([
            'Idli and sambar, rice with dal and curd, two chapatis with vegetables.',
            'Upma, rice with fish curry, a banana, chapatis with paneer.',
            'Paratha and curd, rajma with rice, roasted chana, millet roti with greens.',
          ]),
  },
  sleepPattern({ chance }) {
    const hours = Math.min(10, Math.max(4, Math.round(chance.normal(6.8, 1) * 2) / 2));
    const quality = hours < 5.5 ? 'POOR' : hours < 6.5 ? 'FAIR' : 'GOOD';
    const trouble = chance.pick(['FALLING_ASLEEP', 'WAKING_OFTEN', 'WAKING_EARLY', 'SNORING']);
    return { hours: String(hours), quality, problems: [quality === 'GOOD' ? 'NONE' : trouble] };
  },
  statusOfPhysicalActivity: ({ chance }) =>
    chance.chance(0.22)
      ? { kinds: ['NONE'], limitedBy: [chance.pick(['PAIN', 'NO_TIME', 'BREATHLESSNESS'])] }
      : {
          kinds: [chance.pick(['WALKING', 'WALKING', 'YOGA', 'PHYSICAL_WORK'])],
          daysPerWeek: whole(2, 7),
          minutesPerDay: String(chance.int(3, 9) * 5),
          limitedBy: ['NONE'],
        },
  complaints({ chance, person, at }) {
    if (chance.chance(WARNINGS)) return BREATHLESS;
    const notes = conversationNote(chance, person, at);
    if (chance.chance(0.5)) return { notes };
    return {
      notes,
      since: pick('SINCE_DAYS', 'SINCE_WEEKS', 'SINCE_MONTHS'),
      severity: pick('MILD', 'MILD', 'MILD', 'MODERATE'),
      warningSigns: ['NONE'],
    };
  },
  questions: ({ chance, person, at }) => ({
    entries: [questionAndAnswer(chance, person, at)],
    notes: chance.chance(0.2) ? 'Will read the leaflet and ask again.' : undefined,
  }),
  medicalCondition: {
    conditions: ({ body }) =>
      orNone(Object.entries(CONDITIONS).flatMap(([key, has]) => (has(body.story) ? [key] : []))),
    detail: ({ lasting }) => `Known for ${lasting('conditions').int(1, 9)} years, under treatment.`,
    hospitalStay: likely(0.06),
    hospitalReason: 'Fever, three days',
  },
};
