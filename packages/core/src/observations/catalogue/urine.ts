import { metric, worded } from './definition.ts';
import type { FlagTable } from './flag-words.ts';

/** Protein or glucose on a urine dipstick, an ordered list. `nil` is a result, not a missing one. */
export const URINE_DIPSTICK = ['nil', 'trace', '1+', '2+', '3+', '4+'] as const;
export type UrineDipstick = (typeof URINE_DIPSTICK)[number];

const urineProtein = worded('urineProtein', { en: 'Protein in urine', hi: 'पेशाब में प्रोटीन' }, URINE_DIPSTICK);
const urineGlucose = worded('urineGlucose', { en: 'Glucose in urine', hi: 'पेशाब में ग्लूकोज़' }, URINE_DIPSTICK);

const entry = { decimals: 0 } as const;

export const urineTests = {
  /** The two fields of a dipstick (reading type `urine_2p`). A lab's mg/dL has its own code. */
  urine: metric({
    labels: { en: 'Urine, two parameters', hi: 'मूत्र, दो मानक' },
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
  'urine-protein:trace': { en: 'Trace of protein in urine', hi: 'पेशाब में थोड़ा प्रोटीन' },
  'urine-protein:present': {
    en: 'Protein in urine in pregnancy',
    hi: 'गर्भावस्था में पेशाब में प्रोटीन',
    act: 'doctor-today',
  },
  'urine-protein:dangerous': {
    en: 'Protein in urine with high blood pressure in pregnancy',
    hi: 'गर्भावस्था में अधिक रक्तचाप के साथ पेशाब में प्रोटीन',
    act: 'hospital-now',
  },
} as const satisfies FlagTable;
