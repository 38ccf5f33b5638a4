import { phrase, wordLabel } from '#formatting';
import type { MedicineFinding, ReadLine } from '../checks/medicine-finding.ts';
import type { StepOfDose } from './dose-of-line.ts';
import { LOWER_DOSE, substanceText } from './dose-words.ts';
import * as doseWords from './words/en.ts';

/** A misplaced decimal point multiplies by 10; BNF titrations double or triple a dose. */
const SLIP_TIMES = 5;
const SOURCE = 'ISMP (tenfold errors)';

interface Rise {
  /** The higher step, counted from 1. */
  readonly step: number;
  readonly times: number;
}

const risesOf = (steps: readonly StepOfDose[]): readonly Rise[] =>
  steps.flatMap(({ share }, index) => {
    const before = steps[index - 1]?.share ?? share;
    return share > before && before > 0 ? [{ step: index + 1, times: share / before }] : [];
  });

const rounded = (times: number): string => String(Math.round(times * 10) / 10);

/**
 * Returns findings about a taper in which a step rises, or a step that is many times the previous one: likely typing
 * errors.
 */
export function stepFindings({ name, dose }: ReadLine): readonly MedicineFinding[] {
  const steps = dose.steps ?? [];
  const rises = risesOf(steps);
  const highest = rises.toSorted((one, other) => other.times - one.times)[0];
  const isSlip = highest !== undefined && highest.times >= SLIP_TIMES;
  const falls = steps.some(({ share }, index) => share < (steps[index - 1]?.share ?? share));
  if (!highest || (!isSlip && !falls)) return [];
  const { step, times } = highest;
  const text = substanceText(name);
  return [
    {
      kind: 'dose',
      severity: isSlip ? 'severe' : 'important',
      rule: isSlip ? 'steps/many-times' : 'steps/up-and-down',
      about: '',
      problem: isSlip
        ? phrase(doseWords.stepFindings, 'steepStep', { text, step, rounded: rounded(times) })
        : phrase(doseWords.stepFindings, 'downAndUp', { text, step }),
      act: isSlip ? LOWER_DOSE : wordLabel(doseWords.stepFindings, 'checkEachStep'),
      source: SOURCE,
    },
  ];
}
