import { dueDate } from '@careline/core/clinical';
import type { RowValues } from '@careline/core/forms';
import { questionAndAnswer } from '../call-words.ts';
import { DAY, indianDate } from '../indian-time.ts';
import {
  type Baby,
  hemoglobinInPregnancy,
  type Pregnancy,
  pregnancyWeek,
  pressureInPregnancy,
} from '../pregnancy-story.ts';
import { weight } from '../vital-values.ts';
import {
  about,
  ago,
  always,
  daysBefore,
  type FieldTable,
  likely,
  type Mother,
  orNone,
  pick,
  type SectionTable,
  some,
  whole,
  yesNo,
} from './call-scene.ts';
import { sugarAnswers } from './general-answers.ts';

type Fields = FieldTable<Mother>;

/** A vaccine, a scan or a test of a day of the pregnancy, where that day has come and the pregnancy went on until then. */
function fromDay(
  mother: Mother,
  what: 'done' | 'given',
  name: string,
  [min, max]: readonly [number, number],
  fields: (day: number) => Fields,
): Fields {
  const { pregnancy, at, lasting } = mother;
  const day = lasting(name).int(min, max);
  const moment = pregnancy.lastPeriod + day * DAY;
  if (moment > Math.min(at, pregnancy.endsAt)) return { [what]: 'NO' };
  return { [what]: 'YES', date: indianDate(moment), ...fields(day) };
}

const pressureSigns = ({ pregnancy, week }: Mother): readonly string[] =>
  orNone(pregnancy.hypertension && week > 26 ? ['HEADACHE', 'SWELLING_OF_FACE_OR_HANDS'] : []);

const sugarSigns = ({ pregnancy, lasting }: Mother): readonly string[] =>
  orNone(
    pregnancy.diabetes && lasting('sugar-signs').chance(0.4) ? ['EXCESSIVE_THIRST', 'UNUSUAL_TIREDNESS'] : [],
  );

/** Kilograms: some is lost in the first days, then about 30 g a day are gained to three months and 18 g after. */
function weightAt(grams: number, age: number): number {
  if (age < 5) return (grams * (1 - 0.012 * age)) / 1000;
  return (grams * 0.94 + 30 * (Math.min(age, 90) - 5) + 18 * Math.max(0, age - 90)) / 1000;
}

/** What most children of the sex weigh at birth in the growth standards of the WHO, grams. */
const STANDARD = { MALE: 3350, FEMALE: 3230 } as const;

/** A child of less than two kilograms is kept warm and watched. */
const babyRow = ({ sex, grams }: Baby): RowValues => ({
  sex: sex === 'MALE' ? 'BOY' : 'GIRL',
  birthWeight: (grams / 1000).toFixed(2),
  birthWeightUnit: 'kg',
  criedAtOnce: yesNo(grams >= 1800),
  nicu: yesNo(grams < 2000),
  nicuDays: String(Math.max(0, Math.round((2200 - grams) / 40))),
  nicuReason: 'Low birth weight',
});

const modeOf = ({ caesarean }: Pregnancy) =>
  always(
    'birth-mode',
    caesarean
      ? [
          ['PLANNED_LSCS', 55],
          ['EMERGENCY_LSCS', 45],
        ]
      : [
          ['NORMAL_DELIVERY', 9],
          ['ASSISTED_DELIVERY', 1],
        ],
  );

const placeOf = always('birth-place', [
  ['GOVERNMENT_HOSPITAL', 1],
  ['PRIVATE_HOSPITAL', 2],
  ['HEALTH_CENTRE', 1],
]);

const counselled = (...topics: readonly [string, ...string[]]): Fields => ({
  done: likely(0.88),
  topics: some(0.6, ...topics),
  reason: 'Had no time today; promised for the next call.',
});

const ofChild =
  (fields: (mother: Mother & { readonly baby: Baby }) => Fields) =>
  (mother: Mother): Fields | undefined =>
    mother.baby && fields({ ...mother, baby: mother.baby });

const DOSES: readonly (readonly [dose: string, age: number])[] = [
  ['BCG', 0],
  ['OPV_BIRTH', 0],
  ['HEPATITIS_B_BIRTH', 0],
  ['DOSES_WEEK_6', 44],
  ['DOSES_WEEK_10', 73],
  ['DOSES_WEEK_14', 101],
];

/** Monthly from week 10 to 28, every fortnight to 36, then weekly, as the visits of the story are. */
function checksUntil(week: number): number {
  const part = (from: number, to: number, every: number) => Math.max(0, Math.min(week, to) - from) / every;
  return Math.floor(1 + part(10, 28, 4) + part(28, 36, 2) + part(36, 42, 1));
}

/** After a loss nearly everybody is low; of the others about one in six. */
const isLow = ({ isLost, isOver, lasting }: Mother): boolean =>
  lasting('mood').chance(isLost && isOver ? 0.9 : 0.17);

/** The questionnaire of a psychology call begins with mood and safety. */
const mood = (mother: Mother): Fields =>
  isLow(mother)
    ? {
        mood: 'MOOD_MOSTLY_LOW',
        worry: 'WORRIES_MOST_OF_THE_TIME',
        managesTheDay: 'NO',
        hasSupport: 'YES',
        thoughtsOfHarm: likely(0.3),
        urgent: 'NO',
        safetySteps: ['TELE_MANAS_GIVEN', 'FAMILY_MEMBER_WITH_HER', 'PSYCHIATRIST_INFORMED'],
        safetyDetail: 'Says she would not act on it. Husband is at home and knows whom to call.',
        notes: 'Cries easily, blames herself. Told that this is common and that help works.',
      }
    : {
        mood: pick('MOOD_MOSTLY_GOOD', 'MOOD_UP_AND_DOWN'),
        worry: pick('WORRIES_RARELY', 'WORRIES_SOMETIMES'),
        managesTheDay: 'YES',
        hasSupport: 'YES',
        thoughtsOfHarm: 'NO',
        notes: 'Sleep and the coming weeks talked through.',
      };

/** What a mother tells in another way than any patient, or alone. */
export const MOTHERS_ANSWERS: SectionTable<Mother> = {
  bloodPressure({ chance, pregnancy, at }) {
    const { systolic, diastolic } = pressureInPregnancy(chance, pregnancy, at);
    return chance.chance(0.85)
      ? { systolic: String(systolic), diastolic: String(diastolic), irrPulse: false }
      : undefined;
  },
  /** Means of a healthy pregnancy lie below those of others; those of a positive screening above. */
  bloodGlucose({ chance, pregnancy, isOver }) {
    if (!chance.chance(pregnancy.diabetes ? 0.9 : 0.5)) return undefined;
    const high = pregnancy.diabetes && !isOver;
    return chance.chance(0.5)
      ? sugarAnswers(Math.round(chance.normal(high ? 98 : 80, high ? 8 : 4)), 'FASTING')
      : sugarAnswers(Math.round(chance.normal(high ? 136 : 109, 10)), 'AFTER_MEAL');
  },
  hemoglobin({ chance, pregnancy, at, body: { story } }) {
    const days = chance.int(1, 12);
    const measuredAt = { anaemia: story.anaemia, at: at - days * DAY };
    return {
      value: hemoglobinInPregnancy(chance, pregnancy, measuredAt).toFixed(1),
      date: indianDate(measuredAt.at),
    };
  },
  cbp: ({ body: { story } }) => ({
    whiteCells: ({ chance }) => String(Math.round(chance.normal(9200, 1300) / 100) * 100),
    platelets: about(255, 30),
    packedCellVolume: about(story.anaemia ? 31 : 36, 1.2, 1),
    meanCellVolume: about(story.anaemia ? 74 : 85, 3, 1),
    date: ago(2, 20),
  }),
  cue: ({ pregnancy, week }) => ({
    protein: pregnancy.hypertension && week > 26 ? 'PLUS_1' : pick('NIL', 'NIL', 'NIL', 'TRACE'),
    sugar: pregnancy.diabetes ? pick('NIL', 'PLUS_1') : 'NIL',
    pusCells: pick('0-1', '1-2', '2-4', '3-5'),
    date: ago(2, 20),
  }),
  pregnancy({ pregnancy, ...mother }) {
    const { births, losses } = pregnancy.earlier;
    const lmp = indianDate(pregnancy.lastPeriod);
    return {
      lmp,
      edd: dueDate('lmp', lmp),
      datedBy: 'LMP',
      gravida: String(1 + births + losses),
      para: String(births),
      abortions: String(losses),
      living: String(births),
      signsOfPIH: pressureSigns({ pregnancy, ...mother }),
      actionTaken: 'DOCTOR_INFORMED',
      signsOfGDM: sugarSigns,
    };
  },
  // The weight of the story is that of the day it begins.
  prePregnancyWeight: ({ body }) => ({ weight: body.story.weight.toFixed(1) }),
  weightOfMother: ({ chance, body, at }) => ({ weight: weight(chance, body, at).toFixed(1) }),
  signsOfPIH: ({ isOver }) => (isOver ? undefined : { signs: pressureSigns, actionTaken: 'DOCTOR_INFORMED' }),
  signsOfGDM: ({ isOver }) => (isOver ? undefined : { signs: sugarSigns, doctorKnows: 'YES' }),
  /** What she told when a child was lost: nobody asks, so before and otherwise the section is left alone. */
  miscarriage: ({ isLost, isOver, pregnancy }) =>
    isLost && isOver
      ? {
          told: true,
          date: indianDate(pregnancy.endsAt),
          weeks: String(Math.floor(pregnancyWeek(pregnancy, pregnancy.endsAt))),
          seenByDoctor: 'YES',
          stillBleeding: 'NO',
          signs: ['NONE'],
          detail:
            'Was in the hospital for a day. Her mother is with her. Agreed on a call by the psychologist.',
        }
      : undefined,
  ttImmunization1: (mother) =>
    fromDay(mother, 'given', 'tetanus', [80, 110], () => ({
      vaccine: 'TD',
      booster: yesNo(mother.pregnancy.earlier.births > 0 && mother.lasting('booster').chance(0.6)),
    })),
  ttImmunization2: (mother) =>
    fromDay(mother, 'given', 'second-tetanus', [112, 140], () => ({ vaccine: 'TD' })),
  earlyUltrasoundScan: (mother) =>
    fromDay(mother, 'done', 'early-scan', [48, 88], (day) => ({
      weeks: String(Math.floor(day / 7)),
      days: String(day % 7),
      babies: String(Math.max(1, mother.pregnancy.babies.length)),
      detail: 'Heartbeat seen. Agrees with the last period.',
    })),
  /** The newest scan that was due by the call: the anomaly scan, later a growth scan. */
  ultrasoundScan: (mother) =>
    fromDay(mother, 'done', 'scans', mother.week > 33 ? [217, 231] : [131, 140], (day) => ({
      weeks: String(Math.floor(day / 7)),
      kind: mother.week > 33 ? 'GROWTH_SCAN' : 'ANOMALY_SCAN',
      findings: ['NONE'],
      detail: 'Growth and fluid as expected.',
    })),
  lastAntentalCheck: ({ chance, pregnancy, at, isOver }) => ({
    date: indianDate(
      Math.max(Math.min(at, pregnancy.endsAt) - chance.int(3, 18) * DAY, pregnancy.lastPeriod + 45 * DAY),
    ),
    place: placeOf,
    checked: some(0.75, 'BLOOD_PRESSURE', 'WEIGHT', 'ABDOMEN', 'FETAL_HEARTBEAT', 'URINE', 'BLOOD'),
    advice: pick(
      'Iron and calcium to be gone on with; drink three litres a day.',
      'Lie on the left side; come at once when the baby moves less.',
      'All well. Reports to be brought to the next check.',
    ),
    nextCheck: isOver ? undefined : indianDate(at + chance.int(5, 25) * DAY),
  }),
  antenatalCheckupsDoneTillDate: ({ week }) => ({
    count: String(checksUntil(week)),
    firstWithin12Weeks: always('first-check', [
      ['YES', 72],
      ['NO', 28],
    ]),
    hasCard: 'YES',
  }),
  screeningForGestationalDiabetes: (mother) =>
    mother.isLost
      ? undefined
      : fromDay(mother, 'done', 'sugar-test', [166, 190], () => ({
          kind: 'DIPSI',
          twoHours: mother.pregnancy.diabetes ? about(171, 8) : about(116, 9),
        })),
  deliveryDetails(mother) {
    const { isLost, isOver, pregnancy, callType } = mother;
    if (isLost) return undefined;
    const asked = callType !== 'post-natal' && { delivered: yesNo(isOver) };
    if (!isOver)
      return {
        ...asked,
        ...(callType === 'last' && { plannedPlace: placeOf, transportArranged: 'YES', signs: ['NONE'] }),
      };
    return {
      ...asked,
      date: indianDate(pregnancy.endsAt),
      mode: modeOf(pregnancy),
      place: placeOf,
      weeks: String(Math.floor(mother.week)),
      outcome: 'BABY_LIVES',
    };
  },
  baby: ofChild(({ pregnancy }) => ({ babies: pregnancy.babies.map(babyRow) })),
  postNatal: ofChild(({ age, chance }) => ({
    babyAge: String(age),
    checkedSinceBirth: likely(0.85),
    lowMood: yesNo(chance.chance(0.14)),
    psychologyCallOffered: 'YES',
    thoughtsOfHarm: 'NO',
    psychosisSigns: ['NONE'],
    violence: 'NO',
    familyPlanningTold: likely(0.7),
    questionnaire: 'Mother and child at home, grandmother helps. Feeding and rest talked through.',
  })),
  vaccinationChart: { hasChart: likely(0.8), explained: 'YES', sent: 'YES' },
  immunizationCounsellingDone: counselled('BIRTH_DOSES', 'LATER_DOSES', 'FEVER_AFTER_A_DOSE', 'WHERE_TO_GO'),
  breastFeedingCounsellingDone: counselled(
    'FIRST_HOUR',
    'COLOSTRUM',
    'SIX_MONTHS_ONLY_BREAST_MILK',
    'POSITION_AND_ATTACHMENT',
  ),
  babyAge: ofChild(({ age }) => ({
    months: String(Math.floor(age / 30.44)),
    days: String(Math.floor(age % 30.44)),
  })),
  babyWeight: ofChild(({ baby, age, chance, ...call }) => {
    const days = Math.min(age, chance.int(0, 4));
    return {
      weight: (weightAt(baby.grams, age - days) * chance.normal(1, 0.012)).toFixed(2),
      weightUnit: 'kg',
      weighedOn: indianDate(call.at - days * DAY),
    };
  }),
  expectedBabyWeight: ofChild(({ baby, age }) => ({ weight: weightAt(STANDARD[baby.sex], age).toFixed(2) })),
  birthWeight: ofChild(({ baby }) => ({ weight: (baby.grams / 1000).toFixed(2), weightUnit: 'kg' })),
  infantVitals: ofChild(() => ({ temperature: about(36.8, 0.15, 1), respiration: whole(34, 46) })),
  recumbentLength: ofChild(({ age, at }) => ({
    length: about(49.3 + age * 0.105, 0.7, 1),
    measuredOn: indianDate(at),
  })),
  currentFeedingPattern: ofChild(() => ({
    pattern: always('feeding', [
      ['ONLY_BREAST_MILK', 74],
      ['BREAST_MILK_AND_FORMULA', 20],
      ['ONLY_FORMULA', 6],
    ]),
    milkFeeds: whole(8, 12),
    detail: pick('Feeds day and night on demand.', 'Sleeps four hours at night without a feed.'),
  })),
  lastDoctorVisitingDate: ofChild(({ age }) => ({
    date: ago(0, Math.min(age, 25)),
    reason: pick('Check and weighing', 'Vaccination', 'Cold'),
  })),
  dietPlanSentDateTime: ofChild((mother) => ({
    sentAt: `${daysBefore(mother, 1)}T${mother.chance.int(10, 18)}:${mother.chance.int(10, 59)}`,
  })),
  link: ofChild(({ age }) => ({
    address: `https://careline.example/plans/infant-month-${Math.floor(age / 30.44)}`,
  })),
  vaccinationGiven: ofChild((mother) => {
    const given = DOSES.filter(([, due]) => due <= mother.age);
    const last = given.at(-1)?.[1] ?? 0;
    return {
      doses: given.map(([dose]) => dose),
      lastDose: daysBefore(mother, mother.age - last),
      reaction: yesNo(last > 0 && mother.chance.chance(0.25)),
      reactionDetail: 'Fever for a day, better after paracetamol drops.',
    };
  }),
  complicationsInfant: ofChild(({ age, chance }) =>
    age < 15 && chance.chance(0.15)
      ? {
          signs: ['JAUNDICE'],
          actionTaken: 'DOCTOR_TODAY',
          detail: 'Eyes and chest yellow since yesterday, feeds well.',
        }
      : { signs: ['NONE'] },
  ),
  complaintOfInfant: ofChild(({ age }) => ({
    notes: pick(
      'Cries in the evening for an hour, calm after burping.',
      'Brings up a little milk after feeds; gains weight.',
      'No complaint of the baby.',
    ),
    since: ago(0, Math.min(age, 5)),
  })),
  episotomyWoundLscsWound: ({ pregnancy, age, chance }) => ({
    wound: pregnancy.caesarean
      ? 'LSCS'
      : always('wound', [
          ['EPISIOTOMY', 5],
          ['TEAR', 2],
          ['NO_WOUND', 3],
        ]),
    signs: orNone(age < 25 && chance.chance(0.06) ? ['WOUND_RED_OR_SWOLLEN'] : []),
    actionTaken: 'DOCTOR_TODAY',
  }),
  /** Red for some days, brown to two or three weeks, then pale, gone after six. */
  lochiaVaginalDischarge: ({ age }) => ({
    amount: age >= 42 ? 'LOCHIA_STOPPED' : age < 6 ? 'LOCHIA_MODERATE' : 'LOCHIA_LIGHT',
    colour:
      age >= 42 ? undefined : age < 6 ? 'COLOUR_RED' : age < 18 ? 'COLOUR_BROWN' : 'COLOUR_YELLOW_OR_WHITE',
    signs: ['NONE'],
  }),
  breastNippleChanges: ({ chance }) => ({
    changes: orNone(chance.chance(0.15) ? ['CRACKED_NIPPLE'] : []),
    stillFeeding: 'YES',
    seenByDoctor: 'NO',
    detail: 'Position shown again.',
  }),
  complicationsMother: ({ chance }) =>
    chance.chance(0.05)
      ? { signs: ['PAINFUL_URINATION'], actionTaken: 'DOCTOR_TODAY', detail: 'Since two days, no fever.' }
      : { signs: ['NONE'] },
  complaintOfMom: ({ isOver }) =>
    isOver
      ? {
          notes: pick(
            'Back pain after sitting long; pillow and exercises explained.',
            'Tired, sleeps in short pieces. Asked the family to take over the evening.',
            'No complaint.',
          ),
          since: ago(1, 10),
        }
      : undefined,
  callTo: { person: 'PATIENT', speaksFreely: likely(0.9) },
  questions: (mother) => ({
    entries: [questionAndAnswer(mother.chance, mother.person, mother.at)],
    ...(mother.callType === 'psychology' && mood(mother)),
  }),
  nextStep: (mother) =>
    isLow(mother)
      ? {
          step: pick('COUNSELLOR', 'FOLLOW_UP_CALL', 'PSYCHIATRIST'),
          due: indianDate(mother.at + mother.chance.int(2, 14) * DAY),
          agreed: 'A walk every day, the phone number of the counsellor noted.',
        }
      : { step: 'NO_STEP_NEEDED' },
};
