import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { type FlagTable, metric, worded } from './definition.ts';

/** Protein or glucose on a urine dipstick, an ordered list. `nil` is a result, not a missing one. */
export const URINE_DIPSTICK = ['nil', 'trace', '1+', '2+', '3+', '4+'] as const;
export type UrineDipstick = (typeof URINE_DIPSTICK)[number];

const urineProtein = worded('urineProtein', wordLabel(words.urine, 'proteinInUrine'), URINE_DIPSTICK);
const urineGlucose = worded('urineGlucose', wordLabel(words.urine, 'glucoseInUrine'), URINE_DIPSTICK);

const entry = { decimals: 0 } as const;

export const urineTests = {
  /** The two fields of a dipstick (reading type `urine_2p`). A lab's mg/dL has its own code. */
  urine: metric({
    labels: wordLabel(words.urine, 'urineTwoParameters'),
    group: 'urine',
    values: {
      protein: { of: urineProtein, loinc: ['20454-5'], entry },
      glucose: { of: urineGlucose, loinc: ['25428-4'], entry },
    },
    trends: [
      { key: 'urineProtein', values: ['protein'] },
      { key: 'urineGlucose', values: ['glucose'] },
    ],
  }),
};

export const URINE_FLAGS = {
  'urine-protein:trace': { label: wordLabel(words.urineFlags, 'urine-protein:trace') },
  'urine-protein:present': {
    label: wordLabel(words.urineFlags, 'urine-protein:present'),
    act: 'doctor-today',
  },
  'urine-protein:dangerous': {
    label: wordLabel(words.urineFlags, 'urine-protein:dangerous'),
    act: 'hospital-now',
  },
} as const satisfies FlagTable;
