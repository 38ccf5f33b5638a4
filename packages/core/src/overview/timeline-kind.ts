import {
  READS_CALLS,
  READS_NOTES,
  READS_PATIENT_ENCOUNTERS,
  READS_PATIENT_TASKS,
  READS_RECORD,
} from '#access';
import { type CodedLabels, codedLabel } from '#formatting';
import { decideRight } from '#navigation';
import * as words from './words/en.ts';

/** Kinds of events, each with the call whose right it needs. */
const LISTED_BY = {
  call: READS_CALLS,
  encounter: READS_PATIENT_ENCOUNTERS,
  alert: READS_RECORD,
  note: READS_NOTES,
  report: READS_NOTES,
  score: READS_RECORD,
  'case-sheet': READS_RECORD,
  prescription: READS_RECORD,
  'lab-order': READS_RECORD,
  'lab-report': READS_RECORD,
  referral: READS_PATIENT_TASKS,
  message: READS_NOTES,
  imported: READS_RECORD,
} as const;

export type TimelineKind = keyof typeof LISTED_BY;
export const TIMELINE_KINDS = Object.keys(LISTED_BY) as readonly TimelineKind[];

/** Returns the kinds that these scopes can read. */
export const readableKinds = (scopes: readonly string[]): readonly TimelineKind[] =>
  TIMELINE_KINDS.filter((kind) => decideRight(LISTED_BY[kind], scopes).allowed);

const LABELS = words.labels satisfies CodedLabels<TimelineKind>;

export const timelineKindLabel = (kind: string, locale?: string): string => codedLabel(LABELS, kind, locale);
