import type { LineToDose } from '../dose/line-to-dose.ts';
import type { PrescribedLine } from '../prescribed-line.ts';

/** The checked fields of a line. An incomplete line is checked as far as possible. */
export type LineToCheck = Pick<
  PrescribedLine,
  'medicine' | 'form' | 'route' | 'frequency' | 'days' | 'reason'
> &
  LineToDose;

/** Returns a line with only a medicine, whose dose can't be checked. */
export const nameAlone = (medicine: string): LineToCheck => ({
  ...{ medicine, strength: '', form: null, route: null, amount: null, times: null, unit: '' },
  ...{ frequency: 'OD', days: null, reason: '', instructions: '' },
});
