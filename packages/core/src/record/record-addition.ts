import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Things that can be added to a record in one click: component QUICK_ADD of specification 3.3. */
export const RECORD_ADDITIONS = [
  'reading',
  'note',
  'task',
  'prescription',
  'lab-order',
  'lab-results',
  'case-sheet',
  'referral',
  'report',
  'booking',
  'message',
  'score',
  'goal',
] as const;
export type RecordAddition = (typeof RECORD_ADDITIONS)[number];

export const isRecordAddition = (key: string): key is RecordAddition =>
  RECORD_ADDITIONS.some((thing) => thing === key);

const LABELS = words.labels satisfies CodedLabels<RecordAddition>;

export const recordAdditionLabel = (thing: string, locale?: string): string =>
  codedLabel(LABELS, thing, locale);
