import type { Label } from '#formatting';
import type { Act } from '../act.ts';

/** A flag in the words of a coach: what is wrong, never the name of a score alone and never a diagnosis. */
export interface FlagWords extends Label {
  /** What a coach does about it; nothing but a clinician's next look where it is left out. */
  readonly act?: Act;
}

/** Flags by their code: the rule that says it and the rule's own category. */
export type FlagTable = Readonly<Record<`${string}:${string}`, FlagWords>>;
