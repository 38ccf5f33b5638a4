import type { ReadingType } from './reading-type.ts';

/** Reading types stored as files: pictures and documents of an examination (specification 3.3). */
export const EXAMINATIONS = [
  'ecg',
  'dermascopy',
  'otoscopy',
  'mede_document',
] as const satisfies readonly ReadingType[];
export type Examination = (typeof EXAMINATIONS)[number];

export const isExamination = (key: string): key is Examination => EXAMINATIONS.some((one) => one === key);
