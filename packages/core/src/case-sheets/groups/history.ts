import { ALLERGIES } from '../sections/allergies.ts';
import type { SectionsOf } from './sections-of.ts';

export const HISTORY_SHEETS: SectionsOf<'history'> = { ALLERGIES };
