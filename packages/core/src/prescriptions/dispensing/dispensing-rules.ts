import type { Label } from '#formatting';
import type { Schedule } from '../law/schedules.ts';

/** What a schedule asks of the supply of a line, apart from never more than it orders. */
export interface DispensingRule {
  readonly schedule: Schedule;
  /** `always`: one supply, the rest lapses; `endless`: one supply of a line that does not say for how long. */
  readonly once: 'always' | 'endless' | undefined;
  /** The most pieces at a time; the second number for a line without an end. */
  readonly most: readonly [usual: number, endless: number] | undefined;
  /** Whether each supply is an entry in the register. */
  readonly isRegistered: boolean;
  readonly name: Label;
  readonly source: string;
}

const DRUGS_RULES = 'Drugs Rules 1945, rule 65(11)';

/** Schedule H: the line itself states for how long, and a line without an end is dispensed as it continues. */
const DISPENSING_RULES: readonly DispensingRule[] = [
  {
    schedule: 'X',
    once: 'always',
    most: undefined,
    isRegistered: false,
    name: { en: 'Schedule X', hi: 'अनुसूची X' },
    source: DRUGS_RULES,
  },
  {
    schedule: 'NDPS',
    once: undefined,
    most: [100, 300],
    isRegistered: false,
    name: { en: 'NDPS Act', hi: 'NDPS अधिनियम' },
    source: 'NDPS Rules 1985, rule 66',
  },
  {
    schedule: 'H1',
    once: 'endless',
    most: undefined,
    isRegistered: true,
    name: { en: 'Schedule H1', hi: 'अनुसूची H1' },
    source: 'Drugs Rules 1945, rules 65(3)(h) and 65(11)',
  },
];

export const rulesOf = (schedules: readonly Schedule[]): readonly DispensingRule[] =>
  DISPENSING_RULES.filter(({ schedule }) => schedules.includes(schedule));

/** For so many years the register of Schedule H1 is retained (Drugs Rules 1945, rule 65(3)(h)). */
export const REGISTER_YEARS = 3;
