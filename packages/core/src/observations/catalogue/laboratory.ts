import { wordLabel } from '#formatting';
import * as observationsWords from '../words/en.ts';
import { event, type FlagTable } from './definition.ts';

/** Lab results without a metric of their own. Each is a reading; the key of its value is the test's key. */
export const laboratory = {
  laboratory: event({
    labels: wordLabel(observationsWords.laboratory, 'laboratoryResult'),
    path: '/labs/readings',
  }),
};

/** Flags of lab results. The test's name is shown next to them, so the words are the same for all. */
export const LABORATORY_FLAGS = {
  'laboratory:critical-low': {
    label: wordLabel(observationsWords.laboratoryFlags, 'laboratory:critical-low'),
    act: 'doctor-now',
  },
  'laboratory:very-low': {
    label: wordLabel(observationsWords.laboratoryFlags, 'laboratory:very-low'),
    act: 'doctor-today',
  },
  'laboratory:low': { label: wordLabel(observationsWords.laboratoryFlags, 'laboratory:low') },
  'laboratory:high': { label: wordLabel(observationsWords.laboratoryFlags, 'laboratory:high') },
  'laboratory:very-high': {
    label: wordLabel(observationsWords.laboratoryFlags, 'laboratory:very-high'),
    act: 'doctor-today',
  },
  'laboratory:critical-high': {
    label: wordLabel(observationsWords.laboratoryFlags, 'laboratory:critical-high'),
    act: 'doctor-now',
  },
  'laboratory:abnormal': { label: wordLabel(observationsWords.laboratoryFlags, 'laboratory:abnormal') },
} as const satisfies FlagTable;
export type LaboratoryFlag = keyof typeof LABORATORY_FLAGS;
