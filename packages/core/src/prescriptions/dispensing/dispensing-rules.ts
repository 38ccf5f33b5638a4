import { type Label, wordLabel } from '#formatting';
import type { Schedule } from '../law/schedules.ts';
import * as words from './words/en.ts';

/** What a schedule requires of supplies, in addition to the ordered quantity. */
export interface DispensingRule {
  readonly schedule: Schedule;
  /** `always`: a single supply, the rest lapses; `endless`: a single supply for lines without an end. */
  readonly once: 'always' | 'endless' | undefined;
  /** Maximum pieces at a time; the second number is for lines without an end. */
  readonly most: readonly [usual: number, endless: number] | undefined;
  /** Whether each supply goes into the register. */
  readonly isRegistered: boolean;
  readonly name: Label;
  readonly source: string;
}

const DRUGS_RULES = 'Drugs Rules 1945, rule 65(11)';

/** Schedule H: the line states its own duration, and lines without an end are dispensed as they continue. */
const DISPENSING_RULES: readonly DispensingRule[] = [
  {
    schedule: 'X',
    once: 'always',
    most: undefined,
    isRegistered: false,
    name: wordLabel(words.dispensingRules, 'scheduleX'),
    source: DRUGS_RULES,
  },
  {
    schedule: 'NDPS',
    once: undefined,
    most: [100, 300],
    isRegistered: false,
    name: wordLabel(words.dispensingRules, 'ndpsAct'),
    source: 'NDPS Rules 1985, rule 66',
  },
  {
    schedule: 'H1',
    once: 'endless',
    most: undefined,
    isRegistered: true,
    name: wordLabel(words.dispensingRules, 'scheduleH1'),
    source: 'Drugs Rules 1945, rules 65(3)(h) and 65(11)',
  },
];

export const rulesOf = (schedules: readonly Schedule[]): readonly DispensingRule[] =>
  DISPENSING_RULES.filter(({ schedule }) => schedules.includes(schedule));

/** Years for which the Schedule H1 register is retained (Drugs Rules 1945, rule 65(3)(h)). */
export const REGISTER_YEARS = 3;
