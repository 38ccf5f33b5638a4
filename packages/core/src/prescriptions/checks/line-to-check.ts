import type { LineToDose } from '../dose/dose-of-line.ts';
import type { PrescribedLine } from '../prescribed-line.ts';

/** What of a line is checked. A line that is not complete is checked by what is there. */
export type LineToCheck = Pick<
  PrescribedLine,
  'medicine' | 'form' | 'route' | 'frequency' | 'days' | 'reason'
> &
  LineToDose;

/** A line whose medicine alone is known: nothing of its dose can be judged. */
export const nameAlone = (medicine: string): LineToCheck => ({
  ...{ medicine, strength: '', form: null, route: null, amount: null, times: null, unit: '' },
  ...{ frequency: 'OD', days: null, reason: '', instructions: '' },
});
