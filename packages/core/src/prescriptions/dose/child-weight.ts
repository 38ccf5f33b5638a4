import { numberOfDay, phrase, wordLabel } from '#formatting';
import type { JudgedPatient } from '../checks/judged-patient.ts';
import type { MedicineFinding } from '../checks/medicine-finding.ts';
import { substanceText } from './dose-words.ts';
import { greatestWeight } from './limits/greatest-weights.ts';
import * as doseWords from './words/en.ts';

const MONTHS_OF_INFANT = 24;
const DAYS_OF_INFANT_WEIGHT = 31;
const DAYS_OF_CHILD_WEIGHT = 366;

/** How reliable a patient's weight is. */
export interface UsedWeight {
  /** Undefined if nothing can be assumed. */
  readonly kg: number | undefined;
  readonly state: 'current' | 'old' | 'greatest-of-age' | 'missing';
}

function daysSince(on: string, today: string): number {
  const [then, now] = [numberOfDay(on), numberOfDay(today)];
  return then === undefined || now === undefined ? Number.POSITIVE_INFINITY : now - then;
}

/** Returns the weight for dosing; for a child without one, the highest that is likely at this age. */
export function usedWeight({ weight, age, today }: JudgedPatient): UsedWeight {
  if (!weight) {
    const kg = age && greatestWeight(age.months);
    return { kg, state: kg === undefined ? 'missing' : 'greatest-of-age' };
  }
  const isInfant = age !== undefined && age.months < MONTHS_OF_INFANT;
  const most = isInfant ? DAYS_OF_INFANT_WEIGHT : DAYS_OF_CHILD_WEIGHT;
  return { kg: weight.value, state: daysSince(weight.on, today) > most ? 'old' : 'current' };
}

/** Asks for a weight that a dose depends on and that is missing or too old. */
export function weightFinding(
  substance: string,
  { state }: UsedWeight,
  { weight }: JudgedPatient,
): MedicineFinding | undefined {
  if (state === 'current') return undefined;
  const name = substanceText(substance);
  const isOld = state === 'old' && weight !== undefined;
  return {
    kind: 'weight',
    severity: 'important',
    rule: isOld ? 'weight/old' : 'weight/missing',
    about: '',
    problem: isOld
      ? phrase(doseWords.childWeight, 'weightOutdated', {
          name,
          value: weight.value,
          on: weight.on,
        })
      : phrase(doseWords.childWeight, 'weightMissing', { name }),
    act: wordLabel(doseWords.childWeight, 'weightAct'),
    source: 'BNFc; WHO pocket book',
  };
}
