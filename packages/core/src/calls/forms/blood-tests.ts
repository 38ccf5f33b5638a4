import type { AnswersOf } from '#forms';
import { asked, choice, counted, date, line, measured, section, when } from './fields.ts';

/** Results of the tests that answer a question and measure nothing; a test not done is an answer too. */
const RESULTS_WITH_DATE = ['NON_REACTIVE', 'REACTIVE', 'INDETERMINATE'] as const;

/** How much a dipstick shows: an order, never a number; nil is a result. */
const DIPSTICK = ['NIL', 'TRACE', 'PLUS_1', 'PLUS_2', 'PLUS_3', 'PLUS_4'] as const;

export const hemoglobin = section('hemoglobin', [
  measured('value', 'hemoglobin', {
    required: true,
    units: ['g/dL', 'g/L'],
    reading: { metric: 'hemoglobin', part: 'value', subject: 'patient' },
  }),
  date('date', { reading: { metric: 'hemoglobin', part: 'date', subject: 'patient' } }),
]);

/**
 * Complete blood picture. Its limits are our own: they let every value pass that a living patient was reported with,
 * and stop a count that was read off in lakhs or thousands. Haemoglobin is a section of its own.
 */
export const cbp = section('cbp', [
  counted('whiteCells', { min: 50, max: 1_000_000 }, { unit: '/uL' }),
  counted('platelets', { min: 1, max: 10_000 }, { unit: '10*3/uL' }),
  counted('packedCellVolume', { min: 3, max: 80 }, { unit: '%', decimals: 1 }),
  counted('meanCellVolume', { min: 30, max: 180 }, { unit: 'fL', decimals: 1 }),
  date('date'),
]);

/** Complete urine examination. Pus cells are reported as a range, such as 2-4. */
export const cue = section('cue', [
  choice('protein', DIPSTICK),
  choice('sugar', DIPSTICK),
  line('pusCells', { maxLength: 20 }),
  date('date'),
]);

const result = () => choice('result', [...RESULTS_WITH_DATE, 'NOT_DONE'], { required: true });
const resultDate = () => asked('done', when('result', ...RESULTS_WITH_DATE), [date('date')]);

export const hiv = section('hiv', [result(), resultDate()]);
export const vdrl = section('vdrl', [result(), resultDate()]);
export const hbsag = section('hbsag', [result(), resultDate()]);

export type Hemoglobin = AnswersOf<typeof hemoglobin>;
export type CBP = AnswersOf<typeof cbp>;
export type CUE = AnswersOf<typeof cue>;
export type HIV = AnswersOf<typeof hiv>;
export type VDRL = AnswersOf<typeof vdrl>;
export type HBsAg = AnswersOf<typeof hbsag>;
