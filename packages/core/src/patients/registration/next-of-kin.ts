import { type CodedLabels, codedLabel } from '#formatting';
import * as words from '../words/en.ts';

/** Relations of next of kin. */
export const KIN_RELATIONS = [
  'husband',
  'wife',
  'mother',
  'father',
  'son',
  'daughter',
  'brother',
  'sister',
  'other-relative',
  'friend',
  'neighbour',
  'guardian',
] as const;
export type KinRelation = (typeof KIN_RELATIONS)[number];

const KIN_RELATION_LABELS = words.kinRelation satisfies CodedLabels<KinRelation>;

export function kinRelationLabel(key: string, locale?: string): string {
  return codedLabel(KIN_RELATION_LABELS, key, locale);
}
