import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Events that change the status of an encounter (specification 4). */
export const LIFECYCLE_EVENTS = [
  'create',
  'assign_care_provider',
  'accept',
  'decline',
  'reject',
  'complete',
  'cancel',
] as const;
export type LifecycleEvent = (typeof LIFECYCLE_EVENTS)[number];

/** Events that change the status: those of the specification, and `reopen` (decision 0081). */
export const STATUS_EVENTS = [...LIFECYCLE_EVENTS, 'reopen'] as const;
export type StatusEvent = (typeof STATUS_EVENTS)[number];

const LIFECYCLE_EVENT_LABELS = words.lifecycleEventLabels satisfies CodedLabels<StatusEvent>;

export function lifecycleEventLabel(event: string, locale?: string): string {
  return codedLabel(LIFECYCLE_EVENT_LABELS, event, locale);
}
