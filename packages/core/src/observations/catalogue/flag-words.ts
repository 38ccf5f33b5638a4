import type { Label } from '#formatting';
import type { Act } from '../act.ts';

/** A flag in a coach's words: what is wrong, without score names or diagnoses. */
export interface FlagWords extends Label {
  /** What a coach does about it; absent if the clinician's next review is enough. */
  readonly act?: Act;
}

/** Flags by code: the rule and its category. */
export type FlagTable = Readonly<Record<`${string}:${string}`, FlagWords>>;
