import { DIET } from '../sections/diet.ts';
import { HABITS } from '../sections/habits.ts';
import { PHYSICAL_ACTIVITY } from '../sections/physical-activity.ts';
import { WORK_LIFE } from '../sections/work-life.ts';
import type { SectionsOf } from './sections-of.ts';

export const LIFESTYLE_SHEETS: SectionsOf<'lifestyle'> = { DIET, PHYSICAL_ACTIVITY, WORK_LIFE, HABITS };
