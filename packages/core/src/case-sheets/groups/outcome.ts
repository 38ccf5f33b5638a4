import { ADVICE } from '../sections/advice.ts';
import type { SectionsOf } from './sections-of.ts';

export const OUTCOME_SHEETS: SectionsOf<'outcome'> = { ADVICE };
