import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Things that can be added to a record in one click: component QUICK_ADD of specification 3.3. */
export const ADDED_THINGS = [
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
export type AddedThing = (typeof ADDED_THINGS)[number];

export const isAddedThing = (key: string): key is AddedThing => ADDED_THINGS.some((thing) => thing === key);

const LABELS = words.labels satisfies CodedLabels<AddedThing>;

export const addedThingLabel = (thing: string, locale?: string): string => codedLabel(LABELS, thing, locale);
