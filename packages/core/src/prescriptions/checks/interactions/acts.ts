import { type Label, wordLabels } from '#formatting';
import * as words from '../words/en.ts';

/** What to do about two medicines. `{a}` and `{b}` are the two sides of a row. */
export const ACTS = wordLabels(words.actsLabels) satisfies Readonly<Record<string, Label>>;

/** What to monitor or separate if two medicines can be combined. */
export const WATCH_ACTS = wordLabels(words.watchActsLabels) satisfies Readonly<Record<string, Label>>;
