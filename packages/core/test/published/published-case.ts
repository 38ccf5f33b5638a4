import type { JudgedRecord, PersonFacts, ValueStatus } from '../../src/clinical/index.ts';
import type { LabStatus } from '../../src/labs/index.ts';

/**
 * What a published source says of a value. `alert` is a review or a critical one, where the source asks for an act and names
 * no day; `not reassuring` is anything but "in range".
 */
export type Expected = 'critical' | 'review' | 'alert' | 'flag' | 'in reference' | 'not reassuring';

/** Somebody as a case tells of them; of the age one of the units is given. */
export interface Patient {
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
  /** In the place of an age: YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly born?: string;
  readonly sex: 'male' | 'female' | 'unknown';
  readonly weeksPregnant?: number;
  readonly daysAfterBirth?: number;
  /** Known for years. */
  readonly diabetes?: true;
  readonly scale2?: true;
  /** Told on the same day. */
  readonly symptoms?: readonly string[];
  /** A pressure so many hours before. */
  readonly pressureBefore?: readonly [systolic: number, diastolic: number, hours: number];
  /** Protein on a dipstick of the same day. */
  readonly protein?: string;
}

type Value = readonly [key: string, text: string, unit: string];

/** A reading of somebody, and what is published of it. */
export interface PublishedReading {
  readonly who: Patient;
  readonly metric: string;
  readonly values: readonly Value[];
  readonly mealSituation?: string;
  readonly expected: Expected;
  readonly source: string;
}

/** 15 January 2026, noon in India. */
export const NOON = 1_768_458_600;
export const ZONE = 'Asia/Kolkata';
const TODAY = Date.UTC(2026, 0, 15);
const DAY_MS = 86_400_000;

const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const daysFrom = (days: number): string => isoOf(TODAY + days * DAY_MS);

function birthDateOf({ years, months, days, born }: Patient): string | null {
  if (born !== undefined) return born;
  if (days !== undefined) return daysFrom(-days);
  const whole = years === undefined ? months : years * 12;
  // The day before, so that the birthday is over.
  return whole === undefined ? null : isoOf(Date.UTC(2026, 0 - whole, 14));
}

const TERM_DAYS = 280;

export function factsOf(who: Patient): PersonFacts {
  const { sex, weeksPregnant, daysAfterBirth, diabetes, scale2, symptoms, pressureBefore, protein } = who;
  const pregnancies = [
    ...(weeksPregnant === undefined ? [] : [{ dueDate: daysFrom(TERM_DAYS - weeksPregnant * 7) }]),
    ...(daysAfterBirth === undefined
      ? []
      : [
          {
            dueDate: daysFrom(-daysAfterBirth),
            endedOn: daysFrom(-daysAfterBirth),
            bornOn: daysFrom(-daysAfterBirth),
          },
        ]),
  ];
  return {
    sex,
    birthDate: birthDateOf(who),
    ...(pregnancies.length > 0 && { pregnancies }),
    ...(diabetes && { diabetes: { since: '2020-01-01', from: 'record' } }),
    ...(scale2 && { oxygenTargets: [{ since: '2025-01-01', prescriber: 'Dr. Sunita Deshpande' }] }),
    ...(symptoms && { symptoms: symptoms.map((symptom) => ({ at: NOON - 600, symptom })) }),
    ...(pressureBefore && {
      pressures: [
        {
          systolic: pressureBefore[0],
          diastolic: pressureBefore[1],
          at: NOON - pressureBefore[2] * 3600,
        },
      ],
    }),
    ...(protein && { proteins: [{ at: NOON - 3600, text: protein }] }),
  };
}

export const recordOf = ({ metric, values, mealSituation }: PublishedReading): JudgedRecord => ({
  metric,
  timestamp: NOON,
  values: values.map(([key, text, unit]) => ({ key, text, ...(unit !== '' && { unit }) })),
  ...(mealSituation && { mealSituation }),
});

/** What the product answers, in the words of the tables. */
export type Answered = 'critical' | 'review' | 'flag' | 'in reference' | 'no flag';

export function answered(
  faces: readonly (Pick<ValueStatus, 'kind'> | LabStatus)[],
  level: string | undefined,
): Answered {
  if (level === 'critical' || level === 'review') return level;
  if (faces.some(({ kind }) => kind === 'flag')) return 'flag';
  return faces.length > 0 && faces.every(({ kind }) => kind === 'in-range') ? 'in reference' : 'no flag';
}

/** Whether an answer is what is published. */
export function agrees(expected: Expected, answer: Answered): boolean {
  if (expected === 'not reassuring') return answer !== 'in reference';
  if (expected === 'alert') return answer === 'critical' || answer === 'review';
  return answer === expected;
}

const ageText = ({ years, months, days, born }: Patient): string => {
  if (born !== undefined) return `born ${born}`;
  if (days !== undefined) return `${days} days`;
  if (months !== undefined) return `${months} months`;
  return years === undefined ? 'of unknown age' : `${years} years`;
};

export function whoText(who: Patient): string {
  const { sex, weeksPregnant, daysAfterBirth, diabetes, scale2, symptoms, pressureBefore, protein } = who;
  const parts = [
    `${sex} ${ageText(who)}`,
    weeksPregnant !== undefined && `week ${weeksPregnant}`,
    daysAfterBirth !== undefined && `day ${daysAfterBirth} after birth`,
    diabetes && 'known diabetes',
    scale2 && 'oxygen scale 2',
    symptoms && `with ${symptoms.join(' and ')}`,
    pressureBefore && `after ${pressureBefore[0]}/${pressureBefore[1]} ${pressureBefore[2]} h ago`,
    protein && `protein ${protein}`,
  ];
  return parts.filter(Boolean).join(', ');
}

export const readingText = ({ metric, values, mealSituation = '' }: PublishedReading): string =>
  [metric, values.map(([key, text, unit]) => `${key} ${text} ${unit}`).join(', '), mealSituation]
    .filter(Boolean)
    .join(' ');
