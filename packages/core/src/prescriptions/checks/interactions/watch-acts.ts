import { type Label, wordLabels } from '#formatting';
import * as words from '../words/en.ts';

/** What to monitor or separate if two medicines can be combined. */
export const WATCH_ACTS = wordLabels(words.watchActsLabels) satisfies Readonly<Record<string, Label>>;
