import { DAY, indianMidnight } from '../indian-time.ts';
import { type Baby, isOver, type Pregnancy } from '../pregnancy-story.ts';
import {
  type CallScene,
  daysBefore,
  ofPregnancy,
  type SectionWriters,
  signs,
  type Told,
  yesNo,
} from './call-scene.ts';

interface Infant {
  readonly baby: Baby;
  /** Whole days since the birth, calendar days counted. */
  readonly age: number;
}

/** The first child of a birth that has been. */
function infantOf(pregnancy: Pregnancy, at: number): Infant | undefined {
  const [baby] = pregnancy.babies;
  if (!baby || !isOver(pregnancy, at)) return undefined;
  return { baby, age: Math.round((indianMidnight(at) - indianMidnight(pregnancy.endsAt)) / DAY) };
}

const ofInfant = (write: (infant: Infant, scene: CallScene) => Told | undefined) =>
  ofPregnancy((pregnancy, scene) => {
    const infant = infantOf(pregnancy, scene.at);
    return infant && write(infant, scene);
  });

/** Kilograms: some is lost in the first days, then about 30 g a day are gained to three months and 18 g after. */
function weightAt(birthWeight: number, age: number): number {
  if (age < 5) return (birthWeight * (1 - 0.012 * age)) / 1000;
  const gained = 30 * (Math.min(age, 90) - 5) + 18 * Math.max(0, age - 90);
  return (birthWeight * 0.94 + gained) / 1000;
}

/** What most children of the sex weigh at birth in the growth standards of the WHO, grams. */
const STANDARD = { MALE: 3350, FEMALE: 3230 } as const;

const writeWeight = ofInfant(({ baby, age }, scene) => {
  const { chance } = scene;
  const days = Math.min(age, chance.int(0, 4));
  const weight = weightAt(baby.grams, age - days) * chance.normal(1, 0.012);
  return { weight: weight.toFixed(2), weightUnit: 'kg', weighedOn: daysBefore(scene, days) };
});

const writeLength = ofInfant(({ age }, scene) => {
  const days = Math.min(age, scene.chance.int(0, 9));
  const length = 49.3 + (age - days) * 0.105 + scene.chance.normal(0, 0.7);
  return { length: length.toFixed(1), measuredOn: daysBefore(scene, days) };
});

const FEEDING = [
  ['ONLY_BREAST_MILK', 74],
  ['BREAST_MILK_AND_FORMULA', 20],
  ['ONLY_FORMULA', 6],
] as const;

const writeFeeding = ofInfant((_, { chance, lasting }) => ({
  pattern: lasting('feeding').weighted(FEEDING),
  milkFeeds: String(chance.int(8, 12)),
  detail: chance.pick(['Feeds day and night on demand.', 'Sleeps four hours at night without a feed.']),
}));

const DOSES: readonly (readonly [dose: string, age: number])[] = [
  ['BCG', 0],
  ['OPV_BIRTH', 0],
  ['HEPATITIS_B_BIRTH', 0],
  ['DOSES_WEEK_6', 44],
  ['DOSES_WEEK_10', 73],
  ['DOSES_WEEK_14', 101],
];

const writeVaccines = ofInfant(({ age }, scene) => {
  const given = DOSES.filter(([, due]) => due <= age);
  const last = given.at(-1)?.[1] ?? 0;
  const reacted = last > 0 && scene.chance.chance(0.25);
  return {
    doses: given.map(([dose]) => dose),
    lastDose: daysBefore(scene, age - last),
    reaction: yesNo(reacted),
    ...(reacted && { reactionDetail: 'Fever for a day, better after paracetamol drops.' }),
  };
});

const writeComplications = ofInfant(({ age }, { chance }) => {
  const jaundice = age < 15 && chance.chance(0.15);
  const detail = jaundice ? 'Eyes and chest yellow since yesterday, feeds well.' : '';
  return { ...signs('signs', jaundice ? ['JAUNDICE'] : [], 'DOCTOR_TODAY'), detail };
});

const COMPLAINTS = [
  'Cries in the evening for an hour, calm after burping.',
  'Brings up a little milk after feeds; gains weight.',
  'Rash on the cheeks, no fever.',
  'No complaint of the baby.',
];

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const INFANT_CONTENT: SectionWriters = {
  babyAge: ofInfant(({ age }) => ({
    months: String(Math.floor(age / 30.44)),
    days: String(Math.floor(age % 30.44)),
  })),
  babyWeight: writeWeight,
  expectedBabyWeight: ofInfant(({ baby, age }) => ({ weight: weightAt(STANDARD[baby.sex], age).toFixed(2) })),
  birthWeight: ofInfant(({ baby }) => ({ weight: (baby.grams / 1000).toFixed(2), weightUnit: 'kg' })),
  infantVitals: ofInfant((_, { chance }) => ({
    temperature: chance.normal(36.8, 0.15).toFixed(1),
    respiration: String(chance.int(34, 46)),
  })),
  recumbentLength: writeLength,
  currentFeedingPattern: writeFeeding,
  lastDoctorVisitingDate: ofInfant(({ age }, scene) => ({
    date: daysBefore(scene, Math.min(age, scene.chance.int(2, 25))),
    reason: scene.chance.pick(['Check and weighing', 'Vaccination', 'Cold']),
  })),
  dietPlanSentDateTime: ofInfant((_, scene) => ({
    sentAt: `${daysBefore(scene, 1)}T${twoDigits(scene.chance.int(9, 18))}:${twoDigits(scene.chance.int(0, 59))}`,
  })),
  link: ofInfant(({ age }) => ({
    address: `https://careline.example/plans/infant-month-${Math.floor(age / 30.44)}`,
  })),
  vaccinationGiven: writeVaccines,
  complicationsInfant: writeComplications,
  complaintOfInfant: ofInfant(({ age }, scene) => ({
    notes: scene.chance.pick(COMPLAINTS),
    since: daysBefore(scene, Math.min(age, scene.chance.int(1, 5))),
  })),
  postNatal: ofInfant(({ age }, { chance }) => {
    const low = chance.chance(0.14);
    return {
      babyAge: String(age),
      checkedSinceBirth: yesNo(chance.chance(0.85)),
      lowMood: yesNo(low),
      ...(low && { psychologyCallOffered: 'YES' }),
      thoughtsOfHarm: 'NO',
      psychosisSigns: ['NONE'],
      violence: 'NO',
      familyPlanningTold: yesNo(chance.chance(0.7)),
      questionnaire: 'Mother and child at home, grandmother helps. Feeding and rest talked through.',
    };
  }),
};
