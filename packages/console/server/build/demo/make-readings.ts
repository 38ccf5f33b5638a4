import type { MealSituation } from '@careline/core/internal/metrics';
import { DEMO_FACILITIES } from '../../src/demo/demo-organisation.ts';
import { DEMO_ACCOUNTS, type DemoStaff } from '../../src/demo/demo-staff.ts';
import { seededUuid } from '../../src/demo/seeded-uuid.ts';
import type { StoredValue } from '../../src/platform/database/schema.ts';
import {
  type Body,
  bloodPressure,
  type GlucoseMoment,
  glucose,
  hba1c,
  hemoglobin,
  MOMENTS,
  type Pregnancy,
  pregnancyWeek,
  weight,
} from './health-story.ts';
import { DAY, HOUR, indianDate, indianMidnight, indianWeekday } from './indian-time.ts';
import type { DemoPerson } from './make-person.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

export interface DemoReading {
  readonly id: string;
  readonly metric: string;
  /** Unix seconds. Laboratories that report only the day use `date` instead. */
  readonly at: number;
  readonly date?: string;
  readonly values: readonly StoredValue[];
  readonly mealSituation?: MealSituation;
  readonly irrPulse?: boolean;
  readonly source: 'device' | 'lab' | 'manual';
  readonly contactId?: string;
  readonly author?: { readonly id: string; readonly name: string };
}

export type Measured = Omit<DemoReading, 'id' | 'at' | 'source'> & {
  readonly source?: DemoReading['source'];
};

/** Formats a value with the decimals that the device shows, including trailing zeros. */
function printed(key: string, value: number, unit: string, decimals = 0): StoredValue {
  const text = value.toFixed(decimals);
  return { key, text, value: Number(text), unit };
}

/** A weight in kilograms, with the height in centimetres if it was measured. */
export const body = (weight: number, height?: number): Measured => ({
  metric: 'body',
  source: 'manual',
  values: [
    printed('weight', weight, 'kg', 1),
    ...(height === undefined ? [] : [printed('height', height, 'cm')]),
  ],
});

/** A metric with one number. */
export const single = (metric: string, value: number, unit: string, decimals = 0): Measured => ({
  metric,
  values: [printed('value', value, unit, decimals)],
});

export const pressure = (systolic: number, diastolic?: number): Measured => ({
  metric: 'bloodpressure',
  values: [
    printed('systolic', systolic, 'mm[Hg]'),
    ...(diastolic === undefined ? [] : [printed('diastolic', diastolic, 'mm[Hg]')]),
  ],
});

export const sugar = (value: number, moment: GlucoseMoment): Measured => ({
  ...single('bloodglucose', value, 'mg/dL'),
  mealSituation: `MEAL_SITUATION_${moment}`,
});

/** The person whose readings are made. Ids depend only on owner, metric and moment. */
interface Owner extends Body {
  readonly label: string;
  readonly gender: string;
  readonly chance: SeededRandom;
}

export function reading({ label }: Pick<Owner, 'label'>, at: number, measured: Measured): DemoReading {
  const { source = 'device' } = measured;
  const id = seededUuid(`${label}/${measured.metric}/${measured.values[0]?.key}/${at}`, at);
  return { id, at, ...measured, source, ...(source === 'lab' && { date: indianDate(at) }) };
}

interface Device {
  /** Share of the person's measuring days. */
  readonly often: (owner: Owner) => number;
  readonly hours: readonly [from: number, to: number];
  readonly measure: (owner: Owner, at: number) => Measured;
}

const ownPressure = (owner: Owner, at: number): Measured => {
  const { systolic, diastolic } = bloodPressure(owner.chance, owner, at);
  return {
    ...pressure(systolic, diastolic),
    irrPulse: owner.story.irregularPulse && owner.chance.chance(0.3),
  };
};

const ownSugar =
  (moment?: GlucoseMoment) =>
  (owner: Owner, at: number): Measured => {
    const chosen = moment ?? owner.chance.pick(Object.keys(MOMENTS) as GlucoseMoment[]);
    return sugar(glucose(owner.chance, owner, at, chosen), chosen);
  };

/** True from week 26 to the birth if the glucose screening was positive. */
const hasSugarDiary = ({ story: { pregnancy }, anchor }: Owner): boolean =>
  Boolean(pregnancy?.diabetes && pregnancyWeek(pregnancy, anchor) > 26);
const measuresSugar = (owner: Owner): boolean => owner.story.diabetes !== 'absent' || hasSugarDiary(owner);
const measuresPressure = ({ story }: Owner): boolean => story.hypertension !== 'absent';

/** Devices that people have at home. */
const DEVICES: readonly Device[] = [
  { often: (one) => (measuresPressure(one) ? 0.8 : 0), hours: [6, 9], measure: ownPressure },
  { often: (one) => (measuresPressure(one) ? 0.12 : 0), hours: [18, 21], measure: ownPressure },
  { often: (one) => (measuresSugar(one) ? 0.6 : 0), hours: [6, 8], measure: ownSugar('FASTING') },
  { often: (one) => (measuresSugar(one) ? 0.6 : 0), hours: [10, 20], measure: ownSugar() },
  {
    often: (one) => (measuresPressure(one) ? 0.4 : 0),
    hours: [7, 9],
    measure: ({ chance }) => single('heartrate', Math.max(50, chance.normal(77, 7)), '/min'),
  },
  {
    often: () => 0.17,
    hours: [6, 8],
    measure: (one, at) => ({
      metric: 'body',
      values: [printed('weight', weight(one.chance, one, at), 'kg', 1)],
    }),
  },
  {
    often: ({ story }) => (story.lungDisease ? 0.7 : 0.03),
    hours: [8, 20],
    measure: ({ chance, story }) =>
      single('spo2', Math.min(100, chance.normal(story.lungDisease ? 93.6 : 97.6, 0.8)), '%'),
  },
  {
    often: () => 0.02,
    hours: [9, 21],
    measure({ chance, story }) {
      const celsius = Math.min(38.4, Math.max(36.1, chance.normal(37.3, 0.5)));
      return story.fahrenheit
        ? single('temperature', celsius * 1.8 + 32, '[degF]', 1)
        : single('temperature', celsius, 'Cel', 1);
    },
  },
];

/** Fewer people measure around Dussehra and Diwali. */
const isHoliday = (day: number): boolean => ['10', '11'].includes(indianDate(day).slice(5, 7));

/** Returns a time in seconds of the day, to the minute: people measure at about the same time every day. */
function measuringTime({ chance }: Owner, [from, to]: Device['hours'], usual: number): number {
  const minute = Math.round(chance.normal(usual, 6));
  return Math.min(to * 60 - 1, Math.max(from * 60, minute)) * 60;
}

/** Returns home readings from the day `from` up to the day before the anchor. */
function homeReadings(owner: Owner, from: number): DemoReading[] {
  const { chance, story, anchor } = owner;
  const made: DemoReading[] = [];
  const usual = DEVICES.map(({ hours }) => chance.int(hours[0] * 60, hours[1] * 60 - 1));
  for (let day = indianMidnight(from) + DAY; day < indianMidnight(anchor); day += DAY) {
    if (story.gaps.some((gap) => day >= gap.from && day < gap.to)) continue;
    if (!chance.chance(story.diligence * (isHoliday(day) ? 0.6 : 1))) continue;
    for (const [index, { often, hours, measure }] of DEVICES.entries()) {
      if (!chance.chance(often(owner))) continue;
      const at = day + measuringTime(owner, hours, usual[index] ?? hours[0] * 60);
      made.push(reading(owner, at, measure(owner, at)));
    }
  }
  return made;
}

export const lab = (measured: Measured): Measured => ({ ...measured, source: 'lab' });
const ownHba1c = (owner: Owner, at: number): Measured =>
  lab(single('hba1c', hba1c(owner.chance, owner, at), '%', 1));

/** The annual health check. The laboratory reports the day without a time. */
function yearlyCheck(owner: Owner, at: number): Measured[] {
  const { chance, story, gender } = owner;
  const around = (usual: number, deviation: number, min: number) =>
    Math.max(min, chance.normal(usual, deviation));
  const isMale = gender === 'male';
  const triglycerides = Math.round(around(story.diabetes === 'absent' ? 128 : 172, 38, 48));
  const hdl = Math.round(around(44, 6, 26));
  const ldl = Math.round(around(112, 24, 40));
  const lipids = [
    // Follows the Friedewald formula, so the printed report adds up.
    printed('totalCholesterol', ldl + hdl + Math.round(triglycerides / 5), 'mg/dL'),
    printed('triglycerides', triglycerides, 'mg/dL'),
    printed('hdl', hdl, 'mg/dL'),
    printed('ldl', ldl, 'mg/dL'),
  ];
  const tsh = printed('tsh', around(story.lowThyroid ? 6.2 : 2.4, 0.8, 0.4), 'm[IU]/L', 2);
  const kilograms = printed('weight', weight(chance, owner, at), 'kg', 2);
  return [
    ownHba1c(owner, at),
    lab({ metric: 'lipid', values: lipids }),
    lab(single('hemoglobin', hemoglobin(chance, owner, gender, at), 'g/dL', 1)),
    lab(single('creatinine', around(isMale ? 0.98 : 0.78, 0.12, 0.4), 'mg/dL', 2)),
    lab(single('uricacid', around(isMale ? 5.8 : 4.7, 0.9, 2.1), 'mg/dL', 1)),
    lab({ metric: 'thyroid', values: [tsh] }),
    lab(ownSugar('FASTING')(owner, at)),
    { metric: 'body', source: 'manual', values: [kilograms, printed('height', story.height, 'cm')] },
  ];
}

/** HbA1c every quarter for people with diabetes, the full check once a year for everyone. */
function labReadings(owner: Owner, from: number): DemoReading[] {
  const { chance, story, anchor } = owner;
  const checkDay = chance.int(20, 340);
  const made: DemoReading[] = [];
  for (let day = 2 + ((checkDay - 2) % 90); day < 365; day += 90) {
    const at = indianMidnight(anchor - day * DAY) + chance.int(8 * 60, 12 * 60) * 60;
    if (at < from || story.gaps.some((gap) => at >= gap.from - DAY && at < gap.to)) continue;
    const isCheck = day === checkDay;
    if (!isCheck && story.diabetes === 'absent') continue;
    for (const measured of isCheck ? yearlyCheck(owner, at) : [ownHba1c(owner, at)])
      made.push(reading(owner, at, measured));
  }
  return made;
}

/** Monthly visits up to week 28, fortnightly up to 36, then weekly, and one six weeks after the end. */
function visitDays(chance: SeededRandom, { lastPeriod, endsAt }: Pregnancy): number[] {
  const days: number[] = [];
  for (let week = chance.int(9, 13); lastPeriod + (week + 1) * 7 * DAY < endsAt; ) {
    days.push(lastPeriod + (week * 7 + chance.int(0, 5)) * DAY);
    week += week < 28 ? 4 : week < 36 ? 2 : 1;
  }
  return [...days, endsAt + 42 * DAY].map((day) => (indianWeekday(day) === 0 ? day + DAY : day));
}

function pregnancyReadings(owner: Owner, pregnancy: Pregnancy): DemoReading[] {
  const { chance, anchor, gender } = owner;
  const visits = visitDays(chance, pregnancy).map((day) => indianMidnight(day) + chance.int(9, 16) * HOUR);
  return visits
    .filter((at) => at > anchor - 365 * DAY && at < anchor && chance.chance(0.9))
    .flatMap((at) => [
      reading(owner, at, { ...ownPressure(owner, at), source: 'manual' }),
      reading(owner, at, {
        metric: 'body',
        source: 'manual',
        values: [printed('weight', weight(chance, owner, at), 'kg', 1)],
      }),
      ...(chance.chance(0.5)
        ? [reading(owner, at, lab(single('hemoglobin', hemoglobin(chance, owner, gender, at), 'g/dL', 1)))]
        : []),
    ]);
}

/** Returns a person's readings from registration on, at most a year before the anchor. */
export function makeReadings(seed: string, person: DemoPerson, anchor: number): DemoReading[] {
  const { index, story, gender, registeredAt, birthDate } = person;
  const chance = seededRandom(`${seed}/readings/${index}`);
  const owner: Owner = { label: `${seed}/${index}`, story, anchor, gender, chance };
  const from = Math.max(registeredAt, anchor - 365 * DAY, Date.parse(birthDate) / 1000 + DAY);
  return [
    ...homeReadings(owner, from),
    ...labReadings(owner, from),
    ...(story.pregnancy ? pregnancyReadings(owner, story.pregnancy) : []),
  ];
}

/** Recent readings of a person, and the oxygen target of 88 to 92 % that a prescriber set, with its day. */
export interface DemoDanger {
  readonly readings: readonly DemoReading[];
  readonly oxygenTarget?: { readonly since: string; readonly prescriber: DemoStaff };
}

type Fits = (person: DemoPerson, anchor: number) => boolean;

const ageAt = ({ birthDate }: DemoPerson, anchor: number): number =>
  (anchor - Date.parse(birthDate) / 1000) / (365.25 * DAY);
const hasSugarProgramme: Fits = ({ enrolments: [first] }) => first?.programme === 'apollo_sugar';

interface Danger {
  readonly fits: Fits;
  readonly measured: readonly (readonly [hoursAgo: number, measured: Measured])[];
  readonly hasOxygenTarget?: true;
}

/** Each goes to the first matching person who has no danger yet, at the default facility if possible. */
const DANGERS: readonly Danger[] = [
  { fits: hasSugarProgramme, measured: [[2, sugar(348, 'AFTER_MEAL')]] },
  {
    fits: hasSugarProgramme,
    measured: [
      [5, sugar(560, 'AFTER_MEAL')],
      [2, sugar(560, 'AFTER_MEAL')],
      [24, lab(single('hba1c', 15.2, '%', 1))],
    ],
  },
  {
    fits: (person, anchor) => ageAt(person, anchor) < 12,
    measured: [
      [2, single('temperature', 39.4, 'Cel', 1)],
      [2, single('spo2', 88, '%')],
    ],
  },
  { fits: ({ story }) => story.hypertension === 'uncontrolled', measured: [[2, pressure(172)]] },
  { fits: ({ story }) => story.lungDisease, measured: [[2, single('spo2', 85, '%')]], hasOxygenTarget: true },
];

/** Alive, and measuring at this time of the year. */
const isMeasuring: Fits = ({ deceased, story }, anchor) =>
  deceased === undefined && story.gaps.every(({ to }) => to < anchor - DAY);

/**
 * Urgent values of the last hours before the anchor, by the index of the person. Every demo gets one of each
 * kind for alerts, header and worklist.
 */
export function demoDangers(
  seed: string,
  people: readonly DemoPerson[],
  anchor: number,
): ReadonlyMap<number, DemoDanger> {
  const prescriber = DEMO_ACCOUNTS.find(({ roles }) => roles.includes('OP Doctor')) as DemoStaff;
  const found = new Map<number, DemoDanger>();
  for (const { fits, measured, hasOxygenTarget } of DANGERS) {
    const fitting = people.filter(
      (one) =>
        one.storyKey === undefined && !found.has(one.index) && isMeasuring(one, anchor) && fits(one, anchor),
    );
    const person = fitting.find(({ facilityIds: [home] }) => home === DEMO_FACILITIES[0].id) ?? fitting[0];
    if (!person) continue;
    const label = `${seed}/danger/${person.index}`;
    found.set(person.index, {
      readings: measured.map(([hoursAgo, one]) => reading({ label }, anchor - hoursAgo * HOUR, one)),
      ...(hasOxygenTarget && { oxygenTarget: { since: indianDate(anchor - 90 * DAY), prescriber } }),
    });
  }
  return found;
}
